import { dirname } from 'node:path'
import { failure, unwritten } from '../core/failures.ts'
import type { Failure } from '../core/failures.ts'
import { MOST_BYTES } from '../core/json.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { ClientId } from '../harness/clients.ts'
import type { World } from '../host/world.ts'
import { keptAfter, tidy, withKept, writeLedger, writeRegistered, writeRemoved, writeScripts } from './carry-out.ts'
import type { Desk } from './carry-out.ts'
import { registering, removing } from './change.ts'
import type { Change, Known, Outcome, Target } from './change.ts'
import { currentFile, missingAbove, whyNotReplaced } from './current-file.ts'
import { copiesOf, ledgerFile, readLedger } from './ledger.ts'
import type { Ledger, Owner } from './ledger.ts'
import type { Scope } from './places.ts'
import { shellTargetsOf, targetOfKept, targetsOf } from './targets.ts'
import type { Parts, ShellPlaces } from './targets.ts'

/** What became of one file of one client. */
export interface FileDone {
  readonly client: Owner
  readonly what: Target['what']
  readonly path: string
  /** Keys to the list that has the entry; null: there is none. */
  readonly list: readonly string[] | null
  readonly outcome: Outcome | 'refused'
  readonly failure: Failure | null
}

export interface Asked {
  readonly clients: readonly ClientId[]
  /** Shells whose start-up is meant, which is the user's in every scope. */
  readonly shells: readonly ShellPlaces[]
  readonly scope: Scope
  readonly remove: boolean
  /** Nothing is written. */
  readonly dryRun: boolean
  readonly parts: Parts
}

type SetupWorld = Pick<World, 'files' | 'store' | 'lock' | 'uid' | 'packageDir' | 'env' | 'home'>

const refusal = (target: Target, why: 'occupied' | 'invalid' | 'kept-from', reason: string): Failure => {
  const { path, client } = target
  const details = { path, client, reason }
  if (why === 'occupied') {
    const action = 'Look at it, and move it away if it is not needed.'
    return failure('FILE_EXISTS', `"${path}" is somebody else's: ${reason}`, { suggestion: { action, applicability: 'likely' }, details })
  }
  if (why === 'kept-from') return failure('CANNOT_WRITE', `"${path}" is left as it is: ${reason}`, { details })
  const suggestion = {
    action: 'Mend the file, and see what would be written.',
    fix: target.what === 'start-up' ? `atip init ${client}` : `atip setup ${client} --dry-run`,
    applicability: 'likely',
  } as const
  return failure('SETTINGS_INVALID', `"${path}" is left as it is: ${reason}`, { suggestion, details })
}

const knownOf = (target: Target, ledger: Ledger, { directory, files }: { directory: string; files: World['files'] }): Known => {
  const kept = ledger.files.find(({ path }) => path === target.path)
  if (kept === undefined || kept.before === null) return { kept, before: null }
  const copy = files.readText(copiesOf(directory, target.path).before, MOST_BYTES)
  return { kept, before: copy.kind === 'read' ? copy.text : null }
}

interface Work {
  readonly asked: Asked
  readonly world: SetupWorld
  /** undefined: nothing is written. */
  readonly desk: Desk | undefined
}

interface Step {
  readonly ledger: Ledger
  readonly done: FileDone
}

const doneOf = (target: Target, outcome: FileDone['outcome'], why: Failure | null = null): FileDone => {
  const { client, what, path, content } = target
  return { client, what, path, list: content.kind === 'part' ? content.part.list : null, outcome, failure: why }
}

