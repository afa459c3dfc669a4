import type { Json, JsonObject } from '../core/json.ts'
import { isObject } from '../core/json.ts'
import type { Decision } from '../policy/policy-file.ts'
import type { Call } from './call.ts'
import type { ClientId } from './clients.ts'

/** Why a client is refused with a status, where it has no form for what has to be said, or none that was tried. */
export interface Refusal {
  readonly refusal: string
}

/** What is printed: one object, or null for nothing at all. */
export type Said = object | null

/** How one event of one client wants to be answered. */
export interface Dialect {
  /** Whether `ask` reaches a person, or else holds the command back. */
  readonly hasQuestion: boolean
  /** As if there were no hook. */
  readonly neutral: Said
  readonly answer: (decision: Decision, reason: string) => Said | Refusal
  /** It runs the command whatever the status is: a failure has to be an answer. */
  readonly cancels?: true
}

const hookSpecific = (decision: Decision, reason: string): object => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: decision, permissionDecisionReason: reason },
})

/** Claude Code's PreToolUse, which Qwen Code, Droid and Copilot's event of the same name take too. */
const claude: Dialect = { hasQuestion: true, neutral: {}, answer: hookSpecific }

/** Codex says "Hook failed" for an approval in Claude's form, and runs what it is asked about. */
const codex: Dialect = {
  hasQuestion: false,
  neutral: null,
  answer: (decision, reason) => (decision === 'allow' ? null : hookSpecific('deny', reason)),
}

/** Before the person is asked, to be asked is no answer: the question is left to the client. */
const request = (neutral: Said): Dialect => ({
  hasQuestion: true,
  neutral,
  answer: (decision, reason) => {
    if (decision === 'ask') return neutral
    const own = decision === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reason }
    return { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: own } }
  },
})

/** Copilot's event preToolUse: it passes over an answer in Claude's form. */
const copilot: Dialect = {
  hasQuestion: true,
  neutral: {},
  answer: (decision, reason) => ({ permissionDecision: decision, permissionDecisionReason: reason }),
}

/** Without a terminal Gemini CLI waits for ever for the answer to a question that nobody sees. */
const gemini: Dialect = { hasQuestion: false, neutral: {}, answer: (decision, reason) => ({ decision, reason }) }

/** Cline ends its whole run on a refusal, and tells the person alone. */
const cline: Dialect = {
  hasQuestion: false,
  neutral: { cancel: false },
  answer: (decision, errorMessage) => (decision === 'allow' ? { cancel: false } : { cancel: true, errorMessage }),
  cancels: true,
}

/** Cursor's beforeShellExecution and preToolUse; in one of its modes it runs what it is to ask about. Unproven. */
const cursor: Dialect = {
  hasQuestion: false,
  neutral: {},
  answer: (decision, reason) =>
    decision === 'allow' ? { permission: 'allow' } : { permission: 'deny', user_message: reason, agent_message: reason },
}

/** Cursor running a hook that stands in Claude Code's settings: which answers it takes then was not tried, but for the status. */
const cursorAsClaude: Dialect = {
  hasQuestion: false,
  neutral: {},
  answer: (decision, reason) => (decision === 'allow' ? {} : { refusal: reason }),
}

/** Clients of which a payload is known, and no answer. */
const unanswered: Dialect = { hasQuestion: false, neutral: {}, answer: (_, reason) => ({ refusal: reason }) }

/** Our own plugins: in a terminal, pi can ask. */
const plugin = (hasQuestion: boolean): Dialect => ({
  hasQuestion,
  neutral: { decision: 'pass' },
  answer: (decision, reason) => ({ decision, reason }),
})

/** Each client's own, for a payload that does not say which client or event it is of. */
const OWN: Readonly<Record<ClientId, Dialect>> = {
  claude,
  copilot,
  qwen: claude,
  codex,
  pi: plugin(true),
  opencode: plugin(false),
  droid: claude,
  cursor,
  cline,
  gemini,
}

/**
 * How a payload wants to be answered; undefined: it is in no form that is known. Clients read the settings of each other and run the hooks
 * there, so that the payload decides, and whom the hook was installed for counts only where it is silent.
 */
export const dialectOf = (payload: JsonObject, { event }: Pick<Call, 'event'>, installed: ClientId): Dialect | undefined => {
  const { client } = payload
  if (client !== undefined) return client === 'pi' || client === 'opencode' ? OWN[client] : undefined
  if (isObject(payload['preToolUse'])) return cline
  if (payload['toolCall'] !== undefined || payload['toolInput'] !== undefined || payload['output'] !== undefined) return unanswered
  const isPreToolUse = event === 'PreToolUse'
  if (payload['cursor_version'] !== undefined) return isPreToolUse ? cursorAsClaude : cursor
  if (event === 'beforeShellExecution') return cursor
  if (payload['toolName'] !== undefined) return copilot
  if (event === undefined) return payload['tool_name'] !== undefined || installed === 'cursor' ? OWN[installed] : undefined
  if (event === 'BeforeTool') return gemini
  const isCodex = installed === 'codex' || typeof payload['turn_id'] === 'string'
  if (isPreToolUse) return isCodex ? codex : claude
  return event === 'PermissionRequest' ? request(isCodex ? null : {}) : undefined
}

/** That of a client as it was installed: for a payload that does not say, for one that could not be read, and for what is said of the client. */
export const ownDialect = (installed: ClientId): Dialect => OWN[installed]

/** Events after which there is nothing left to decide: whoever installs the hook for them gets no opinion. */
const TELLING: ReadonlySet<Json> = new Set(['PostToolUse', 'PostToolUseFailure', 'PermissionDenied', 'AfterTool', 'postToolUse'])

export const isTelling = (payload: JsonObject, { event }: Pick<Call, 'event'>): boolean =>
  (event !== undefined && TELLING.has(event)) || Object.hasOwn(payload, 'toolResult') || Object.hasOwn(payload, 'postToolUse')

export const isRefusal = (said: Said | Refusal): said is Refusal => said !== null && Object.hasOwn(said, 'refusal')
