/** What the first bytes of a file say about its form. */

/** Enough for a shebang line and what follows it, and for the marks of executable packers. */
export const HEAD = 4096

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

/** At byte 8 of an ELF file: a compressed file system follows. Form 1 or 2 is the byte behind. */
const APP_IMAGE = [0x41, 0x49]

const ZIP = [0x50, 0x4b, 0x03, 0x04]

export const isNative = (head: Uint8Array): boolean => MAGICS.some(magic => startsWith(head, magic))

export const isZip = (head: Uint8Array): boolean => startsWith(head, ZIP)

export const isScript = (head: Uint8Array): boolean => head[0] === 0x23 && head[1] === 0x21

/** Why the text of a file with this beginning cannot be searched, or undefined. */
export const opaqueReason = (head: Uint8Array): string | undefined => {
  if (isZip(head)) return 'it is a zip archive'
  if (startsWith(head, [0x1f, 0x8b])) return 'it is compressed'
  const body = isScript(head) ? head.indexOf(0x0a) + 1 : 0
  if (body > 0 && startsWith(head, ZIP, body)) return 'it is a zip application'
  if (startsWith(head, APP_IMAGE, 8)) return 'it is an AppImage'
  if (!isScript(head) && Buffer.from(head).includes('UPX!')) return 'it is packed'
  return undefined
}
