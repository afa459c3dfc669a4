// What calls cost whoever reads their answers, in tokens of o200k_base: node bench/tokens.mjs [ANOTHER CHECKOUT, BUILT]
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { environment, scratch } from './measure.mjs'

const here = join(import.meta.dirname, '..')

/** As many as a machine of somebody who develops has. */
const INSTALLED = 250

/** Named everywhere in the guide: they are installed, whatever their place in the alphabet. */
const NAMED = ['gh', 'git', 'jq', 'unzip', 'ss', 'lsof', 'zip', 'rg', 'ssh', 'docker']

/** Each as an agent types it; `most`: the tokens that it may cost. */
const CALLS = [
  { argv: ['list'], most: 4000 },
  { argv: ['list', '--all'], most: 4000 },
  { argv: ['show', 'git'], most: 8000 },
  { argv: ['show', 'gh'], most: 8000 },
  { argv: ['show', 'jq'], most: 600 },
  { argv: ['show', 'git', 'push'], most: 600 },
  { argv: ['show', 'gh', 'pr', 'merge'], most: 600 },
  { argv: ['show', 'git', '--full'] },
  { argv: ['--agent'] },
  { argv: ['--llms'], most: 900 },
  { argv: ['search', 'extract a zip'], most: 500 },
  { argv: ['search', 'undo last commit'], most: 500 },
  { argv: ['check', 'git push --force'], status: 10 },
  { argv: ['which', 'git'] },
]

/**
 * What wevm/incur says of its own, in its README ("Session savings": a program of 20 commands, answers in full; which tokenizer is not
 * said), beside the call here that does the same for every program on a machine.
 */
const INCUR = [
  { what: 'session start: what is there', incur: 805, 'one skill': 624, MCP: 6747, call: '--llms' },
  { what: 'discovery: how one thing is called', incur: 387, 'one skill': 11489, MCP: 0, call: 'show gh pr merge' },
]

/** A machine with programs that do nothing, of the names that packaged documents describe. */
const machine = root => {
  const directory = scratch()
  const bin = join(directory, 'bin')
  mkdirSync(bin)
  const names = readdirSync(join(here, 'shims')).map(name => name.replace(/\.json$/, ''))
  const others = names.filter(name => /^[\w.+-]+$/.test(name) && !NAMED.includes(name))
  for (const name of [...NAMED, ...others].slice(0, INSTALLED)) {
    writeFileSync(join(bin, name), '#!/bin/sh\n')
    chmodSync(join(bin, name), 0o755)
  }
  const env = environment(directory, { PATH: bin, HOME: directory, XDG_DATA_DIRS: join(directory, 'share') })
  const atip = join(root, 'bin', 'atip.cjs')
  execFileSync(process.execPath, [atip, 'scan', '--quiet'], { env })
  return argv => spawnSync(process.execPath, [atip, ...argv], { env, cwd: directory, encoding: 'utf8', maxBuffer: 1 << 28 })
}

/** Undefined: it has no such call. */
const costOf = (call, { argv, status = 0 }) => {
  const run = call(argv)
  return run.status === status ? countTokens(run.stdout, { disallowedSpecial: new Set() }) : undefined
}

const now = machine(here)
const other = process.argv[2] === undefined ? undefined : machine(resolve(process.argv[2]))
const costs = new Map()
let over = 0
const rows = CALLS.map(call => {
  const line = call.argv.join(' ')
  const tokens = costOf(now, call)
  const text = costOf(now, { ...call, argv: [...call.argv, '--text'] })
  costs.set(line, tokens)
  const within = call.most === undefined ? '' : tokens === undefined || tokens > call.most ? 'over' : 'within'
  if (within === 'over') over++
  const before = other === undefined ? {} : { [process.argv[2].split('/').at(-1)]: costOf(other, call) ?? '-' }
  return { call: line, ...before, tokens: tokens ?? '-', 'as text': text ?? '-', most: call.most ?? '', '': within }
})
console.log(`${INSTALLED} installed programs that packaged documents describe; into a pipe; o200k_base`)
console.table(rows)
console.log('What wevm/incur publishes for one program of 20 commands, and the same kind of call here')
console.table(INCUR.map(row => ({ ...row, tokens: costs.get(row.call) ?? '-' })))
if (over > 0) process.exitCode = 1
