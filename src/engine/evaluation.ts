import { join, resolve } from 'node:path'
import { failure } from '../core/failures.ts'
import { once } from '../core/once.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import { OUT_OF_TIME } from '../judge/unknowns.ts'
import { boundVerdict } from '../policy/bound-verdict.ts'
import type { Context } from '../judge/context.ts'
import type { PolicyStack } from '../policy/decide.ts'
import { evaluate } from '../policy/evaluate.ts'
import type { Command, Rules } from '../policy/evaluate.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import { hasGuards, leakOf } from '../policy/test-policy.ts'
import type { Verdict } from '../policy/verdict.ts'
import type { Locations } from '../registry/locations.ts'
import { delegationOf, policyStack } from './policies.ts'
import { findProject } from '../registry/project.ts'
import { tempDirs } from '../registry/temp-dirs.ts'
import { toolResolver } from '../layers/resolve-tool.ts'
import { builtinLayer } from '../layers/builtin.ts'
import { hasWritten } from '../layers/read-layers.ts'
import type { Readers } from '../layers/read-layers.ts'
import type { Shell } from '../shell/invocation.ts'
import { knownNames, ruleChecker } from './checked-rules.ts'
import type { StateOf } from '../judge/path-state.ts'
import { isTooLong } from '../shell/paths.ts'
import { gitConfigs } from './git-configs.ts'
import { guardedPlaces } from './guarded-places.ts'
import { pathStates } from './kept/path-states.ts'
import { lookerOf, outermostOf, topOf } from './looker.ts'
import { realPathOf } from './real-path.ts'
import { ruledBy } from './ruled.ts'

export interface Settings {
  readonly shell: Shell
  /** Name of a built-in policy or a file, in the place of the user's. */
  readonly policy: string | undefined
  /** The delegation alone decides. */
  readonly noPolicy: boolean
  readonly delegations: readonly string[]
  /** How long after the start of the process a verdict is of use, in milliseconds; undefined: always, and what is bounded is the work for each. */
  readonly mostMs?: number
}

export type EvaluationWorld = Pick<World, 'files' | 'env' | 'uid' | 'gid' | 'home' | 'cwd' | 'packageDir' | 'platform'>

/** Loaded only when there are files that people wrote. */
export const writtenReader = async (
  project: string | undefined,
  locations: Locations,
  world: Pick<World, 'files'>,
): Promise<Readers['written']> =>
  hasWritten({ locations, project }, world) ? (await import('../layers/written.ts')).readWritten : undefined

/** What documents are read with, wherever a line runs. */
type Around = Pick<Readers, 'locations' | 'written'>

/** Most lines write over nothing. */
const lazyStates = (project: string | undefined, world: EvaluationWorld): StateOf => {
  let stateOf: StateOf | undefined
  return (path, access) => (stateOf ??= pathStates(project, world))(path, access)
}

export const contextOf = (
  { cwd, shell }: { readonly cwd: string; readonly shell: Shell },
  { locations, written }: Around,
  world: EvaluationWorld,
): Context => {
  const project = findProject(cwd, world)
  const builtins = builtinLayer(world, locations)
  return {
    shell,
    cwd,
    ...(project === undefined
      ? {}
      : { project, outermost: outermostOf(project, world), repository: { cwd, top: () => topOf(project, world) } }),
    home: world.home,
    temp: tempDirs(world),
    guarded: guardedPlaces(locations, world),
    ...(builtins === undefined ? {} : { builtins }),
    resolveTool: toolResolver({ locations, project, written }, world),
    realpath: realPathOf(locations, world),
    looker: () => lookerOf(world),
    variable: name => world.env[name],
    stater: () => lazyStates(project, world),
    gitConfigs: () => gitConfigs(world),
  }
}

/**
 * Where the tests of policies are judged: a project in the home directory that there need not be, so that they come out alike wherever
 * one stands. A program that the real PATH puts in doubt is judged as the tool of its name: the tests are about tools. Documents that
 * `here` has read already are not read again.
 */
export const testContext = (here: Context, around: Around, world: EvaluationWorld): Context => {
  const cwd = join(world.home, 'a-project-of-policy-tests')
  const byName = toolResolver({ ...around, project: undefined }, { ...world, env: {} })
  // nothing lies in a project that is not there
  const { looker: _, outermost: __, variable: ___, stater: ____, ...rest } = here
  return {
    ...rest,
    shell: 'bash',
    cwd,
    project: cwd,
    resolveTool: (name, from) => {
      const found = here.resolveTool(name, name.includes('/') ? from : here.cwd)
      return found.kind === 'known' ? found : byName(name, from)
    },
  }
}

/** A policy that lets through what its own tests hold back does not say what its author believes: then nothing is allowed. */
interface Leak {
  readonly file: string
  readonly reason: string
}

const leakIn = (files: readonly (PolicyFile | undefined)[], context: () => Context): Leak | undefined => {
  for (const file of files) {
    // most policies have no tests, and then nothing is made ready for them
    const leak = file === undefined || !hasGuards(file) ? undefined : leakOf(file, context())
    if (leak !== undefined)
      return {
        file: file!.name,
        reason: `${file!.name} fails its own test: ${JSON.stringify(leak.run)} is expected to be ${leak.expect}, but is ${leak.got}; see "atip policy test".`,
      }
  }
  return undefined
}

