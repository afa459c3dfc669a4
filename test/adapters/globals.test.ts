import { expect, test } from 'vitest'
import { leadingGlobals } from '../../src/adapters/globals.ts'
import { harbour, scannedHarbour } from '../helpers/harbour.ts'

test.each([
  [[], 0],
  [['list', '--json'], 0],
  [['--json', 'list'], 1],
  [['--data-dir', 'hold', '--json', 'list'], 3],
  [['--data-dir=hold', 'list'], 1],
  [['--data-dir'], 1],
  [['--json=true', 'list'], 0],
  [['--berth', 'list'], 0],
  [['-q', 'list'], 1],
  [['-q', '--data-dir', 'hold', 'list', '-q'], 3],
  [['-qq', 'list'], 0],
  [['-h', 'list'], 0],
  [['list', '-q'], 0],
])('of %j, the first %d stand before the command', (words, count) => {
  expect(leadingGlobals(words)).toBe(count)
})

test('an option with a value may stand before the command, as a flag may', async () => {
  const machine = await scannedHarbour()
  const names = async (line: string) => (await machine.sh(line)).json<{ tools: readonly { name: string }[] }>().tools.map(it => it.name)
  expect(await names('atip --json --data-dir elsewhere list')).toEqual([])
  expect(await names('atip --data-dir home/.local/share/agent-tools list harbour')).toEqual(['harbour'])
})

test('an option before the command is never taken for a word of the command that is judged', async () => {
  const machine = await scannedHarbour()
  const [before, after] = [await machine.sh('atip --json check -- ls -a'), await machine.sh('atip check --json -- ls -a')]
  expect(before.stdout).toBe(after.stdout)
  expect(before.stdout).not.toContain('--json')
})

test.each([
  ['atip --glub list', '--glub', 64],
  ['atip --json=maybe list', '--json=maybe', 64],
  ['atip --depth 2 show harbour', '--depth', 64],
  ['atip policy -x check ls', '-x', 64],
  // what harnesses take for a refusal
  ['atip --glub hook claude', '--glub', 2],
] as const)('"%s" says that %s may not stand there: status %d', async (line, option, status) => {
  const run = await harbour().sh(line)
  expect([run.status, run.stdout]).toEqual([status, ''])
  expect((JSON.parse(run.stderr) as { readonly error: unknown }).error).toMatchObject({ code: 'BAD_USAGE', details: { option } })
})
