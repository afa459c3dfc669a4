// What the ten errands of test/cli/errands.md cost an agent that reads every answer whole, in tokens of o200k_base: as JSON, and as text.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'

const root = new URL('..', import.meta.url).pathname
const text = readFileSync(join(root, 'test/cli/errands.md'), 'utf8')

const directory = mkdtempSync(join(tmpdir(), 'atip-errands-'))
const [home, bin] = ['home', 'bin'].map(name => join(directory, name))
for (const path of [home, bin, join(directory, 'package/dist')]) mkdirSync(path, { recursive: true })
const env = {
  HOME: home,
  PATH: bin,
  BIN: bin,
  FIXTURES: join(root, 'test/fixtures'),
  LANG: 'C.UTF-8',
  XDG_DATA_DIRS: directory,
  XDG_CONFIG_DIRS: directory,
}

/** `atip` as an agent calls it, into a pipe; `program` as the transcripts have it. */
writeFileSync(join(bin, 'atip'), `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'bin/atip.cjs')}' "$@"\n`, { mode: 0o755 })
const SETUP = 'program() { cat > "$BIN/$1"; chmod +x "$BIN/$1"; }\n'

const run = line => spawnSync('/bin/sh', ['-c', line], { cwd: home, env, encoding: 'utf8' }).stdout

/** Whole: who cuts an answer does not know what it loses. */
const whole = line => line.replace(/ \| (?:head|grep) .*$/, '').replace(' --text ', ' ')

const cost = line => ({
  json: countTokens(run(line)),
  text: countTokens(run(line.replace(/atip (\w+)/, 'atip $1 --text'))),
})

const STEPS = ['search', 'show', 'check']

const rows = []
for (const section of text.split(/^## /m)) {
  const title = section.slice(0, section.indexOf('\n'))
  for (const [, setup] of section.matchAll(/^```sh setup\n([^]*?)^```$/gm))
    execFileSync('/bin/sh', ['-c', SETUP + setup], { cwd: home, env: { ...env, PATH: '/usr/bin:/bin' } })
  const spent = Object.fromEntries(STEPS.map(step => [step, { json: 0, text: 0 }]))
  for (const [, line] of section.matchAll(/^\$ (.*)$/gm)) {
    const step = /\batip (\w+)/.exec(line)?.[1]
    if (!STEPS.includes(step)) run(line)
    else for (const [form, tokens] of Object.entries(cost(whole(line)))) spent[step][form] += tokens
  }
  if (section.includes('atip check')) rows.push({ title, spent })
}
rmSync(directory, { recursive: true, force: true })

const sum = (spent, form) => STEPS.reduce((total, step) => total + spent[step][form], 0)
const cells = spent => ['json', 'text'].flatMap(form => [...STEPS.map(step => spent[step][form]), sum(spent, form)])
const line = (title, numbers) => `${title.padEnd(44)}${numbers.map(number => String(number).padStart(8)).join('')}`
const head = [...STEPS, 'all']
console.log(`${''.padEnd(44)}${'as JSON'.padStart(32)}${'as text'.padStart(32)}`)
console.log(line('', [...head, ...head]))
for (const { title, spent } of rows) console.log(line(title, cells(spent)))
const columns = rows.map(({ spent }) => cells(spent))
console.log(
  line(
    'on average',
    columns[0].map((_, at) => Math.round(columns.reduce((total, row) => total + row[at], 0) / rows.length)),
  ),
)
console.log(
  `\natip --llms: ${countTokens(execFileSync(process.execPath, [join(root, 'bin/atip.cjs'), '--llms'], { encoding: 'utf8' }))} tokens, once`,
)
