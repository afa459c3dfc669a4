import { join } from 'node:path'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { Account, RunOutcome, World } from '../host/world.ts'
import type { Sandbox } from '../registry/config-bounds.ts'
import { bubblewrapArgv } from './bubblewrap.ts'
import { confinementFor, findMeans, kindOf } from './confine.ts'
import type { Confinement, ConfinementKind, Means } from './confine.ts'
import { seenIn, watching } from './watch.ts'
import type { Seen } from './watch.ts'

/** Diagnostics are allowed; nobody reads more of them than this. */
const MOST_STDERR = 64 * 1024

/** A sandbox that works answers at once. */
const TRIAL_MS = 2000

/** The variable by which the processes of a question are found wherever they went. */
const MARKER = 'ATIP_PROBE'

interface Question {
  readonly path: string
  readonly argv: readonly string[]
  readonly timeoutMs: number
  /** Bytes on stdout, beyond which the program is ended. */
  readonly stdoutLimit: number
  /** Besides PATH, LANG, HOME, TMPDIR, XDG_*, NO_COLOR and TERM. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether it is looked at what the program does besides answering: in a sandbox alone, where it can harm nothing. */
  readonly watched?: boolean
}

type QuestionOutcome =
  | { readonly kind: 'ran'; readonly confinement: ConfinementKind; readonly outcome: RunOutcome; readonly seen?: Seen }
  /** It was not run, since nothing could have held it. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The sandbox did not start it. It is not run without one. */
  | { readonly kind: 'sandbox-failed'; readonly reason: string }

/** Runs programs that are not trusted, one question at a time or several at once, and leaves nothing of them. */
export interface Asker {
  readonly means: Means
  readonly ask: (question: Question) => Promise<QuestionOutcome>
  /** Ends whatever is left, and removes all that was written. */
  readonly close: () => Promise<void>
}

export interface AskerOptions {
  readonly sandbox: Sandbox
  /** Root runs programs as root instead of as a user of their own. */
  readonly asRoot: boolean
}

type AskerWorld = Pick<World, 'run' | 'sweep' | 'spareAccount' | 'files' | 'env' | 'home' | 'uid' | 'store'>

const environment = (world: Pick<World, 'env'>, scratch: string, more: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: world.env['PATH'] ?? '',
  LANG: 'C.UTF-8',
  HOME: join(scratch, 'home'),
  TMPDIR: join(scratch, 'tmp'),
  XDG_CONFIG_HOME: join(scratch, 'home', '.config'),
  XDG_DATA_HOME: join(scratch, 'home', '.local', 'share'),
  XDG_CACHE_HOME: join(scratch, 'home', '.cache'),
  XDG_STATE_HOME: join(scratch, 'home', '.local', 'state'),
  XDG_RUNTIME_DIR: join(scratch, 'tmp'),
  NO_COLOR: '1',
  TERM: 'dumb',
  ...more,
})

/** What scans that were killed left behind: their programs, then their directories. */
const clearStrays = async (world: Pick<World, 'sweep' | 'store'>): Promise<void> => {
  const store = await world.store()
  for (const stray of store.strayScratch()) {
    await world.sweep({ marker: markerOf(stray), directory: stray })
    await store.removeTree(stray)
  }
}

/** Unique among all scans: the name of the scratch directory is. */
const markerOf = (scratch: string): string => `${MARKER}=${scratch.slice(scratch.lastIndexOf('-') + 1)}.`

/** What bwrap(1) said itself, before the program had its turn. A program can say the same, and gets nothing by it. */
const complaint = ({ bubblewrap }: Confinement, outcome: RunOutcome): string | undefined => {
  if (bubblewrap === undefined || outcome.kind !== 'exited' || outcome.status !== 1 || outcome.stdout.length > 0) return undefined
  const [line = ''] = new TextDecoder().decode(outcome.stderr).split('\n', 1)
  return line.startsWith('bwrap: ') ? line.slice('bwrap: '.length) : undefined
}

/** The sandbox was there, and the program is none that can be started. */
const NO_PROGRAM = /^execvp /

/**
 * A program whose own files only root can read says so in every language, since it is the system that says it; and some do not work for a
 * user that has no entry in /etc/passwd.
 */
const FORBIDDEN = /permission denied|EACCES|getpwuid|(?:look up|find).*user.?id|user does not exist|no user exists|unknown user/i

