// What the snippet of `atip init` adds to the start of a shell where nothing changed, by the shell's own clock: node bench/shell-start.mjs
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, scratch } from './measure.mjs'

const RUNS = 50
const atip = join(import.meta.dirname, '..', 'bin', 'atip.cjs')
const directory = scratch()
const home = join(directory, 'home')
mkdirSync(home)
const env = environment(directory, { HOME: home, TERM: 'dumb' })

const median = values => values.toSorted((a, b) => a - b)[values.length >> 1]

const init = shell => join(directory, 'config', 'agent-tools', `init.${shell}`)

/** Prints the microseconds that `source` took; fish has no clock, but a keyword. */
const SHELLS = {
  bash: {
    argv: ['bash', '--norc', '-i', '-c', `a=$EPOCHREALTIME; . ${init('bash')}; b=$EPOCHREALTIME; echo $((\${b/[.,]/} - \${a/[.,]/}))`],
    took: stdout => Number(stdout),
  },
  zsh: {
    argv: [
      'zsh',
      '-f',
      '-i',
      '-c',
      `zmodload zsh/datetime; a=$EPOCHREALTIME; . ${init('zsh')}; b=$EPOCHREALTIME; printf '%d' $(( (b - a) * 1000000 ))`,
    ],
    took: stdout => Number(stdout),
  },
  fish: {
    argv: ['fish', '--no-config', '-i', '-c', `time source ${init('fish')}`],
    took: (_, stderr) => {
      const [, figure, unit] = /Executed in\s+([\d.]+) (micros|millis|secs)/.exec(stderr)
      return Number(figure) * { micros: 1, millis: 1000, secs: 1_000_000 }[unit]
    },
  },
}

/** Programs and forks of a start; fish's own threads are none. */
const startedBy = argv => {
  const trace = join(directory, 'trace')
  const { error } = spawnSync('strace', ['-f', '-o', trace, '-e', 'trace=execve,clone,clone3,fork,vfork', ...argv], { env })
  if (error !== undefined) return 'unknown: needs strace'
  const calls = readFileSync(trace, 'utf8')
    .split('\n')
    .filter(line => / (?:execve|clone3?|v?fork)\(/.test(line))
  return calls.filter(line => !line.includes('CLONE_THREAD')).length - 1
}

const installed = Object.keys(SHELLS).filter(shell => spawnSync(shell, ['--version']).status === 0)
for (const shell of installed) execFileSync(process.execPath, [atip, 'init', shell, '--write'], { env, stdio: 'ignore' })
execFileSync(process.execPath, [atip, 'scan', '--quiet'], { env })

const times = Object.fromEntries(installed.map(shell => [shell, []]))
for (let run = 0; run < RUNS; run++) {
  for (const shell of installed) {
    const { argv, took } = SHELLS[shell]
    const result = spawnSync(argv[0], argv.slice(1), { env, encoding: 'utf8' })
    times[shell].push(took(result.stdout.trim(), result.stderr) / 1000)
  }
}
if (existsSync(join(directory, 'data', 'agent-tools', 'scanned.lock'))) throw new Error('a shell started a scan')

const rows = installed.map(shell => ({
  shell,
  'median ms': median(times[shell]).toFixed(2),
  'least ms': Math.min(...times[shell]).toFixed(2),
  'processes started': startedBy(SHELLS[shell].argv),
  'goal ms': '1.00',
  '': median(times[shell]) < 1 ? 'within' : 'over',
}))
console.log(`added to the start of a shell, nothing changed, ${env.PATH.split(':').length} directories in PATH (${RUNS} runs each)`)
console.table(rows)
