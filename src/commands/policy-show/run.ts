import { join } from 'node:path'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { knownNames, remarksOn } from '../../engine/checked-rules.ts'
import { contextOf, writtenReader } from '../../engine/evaluation.ts'
import { SOURCES } from '../../policy/built-in-files.ts'
import { isBuiltIn } from '../../policy/built-in.ts'
import { delegationJson } from '../../policy/delegation.ts'
import type { CommandPattern, Level, PolicyFile, Rule } from '../../policy/policy-file.ts'
import { delegationOf, policyStack } from '../../engine/policies.ts'
import { findProject } from '../../registry/project.ts'
import type { Context } from '../shared/define.ts'
import type { JudgedInput } from '../shared/policy-options.ts'
import type { Conditions, PolicyLayer, PolicyLayers, ShownRule } from './output.ts'

const conditionsOf = ({ conditions, message }: Rule): Conditions => ({
  ...Object.fromEntries(conditions.map(({ key, value }) => [key, value])),
  ...(message === undefined ? {} : { message }),
})

const shown = ({ text, conditions = [], message }: CommandPattern): ShownRule =>
  conditions.length === 0 && message === undefined
    ? text
    : {
        run: text,
        ...(conditions.length === 0 ? {} : { if: Object.fromEntries(conditions.map(({ key, value }) => [key, value])) }),
        ...(message === undefined ? {} : { message }),
      }

const layerOf = (file: PolicyFile, warnings: readonly string[]): PolicyLayer => ({
  level: file.level,
  file: file.name,
  present: true,
  extends: file.extends ?? null,
  floor: file.floor,
  rules: {
    deny: file.rules.deny.map(conditionsOf),
    requireConfirmation: file.rules.requireConfirmation.map(conditionsOf),
    autoApprove: file.rules.autoApprove.map(conditionsOf),
  },
  commands: {
    allow: file.commands.allow.map(shown),
    ask: file.commands.ask.map(shown),
    deny: file.commands.deny.map(shown),
  },
  tests: file.tests.length,
  warnings,
})

const absent = (level: Level, file: string): PolicyLayer => ({
  level,
  file,
  present: false,
  extends: null,
  floor: false,
  rules: { deny: [], requireConfirmation: [], autoApprove: [] },
  commands: { allow: [], ask: [], deny: [] },
  tests: 0,
  warnings: [],
})

/** What `atip policy show` does: apart from its definition, since the engine is loaded with it. */
export const run = async (
  { policy, delegation }: Pick<JudgedInput, 'policy' | 'delegation'>,
  { world, locations }: Context,
): Promise<Result<PolicyLayers>> => {
  const project = findProject(world.cwd, world)
  const stack = policyStack({ chosen: policy, project }, locations, world)
  if (!stack.ok) return stack
  const delegated = delegationOf(delegation, world)
  if (!delegated.ok) return delegated
  const { managed, user, project: own, builtin, demanded = [] } = stack.value
  const named = policy !== undefined && isBuiltIn(policy)
  const written = await writtenReader(project, locations, world)
  const known = {
    context: contextOf({ cwd: world.cwd, shell: 'bash' }, { locations, written }, world),
    names: knownNames(locations, world),
  }
  const remarked = new Map<PolicyFile, PolicyLayer>()
  for (const file of [managed, user, own, builtin, ...demanded]) {
    if (file === undefined) continue
    const warnings = remarksOn(file, known)
    if (!warnings.ok) return warnings
    remarked.set(file, layerOf(file, warnings.value))
  }
  const layer = (file: PolicyFile | undefined, level: Level, path: string): PolicyLayer =>
    (file === undefined ? undefined : remarked.get(file)) ?? absent(level, path)
  const layers = [
    layer(managed, 'managed', locations.managedPolicy),
    ...(user === undefined && named ? [] : [layer(user, 'user', locations.policy)]),
    layer(own, 'project', join(project ?? world.cwd, '.agent-tools', 'policy.json')),
    ...[...new Set([builtin, ...demanded])].map(file => layer(file, 'built-in', file.name)),
  ]
  return ok({
    layers,
    delegations: delegated.value?.names ?? [],
    delegation: delegated.value === undefined ? null : delegationJson(delegated.value),
    text: named ? SOURCES[policy] : null,
  })
}
