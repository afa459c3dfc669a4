import { join } from 'node:path'
import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../metadata/document.ts'
import { checkDataDirectory } from '../registry/commit.ts'
import type { Locations } from '../registry/locations.ts'
import { changesBetween } from '../registry/merge.ts'
import type { Changes } from '../registry/merge.ts'
import { readRegistryFile, registryFailure } from '../registry/read.ts'
import { emptyRegistry } from '../registry/record.ts'
import type { ConfigRecord, Refusal, Registry, Rejection, ToolRecord } from '../registry/record.ts'
import { sortAnswers } from './answers.ts'
import { readCache } from './cache.ts'
import type { Candidate } from './candidates.ts'
import { observe } from './observe.ts'
import { probeAll } from './probe-all.ts'
import type { Probed } from './probe-all.ts'
import { save } from './save.ts'
import { survey } from './survey.ts'
import type { Survey } from './survey.ts'
import { triage } from './triage.ts'
import type { ProbeMode, Tally, Triage } from './triage.ts'

export interface ScanOptions {
  readonly directories: readonly string[]
  /** Directories that are looked at although they are not safe. */
  readonly allow: readonly string[]
  /** Configured directories, looked at after PATH. */
  readonly places: readonly string[]
  readonly mode: ProbeMode
  /** Ask only these, by name. */
  readonly tools: readonly string[]
  readonly skip: readonly string[]
  readonly timeoutMs: number
  readonly concurrency: number
  /** The configuration that went into these options, to remember. */
  readonly config: ConfigRecord
  readonly full: boolean
  readonly dryRun: boolean
  readonly quiet: boolean
  /** The document of this very program, which is registered without being run. */
  readonly self: Document
}

export interface ScanResult extends Changes {
  /** Files in the places that can be executed, shadowed ones included. */
  readonly executables: number
  readonly executed: number
  /** Files written. */
  readonly written: number
  /** In the registry now. */
  readonly tools: number
  readonly rejected: readonly Rejection[]
  readonly refused: readonly Refusal[]
  readonly timedOut: readonly string[]
  /** What the probes ran in. */
  readonly sandbox: 'none'
  readonly elapsedMs: number
  readonly settled: Tally | null
  readonly slowest: readonly { readonly path: string; readonly elapsedMs: number }[]
  /** Where an unreadable registry was put. */
  readonly setAside: string | null
  /** What a dry run would run. */
  readonly wouldRun: readonly string[]
}

const SLOWEST = 5

const slowest = (probed: readonly Probed[]): ScanResult['slowest'] =>
  probed
    .map(({ candidate, outcome }) => ({ path: candidate.path, elapsedMs: Math.round(outcome.elapsedMs) }))
    .toSorted((a, b) => b.elapsedMs - a.elapsedMs)
    .slice(0, SLOWEST)

const nothingDone = {
  executed: 0,
  written: 0,
  added: [],
  changed: [],
  removed: [],
  timedOut: [],
  slowest: [],
  setAside: null,
  wouldRun: [],
} as const

const isThisProgram = (world: Pick<World, 'files' | 'executable'>) => {
  const own = world.files.stat(world.executable)
  return ({ stat }: Candidate): boolean => own !== undefined && stat.ino === own.ino && stat.dev === own.dev
}

const decide = (options: ScanOptions, looked: Survey, registry: Registry, locations: Locations, world: World): Triage => {
  const hasDocument = ({ metadataPath }: ToolRecord): boolean =>
    metadataPath !== undefined && world.files.stat(join(locations.data, metadataPath)) !== undefined
  const cache = options.full ? {} : readCache(world, locations)
  return triage(
    looked.candidates,
    { registry, cache, hasDocument, isSelf: isThisProgram(world) },
    { mode: options.mode, skip: options.skip, full: options.full, byName: new Set(options.tools) },
    world,
  )
}

/** Looks at the places, asks the programs that have to be asked, and brings the registry up to date. */
export const scan = async (options: ScanOptions, locations: Locations, world: World): Promise<Result<ScanResult>> => {
  const started = world.clock()
  const refusal = checkDataDirectory(world, locations.data)
  if (refusal !== undefined) return failed(refusal)
  const reading = readRegistryFile(world, locations)
  if (reading.kind === 'newer' || reading.kind === 'unreadable') return failed(registryFailure(reading, locations.registry))
  const registry = reading.kind === 'registry' ? reading.registry : emptyRegistry

  const looked = survey(options, registry, locations, world)
  if (!looked.ok) return looked
  const sorted = decide(options, looked.value, registry, locations, world)
  const base = {
    executables: looked.value.executables,
    refused: looked.value.refused,
    sandbox: 'none',
    settled: sorted.tally,
  } as const
  if (options.dryRun) {
    const wouldRun = sorted.toProbe.map(it => it.path)
    const tools = Object.keys(registry.tools).length
    return ok({ ...base, ...nothingDone, tools, rejected: sorted.rejected, elapsedMs: world.clock() - started, wouldRun })
  }

  if (options.mode === 'all' && !options.quiet) {
    world.progress.note(`Running ${sorted.toProbe.length} programs with --agent, whatever they are; the skip list holds.`)
  }
  const probed = await probeAll(sorted.toProbe, options, world)
  if (world.signal.aborted) return failed(failure('INTERRUPTED', 'the scan was interrupted; nothing was written'))
  const answers = sortAnswers(probed, world)
  const observation = await observe(
    { survey: looked.value, triage: sorted, answers, self: options.self, registry, config: options.config },
    locations,
    world,
  )
  const findings = {
    observation,
    documents: new Map([...answers.documents, [options.self.name, options.self]]),
    settled: { ...sorted.settled, ...answers.settled },
  }
  const saved = await save(registry, reading.kind === 'corrupt', findings, locations, world)
  if (!saved.ok) return saved
  return ok({
    ...base,
    executed: probed.length,
    written: saved.value.written,
    tools: Object.keys(saved.value.registry.tools).length,
    ...changesBetween(registry, saved.value.registry),
    rejected: observation.rejected,
    timedOut: answers.timedOut,
    elapsedMs: world.clock() - started,
    slowest: slowest(probed),
    setAside: saved.value.setAside,
    wouldRun: [],
  })
}
