import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shellWord } from '../../src/core/shell-quote.ts'

test.each([
  ['src/a-b_c.ts', 'src/a-b_c.ts'],
  ['a=b,c:d%+@', 'a=b,c:d%+@'],
  ['', "''"],
  ['two words', "'two words'"],
  ['*.ts', "'*.ts'"],
  ['~', "'~'"],
  ["it's", String.raw`'it'\''s'`],
  ['line\nline', "'line\nline'"],
])('%j is written %s', (text, written) => expect(shellWord(text)).toBe(written))

test.each(['', '$HOME', '`id`', "'", "''", '"', '\\', 'a b', '!', '#', '{a,b}', '*', '~root', '\t\n', '&;|<>()'])(
  'a shell reads %j again',
  text => expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text),
)
