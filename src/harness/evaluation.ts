import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Context } from '../policy/context.ts'
import { evaluate } from '../policy/evaluate.ts'
import type { Command, Rules } from '../policy/evaluate.ts'
import type { Verdict } from '../policy/verdict.ts'
import type { Locations } from '../registry/locations.ts'
import { delegationOf, policyStack } from '../registry/policies.ts'
import { findProject } from '../registry/project.ts'
import { toolResolver } from '../registry/resolve-tool.ts'
import { builtinLayer, hasWrittenLayers } from '../registry/tool-layers.ts'
import type { Validate } from '../registry/tool-layers.ts'
import type { Shell } from '../shell/invocation.ts'

export interface Settings {
  readonly shell: Shell
  /** Name of a built-in policy or a file, in the place of the user's. */
  readonly policy: string | undefined
  /** The delegation alone decides. */
  readonly noPolicy: boolean
  readonly delegations: readonly string[]
}

export type EvaluationWorld = Pick<World, 'files' | 'env' | 'uid' | 'home' | 'cwd' | 'packageDir'>

/** Where a path really leads: links are followed as far as it exists. */
const realpathOf =
  ({ files }: Pick<World, 'files'>) =>
  (path: string): string | undefined => {
    for (let head = path, tail = ''; ; tail = join(basename(head), tail), head = dirname(head)) {
      const real = files.realpath(head)
      if (real !== undefined) return tail === '' ? real : join(real, tail)
      if (head === dirname(head)) return undefined
    }
  }

const tempDirs = (world: Pick<World, 'env'>): readonly string[] => {
  const own = world.env['TMPDIR']
  return ['/tmp', '/var/tmp', '/private/tmp', ...(own !== undefined && isAbsolute(own) && own !== '/' ? [own.replace(/\/+$/, '')] : [])]
}

/** Loaded only when there are files that people wrote. */
const validator = async (): Promise<Validate> => {
  const { readDocumentBytes } = await import('../metadata/read.ts')
  return bytes => {
    const reading = readDocumentBytes(bytes)
    return reading.kind === 'document' ? reading.document : undefined
  }
}

export const contextOf = (
  cwd: string,
  shell: Shell,
  locations: Locations,
  validate: Validate | undefined,
  world: EvaluationWorld,
): Context => {
  const project = findProject(cwd, world)
  const builtins = builtinLayer(world, locations)
  return {
    shell,
    cwd,
    ...(project === undefined ? {} : { project }),
    home: world.home,
    temp: tempDirs(world),
    guarded: [locations.data, locations.config, dirname(locations.managedPolicy), world.packageDir],
    ...(builtins === undefined ? {} : { builtins }),
    resolveTool: toolResolver({ locations, project, validate }, world),
    realpath: realpathOf(world),
  }
}

/** What verdicts in one directory depend on. */
export interface Prepared {
  readonly context: Context
  readonly rules: Rules
}

/** Prepares a directory once, and remembers it: documents that were read are kept between verdicts. */
export type Preparer = (cwd: string, shell?: Shell) => Result<Prepared>

/**
 * Everything that a verdict depends on: policies, delegations, documents as they are needed. A policy that cannot be read whole is a
 * failure, never a policy with fewer rules.
 */
export const preparer = async (settings: Settings, locations: Locations, world: EvaluationWorld): Promise<Result<Preparer>> => {
  const delegation = delegationOf(settings.delegations, world)
  if (!delegation.ok) return delegation
  const validate = hasWrittenLayers(world, locations, findProject(world.cwd, world)) ? await validator() : undefined
  const prepare = (cwd: string, shell: Shell): Result<Prepared> => {
    const context = contextOf(cwd, shell, locations, validate, world)
    const policies = settings.noPolicy ? ok(null) : policyStack(settings.policy, context.project, locations, world)
    if (!policies.ok) return policies
    return ok({ context, rules: { policies: policies.value, ...(delegation.value === undefined ? {} : { delegation: delegation.value }) } })
  }
  const known = new Map<string, Result<Prepared>>()
  return ok((directory, shell = settings.shell) => {
    const cwd = resolve(world.cwd, directory)
    const key = `${shell} ${cwd}`
    const prepared = known.get(key) ?? prepare(cwd, shell)
    known.set(key, prepared)
    return prepared
  })
}

export const judge = (prepare: Preparer, command: Command, cwd: string, shell?: Shell): Result<Verdict> => {
  const prepared = prepare(cwd, shell)
  return prepared.ok ? ok(evaluate(command, prepared.value.context, prepared.value.rules)) : prepared
}
