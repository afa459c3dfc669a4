import type { Json, JsonObject } from '../core/json.ts'
import { isObject } from '../core/json.ts'
import type { Decision } from '../policy/policy-file.ts'

/** Why a client is refused with a status, where it has no form for what has to be said, or none that was tried. */
export interface Refusal {
  readonly refusal: string
}

/** How one client answers the question, once it is known which decision. */
export type Answer = (decision: Decision, reason: string) => object | Refusal

/** A call of a tool, as some client tells of it. */
export interface Call {
  readonly tool: string
  readonly input: Json | undefined
  /** The event that it names; undefined: it names none. */
  readonly event: Json | undefined
}

const refuses: Answer = (_, reason) => ({ refusal: reason })

/** Claude Code's PreToolUse, which Qwen Code, Droid and Copilot's event of the same name take too. */
export const claude: Answer = (decision, reason) => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: decision, permissionDecisionReason: reason },
})

/** Before the user is asked, to be asked is no answer: an empty object leaves the question to the client. */
const claudeRequest: Answer = (decision, reason) => {
  if (decision === 'ask') return {}
  const own = decision === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reason }
  return { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: own } }
}

/** Codex takes a question for a hook that failed, and runs the command (measured with 0.169). */
const codex: Answer = (decision, reason) => (decision === 'ask' ? { refusal: reason } : claude(decision, reason))

/** Gemini CLI waits for ever for the answer to a question that nobody sees (measured with 0.61). */
const gemini: Answer = (decision, reason) => (decision === 'ask' ? { refusal: reason } : { decision, reason })

/** Copilot's event preToolUse: it passes over an answer in Claude's form (measured with 1.0.102). */
const copilot: Answer = (decision, reason) => ({ permissionDecision: decision, permissionDecisionReason: reason })

/** Cline knows no question, and runs the command on any exit status (measured with 3.0.65). */
const cline: Answer = (decision, reason) => (decision === 'allow' ? { cancel: false } : { cancel: true, errorMessage: reason })

/** Events after which there is nothing left to decide: whoever installs the hook for them gets no opinion. */
const TELLING: ReadonlySet<Json> = new Set(['PostToolUse', 'PostToolUseFailure', 'PermissionDenied', 'AfterTool', 'postToolUse'])

export const isTelling = (call: Call, payload: JsonObject): boolean =>
  (call.event !== undefined && TELLING.has(call.event)) || Object.hasOwn(payload, 'toolResult') || Object.hasOwn(payload, 'postToolUse')

const own = (value: JsonObject, ...keys: readonly string[]): Json | undefined =>
  keys.map(key => value[key]).find(answer => answer !== undefined)

const call = (tool: Json | undefined, input: Json | undefined, event: Json | undefined): Call | undefined =>
  typeof tool === 'string' ? { tool, input, event } : undefined

/** Where the clients write which tool is called with what. */
export const callOf = (payload: JsonObject): Call | undefined => {
  const event = payload['hook_event_name']
  const { toolCall, preToolUse, input, output } = payload
  if (isObject(toolCall)) return call(own(toolCall, 'name', 'tool'), own(toolCall, 'args', 'input'), event)
  if (isObject(preToolUse)) return call(own(preToolUse, 'toolName', 'tool', 'name'), own(preToolUse, 'parameters', 'input'), event)
  if (isObject(input) && isObject(output)) return call(input['tool'], output['args'], event)
  return call(own(payload, 'tool_name', 'toolName'), own(payload, 'tool_input', 'toolArgs', 'toolInput'), event)
}

const CLAUDES: Readonly<Record<string, Answer>> = { PreToolUse: claude, PermissionRequest: claudeRequest }

/** In whose form a payload wants to be answered; undefined: it is in no form that is known. */
export const answerOf = (payload: JsonObject, { tool, event }: Call): Answer | undefined => {
  if (isObject(payload['preToolUse'])) return cline
  if (payload['toolCall'] !== undefined || payload['toolInput'] !== undefined || payload['output'] !== undefined) return refuses
  if (payload['toolName'] !== undefined) return copilot
  if (event === 'BeforeTool' && tool === 'run_shell_command') return gemini
  const form = CLAUDES[event === undefined ? 'PreToolUse' : typeof event === 'string' && Object.hasOwn(CLAUDES, event) ? event : '']
  return form === claude && typeof payload['turn_id'] === 'string' ? codex : form
}

/** The directory of the call: its own, else the first of the client's work space. */
export const directoryOf = (payload: JsonObject): string | undefined => {
  const first = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value[0] : undefined)
  const { cwd, workspaceRoots, workspace_roots: roots } = payload
  return [cwd, first(workspaceRoots), first(roots)].find((path): path is string => typeof path === 'string' && path.startsWith('/'))
}

/** What the client calls the session of the call; undefined: nothing. */
export const sessionOf = ({ session_id: id, sessionId, conversation_id: conversation, taskId }: JsonObject): string | undefined =>
  [id, sessionId, conversation, taskId].find(name => typeof name === 'string')
