import { expect, test } from 'vitest'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'

const LEAD = {
  delegation: {
    allowedTools: ['git', 'gh', 'npm'],
    deniedCommands: ['git push --force'],
    effectRestrictions: { 'effects.destructive': false },
  },
}
const TASK = { allowedTools: ['g*'], deniedCommands: ['gh repo delete'], effectRestrictions: { network: true, unknown: 'confirm' } }

const harbour = (files: Readonly<Record<string, object | string>>) => {
  const machine = workspace()
  for (const [name, value] of Object.entries(files)) machine.file(name, typeof value === 'string' ? value : JSON.stringify(value))
  return {
    ...machine,
    compose: (...argv: readonly string[]) => machine.atip(['delegation', 'compose', ...argv]),
  }
}

test('what all delegations permit is printed as a delegation', async () => {
  const { compose } = harbour({ 'lead.json': LEAD, 'task.json': TASK })
  const run = await compose('lead.json', 'task.json')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.json()).toEqual({
    delegation: {
      allowedTools: ['gh', 'git'],
      deniedCommands: ['gh repo delete', 'git push --force'],
      effectRestrictions: { destructive: false, network: true, unknown: 'confirm' },
    },
  })
  expect(schemaErrors('delegation', run.json())).toEqual([])
  expect(JSON.parse((await compose('lead.json', 'task.json', '--text')).stdout)).toEqual(run.json())
})

test('order and repetition change nothing, and what was composed can be composed again', async () => {
  const { compose, file } = harbour({ 'lead.json': LEAD, 'task.json': TASK })
  const once = await compose('lead.json', 'task.json')
  expect((await compose('task.json', 'lead.json', 'task.json')).stdout).toBe(once.stdout)
  file('both.json', once.stdout)
  expect((await compose('both.json', 'lead.json')).stdout).toBe(once.stdout)
})

test('one delegation alone is brought into its normal form', async () => {
  const { compose } = harbour({ 'task.json': TASK })
  expect((await compose('task.json')).json()).toMatchObject({ delegation: { allowedTools: ['g*'] } })
})

test('delegations that have no tool in common permit none', async () => {
  const { compose } = harbour({ 'a.json': { allowedTools: ['crane'] }, 'b.json': { allowedTools: ['ferry'] } })
  expect((await compose('a.json', 'b.json')).json()).toMatchObject({ delegation: { allowedTools: [] } })
})

test.each([
  ['a key that there is not', '{"allowedTool": ["git"]}', 78, 'DELEGATION_INVALID'],
  ['no JSON', '{"allowedTools": [', 78, 'DELEGATION_INVALID'],
  ['an effect that there is not', '{"effectRestrictions": {"destructiv": false}}', 78, 'DELEGATION_INVALID'],
])('a delegation with %s is a failure, and nothing is printed', async (_name, text, status, code) => {
  const { compose } = harbour({ 'lead.json': LEAD, 'wrong.json': text })
  const run = await compose('lead.json', 'wrong.json')
  expect([run.status, run.stdout]).toEqual([status, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code } })
})

test('a file that there is not is a failure', async () => {
  const run = await harbour({ 'lead.json': LEAD }).compose('lead.json', 'atlantis.json')
  expect([run.status, JSON.parse(run.stderr)]).toMatchObject([66, { error: { code: 'FILE_NOT_FOUND' } }])
})

test('without a file it is wrong usage', async () => {
  expect((await harbour({}).compose()).status).toBe(64)
})
