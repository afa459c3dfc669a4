import { MOST_BYTES } from '../core/json.ts'
import { unreachable } from '../core/result.ts'
import type { RunOutcome } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import { readDocumentBytes } from '../document/read.ts'
import type { Asker } from './asker.ts'
import type { ConfinementKind } from './confine.ts'

const PROBE_FLAG = '--agent'
export const DEFAULT_TIMEOUT_MS = 2000

/** What came of running one candidate with --agent. Only `spoke` is registered. `confinement` is what held it; null: it did not run. */
export type ProbeOutcome = { readonly elapsedMs: number; readonly confinement: ConfinementKind | null } & (
  | { readonly kind: 'spoke'; readonly document: Document; readonly warnings: readonly Finding[]; readonly diagnostics: string }
  /** It does not know the flag, or answered something that is not ATIP. */
  | { readonly kind: 'silent'; readonly ended: string; readonly diagnostics: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'too-loud'; readonly findings: readonly Finding[] }
  /** It meant to answer (its output has the key), but not as one UTF-8 JSON document on stdout. */
  | { readonly kind: 'malformed'; readonly findings: readonly Finding[] }
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] }
  /** A document, but the program failed. */
  | { readonly kind: 'failed'; readonly findings: readonly Finding[] }
  /** It could not be started. */
  | { readonly kind: 'not-started'; readonly reason: string }
  /** Nothing here could have held it, or what should have held it did not start. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'aborted' }
)

/** Before what held it is added. */
type Judged = ProbeOutcome extends infer Outcome ? (Outcome extends unknown ? Omit<Outcome, 'confinement'> : never) : never

const finding = (code: string, message: string, fix: string): Finding => ({ code, severity: 'error', pointer: '', message, fix })

/** Exit status of a launcher that did not find what it starts. */
const NOT_FOUND = 127

/** The key as it stands in JSON: output that has it was meant as a document. */
const claims = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('"atip"')

const judgeExit = (outcome: Extract<RunOutcome, { kind: 'exited' | 'killed' }>): Judged => {
  const { elapsedMs } = outcome
  const reading = readDocumentBytes(outcome.stdout)
  const claimed = claims(outcome.stdout)
  const ended = outcome.kind === 'killed' ? `it was killed by ${outcome.signal}` : `it exited with status ${outcome.status}`
  const diagnostics = new TextDecoder().decode(outcome.stderr)
  const silent = { kind: 'silent', elapsedMs, ended, diagnostics } as const
  if (outcome.kind === 'killed' || outcome.status !== 0) {
    // what shells and env say when there is nothing to start: it may come, and the program not change
    if (!claimed && outcome.kind === 'exited' && outcome.status === NOT_FOUND) return { kind: 'not-started', elapsedMs, reason: ended }
    if (!claimed) return silent
    return { kind: 'failed', elapsedMs, findings: [finding('bad-exit', `it printed a document, but ${ended}`, 'exit with status 0')] }
  }
  switch (reading.kind) {
    case 'document':
      return { kind: 'spoke', elapsedMs, document: reading.document, warnings: reading.warnings, diagnostics }
    case 'invalid':
      return { kind: 'invalid', elapsedMs, findings: reading.findings }
    case 'not-atip':
      return silent
    case 'unreadable': {
      if (claimed) return { kind: 'malformed', elapsedMs, findings: reading.findings }
      if (outcome.stdout.length === 0 && claims(outcome.stderr)) {
        const found = finding('wrong-stream', 'it printed the document on stderr', 'print it on stdout')
        return { kind: 'malformed', elapsedMs, findings: [found] }
      }
      return silent
    }
    default:
      return unreachable(reading)
  }
}

/** What a run says about the candidate. */
const judge = (outcome: RunOutcome): Judged => {
  const { elapsedMs } = outcome
  switch (outcome.kind) {
    case 'exited':
    case 'killed':
      return judgeExit(outcome)
    case 'too-loud':
      return {
        kind: 'too-loud',
        elapsedMs,
        findings: [finding('too-loud', `it printed more than ${MOST_BYTES} bytes`, 'print one JSON document of at most 1 MiB')],
      }
    case 'not-started':
      return { kind: 'not-started', elapsedMs, reason: outcome.reason }
    case 'timed-out':
    case 'aborted':
      return { kind: outcome.kind, elapsedMs }
    default:
      return unreachable(outcome)
  }
}

/** Runs `path --agent` once, as `asker` runs programs, and reads what it printed. */
export const probe = async (path: string, timeoutMs: number, asker: Pick<Asker, 'ask'>): Promise<ProbeOutcome> => {
  const asked = await asker.ask({ path, argv: [PROBE_FLAG], timeoutMs, stdoutLimit: MOST_BYTES })
  switch (asked.kind) {
    case 'ran':
      return { ...judge(asked.outcome), confinement: asked.confinement }
    case 'refused':
    case 'sandbox-failed':
      return { kind: 'refused', elapsedMs: 0, confinement: null, reason: asked.reason }
    default:
      return unreachable(asked)
  }
}
