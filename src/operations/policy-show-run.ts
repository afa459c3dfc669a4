import { join } from 'node:path'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { builtInSource, isBuiltIn } from '../policy/built-in.ts'
import { delegationJson } from '../policy/delegation.ts'
import type { Decision, Level, PolicyFile, Rule, Section } from '../policy/policy-file.ts'
import { delegationOf, policyStack } from '../registry/policies.ts'
import { findProject } from '../registry/project.ts'
import type { Context } from './define.ts'
import type { JudgedInput } from './policy-options.ts'

type Conditions = Readonly<Record<string, unknown>>

export interface PolicyLayer {
  readonly level: Level
  /** The file, or the name of a built-in policy. */
  readonly file: string
  readonly present: boolean
  readonly extends: string | null
  /** What a tool's root declares hazardous stays so for all of its commands. */
  readonly floor: boolean
  /** Each item holds when all of its conditions do. */
  readonly rules: Readonly<Record<Section, readonly Conditions[]>>
  readonly commands: Readonly<Record<Decision, readonly string[]>>
  /** How many tests stand in the file. */
  readonly tests: number
}

export interface PolicyLayers {
  /** The strongest first. */
  readonly layers: readonly PolicyLayer[]
  readonly delegations: readonly string[]
  /** What all delegations together permit; null when there is none. */
  readonly delegation: object | null
  /** The text of the built-in policy that --policy names. */
  readonly text: object | null
}

const conditionsOf = ({ conditions }: Rule): Conditions => Object.fromEntries(conditions.map(({ key, value }) => [key, value]))

const layerOf = (file: PolicyFile): PolicyLayer => ({
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
    allow: file.commands.allow.map(it => it.text),
    ask: file.commands.ask.map(it => it.text),
    deny: file.commands.deny.map(it => it.text),
  },
  tests: file.tests.length,
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
})

/** What `atip policy show` does: apart from its definition, since the engine is loaded with it. */
export const run = async (
  { policy, delegation }: Pick<JudgedInput, 'policy' | 'delegation'>,
  { world, locations }: Context,
): Promise<Result<PolicyLayers>> => {
  const project = findProject(world.cwd, world)
  const stack = policyStack(policy, project, locations, world)
  if (!stack.ok) return stack
  const delegated = delegationOf(delegation, world)
  if (!delegated.ok) return delegated
  const { managed, user, project: own, builtin, demanded = [] } = stack.value
  const named = policy !== undefined && isBuiltIn(policy)
  const layers = [
    managed === undefined ? absent('managed', locations.managedPolicy) : layerOf(managed),
    ...(user === undefined ? (named ? [] : [absent('user', locations.policy)]) : [layerOf(user)]),
    own === undefined ? absent('project', join(project ?? world.cwd, '.agent-tools', 'policy.json')) : layerOf(own),
    ...[...new Set([builtin, ...demanded])].map(layerOf),
  ]
  return ok({
    layers,
    delegations: delegated.value?.names ?? [],
    delegation: delegated.value === undefined ? null : delegationJson(delegated.value),
    text: named ? builtInSource(policy) : null,
  })
}