/** A file that a client is to have. */
const register = async (target: Target, ledger: Ledger, { asked, world, desk }: Work): Promise<Step> => {
  const refused = (why: Failure): Step => ({ ledger, done: doneOf(target, 'refused', why) })
  const { directory } = asked.parts
  const current = currentFile(target.path, world)
  const known = knownOf(target, ledger, { directory, files: world.files })
  const change = registering(target, current, known)
  if (change.kind === 'refused') return refused(refusal(target, change.why, change.reason))
  if (change.kind === 'write') {
    const why = whyNotReplaced(target.path, world)
    if (why !== undefined) return refused(refusal(target, 'kept-from', why))
    if (desk === undefined) return { ledger, done: doneOf(target, change.outcome) }
    const mode = current.kind === 'there' ? current.mode : undefined
    const written = await writeRegistered({ target, change, mode, ledger }, desk)
    return written.ok ? { ledger: written.value, done: doneOf(target, change.outcome) } : refused(written.failure)
  }
  const done = doneOf(target, 'unchanged')
  if (desk === undefined || current.kind !== 'there' || change.kind !== 'nothing') return { ledger, done }
  const adopted = await adopt({ target, change, text: current.text, known }, ledger, desk)
  return adopted.ok ? { ledger: adopted.value, done } : refused(adopted.failure)
}

/** A file that is as it should be, in the ledger too: it may have been lost, or another client may have asked for the file. */
const adopt = async (
  { target, change, text, known }: { target: Target; change: Extract<Change, { kind: 'nothing' }>; text: string; known: Known },
  ledger: Ledger,
  desk: Desk,
): Promise<Result<Ledger>> => {
  const { kept } = known
  if (kept === undefined && target.what !== 'hook') return ok(ledger)
  if (kept?.clients.includes(target.client)) return ok(ledger)
  const next = withKept(ledger, keptAfter(target, change, text, kept))
  const copies = copiesOf(desk.directory, target.path)
  const before = change.base === null ? [] : [{ path: copies.before, text: change.base }]
  const written = await desk.store.replace([...before, { path: copies.after, text }])
  if (written.kind === 'failed') return failed(unwritten(written))
  const saved = await writeLedger(next, desk)
  if (!saved.ok) return saved
  const scripts = await writeScripts(next.files.find(({ path }) => path === target.path)?.clients ?? [], next, desk)
  return scripts.ok ? ok(next) : scripts
}

/** A file that a client is not to have any more. */
const remove = async (target: Target, ledger: Ledger, { asked, world, desk }: Work): Promise<Step> => {
  const refused = (why: Failure): Step => ({ ledger, done: doneOf(target, 'refused', why) })
  const known = knownOf(target, ledger, { directory: asked.parts.directory, files: world.files })
  const { kept } = known
  if (kept !== undefined && !kept.clients.includes(target.client)) return { ledger, done: doneOf(target, 'absent') }
  const others = kept?.clients.filter(id => id !== target.client) ?? []
  if (kept !== undefined && others.length > 0) {
    const next = withKept(ledger, { ...kept, clients: others })
    const saved = desk === undefined ? ok(undefined) : await writeLedger(next, desk)
    const scripts = desk === undefined || !saved.ok ? saved : await writeScripts([target.client, ...others], next, desk)
    return scripts.ok ? { ledger: next, done: doneOf(target, 'left') } : refused(scripts.failure)
  }
  // what else the ledger does not know was asked for by somebody else
  if (kept === undefined && target.what !== 'hook') return { ledger, done: doneOf(target, 'absent') }
  const current = currentFile(target.path, world)
  const change = removing(target.content, current, known)
  if (change.kind === 'refused') return refused(refusal(target, change.why, change.reason))
  const why = change.kind === 'nothing' ? undefined : whyNotReplaced(target.path, world)
  if (why !== undefined) return refused(refusal(target, 'kept-from', why))
  const files = ledger.files.filter(({ path }) => path !== target.path)
  if (desk === undefined) return { ledger: { ...ledger, files }, done: doneOf(target, change.outcome) }
  const written = await writeRemoved(target, change, current.kind === 'there' ? current.mode : undefined, desk)
  if (!written.ok) return refused(written.failure)
  if (kept === undefined) return { ledger, done: doneOf(target, change.outcome) }
  const next = { files, directories: tidy(ledger.directories, desk) }
  const saved = await writeLedger(next, desk)
  const scripts = saved.ok ? await writeScripts([target.client], next, desk) : saved
  desk.store.remove(Object.values(copiesOf(desk.directory, target.path)))
  return scripts.ok ? { ledger: next, done: doneOf(target, change.outcome) } : refused(scripts.failure)
}

