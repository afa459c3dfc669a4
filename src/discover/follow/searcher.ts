import type { Searching } from '../../host/world.ts'
import { HEAD, isNative, isZip, opaqueReason } from '../bytes.ts'
import { KEY, ORDERED } from '../key.ts'
import type { FollowWorld } from './trail.ts'

export type FileSearch =
  | { readonly kind: 'searched'; readonly key: boolean; readonly ordered: boolean; readonly bytes: number }
  | { readonly kind: 'hidden'; readonly reason: string }

/** Bytes of one file or archive. The largest single programs (compiled, with their runtime) have some 200 MiB and are searched in chunks. */
const MOST_FILE = 512 * 1024 * 1024

/** Inflated bytes of one archive: they are held entry by entry, and inflating takes 5 ms a MiB. */
const MOST_ARCHIVE = 64 * 1024 * 1024

/** The key inside a longer word (`datatip`) is no key. The letter of an escape or of a format (`\n`, `%s`) is not part of the word behind it. */
const AS_WORD = /(?:(?<![A-Za-z])|[%\\][a-z])atip(?![A-Za-z])/

/** A text larger than this counts as it was found. */
const MOST_TEXT = 16 * 1024 * 1024

/**
 * Packages are large, and long words with the key in them are all that some of them have. In what is not text (it has a zero byte) words
 * stand without anything between them.
 */
const holdsWord = (path: string, world: FollowWorld): boolean => {
  const file = world.files.read(path, MOST_TEXT)
  return file.kind !== 'read' || file.bytes.includes(0) || AS_WORD.test(Buffer.from(file.bytes).toString('latin1'))
}

const asRead = (searching: Searching, native: boolean): FileSearch =>
  searching.whole
    ? {
        kind: 'searched',
        key: searching.found.includes(KEY),
        // compiled programs hold words of all kinds; the flag is taken as an order by scripts of one library
        ordered: !native && searching.found.includes(ORDERED),
        bytes: searching.bytes,
      }
    : { kind: 'hidden', reason: 'is too large to be read' }

/** Names of texts: most of what packages hold, and opening each once instead of twice is half of the time. */
const TEXT = /\.(?:py|js|mjs|cjs|ts|json|rb|pm|pl|ya?ml|toml|txt|sh)$/

const searchText = (path: string, native: boolean, world: FollowWorld): FileSearch => {
  const searching = world.files.search(path, native ? [KEY] : [KEY, ORDERED], MOST_FILE)
  if (searching === undefined) return { kind: 'hidden', reason: 'could not be read' }
  const read = asRead(searching, native)
  return !native && read.kind === 'searched' && read.key ? { ...read, key: holdsWord(path, world) } : read
}

const searchFile = (path: string, world: FollowWorld): FileSearch => {
  if (TEXT.test(path)) return searchText(path, false, world)
  const head = world.files.head(path, HEAD)
  if (head === undefined) return { kind: 'hidden', reason: 'could not be read' }
  if (isZip(head)) {
    const entries = path.endsWith('.jar') ? world.files.searchArchive(path, [KEY, ORDERED], MOST_ARCHIVE) : undefined
    return entries === undefined ? { kind: 'hidden', reason: 'is an archive that is not read' } : asRead(entries, false)
  }
  const hidden = opaqueReason(head)
  if (hidden !== undefined) return { kind: 'hidden', reason: hidden.replace('it is', 'is') }
  return searchText(path, isNative(head), world)
}

/** Searches files for the words that count; each once in a scan, however many launchers lead there. */
export const searcher = (world: FollowWorld): ((path: string) => FileSearch) => {
  const known = new Map<string, FileSearch>()
  return path => {
    const found = known.get(path) ?? searchFile(path, world)
    known.set(path, found)
    return found
  }
}
