import { expect, test } from 'vitest'
import { speaker, workspace } from '../helpers/workspace.ts'

const PICK = { name: 'pick', steps: [{ command: 'orchard pick {tree} --note "{note}"' }], variables: { tree: {} } }

const machineWith = (...patterns: readonly unknown[]) => {
  const machine = workspace()
  machine.file(`${machine.data}/patterns/pick.json`, JSON.stringify(patterns))
  return machine
}

interface Shown {
  readonly variables: readonly { readonly name: string; readonly value: string | null }[]
  readonly steps: readonly { readonly argv: readonly string[] | null; readonly unset: readonly string[] }[]
}

test.each(['a,b', 'x=y', '', 'a\nb', '-n', '{note}', '$(id)', "it's"])('%j reaches the argv as it is', async value => {
  const run = await machineWith(PICK).atip(['pattern', 'show', 'pick', '--set', `tree=${value}`, '--set', `note=${value}`])
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.json<Shown>().steps[0]?.argv).toEqual(['orchard', 'pick', value, '--note', value])
})

test.each([
  ['a control character', 'tree=a\u001B[31mb', 'control characters'],
  ['text that runs backwards', 'tree=a\u202Eb', 'control characters'],
  ['no name', '=x', 'NAME=VALUE'],
  ['a variable that it does not have', 'tre=x', 'Did you mean \\"tree\\"'],
])('%s is refused', async (_name, setting, says) => {
  const run = await machineWith(PICK).atip(['pattern', 'show', 'pick', '--set', setting])
  expect(run.status).toBe(64)
  expect(run.stderr).toContain(says)
})

test('what is set twice is refused', async () => {
  const run = await machineWith(PICK).atip(['pattern', 'show', 'pick', '--set', 'tree=a', '--set', 'tree=b'])
  expect(run.stderr).toContain('set twice')
})

test('the pattern of a tool that speaks is found after a scan, and its tool named', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard', { patterns: [PICK] }))
  await machine.atip(['scan', machine.bin], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
  const run = await machine.atip(['pattern', 'show', 'pick'])
  expect(run.json()).toMatchObject({ layer: 'tool', tool: 'orchard', steps: [{ unset: ['tree', 'note'] }] })
})

test('a step with a hole in its code is never allowed', async () => {
  const machine = machineWith({ name: 'look', steps: [{ command: 'echo $(cat {file})' }, { command: 'echo {file}' }] })
  machine.file('home/.config/agent-tools/policy.json', '{"commands": {"allow": ["echo", "cat", "ls"]}}')
  const check = async (argv: readonly string[]) => (await machine.atip(['pattern', 'check', 'look', ...argv])).json()
  const verdicts = [{ verdict: { decision: 'ask' } }, { verdict: { decision: 'allow' } }]
  expect(await check(['--set', 'file=notes'])).toMatchObject({ decision: 'ask', unset: [], steps: verdicts })
  expect(await check([])).toMatchObject({ decision: 'ask', unset: ['file'], steps: verdicts })
})

test('the verdict is of the words that would be run', async () => {
  const machine = machineWith({ name: 'clean', steps: [{ command: 'rm {file}' }] })
  const check = async (file: string) => (await machine.atip(['pattern', 'check', 'clean', '--set', `file=${file}`])).json()
  expect(await check('-rf /')).toMatchObject({ steps: [{ line: "rm '-rf /'" }] })
  expect(await check('/')).toMatchObject({ steps: [{ line: 'rm /' }] })
  expect(await check('$HOME')).toMatchObject({ steps: [{ line: "rm '$HOME'" }] })
})
