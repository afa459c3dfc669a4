import { dirname, join } from 'node:path'
import { isObject } from '../core/json.ts'
import type { World } from '../host/world.ts'
import { versionInPath } from './drift.ts'

/** The version of a program, and what says so. */
export interface Installed {
  readonly version: string
  readonly from: string
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

/** Of the Debian package that is named like the tool and contains the program. */
const fromDpkg = (tool: string, paths: readonly string[], dpkg: string, { files }: Files): Installed | undefined => {
  const names = new Set(paths.flatMap(path => [path, path.replace(MERGED, '')]))
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
  const version = /^Version: (\S+)$/m.exec(paragraph)?.[1]
  return version === undefined ? undefined : { version: upstreamVersion(version), from: `dpkg, package ${tool}` }
}

const names = (bin: unknown, tool: string, packageName: unknown): boolean =>
  isObject(bin)
    ? Object.hasOwn(bin, tool)
    : typeof bin === 'string' && typeof packageName === 'string' && packageName.replace(/^@[^/]*\//, '') === tool

/** How far a package's own directory can be above its program: `dist/esm/bin/cli.js`. */
const MOST_LEVELS = 6

/** Of the npm package around the file, when it installs a program of this name. */
const fromNpm = (tool: string, real: string, { files }: Files): Installed | undefined => {
  let directory = dirname(real)
  for (let level = 0; level < MOST_LEVELS && directory !== dirname(directory); level++, directory = dirname(directory)) {
    const file = join(directory, 'package.json')
    const reading = files.readText(file, MOST_MANIFEST)
    if (reading.kind !== 'read') continue
    try {
      const value: unknown = JSON.parse(reading.text)
      if (!isObject(value) || typeof value['version'] !== 'string' || !names(value['bin'], tool, value['name'])) return undefined
      return { version: value['version'], from: file }
    } catch {
      return undefined
    }
  }
  return undefined
}

/** As Python compares names of packages (PEP 503). */
const pythonName = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** Of the Python package that is named like the tool, beside the script in its environment. */
const fromPython = (tool: string, real: string, { files }: Files): Installed | undefined => {
  const head = files.head(real, FIRST_LINE)
  if (head === undefined || !/^#!.*python/.test(new TextDecoder().decode(head))) return undefined
  const lib = join(dirname(dirname(real)), 'lib')
  const listed = (directory: string): readonly string[] => {
    const listing = files.list(directory)
    return listing.kind === 'listed' ? listing.names.toSorted() : []
  }
  for (const python of listed(lib).filter(it => /^python3(?:\.\d+)?$/.test(it)))
    for (const packages of ['site-packages', 'dist-packages'])
      for (const name of listed(join(lib, python, packages))) {
        const match = /^(.+)-(\d[^-]*)\.dist-info$/.exec(name)
        if (match !== null && pythonName(match[1]!) === pythonName(tool))
          return { version: match[2]!, from: join(lib, python, packages, name) }
      }
  return undefined
}

/**
 * The version of the program at `path` as far as files say it; the program is not run. undefined: none does, which is not the same as no
 * difference.
 */
export const installedVersion = (tool: string, path: string, world: Files, dpkg = '/var/lib/dpkg'): Installed | undefined => {
  const real = world.files.realpath(path)
  if (real === undefined) return undefined
  const version = versionInPath(tool, real)
  if (version !== undefined) return { version, from: real }
  return fromNpm(tool, real, world) ?? fromPython(tool, real, world) ?? fromDpkg(tool, [path, real], dpkg, world)
}
