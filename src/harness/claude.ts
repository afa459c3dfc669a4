import { isObject, readJson } from '../core/json.ts'
import { oneLine } from '../core/text.ts'
import type { Verdict } from '../policy/verdict.ts'

/*
 * Claude Code's PreToolUse hook. Payload on standard input: {session_id, cwd, hook_event_name, tool_name, tool_input: {command, ...}}.
 * Answer: one JSON object with hookSpecificOutput on standard output, or exit status 2 with a reason on standard error; anything else
 * lets the command run (measured with 2.1.197 and 2.1.330). Source: the vendor's hooks reference, and recorded payloads in test/fixtures/harness.
 */

/** What a harness asks: run this line in this directory; or nothing that concerns us. */
export type Asked =
  | { readonly kind: 'command'; readonly run: string; readonly cwd: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'malformed'; readonly reason: string }

/** The tool whose input is a shell line. */
const SHELL_TOOL = 'Bash'

export const readClaude = (bytes: Uint8Array): Asked => {
  const json = readJson(bytes)
  if (json.kind !== 'read') return { kind: 'malformed', reason: json.reason }
  const payload = json.value
  if (!isObject(payload)) return { kind: 'malformed', reason: 'the payload is not an object' }
  const { tool_name: tool, tool_input: input, cwd } = payload
  if (typeof tool !== 'string') return { kind: 'malformed', reason: 'the payload has no tool_name' }
  if (tool !== SHELL_TOOL) return { kind: 'other' }
  if (!isObject(input) || typeof input['command'] !== 'string') return { kind: 'malformed', reason: 'tool_input has no command' }
  if (typeof cwd !== 'string' || !cwd.startsWith('/')) return { kind: 'malformed', reason: 'the payload has no absolute cwd' }
  return { kind: 'command', run: input['command'], cwd }
}

/** The answer to a verdict. A reason is always given: an empty one is not told to the model. */
export const answerClaude = ({ decision, reason }: Pick<Verdict, 'decision' | 'reason'>) => ({
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision: decision,
    permissionDecisionReason: `atip: ${oneLine(reason)}`,
  },
})
