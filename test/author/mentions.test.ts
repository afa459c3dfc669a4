import { expect, test } from 'vitest'
import { hear, mentionsFlag, showsValue } from '../../src/author/compare/mentions.ts'
import { leavesValueOpen } from '../../src/author/compare/value-hints.ts'

test.each([
  ['--list-full', 'or: mill --list[-full]', true],
  ['--list', 'or: mill --list[-full]', true],
  ['--list-short', 'or: mill --list[-full]', false],
  ['-hup', '  [-]hup   send a signal', true],
  ['-hup', '  [-]hupcl   the same', false],
  ['-up', '  [-]hup   send a signal', false],
])('%s in "%s": %s', (flag, text, expected) => expect(mentionsFlag(hear(text), flag)).toBe(expected))

test.each([
  ['--dns', '--dns /etc/resolv.conf    set servers', true],
  ['--file', '-f, --file pathname or URL   of a recipe', true],
  ['--force', '--force    Do it', false],
  ['--force', '--force Do what would be refused otherwise, whatever it is', false],
])('a value may stand behind %s in "%s": %s', (flag, text, expected) => expect(showsValue(hear(text), flag)).toBe(expected))

test.each([
  ['Specify directory to run programs from', true],
  ['The time limit in seconds, internal use only', true],
  ['A sample executable to use', true],
  ['Submit tests with specific index', true],
  ['Skip the make clean step', false],
  ['The opposite of --fine', false],
  ['Stop at the first error', false],
])('"%s" describes a value: %s', (description, expected) =>
  expect(leavesValueOpen({ flags: ['--x'], description, sources: ['help'] })).toBe(expected),
)
