import { expect, test } from 'vitest'
import { workspace } from '../helpers/workspace.ts'

const failureOf = (stderr: string): object => (JSON.parse(stderr) as { error: object }).error

test('where no tool is known there is nothing to export, and a scan is advised', async () => {
  const { status, stdout, stderr } = await workspace().atip(['policy', 'export', '--to', 'claude'])
  expect([status, stdout]).toEqual([66, ''])
  expect(failureOf(stderr)).toMatchObject({ code: 'TOOL_NOT_FOUND', suggestion: { fix: 'atip scan' } })
})

test('a tool that is not there is told, with the one that was meant', async () => {
  const machine = workspace()
  machine.program('uname', '\u007FELF')
  await machine.atip(['scan'])
  const { status, stderr } = await machine.atip(['policy', 'export', '--to', 'codex', 'unmae'])
  expect(status).toBe(66)
  expect(failureOf(stderr)).toMatchObject({ suggestion: { fix: 'atip policy export --to codex uname' } })
})
