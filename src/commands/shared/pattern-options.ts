import { didYouMean } from '../../core/did-you-mean.ts'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import type { Params } from '../../core/params.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { plainText } from '../../core/text.ts'
import { variablesOf } from '../../document/patterns.ts'
import type { FoundPattern, Patterns } from '../../layers/patterns.ts'
import { winning } from '../../layers/patterns.ts'

/** Which pattern, and what its variables are. */
export const PATTERN_PARAMS = {
  name: { kind: 'operand', required: true, completes: 'pattern', summary: 'Name of the pattern.' },
  set: {
    kind: 'texts',
    placeholder: 'NAME=VALUE',
    whole: true,
    completes: 'none',
    summary: 'Value of a variable of the pattern. Repeatable.',
  },
} as const satisfies Params

export interface Chosen {
  readonly found: FoundPattern
  readonly variables: readonly string[]
  readonly values: ReadonlyMap<string, string>
}

const badSetting = (message: string, fix: string | null): Result<never> =>
  failed(failure('BAD_USAGE', message, fix === null ? {} : { suggestion: { action: fix, applicability: 'likely' } }))

const valuesOf = (name: string, words: readonly string[], variables: readonly string[]): Result<ReadonlyMap<string, string>> => {
  const values = new Map<string, string>()
  for (const word of words) {
    const at = word.indexOf('=')
    if (at < 1) return badSetting(`--set takes NAME=VALUE, not ${JSON.stringify(plainText(word))}`, null)
    const variable = word.slice(0, at)
    const value = word.slice(at + 1)
    if (!variables.includes(variable)) {
      const meant = nearest(variable, variables)
      const known = variables.length === 0 ? 'it has none' : `it has ${variables.join(', ')}`
      const suggestion = meant === undefined ? null : `Did you mean "${meant}"?`
      return badSetting(`the pattern "${name}" has no variable "${plainText(variable)}"; ${known}`, suggestion)
    }
    // what ends on a terminal and in a model's context is stripped of them: the words would not be those that were asked for
    if (plainText(value) !== value)
      return badSetting(`the value of "${variable}" has control characters or characters that do not show`, null)
    if (values.has(variable)) return badSetting(`"${variable}" is set twice`, null)
    values.set(variable, value)
  }
  return ok(values)
}

/** The pattern of this name that wins, with the values that are given for its variables. */
export const choosePattern = (
  { name, set }: { readonly name: string; readonly set: readonly string[] },
  operation: string,
  patterns: Patterns,
): Result<Chosen> => {
  const all = winning(patterns.found)
  const found = all.get(name)
  if (found === undefined) {
    const meant = nearest(name, all.keys())
    const broken = patterns.unusable.map(file => file.file)
    const suggestion =
      meant === undefined
        ? ({ action: 'List those that there are.', fix: 'atip pattern list', applicability: 'likely' } as const)
        : didYouMean(meant, `atip ${operation}`)
    const details = { known: [...all.keys()], ...(broken.length === 0 ? {} : { unusable: broken }) }
    return failed(failure('PATTERN_NOT_FOUND', `there is no pattern "${name}"`, { suggestion, details }))
  }
  const variables = variablesOf(found.pattern)
  const values = valuesOf(name, set, variables)
  return values.ok ? ok({ found, variables, values: values.value }) : values
}

/** Who wrote it, for people. */
export const originOf = ({ layer, tool }: Pick<FoundPattern, 'layer' | 'tool'>): string => (tool === null ? layer : `tool ${tool}`)
