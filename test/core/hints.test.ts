import { expect, test } from 'vitest'
import { FAILURES } from '../../src/core/failure-table.ts'
import { failure } from '../../src/core/failures.ts'
import type { FailureCode } from '../../src/core/failure-table.ts'

const fixOf = (code: FailureCode, details: Readonly<Record<string, unknown>>) => failure(code, 'x', { details }).suggestion?.fix

test.each([
  ['FILE_NOT_FOUND', '/nowhere', 'ls -a /'],
  ['FILE_NOT_FOUND', '/home/ada/orchard/pears.json', 'ls -a /home/ada/orchard'],
  ['FILE_NOT_FOUND', 'pears.json', 'ls -a .'],
  ['FILE_NOT_FOUND', '/home/ada/', 'ls -a /home'],
  ['CANNOT_READ', "/home/ada/Ada's pears", "ls -ld '/home/ada/Ada'\\''s pears'"],
  ['CANNOT_READ', '$(reboot)', "ls -ld '$(reboot)'"],
  ['CANNOT_WRITE', '-rf/x', 'ls -ld ./-rf'],
  ['CANNOT_WRITE', '-r f/x', "ls -ld './-r f'"],
  ['NOT_A_DOCUMENT', 'pears.json', 'atip validate pears.json'],
] as const)('%s of %j: %s', (code, path, fix) => expect(fixOf(code, { path })).toBe(fix))

test('a path that a terminal would act on is in no command', () => {
  expect(fixOf('CANNOT_READ', { path: '/tmp/\u001B[2Jx' })).toBeUndefined()
  expect(fixOf('CANNOT_READ', { path: '/tmp/a\nb' })).toBeUndefined()
})

test('what a failure says itself comes first, nothing included', () => {
  const own = { action: 'Pick it up.', fix: 'pick', applicability: 'certain' } as const
  expect(failure('FILE_NOT_FOUND', 'x', { suggestion: own, details: { path: '/x' } }).suggestion).toEqual(own)
  expect(failure('FILE_NOT_FOUND', 'x', { suggestion: null, details: { path: '/x' } }).suggestion).toBeNull()
})

test('every failure that the user can do something about has a hint where a path or a tool is known', () => {
  const without = Object.keys(FAILURES).filter(code => fixOf(code as FailureCode, { path: '/x', tool: 'x' }) === undefined)
  // these say more themselves, wherever they occur; a defect is none of the user's doing
  expect(without.toSorted()).toEqual(
    [
      'BAD_USAGE',
      'BUSY',
      'COMMAND_NOT_FOUND',
      'CONFIG_INVALID',
      'DATA_DIR_REFUSED',
      'FILE_EXISTS',
      'FINDING_NOT_FOUND',
      'HOOK_REFUSED',
      'NO_HELP',
      'PATTERN_NOT_FOUND',
      'REGISTRY_CORRUPT',
      'SANDBOX_UNAVAILABLE',
      'SETTINGS_INVALID',
      'TOOL_NOT_FOUND',
      'TRUST_REFUSED',
      'UNEXPECTED',
      'UNKNOWN_COMMAND',
      'UPGRADE_REQUIRED',
    ].toSorted(),
  )
})