const wasForbidden = (outcome: RunOutcome): boolean =>
  outcome.kind === 'exited' && outcome.status !== 0 && FORBIDDEN.test(new TextDecoder().decode(outcome.stderr))

/** A working directory, a home and a temporary directory for one question. */
const prepare = async (
  { scratch, top, account }: { readonly scratch: string; readonly top: string; readonly account: Account | undefined },
  world: Pick<World, 'store'>,
): Promise<void> => {
  const store = await world.store()
  for (const name of ['work', 'home', 'tmp']) store.makeDirectory(join(scratch, name))
  if (account !== undefined) for (const name of ['', 'work', 'home', 'tmp']) store.lend(join(scratch, name), top, account)
}

/** Finds out what can hold a program here. The failure is that of `--sandbox require` where nothing can. */
export const openAsker = async (options: AskerOptions, world: AskerWorld): Promise<Result<Asker>> => {
  const store = await world.store()
  await clearStrays(world)
  const top = store.makeScratch()
  const marker = markerOf(top)
  let serial = 0

  const runIn = async (confinement: Confinement, question: Question): Promise<{ readonly outcome: RunOutcome; readonly seen?: Seen }> => {
    const { bubblewrap, account } = confinement
    const { path, argv, timeoutMs, stdoutLimit, env = {} } = question
    const watched = question.watched === true && bubblewrap !== undefined
    const id = `${marker}${serial}`
    const scratch = join(top, String(serial++))
    await prepare({ scratch, top, account }, world)
    const inner = bubblewrap === undefined ? [] : bubblewrapArgv({ path, scratch, account }, world)
    const outcome = await world.run({
      file: bubblewrap ?? path,
      argv: bubblewrap === undefined ? argv : [...inner, ...(watched ? watching(scratch) : []), path, ...argv],
      cwd: join(scratch, 'work'),
      env: { ...environment(world, scratch, env), [MARKER]: id.slice(MARKER.length + 1) },
      timeoutMs,
      stdoutLimit,
      stderrLimit: MOST_STDERR,
      traces: { marker: id, directory: scratch },
      ...(account === undefined ? {} : { account }),
    })
    return watched ? { outcome, seen: seenIn(scratch, world) } : { outcome }
  }

  /** bwrap(1) itself is what runs in it: it is there. */
  const attempt = async (bubblewrap: string, account: Account | undefined): Promise<string | undefined> => {
    const confinement = { bubblewrap, ...(account === undefined ? {} : { account }) }
    const trial = { path: bubblewrap, argv: ['--version'], timeoutMs: TRIAL_MS, stdoutLimit: MOST_STDERR }
    const { outcome } = await runIn(confinement, trial)
    if (outcome.kind === 'exited' && outcome.status === 0) return undefined
    return complaint(confinement, outcome) ?? `"${bubblewrap}" did not start (${outcome.kind})`
  }

  const close = async (uid?: number): Promise<void> => {
    await world.sweep({ marker, directory: top, ...(uid === undefined ? {} : { uid }) })
    await store.removeTree(top)
  }
  const means = await findMeans({ mode: options.sandbox, scratch: top, attempt }, world)
  if (!means.ok) {
    await close()
    return failed(means.failure)
  }

  const askIn = async (confinement: Confinement, question: Question): Promise<QuestionOutcome> => {
    const { outcome, seen } = await runIn(confinement, question)
    const reason = complaint(confinement, outcome)
    if (reason !== undefined && !NO_PROGRAM.test(reason))
      return { kind: 'sandbox-failed', reason: `the sandbox could not start it: ${reason}` }
    const ended: RunOutcome = reason === undefined ? outcome : { ...outcome, kind: 'not-started', reason }
    return { kind: 'ran', confinement: kindOf(confinement), outcome: ended, ...(seen === undefined ? {} : { seen }) }
  }
  const ask = async (question: Question): Promise<QuestionOutcome> => {
    const found = confinementFor({ ...options, path: question.path }, means.value, world)
    if ('refused' in found) return { kind: 'refused', reason: found.refused }
    const asked = await askIn(found, question)
    const { bubblewrap } = means.value
    const retry = found.account !== undefined && bubblewrap !== undefined && asked.kind === 'ran' && wasForbidden(asked.outcome)
    return retry ? askIn({ bubblewrap }, question) : asked
  }
  return ok({ means: means.value, ask, close: () => close(means.value.account?.uid) })
}
