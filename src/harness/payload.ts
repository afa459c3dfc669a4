import { isAbsolute, join } from 'node:path'
import { isObject, readJson } from '../core/json.ts'
import { oneLine } from '../core/text.ts'
import { answerOf, callOf, directoryOf, isTelling, sessionOf } from './dialects.ts'
import type { Answer, Refusal } from './dialects.ts'
import { kindOfTool, linesOf, placeOf } from './tools.ts'

/*
 * What an agent client sends to a hook before it runs something: one JSON object on standard input. Which client it is shows in the payload
 * alone: several read the settings of another and run its hooks. Measured with Claude Code 2.1.197 and 2.1.330, Codex 0.169, Copilot 1.0.102,
 * Gemini CLI 0.61, Qwen Code 0.24, Cline 3.0 and opencode 1.18: payloads that they sent are in test/fixtures/harness. Claude Code runs the
 * command on any answer but one object in the form of the event, or exit status 2 with a reason on standard error.
 */

/** What a client asks. */
export type ClientRequest =
  /** May these lines run in this directory? All of them have to. */
  | {
      readonly kind: 'command'
      readonly lines: readonly string[]
      readonly cwd: string
      readonly answer: Answer
      readonly tool: string
      readonly session: string | undefined
    }
  /** May a tool run that is unknown, and that gets a command? */
  | { readonly kind: 'strange'; readonly tool: string; readonly answer: Answer }
  /** Nothing that concerns us. */
  | { readonly kind: 'other' }
  | { readonly kind: 'malformed'; readonly reason: string }

const BLANK = 0x20
const CLOSING_BRACE = 0x7d

/** Whether a payload is all there: one JSON object, whether or not the client has ended it. What does not end like one is not parsed for it. */
export const isWhole = (bytes: Uint8Array): boolean => {
  const end = bytes.findLastIndex(byte => byte > BLANK)
  return bytes[end] === CLOSING_BRACE && readJson(bytes).kind === 'read'
}

const malformed = (reason: string): ClientRequest => ({ kind: 'malformed', reason })

export const readPayload = (bytes: Uint8Array): ClientRequest => {
  const json = readJson(bytes)
  if (json.kind !== 'read') return malformed(json.reason)
  const payload = json.value
  if (!isObject(payload)) return malformed('the payload is not an object')
  const call = callOf(payload)
  if (call === undefined) return malformed('the payload names no tool')
  const kind = kindOfTool(call.tool, call.input)
  if (kind === 'other' || isTelling(call, payload)) return { kind: 'other' }
  const answer = answerOf(payload, call)
  // an answer in the form of another event would be passed over, and the command run
  if (answer === undefined) return malformed('hook_event_name is none that is known')
  if (kind === 'strange') return { kind, tool: call.tool, answer }
  const lines = linesOf(call.input)
  if (lines === undefined) return malformed('the input of the tool has no command')
  const directory = directoryOf(payload)
  if (directory === undefined) return malformed('the payload has no absolute cwd')
  const place = placeOf(call.input)
  const cwd = place === undefined ? directory : isAbsolute(place) ? place : join(directory, place)
  return { kind: 'command', lines, cwd, answer, tool: call.tool, session: sessionOf(payload) }
}

/** In the form of a client. A reason is always given: an empty one is not told to the model. */
export const told = (reason: string): string => `atip: ${oneLine(reason)}`

export const isRefusal = (answer: object | Refusal): answer is Refusal => Object.hasOwn(answer, 'refusal')
