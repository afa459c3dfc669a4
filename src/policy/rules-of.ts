import { readCommandPattern } from './command-pattern.ts'
import { SECTIONS } from './policy-file.ts'
import type { CommandPattern, PolicyFile } from './policy-file.ts'

/** Every rule of a file that names a command, wherever it stands. */
export const rulesOf = (file: PolicyFile): readonly CommandPattern[] => {
  const { allow, ask, deny } = file.commands
  const conditions = SECTIONS.flatMap(section => file.rules[section]).flatMap(rule => rule.conditions)
  const named = conditions.flatMap(({ key, value }) => (key !== 'command' || typeof value === 'boolean' ? [] : value))
  return [...deny, ...ask, ...allow, ...named.map(readCommandPattern)]
}
