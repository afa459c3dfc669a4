import { failure } from '../../core/failures.ts'
import type { Failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { MOST_BYTES } from '../../core/json.ts'
import { oneLine } from '../../core/text.ts'
import { noteDecision } from '../../decisions/note.ts'
import { clientOf } from '../../harness/clients.ts'
import type { ClientId } from '../../harness/clients.ts'
import { isRefusal, ownDialect } from '../../harness/dialects.ts'
import type { Dialect } from '../../harness/dialects.ts'
import { isWhole, readPayload } from '../../harness/payload.ts'
import { unknownClient } from '../../harness/unknown-client.ts'
import type { ClientRequest } from '../../harness/payload.ts'
import { compareDecisions } from '../../policy/policy-file.ts'
import type { Verdict } from '../../policy/verdict.ts'
import type { Context, FailureForm } from '../shared/define.ts'
import type { HookAnswer } from './output.ts'

/**
 * From the start of the process to the answer, in milliseconds. A harness that waits for longer than its own limit runs the command, and the
 * form of the hook that is recommended ends it after three seconds: an answer has to be there before.
 */
const MOST_MS = 1500

/** What is done with a question, where the client's own is not wanted: deny, or leave it to the client as if there were no hook. */
export type AskAs = 'deny' | 'pass' | undefined

/** What was found of a call. */
interface Finding<V = Pick<Verdict, 'decision' | 'reason'>> {
  readonly verdict: V
  /** What could be done instead of what is held back, in one line; undefined: nothing. */
  readonly advice: () => Promise<string | undefined>
}

type Asked<Kind extends ClientRequest['kind']> = Extract<ClientRequest, { kind: Kind }>

interface Judged {
  /** That of them which decided. */
  readonly text: string
  readonly verdict: Verdict
}

/** The strictest verdict of the lines. */
const strictest = ({ lines }: Asked<'command'>, judgeLine: (text: string) => Result<Verdict>): Result<Judged> => {
  let worst: Judged | undefined
  for (const text of lines) {
    const verdict = judgeLine(text)
    if (!verdict.ok) return verdict
    if (worst === undefined || compareDecisions(verdict.value.decision, worst.verdict.decision) > 0)
      worst = { text, verdict: verdict.value }
  }
  return ok(worst!)
}

const judgedLines = async (asked: Asked<'command'>, { world, locations }: Context): Promise<Result<Finding<Verdict>>> => {
  const { cwd } = asked
  const { judge, preparer } = await import('../../engine/evaluation.ts')
  const settings = { shell: 'bash', policy: undefined, noPolicy: false, delegations: [], mostMs: MOST_MS } as const
  // by name: a copy of the whole world would ask for its signal, and so make ready to be aborted
  const { files, env, uid, home, packageDir, platform, clock, worked } = world
  const prepare = await preparer(settings, locations, { files, env, uid, home, packageDir, platform, clock, worked, cwd })
  if (!prepare.ok) return prepare
  const found = strictest(asked, text => judge(prepare.value, { kind: 'line', text }, { cwd }))
  if (!found.ok) return found
  const { text, verdict } = found.value
  const around = { locations, home, late: () => clock() > MOST_MS / 2 }
  const advice = async () =>
    (await import('../../harness/advice.ts')).adviceOn({ text, cwd, verdict }, { judge, prepare: prepare.value }, around)
  return ok({ verdict, advice })
}

const judgedTool = async ({ call, cwd }: Asked<'tool'>, { locations, world }: Context): Promise<Finding | undefined> => {
  const { judgeTool } = await import('../../harness/judge-tool.ts')
  const reason = judgeTool({ call, cwd: cwd ?? world.cwd }, locations, world)
  return reason === undefined ? undefined : { verdict: { decision: 'ask', reason }, advice: async () => undefined }
}

const FIRST = { allow: 'atip: ', deny: 'atip: not run: ', ask: 'atip: not run unless a person agrees: ' } as const

/** The finding in the words and the form of a client. A reason is always given: an empty one is not told to the model. */
const answered = async ({ verdict, advice }: Finding, dialect: Dialect, askAs: AskAs): Promise<Result<HookAnswer>> => {
  const { decision, reason } = verdict
  const asks = decision === 'ask'
  if (asks && askAs === 'pass') return ok(dialect.neutral)
  const denies = asks && (askAs === 'deny' || !dialect.hasQuestion)
  const first = `${denies ? 'atip: not run, a person would have to agree: ' : FIRST[decision]}${oneLine(reason)}`
  const second = decision === 'allow' ? undefined : await advice()
  const said = dialect.answer(denies ? 'deny' : decision, second === undefined ? first : `${first}\n${oneLine(second)}`)
  return isRefusal(said) ? failed(failure('HOOK_REFUSED', said.refusal)) : ok(said)
}

interface How {
  readonly client: ClientId
  readonly askAs: AskAs
}

const judged = async (asked: ClientRequest, { client, askAs }: How, context: Context): Promise<Result<HookAnswer>> => {
  const { dialect } = asked
  switch (asked.kind) {
    case 'malformed':
      return failed(failure('HOOK_PAYLOAD', `the payload cannot be read: ${asked.reason}`))
    case 'command': {
      const found = await judgedLines(asked, context)
      const { lines, cwd, session, tool } = asked
      const commands = lines.map(text => ({ kind: 'line', text }) as const)
      const outcome = found.ok ? ok(found.value.verdict) : found
      noteDecision({ by: 'hook', commands, cwd, shell: 'bash', since: 0, client, session, tool }, outcome, context)
      return found.ok ? answered(found.value, dialect, askAs) : found
    }
    case 'tool': {
      const found = await judgedTool(asked, context)
      // no opinion: the harness goes on as if there were no hook
      return found === undefined ? ok(dialect.neutral) : answered(found, dialect, askAs)
    }
    case 'telling':
      return ok(dialect.neutral)
  }
}

const requestOf = async (installed: ClientId, { world }: Context): Promise<ClientRequest> => {
  const malformed = (reason: string): ClientRequest => ({ kind: 'malformed', reason, dialect: ownDialect(installed) })
  const input = await world.stdinWithin({ bytes: MOST_BYTES, ms: Math.max(0, MOST_MS - world.clock()), whole: isWhole })
  if (input.kind === 'too-slow') return malformed(`it did not end within ${MOST_MS} ms`)
  return input.kind === 'too-long' ? malformed(`it has more than ${MOST_BYTES} bytes`) : readPayload(input.bytes, installed)
}

/** What is said of a call that could not be judged. */
const sentenceOf = ({ code, message }: Failure): string => (code === 'HOOK_REFUSED' ? message : `atip: not run: ${oneLine(message)}`)

/** What stops the client when nothing could be judged: a sentence beside the status, or an answer for one that passes over every status. */
export const failureForm = (trouble: Failure, client: string): FailureForm => {
  const sentence = sentenceOf(trouble)
  const known = trouble.code === 'CANNOT_WRITE' ? undefined : clientOf(client)
  const dialect = known === undefined ? undefined : ownDialect(known.id)
  return dialect?.cancels === true ? { kind: 'output', output: dialect.answer('deny', sentence) } : { kind: 'sentence', sentence }
}

/**
 * What could not be judged, as a denial, of which every client tells the model the reason; of a status some tell nothing, or the command line
 * of the hook. Where the payload could not be read its form is not known either: then the status, unless the client passes over that.
 */
const denied = ({ kind, dialect }: ClientRequest, trouble: Failure): Result<HookAnswer> => {
  if (kind === 'malformed' && dialect.cancels !== true) return failed(trouble)
  const said = dialect.answer('deny', sentenceOf(trouble))
  return isRefusal(said) ? failed(trouble) : ok(said)
}

/** What `atip hook` does. */
export const run = async (input: { readonly client: string; readonly askAs: AskAs }, context: Context): Promise<Result<HookAnswer>> => {
  const client = clientOf(input.client)
  if (client === undefined) return failed(unknownClient(input.client, 'atip hook'))
  if (context.world.outputIsLost())
    return failed(failure('CANNOT_WRITE', 'standard output is closed or leads nowhere: no answer would be heard', { suggestion: null }))
  const asked = await requestOf(client.id, context)
  const result = await judged(asked, { client: client.id, askAs: input.askAs }, context)
  return result.ok ? result : denied(asked, result.failure)
}
