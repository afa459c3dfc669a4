// A scan of this machine's PATH and of 200 programs that describe themselves, beside the protocol's own loop: node bench/scan.mjs
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, environment, scratch } from './measure.mjs'

const COUNT = 200
const atip = join(import.meta.dirname, '..', 'bin', 'atip.cjs')
const directory = scratch()
const tools = join(directory, 'tools')
mkdirSync(tools)

const FORMS = {
  sh: text => `#!/bin/sh\nif [ "$1" = --agent ]; then\ncat <<'JSON'\n${text}\nJSON\nexit 0\nfi\nexit 64\n`,
  python3: text =>
    `#!/usr/bin/env python3\nimport sys\nif "--agent" in sys.argv:\n    print('''${text}''')\n    sys.exit(0)\nsys.exit(64)\n`,
  node: text =>
    `#!/usr/bin/env node\nif (process.argv.includes('--agent')) {\n  console.log(${JSON.stringify(text)})\n  process.exit(0)\n}\nprocess.exit(64)\n`,
}
const forms = Object.keys(FORMS).filter(it => it === 'sh' || spawnSync(it, ['--version']).status === 0)
for (let at = 0; at < COUNT; at++) {
  const name = `bench-tool-${at}`
  const text = JSON.stringify({
    atip: '0.1',
    name,
    version: '1.0.0',
    description: `Tool ${at}`,
    commands: { list: { description: 'List', effects: { network: false } } },
  })
  writeFileSync(join(tools, name), FORMS[forms[at % forms.length]](text))
  chmodSync(join(tools, name), 0o755)
}

const PATH = `${tools}:${process.env.PATH}`
const env = environment(directory, { PATH })

/** Wall and CPU seconds of a shell script, children included, and what it printed. */
const time = script => {
  const result = spawnSync('bash', ['-c', `TIMEFORMAT='atip-times %R %U %S'; time { ${script}; }`], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const [wall, user, system] = /atip-times (\S+) (\S+) (\S+)\s*$/.exec(result.stderr).slice(1).map(Number)
  return { wall, cpu: user + system, stdout: result.stdout }
}

const clear = () => {
  for (const name of ['data', 'cache']) rmSync(join(directory, name), { recursive: true, force: true })
}

const node = process.execPath
clear()
time(`${node} ${atip} scan --json`) // what lies in the page cache should be the same for all

const rows = {}
let settled
for (const concurrency of [1, 4, 8]) {
  clear()
  const { wall, cpu, stdout } = time(`${node} ${atip} scan --json --concurrency ${concurrency}`)
  const result = JSON.parse(stdout)
  settled = { executables: result.executables, run: result.executed, ...result.settled }
  const found = result.added.filter(it => it.startsWith('bench-tool-')).length
  rows[`scan, concurrency ${concurrency}`] = {
    'wall s': wall.toFixed(2),
    'cpu s': cpu.toFixed(2),
    run: result.executed,
    'found of 200': found,
    'timed out': result.timedOut.length,
  }
}
for (const concurrency of [1, 4, 8]) {
  clear()
  const { wall, cpu, stdout } = time(`${node} ${atip} scan ${tools} --json --concurrency ${concurrency}`)
  const result = JSON.parse(stdout)
  const found = result.added.filter(it => it.startsWith('bench-tool-')).length
  rows[`the 200 alone, concurrency ${concurrency}`] = {
    'wall s': wall.toFixed(2),
    'cpu s': cpu.toFixed(2),
    run: result.executed,
    'found of 200': found,
    'timed out': result.timedOut.length,
  }
}
const naive = time(`for f in ${tools}/*; do timeout 2 "$f" --agent; done`)
rows['the 200 in the naive loop'] = {
  'wall s': naive.wall.toFixed(2),
  'cpu s': naive.cpu.toFixed(2),
  run: COUNT,
  'found of 200': naive.stdout.split('"atip"').length - 1,
  'timed out': '',
}
console.log('How candidates were settled')
console.table(settled)
console.table(rows)
for (const concurrency of [1, 4, 8]) {
  const ratio = Number(rows[`the 200 alone, concurrency ${concurrency}`]['wall s']) / naive.wall
  console.log(`the 200 alone at concurrency ${concurrency}: ${ratio.toFixed(2)} of the naive loop's wall time`)
}

clear()
time(`${node} ${atip} scan --json`)
const again = JSON.parse(time(`${node} ${atip} scan --json`).stdout)
console.log(`second scan: executed ${again.executed}, written ${again.written}`)
compare('second scan', { 'scan, nothing changed': { argv: [node, atip, 'scan'], env, budget: 1.15 } }, { directory, runs: 30 })
