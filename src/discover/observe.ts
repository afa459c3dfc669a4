import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Locations } from '../registry/locations.ts'
import type { Observation } from '../registry/merge.ts'
import type { ConfigRecord, Registry, Rejection, ToolRecord } from '../registry/record.ts'
import type { Answers } from './answers.ts'
import { nativeRecord, sameTime, shimRecord } from './records.ts'
import { readShims } from './shims.ts'
import type { Survey } from './survey.ts'
import type { Triage } from './triage.ts'

const known = (registry: Registry, name: string): ToolRecord | undefined =>
  Object.hasOwn(registry.tools, name) ? registry.tools[name] : undefined

/** This program describes itself, without being run, wherever it lies. */
const selfRecord = (self: Document, survey: Survey, world: Pick<World, 'files' | 'now' | 'executable'>): ToolRecord | undefined => {
  const stat = world.files.stat(world.executable)
  if (stat === undefined) return undefined
  const onPath = survey.byName.get(self.name)
  const mine = onPath !== undefined && onPath.stat.ino === stat.ino && onPath.stat.dev === stat.dev
  const candidate = mine ? onPath : { name: self.name, path: world.executable, stat, shadowed: [] }
  return nativeRecord(candidate, { document: self, warnings: [] }, world)
}

const withShadowed = (record: ToolRecord, shadowed: readonly string[]): ToolRecord => {
  const { shadowed: _, ...rest } = record
  return shadowed.length === 0 ? rest : { ...rest, shadowed }
}

interface Parts {
  readonly survey: Survey
  readonly triage: Triage
  readonly answers: Answers
  readonly self: Document
  readonly registry: Registry
  readonly partial: boolean
  readonly config: ConfigRecord
}

const shimRecords = async (parts: Parts, locations: Locations, world: Pick<World, 'files' | 'find' | 'now'>) => {
  const { survey, registry } = parts
  const tools: Record<string, ToolRecord> = {}
  if (survey.scope === 'tools') return { tools, rejected: [] as readonly Rejection[] }
  const { shims, rejected } = await readShims(world, locations)
  const elsewhere = new Map(survey.elsewhere.candidates.map(candidate => [candidate.name, candidate]))
  for (const [name, shim] of shims) {
    const candidate = survey.byName.get(name) ?? elsewhere.get(name)
    // a scan of some directories says nothing about programs elsewhere
    if (candidate !== undefined || survey.scope === 'path')
      tools[name] = shimRecord(shim, { candidate, before: known(registry, name) }, world)
  }
  return { tools, rejected }
}

/** Everything that this scan found, put together: a shim stands where its program did not speak for itself. */
export const observe = async (
  parts: Parts,
  locations: Locations,
  world: Pick<World, 'files' | 'find' | 'now' | 'executable'>,
): Promise<Observation> => {
  const { survey, triage, answers, registry } = parts
  const shims = await shimRecords(parts, locations, world)
  const tools = { ...shims.tools }
  for (const [name, record] of triage.kept) tools[name] = withShadowed(record, survey.byName.get(name)?.shadowed ?? [])
  for (const [name, record] of Object.entries(answers.records)) {
    tools[name] = triage.onlyByName.has(record.path ?? '') ? { ...record, askedByName: true } : record
  }
  const self = selfRecord(parts.self, survey, world)
  if (self !== undefined) tools[parts.self.name] = sameTime(known(registry, parts.self.name), self)
  return {
    scope: survey.scope,
    places: survey.asked,
    config: parts.config,
    directories: survey.directories,
    partial: parts.partial,
    judged: new Set([...survey.candidates.map(candidate => candidate.path), ...survey.elsewhere.gone]),
    tools,
    rejected: [...triage.rejected, ...answers.rejected, ...shims.rejected],
    refused: [...survey.refused, ...answers.refused],
  }
}