/** What verdicts in one directory depend on. */
export interface Prepared {
  readonly context: Context
  readonly rules: Rules
  /** Looked for when something would be allowed: the tests of a policy can take as long as the line itself. */
  readonly leak: () => Leak | undefined
  /** Whether a rule about one of these tools is mistyped: then what its author wanted is not known. */
  readonly mistyped: (tools: Iterable<string>) => Result<never> | undefined
  /** The time for one verdict begins. */
  readonly begin: () => void
}

/** How long one verdict may take to be worked out, in milliseconds: a line of 64 KiB that is not made to be slow takes a tenth of it. */
const MOST_WORK_MS = 1500

/** For what is left once the disk is not looked at any more: the text of a line of 64 KiB alone. */
const TEXT_MS = 500

/** To ask for the time costs as much as to look where a path leads, so that it is asked for before every so many looks only. */
const LOOKS_AT_ONCE = 8

/** When the time of a verdict is over, by the clock for whoever waits for it, else by the work: a busy machine changes no verdict. */
const timerOf = (mostMs: number | undefined, world: Pick<World, 'clock' | 'worked'>) => {
  let began = world.worked()
  const measured = mostMs === undefined ? () => MOST_WORK_MS - (world.worked() - began) : () => mostMs - world.clock()
  let asked = 0
  let last = 0
  const left = (): number => {
    if (asked++ % LOOKS_AT_ONCE === 0) last = measured()
    return last
  }
  return {
    begin: () => {
      began = world.worked()
      asked = 0
    },
    expired: () => left() < 0,
    late: () => left() < TEXT_MS,
  }
}

/** Prepares a directory once, and remembers it: documents that were read are kept between verdicts. */
export type Preparer = (cwd: string, shell?: Shell) => Result<Prepared>

/**
 * Everything that a verdict depends on: policies, delegations, documents as they are needed. A policy that cannot be read whole is a
 * failure, never a policy with fewer rules.
 */
export const preparer = async (
  settings: Settings,
  locations: Locations,
  world: EvaluationWorld & Pick<World, 'clock' | 'worked'>,
): Promise<Result<Preparer>> => {
  const delegation = delegationOf(settings.delegations, world)
  if (!delegation.ok) return delegation
  const written = await writtenReader(findProject(world.cwd, world), locations, world)
  const around = { locations, written }
  const names = once(() => knownNames(locations, world)())
  const leaks = new Map<string, Leak | undefined>()
  const leakOfStack = (stack: PolicyStack | null, here: Context): Leak | undefined => {
    const files = [stack?.managed, stack?.user, stack?.project]
    const key = files.map(file => file?.name ?? '').join('\0')
    if (!leaks.has(key))
      leaks.set(
        key,
        leakIn(files, () => testContext(here, around, world)),
      )
    return leaks.get(key)
  }
  const prepare = (cwd: string, shell: Shell): Result<Prepared> => {
    const { begin, expired, late } = timerOf(settings.mostMs, world)
    const here = contextOf({ cwd, shell }, around, world)
    const stater = (): StateOf => {
      const stateOf = here.stater?.()
      return (path, access) => (late() || stateOf === undefined ? 'unclear' : stateOf(path, access))
    }
    const context: Context = { ...here, expired, late, stater, realpath: path => (late() ? undefined : here.realpath?.(path)) }
    const policies = settings.noPolicy ? ok(null) : policyStack({ chosen: settings.policy, project: context.project }, locations, world)
    if (!policies.ok) return policies
    const rules = { policies: policies.value, ...(delegation.value === undefined ? {} : { delegation: delegation.value }) }
    const ruled = ruledBy(rules).filter(file => file.rules.length > 0)
    const checker = once(() => ruleChecker(ruled, { context, names }))
    return ok({
      context,
      rules,
      leak: () => leakOfStack(policies.value, context),
      mistyped: tools => (ruled.length === 0 ? undefined : checker()(tools)),
      begin,
    })
  }
  const known = new Map<string, Result<Prepared>>()
  return ok((directory, shell = settings.shell) => {
    if (isTooLong(directory)) return failed(failure('FILE_NOT_FOUND', 'the path of the directory is longer than systems take'))
    const cwd = resolve(world.cwd, directory)
    const key = `${shell} ${cwd}`
    const prepared = known.get(key) ?? prepare(cwd, shell)
    known.set(key, prepared)
    return prepared
  })
}

/** Where a command runs, and which shell reads it where that is not the one of all. */
export interface Where {
  readonly cwd: string
  readonly shell?: Shell | undefined
}

export const judge = (prepare: Preparer, command: Command, { cwd, shell }: Where): Result<Verdict> => {
  const prepared = prepare(cwd, shell)
  if (!prepared.ok) return prepared
  const { context, rules, leak, mistyped, begin } = prepared.value
  begin()
  const verdict = evaluate(command, context, rules)
  const mistake = mistyped(new Set(verdict.invocations.flatMap(invocation => invocation.tool ?? [])))
  if (mistake !== undefined) return mistake
  if (verdict.decision !== 'allow') return ok(boundVerdict(verdict))
  // the tests may have run out of time, so that what they say counts for nothing
  const reason = leak()?.reason ?? (context.expired?.() === true ? `${OUT_OF_TIME}.` : undefined)
  return ok(boundVerdict(reason === undefined ? verdict : { ...verdict, decision: 'ask', reason }))
}
