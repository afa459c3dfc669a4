import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { failure } from '../core/failures.ts'
import { isObject, isText, isTexts, parsed } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { shellWord } from '../core/shell-quote.ts'
import { CLIENT_IDS } from '../harness/clients.ts'
import type { ClientId } from '../harness/clients.ts'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { SHELLS } from './shells.ts'
import type { Shell } from './shells.ts'

/* What setup wrote, so that it can be taken back: the ledger itself, and a copy of each file as it was and as it became. */

/** For whom setup writes a file. */
export type Owner = ClientId | Shell

const OWNERS: readonly Owner[] = [...CLIENT_IDS, ...SHELLS]

/** One file that setup wrote. */
export interface Kept {
  /** As the client knows it, which may be a link. */
  readonly path: string
  readonly what: 'hook' | 'skill' | 'start-up'
  /** For whom it is there: a directory of skills may be read by several. */
  readonly clients: readonly Owner[]
  /** Root of the project that it belongs to; null: it is the user's. */
  readonly project: string | null
  /** SHA-256 of what comes back where nobody edited the file since; null: there was none. */
  readonly before: string | null
  /** SHA-256 of what setup wrote. */
  readonly after: string
  /** Keys to the list that has our entry; null: it is no JSON. */
  readonly list: readonly string[] | null
  /** The outermost of these keys that was made for it; null: all were there. */
  readonly made: string | null
}

export interface Ledger {
  readonly files: readonly Kept[]
  /** Directories that were made for the files, and for the ledger itself: they go with what was put into them. */
  readonly directories: readonly string[]
}

/** Of the form of the file. */
const VERSION = 1

/** Many times what all clients of a hundred projects take. */
const MOST_BYTES = 4 * 1024 * 1024

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Where all of it lies. */
export const setupDirectory = ({ state }: Pick<Locations, 'state'>): string => join(state, 'setup')

export const ledgerFile = (directory: string): string => join(directory, 'ledger.json')

/** Copies of one file: as it was before our first edit, as it comes back, as we left it. */
export const copiesOf = (directory: string, path: string) => {
  const copy = (kind: string): string => join(directory, 'copies', `${digestOf(path).slice(0, 16)}.${kind}`)
  return { original: copy('original'), before: copy('before'), after: copy('after') }
}

const isTextOrNull = (value: Json | undefined): value is string | null => value === null || isText(value)

const keptOf = (value: Json): Kept | undefined => {
  if (!isObject(value)) return undefined
  const { path, what, clients, project, before, after, list, made } = value
  if (!isText(path) || (what !== 'hook' && what !== 'skill' && what !== 'start-up') || !isText(after) || !isTexts(clients)) return undefined
  if (!isTextOrNull(project) || !isTextOrNull(before) || !isTextOrNull(made) || !(list === null || isTexts(list))) return undefined
  const known = OWNERS.filter(id => clients.includes(id))
  return { path, what, clients: known, project, before, after, list, made }
}

const ledgerOf = (value: Json): Ledger | undefined => {
  if (!isObject(value) || value['version'] !== VERSION || !Array.isArray(value['files']) || !isTexts(value['directories'])) return undefined
  const files = value['files'].map(keptOf)
  return files.every(kept => kept !== undefined) ? { files, directories: value['directories'] } : undefined
}

const parsedOrNothing = (text: string): Json => {
  try {
    return parsed(text)
  } catch {
    return null
  }
}

/** What setup wrote so far. A ledger that is none, or of a newer atip, is a failure: what it says would be lost. */
export const readLedger = (directory: string, { files }: Pick<World, 'files'>): Result<Ledger> => {
  const path = ledgerFile(directory)
  const reading = files.readText(path, MOST_BYTES)
  if (reading.kind === 'absent') return ok({ files: [], directories: [] })
  const ledger = reading.kind === 'read' ? ledgerOf(parsedOrNothing(reading.text)) : undefined
  if (ledger !== undefined) return ok(ledger)
  const fix = `mv ${shellWord(path)} ${shellWord(`${path}.broken`)}`
  const action = 'Put it aside: setup then knows its own entries by their command lines.'
  const suggestion = { action, fix, applicability: 'likely' } as const
  return failed(failure('CANNOT_READ', `"${path}" is no ledger of this version of atip`, { suggestion, details: { path } }))
}

export const ledgerText = ({ files, directories }: Ledger): string =>
  `${JSON.stringify({ version: VERSION, files, directories }, null, 2)}\n`
