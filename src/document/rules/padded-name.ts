import type { Rule } from '../rule.ts'

export const paddedName: Rule = {
  code: 'padded-name',
  severity: 'warning',
  reason: 'A tool is looked up by the name of its executable, character by character.',
  fix: 'write the name without white space around it',
  check: ({ name }, report) => {
    if (name.trim() !== name) report('/name', 'starts or ends with white space', `write ${JSON.stringify(name.trim())}`)
  },
}
