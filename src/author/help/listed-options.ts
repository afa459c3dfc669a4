import type { OptionText } from '../described.ts'

/** What stands behind an option in such a list: `N`, `[-/]MODE`, `N[bcwkMG]`, `[+-]N`, `{}`, `;`. */
const PLACEHOLDER = /^(?:(?:\[[^\]\s]*\])?[A-Z][A-Z0-9]*(?:\[[^\]\s]*\])?|\[[^\]\s]*\]|[+-]+N|\{\}|[;+])$/

/** An operand of an operator, and no value of an option. */
const EXPRESSION = /^EXPR(?:ESSION)?\d?$/

/** The value that a placeholder stands for, if it is one. */
const valueOf = (next: string | undefined): Pick<OptionText, 'value'> =>
  next !== undefined && /[A-Za-z]/.test(next) && !next.startsWith('-') && !EXPRESSION.test(next)
    ? { value: { name: next.replaceAll(/\[[^\]]*\]/g, '') || 'value', optional: false } }
    : {}

/** find lists several options on a line, with blanks between them: `-amin N -anewer FILE -atime N`. Two are the spellings of one. */
export const listedOptions = (text: string): readonly OptionText[] | undefined => {
  const words = text.split(' ')
  const flags = words.filter(word => /^-[a-z][\w-]+$/.test(word))
  const apart = flags.length > 1 && words.every((word, at) => /^-\w/.test(word) || (at > 0 && PLACEHOLDER.test(word)))
  if (!apart || (flags.length === 2 && flags.some(flag => flag.startsWith('--')))) return undefined
  return words.flatMap((word, at) => (word.startsWith('-') ? [{ flags: [word], ...valueOf(words[at + 1]) }] : []))
}

/** `EXPR1 -a EXPR2   EXPR1 -and EXPR2`: operators stand between what they join, so that no line of theirs begins with a dash. */
export const operatorsIn = (text: string): readonly OptionText[] => {
  const parts = text.split(/ {2,}/).map(part => part.split(' '))
  const joined = parts.some(([left = '', operator = '', right = '']) => EXPRESSION.test(left) && operator !== '' && EXPRESSION.test(right))
  if (!joined) return []
  return parts.flatMap(words => {
    const flag = words.find(word => /^-[a-z]+$/.test(word))
    return flag !== undefined && words.every(word => word === flag || EXPRESSION.test(word)) ? [{ flags: [flag] }] : []
  })
}
