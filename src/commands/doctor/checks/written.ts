import { shellWord } from '../../../core/shell-quote.ts'
import { plural } from '../../../core/text.ts'
import { readOverrideBytes } from '../../../document/read-override.ts'
import { readDocumentBytes } from '../../../document/read.ts'
import { below } from '../../../registry/below.ts'
import { dangerOf } from '../../../registry/ruling-file.ts'
import type { Danger } from '../../../registry/ruling-file.ts'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { inOrder, wrong } from './check.ts'
import type { Checker } from './check.ts'

/** As many as a document may have. */
const MOST_BYTES = 1024 * 1024

/** Files that are looked at of one directory; who has more has a collection, which `atip validate` reads. */
const MOST_FILES = 1000

type Read = (bytes: Uint8Array) => string | undefined

const shimTrouble: Read = bytes => {
  const reading = readDocumentBytes(bytes)
  return reading.kind === 'document' ? undefined : (reading.findings[0]?.message ?? 'it is no document')
}

const overrideTrouble: Read = bytes => {
  const reading = readOverrideBytes(bytes)
  return reading.kind === 'override' ? undefined : (reading.findings[0]?.message ?? 'it is no override')
}

const troubleIn = (path: string, read: Read, world: Context['world']): Danger | undefined => {
  const danger = dangerOf(world, path)
  if (danger !== undefined) return danger
  const file = world.files.read(path, MOST_BYTES)
  if (file.kind === 'absent') return { reason: 'it is a link that leads nowhere', fix: null }
  if (file.kind === 'too-large') return { reason: `it has ${file.size} bytes`, fix: null }
  if (file.kind === 'unreadable') return { reason: file.reason, fix: null }
  const reason = read(file.bytes)
  return reason === undefined ? undefined : { reason, fix: `atip validate ${shellWord(path)}` }
}

/** `name`: what the files are, in the plural. */
const lookThrough = (name: string, { directory, read }: { directory: string; read: Read }, world: Context['world']): readonly Check[] => {
  const listing = world.files.list(directory)
  if (listing.kind === 'absent') return [inOrder(name, 'none')]
  if (listing.kind === 'unreadable')
    return [wrong(name, `"${directory}" could not be read: ${listing.reason}`, `ls -ld ${shellWord(directory)}`)]
  const files = listing.names.filter(file => file.endsWith('.json'))
  const troubles = files.slice(0, MOST_FILES).flatMap(file => {
    const path = below(directory, file)
    const trouble = troubleIn(path, read, world)
    return trouble === undefined ? [] : [wrong(name, `"${path}" does not count: ${trouble.reason}`, trouble.fix)]
  })
  return troubles.length > 0 ? troubles : [inOrder(name, plural(files.length, 'file'))]
}

/** What the user wrote about tools: what is not right there does not count, and its tool is judged without it. */
export const written: Checker = {
  name: 'shims and overrides',
  look: ({ world, locations }) => [
    ...lookThrough('own shims', { directory: locations.userShims, read: shimTrouble }, world),
    ...lookThrough('overrides', { directory: locations.overrides, read: overrideTrouble }, world),
  ],
}
