import { MOST_BYTES } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Finding } from '../document/finding.ts'
import { readDocumentBytes } from '../document/read.ts'
import { isInferred } from '../layers/layer.ts'
import { describe } from './described.ts'
import type { DescribedShim } from './described.ts'

const findingOf = (code: string, message: string): Finding => ({ code, severity: 'error', pointer: '', message, fix: null })

/** What a scan keeps of a shim, or why its bytes are none. The build asks this of the packaged ones. */
export const describeShim = (bytes: Uint8Array): DescribedShim | readonly Finding[] => {
  const reading = readDocumentBytes(bytes)
  if (reading.kind !== 'document') return reading.findings
  const { document } = reading
  return { name: document.name, ...describe(document), guessed: isInferred(document) }
}

/** The same of a file. */
export const readShim = (world: Pick<World, 'files'>, path: string): DescribedShim | readonly Finding[] => {
  const file = world.files.read(path, MOST_BYTES)
  switch (file.kind) {
    case 'read':
      return describeShim(file.bytes)
    case 'absent':
      return [findingOf('absent', 'the file does not exist')]
    case 'too-large':
      return [findingOf('too-large', `it has ${file.size} bytes; at most ${MOST_BYTES} are read`)]
    case 'unreadable':
      return [findingOf('unreadable', `it could not be read: ${file.reason}`)]
  }
}
