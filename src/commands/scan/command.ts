import { resolve } from 'node:path'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { InputOf } from '../../core/params.ts'
import { pathEntries } from '../../discover/places.ts'
import type { ScanResult } from '../../discover/scan.ts'
import { isUnchanged } from '../../discover/unchanged.ts'
import { CONCURRENCY, TIMEOUT } from '../../registry/config-bounds.ts'
import { isConfigSame, placesOf } from '../../registry/configured-places.ts'
import { digestedWatch } from '../../registry/digest.ts'
import { readRegistryFile } from '../../registry/read.ts'
import { rejectionsShown } from '../../registry/record.ts'
import { shimDirectories } from '../../registry/locations.ts'
import { watchOf } from '../../registry/watch.ts'
import type { Watch } from '../../registry/watch.ts'
import { HOLDING_PARAMS } from '../shared/asking.ts'
import { define } from '../shared/define.ts'
import type { Context } from '../shared/define.ts'

const params = {
  directories: { kind: 'operands', required: false, completes: 'directory', summary: 'Look at these directories only, instead of PATH.' },
  probe: {
    kind: 'choice',
    choices: ['evidence', 'all', 'none'],
    default: 'evidence',
    summary: 'Which programs to run with --agent: those whose bytes hold the key, all but the skip list, or none.',
  },
  tool: { kind: 'texts', placeholder: 'NAME', completes: 'program', summary: 'Ask only this program, whatever its bytes say. Repeatable.' },
  skip: {
    kind: 'texts',
    placeholder: 'NAME',
    completes: 'program',
    summary: 'Never run programs of this name (* matches any text). Repeatable.',
  },
  allow: {
    kind: 'texts',
    placeholder: 'DIR',
    completes: 'directory',
    summary: 'Look at this directory although others can write to it. Repeatable.',
  },
  timeout: {
    kind: 'duration',
    minimum: TIMEOUT.minimum,
    maximum: TIMEOUT.maximum,
    summary: 'How long one program may take to answer; 2s where config.json says nothing.',
  },
  concurrency: {
    kind: 'integer',
    minimum: CONCURRENCY.minimum,
    maximum: CONCURRENCY.maximum,
    summary: 'How many programs run at once; 4 where config.json says nothing.',
  },
  ...HOLDING_PARAMS,
  full: { kind: 'flag', summary: 'Forget what earlier scans found, and compare and ask anew.' },
  dryRun: { kind: 'flag', summary: 'Run nothing and write nothing; say what would be run.' },
} as const

type Input = InputOf<typeof params>

const wholeWatch = (world: Context['world'], locations: Context['locations']): Watch | undefined => {
  const reading = readRegistryFile(world, locations)
  return reading.kind === 'registry' ? watchOf(reading.registry, locations) : undefined
}

/** The result when nothing changed, from the registry alone; undefined when somebody has to look. */
const unchanged = (input: Input, { world, locations }: Context): ScanResult | undefined => {
  const started = world.clock()
  if (input.full || input.dryRun || input.probe !== 'evidence' || input.tool.length > 0 || input.allow.length > 0) return undefined
  const watch = digestedWatch(world, locations) ?? wholeWatch(world, locations)
  if (watch === undefined) return undefined
  // what nothing could hold can be run as root
  if (input.asRoot && watch.refused.length > 0) return undefined
  const ofPath = input.directories.length === 0
  const entries = pathEntries(world.env)
  if (!isConfigSame(watch, entries, locations, world)) return undefined
  const asked = ofPath ? placesOf(entries, watch.config.places, world.home) : input.directories.map(it => resolve(world.cwd, it))
  if (!isUnchanged(watch, { asked, whole: ofPath, watched: shimDirectories(locations) }, locations, world)) return undefined
  let executables = 0
  for (const path of asked) executables += Object.hasOwn(watch.directories, path) ? watch.directories[path]!.executables : 0
  const within = (path: string): boolean => ofPath || asked.some(it => path.startsWith(`${it}/`))
  return {
    executables,
    executed: 0,
    written: 0,
    tools: watch.count,
    added: [],
    changed: [],
    removed: [],
    rejected: rejectionsShown(watch.rejected.filter(it => within(it.path))),
    refused: ofPath ? watch.refused : watch.refused.filter(it => within(it.path)),
    timedOut: [],
    sandbox: 'none',
    ran: { bubblewrap: 0, uid: 0, none: 0 },
    noSandbox: null,
    elapsedMs: world.clock() - started,
    settled: null,
    slowest: [],
    setAside: null,
    wouldRun: [],
  }
}

export const scan = define({
  name: 'scan',
  summary: 'Find out which commands this machine has and what is known of them.',
  group: 'Start here',
  params,
  effects: {
    filesystem: { read: true, write: true, delete: true, paths: ['~/.local/share/agent-tools/', '~/.cache/agent-tools/'] },
    network: false,
    idempotent: true,
    reversible: true,
    destructive: false,
    cost: { billable: false },
    duration: { typical: '1s', timeout: '60s' },
    'x-executes': 'argv',
  },
  examples: [
    { command: 'atip scan', meaning: 'Look at PATH; run only programs whose bytes show that they speak the protocol.' },
    { command: 'atip scan ./tools --json', meaning: 'Look at one directory and print the result as JSON.' },
    { command: 'atip scan --dry-run', meaning: 'Say what would be run.' },
  ],
  failures: [
    'TOOL_NOT_FOUND',
    'PROBE_REFUSED',
    'SANDBOX_UNAVAILABLE',
    'CANNOT_READ',
    'CANNOT_WRITE',
    'UPGRADE_REQUIRED',
    'BUSY',
    'DATA_DIR_REFUSED',
    'FILE_NOT_FOUND',
    'INTERRUPTED',
    'CONFIG_INVALID',
  ],
  output: 'scan-result',
  run: async (input, context): Promise<Result<ScanResult>> => {
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
    const values = (list: typeof places): readonly string[] => list.map(it => it.value)
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
  },
  text: async (result, style, { dryRun }) => (await import('./text.ts')).scanText(result, style, dryRun),
})
