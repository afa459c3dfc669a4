import { dirname, isAbsolute, join, resolve } from 'node:path'
import { which } from '../../layers/which.ts'
import { expand } from './expand.ts'
import { isDirectory, isFile, joinTrails, NO_TRAIL, packageTree } from './trail.ts'
import type { FollowWorld, Trail } from './trail.ts'

/** Files that put further directories on the module path, in one site-packages. */
const MOST_PTH = 64
const MOST_PTH_BYTES = 64 * 1024

const SITES = [
  'lib/python3*/site-packages',
  'lib64/python3*/site-packages',
  'local/lib/python3.*/dist-packages',
  'lib/python3*/dist-packages',
]

/** Where pyenv keeps its versions, seen from one of its shims. */
const MANAGED = 'versions/*/lib/python3*/site-packages'

const names = (directory: string, world: FollowWorld): readonly string[] => {
  const listing = world.files.list(directory)
  return listing.kind === 'listed' ? listing.names : []
}

interface Paths {
  /** Directories that are searched, in order. */
  readonly directories: readonly string[]
  /** Packages that are installed from where they are written: name to directory. */
  readonly mapped: ReadonlyMap<string, string>
}

/** What .pth files, egg-links and the finders of editable installations add to a site-packages directory. */
const additions = (site: string, world: FollowWorld): Paths => {
  const directories: string[] = []
  const mapped = new Map<string, string>()
  const files = names(site, world).filter(name => /\.pth$|\.egg-link$|^__editable__.*_finder\.py$/.test(name))
  for (const name of files.slice(0, MOST_PTH)) {
    const file = world.files.readText(join(site, name), MOST_PTH_BYTES)
    if (file.kind !== 'read') continue
    if (name.endsWith('.py')) {
      for (const match of file.text.matchAll(/["']([\w.]+)["']\s*:\s*["'](\/[^"'\n]+)["']/g)) mapped.set(match[1]!, match[2]!)
      continue
    }
    const lines = file.text.split('\n').map(line => line.trim())
    directories.push(...lines.filter(line => line !== '' && !/^(?:#|import\s)/.test(line)).map(line => resolve(site, line)))
  }
  return { directories, mapped }
}

/** Remembered for one scan: all scripts of an interpreter ask the same. */
export type PythonMemory = Map<string, Paths>

/** A script, and what its first line says that runs it. */
interface Script {
  readonly path: string
  readonly interpreter: string | undefined
}

/** The interpreter's own site-packages (its path, not the end of its links: that is how a virtual environment works), then the machine's. */
const sitesOf = ({ path, interpreter }: Script, world: FollowWorld, memory: PythonMemory): Paths => {
  const program = interpreter === undefined || isAbsolute(interpreter) ? interpreter : (which(interpreter, world) ?? undefined)
  const prefixes = new Set([
    ...(program === undefined ? [] : [dirname(dirname(program))]),
    ...(program === undefined ? [] : [dirname(dirname(world.files.realpath(program) ?? program))]),
    dirname(dirname(path)),
  ])
  const key = [...prefixes].join('\0')
  const known = memory.get(key)
  if (known !== undefined) return known
  const patterns = [
    ...[...prefixes].flatMap(prefix => SITES.map(site => join(prefix, site))),
    ...[...prefixes].map(prefix => join(prefix, MANAGED)),
    join(world.home, '.local/lib/python3*/site-packages'),
    ...['/usr/local', '/usr'].flatMap(prefix => SITES.map(site => join(prefix, site))),
  ]
  const sites = [...new Set(patterns.flatMap(pattern => expand(pattern, world)))]
  const added = sites.map(site => additions(site, world))
  const paths = {
    directories: [...new Set([...sites, ...added.flatMap(addition => addition.directories)])],
    mapped: new Map(added.flatMap(addition => [...addition.mapped])),
  }
  memory.set(key, paths)
  return paths
}

const normal = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** The records of what was installed for a distribution of this name: they are replaced with it. */
const installedAs = (name: string, directory: string, world: FollowWorld): readonly string[] =>
  names(directory, world)
    .filter(entry => /\.(?:dist|egg)-info$/.test(entry) && normal(entry.replace(/-[0-9].*$|\.egg-info$/, '')) === normal(name))
    .map(entry => join(directory, entry))

const ENDINGS = ['.py', '.abi3.so', '.so'] as const

/** The files of `parts`, a dotted name, in one directory; a package is taken whole, but below a namespace only the part that is named. */
const moduleIn = (directory: string, parts: readonly string[], world: FollowWorld): Trail | undefined => {
  const [first = '', ...rest] = parts
  const below = join(directory, first)
  if (isDirectory(below, world)) {
    if (isFile(join(below, '__init__.py'), world) || isFile(join(below, '__main__.py'), world)) return packageTree(below, world)
    const deeper = rest.length === 0 ? undefined : moduleIn(below, rest, world)
    if (deeper !== undefined) return deeper
  }
  const file = ENDINGS.map(ending => below + ending).find(place => isFile(place, world))
  return file === undefined ? undefined : { ...NO_TRAIL, files: [file] }
}

/** A module that a script names. */
interface WantedModule {
  readonly module: string
  /** The one that runs it, where that is not the script's own. */
  readonly interpreter?: string
  /** Directories that are searched first. */
  readonly path: readonly string[]
  readonly script: string
}

export const pythonModuleTrail = (wanted: WantedModule, world: FollowWorld, memory: PythonMemory): Trail => {
  const parts = wanted.module.split('.')
  const sites = sitesOf({ path: wanted.script, interpreter: wanted.interpreter }, world, memory)
  const mapped = sites.mapped.get(parts[0]!)
  const directories = [...wanted.path, ...(mapped === undefined ? [] : [dirname(mapped)]), ...sites.directories]
  for (const directory of directories) {
    const trail = moduleIn(directory, parts, world)
    if (trail === undefined) continue
    const records = installedAs(parts[0]!, directory, world).flatMap(info => ['RECORD', 'PKG-INFO'].map(name => join(info, name)))
    return { ...trail, marks: records.filter(record => isFile(record, world)) }
  }
  return NO_TRAIL
}

const MOST_ENTRIES = 256 * 1024

/** The module that `entry_points.txt` of the distribution gives for a script; the distribution's own name when it does not say. */
export const pythonEntryTrail = (
  { wanted, script }: { readonly wanted: { readonly distribution: string; readonly script: string }; readonly script: Script },
  world: FollowWorld,
  memory: PythonMemory,
): Trail => {
  const interpreter = script.interpreter === undefined ? {} : { interpreter: script.interpreter }
  const { directories } = sitesOf(script, world, memory)
  const records = directories.flatMap(directory => installedAs(wanted.distribution, directory, world))
  const modules = records.flatMap(record => {
    const file = world.files.readText(join(record, 'entry_points.txt'), MOST_ENTRIES)
    const lines = file.kind === 'read' ? file.text.split('\n') : []
    return lines.flatMap(line => {
      const [, name, module] = /^\s*([\w.-]+)\s*=\s*([\w.]+)/.exec(line) ?? []
      return name === wanted.script && module !== undefined ? [module] : []
    })
  })
  const chosen = modules.length > 0 ? modules : [wanted.distribution.replaceAll('-', '_')]
  return joinTrails(
    [...new Set(chosen)].map(module => pythonModuleTrail({ module, path: [], script: script.path, ...interpreter }, world, memory)),
  )
}
