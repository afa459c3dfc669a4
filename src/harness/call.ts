import { isObject } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'

/** A call of a tool, as some client tells of it. */
export interface Call {
  readonly tool: string
  readonly input: Json | undefined
  /** The event that it names; undefined: it names none. */
  readonly event: Json | undefined
}

const own = (value: JsonObject, ...keys: readonly string[]): Json | undefined =>
  keys.map(key => value[key]).find(answer => answer !== undefined)

const call = (tool: Json | undefined, input: Json | undefined, event: Json | undefined): Call | undefined =>
  typeof tool === 'string' ? { tool, input, event } : undefined

/** Where the clients write which tool is called with what; undefined: no client that is known writes it like this. */
export const callOf = (payload: JsonObject): Call | undefined => {
  const event = payload['hook_event_name']
  const { toolCall, preToolUse, input, output } = payload
  if (isObject(toolCall)) return call(own(toolCall, 'name', 'tool'), own(toolCall, 'args', 'input'), event)
  if (isObject(preToolUse)) return call(own(preToolUse, 'toolName', 'tool', 'name'), own(preToolUse, 'parameters', 'input'), event)
  if (isObject(input) && isObject(output)) return call(input['tool'], output['args'], event)
  if (payload['client'] !== undefined) return call(payload['tool'], input, event)
  const tool = own(payload, 'tool_name', 'toolName')
  // Cursor has an event for the shell alone, and no name for its tool
  if (tool === undefined && payload['command'] !== undefined) return call('Shell', payload, event)
  return call(tool, own(payload, 'tool_input', 'toolArgs', 'toolInput'), event)
}

/** The directory of the call: its own, else the first of the client's work space. Undefined: none that is absolute. */
export const directoryOf = (payload: JsonObject): string | undefined => {
  const first = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value[0] : undefined)
  const { cwd, workspaceRoots, workspace_roots: roots } = payload
  return [cwd, first(workspaceRoots), first(roots)].find((path): path is string => typeof path === 'string' && path.startsWith('/'))
}

/** What the client calls the session of the call; undefined: nothing. */
export const sessionOf = ({ session_id: id, sessionId, conversation_id: conversation, taskId }: JsonObject): string | undefined =>
  [id, sessionId, conversation, taskId].find(name => typeof name === 'string')
