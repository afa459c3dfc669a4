import { join } from 'node:path'
import { failure, failureJson } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { CLIENTS, clientOf } from '../../harness/clients.ts'
import type { ClientId } from '../../harness/clients.ts'
import { unknownClient } from '../../harness/unknown-client.ts'
import type { BUILT_IN } from '../../policy/built-in-names.ts'
import { findProject } from '../../registry/project.ts'
import { setupDirectory } from '../../setup/ledger.ts'
import { foundAt } from '../../setup/places.ts'
import type { Scope } from '../../setup/places.ts'
import { isPassing, programsOf } from '../../setup/programs.ts'
import { REGISTRATIONS } from '../../setup/registrations.ts'
import { setUp } from '../../setup/setup.ts'
import type { FileDone } from '../../setup/setup.ts'
import { shellPlaces } from '../../setup/shell-start.ts'
import { SHELLS } from '../../setup/shells.ts'
import type { Shell } from '../../setup/shells.ts'
import type { Context } from '../shared/define.ts'
import { isOurs } from '../shared/front-matter.ts'
import { ownSkillText } from '../shared/own-skill.ts'
import { startPolicy } from '../shared/start-policy.ts'
import { codesIn } from './output.ts'
import type { Setup, SetupClient, SetupFile } from './output.ts'

interface Input {
  readonly client: readonly string[]
  readonly user: boolean
  readonly project: boolean
  readonly dryRun: boolean
  readonly remove: boolean
  readonly policy: (typeof BUILT_IN)[number] | undefined
  readonly shell: Shell | undefined
}

const wrongUsage = (message: string): Result<never> => failed(failure('BAD_USAGE', message))

/** What of the input cannot be meant; undefined: all of it can. */
const misused = ({ user, project, remove, policy }: Input): string | undefined => {
  if (user && project) return '--user and --project are two places: give one of them'
  return remove && policy !== undefined ? '--policy writes a policy, which --remove does not take away: give one of them' : undefined
}

const setupFile = ({ what, path, list, outcome, failure: why }: FileDone): SetupFile => ({
  what,
  path,
  entry: list === null ? null : list.join('.'),
  outcome,
  error: why === null ? null : failureJson(why).error,
})

type Installed = Omit<SetupClient, 'files' | 'next'>

/** What a person has to do before the hook that was just written is asked. */
const nextOf = (id: ClientId, files: readonly FileDone[]): string | null => {
  const changed = files.some(({ what, outcome }) => what === 'hook' && ['created', 'added', 'replaced'].includes(outcome))
  return changed ? (REGISTRATIONS[id].next ?? null) : null
}

/** Writes the policy that was asked for; one that is there already stays. */
const policyFor = async ({ policy, dryRun }: Input, context: Context): Promise<Result<Setup['policy']>> => {
  if (policy === undefined) return ok(null)
  const file = context.locations.policy
  if (context.world.files.lstat(file) !== undefined) return ok({ file, outcome: 'unchanged' })
  const started = await startPolicy({ extends: policy, project: false, dryRun }, context)
  return started.ok ? ok({ file, outcome: 'created' }) : started
}

const notesOn = (input: Input, { world, locations }: Context, set: number): readonly string[] => {
  if (input.remove) return []
  const hasPolicy = input.policy !== undefined || world.files.lstat(locations.policy) !== undefined
  const hasInit =
    input.shell !== undefined || SHELLS.some(shell => world.files.lstat(join(locations.config, `init.${shell}`)) !== undefined)
  return [
    ...(isPassing(world.packageDir)
      ? [
          `atip runs from a place that goes by itself ("${world.packageDir}"): a hook that does not find it blocks every command. Install it, and run this again.`,
        ]
      : []),
    ...(set === 0 ? ['No client was found. Name one to set it up all the same.'] : []),
    ...(hasInit ? [] : ['--shell bash, zsh or fish keeps the registry up to date from the start of that shell.']),
    ...(hasPolicy ? [] : ['You have no policy: "balanced" holds. --policy NAME writes one of your own.']),
  ]
}

/** Whose start-up is meant: the user's, so that a project has none. */
const shellsOf = ({ shell, remove, client, project }: Input): readonly Shell[] => {
  if (shell !== undefined) return [shell]
  return remove && client.length === 0 && !project ? SHELLS : []
}

/** What `atip setup` does. */
export const run = async (input: Input, context: Context): Promise<Result<Setup>> => {
  const { world, locations } = context
  const unknown = input.client.find(id => clientOf(id) === undefined)
  if (unknown !== undefined) return failed(unknownClient(unknown, 'atip setup'))
  const wrong = misused(input)
  if (wrong !== undefined) return wrongUsage(wrong)
  if (world.platform === 'win32') return wrongUsage('hooks on Windows are not supported yet: they need a POSIX shell')
  const scope: Scope = input.project ? { kind: 'project', root: findProject(world.cwd, world) ?? world.cwd } : { kind: 'user' }
  const installed = CLIENTS.map(({ id, title, proof }): Installed => ({ client: id, title, proof, found: foundAt(id, world) ?? null }))
  const isChosen = ({ client, proof, found }: Installed): boolean => {
    if (input.client.length > 0) return input.client.includes(client)
    if (input.remove) return input.shell === undefined
    return found !== null && proof === 'driven'
  }
  const chosen = installed.filter(isChosen)
  const shells = shellsOf(input).map(shell => shellPlaces(shell, locations, world))
  const broken = shells.find(places => !places.ok)
  if (broken?.ok === false) return broken
  const policy = await policyFor(input, context)
  if (!policy.ok) return policy
  const parts = {
    programs: programsOf(world),
    directory: setupDirectory(locations),
    skill: { text: ownSkillText(world.version), isWritten: isOurs },
  }
  const { remove, dryRun } = input
  const places = shells.flatMap(each => (each.ok ? [each.value] : []))
  const done = await setUp({ clients: chosen.map(({ client }) => client), shells: places, scope, remove, dryRun, parts }, world)
  if (!done.ok) return done
  const told = chosen.map((client): SetupClient => {
    const files = done.value.filter(file => file.client === client.client)
    return { ...client, files: files.map(setupFile), next: nextOf(client.client, files) }
  })
  const toldShells = places.map(({ shell }) => ({ shell, files: done.value.filter(file => file.client === shell).map(setupFile) }))
  const others = input.client.length > 0 || remove ? [] : installed.filter(client => client.found !== null && !isChosen(client))
  return ok({
    ok: codesIn({ clients: told, shells: toldShells }).length === 0,
    action: remove ? 'removed' : 'set-up',
    written: !dryRun,
    project: scope.kind === 'project' ? scope.root : null,
    clients: told,
    others: others.map(client => ({ ...client, files: [], next: null })),
    shells: toldShells,
    policy: policy.value,
    notes: notesOn(input, context, told.length),
  })
}
