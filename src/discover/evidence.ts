import type { Identity, World } from '../host/world.ts'
import type { FollowedFile } from '../registry/record.ts'
import { HEAD, isNative, isScript, opaqueReason } from './bytes.ts'
import type { Candidate } from './candidates.ts'
import { follower } from './follow/follow.ts'
import type { Hop } from './follow/follow.ts'
import type { FollowWorld } from './follow/trail.ts'
import { KEY, ORDERED, PACKED } from './key.ts'

/** The files that a launcher led to, whose changes change what is said of it. */
interface Following {
  readonly followed?: readonly FollowedFile[]
}

/**
 * What the bytes of a candidate say. A program that does not contain the four bytes `atip` cannot print that key: it is settled
 * without being run. The bare word is looked for, since quoted forms miss documents that are put together at run time. A script is
 * followed to the file or package that it plainly starts: what holds of that holds of the script.
 */
export type Evidence = Following &
  (
    | { readonly kind: 'evidence' }
    | { readonly kind: 'none'; readonly form: 'native' | 'script' | 'followed' | 'other' }
    /** A program in a form that hides its text: compressed, or an archive that its interpreter unpacks. */
    | { readonly kind: 'opaque'; readonly reason: string }
    /** A single-tool program of the toolable kind runs its tool when it is given --agent. */
    | { readonly kind: 'toolable' }
    | { readonly kind: 'unreadable' }
  )

/** Where a packed program has the names of its packer: the part that unpacks the rest is small. Looking through all of it takes as long as for the key. */
const BOOTLOADER = 512 * 1024

const ownEvidence = (world: Pick<World, 'files'>, path: string): Evidence => {
  const head = world.files.head(path, HEAD)
  if (head === undefined) return { kind: 'unreadable' }
  const hidden = opaqueReason(head)
  if (hidden !== undefined) return { kind: 'opaque', reason: hidden }
  const native = isNative(head)
  const searched = world.files.search(path, native ? [KEY] : [ORDERED, KEY], Infinity)
  if (searched === undefined) return { kind: 'unreadable' }
  if (searched.found.includes(ORDERED)) return { kind: 'toolable' }
  if (searched.found.includes(KEY)) return { kind: 'evidence' }
  if (native && world.files.search(path, [PACKED], BOOTLOADER)?.found.length === 1)
    return { kind: 'opaque', reason: 'it is packed by PyInstaller' }
  return { kind: 'none', form: native ? 'native' : isScript(head) ? 'script' : 'other' }
}

/** A program's own words count; what it leads to adds the key, or a reason not to run it. */
const together = (own: Evidence, hop: Hop): Evidence => {
  const { followed } = hop
  if (hop.kind === 'toolable') return { kind: 'toolable', followed }
  if (own.kind === 'evidence') return { kind: 'evidence', followed }
  if (hop.kind === 'evidence') return { kind: 'evidence', followed }
  return hop.kind === 'opaque' ? { kind: 'opaque', reason: hop.reason, followed } : { kind: 'none', form: 'followed', followed }
}

type Looked = Pick<Candidate, 'path'> & { readonly stat: Pick<Identity, 'dev' | 'ino'> }

/** Says of one candidate after another what their bytes tell; a file with several names is read once, and so is what several lead to. */
export const evidenceReader = (world: FollowWorld): ((candidate: Looked) => Evidence) => {
  const read = new Map<string, Evidence>()
  const follow = follower(world)
  return ({ path, stat }) => {
    const file = `${stat.dev}:${stat.ino}`
    const own = read.get(file) ?? ownEvidence(world, path)
    read.set(file, own)
    // a script finds what it starts by its own path, so each name of one is followed
    const script = own.kind === 'evidence' || (own.kind === 'none' && own.form === 'script')
    const hop = script ? follow(path) : undefined
    return hop === undefined ? own : together(own, hop)
  }
}

export const evidenceOf = (world: FollowWorld, path: string): Evidence => {
  const stat = world.files.stat(path)
  return stat === undefined ? { kind: 'unreadable' } : evidenceReader(world)({ path, stat })
}
