import type { Pattern } from './document.ts'

/** A name in braces, where the value of a variable goes. Offsets of UTF-16 units, half-open. */
export interface Placeholder {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** `${x}` is the shell's, `%{x}` that of curl and others, `{{x}}` that of templates; a backslash keeps braces as they are. */
const PLACEHOLDER = /(?<![$%{\\])\{([A-Za-z_][A-Za-z0-9_-]*)\}/g

export const placeholdersIn = (command: string): readonly Placeholder[] =>
  [...command.matchAll(PLACEHOLDER)].map(({ index, 0: text, 1: name = '' }) => ({ name, start: index, end: index + text.length }))

/** Names of the variables in the steps, in the order in which they appear. */
export const variablesOf = (pattern: Pick<Pattern, 'steps'>): readonly string[] => [
  ...new Set(pattern.steps.flatMap(({ command }) => placeholdersIn(command).map(placeholder => placeholder.name))),
]
