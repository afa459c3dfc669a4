import { dirname, join } from 'node:path'
import { failure, unwritten } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { DEFAULT_POLICY } from '../../policy/built-in.ts'
import type { Decision } from '../../policy/policy-file.ts'
import type { BUILT_IN } from '../../policy/built-in-names.ts'
import { findProject } from '../../registry/project.ts'
import type { Context } from './define.ts'

type BuiltInName = (typeof BUILT_IN)[number]

export interface PolicyStart {
  readonly file: string
  /** false: it was only asked what would be written. */
  readonly written: boolean
  /** The policy, as its file says it. */
  readonly policy: object
}

/** `extends`: the built-in policy behind it. `project`: the project's instead of the user's. */
interface Input {
  readonly extends: BuiltInName | undefined
  readonly project: boolean
  readonly dryRun: boolean
}

/** What each built-in policy says of a command that only reads, so that the first tests hold. */
const OF_READING = {
  balanced: 'allow',
  workspace: 'allow',
  project: 'allow',
  readonly: 'allow',
  strict: 'allow',
  none: 'ask',
} as const satisfies Record<BuiltInName, Decision>

const SCHEMA = 'https://atip.dev/schemas/policy.schema.json'

const COMMON =
  'A command is written as in a line, "git push" or "git push --force"; what is allowed covers no danger that an option or operand adds and the rule does not name. "atip policy explain LINE" says which rule decided and what could be added, "atip policy test" runs the tests below.'

const ofUser = (behind: BuiltInName) => ({
  $schema: SCHEMA,
  description: `What agents may do for me. commands.allow runs without a question, commands.ask asks me, commands.deny never runs; what is not named here is decided by "${behind}". ${COMMON}`,
  extends: behind,
  commands: { allow: [], ask: [], deny: ['git push --force'] },
  tests: [
    { run: 'git status', expect: OF_READING[behind] },
    { run: 'git push --force', expect: 'deny' },
  ],
})

/** A project can only take away, so it extends nothing unless it is told to demand a built-in policy. */
const ofProject = (behind: BuiltInName | undefined) => ({
  $schema: SCHEMA,
  description: `What agents may not do in this project, whatever their users allow: this file can only take away. commands.ask asks, commands.deny never runs. ${COMMON}`,
  ...(behind === undefined ? {} : { extends: behind }),
  commands: { ask: [], deny: ['git push --force'] },
  tests: [{ run: 'git push --force', expect: 'deny' }],
})

/** Writes a policy to start from; one that is there already is a failure (`FILE_EXISTS`). */
export const startPolicy = async (input: Input, { world, locations }: Context): Promise<Result<PolicyStart>> => {
  const root = findProject(world.cwd, world) ?? world.cwd
  const file = input.project ? join(root, '.agent-tools', 'policy.json') : locations.policy
  const policy = input.project ? ofProject(input.extends) : ofUser(input.extends ?? DEFAULT_POLICY)
  const exists = () =>
    failed<PolicyStart>(
      failure('FILE_EXISTS', `"${file}" is there already`, {
        suggestion: { action: 'See what holds, and change the file by hand.', fix: 'atip policy show', applicability: 'certain' },
        details: { path: file },
      }),
    )
  // shown beside one that is there too: who looks for what a policy is made of has one that is none
  if (input.dryRun) return ok({ file, written: false, policy })
  if (world.files.lstat(file) !== undefined) return exists()
  const store = await world.store()
  const made = store.makeDirectory(dirname(file))
  const outcome = made.kind === 'failed' ? made : await store.create(file, `${JSON.stringify(policy, null, 2)}\n`)
  if (outcome.kind === 'written') return ok({ file, written: true, policy })
  if (outcome.reason === 'EEXIST' && made.kind === 'written') return exists()
  return failed(unwritten(outcome))
}
