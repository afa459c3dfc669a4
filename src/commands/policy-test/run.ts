import { dirname, resolve } from 'node:path'
import { failed, ok } from '../../core/result.ts'
import { failure } from '../../core/failures.ts'
import type { Result } from '../../core/result.ts'
import { knownNames, remarksOn } from '../../engine/checked-rules.ts'
import { contextOf, testContext, writtenReader } from '../../engine/evaluation.ts'
import { builtInPolicy, isBuiltIn } from '../../policy/built-in.ts'
import type { Level, PolicyFile } from '../../policy/policy-file.ts'
import { testPolicy } from '../../policy/test-policy.ts'
import { policyStack, readPolicyFile } from '../../engine/policies.ts'
import { findProject } from '../../registry/project.ts'
import type { Context } from '../shared/define.ts'
import type { PolicyTests } from './output.ts'

/** The level that a file has where it lies: a project's can only narrow. Anywhere else it is tested as the user's. */
const levelOf = (path: string, { world, locations }: Context): Level => {
  if (path === locations.managedPolicy) return 'managed'
  const directory = dirname(path)
  return directory.endsWith('/.agent-tools') && findProject(dirname(directory), world) === dirname(directory) ? 'project' : 'user'
}

const chosen = (name: string, context: Context): Result<readonly PolicyFile[]> => {
  if (isBuiltIn(name)) return ok([builtInPolicy(name)])
  const path = resolve(context.world.cwd, name)
  const file = readPolicyFile({ path, named: true }, levelOf(path, context), context.world)
  if (!file.ok) return file
  return file.value === undefined
    ? failed(failure('FILE_NOT_FOUND', `there is no file "${path}"`, { details: { path } }))
    : ok([file.value])
}

/** Every policy that holds here, with the built-in ones that stand behind it. */
const inForce = ({ world, locations }: Context): Result<readonly PolicyFile[]> => {
  const stack = policyStack({ chosen: undefined, project: findProject(world.cwd, world) }, locations, world)
  if (!stack.ok) return stack
  const { managed, user, project, builtin, demanded = [] } = stack.value
  return ok([...new Set([managed, user, project, builtin, ...demanded].filter(file => file !== undefined))])
}

/** What `atip policy test` does: apart from its definition, since the engine is loaded with it. */
export const run = async ({ file }: { readonly file: string | undefined }, context: Context): Promise<Result<PolicyTests>> => {
  const { world, locations } = context
  const policies = file === undefined ? inForce(context) : chosen(file, context)
  if (!policies.ok) return policies
  const written = await writtenReader(undefined, locations, world)
  const around = { locations, written }
  const here = testContext(contextOf({ cwd: world.cwd, shell: 'bash' }, around, world), around, world)
  const known = { context: here, names: knownNames(locations, world) }
  const files: PolicyTests['files'][number][] = []
  for (const policy of policies.value) {
    const warnings = remarksOn(policy, known)
    if (!warnings.ok) return warnings
    files.push({ file: policy.name, level: policy.level, warnings: warnings.value, tests: testPolicy(policy, here) })
  }
  return ok({ passed: files.every(tested => tested.tests.every(test => test.passed)), files })
}
