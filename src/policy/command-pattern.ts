import { globMatches } from '../core/glob.ts'
import { commandName } from '../metadata/commands.ts'
import type { Match } from '../shell/argv/match.ts'
import { valueOf } from '../shell/word.ts'

/** `git push --force`: words that a command's path begins with, and flags that must be given somewhere. */
export interface CommandPattern {
  readonly text: string
  readonly words: readonly string[]
  readonly flags: readonly string[]
}

export const readCommandPattern = (text: string): CommandPattern => {
  const parts = text.split(/\s+/).filter(it => it !== '')
  return { text, words: parts.filter(it => !it.startsWith('-')), flags: parts.filter(it => it.startsWith('-')) }
}

/** `full`: all names of the command stand in the pattern. `maybe`: a computed word could be what the pattern names. */
export type PatternMatch = 'no' | 'maybe' | 'yes' | 'full'

const hasFlag = (match: Match, flag: string): boolean =>
  match.options.some(given => !given.negated && (given.flag === flag || given.option.flags.includes(flag))) ||
  match.unknownOptions.some(
    text =>
      text === flag || text.startsWith(`${flag}=`) || (/^-[A-Za-z]$/.test(flag) && /^-[A-Za-z]+$/.test(text) && text.includes(flag[1]!)),
  )

/** Whether the pattern is a beginning of what was called, options taken out. */
export const matchPattern = (pattern: CommandPattern, tool: string, match: Match | undefined): PatternMatch => {
  const [first, ...rest] = pattern.words
  if (first === undefined || !globMatches(first, tool)) return 'no'
  if (match === undefined) return rest.length === 0 && pattern.flags.length === 0 ? 'full' : 'maybe'
  let maybe = match.loose.length > 0 && pattern.flags.length > 0
  for (const [at, word] of rest.entries()) {
    const name = match.names[at]
    if (name !== undefined) {
      if (name !== word && commandName(match.nodes[at]?.commands, word) !== name && !globMatches(word, name)) return 'no'
      continue
    }
    const operand = match.operands[at - match.names.length]
    if (operand === undefined) return 'no'
    const value = valueOf(operand)
    if (value === undefined) maybe = true
    else if (!globMatches(word, value)) return 'no'
  }
  if (!pattern.flags.every(flag => hasFlag(match, flag))) return maybe && match.loose.length > 0 ? 'maybe' : 'no'
  if (maybe && rest.length > match.names.length) return 'maybe'
  return rest.length >= match.names.length ? 'full' : 'yes'
}
