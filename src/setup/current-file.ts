import { dirname } from 'node:path'
import { MOST_BYTES } from '../core/json.ts'
import type { World } from '../host/world.ts'

/** A file of a client as it is found. */
export type Current =
  | { readonly kind: 'absent' }
  | { readonly kind: 'there'; readonly text: string; readonly mode: number }
  | { readonly kind: 'unreadable'; readonly reason: string }

export const currentFile = (path: string, { files }: Pick<World, 'files'>): Current => {
  const stat = files.stat(path)
  if (stat === undefined)
    return files.lstat(path) === undefined ? { kind: 'absent' } : { kind: 'unreadable', reason: 'it is a link that leads nowhere' }
  if (stat.kind !== 'file') return { kind: 'unreadable', reason: 'it is no file' }
  const reading = files.readText(path, MOST_BYTES)
  if (reading.kind === 'read') return { kind: 'there', text: reading.text, mode: stat.mode & 0o7777 }
  if (reading.kind === 'too-large') return { kind: 'unreadable', reason: `it has more than ${MOST_BYTES} bytes` }
  return { kind: 'unreadable', reason: reading.kind === 'absent' ? 'it has gone' : reading.reason }
}

const WRITABLE_BY_OWNER = 0o200

/** Why a file that is there may not be replaced; undefined: it may. Replacing is a matter of the directory, so that the system would let us. */
export const whyNotReplaced = (path: string, { files, uid }: Pick<World, 'files' | 'uid'>): string | undefined => {
  const stat = files.stat(path)
  if (stat === undefined) return undefined
  if ((stat.mode & WRITABLE_BY_OWNER) === 0) return 'it is read-only'
  if (uid !== -1 && stat.uid !== uid) return 'it belongs to another user'
  return stat.links > 1 ? 'it has a second name (a hard link), which would keep what it was' : undefined
}

/** The directories above a path that are not there yet, the innermost first. */
export const missingAbove = (path: string, { files }: Pick<World, 'files'>): readonly string[] => {
  const missing: string[] = []
  for (
    let directory = dirname(path);
    files.lstat(directory) === undefined && directory !== dirname(directory);
    directory = dirname(directory)
  )
    missing.push(directory)
  return missing
}
