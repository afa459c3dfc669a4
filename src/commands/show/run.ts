import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { nearest } from '../../core/nearest.ts'
import { childOf } from '../../document/document.ts'
import type { Document } from '../../document/document.ts'
import { findCommand } from '../../document/commands.ts'
import { limitDepth, narrow, onlyCommands } from '../../document/trim.ts'
import { changedProgram } from '../../layers/changed-program.ts'
import { driftFrom, versionInPath } from '../../layers/drift.ts'
import { readTool, shownIn, unusableIn, unusableWarnings } from '../../layers/shown.ts'
import type { ShownTool } from '../../layers/shown.ts'
import { recordLookup } from '../../registry/record-of.ts'
import type { Context } from '../shared/define.ts'
import { lentTools } from '../shared/lent-tools.ts'
import { brief } from './brief.ts'
import { commandMissing, notPermitted, toolMissing } from './not-found.ts'
import type { Provenance, Shown } from './output.ts'

interface Input {
  readonly tool: string
  readonly command: readonly string[]
  readonly full: boolean
  readonly 'max-tokens': number | undefined
  readonly depth: number | undefined
  readonly commands: readonly string[]
  readonly explain: boolean
}

/** Plain calls look at the place of the program only: what packages say takes longer to read than everything else here. */
const installedOf = async (document: Document, path: string, thorough: boolean, { world }: Context): Promise<string | undefined> =>
  thorough
    ? (await import('../../layers/program-version.ts')).programVersion(document, path, world)?.version
    : versionInPath(document.name, world.files.realpath(path))

interface Asked {
  readonly tool: string
  readonly explain: boolean
}

/** Of a program that a shim describes: that it is another one than the shim was written for. */
const warningsOfShim = async ({ tool, explain }: Asked, { layer, document }: ShownTool, context: Context): Promise<readonly string[]> => {
  const { world, locations } = context
  const { path, origin } = layer
  if (path === null || origin === 'native') return []
  const changed = changedProgram(recordLookup(world, locations)(tool), path, world)
  return [changed, driftFrom(document, await installedOf(document, path, explain, context))].filter(warning => warning !== undefined)
}

const provenanceOf = ({ layer, override }: ShownTool, warnings: readonly string[]): Provenance => ({
  path: layer.path,
  source: layer.origin === 'native' ? 'native' : 'shim',
  origin: layer.origin,
  file: layer.file,
  override,
  available: layer.path !== null,
  trusted: layer.trusted,
  trust: layer.trust,
  warnings,
})

/** What `atip show` does. */
export const run = async (input: Input, context: Context): Promise<Result<Shown>> => {
  const { tool, command, depth, commands, explain } = input
  const delegated = await lentTools(context.world)
  if (delegated?.ok === false) return delegated
  const permits = delegated?.value.permits ?? (() => true)
  if (!permits(tool)) return notPermitted(tool, delegated?.value.names ?? [])
  const readings = await readTool({ tool, every: explain, whole: input.full }, context.locations, context.world)
  const whole = shownIn(readings)
  if (whole === undefined) return toolMissing(tool, unusableIn(readings), permits, context)
  const found = findCommand(whole.document, command)
  if (found.kind === 'missing') return commandMissing(tool, found)
  const { names, nodes } = found
  const absent = commands.find(word => childOf(whole.document.commands, word) === undefined)
  if (absent !== undefined) {
    const known = Object.keys(whole.document.commands ?? {})
    return commandMissing(tool, { kind: 'missing', word: absent, below: [], meant: nearest(absent, known), known })
  }
  const warnings = [...whole.warnings, ...(await warningsOfShim({ tool, explain }, whole, context)), ...unusableWarnings(readings)]
  const provenance = provenanceOf(whole, warnings)
  const trimmed = (): Document => {
    const narrowed = names.length > 0 ? narrow(whole.document, names, nodes) : whole.document
    const chosen = commands.length > 0 ? onlyCommands(narrowed, commands) : narrowed
    return depth === undefined ? chosen : limitDepth(chosen, depth + names.length)
  }
  const origin = explain
    ? {
        ...provenance,
        explanation: (await import('../../layers/explain-layers.ts')).explainLayers(readings, { shown: whole, document: trimmed(), names }),
      }
    : provenance
  if (!input.full) return ok(await brief({ ...input, maxTokens: input['max-tokens'], whole, names, nodes, origin }, context))
  const { withStates } = await import('../../search/full-document.ts')
  return ok({ ...withStates(trimmed()), 'x-atip': origin })
}
