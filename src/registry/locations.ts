import { isAbsolute } from 'node:path'
import type { World } from '../host/world.ts'
import { below, within } from './below.ts'

/** Where things are kept: section 4 of the protocol and the XDG base directory specification. */
export interface Locations {
  /** `$XDG_DATA_HOME/agent-tools`. */
  readonly data: string
  readonly registry: string
  readonly tools: string
  readonly userShims: string
  /** Shim directories of the system, strongest first. */
  readonly systemShims: readonly string[]
  readonly packagedShims: string
  /** The large ones of them, cut by command. */
  readonly splitShims: string
  /** What the build read of the packaged shims. */
  readonly describedShims: string
  /** What `atip search` looks through: of the packaged shims, made by the build. */
  readonly packagedIndex: string
  /** The same of what else the registry knows, made by each scan that writes it. */
  readonly ownIndex: string
  /** `$XDG_CONFIG_HOME/agent-tools`. */
  readonly config: string
  /** Every config.json that counts, strongest first: the user's, the system's, the machine's. */
  readonly configFiles: readonly string[]
  readonly overrides: string
  /** Programs that the user trusts to describe themselves. */
  readonly trust: string
  /** The user's policy. */
  readonly policy: string
  /** The machine's policy, which nothing below it can soften. */
  readonly managedPolicy: string
  /** The document of the shell's own commands. */
  readonly builtins: string
  /** The same, cut by command. */
  readonly splitBuiltins: string
  /** This very program, links followed, and what it says of itself, which the build writes. */
  readonly ownProgram: string
  readonly ownDocument: string
  /** What atip did and decided, as far as it is kept. */
  readonly state: string
  readonly cache: string
  readonly probeCache: string
  /** What an unchanged scan reads instead of the whole registry. */
  readonly digest: string
  /** What a shell compares when it starts: see stamp.ts. */
  readonly stamp: string
}

const NAME = 'agent-tools'

/** What the administrator of the machine says, which nothing below softens. */
const MACHINE = '/etc/agent-tools'

/** Lists of the XDG specification: relative entries do not count, and where nothing is left the default holds. */
const absoluteList = (value: string | undefined, fallback: readonly string[]): readonly string[] => {
  const paths = (value ?? '').split(':').filter(path => isAbsolute(path))
  return paths.length > 0 ? paths : fallback
}

/** The XDG specification: a variable that is empty or relative is treated as unset. */
const absolute = (value: string | undefined): string | undefined => (value !== undefined && isAbsolute(value) ? value : undefined)

export const locationsOf = (world: Pick<World, 'env' | 'home' | 'packageDir' | 'platformDirs'>, dataDir?: string): Locations => {
  const { env, home } = world
  const data = dataDir ?? below(absolute(env['XDG_DATA_HOME']) ?? below(home, '.local/share'), NAME)
  const place = (variable: string, platform: string | undefined, fallback: string): string => {
    const base = absolute(env[variable])
    return base === undefined && platform !== undefined ? platform : below(base ?? below(home, fallback), NAME)
  }
  const config = place('XDG_CONFIG_HOME', world.platformDirs?.config, '.config')
  const cache = place('XDG_CACHE_HOME', world.platformDirs?.cache, '.cache')
  const state = place('XDG_STATE_HOME', world.platformDirs?.state, '.local/state')
  const system = absoluteList(env['XDG_DATA_DIRS'], ['/usr/local/share', '/usr/share'])
  const configDirs = [config, ...absoluteList(env['XDG_CONFIG_DIRS'], ['/etc/xdg']).map(directory => below(directory, NAME)), MACHINE]
  const inData = within(data)
  const inConfig = within(config)
  const inCache = within(cache)
  const inPackage = within(world.packageDir)
  return {
    data,
    registry: inData('registry.json'),
    tools: inData('tools'),
    userShims: inData('shims'),
    systemShims: system.map(directory => below(directory, `${NAME}/shims`)),
    packagedShims: inPackage('shims'),
    splitShims: inPackage('dist/shims'),
    describedShims: inPackage('dist/described-shims.json'),
    packagedIndex: inPackage('dist/search.idx'),
    ownIndex: dataDir === undefined ? inCache('search.idx') : inData('cache/search.idx'),
    config,
    configFiles: [...new Set(configDirs.map(directory => below(directory, 'config.json')))],
    overrides: inConfig('overrides'),
    trust: inConfig('trust.json'),
    policy: inConfig('policy.json'),
    managedPolicy: below(MACHINE, 'policy.json'),
    builtins: inPackage('builtins/shell.json'),
    splitBuiltins: inPackage('dist/builtins'),
    ownProgram: inPackage('bin/atip.cjs'),
    ownDocument: inPackage('dist/self.json'),
    // a data directory of one's own keeps all of it there, so that trying things out leaves the user's alone
    state: dataDir === undefined ? state : inData('state'),
    cache,
    probeCache: dataDir === undefined ? inCache('probes.json') : inData('cache/probes.json'),
    digest: dataDir === undefined ? inCache('digest.json') : inData('cache/digest.json'),
    // a shell has to find it: the protocol fixes the data directory on every Unix, while each platform has its own custom for caches
    stamp: inData('scanned'),
  }
}

/** Whose a shim is, strongest first. */
export const SHIM_LAYERS = ['user', 'system', 'packaged'] as const
export type ShimLayer = (typeof SHIM_LAYERS)[number]

/** Where shims lie, and whose they are, strongest first. */
export const shimPlaces = (locations: Locations): readonly { readonly layer: ShimLayer; readonly directory: string }[] => [
  { layer: 'user', directory: locations.userShims },
  ...locations.systemShims.map(directory => ({ layer: 'system', directory }) as const),
  { layer: 'packaged', directory: locations.packagedShims },
]

/** The same without whose they are. */
export const shimDirectories = (locations: Locations): readonly string[] => shimPlaces(locations).map(({ directory }) => directory)
