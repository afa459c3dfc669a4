import { resolve } from 'node:path'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { pathEntries } from '../../discover/places.ts'
import { isUnchanged } from '../../discover/unchanged.ts'
import { brokenPins } from '../../layers/broken-pins.ts'
import { isConfigSame, placesOf } from '../../registry/configured-places.ts'
import { digestedWatch } from '../../registry/digest.ts'
import { readRegistryFile } from '../../registry/read.ts'
import { rejectionsShown } from '../../registry/record.ts'
import { shimDirectories } from '../../registry/locations.ts'
import { leaveStamp } from '../../registry/stamp.ts'
import { watchOf } from '../../registry/watch.ts'
import type { Watch } from '../../registry/watch.ts'
import type { Context } from '../shared/define.ts'
import type { ScanResult } from './output.ts'
import type { ScanInput } from './params.ts'

const wholeWatch = (world: Context['world'], locations: Context['locations']): Watch | undefined => {
  const reading = readRegistryFile(world, locations)
  return reading.kind === 'registry' ? watchOf(reading.registry, locations) : undefined
}

/** The result when nothing changed, from the registry alone; undefined when somebody has to look. */
const unchanged = (input: ScanInput, { world, locations }: Context): ScanResult | undefined => {
  const [started, since] = [world.clock(), world.now()]
  if (input.full || input.dryRun || input.probe !== 'evidence' || input.tool.length > 0 || input.allow.length > 0) return undefined
  const watch = digestedWatch(world, locations) ?? wholeWatch(world, locations)
  if (watch === undefined) return undefined
  // what nothing could hold can be run as root
  if (input.asRoot && watch.refused.length > 0) return undefined
  const ofPath = input.directories.length === 0
  const entries = pathEntries(world.env)
  if (!isConfigSame({ config: watch.config, entries }, locations, world)) return undefined
  const asked = ofPath
    ? placesOf(entries, watch.config.places, world.home)
    : input.directories.map(directory => resolve(world.cwd, directory))
  if (!isUnchanged(watch, { asked, whole: ofPath, watched: shimDirectories(locations), locations }, world)) return undefined
  if (ofPath) leaveStamp({ path: world.env['PATH'] ?? '', asked, refused: watch.refused }, { started: since, locations }, world)
  let executables = 0
  for (const path of asked) executables += Object.hasOwn(watch.directories, path) ? watch.directories[path]!.executables : 0
  const within = (path: string): boolean => ofPath || asked.some(directory => path.startsWith(`${directory}/`))
  return {
    executables,
    executed: 0,
    written: 0,
    tools: watch.count,
    added: [],
    changed: [],
    removed: [],
    rejected: rejectionsShown(watch.rejected.filter(rejection => within(rejection.path))),
    refused: ofPath ? watch.refused : watch.refused.filter(refusal => within(refusal.path)),
    timedOut: [],
    sandbox: 'none',
    ran: { bubblewrap: 0, uid: 0, none: 0 },
    noSandbox: null,
    elapsedMs: world.clock() - started,
    settled: null,
    slowest: [],
    setAside: null,
    brokenPins: brokenPins(locations, world),
    wouldRun: [],
  }
}

/** What `atip scan` does. */
export const run = async (input: ScanInput, context: Context): Promise<Result<ScanResult>> => {
  const known = unchanged(input, context)
  if (known !== undefined) return ok(known)
  const [discover, { readConfig }, self] = await Promise.all([
    import('../../discover/scan.ts'),
    import('../../registry/config.ts'),
    context.self(),
  ])
  const config = readConfig(context.locations, context.world)
  if (!config.ok) return config
  const { places, allow, skip, timeoutMs, concurrency, sandbox, files } = config.value
  const values = (list: typeof places): readonly string[] => list.map(entry => entry.value)
  const options = {
    directories: input.directories,
    allow: [...values(allow), ...input.allow],
    places: values(places),
    mode: input.probe,
    sandbox: input.sandbox ?? sandbox.value,
    asRoot: input.asRoot,
    tools: input.tool,
    skip: [...values(skip), ...input.skip],
    timeoutMs: input.timeout ?? timeoutMs.value,
    concurrency: input.concurrency ?? concurrency.value,
    config: { files, places: values(places) },
    // what these left out or let in is not what a scan without them finds
    partial: input.probe !== 'evidence' || input.skip.length > 0 || input.allow.length > 0,
    full: input.full,
    dryRun: input.dryRun,
    quiet: context.quiet,
    self,
  }
  return discover.scan(options, context.locations, context.world)
}
