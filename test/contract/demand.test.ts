import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scannedHarbour } from '../helpers/harbour.ts'

/** Appends every part that is opened to the file that LOADED names. */
const RECORDER = `
const fs = require('node:fs')
const { openSync } = fs
fs.openSync = function (file) {
  const part = /[/]demand[/](\\w+)[.]cjs$/.exec(String(file))
  if (part !== null) fs.appendFileSync(process.env.LOADED, part[1] + '\\n')
  return openSync.apply(this, arguments)
}
`

/** The verdict of a line, and which of the parts that few lines need it loaded. */
const judged = async (argv: readonly string[], files: Readonly<Record<string, string>> = {}) => {
  const machine = await scannedHarbour()
  for (const [name, text] of Object.entries(files)) machine.file(name, text)
  const recorder = machine.file('recorder.cjs', RECORDER)
  const record = machine.file('loaded.txt', '')
  const { stdout } = await machine.atip(['check', ...argv], { env: { NODE_OPTIONS: `--require ${recorder}`, LOADED: record } })
  const { decision } = JSON.parse(stdout) as { readonly decision: string }
  const loaded = readFileSync(record, 'utf8')
    .split('\n')
    .filter(it => it !== '')
  return { decision, loaded: [...new Set(loaded)].toSorted() }
}

test.each([
  ['ls -la | head -3', 'allow', []],
  ['sed -n 1,20p notes.txt', 'allow', ['sed']],
  ["awk '{ print $1 }' notes.txt", 'allow', ['awk']],
  [`awk '{ system("rm -rf ~") }' notes.txt`, 'deny', ['awk', 'reasons']],
  ["jq '.[] | .name' notes.json", 'allow', ['jq']],
  ["sqlite3 a.db 'drop table ships'", 'ask', ['reasons', 'sql']],
  ['harbour log', 'ask', ['native', 'reasons']],
])('%s is %s, and loads %j', async (line, decision, loaded) => {
  expect(await judged([line])).toEqual({ decision, loaded })
})

test('a policy that somebody wrote is read and obeyed by a part of its own', async () => {
  const policy = '{"extends": "balanced", "commands": {"deny": ["ls -a"]}}'
  expect(await judged(['--policy', 'policy.json', 'ls -la'], { 'policy.json': policy })).toEqual({
    decision: 'deny',
    loaded: ['reasons', 'rules'],
  })
})

test('the operands of a rule are found in a line, though another part reads them', async () => {
  const of = (decision: string) => ({ 'policy.json': JSON.stringify({ commands: { [decision]: ['rm -rf build'] } }) })
  for (const decision of ['allow', 'deny'])
    expect(await judged(['--policy', 'policy.json', 'rm -rf ./build'], of(decision))).toMatchObject({ decision })
})

test('a delegation is read and obeyed by a part of its own', async () => {
  const delegation = '{"delegation": {"allowedTools": ["ls"]}}'
  const { decision, loaded } = await judged(['--delegation', 'delegation.json', 'git status'], { 'delegation.json': delegation })
  expect({ decision, loaded }).toEqual({ decision: 'deny', loaded: ['delegation'] })
})
