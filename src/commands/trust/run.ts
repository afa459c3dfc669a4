import { didYouMean } from '../../core/did-you-mean.ts'
import { basename, join, resolve } from 'node:path'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { documentPath } from '../../layers/sources.ts'
import { findProject } from '../../registry/project.ts'
import { readNative } from '../../layers/native.ts'
import { identityOf } from '../../registry/record.ts'
import { suspicious } from '../../layers/suspicious.ts'
import { isRootOnly } from '../../registry/safe-directory.ts'
import { readTrust } from '../../layers/trust.ts'
import type { Pin } from '../../layers/trust.ts'
import { changeTrust, currentPins } from '../../layers/trust-store.ts'
import { which } from '../../layers/which.ts'
import type { Context } from '../shared/define.ts'
import type { TrustOutcome, TrustedTool } from './output.ts'

interface Input {
  readonly tool: string | undefined
  readonly list: boolean
  readonly revoke: boolean
  readonly dryRun: boolean
}

const stateOf = (path: string, pin: Pin, { files }: Pick<Context['world'], 'files'>): TrustedTool['state'] => {
  if (files.isStill(path, pin.stat)) return 'trusted'
  if (files.stat(path) === undefined) return 'gone'
  return files.sha256(path) === pin.sha256 ? 'touched' : 'changed'
}

const shown = (path: string, { tool, sha256, when }: Pin, state: TrustedTool['state']): TrustedTool => ({ tool, path, sha256, when, state })

const notInstalled = (tool: string): Result<never> =>
  failed(
    failure('TOOL_NOT_FOUND', `"${tool}" is not installed: there is no program to trust`, {
      suggestion: { action: 'See where names lead.', fix: `atip which ${tool}`, applicability: 'likely' },
      details: { tool },
    }),
  )

/** The program that is pinned: read once, and the same file before and after. */
const pinOf = (tool: string, path: string, { world }: Context): Result<Pin> => {
  const before = world.files.stat(path)
  const sha256 = world.files.sha256(path)
  if (before === undefined || sha256 === undefined)
    return failed(failure('CANNOT_READ', `"${path}" could not be read`, { details: { path } }))
  if (!world.files.isStill(path, before))
    return failed(
      failure('TRUST_REFUSED', `"${path}" changed while it was read`, {
        suggestion: { action: 'Try again when it is whole.', fix: `atip trust ${tool}`, applicability: 'likely' },
        details: { path },
      }),
    )
  return ok({ tool, sha256, when: world.now().toISOString(), stat: identityOf(before) })
}

const refuseProgram = (tool: string, path: string, reason: string): Result<never> =>
  failed(
    failure('TRUST_REFUSED', `"${path}" ${reason}`, {
      suggestion: { action: 'Install it where only you and root can write.', fix: `atip which ${tool}`, applicability: 'likely' },
      details: { tool, path },
    }),
  )

/** The program that a name stands for; a path has to be it. */
const programOf = (written: string, { world }: Context): Result<{ readonly tool: string; readonly path: string }> => {
  const tool = basename(written)
  const path = which(tool, world)
  if (path === null) return notInstalled(written)
  return !written.includes('/') || resolve(world.cwd, written) === path
    ? ok({ tool, path })
    : refuseProgram(tool, resolve(world.cwd, written), `is not the program of that name: PATH finds "${path}"`)
}

/** Whether what is kept of the tool was printed by other bytes than those that are trusted. */
const isStale = (tool: string, path: string, { world, locations }: Context): boolean => {
  const native = readNative({ tool, program: path }, { file: join(locations.data, documentPath(tool)), locations }, world)
  return native?.kind === 'layer' && native.layer.stale
}

const add = async (written: string, dryRun: boolean, context: Context): Promise<Result<TrustOutcome>> => {
  const { world, locations } = context
  const program = programOf(written, context)
  if (!program.ok) return program
  const { tool, path } = program.value
  const reason = suspicious(path, { project: findProject(world.cwd, world) }, world)
  if (reason !== undefined) return refuseProgram(tool, path, reason)
  const pin = pinOf(tool, path, context)
  if (!pin.ok) return pin
  const warnings = [
    ...(isRootOnly(world, path) ? [`${path} counts as trusted anyway: only root can change it`] : []),
    ...(world.files.stat(join(locations.data, documentPath(tool))) === undefined
      ? [`${tool} does not describe itself as far as is known, so that there is nothing to trust; "atip scan --tool ${tool}" asks it`]
      : []),
    ...(isStale(tool, path, context)
      ? [`${path} changed since it was asked, so that what is known of it is another program's; "atip scan" asks it again`]
      : []),
  ]
  const outcome: TrustOutcome = {
    file: locations.trust,
    action: 'trusted',
    written: !dryRun,
    tools: [shown(path, pin.value, 'trusted')],
    warnings,
  }
  const changed = dryRun
    ? currentPins(world, locations)
    : await changeTrust(world, locations, pins => new Map([...pins, [path, pin.value]]))
  return changed.ok ? ok(outcome) : changed
}

const neverTrusted = (tool: string, pins: ReadonlyMap<string, Pin>): Result<never> => {
  const meant = nearest(
    tool,
    [...pins.values()].map(pin => pin.tool),
  )
  const suggestion =
    meant === undefined
      ? ({ action: 'See what is trusted.', fix: 'atip trust --list', applicability: 'certain' } as const)
      : didYouMean(meant, 'atip trust --revoke')
  return failed(failure('TOOL_NOT_FOUND', `"${tool}" is not among the trusted`, { suggestion, details: { tool } }))
}

/** Of every place that the name was trusted at: whoever takes trust back does not want to know of the others. */
const revoke = async (tool: string, dryRun: boolean, { world, locations }: Context): Promise<Result<TrustOutcome>> => {
  const current = currentPins(world, locations)
  if (!current.ok) return current
  const isMeant = ([path, pin]: readonly [string, Pin]): boolean => pin.tool === tool || path === resolve(world.cwd, tool)
  const meant = [...current.value].filter(isMeant)
  if (meant.length === 0) return neverTrusted(tool, current.value)
  const changed = dryRun ? current : await changeTrust(world, locations, pins => new Map([...pins].filter(pin => !isMeant(pin))))
  if (!changed.ok) return changed
  const tools = meant.map(([path, pin]) => shown(path, pin, stateOf(path, pin, world)))
  return ok({ file: locations.trust, action: 'revoked', written: !dryRun, tools, warnings: [] })
}

const list = (wanted: string | undefined, { world, locations }: Context): TrustOutcome => {
  const { pins, warnings } = readTrust(world, locations)
  const tools = [...pins]
    .filter(([, pin]) => wanted === undefined || pin.tool === wanted)
    .map(([path, pin]) => shown(path, pin, stateOf(path, pin, world)))
  return { file: locations.trust, action: 'listed', written: false, tools, warnings }
}

export const run = async ({ tool, list: listed, revoke: revoked, dryRun }: Input, context: Context): Promise<Result<TrustOutcome>> => {
  if (listed && revoked) return failed(failure('BAD_USAGE', '--list and --revoke do not go together'))
  if (tool === undefined) {
    if (!revoked) return ok(list(undefined, context))
    return failed(
      failure('BAD_USAGE', '--revoke needs the name of a tool', {
        suggestion: { action: 'See what is trusted.', fix: 'atip trust --list', applicability: 'certain' },
      }),
    )
  }
  if (listed) return ok(list(tool, context))
  return revoked ? revoke(tool, dryRun, context) : add(tool, dryRun, context)
}
