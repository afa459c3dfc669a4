import { failure } from '../core/failures.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { judge, preparer } from '../harness/evaluation.ts'
import { fillStep, variablesOf } from '../metadata/patterns.ts'
import { compareDecisions } from '../policy/policy-file.ts'
import type { Decision } from '../policy/policy-file.ts'
import type { Verdict } from '../policy/verdict.ts'
import { findPatterns } from '../registry/patterns.ts'
import { findProject } from '../registry/project.ts'
import { settingsOf } from './policy-options.ts'
import type { Context } from './define.ts'
import type { JudgedInput } from './policy-options.ts'

export interface PatternVerdict {
  readonly name: string
  /** The file that it was read from. */
  readonly file: string
  /** The strictest of its steps. */
  readonly decision: Decision
  /** Variables that were not set: each stands for a word that only the running line knows. */
  readonly unset: readonly string[]
  readonly steps: readonly { readonly line: string; readonly description: string | null; readonly verdict: Verdict }[]
}

/** `name=value` words; undefined when one has no `=`. */
const settingsIn = (words: readonly string[]): ReadonlyMap<string, string> | undefined => {
  const pairs = words.map(word => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const)
  return words.every(word => word.indexOf('=') > 0) ? new Map(pairs) : undefined
}

/** What `atip pattern check` does: apart from its definition, since the engine is loaded with it. */
export const run = async (
  input: JudgedInput & { readonly name: string; readonly set: readonly string[] },
  { world, locations }: Context,
): Promise<Result<PatternVerdict>> => {
  const values = settingsIn(input.set)
  if (values === undefined) return failed(failure('BAD_USAGE', '--set takes NAME=VALUE'))
  const cwd = input.cwd ?? world.cwd
  const patterns = await findPatterns(locations, findProject(cwd, world), world)
  const found = patterns.get(input.name)
  if (found === undefined) {
    const meant = nearest(input.name, patterns.keys())
    const suggestion =
      meant === undefined
        ? null
        : ({ action: `Did you mean "${meant}"?`, fix: `atip pattern check ${meant}`, applicability: 'likely' } as const)
    return failed(
      failure('PATTERN_NOT_FOUND', `there is no pattern "${input.name}"`, { suggestion, details: { known: [...patterns.keys()] } }),
    )
  }
  const variables = variablesOf(found.pattern)
  const stray = [...values.keys()].find(it => !variables.includes(it))
  if (stray !== undefined) {
    return failed(failure('BAD_USAGE', `the pattern "${input.name}" has no variable "${stray}", only ${variables.join(', ') || 'none'}`))
  }
  const prepare = await preparer(settingsOf(input), locations, world)
  if (!prepare.ok) return prepare
  const steps: PatternVerdict['steps'][number][] = []
  for (const step of found.pattern.steps) {
    const line = fillStep(step, values)
    const verdict = judge(prepare.value, { kind: 'line', text: line }, cwd)
    if (!verdict.ok) return verdict
    steps.push({ line, description: step.description ?? null, verdict: verdict.value })
  }
  const decision = steps.reduce<Decision>(
    (all, { verdict }) => (compareDecisions(verdict.decision, all) > 0 ? verdict.decision : all),
    'allow',
  )
  return ok({ name: input.name, file: found.file, decision, unset: variables.filter(it => !values.has(it)), steps })
}
