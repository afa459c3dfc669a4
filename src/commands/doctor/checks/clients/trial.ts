import { oneLine } from '../../../../core/text.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import type { RunOutcome, World } from '../../../../host/world.ts'
import { effectOf } from './answers.ts'
import type { Effect, Reply } from './answers.ts'
import type { Entry } from './entries.ts'
import { payloadOf } from './payloads.ts'

/*
 * An entry, tried as the client would run it: a line that has to be held back, one that may run, half a payload, and a Node that does not
 * start. No line is run, only asked about; should anything run the first one after all, it finds nothing to remove.
 */

const DENIED = 'rm -rf /var/atip-doctor'

const ALLOWED = 'pwd'

const HALF = '{"tool_name":'

/** A Node with this option ends before it does anything: what the entry is worth when atip itself breaks. */
const BROKEN_NODE = { NODE_OPTIONS: '--require=/atip-doctor/there-is-no-such-file.cjs' }

/** The limit that `atip setup` gives a client: one that has waited for as long runs the command, unless told otherwise. */
const MOST_MS = 5000

/** What is still far from it. */
const SLOW_MS = 2500

const MOST_OUTPUT = 64 * 1024

/** As much of an answer as helps to see what it is. */
const MOST_SHOWN = 120

export type Verdict =
  | { readonly kind: 'works'; readonly ms: number }
  /** It holds back what it should, and what it need not. */
  | { readonly kind: 'strict'; readonly reason: string }
  | { readonly kind: 'slow'; readonly ms: number }
  /** `critical`: commands run past it, or none runs at all. */
  | { readonly kind: 'broken'; readonly reason: string }

type Ran = { readonly kind: 'replied'; readonly reply: Reply; readonly ms: number } | { readonly kind: 'stuck'; readonly reason: string }

/** Where a trial runs. `scratch`: what it writes about decisions goes there. */
export interface Place {
  readonly cwd: string
  readonly scratch: string
}

const cut = (text: string): string => {
  const line = oneLine(text)
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}...` : line
}

/** What came back, for people. */
const shown = ({ status, stdout, stderr }: Reply): string => {
  const parts = [
    `status ${status}`,
    stdout.trim() === '' ? 'nothing on standard output' : `on standard output ${cut(stdout)}`,
    ...(stderr.trim() === '' ? [] : [`on standard error ${cut(stderr)}`]),
  ]
  return parts.join(', ')
}

const environment = (world: Pick<World, 'env'>, more: Readonly<Record<string, string>>): Record<string, string> => {
  const known = Object.entries(world.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(known), ...more }
}

const MARKER = 'ATIP_DOCTOR'

const ended = (outcome: RunOutcome): Ran => {
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
  switch (outcome.kind) {
    case 'exited':
      return {
        kind: 'replied',
        reply: { status: outcome.status, stdout: text(outcome.stdout), stderr: text(outcome.stderr) },
        ms: Math.round(outcome.elapsedMs),
      }
    case 'killed':
      return { kind: 'stuck', reason: `it was killed by ${outcome.signal}` }
    case 'timed-out':
      return { kind: 'stuck', reason: `it did not answer within ${MOST_MS / 1000} s` }
    case 'too-loud':
      return { kind: 'stuck', reason: `it printed more than ${MOST_OUTPUT} bytes` }
    case 'not-started':
      return { kind: 'stuck', reason: `it could not be started: ${outcome.reason}` }
    case 'aborted':
      return { kind: 'stuck', reason: 'it was interrupted' }
  }
}

type TrialWorld = Pick<World, 'run' | 'env'>

/** How the entry is tried: once for each question, in a shell, as the clients do. */
const trier = (entry: Entry, { cwd, scratch }: Place, world: TrialWorld) => {
  let serial = 0
  return async (input: string, more: Readonly<Record<string, string>> = {}): Promise<Ran> => {
    const id = `${scratch.slice(scratch.lastIndexOf('/') + 1)}.${serial++}`
    const outcome = await world.run({
      file: '/bin/sh',
      argv: ['-c', entry.line],
      cwd,
      env: environment(world, { ...more, XDG_STATE_HOME: scratch, [MARKER]: id }),
      input,
      timeoutMs: MOST_MS,
      stdoutLimit: MOST_OUTPUT,
      stderrLimit: MOST_OUTPUT,
      traces: { marker: `${MARKER}=${id}` },
    })
    return ended(outcome)
  }
}

const HOLDS: ReadonlySet<Effect> = new Set(['asks', 'held'])

const broken = (reason: string): Verdict => ({ kind: 'broken', reason })

/** Tries an entry of a client; each question is put only if the one before it was answered well. */
export const tryEntry = async (id: ClientId, entry: Entry, { place, world }: { place: Place; world: TrialWorld }): Promise<Verdict> => {
  const ask = trier(entry, place, world)
  const sent = (command: string): string => `${JSON.stringify(payloadOf(id, entry.event, { command, cwd: place.cwd }))}\n`
  const effect = (reply: Reply): Effect => effectOf(id, reply, entry)

  const denied = await ask(sent(DENIED))
  if (denied.kind === 'stuck') return broken(`asked about "${DENIED}", ${denied.reason}`)
  if (!HOLDS.has(effect(denied.reply))) return broken(`it lets "${DENIED}" run: ${shown(denied.reply)}`)

  const half = await ask(HALF)
  if (half.kind === 'stuck') return broken(`given half a payload, ${half.reason}`)
  if (effect(half.reply) !== 'held') return broken(`given half a payload, it lets the command run: ${shown(half.reply)}`)

  const crashed = await ask(sent(DENIED), BROKEN_NODE)
  if (crashed.kind === 'stuck') return broken(`when Node breaks, ${crashed.reason}`)
  if (!HOLDS.has(effect(crashed.reply))) return broken(`when Node or atip breaks, it lets the command run: ${shown(crashed.reply)}`)

  const allowed = await ask(sent(ALLOWED))
  if (allowed.kind === 'stuck') return broken(`asked about "${ALLOWED}", ${allowed.reason}`)
  if (effect(allowed.reply) === 'runs') return allowed.ms > SLOW_MS ? { kind: 'slow', ms: allowed.ms } : { kind: 'works', ms: allowed.ms }
  // where it cannot judge it holds everything back, and says so by the status, or in words of its own
  const failed = allowed.reply.status !== 0 || allowed.reply.stdout.includes('could not judge')
  if (failed) return broken(`it holds back "${ALLOWED}" too: ${shown(allowed.reply)}`)
  return { kind: 'strict', reason: `"${ALLOWED}" is held back too, by your policy: ${shown(allowed.reply)}` }
}
