import { dirname } from 'node:path'
import { unwritten } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { clientOf } from '../harness/clients.ts'
import type { Store, World, Written } from '../host/world.ts'
import type { Change, Target } from './change.ts'
import { missingAbove } from './current-file.ts'
import { removalScript } from './hook-line.ts'
import { copiesOf, digestOf, ledgerFile, ledgerText } from './ledger.ts'
import type { Kept, Ledger, Owner } from './ledger.ts'
import { removalScriptText } from './removal-script.ts'

/* Writing: copies and the ledger before the file itself, so that whatever was written can be taken back, wherever the process ended. */

/** Where setup keeps its own things, and what it writes with. */
export interface Desk {
  readonly directory: string
  readonly store: Store
  readonly world: Pick<World, 'files' | 'uid'>
}

const toResult = (outcome: Written): Result<undefined> => (outcome.kind === 'written' ? ok(undefined) : failed(unwritten(outcome)))

/** For the user alone, as everything that setup keeps: settings may hold keys. */
const PRIVATE = 0o600
const EXECUTABLE = 0o700

/** Of files in a project, which others read too. */
const SHARED = 0o644

const modeFor = ({ content, project }: Target, current: number | undefined): number => {
  if (current !== undefined) return current
  if (content.kind === 'whole' && content.executable) return project === null ? EXECUTABLE : 0o755
  return project === null ? PRIVATE : SHARED
}

/** What the ledger says of a target once the change is made. */
export const keptAfter = (target: Target, change: Extract<Change, { base: unknown }>, text: string, kept: Kept | undefined): Kept => ({
  path: target.path,
  what: target.what,
  clients: [...new Set([...(kept?.clients ?? []), target.client])],
  project: target.project,
  before: change.base === null ? null : digestOf(change.base),
  after: digestOf(text),
  list: target.content.kind === 'part' ? target.content.part.list : null,
  made: change.made,
})

/** Writes a file as it has to be, with the copies by which it comes back. */
export const writeRegistered = async (
  {
    target,
    change,
    mode,
    ledger,
  }: { target: Target; change: Extract<Change, { kind: 'write' }>; mode: number | undefined; ledger: Ledger },
  desk: Desk,
): Promise<Result<Ledger>> => {
  const { directory, store, world } = desk
  const copies = copiesOf(directory, target.path)
  const kept = ledger.files.find(({ path }) => path === target.path)
  const directories = [...new Set([...ledger.directories, ...missingAbove(target.path, world)])]
  const next = withKept({ ...ledger, directories }, keptAfter(target, change, change.text, kept))
  const original =
    change.base !== null && world.files.lstat(copies.original) === undefined ? [{ path: copies.original, text: change.base }] : []
  const before = change.base === null ? [] : [{ path: copies.before, text: change.base }]
  const first = await store.replace([
    ...original,
    ...before,
    { path: copies.after, text: change.text },
    { path: ledgerFile(directory), text: ledgerText(next) },
  ])
  if (first.kind === 'failed') return failed(unwritten(first))
  const scripts = await writeScripts(next.files.find(({ path }) => path === target.path)?.clients ?? [], next, desk)
  if (!scripts.ok) return scripts
  const made = store.makeDirectory(dirname(target.path))
  if (made.kind === 'failed') return failed(unwritten(made))
  // through a link, to the file that it leads to
  const path = world.files.realpath(target.path) ?? target.path
  const written = toResult(await store.replace([{ path, text: change.text, mode: modeFor(target, mode) }]))
  return written.ok ? ok(next) : written
}

/** Puts back, or takes away, what a target had; the ledger is the caller's to write. */
export const writeRemoved = async (
  target: Target,
  change: Change,
  mode: number | undefined,
  { store, world }: Desk,
): Promise<Result<undefined>> => {
  const path = world.files.realpath(target.path) ?? target.path
  if (change.kind === 'write') return toResult(await store.replace([{ path, text: change.text, mode: modeFor(target, mode) }]))
  return change.kind === 'delete' ? toResult(store.remove([target.path])) : ok(undefined)
}

const depthOf = (path: string): number => path.split('/').length

/** Removes directories that were made for something that is gone, unless something is in them. Gives those that are left. */
export const tidy = (directories: readonly string[], { store, world }: Pick<Desk, 'store' | 'world'>): readonly string[] =>
  directories
    .toSorted((a, b) => depthOf(b) - depthOf(a))
    .filter(path => store.removeDirectory(path).kind === 'failed' && world.files.lstat(path) !== undefined)

export const withKept = ({ files, directories }: Ledger, kept: Kept): Ledger => ({
  files: [...files.filter(({ path }) => path !== kept.path), kept],
  directories,
})

const ofClient = ({ files }: Ledger, id: Owner): readonly Kept[] =>
  // a skill that others read stays theirs
  files.filter(({ clients }) => clients.includes(id) && clients.length === 1)

/** Writes the scripts of clients anew; of one that has nothing any more it goes. */
export const writeScripts = async (ids: readonly Owner[], ledger: Ledger, { directory, store }: Desk): Promise<Result<undefined>> => {
  const isNeeded = (id: Owner): boolean => ledger.files.some(({ clients }) => clients.includes(id))
  const needless = store.remove(ids.filter(id => !isNeeded(id)).map(id => removalScript(directory, id)))
  if (needless.kind === 'failed') return toResult(needless)
  const scripts = ids.filter(isNeeded).map(id => ({
    path: removalScript(directory, id),
    text: removalScriptText({ id, title: clientOf(id)?.title ?? id }, { ...ledger, files: ofClient(ledger, id) }, directory),
    mode: EXECUTABLE,
  }))
  return toResult(await store.replace(scripts))
}

export const writeLedger = async (ledger: Ledger, { directory, store }: Desk): Promise<Result<undefined>> =>
  toResult(await store.replace([{ path: ledgerFile(directory), text: ledgerText(ledger) }]))
