import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Run } from '../helpers/workspace.ts'

/** Three tools that shims describe, and a subagent that was lent some of them. */
const harbour = async () => {
  const machine = workspace()
  for (const name of ['crane', 'crane-dock', 'ferry']) machine.file(join(machine.data, 'shims', `${name}.json`), minimal(name))
  const lead = machine.file('lead.json', '{"delegation": {"allowedTools": ["crane*"]}}')
  expect((await machine.atip(['scan'])).status).toBe(0)
  return {
    lead,
    as: (delegation: string, ...argv: readonly string[]) => machine.atip(argv, { env: { ATIP_DELEGATION: delegation } }),
  }
}

const ours = (run: Run): readonly string[] =>
  run
    .json<{ readonly tools: readonly { readonly name: string }[] }>()
    .tools.map(it => it.name)
    .filter(it => /^(?:crane|ferry)/.test(it))

test.each([
  ['a list of names', '{"allowedTools": ["ferry"]}', ['ferry']],
  ['a glob', '{"allowedTools": ["crane*"]}', ['crane', 'crane-dock']],
  ['no tool at all', '{"allowedTools": []}', []],
  ['no limit', '{"deniedCommands": ["ferry cross"]}', ['crane', 'crane-dock', 'ferry']],
  ['an empty variable', '', ['crane', 'crane-dock', 'ferry']],
])('list shows a subagent what it was lent: %s', async (_name, delegation, tools) => {
  const run = await (await harbour()).as(delegation, 'list', '--all', '--full')
  expect([run.status, ours(run)]).toEqual([0, tools])
})

test('the delegation can be a file, and other filters hold besides', async () => {
  const { as, lead } = await harbour()
  expect(ours(await as(lead, 'list', '--all', '--full'))).toEqual(['crane', 'crane-dock'])
  expect(ours(await as(lead, 'list', '--all', '--full', '*-dock'))).toEqual(['crane-dock'])
  const { tools } = (await as(lead, 'list', '--all', '--full')).json<{ readonly tools: readonly unknown[] }>()
  expect(tools).toHaveLength(2)
})

test('show of a tool that was lent is what it always is', async () => {
  const { as, lead } = await harbour()
  const run = await as(lead, 'show', 'crane')
  expect([run.status, run.stdout]).toEqual([0, (await as('', 'show', 'crane')).stdout])
})

test('show of another tool says that the delegation does not permit it', async () => {
  const { as, lead } = await harbour()
  const run = await as(lead, 'show', 'ferry')
  expect([run.status, run.stdout]).toEqual([66, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({
    error: { code: 'TOOL_NOT_FOUND', message: 'the delegation does not permit "ferry"', details: { tool: 'ferry', delegation: [lead] } },
  })
})

test('a did-you-mean names no tool that is not permitted', async () => {
  const { as } = await harbour()
  const meant = async (delegation: string) => {
    const run = await as(delegation, 'show', 'crane-dok')
    return (JSON.parse(run.stderr) as { readonly error: { readonly suggestion: { readonly fix: string } } }).error.suggestion.fix
  }
  expect(await meant('')).toBe('atip show crane-dock')
  expect(await meant('{"allowedTools": ["crane-dok", "ferry"]}')).toBe('atip list')
})

test.each([['list'], ['show', 'crane']])(
  '%s with a delegation that cannot be read fails instead of showing everything',
  async (...argv) => {
    const { as } = await harbour()
    for (const [delegation, status, code] of [
      ['{"allowedTool": []}', 78, 'DELEGATION_INVALID'],
      ['{', 78, 'DELEGATION_INVALID'],
      ['nowhere.json', 66, 'FILE_NOT_FOUND'],
    ] as const) {
      const run = await as(delegation, ...argv)
      expect([run.status, run.stdout]).toEqual([status, ''])
      expect(JSON.parse(run.stderr)).toMatchObject({ error: { code } })
    }
  },
)
