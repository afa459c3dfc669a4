import { isObject, readJson } from '../core/json.ts'
import { oneLine } from '../core/text.ts'
import type { Verdict } from '../policy/verdict.ts'

/*
 * Claude Code's hooks PreToolUse and PermissionRequest. Payload on standard input: {session_id, cwd, hook_event_name, tool_name, tool_input:
 * {command, ...}}. Answer: one JSON object with hookSpecificOutput on standard output, in the form of the event; for PreToolUse also exit
 * status 2 with a reason on standard error. Anything else lets the command run before PreToolUse, and changes nothing about the question
 * that the user is about to be asked in PermissionRequest (measured with 2.1.197 and 2.1.330). Source: the vendor's hooks reference, and
 * recorded payloads in test/fixtures/harness.
 */

/** Events that ask whether a command may run. */
const ASKING = ['PreToolUse', 'PermissionRequest'] as const
export type ClaudeEvent = (typeof ASKING)[number]

/** Events that only tell what was done: whoever installs the hook for them gets no opinion. */
const TELLING = new Set(['PostToolUse', 'PostToolUseFailure', 'PermissionDenied'])

/** What a harness asks: run this line in this directory; or nothing that concerns us. */
export type Asked =
  | { readonly kind: 'command'; readonly run: string; readonly cwd: string; readonly event: ClaudeEvent }
  | { readonly kind: 'other' }
  | { readonly kind: 'malformed'; readonly reason: string }

/** The tool whose input is a shell line. */
const SHELL_TOOL = 'Bash'

const BLANK = 0x20
const CLOSING_BRACE = 0x7d

/** Whether a payload is all there: one JSON object, whether or not the client has ended it. What does not end like one is not parsed for it. */
export const isWholeClaude = (bytes: Uint8Array): boolean => {
  const end = bytes.findLastIndex(it => it > BLANK)
  return bytes[end] === CLOSING_BRACE && readJson(bytes).kind === 'read'
}

export const readClaude = (bytes: Uint8Array): Asked => {
  const json = readJson(bytes)
  if (json.kind !== 'read') return { kind: 'malformed', reason: json.reason }
  const payload = json.value
  if (!isObject(payload)) return { kind: 'malformed', reason: 'the payload is not an object' }
  const { tool_name: tool, tool_input: input, cwd, hook_event_name: named = 'PreToolUse' } = payload
  if (typeof tool !== 'string') return { kind: 'malformed', reason: 'the payload has no tool_name' }
  if (tool !== SHELL_TOOL || (typeof named === 'string' && TELLING.has(named))) return { kind: 'other' }
  const event = ASKING.find(it => it === named)
  // an answer in the form of another event would be passed over, and the command run
  if (event === undefined) return { kind: 'malformed', reason: `hook_event_name is none of ${ASKING.join(', ')}` }
  if (!isObject(input) || typeof input['command'] !== 'string') return { kind: 'malformed', reason: 'tool_input has no command' }
  if (typeof cwd !== 'string' || !cwd.startsWith('/')) return { kind: 'malformed', reason: 'the payload has no absolute cwd' }
  return { kind: 'command', run: input['command'], cwd, event }
}

/** Before the user is asked, to be asked is no answer: an empty object leaves the question to the client. */
const answerRequest = (decision: Verdict['decision'], reason: string) => {
  if (decision === 'ask') return {}
  const own = decision === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reason }
  return { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: own } }
}

/** The answer to a verdict, in the form of the event. A reason is always given: an empty one is not told to the model. */
export const answerClaude = ({ decision, reason }: Pick<Verdict, 'decision' | 'reason'>, event: ClaudeEvent) => {
  const told = `atip: ${oneLine(reason)}`
  if (event === 'PermissionRequest') return answerRequest(decision, told)
  return { hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: decision, permissionDecisionReason: told } }
}

/** The answer where the payload did not come, and with it the event. */
export const unheardClaude = (reason: string) => answerClaude({ decision: 'ask', reason }, 'PreToolUse')
