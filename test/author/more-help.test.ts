import { expect, test } from 'vitest'
import { moreHelpIn } from '../../src/author/help/more-help.ts'

test.each([
  ['    --help -v           Print the full set of options press accepts', ['--help -v']],
  ['  --help-hidden           Display help for hidden options', ['--help-hidden']],
  [
    '-h      -- print basic options\n-h long -- print more options\n-h full -- print all options (including all inks)',
    ['-h long', '-h full'],
  ],
  ['See "press -hh" or press.txt for more help.  Examples:', ['-hh']],
  ['Use "--help all" to list all options', ['--help all']],
  ['--help-all      : print complete help information and exit', ['--help-all']],
])('%s', (text, expected) => {
  expect(moreHelpIn(text, 'press').map(it => it.join(' '))).toEqual(expected)
})

test.each([
  ['another tool', 'See "mill -hh" for more help.'],
  ['a topic', '  --help-inks     Display help for inks'],
  ['manuals', '  --help-full [<file>]  = Print all help manuals and exit.'],
  ['the help itself', '  --help     Show all options'],
  ['what is no help', '  --hidden -v     Print the full set of options'],
  ['words of a shell', 'Use "press -h; rm" for more help'],
])('no help is asked for that is about %s', (_, text) => {
  expect(moreHelpIn(text, 'press')).toEqual([])
})

test('of many only the first are asked for', () => {
  expect(
    moreHelpIn('  -h long   all options\n  -h wide   all options\n  -h deep   all options\n  -h flat   all options\n', 'press'),
  ).toHaveLength(3)
})
