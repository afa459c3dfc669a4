import { didYouMean } from '../../core/did-you-mean.ts'
import { basename, isAbsolute, resolve } from 'node:path'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { childOf } from '../../document/document.ts'
import { builtinLayer } from '../../layers/builtin.ts'
import { changedProgram } from '../../layers/changed-program.ts'
import { delegatedTools } from '../../engine/delegated-tools.ts'
import { driftFrom, describedVersion } from '../../layers/drift.ts'
import { installedVersion } from '../../layers/installed-version.ts'
import { layersIn } from '../../layers/layer.ts'
import { programVersion } from '../../layers/program-version.ts'
import { isExecutable } from '../../host/executable.ts'
import { findProject } from '../../registry/project.ts'
import { readRegistryFile } from '../../registry/read.ts'
import { identityOf } from '../../registry/record.ts'
import type { ToolRecord } from '../../registry/record.ts'
import { toolResolver } from '../../layers/resolve-tool.ts'
import { suspicious } from '../../layers/suspicious.ts'
import { reportsOn } from '../../layers/report.ts'
import { readTool, unusableWarnings } from '../../layers/shown.ts'
import { pathEntries, programsNamed } from '../../layers/which.ts'
import { readWritten } from '../../layers/written.ts'
import type { Context } from '../shared/define.ts'
import type { FileIdentity, Hit, Located } from './output.ts'

/** Words of the grammar: the shell reads them before it looks for any command. */
const KEYWORDS = new Set('if then elif else fi for while until do done case esac in function select { } ! [[ ]] coproc'.split(' '))

const hitsOf = (tool: string, { world }: Context): readonly Hit[] => {
  const project = findProject(world.cwd, world)
  return programsNamed(tool, world).map(path => ({
    path,
    real: world.files.realpath(path) ?? path,
    refused: suspicious(path, { project }, world) ?? null,
  }))
}

const identityOfFile = (path: string, record: ToolRecord | undefined, { world }: Context): FileIdentity | null => {
  const stat = world.files.stat(path)
  if (stat === undefined) return null
  const recorded = record?.path === path ? record : undefined
  const sha256 = recorded?.sha256 ?? null
  const state =
    recorded?.stat === undefined
      ? 'not recorded'
      : world.files.isStill(path, recorded.stat)
        ? 'same'
        : sha256 !== null && world.files.sha256(path) === sha256
          ? 'touched'
          : 'changed'
  return { ...identityOf(stat), sha256, state }
}

const recordOf = (tool: string, { world, locations }: Context): ToolRecord | undefined => {
  const reading = readRegistryFile(world, locations)
  const tools = reading.kind === 'registry' ? reading.registry.tools : {}
  return Object.hasOwn(tools, tool) ? tools[tool] : undefined
}

/** What a program, or a name without one, comes to. */
const report = async (
  tool: string,
  found: Pick<Located, 'kind' | 'path' | 'why' | 'known' | 'hits' | 'relative'>,
  context: Context,
): Promise<Located> => {
  const record = recordOf(tool, context)
  const readings = await readTool({ tool, every: true, whole: true }, context.locations, context.world)
  const layers = layersIn(readings)
  const [strongest] = layers
  const described = strongest === undefined ? null : describedVersion(strongest.document) || null
  const isShim = strongest !== undefined && strongest.origin !== 'native'
  const installed =
    found.path === null
      ? undefined
      : isShim
        ? programVersion(strongest.document, found.path, context.world)
        : installedVersion({ tool, path: found.path }, context.world)
  const warnings = [
    ...layers.flatMap(layer => layer.warnings),
    ...(found.path === null ? [] : [changedProgram(record, found.path, context.world)]),
    ...(isShim ? [driftFrom(strongest.document, installed?.version)] : []),
    ...unusableWarnings(readings),
  ]
  return {
    tool,
    ...found,
    source: record?.source ?? (strongest === undefined ? null : isShim ? 'shim' : 'native'),
    layers: reportsOn(readings),
    identity: found.path === null ? null : identityOfFile(found.path, record, context),
    described,
    installed: installed ?? null,
    warnings: [...new Set(warnings.filter(warning => warning !== undefined))],
  }
}

