import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { MOST_BYTES } from '../../core/json.ts'
import { CLIENT_IDS, clientOf } from '../../harness/clients.ts'
import { noteDecision } from '../../decisions/note.ts'
import { claude } from '../../harness/dialects.ts'
import type { Answer } from '../../harness/dialects.ts'
import { isRefusal, isWhole, readPayload, told } from '../../harness/payload.ts'
import type { ClientRequest } from '../../harness/payload.ts'
import { compareDecisions } from '../../policy/policy-file.ts'
import type { Verdict } from '../../policy/verdict.ts'
import type { Context } from '../shared/define.ts'
import type { HookAnswer } from './output.ts'

/**
 * From the start of the process to the answer, in milliseconds. A harness that waits for longer than its own limit runs the command, and the
 * form of the hook that is recommended ends it after two seconds: an answer has to be there before.
 */
const MOST_MS = 1500

type Judged = Pick<Verdict, 'decision' | 'reason'>

/** The strictest verdict of the lines. */
const judgedLines = async ({ lines, cwd }: Extract<ClientRequest, { kind: 'command' }>, context: Context): Promise<Result<Verdict>> => {
  const { world, locations } = context
  const { judge, preparer } = await import('../../engine/evaluation.ts')
  const settings = { shell: 'bash', policy: undefined, noPolicy: false, delegations: [], mostMs: MOST_MS } as const
  // by name: a copy of the whole world would ask for its signal, and so make ready to be aborted
  const { files, env, uid, home, packageDir, clock, worked } = world
  const prepare = await preparer(settings, locations, { files, env, uid, home, packageDir, clock, worked, cwd })
  if (!prepare.ok) return prepare
  let worst: Verdict | undefined
  for (const text of lines) {
    const verdict = judge(prepare.value, { kind: 'line', text }, { cwd })
    if (!verdict.ok) return verdict
    if (worst === undefined || compareDecisions(verdict.value.decision, worst.decision) > 0) worst = verdict.value
  }
  return ok(worst!)
}

const answered = (answer: Answer, { decision, reason }: Judged): Result<HookAnswer> => {
  const form = answer(decision, told(reason))
  return isRefusal(form) ? failed(failure('HOOK_REFUSED', form.refusal)) : ok(form)
}

/** What `atip hook` does. */
export const run = async ({ client }: { readonly client: string }, context: Context): Promise<Result<HookAnswer>> => {
  const { world } = context
  if (clientOf(client) === undefined) return failed(failure('BAD_USAGE', `there is no harness "${client}", only ${CLIENT_IDS.join(', ')}`))
  if (world.outputIsLost()) return failed(failure('CANNOT_WRITE', 'standard output is closed or leads nowhere: no answer would be heard'))
  const input = await world.stdinWithin({ bytes: MOST_BYTES, ms: Math.max(0, MOST_MS - world.clock()), whole: isWhole })
  // without the payload its form is not known either: that of the client which the hook was installed for
  if (input.kind === 'too-slow') return answered(claude, { decision: 'ask', reason: `the payload did not end within ${MOST_MS} ms` })
  const asked =
    input.kind === 'too-long' ? ({ kind: 'malformed', reason: `it has more than ${MOST_BYTES} bytes` } as const) : readPayload(input.bytes)
  if (asked.kind === 'malformed') return failed(failure('HOOK_PAYLOAD', `the payload cannot be read: ${asked.reason}`))
  // no opinion: the harness goes on as if there were no hook
  if (asked.kind === 'other') return ok({})
  if (asked.kind === 'strange')
    return answered(asked.answer, { decision: 'ask', reason: `the tool "${asked.tool}" is not known, and it is given a command.` })
  const judged = await judgedLines(asked, context)
  const { lines, cwd, session, tool } = asked
  const commands = lines.map(text => ({ kind: 'line', text }) as const)
  noteDecision({ by: 'hook', commands, cwd, shell: 'bash', since: 0, client, session, tool }, judged, context)
  return judged.ok ? answered(asked.answer, judged.value) : judged
}
