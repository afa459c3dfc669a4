import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { World } from '../../../host/world.ts'
import { below } from '../../../registry/below.ts'
import { inOrder, some, wrong } from './check.ts'
import type { Checker } from './check.ts'

/*
 * The package itself. bin/atip.cjs says what a file of the build is: it ends with a comment that has the checksum of what stands before it,
 * and bytecode beside it ends with the checksums of what it belongs to and of itself.
 */

const NAME = 'package'

/** The largest file of the build has a tenth of it. */
const MOST_BYTES = 16 * 1024 * 1024

/** Where the build puts code. */
const CODE = ['dist', 'dist/chunks', 'dist/parts', 'dist/fast', 'dist/fast/demand'] as const

/** What no other file names: what every start loads, what judges, and what describes. */
const NEEDED = [
  'dist/main.cjs',
  'dist/fast/hook.cjs',
  'dist/fast/check.cjs',
  'dist/fast/scan.cjs',
  'dist/fast/demand/bundles.cjs',
  'dist/described-shims.json',
  'dist/search.idx',
  'dist/shims',
  'dist/builtins/shell.json',
  'shims',
  'builtins',
  'schemas',
  'completions',
] as const

const MARK_LENGTH = '\n//12345678'.length

/** Files of the build that another one loads. */
const LOADED = /\brequire\("(\.[^"\n]+)"\)/g

type PackageWorld = Pick<World, 'files' | 'packageDir' | 'node'>

interface Code {
  readonly path: string
  /** Of the source without its mark; undefined: it is not what the build made. */
  readonly sum: number | undefined
  readonly loads: readonly string[]
}

const codeOf = (directory: string, name: string, { files }: PackageWorld): Code => {
  const path = below(directory, name)
  const file = files.read(path, MOST_BYTES)
  if (file.kind !== 'read') return { path, sum: undefined, loads: [] }
  const { bytes } = file
  const end = Math.max(bytes.length - MARK_LENGTH, 0)
  const sum = crc32(bytes.subarray(0, end))
  const text = new TextDecoder().decode(bytes)
  const intact = text.endsWith(`\n//${sum.toString(16).padStart(8, '0')}`)
  return { path, sum: intact ? sum : undefined, loads: [...text.matchAll(LOADED)].map(match => join(directory, match[1]!)) }
}

const codeIn = (directory: string, world: PackageWorld): readonly Code[] => {
  const listing = world.files.list(directory)
  const names = listing.kind === 'listed' ? listing.names.filter(name => name.endsWith('.cjs')) : []
  return names.map(name => codeOf(directory, name, world))
}

/** As bin/atip.cjs tells one Node from another: by version, file, size and age. */
const thisNode = ({ files, node }: PackageWorld): string => {
  const stat = files.stat(node.path)
  const seconds = stat === undefined ? 0n : BigInt(stat.mtimeNs) / 1_000_000_000n
  return `${node.version} ${node.arch} ${node.path} ${stat?.size ?? 0} ${seconds}`
}

/** Whether bytecode beside the file is of this Node and this source: what is not is passed over, and the source compiled at each start. */
const isCompiled = ({ path, sum }: Code, world: PackageWorld): boolean => {
  const file = world.files.read(`${path}.cache`, MOST_BYTES)
  if (file.kind !== 'read' || sum === undefined || file.bytes.length < 8) return false
  const view = new DataView(file.bytes.buffer, file.bytes.byteOffset + file.bytes.length - 8, 8)
  return view.getUint32(0, true) === crc32(thisNode(world), sum)
}

/** That every file of atip is there and as it was built. */
export const installed: Checker = {
  name: NAME,
  look: ({ world }) => {
    const inPackage = (name: string): string => below(world.packageDir, name)
    const code = CODE.flatMap(directory => codeIn(inPackage(directory), world))
    const wanted = [...new Set([...NEEDED.map(inPackage), ...code.flatMap(({ loads }) => loads)])]
    const missing = wanted.filter(path => world.files.stat(path) === undefined)
    if (missing.length > 0) return [wrong(NAME, `install atip anew, files of it are missing: ${some(missing)}`)]
    const damaged = code.filter(({ sum }) => sum === undefined).map(({ path }) => path)
    if (damaged.length > 0) return [wrong(NAME, `install atip anew, files of it are damaged: ${some(damaged)}`)]
    const hook = code.find(({ path }) => path === inPackage('dist/fast/hook.cjs'))
    const note =
      hook !== undefined && isCompiled(hook, world)
        ? ''
        : '; its bytecode was made by another Node and is not used, which costs each start some milliseconds'
    return [inOrder(NAME, `${world.version} (${world.packageDir})${note}`)]
  },
}
