import { sameFiles } from '../registry/followed.ts'
import { sameIdentity } from '../registry/record.ts'
import type { Registry, Rejection, ToolRecord } from '../registry/record.ts'
import { settle, settledAs } from './cache.ts'
import type { ProbeCache, Settled } from './cache.ts'
import type { Candidate } from './candidates.ts'
import { evidenceReader } from './evidence.ts'
import type { Evidence } from './evidence.ts'
import type { FollowWorld } from './follow/trail.ts'
import { skippedBy } from './skip-list.ts'

const PROBE_MODES = ['evidence', 'all', 'none'] as const
export type ProbeMode = (typeof PROBE_MODES)[number]

/** How many candidates were settled in which way; their sum is the number of candidates. */
export interface Tally {
  /** This program itself. */
  readonly self: number
  /** On the skip list: never run. */
  readonly skipped: number
  /** Unchanged since an earlier scan. */
  readonly cached: number
  /** The bytes of a native program do not hold the key. */
  readonly native: number
  /** The text of a script does not hold the key. */
  readonly script: number
  /** Neither the text of a script nor what it starts holds the key. */
  readonly followed: number
  readonly other: number
  /** Its form hides its text. */
  readonly opaque: number
  /** It would run its tool when given --agent. */
  readonly toolable: number
  readonly unreadable: number
  /** --probe none. */
  readonly unasked: number
  /** Run, or to be run. */
  readonly probed: number
}

export interface Triage {
  readonly toProbe: readonly Candidate[]
  /** Paths of those that are probed for no other reason than that somebody asked them by name, now or before. */
  readonly onlyByName: ReadonlySet<string>
  /** Registered tools that did not change. */
  readonly kept: ReadonlyMap<string, ToolRecord>
  readonly rejected: readonly Rejection[]
  /** What is known of the rest, by path. */
  readonly settled: Readonly<Record<string, Settled>>
  readonly tally: Tally
}

export interface TriageOptions {
  readonly mode: ProbeMode
  readonly skip: readonly string[]
  /** Forget what earlier scans found. */
  readonly full: boolean
  /** Ask these whatever their bytes say. */
  readonly byName: ReadonlySet<string>
}

type Verdict =
  | { readonly kind: 'probe'; readonly candidate: Candidate; readonly onlyByName?: boolean }
  | { readonly kind: 'kept'; readonly record: ToolRecord }
  | { readonly kind: 'settled'; readonly as: Settled; readonly tally: keyof Tally }
  | { readonly kind: 'left'; readonly tally: keyof Tally }

const fromEvidence = (evidence: Evidence, candidate: Candidate, mode: ProbeMode): Verdict => {
  const probe = { kind: 'probe', candidate } as const
  switch (evidence.kind) {
    case 'evidence':
      return probe
    case 'toolable':
      return { kind: 'settled', as: settle(candidate, { by: 'read', outcome: 'toolable' }), tally: 'toolable' }
    case 'none':
      return mode === 'all'
        ? probe
        : { kind: 'settled', as: settle(candidate, { by: 'read', outcome: evidence.form }), tally: evidence.form }
    case 'opaque':
      return mode === 'all' ? probe : { kind: 'settled', as: settle(candidate, { by: 'read', outcome: 'opaque' }), tally: 'opaque' }
    case 'unreadable':
      return { kind: 'left', tally: 'unreadable' }
  }
}

/** What earlier scans found, and whether that still holds. */
interface Known {
  readonly registry: Registry
  readonly cache: ProbeCache
  /** Whether what the program said is still there, and still means what it did. */
  readonly holds: (record: ToolRecord, candidate: Candidate) => boolean
  /** Whether the reason why an answer was not accepted is still there. */
  readonly staysRejected: (settled: Settled, candidate: Candidate) => boolean
  readonly isSelf: (candidate: Candidate) => boolean
}

/** Decides for every candidate, without running anything, whether it has to be run. */
export const triage = (
  candidates: readonly Candidate[],
  { known, options }: { readonly known: Known; readonly options: TriageOptions },
  world: FollowWorld,
): Triage => {
  const tally: Record<keyof Tally, number> = {
    self: 0,
    skipped: 0,
    cached: 0,
    native: 0,
    script: 0,
    followed: 0,
    other: 0,
    opaque: 0,
    toolable: 0,
    unreadable: 0,
    unasked: 0,
    probed: 0,
  }
  const evidence = evidenceReader(world)

  const decide = (candidate: Candidate): Verdict => {
    const { name, path, stat } = candidate
    if (known.isSelf(candidate)) return { kind: 'left', tally: 'self' }
    const wanted = options.byName.has(name)
    const record = Object.hasOwn(known.registry.tools, name) ? known.registry.tools[name] : undefined
    const named = wanted || (record?.askedByName === true && record.path === path)
    if (!options.full && !wanted && record?.source === 'native' && record.path === path && known.holds(record, candidate)) {
      // without probing, an outdated document is better than none: its identity tells that it is outdated
      const same = sameIdentity(record.stat, stat) && sameFiles(world, record.followed ?? [])
      if (options.mode === 'none' || same) return { kind: 'kept', record }
    }
    if (skippedBy(name, options.skip) !== undefined) return { kind: 'left', tally: 'skipped' }
    if (!options.full && !named) {
      const entry = settledAs(known.cache, { path, stat }, world)
      if (
        entry !== undefined &&
        known.staysRejected(entry, candidate) &&
        (entry.by === 'run' || options.mode !== 'all' || entry.outcome === 'toolable')
      ) {
        return { kind: 'settled', as: entry, tally: 'cached' }
      }
    }
    if (options.mode === 'none' && !wanted) return { kind: 'left', tally: 'unasked' }
    const found = evidence(candidate)
    const followed = found.followed === undefined ? candidate : { ...candidate, followed: found.followed }
    return named && found.kind !== 'toolable'
      ? { kind: 'probe', candidate: followed, onlyByName: found.kind !== 'evidence' }
      : fromEvidence(found, followed, options.mode)
  }

  const toProbe: Candidate[] = []
  const onlyByName = new Set<string>()
  const kept = new Map<string, ToolRecord>()
  const rejected: Rejection[] = []
  const settled: Record<string, Settled> = {}
  for (const candidate of candidates) {
    const verdict = decide(candidate)
    switch (verdict.kind) {
      case 'probe':
        tally.probed++
        toProbe.push(verdict.candidate)
        if (verdict.onlyByName === true) onlyByName.add(candidate.path)
        break
      case 'kept':
        tally.cached++
        kept.set(candidate.name, verdict.record)
        break
      case 'settled':
        tally[verdict.tally]++
        settled[candidate.path] = verdict.as
        if (verdict.as.findings !== undefined) rejected.push({ path: candidate.path, findings: verdict.as.findings, stat: verdict.as.stat })
        break
      case 'left':
        tally[verdict.tally]++
        break
    }
  }
  return { toProbe, onlyByName, kept, rejected, settled, tally }
}
