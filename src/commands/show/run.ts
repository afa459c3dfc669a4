import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { toolNameOf } from '../../core/tool-name.ts'
import { childOf } from '../../document/document.ts'
import type { Document } from '../../document/document.ts'
import { findCommand } from '../../document/commands.ts'
import type { CommandSearch } from '../../document/commands.ts'
import { limitDepth, narrow, onlyCommands } from '../../document/trim.ts'
import { changedProgram } from '../../layers/changed-program.ts'
import { driftFrom, versionInPath } from '../../layers/drift.ts'
import type { Unusable } from '../../layers/layer.ts'
import { readTool, shownIn, unusableIn, unusableWarnings } from '../../layers/shown.ts'
import type { ShownTool } from '../../layers/shown.ts'
import type { Explanation } from '../../layers/explain-layers.ts'
import { shimDirectories } from '../../registry/locations.ts'
import { readRegistryFile } from '../../registry/read.ts'
import { recordLookup } from '../../registry/record-of.ts'
import { which } from '../../layers/which.ts'
import type { Context } from '../shared/define.ts'
import type { Shown } from './output.ts'

interface Input {
  readonly tool: string
  readonly command: readonly string[]
  readonly depth: number | undefined
  readonly commands: readonly string[]
  readonly explain: boolean
}

const knownNames = (context: Context): ReadonlySet<string> => {
  const { world, locations } = context
  const reading = readRegistryFile(world, locations)
  const names = new Set(reading.kind === 'registry' ? Object.keys(reading.registry.tools) : [])
  for (const directory of shimDirectories(locations)) {
    const listing = world.files.list(directory)
    for (const file of listing.kind === 'listed' ? listing.names : []) {
      const name = file.endsWith('.json') ? toolNameOf(file.slice(0, -'.json'.length)) : undefined
      if (name !== undefined) names.add(name)
    }
  }
  return names
}

/** A subagent sees the tools that it was lent, and is told why not more. */
const notPermitted = (tool: string, names: readonly string[]): Result<never> =>
  failed(
    failure('TOOL_NOT_FOUND', `the delegation does not permit "${tool}"`, {
      suggestion: { action: 'See which tools are permitted.', fix: 'atip list', applicability: 'certain' },
      details: { tool, delegation: names },
    }),
  )

const toolMissing = (tool: string, unusable: readonly Unusable[], permits: (tool: string) => boolean, context: Context): Result<never> => {
  const broken = unusable[0]
  if (broken !== undefined) {
    const fix = `atip validate ${broken.file}`
    const message = `the document of "${tool}" cannot be used: ${broken.findings[0]?.message ?? 'it is broken'}`
    return failed(
      failure('NOT_A_DOCUMENT', message, {
        suggestion: { action: 'See what is wrong with it.', fix, applicability: 'certain' },
        details: { file: broken.file },
      }),
    )
  }
  const path = which(tool, context.world)
  const meant = nearest(tool, [...knownNames(context)].filter(permits))
  if (path !== null && meant !== tool) {
    const message = `"${tool}" is installed (${path}), but nothing describes it`
    const suggestion = {
      action: 'If it speaks the protocol, scan it by name; else write a shim.',
      fix: `atip scan --tool ${tool}`,
      applicability: 'likely',
    } as const
    return failed(failure('TOOL_NOT_FOUND', message, { suggestion, details: { tool, path } }))
  }
  const suggestion =
    meant === undefined
      ? ({ action: 'See which tools are known.', fix: 'atip list', applicability: 'likely' } as const)
      : ({ action: `Did you mean "${meant}"?`, fix: `atip show ${meant}`, applicability: 'likely' } as const)
  return failed(failure('TOOL_NOT_FOUND', `there is no tool "${tool}"`, { suggestion, details: { tool } }))
}

const commandMissing = (tool: string, missing: Extract<CommandSearch, { kind: 'missing' }>): Result<never> => {
  const path = [tool, ...missing.below].join(' ')
  const suggestion =
    missing.meant === undefined
      ? ({ action: 'See its commands.', fix: `atip show ${path}`, applicability: 'certain' } as const)
      : ({ action: `Did you mean "${missing.meant}"?`, fix: `atip show ${path} ${missing.meant}`, applicability: 'likely' } as const)
  const message = `"${path}" has no command "${missing.word}"`
  return failed(failure('COMMAND_NOT_FOUND', message, { suggestion, details: { tool, command: missing.word, known: missing.known } }))
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

const withOrigin = (
  document: Document,
  { layer, override }: ShownTool,
  warnings: readonly string[],
  explanation: Explanation | undefined,
): Shown => ({
  ...document,
  'x-atip': {
    path: layer.path,
    source: layer.origin === 'native' ? 'native' : 'shim',
    origin: layer.origin,
    file: layer.file,
    override,
    available: layer.path !== null,
    trusted: layer.trusted,
    trust: layer.trust,
    warnings,
    ...(explanation === undefined ? {} : { explanation }),
  },
})

/** What `atip show` does. */
export const run = async ({ tool, command, depth, commands, explain }: Input, context: Context): Promise<Result<Shown>> => {
  // the code that reads delegations is larger than this command
  const delegated = context.world.env['ATIP_DELEGATION']
    ? (await import('../../engine/delegated-tools.ts')).delegatedTools(context.world)
    : undefined
  if (delegated?.ok === false) return delegated
  const permits = delegated?.value.permits ?? (() => true)
  if (!permits(tool)) return notPermitted(tool, delegated?.value.names ?? [])
  const readings = await readTool({ tool, every: explain }, context.locations, context.world)
  const whole = shownIn(readings)
  if (whole === undefined) return toolMissing(tool, unusableIn(readings), permits, context)
  let { document } = whole
  let names: readonly string[] = []
  if (command.length > 0) {
    const found = findCommand(document, command)
    if (found.kind === 'missing') return commandMissing(tool, found)
    ;({ names } = found)
    document = narrow(document, found.names, found.nodes)
  }
  if (commands.length > 0) {
    const absent = commands.find(word => childOf(document.commands, word) === undefined)
    if (absent !== undefined) {
      const known = Object.keys(document.commands ?? {})
      return commandMissing(tool, { kind: 'missing', word: absent, below: [], meant: nearest(absent, known), known })
    }
    document = onlyCommands(document, commands)
  }
  if (depth !== undefined) document = limitDepth(document, depth + command.length)
  const explanation = explain
    ? (await import('../../layers/explain-layers.ts')).explainLayers(readings, { shown: whole, document, names })
    : undefined
  const warnings = [...whole.warnings, ...(await warningsOfShim({ tool, explain }, whole, context)), ...unusableWarnings(readings)]
  return ok(withOrigin(document, whole, warnings, explanation))
}
