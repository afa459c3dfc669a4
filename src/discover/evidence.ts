import type { World } from '../host/world.ts'

/**
 * What the bytes of a candidate say. A program that does not contain the four bytes `atip` cannot print that key: it is settled
 * without being run. The bare word is looked for, since quoted forms miss documents that are put together at run time.
 */
export type Evidence =
  | { readonly kind: 'evidence' }
  | { readonly kind: 'none'; readonly form: 'native' | 'script' | 'other' }
  /** A program in a form that hides its text: compressed, or an archive that its interpreter unpacks. */
  | { readonly kind: 'opaque'; readonly reason: string }
  /** A single-tool program of the toolable kind runs its tool when it is given --agent. */
  | { readonly kind: 'toolable' }
  | { readonly kind: 'unreadable' }

const KEY = 'atip'

/** Enough for a shebang line and what follows it, and for the marks of executable packers. */
const HEAD = 4096

const MAGICS: readonly (readonly number[])[] = [
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0xfe, 0xed, 0xfa, 0xce], // Mach-O, four forms
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe], // universal Mach-O
  [0x4d, 0x5a], // PE
]

const startsWith = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte)

const ZIP = [0x50, 0x4b, 0x03, 0x04]

const isScript = (head: Uint8Array): boolean => head[0] === 0x23 && head[1] === 0x21

const opaqueReason = (head: Uint8Array): string | undefined => {
  if (startsWith(head, ZIP)) return 'it is a zip archive'
  if (startsWith(head, [0x1f, 0x8b])) return 'it is compressed'
  const body = isScript(head) ? head.indexOf(0x0a) + 1 : 0
  if (body > 0 && startsWith(head, ZIP, body)) return 'it is a zip application'
  if (!isScript(head) && Buffer.from(head).includes('UPX!')) return 'it is packed'
  return undefined
}

export const evidenceOf = (world: Pick<World, 'files'>, path: string): Evidence => {
  const head = world.files.head(path, HEAD)
  if (head === undefined) return { kind: 'unreadable' }
  const hidden = opaqueReason(head)
  if (hidden !== undefined) return { kind: 'opaque', reason: hidden }
  const native = MAGICS.some(magic => startsWith(head, magic))
  if (!native && world.files.contains(path, 'toolable') === true) return { kind: 'toolable' }
  const has = world.files.contains(path, KEY)
  if (has === undefined) return { kind: 'unreadable' }
  if (has) return { kind: 'evidence' }
  return { kind: 'none', form: native ? 'native' : isScript(head) ? 'script' : 'other' }
}
