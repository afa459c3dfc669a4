import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import { checkDataDirectory } from '../registry/commit.ts'
import type { Locations } from '../registry/locations.ts'
import { changesBetween } from '../registry/merge.ts'
import type { Changes } from '../registry/merge.ts'
import { readRegistryFile, registryFailure } from '../registry/read.ts'
import { leaveStamp } from '../registry/stamp.ts'
import { emptyRegistry, rejectionsShown } from '../registry/record.ts'
import type { ConfigRecord, Refusal, Registry, Rejection } from '../registry/record.ts'
import { sortAnswers } from './answers.ts'
import { readCache } from './cache.ts'
import type { Candidate } from './candidates.ts'
import { observe } from './observe.ts'
import type { AskerOptions } from './asker.ts'
import { CONFINEMENTS } from './confine.ts'
import type { ConfinementKind } from './confine.ts'
import { brokenPins } from '../layers/broken-pins.ts'
import type { BrokenPin } from '../layers/broken-pins.ts'
import { NOTHING_RAN, probeAll } from './probe-all.ts'
import type { Probed, Ran } from './probe-all.ts'
import { save } from './save.ts'
import { stillHolds } from './still-holds.ts'
import { survey } from './survey.ts'
import type { Survey } from './survey.ts'
import { triage } from './triage.ts'
import type { ProbeMode, Tally, Triage } from './triage.ts'

export interface ScanOptions extends AskerOptions {
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
  /** Options leave something out or let something in, so that the result says little about a scan without them. */
  readonly partial: boolean
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
  /** The weakest of what held the programs that were run. */
  readonly sandbox: ConfinementKind
  /** How many ran in what. */
  readonly ran: Ran
  /** Why there was no bubblewrap; null where there was, or nothing was run. */
  readonly noSandbox: string | null
  readonly elapsedMs: number
  readonly settled: Tally | null
  readonly slowest: readonly { readonly path: string; readonly elapsedMs: number }[]
  /** Where an unreadable registry was put. */
  readonly setAside: string | null
  /** Programs that a person trusted and that changed since, until they are trusted anew or no more. */
  readonly brokenPins: readonly BrokenPin[]
  /** What a dry run would run. */
  readonly wouldRun: readonly string[]
}

const SLOWEST = 5

const slowest = (probed: readonly Probed[]): ScanResult['slowest'] =>
  probed
    .map(({ candidate, outcome }) => ({ path: candidate.path, elapsedMs: Math.round(outcome.elapsedMs) }))
    .toSorted((a, b) => b.elapsedMs - a.elapsedMs)
    .slice(0, SLOWEST)

const NOTHING_HELD = { sandbox: 'none', ran: NOTHING_RAN, noSandbox: null } as const

const nothingDone = {
  ...NOTHING_HELD,
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

const decide = (
  { options, looked, registry }: { readonly options: ScanOptions; readonly looked: Survey; readonly registry: Registry },
  locations: Locations,
  world: World,
): Triage => {
  const cache = options.full ? {} : readCache(world, locations)
  return triage(
    looked.candidates,
    {
      known: { registry, cache, ...stillHolds(world, locations), isSelf: isThisProgram(world) },
      options: { mode: options.mode, skip: options.skip, full: options.full, byName: new Set(options.tools) },
    },
    world,
  )
}

const weakest = (ran: Ran): ConfinementKind => CONFINEMENTS.findLast(confinement => ran[confinement] > 0) ?? 'none'

/** Looks at the places, asks the programs that have to be asked, and brings the registry up to date. */
export const scan = async (options: ScanOptions, locations: Locations, world: World): Promise<Result<ScanResult>> => {
  const [started, since] = [world.clock(), world.now()]
  const refusal = checkDataDirectory(world, locations.data)
  if (refusal !== undefined) return failed(refusal)
  const reading = readRegistryFile(world, locations)
  if (reading.kind === 'newer' || reading.kind === 'unreadable') return failed(registryFailure(reading, locations.registry))
  const registry = reading.kind === 'registry' ? reading.registry : emptyRegistry

  const looked = survey(options, { registry, locations }, world)
  if (!looked.ok) return looked
  const sorted = decide({ options, looked: looked.value, registry }, locations, world)
  const base = {
    executables: looked.value.executables,
    refused: looked.value.refused,
    settled: sorted.tally,
    brokenPins: brokenPins(locations, world),
  } as const
  if (options.dryRun) {
    const wouldRun = sorted.toProbe.map(candidate => candidate.path)
    const tools = Object.keys(registry.tools).length
    return ok({ ...base, ...nothingDone, tools, rejected: rejectionsShown(sorted.rejected), elapsedMs: world.clock() - started, wouldRun })
  }

  if (options.mode === 'all' && !options.quiet) {
    world.progress.note(`Running ${sorted.toProbe.length} programs with --agent, whatever they are; the skip list holds.`)
  }
  const asked = await probeAll(sorted.toProbe, options, world)
  if (!asked.ok) return asked
  const { probed, ran, noSandbox } = asked.value
  if (world.signal.aborted) return failed(failure('INTERRUPTED', 'the scan was interrupted; nothing was written'))
  const answers = sortAnswers(probed, world)
  const { self, partial, config } = options
  const parts = { survey: looked.value, triage: sorted, answers, self, registry, partial, config }
  const observation = await observe(parts, locations, world)
  const findings = {
    observation,
    documents: new Map([...answers.documents, [options.self.name, options.self]]),
    settled: { ...sorted.settled, ...answers.settled },
  }
  const saved = await save({ registry, corrupt: reading.kind === 'corrupt', findings }, locations, world)
  if (!saved.ok) return saved
  if (looked.value.scope === 'path' && !partial) {
    leaveStamp(
      { path: world.env['PATH'] ?? '', asked: looked.value.asked, refused: observation.refused },
      { started: since, locations },
      world,
    )
  }
  return ok({
    ...base,
    executed: probed.filter(result => result.outcome.confinement !== null).length,
    written: saved.value.written,
    tools: Object.keys(saved.value.registry.tools).length,
    ...changesBetween(registry, saved.value.registry),
    rejected: rejectionsShown(observation.rejected),
    refused: observation.refused,
    sandbox: weakest(ran),
    ran,
    noSandbox,
    timedOut: answers.timedOut,
    elapsedMs: world.clock() - started,
    slowest: slowest(probed),
    setAside: saved.value.setAside,
    wouldRun: [],
  })
}
