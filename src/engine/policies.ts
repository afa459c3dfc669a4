import { resolve } from 'node:path'
import { failure } from '../core/failures.ts'
import { readJson } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { BUILT_IN } from '../policy/built-in-names.ts'
import { builtInPolicy, isBuiltIn } from '../policy/built-in.ts'
import type { PolicyStack } from '../policy/decide.ts'
import { meet } from '../policy/delegation.ts'
import type { Delegation } from '../policy/delegation.ts'
import { stackOf } from '../policy/evaluate.ts'
import type { Level, PolicyFile } from '../policy/policy-file.ts'
import { readDelegation } from '../policy/read-delegation.ts'
import { readPolicy } from '../policy/read-policy.ts'
import { below } from '../registry/below.ts'
import type { Locations } from '../registry/locations.ts'
import { dangerOf, notPlainlyAbsent } from '../registry/ruling-file.ts'
import type { Danger } from '../registry/ruling-file.ts'

/** A policy is a page, not a book. */
const MOST_BYTES = 1024 * 1024

type DelegationWorld = Pick<World, 'files' | 'cwd' | 'home'>

type PolicyWorld = DelegationWorld & Pick<World, 'uid' | 'gid'>

/** A file that has to be there when it is `named`: by --policy, --delegation or a variable. */
interface Named {
  readonly path: string
  readonly named: boolean
}

const readJsonFile = (
  { path, named }: Named,
  code: 'POLICY_INVALID' | 'DELEGATION_INVALID',
  world: DelegationWorld,
): Result<Json | undefined> => {
  const file = world.files.read(path, MOST_BYTES)
  if (file.kind === 'absent' && !named) return ok(undefined)
  if (file.kind === 'absent') return failed(failure('FILE_NOT_FOUND', `there is no file "${path}"`, { details: { path } }))
  if (file.kind !== 'read') {
    const reason = file.kind === 'too-large' ? `it has ${file.size} bytes` : file.reason
    return failed(failure('CANNOT_READ', `"${path}" could not be read: ${reason}`, { details: { path } }))
  }
  const json = readJson(file.bytes)
  if (json.kind === 'read') return ok(json.value)
  return failed(
    failure(code, `"${path}": ${json.reason}`, {
      suggestion: { action: json.fix, applicability: 'likely' },
      details: { path },
    }),
  )
}

const notObeyed = (path: string, { reason, fix }: Danger, action: string): Result<never> =>
  failed(
    failure('POLICY_INVALID', `"${path}" is not obeyed: ${reason}`, {
      suggestion: { action, ...(fix === null ? {} : { fix }), applicability: 'likely' },
      details: { path },
    }),
  )

/** A project's policy is anybody's: it can only narrow. The others are obeyed only where nobody else could have written them. */
const refusal = (path: string, world: PolicyWorld): Result<never> | undefined => {
  const danger = dangerOf(world, path)
  return danger === undefined
    ? undefined
    : notObeyed(path, { ...danger, fix: danger.fix ?? `ls -ld ${path}` }, 'See who can write there, and keep others from it.')
}

export const readPolicyFile = (file: Named, level: Level, world: PolicyWorld): Result<PolicyFile | undefined> => {
  const { path } = file
  const json = readJsonFile(file, 'POLICY_INVALID', world)
  if (!json.ok) return json
  if (json.value === undefined) {
    const reason = notPlainlyAbsent(world, path)
    return reason === undefined
      ? ok(undefined)
      : notObeyed(path, { reason, fix: null }, 'Put the file back, or remove what is in its place.')
  }
  const refused = level === 'project' ? undefined : refusal(path, world)
  if (refused !== undefined) return refused
  return readPolicy(json.value, { name: path, level })
}

/** A name that is neither a built-in policy's nor a file's. */
const noPolicy = (name: string, path: string): Result<never> => {
  const meant = nearest(name, BUILT_IN)
  const action = meant === undefined ? `Name a file, or one of ${BUILT_IN.join(', ')}.` : `Did you mean "${meant}"?`
  return failed(
    failure('FILE_NOT_FOUND', `there is no policy "${name}": no built-in one, and no file "${path}"`, {
      suggestion: { action, applicability: 'likely' },
      details: { path },
    }),
  )
}

/**
 * The policies that hold here: the machine's, the user's, the project's, and the built-in one behind them. `chosen` is the name of a
 * built-in policy or a file, and stands in the place of the user's.
 */
export const policyStack = (
  { chosen, project }: { readonly chosen: string | undefined; readonly project: string | undefined },
  locations: Pick<Locations, 'managedPolicy' | 'policy'>,
  world: PolicyWorld,
): Result<PolicyStack> => {
  const builtIn = chosen !== undefined && isBuiltIn(chosen) ? builtInPolicy(chosen) : undefined
  const userFile = chosen === undefined ? locations.policy : resolve(world.cwd, chosen)
  const managed = readPolicyFile({ path: locations.managedPolicy, named: false }, 'managed', world)
  if (!managed.ok) return managed
  if (chosen !== undefined && builtIn === undefined && world.files.stat(userFile) === undefined) return noPolicy(chosen, userFile)
  const user = builtIn === undefined ? readPolicyFile({ path: userFile, named: chosen !== undefined }, 'user', world) : ok(undefined)
  if (!user.ok) return user
  const ofProject = (root: string) => readPolicyFile({ path: below(root, '.agent-tools/policy.json'), named: false }, 'project', world)
  const own = project === undefined ? ok(undefined) : ofProject(project)
  if (!own.ok) return own
  const stack = stackOf({
    ...(managed.value === undefined ? {} : { managed: managed.value }),
    ...(user.value === undefined ? {} : { user: user.value }),
    ...(own.value === undefined ? {} : { project: own.value }),
  })
  return ok(builtIn === undefined ? stack : { ...stack, builtin: builtIn })
}

/** `ATIP_DELEGATION`: a file, or the JSON itself. */
const fromVariable = (value: string, world: DelegationWorld): Result<Delegation> => {
  if (!value.trimStart().startsWith('{')) return readDelegationFile(value, world)
  const json = readJson(new TextEncoder().encode(value))
  if (json.kind !== 'read') return failed(failure('DELEGATION_INVALID', `ATIP_DELEGATION: ${json.reason}`))
  return readDelegation(json.value, { name: 'ATIP_DELEGATION', home: world.home })
}

export const readDelegationFile = (path: string, world: DelegationWorld): Result<Delegation> => {
  const absolute = resolve(world.cwd, path)
  const json = readJsonFile({ path: absolute, named: true }, 'DELEGATION_INVALID', world)
  if (!json.ok) return json
  return readDelegation(json.value ?? null, { name: absolute, home: world.home })
}

/** Every delegation that was given, met: each can only take away. undefined when there is none. */
export const delegationOf = (files: readonly string[], world: DelegationWorld & Pick<World, 'env'>): Result<Delegation | undefined> => {
  const variable = world.env['ATIP_DELEGATION']
  const readings = [
    ...(variable === undefined || variable === '' ? [] : [fromVariable(variable, world)]),
    ...files.map(file => readDelegationFile(file, world)),
  ]
  let all: Delegation | undefined
  for (const reading of readings) {
    if (!reading.ok) return reading
    all = all === undefined ? reading.value : meet(all, reading.value)
  }
  return ok(all)
}
