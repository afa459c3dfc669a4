import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { judge, preparer } from '../../engine/evaluation.ts'
import { fillStep } from '../../policy/fill-step.ts'
import type { FilledStep } from '../../policy/fill-step.ts'
import { compareDecisions } from '../../policy/policy-file.ts'
import type { Decision } from '../../policy/policy-file.ts'
import type { Verdict } from '../../policy/verdict.ts'
import { findPatterns } from '../../layers/patterns.ts'
import { findProject } from '../../registry/project.ts'
import { choosePattern } from '../shared/pattern-options.ts'
import { settingsOf } from '../shared/policy-options.ts'
import type { Context } from '../shared/define.ts'
import type { JudgedInput } from '../shared/policy-options.ts'
import type { PatternVerdict } from './output.ts'

/** A step with a hole in its code is not the step that will run: nobody can allow it. */
const withHoles = (verdict: Verdict, { refused }: FilledStep): Verdict => {
  const [first] = refused
  if (first === undefined || verdict.decision !== 'allow') return verdict
  return { ...verdict, decision: 'ask', reason: `{${first.variable}} ${first.reason}.` }
}

/** What `atip pattern check` does: apart from its definition, since the engine is loaded with it. */
export const run = async (
  input: JudgedInput & { readonly name: string; readonly set: readonly string[] },
  { world, locations }: Context,
): Promise<Result<PatternVerdict>> => {
  const cwd = input.cwd ?? world.cwd
  const chosen = choosePattern(input, 'pattern check', await findPatterns(locations, findProject(cwd, world), world))
  if (!chosen.ok) return chosen
  const { found, variables, values } = chosen.value
  const prepare = await preparer(settingsOf(input), locations, world)
  if (!prepare.ok) return prepare
  const prepared = prepare.value(cwd)
  if (!prepared.ok) return failed(prepared.failure)
  const steps: PatternVerdict['steps'][number][] = []
  for (const each of found.pattern.steps) {
    const { step, judged } = fillStep(each, values, prepared.value.context)
    const verdict = judge(prepare.value, { kind: 'line', text: judged }, { cwd })
    if (!verdict.ok) return verdict
    steps.push({ line: step.line, description: step.description, refused: step.refused, verdict: withHoles(verdict.value, step) })
  }
  const decision = steps.reduce<Decision>(
    (all, { verdict }) => (compareDecisions(verdict.decision, all) > 0 ? verdict.decision : all),
    'allow',
  )
  return ok({ name: input.name, file: found.file, decision, unset: variables.filter(variable => !values.has(variable)), steps })
}
