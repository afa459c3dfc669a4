import { expect, test } from 'vitest'
import { unknownClient } from '../../src/harness/unknown-client.ts'
import { workspace } from '../helpers/workspace.ts'

test('a client that is not there is told, with all that are, and the one that was meant', () => {
  expect(unknownClient('claud', 'atip setup')).toMatchObject({
    code: 'BAD_USAGE',
    message: expect.stringMatching(/^there is no client "claud", only claude, .*gemini$/) as unknown,
    suggestion: { action: 'Did you mean "claude"?', fix: 'atip setup claude' },
  })
  expect(JSON.stringify(unknownClient('orchard', 'atip setup'))).not.toContain('Did you mean')
})

test.each([
  [['setup', 'codx'], 64],
  [['doctor', 'codx'], 64],
  [['hook', 'codx'], 2],
] as const)('atip %j says so', async (argv, status) => {
  const { status: ended, stdout, stderr } = await workspace().atip(argv, { input: '{}' })
  expect([ended, stdout]).toEqual([status, ''])
  expect(stderr).toContain('there is no client')
})
