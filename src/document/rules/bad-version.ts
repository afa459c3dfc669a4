import type { Rule } from '../rule.ts'

export const badVersion: Rule = {
  code: 'bad-version',
  severity: 'warning',
  reason: 'The version says whether the document still fits the tool that is installed; without a number it fits all and none.',
  fix: 'write the version that the tool prints, without its name',
  check: ({ version }, report) => {
    if (!/\d/.test(version) || version.length > LONGEST) report('/version', `${JSON.stringify(version.slice(0, 40))} is no version`)
  },
}

/** Characters. The longest that are in use name a commit, a date and a platform. */
const LONGEST = 128