const removals = (ledger: Ledger, { asked, world }: Work): readonly Target[] => {
  const { clients, scope, parts } = asked
  const project = scope.kind === 'project' ? scope.root : null
  return clients.flatMap(id => {
    const kept = ledger.files.filter(file => file.project === project && file.clients.includes(id))
    const paths = new Set(kept.map(({ path }) => path))
    const usual = targetsOf(id, scope, { parts, world }).filter(({ path }) => !paths.has(path))
    return [...kept.map(file => targetOfKept(file, id, { parts, world })), ...usual]
  })
}

const worked = async (ledger: Ledger, work: Work): Promise<{ readonly done: readonly FileDone[]; readonly ledger: Ledger }> => {
  const { asked, world } = work
  const { clients, shells, scope, parts } = asked
  const ofClients = asked.remove ? removals(ledger, work) : clients.flatMap(id => targetsOf(id, scope, { parts, world }))
  const targets = [...ofClients, ...shells.flatMap(shellTargetsOf)]
  const done: FileDone[] = []
  let now = ledger
  for (const target of targets) {
    const failedBefore = done.some(file => file.client === target.client && file.failure !== null)
    // a skill without its hook, a line without what it loads: half of what was asked for
    if (!asked.remove && failedBefore) continue
    const step = await (asked.remove ? remove : register)(target, now, work)
    now = step.ledger
    done.push(step.done)
  }
  return { done, ledger: now }
}

/**
 * Where nothing is left that could be taken back, what setup keeps goes too. Its own directories go in any case, since another setup may have
 * made them before this one.
 */
const clear = ({ directory }: Asked['parts'], { directories }: Ledger, desk: Desk): void => {
  const own = [directory, dirname(directory)]
  tidy([...new Set([...own, ...directories])], desk)
}

/** How often the directory may go between making it and locking it: another setup takes away what it leaves empty. */
const MOST_TRIES = 5

/** Registers hooks and skills, or takes them out, one file after the other; what cannot be done for one is said of it, and the others are done. */
export const setUp = async (asked: Asked, world: SetupWorld): Promise<Result<readonly FileDone[]>> => {
  const { directory } = asked.parts
  if (asked.dryRun) {
    const ledger = readLedger(directory, world)
    return ledger.ok ? ok((await worked(ledger.value, { asked, world, desk: undefined })).done) : ledger
  }
  const store = await world.store()
  const desk = { directory, store, world }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const missing = missingAbove(`${directory}/ledger.json`, world)
    const made = store.makeDirectory(`${directory}/copies`)
    if (made.kind === 'failed')
      return failed(failure('CANNOT_WRITE', `"${made.path}" could not be made: ${made.reason}`, { details: { path: made.path } }))
    const outcome = await world.lock(directory, async () => {
      // whoever held the lock before may have taken it away
      store.makeDirectory(`${directory}/copies`)
      const ledger = readLedger(directory, world)
      if (!ledger.ok) return ledger
      const directories = [...new Set([...missing, ...ledger.value.directories])]
      const result = await worked({ ...ledger.value, directories }, { asked, world, desk })
      if (result.ledger.files.length === 0) {
        store.remove([ledgerFile(directory)])
        store.removeDirectory(`${directory}/copies`)
      }
      return ok(result)
    })
    if (outcome.kind === 'busy') return failed(failure('BUSY', 'another atip setup is at work'))
    if (outcome.kind === 'failed') {
      if (outcome.reason === 'ENOENT') continue
      return failed(failure('CANNOT_WRITE', `"${directory}" could not be locked: ${outcome.reason}`, { details: { path: directory } }))
    }
    const result = outcome.value
    if (!result.ok) return result
    if (result.value.ledger.files.length === 0) clear(asked.parts, result.value.ledger, desk)
    return ok(result.value.done)
  }
  return failed(failure('BUSY', 'other setups are at work'))
}