const ofShell = (tool: string, kind: 'builtin' | 'keyword', hits: readonly Hit[]): Located => ({
  tool,
  kind,
  path: null,
  why: kind === 'keyword' ? 'it is a word of the grammar of the shell' : 'a command of the shell itself comes before any program',
  known: true,
  hits,
  relative: [],
  source: null,
  layers: [],
  identity: null,
  described: null,
  installed: null,
  warnings: [],
})

/** Every name that could have been meant: programs on PATH, and tools that are only described. */
const candidates = ({ world, locations }: Context, permits: (tool: string) => boolean): readonly string[] => {
  const reading = readRegistryFile(world, locations)
  const described = reading.kind === 'registry' ? Object.keys(reading.registry.tools) : []
  const listed = pathEntries(world).flatMap(entry => {
    const listing = isAbsolute(entry) ? world.files.list(entry) : undefined
    return listing?.kind === 'listed' ? listing.names : []
  })
  return [...new Set([...described, ...listed])].filter(permits)
}

const nothing = (tool: string, message: string, others: readonly string[]): Result<never> => {
  const meant = nearest(basename(tool), others)
  const suggestion =
    meant === undefined || meant === tool
      ? ({ action: 'See which tools are known.', fix: 'atip list', applicability: 'likely' } as const)
      : didYouMean(meant, 'atip which')
  return failed(failure('TOOL_NOT_FOUND', message, { suggestion, details: { tool } }))
}

const clause = (reason: string): string => `"check" does not take it for the tool of its name: it ${reason}`

const ofName = async (tool: string, context: Context): Promise<Located> => {
  const { world, locations } = context
  const hits = hitsOf(tool, context)
  const relative = [...new Set(pathEntries(world))].filter(entry => !isAbsolute(entry))
  const project = findProject(world.cwd, world)
  const resolution = toolResolver({ locations, project, written: readWritten }, world)(tool, world.cwd)
  const [first] = hits
  const known = resolution.kind === 'known'
  const kind = first === undefined ? 'not-installed' : 'program'
  const because =
    first === undefined ? 'no directory of PATH has it' : hits.length === 1 ? 'it is the only one on PATH' : 'it is the first on PATH'
  const why = known || first === undefined ? because : `${because}; ${clause(resolution.kind === 'unknown' ? resolution.reason : '')}`
  return report(tool, { kind, path: first?.path ?? null, why, known, hits, relative }, context)
}

/** A path is a tool when it leads to what the name stands for. */
const ofPath = async (written: string, context: Context): Promise<Located | undefined> => {
  const { world, locations } = context
  const path = resolve(world.cwd, written)
  if (!isExecutable(world.files.stat(path))) return undefined
  const project = findProject(world.cwd, world)
  const resolution = toolResolver({ locations, project, written: readWritten }, world)(written, world.cwd)
  const hits = hitsOf(resolution.kind === 'known' ? resolution.tool : basename(path), context)
  if (resolution.kind === 'known')
    return report(
      resolution.tool,
      {
        kind: 'program',
        path: resolution.path ?? path,
        why: 'the path leads to what its name stands for',
        known: true,
        hits,
        relative: [],
      },
      context,
    )
  const stranger = await report(
    basename(path),
    { kind: 'program', path, why: clause(resolution.reason), known: false, hits, relative: [] },
    context,
  )
  // what is known of the name says nothing of this file
  return { ...stranger, source: null, layers: [], described: null, warnings: [] }
}

/** Where a name or a path leads, and what describes it. */
export const run = async ({ tool: written }: { readonly tool: string }, context: Context): Promise<Result<Located>> => {
  const { world, locations } = context
  const delegated = delegatedTools(world)
  if (!delegated.ok) return delegated
  const { permits } = delegated.value
  const missing = (message: string): Result<never> => nothing(written, message, candidates(context, permits))
  if (!permits(basename(written))) return missing(`the delegation does not permit "${basename(written)}"`)
  if (written.includes('/')) {
    const found = await ofPath(written, context)
    return found === undefined ? missing(`there is no program "${written}"`) : ok(found)
  }
  if (KEYWORDS.has(written)) return ok(ofShell(written, 'keyword', []))
  const builtins = builtinLayer(world, locations)
  if (builtins !== undefined && childOf(builtins.document.commands, written) !== undefined)
    return ok(ofShell(written, 'builtin', hitsOf(written, context)))
  const found = await ofName(written, context)
  return found.kind === 'not-installed' && found.layers.length === 0
    ? missing(`there is no program "${written}", and nothing describes it`)
    : ok(found)
}
