import { isAbsolute, join } from 'node:path'
import { isObject, readJson } from '../core/json.ts'
import { callOf, directoryOf, sessionOf } from './call.ts'
import type { Call } from './call.ts'
import type { ClientId } from './clients.ts'
import { dialectOf, isTelling, ownDialect } from './dialects.ts'
import type { Dialect } from './dialects.ts'
import { isShell, linesOf, placeOf } from './tools.ts'

/*
 * What an agent client sends to a hook before it runs something: one JSON object on standard input. Which client it is shows in the payload
 * alone: several read the settings of another and run its hooks. Payloads that they sent are in test/fixtures/harness. Most run the command
 * on any answer but one object in the form of the event, or exit status 2 with a reason on standard error.
 */

/** What a client asks. */
export type ClientRequest =
  /** May these lines run in this directory? All of them have to. */
  | {
      readonly kind: 'command'
      readonly lines: readonly string[]
      readonly cwd: string
      readonly dialect: Dialect
      readonly tool: string
      readonly session: string | undefined
    }
  /** May a tool run that is no shell? `cwd`: undefined where the payload names none. */
  | { readonly kind: 'tool'; readonly call: Call; readonly cwd: string | undefined; readonly dialect: Dialect }
  /** Nothing that could still be decided. */
  | { readonly kind: 'telling'; readonly dialect: Dialect }
  | { readonly kind: 'malformed'; readonly reason: string; readonly dialect: Dialect }

const BLANK = 0x20
const CLOSING_BRACE = 0x7d

/** Whether a payload is all there: one JSON object, whether or not the client has ended it. What does not end like one is not parsed for it. */
export const isWhole = (bytes: Uint8Array): boolean => {
  const end = bytes.findLastIndex(byte => byte > BLANK)
  return bytes[end] === CLOSING_BRACE && readJson(bytes).kind === 'read'
}

/** `installed`: the client that the hook was installed for, in whose form a payload is answered that does not say whose it is. */
export const readPayload = (bytes: Uint8Array, installed: ClientId): ClientRequest => {
  const own = ownDialect(installed)
  const malformed = (reason: string, dialect = own): ClientRequest => ({ kind: 'malformed', reason, dialect })
  const json = readJson(bytes)
  if (json.kind !== 'read') return malformed(json.reason)
  const payload = json.value
  if (!isObject(payload)) return malformed('the payload is not an object')
  const call = callOf(payload)
  if (call === undefined) return malformed('the payload names no tool')
  const dialect = dialectOf(payload, call, installed)
  if (isTelling(payload, call)) return { kind: 'telling', dialect: dialect ?? own }
  // an answer in the form of another event would be passed over, and the command run
  if (dialect === undefined) return malformed('it is in no form that is known: hook_event_name or client')
  const directory = directoryOf(payload)
  if (!isShell(call.tool)) return { kind: 'tool', call, cwd: directory, dialect }
  const lines = linesOf(call.input)
  if (lines === undefined) return malformed('the input of the tool has no command', dialect)
  if (directory === undefined) return malformed('the payload has no absolute cwd', dialect)
  const place = placeOf(call.input)
  const cwd = place === undefined ? directory : isAbsolute(place) ? place : join(directory, place)
  return { kind: 'command', lines, cwd, dialect, tool: call.tool, session: sessionOf(payload) }
}
