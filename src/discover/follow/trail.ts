import type { World } from '../../host/world.ts'

/** What following needs to see of the outside. */
export type FollowWorld = Pick<World, 'files' | 'env' | 'home' | 'platform'>

/** What a lead turned out to be: files whose text is the program's own. */
export interface Trail {
  /** To be searched, the most telling first. */
  readonly files: readonly string[]
  /** Files that change when the package is installed anew: its manifest, the record of what was installed. */
  readonly marks: readonly string[]
  /** They change when a file is added. */
  readonly directories: readonly string[]
  /** false: there are more files than a scan looks at. */
  readonly whole: boolean
}

export const NO_TRAIL: Trail = { files: [], marks: [], directories: [], whole: true }

export const joinTrails = (trails: readonly Trail[]): Trail => ({
  files: [...new Set(trails.flatMap(trail => trail.files))],
  marks: [...new Set(trails.flatMap(trail => trail.marks))],
  directories: [...new Set(trails.flatMap(trail => trail.directories))],
  whole: trails.every(trail => trail.whole),
})

/** Files of one package, and directories. Large ones (a cloud's command line, a compiler) have one to three thousand. */
const MOST_FILES = 4000

/** Directories below each other in a package. */
const MOST_DEPTH = 12

/** What programs are made of, besides files without an extension. Maps, types, pages and pictures are left out: they print nothing. */
const CODE = /^[^.]+$|\.(?:js|mjs|cjs|ts|mts|cts|jsx|tsx|node|wasm|exe|py|so|pyd|dylib|rb|pm|pl|sh|bash|bin)$/

/** A document may be a file of its own, near the top. Packages hold such files by the thousand further down, which describe other things. */
const DATA = /\.(?:json|ya?ml|toml|in|tmpl|tpl|txt)$/
const MOST_DATA_DEPTH = 2

const DECLARATIONS = /\.d\.[cm]?ts$/

/** Other packages' directories, and what is kept beside the code. */
const OTHERS =
  /^(?:node_modules|_?vendor(?:ed)?|site-packages|__pycache__|venv|tests?|__tests__|docs?|examples?|locales?|.*\.(?:dist|egg)-info|\..*)$/

/** The code below a directory, without packages inside it. */
export const packageTree = (directory: string, world: FollowWorld): Trail => {
  const tree = world.files.tree(directory, {
    enter: name => !OTHERS.test(name),
    take: (name, depth) => (CODE.test(name) && !DECLARATIONS.test(name)) || (depth <= MOST_DATA_DEPTH && DATA.test(name)),
    depth: MOST_DEPTH,
    most: MOST_FILES,
  })
  return { files: tree.files, marks: [], directories: tree.directories, whole: tree.whole }
}

export const isFile = (path: string, world: FollowWorld): boolean => world.files.stat(path)?.kind === 'file'

export const isDirectory = (path: string, world: FollowWorld): boolean => world.files.stat(path)?.kind === 'directory'
