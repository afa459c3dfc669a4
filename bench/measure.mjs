// Runs commands many times, interleaved, and compares medians with those of an empty CommonJS file in the same run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const median = values => values.toSorted((a, b) => a - b)[values.length >> 1]

/** A directory for one bench, removed at the end of the process. */
export const scratch = () => {
  const directory = mkdtempSync(join(tmpdir(), 'atip-bench-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** An environment in which nothing of the user's is read or written. Extra certificates cost every start of Node 20 some 50 ms. */
export const environment = (directory, more = {}) => {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  return {
    ...env,
    XDG_DATA_HOME: join(directory, 'data'),
    XDG_CACHE_HOME: join(directory, 'cache'),
    XDG_CONFIG_HOME: join(directory, 'config'),
    ...more,
  }
}

/** One run of `argv` under bash's `time`: wall, user and system seconds, children included. */
const timed = ({ argv, env, input = '', status = 0, stdout }) => {
  const script = `TIMEFORMAT='atip-times %R %U %S'; time "$@"`
  const result = spawnSync('bash', ['-c', script, 'bash', ...argv], { env, input, encoding: 'utf8', maxBuffer: 1 << 28 })
  const times = /atip-times (\S+) (\S+) (\S+)\s*$/.exec(result.stderr)
  if (result.status !== status || times === null) throw new Error(`${argv.join(' ')}: status ${result.status}\n${result.stderr}`)
  if (stdout !== undefined && !stdout(result.stdout))
    throw new Error(`${argv.join(' ')}: unexpected output\n${result.stdout.slice(0, 400)}`)
  const [wall, user, system] = times.slice(1).map(Number)
  return { wall: wall * 1000, cpu: (user + system) * 1000 }
}

/**
 * Prints a table: median wall and CPU milliseconds of each case, and their ratios to the case `empty`. Output and exit status of every
 * run are checked. `budget` is a ratio of CPU times.
 */
export const compare = (title, cases, { runs = 40, directory }) => {
  const empty = join(directory, 'empty.cjs')
  writeFileSync(empty, '')
  const all = { empty: { argv: [process.execPath, empty], env: environment(directory) }, ...cases }
  const times = Object.fromEntries(Object.keys(all).map(name => [name, { wall: [], cpu: [] }]))
  for (let run = 0; run < runs; run++) {
    for (const [name, it] of Object.entries(all)) {
      const { wall, cpu } = timed(it)
      times[name].wall.push(wall)
      times[name].cpu.push(cpu)
    }
  }
  const base = { wall: median(times.empty.wall), cpu: median(times.empty.cpu) }
  const rows = Object.entries(all).map(([name, { budget }]) => {
    const wall = median(times[name].wall)
    const cpu = median(times[name].cpu)
    return {
      case: name,
      'wall ms': wall.toFixed(1),
      'cpu ms': cpu.toFixed(1),
      'wall ratio': (wall / base.wall).toFixed(2),
      'cpu ratio': (cpu / base.cpu).toFixed(2),
      budget: budget === undefined ? '' : budget.toFixed(2),
      '': budget === undefined ? '' : cpu / base.cpu <= budget ? 'within' : 'over',
    }
  })
  console.log(`${title} (${runs} runs each, medians)`)
  console.table(rows)
}
