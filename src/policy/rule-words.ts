import { shellWord } from '../core/shell-quote.ts'

/** The words of a rule, or why the text is none. */
export type RuleWords = { readonly kind: 'words'; readonly words: readonly string[] } | { readonly kind: 'wrong'; readonly reason: string }

const wrong = (reason: string): RuleWords => ({ kind: 'wrong', reason })

/** Two commands are two rules: as one, they would never match, and look as if they did. */
const JOINS = /^(?:\|&?|\|\||&&?|;|\n)/

/** What only a running shell could fill in. */
const COMPUTED = /^(?:`|\$[A-Za-z_({*@#?!0-9-])/

/** Takes a rule apart as a shell would: quotes hold words together. `*` and `?` stand for any text. */
export const ruleWords = (text: string): RuleWords => {
  const words: string[] = []
  let word: string | undefined
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const rest = text.slice(at)
    const char = text[at]!
    if (quote !== "'" && COMPUTED.test(rest)) return wrong('a rule names words; what a shell would put there is not known')
    if (quote !== '') {
      if (char === quote) quote = ''
      else if (char === '\\' && quote === '"' && /^\\["\\$`]/.test(rest)) word += text[++at]!
      else word += char
      continue
    }
    if (JOINS.test(rest)) return wrong('a rule names one command, and this is the text of several; write a rule for each of them')
    if (char === '<' || char === '>') return wrong('a rule names a command, not where its input comes from or its output goes')
    if (char === '"' || char === "'") {
      quote = char
      word ??= ''
    } else if (char === '\\' && at + 1 < text.length) word = (word ?? '') + text[++at]!
    else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + char
  }
  if (quote !== '') return wrong(`the quotes are not closed (${quote})`)
  if (word !== undefined) words.push(word)
  const [first] = words
  if (first === undefined || first === '') return wrong('it names no command')
  if (first.startsWith('-')) return wrong('a rule begins with the name of a command')
  if (/^[A-Za-z_][A-Za-z0-9_]*=/.test(first)) return wrong('a rule names a command; variables before it are judged by themselves')
  return { kind: 'words', words }
}

/** What the words of a rule are taken apart as: all but white space, quotes, and what a shell would do something with. */
const PLAIN = /^[\w@%+=:,./~^*?{}[\]!#-]+$/

/** A word as it is written in a rule. */
export const ruleWord = (word: string): string => shellWord(word, PLAIN)
