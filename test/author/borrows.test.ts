import { expect, test } from 'vitest'
import { borrowsOf, groupIn } from '../../src/author/help/borrows.ts'
import { readHelp } from '../../src/author/help/read-help.ts'
import { topicsOf } from '../../src/author/help/topics.ts'

const SHARED = `usage: press print [-o file] [ink flags]

	-o file
		write there

The ink flags are shared by the print and copy
commands:

	-colour name
		the colour
	-thick
		more of it
`

test('a group of options is what stands below the line that says so', () => {
  const { options } = readHelp(SHARED, ['press', 'print'])
  expect(options.flatMap(it => it.flags)).toEqual(['-o', '-colour', '-thick'])
  expect(groupIn(SHARED, options, 'ink').flatMap(it => it.flags)).toEqual(['-colour', '-thick'])
})

test('without such a line it is all of them', () => {
  const { options } = readHelp(SHARED, ['press', 'print'])
  expect(groupIn(SHARED, options, 'paper')).toEqual(options)
})

test.each([
  ['This command accepts all of the sheet-folding options accepted by the press fold command.', [{ from: 'fold', group: 'sheet folding' }]],
  ['This command is a convenience alias for:\n    press print -twice', [{ from: 'print', group: '' }]],
  ['This is an alias for ink print -twice', []],
  ['It prints.', []],
])('%s', (text, expected) => {
  expect(borrowsOf(text, [], 'press')).toEqual(expected)
})

test('both of two groups in one bracket are borrowed', () => {
  expect(borrowsOf('', ['press test [build/test flags] [global options]'], 'press').map(it => it.from)).toEqual(['build', 'test'])
})

test.each([
  ["These flags are also accessible by 'press test'. See 'press help testflag' for details.", ['help testflag']],
  ["In a mill the details of the flags and effects change. See 'press help mill-print'.", ['help mill-print']],
  ["For a list of inks and their flags, see 'press tool ink help'.", ['tool ink help']],
  ["For more about sheets, see 'press help sheets'.", []],
  ["It prints sheets. See 'press help sheets' for details.", []],
  ["It accepts flags. See 'other help flags' for details.", []],
])('%s refers to %j', (text, expected) => {
  expect(topicsOf(text, 'press')).toEqual(expected)
})
