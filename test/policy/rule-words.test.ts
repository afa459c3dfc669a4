import { expect, test } from 'vitest'
import { ruleWord, ruleWords } from '../../src/policy/rule-words.ts'

test.each([
  [['git', 'push', '--force']],
  [['git', 'commit', '-m', 'two words']],
  [['echo', "it's", '"so"', '']],
  [['make', 'a;b', '$HOME', '`id`', '\\', '<', '(']],
  [['rm', '*.ts', '?', '{a,b}', '~']],
])('%j is a rule that names these words', words => {
  expect(ruleWords(words.map(ruleWord).join(' '))).toEqual({ kind: 'words', words })
})

test.each([
  ['*.ts', '*.ts'],
  ["it's", String.raw`'it'\''s'`],
])('%j is written %s', (word, written) => expect(ruleWord(word)).toBe(written))
