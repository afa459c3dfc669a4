// What a call costs compared with an empty program: node bench/startup.mjs
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, environment, scratch } from './measure.mjs'

const atip = join(import.meta.dirname, '..', 'bin', 'atip.cjs')

/** A machine whose PATH has `count` programs that describe themselves. */
const machine = count => {
  const directory = scratch()
  const tools = join(directory, 'tools')
  mkdirSync(tools)
  const document = name =>
    JSON.stringify({
      atip: '0.1',
      name,
      version: '1.0.0',
      description: `Tool ${name}`,
      commands: { list: { effects: { network: false } } },
    })
  for (let at = 0; at < count; at++) {
    const name = `tool${at}`
    writeFileSync(join(tools, name), `#!/bin/sh\n[ "$1" = --agent ] && exec echo '${document(name)}'\n`)
    chmodSync(join(tools, name), 0o755)
  }
  const env = environment(directory, { PATH: `${tools}:/usr/local/bin:/usr/bin:/bin` })
  execFileSync(process.execPath, [atip, 'scan', '--quiet'], { env })
  return { directory, env }
}

const json = check => text => check(JSON.parse(text))

const few = machine(100)
const many = machine(1000)
const call = (env, ...argv) => ({ argv: [process.execPath, atip, ...argv], env })

compare(
  '100 native tools, and those of this machine',
  {
    'show tool7': { ...call(few.env, 'show', 'tool7'), budget: 1.1, stdout: json(it => it.name === 'tool7') },
    'show jq (packaged shim)': { ...call(few.env, 'show', 'jq'), budget: 1.1, stdout: json(it => it.name === 'jq') },
    'show git log (large shim)': { ...call(few.env, 'show', 'git', 'log'), stdout: json(it => it.name === 'git') },
    'list --source native': { ...call(few.env, 'list', '--source', 'native'), budget: 1.15, stdout: json(it => it.tools.length === 101) },
    'search undo last commit': {
      ...call(few.env, 'search', 'undo', 'last', 'commit'),
      budget: 1.5,
      stdout: json(it => it.found.length > 0),
    },
    'search extract a zip': { ...call(few.env, 'search', 'extract', 'a', 'zip'), budget: 1.5, stdout: json(it => it.found.length > 0) },
    'scan, unchanged': { ...call(few.env, 'scan'), budget: 1.15, stdout: json(it => it.executed === 0) },
    'scan --quiet, unchanged': { ...call(few.env, 'scan', '--quiet'), budget: 1.15 },
    '--help': { ...call(few.env, '--help'), budget: 3.5 },
    '--agent': { ...call(few.env, '--agent'), budget: 3.5, stdout: json(it => it.name === 'atip') },
    'scan --help (yargs)': { ...call(few.env, 'scan', '--help'), budget: 3.5 },
    'validate -': { ...call(few.env, 'validate', '-'), budget: 3.5, input: '{"atip":"0.1","name":"a","version":"1","description":"d"}' },
  },
  { directory: few.directory },
)
compare(
  '1000 native tools',
  {
    'show tool7': { ...call(many.env, 'show', 'tool7'), budget: 1.1, stdout: json(it => it.name === 'tool7') },
    'scan, unchanged': { ...call(many.env, 'scan'), stdout: json(it => it.executed === 0) },
  },
  { directory: many.directory, runs: 20 },
)
