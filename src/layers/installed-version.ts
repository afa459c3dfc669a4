import { dirname, join } from 'node:path'
import { isObject } from '../core/json.ts'
import type { World } from '../host/world.ts'
import { versionInPath } from './drift.ts'

/** The version of a program, and what says so. */
export interface Installed {
  readonly version: string
  readonly from: string
}

/** What a package says of itself, besides its version. */
export interface About {
  readonly description?: string
  readonly homepage?: string
}

interface Package extends Installed {
  /** Read only where somebody asks. */
  readonly about: () => About
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

const aboutOf = (description: unknown, homepage: unknown): About => {
  const [line, url] = [textOf(description), textOf(homepage)]
  return { ...(line === undefined ? {} : { description: line }), ...(url === undefined ? {} : { homepage: url }) }
}

/** The status of every package of a large Debian machine takes 10 MiB. */
const MOST_STATUS = 64 * 1024 * 1024

/** The list of files of one package; linux-headers has 2 MiB. */
const MOST_LIST = 8 * 1024 * 1024

/** A manifest of a package. */
const MOST_MANIFEST = 1024 * 1024

/** A script is read as far as its first line, which Linux cuts at 256 bytes. */
const FIRST_LINE = 256

/** `/usr` was merged: packages still name files where they used to be. */
const MERGED = /^\/usr(?=\/(?:s?bin|lib)\/)/

/** `1:2.39.5-0+deb12u2` is 2.39.5: without epoch, revision, and what the distribution took out. */
const upstreamVersion = (debian: string): string =>
  debian
    .replace(/^\d+:/, '')
    .replace(/-[^-]*$/, '')
    .replace(/[+~](?:dfsg|ds|repack|really).*$/, '')

type Files = Pick<World, 'files'>

/** An installed program, and where dpkg keeps its records. */
interface Program {
  readonly tool: string
  readonly path: string
  /** Where the path ends. */
  readonly real: string
  readonly dpkg: string
}

/** Of the Debian package that is named like the tool and contains the program. */
const fromDpkg = ({ tool, path: named, real, dpkg }: Program, { files }: Files): Package | undefined => {
  const names = new Set([named, real].flatMap(path => [path, path.replace(MERGED, '')]))
  const owns = ['', ':amd64', ':arm64'].some(architecture => {
    const list = files.readText(join(dpkg, 'info', `${tool}${architecture}.list`), MOST_LIST)
    return list.kind === 'read' && list.text.split('\n').some(line => names.has(line))
  })
  if (!owns) return undefined
  const status = files.readText(join(dpkg, 'status'), MOST_STATUS)
  if (status.kind !== 'read') return undefined
  const start = `\n${status.text}`.indexOf(`\nPackage: ${tool}\n`)
  if (start === -1) return undefined
  const paragraph = status.text.slice(start, status.text.indexOf('\n\n', start))
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(paragraph)?.[1]
  const version = field('Version')
  if (version === undefined) return undefined
  const about = () => aboutOf(field('Description'), field('Homepage'))
  return { version: upstreamVersion(version), from: `dpkg, package ${tool}`, about }
}

const names = (bin: unknown, tool: string, packageName: unknown): boolean =>
  isObject(bin)
    ? Object.hasOwn(bin, tool)
    : typeof bin === 'string' && typeof packageName === 'string' && packageName.replace(/^@[^/]*\//, '') === tool

/** How far a package's own directory can be above its program: `dist/esm/bin/cli.js`. */
const MOST_LEVELS = 6

/** Of the npm package around the file, when it installs a program of this name. */
const fromNpm = (tool: string, real: string, { files }: Files): Package | undefined => {
  let directory = dirname(real)
  for (let level = 0; level < MOST_LEVELS && directory !== dirname(directory); level++, directory = dirname(directory)) {
    const file = join(directory, 'package.json')
    const reading = files.readText(file, MOST_MANIFEST)
    if (reading.kind !== 'read') continue
    try {
      const value: unknown = JSON.parse(reading.text)
      if (!isObject(value) || typeof value['version'] !== 'string' || !names(value['bin'], tool, value['name'])) return undefined
      return { version: value['version'], from: file, about: () => aboutOf(value['description'], value['homepage']) }
    } catch {
      return undefined
    }
  }
  return undefined
}

/** As Python compares names of packages (PEP 503). */
const pythonName = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

const pythonPackage = (version: string, from: string, { files }: Files): Package => ({
  version,
  from,
  about: () => {
    const metadata = files.readText(join(from, 'METADATA'), MOST_MANIFEST)
    // the fields end with an empty line; what follows is the package's long description
    const fields = metadata.kind === 'read' ? metadata.text.split(/\r?\n\r?\n/, 1)[0]! : ''
    const field = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1]
    return aboutOf(field('Summary'), field('Home-page'))
  },
})

/** Of the Python package that is named like the tool, beside the script in its environment. */
const fromPython = (tool: string, real: string, { files }: Files): Package | undefined => {
  const head = files.head(real, FIRST_LINE)
  if (head === undefined || !/^#!.*python/.test(new TextDecoder().decode(head))) return undefined
  const lib = join(dirname(dirname(real)), 'lib')
  const listed = (directory: string): readonly string[] => {
    const listing = files.list(directory)
    return listing.kind === 'listed' ? listing.names.toSorted() : []
  }
  for (const python of listed(lib).filter(name => /^python3(?:\.\d+)?$/.test(name)))
    for (const packages of ['site-packages', 'dist-packages'])
      for (const name of listed(join(lib, python, packages))) {
        const match = /^(.+)-(\d[^-]*)\.dist-info$/.exec(name)
        if (match !== null && pythonName(match[1]!) === pythonName(tool))
          return pythonPackage(match[2]!, join(lib, python, packages, name), { files })
      }
  return undefined
}

const DPKG = '/var/lib/dpkg'

const packageOf = (program: Program, world: Files): Package | undefined => {
  const { tool, real } = program
  return fromNpm(tool, real, world) ?? fromPython(tool, real, world) ?? fromDpkg(program, world)
}

/** A program by its name and path; the records of dpkg lie where Debian puts them. */
interface Asked {
  readonly tool: string
  readonly path: string
  readonly dpkg?: string
}

/**
 * The version of the program at `path` as far as files say it; the program is not run. undefined: none does, which is not the same as no
 * difference.
 */
export const installedVersion = ({ tool, path, dpkg = DPKG }: Asked, world: Files): Installed | undefined => {
  const real = world.files.realpath(path)
  if (real === undefined) return undefined
  const version = versionInPath(tool, real)
  if (version !== undefined) return { version, from: real }
  const found = packageOf({ tool, path, real, dpkg }, world)
  return found === undefined ? undefined : { version: found.version, from: found.from }
}

/** What the package that the program at `path` came with says of itself, and where; undefined: no package is known. */
export const installedAbout = ({ tool, path, dpkg = DPKG }: Asked, world: Files): (About & { readonly from: string }) | undefined => {
  const real = world.files.realpath(path)
  const found = real === undefined ? undefined : packageOf({ tool, path, real, dpkg }, world)
  return found === undefined ? undefined : { ...found.about(), from: found.from }
}
