import type { Assigned, Invocation } from '../shell/invocation.ts'
import { dynamicWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import type { Assessment } from './assessment.ts'
import type { Subject } from './assess.ts'

/** `{}` and its like stand for input. */
const fillPlaceholder = (word: Word, placeholder: string): Word => {
  const value = valueOf(word)
  if (value === undefined || !value.includes(placeholder)) return word
  return dynamicWord(word.text, { prefix: value.slice(0, value.indexOf(placeholder)) })
}

const assignmentsOf = ({ match }: Subject): readonly Assigned[] =>
  match.bound
    .filter(({ argument }) => argument['x-assignments'] === true)
    .flatMap(({ words }) => words)
    .flatMap(word => {
      const text = valueOf(word) ?? word.prefix
      const equals = text.indexOf('=')
      if (equals === -1) return []
      const rest = text.slice(equals + 1)
      const value = valueOf(word) === undefined ? dynamicWord(word.text, { prefix: rest }) : { ...word, values: [rest], prefix: rest }
      return [{ name: text.slice(0, equals), value, exported: true }]
    })

/** Commands among the words: `env A=1 CMD`, `find -exec CMD ;`. */
export const assessInner = (it: Assessment, subject: Subject, cwds: Invocation['cwds'], moded: boolean): void => {
  for (const inner of subject.match.inner) {
    if ((moded && inner.from === 'argument') || inner.words.length === 0) continue
    const placeholder = inner.role['x-placeholder']
    const words = placeholder === undefined ? inner.words : inner.words.map(word => fillPlaceholder(word, placeholder))
    // where nothing stands for the input, it is added at the end
    const filled = words.some((word, at) => word !== inner.words[at])
    const appended = inner.appends && !filled ? [dynamicWord('(input)', { pieces: 'any' })] : []
    it.nested.push({
      kind: 'argv',
      words: [...words, ...appended],
      assigned: assignmentsOf(subject),
      cwds,
      inherits: !inner.appends,
    })
  }
}
