import { dirname, resolve } from 'node:path'
import { failed, ok } from '../../core/result.ts'
import { failure } from '../../core/failures.ts'
import type { Result } from '../../core/result.ts'
import { builtInPolicy, isBuiltIn } from '../../policy/built-in.ts'
import type { Level, PolicyFile } from '../../policy/policy-file.ts'
import { policyStack, readPolicyFile } from '../../engine/policies.ts'
import { findProject } from '../../registry/project.ts'
import type { Context } from '../shared/define.ts'
import { policyTester } from '../shared/policy-tester.ts'
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
  const policies = file === undefined ? inForce(context) : chosen(file, context)
  if (!policies.ok) return policies
  const tester = await policyTester(context)
  const files: PolicyTests['files'][number][] = []
  for (const policy of policies.value) {
    const tested = tester(policy)
    if (!tested.ok) return tested
    files.push({ file: policy.name, level: policy.level, ...tested.value })
  }
  return ok({ passed: files.every(tested => tested.tests.every(test => test.passed)), files })
}
