import type { Rule } from '../../document/rule.ts'
import { RULES } from '../../document/rules/index.ts'
import type { Layer } from '../../judge/context.ts'
import { brokenExample, undescribedWord } from './broken-example.ts'
import { brokenPattern } from './broken-pattern.ts'
import { failingTest } from './failing-test.ts'

export interface LintSettings {
  /** The document of the shell's own commands: tests of documents may use them. */
  readonly builtins: Layer | undefined
  /** Name of the document that is looked at. */
  readonly name: string
  /** Whether its own tests are run. */
  readonly tests: boolean
}

/** Every rule, those that read command lines included. */
export const rulesFor = ({ builtins, name, tests }: LintSettings): readonly Rule[] => {
  const shell = builtins !== undefined && builtins.document.name === name
  return [...(tests ? [failingTest(builtins)] : []), ...RULES, brokenExample(shell), brokenPattern, undescribedWord(shell)]
}

/** Every rule by its code, for those who want to know what it means. */
export const ALL_RULES: readonly Rule[] = rulesFor({ builtins: undefined, name: '', tests: true })
