import { expect, test } from 'vitest'
import { workspace } from '../helpers/workspace.ts'

const INSPECT = {
  name: 'inspect',
  steps: [{ command: 'cat {file}' }, { command: 'rm -rf {file}', description: 'Away with it' }],
  variables: { file: { type: 'string' } },
}

const machineWith = (pattern: unknown) => {
  const machine = workspace()
  machine.file(`${machine.data}/patterns/inspect.json`, JSON.stringify(pattern))
  return machine
}

interface Result {
  readonly decision: string
  readonly unset: readonly string[]
  readonly steps: readonly { readonly line: string; readonly verdict: { readonly decision: string } }[]
}

test('every step has its verdict, and the pattern the strictest', async () => {
  const machine = machineWith(INSPECT)
  const run = await machine.atip(['pattern', 'check', 'inspect', '--set', 'file=notes.md'])
  expect(run.status).toBe(10)
  const result = run.json<Result>()
  expect(result.steps.map(it => [it.line, it.verdict.decision])).toEqual([
    ['cat notes.md', 'allow'],
    ['rm -rf notes.md', 'ask'],
  ])
  expect(result.unset).toEqual([])
})

test('a value cannot break out of its word', async () => {
  const machine = machineWith({ ...INSPECT, steps: [{ command: 'echo "{file}"' }] })
  const run = await machine.atip(['pattern', 'check', 'inspect', '--set', 'file="; rm -rf ~; "'])
  expect(run.json<Result>()).toMatchObject({ decision: 'allow', steps: [{ verdict: { decision: 'allow' } }] })
})

test.each([
  { name: 'an unknown pattern', argv: ['inspekt'], status: 66, code: 'PATTERN_NOT_FOUND', says: 'inspect' },
  { name: 'a variable that it does not have', argv: ['inspect', '--set', 'fiel=x'], status: 64, code: 'BAD_USAGE', says: 'fiel' },
  { name: 'a setting without a value', argv: ['inspect', '--set', 'file'], status: 64, code: 'BAD_USAGE', says: 'NAME=VALUE' },
])('$name is refused', async ({ argv, status, code, says }) => {
  const run = await machineWith(INSPECT).atip(['pattern', 'check', ...argv])
  expect(run.status).toBe(status)
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code } })
  expect(run.stderr).toContain(says)
})
