import { basename, dirname, join, resolve } from 'node:path'
import { isObject, parsed } from '../../core/json.ts'
import type { JsonObject } from '../../core/json.ts'
import { relativeImports } from '../launchers/node.ts'
import { isFile, joinTrails, NO_TRAIL, packageTree } from './trail.ts'
import type { FollowWorld, Trail } from './trail.ts'

/** A manifest with all that some tools put into it. */
const MOST_MANIFEST = 1024 * 1024

/** Directories between a bin and its package's root, or a package and the node_modules that its dependency lies in. */
const MOST_CLIMB = 10

/** Modules that are followed from one to the next where no package says which files belong together. */
const MOST_MODULES = 200

/** Of one such module: what is larger is a bundle, complete in itself. */
const MOST_MODULE = 256 * 1024

const manifestAt = (directory: string, world: FollowWorld): JsonObject | undefined => {
  const file = world.files.readText(join(directory, 'package.json'), MOST_MANIFEST)
  if (file.kind !== 'read') return undefined
  try {
    const value = parsed(file.text)
    return isObject(value) && typeof value['name'] === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

const climb = (from: string): readonly string[] => {
  const found: string[] = []
  for (let at = from; found.length < MOST_CLIMB && dirname(at) !== at; at = dirname(at)) found.push(at)
  return found
}

const bins = ({ bin }: JsonObject): readonly string[] =>
  typeof bin === 'string' ? [bin] : isObject(bin) ? Object.values(bin).filter(value => typeof value === 'string') : []

const isInstalled = (root: string): boolean =>
  basename(dirname(root)) === 'node_modules' || /\/(?:node_modules\/@[^/]+|share\/nodejs|lib\/nodejs)$/.test(dirname(root))

/**
 * The root of the package that a file is a program of: one that lists it under `bin`, or an installed one. Any other package.json above a file
 * may be that of a whole project or home directory.
 */
const packageOf = (file: string, world: FollowWorld): { readonly root: string; readonly manifest: JsonObject } | undefined => {
  for (const root of climb(dirname(file))) {
    const manifest = manifestAt(root, world)
    if (manifest === undefined) continue
    const listed = bins(manifest).some(bin => world.files.realpath(resolve(root, bin)) === file)
    return listed || isInstalled(root) ? { root, manifest } : undefined
  }
  return undefined
}

const findPackage = (name: string, from: string, world: FollowWorld): string | undefined =>
  climb(from)
    .map(directory => join(directory, 'node_modules', name))
    .find(directory => isFile(join(directory, 'package.json'), world))

/** A program compiled for this system comes as an optional dependency that is named after it: `@esbuild/linux-x64`. */
const nativeParts = (root: string, manifest: JsonObject, world: FollowWorld): readonly Trail[] => {
  const names = isObject(manifest['optionalDependencies']) ? Object.keys(manifest['optionalDependencies']) : []
  return names
    .filter(name => name.includes(world.platform))
    .flatMap(name => findPackage(name, root, world) ?? [])
    .map(dependency => packageTree(dependency, world))
}

const installed = (root: string, manifest: JsonObject, world: FollowWorld): Trail => {
  const tree = packageTree(root, world)
  return joinTrails([{ ...tree, marks: [join(root, 'package.json')] }, ...nativeParts(root, manifest, world)])
}

/** A JavaScript package that the file `from` can import by name. */
export const nodePackageTrail = (name: string, from: string, world: FollowWorld): Trail => {
  const root = findPackage(name, dirname(from), world)
  const manifest = root === undefined ? undefined : manifestAt(root, world)
  return root === undefined || manifest === undefined ? NO_TRAIL : installed(root, manifest, world)
}

const ENDINGS = ['', '.js', '.mjs', '.cjs', '.json', '.ts', '/index.js', '/index.mjs', '/index.cjs'] as const

const moduleFile = (path: string, world: FollowWorld): string | undefined => {
  const file = ENDINGS.map(ending => path + ending).find(place => isFile(place, world))
  return file === undefined ? undefined : world.files.realpath(file)
}

/** A module, everything that it loads by relative paths, and the package whose program it is. */
export const nodeModuleTrail = (path: string, world: FollowWorld): Trail => {
  const first = moduleFile(path, world)
  if (first === undefined) return NO_TRAIL
  const packages = new Map<string, Trail>()
  const seen = new Set([first])
  for (const file of seen) {
    const found = packageOf(file, world)
    if (found !== undefined && !packages.has(found.root)) packages.set(found.root, installed(found.root, found.manifest, world))
    // a package was read whole
    if (found !== undefined) continue
    const text = world.files.readText(file, MOST_MODULE)
    if (text.kind !== 'read') continue
    for (const imported of relativeImports(text.text, file)) {
      const target = moduleFile(imported, world)
      if (target !== undefined && seen.size < MOST_MODULES) seen.add(target)
    }
  }
  const closure = { files: [...seen], marks: [], directories: [], whole: seen.size < MOST_MODULES }
  return joinTrails([closure, ...packages.values()])
}
