import { isObject, readJson } from '../../../../core/json.ts'
import type { Json, JsonObject } from '../../../../core/json.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import type { Entry } from './entries.ts'

/** How a hook ended. */
export interface Reply {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** What the client makes of it: it runs the command, asks a person about it, or holds it back. */
export type Effect = 'runs' | 'asks' | 'held'

type Reading = (reply: Reply & { readonly said: JsonObject }, entry: Pick<Entry, 'event' | 'blocksOnFailure'>) => Effect

const BY_WORD: Readonly<Record<string, Effect>> = { allow: 'runs', ask: 'asks', deny: 'held', block: 'held' }

const wordOf = (value: Json | undefined): Effect | undefined =>
  typeof value === 'string' && Object.hasOwn(BY_WORD, value) ? BY_WORD[value] : undefined

const REFUSED = 2

const hookSpecific = (said: JsonObject): JsonObject => {
  const specific = said['hookSpecificOutput']
  return isObject(specific) ? specific : {}
}

const hasReason = (value: Json | undefined): boolean => typeof value === 'string' && value.trim() !== ''

/** JSON counts whatever the status is, but that 2 always refuses. */
const claude: Reading = ({ status, said }, { blocksOnFailure }) => {
  if (status === REFUSED) return 'held'
  const word = wordOf(hookSpecific(said)['permissionDecision']) ?? wordOf(said['decision'])
  return word ?? (status !== 0 && blocksOnFailure ? 'held' : 'runs')
}

/** It takes nothing but a refusal with a reason, and runs the command on everything else. */
const codex: Reading = ({ status, stderr, said }) => {
  if (status === REFUSED) return hasReason(stderr) ? 'held' : 'runs'
  const specific = hookSpecific(said)
  const denied = specific['permissionDecision'] === 'deny' && hasReason(specific['permissionDecisionReason'])
  const blocked = said['decision'] === 'block' && hasReason(said['reason'])
  return status === 0 && (denied || blocked) ? 'held' : 'runs'
}

/** Any failure holds back; a question of one event's form is none in the other's. */
const copilot: Reading = ({ status, said }, { event }) => {
  if (status !== 0) return 'held'
  const specific = event === 'preToolUse' ? undefined : wordOf(hookSpecific(said)['permissionDecision'])
  return specific ?? wordOf(said['permissionDecision']) ?? 'runs'
}

/** Text on any status but 0 and 1 is a refusal; a question waits for ever where nobody sees it. */
const gemini: Reading = ({ status, stdout, stderr, said }) => {
  const word = wordOf(said['decision'])
  if (word !== undefined) return word
  return status > 1 && (stdout.trim() !== '' || stderr.trim() !== '') ? 'held' : 'runs'
}

const cursor: Reading = ({ status, stdout, said }, { blocksOnFailure }) => {
  const word = wordOf(said['permission'])
  if (status === REFUSED && stdout.trim() === '') return 'held'
  if (blocksOnFailure && (status !== 0 || stdout.trim() === '')) return 'held'
  return word === 'asks' ? 'runs' : (word ?? 'runs')
}

const cline: Reading = ({ said }) => (said['cancel'] === true ? 'held' : 'runs')

/** Our own plugins let nothing pass but what is allowed. */
const plugin: Reading = ({ status, said }) => (status === 0 ? (wordOf(said['decision']) ?? 'held') : 'held')

const READINGS: Readonly<Record<ClientId, Reading>> = {
  claude,
  copilot,
  qwen: claude,
  codex,
  pi: plugin,
  opencode: plugin,
  droid: claude,
  cursor,
  cline,
  gemini,
}

const objectIn = (stdout: string): JsonObject => {
  const json = readJson(new TextEncoder().encode(stdout))
  return json.kind === 'read' && isObject(json.value) ? json.value : {}
}

/** What the client does after such an answer, as measured with the versions that harness/clients.ts names. */
export const effectOf = (id: ClientId, reply: Reply, entry: Pick<Entry, 'event' | 'blocksOnFailure'>): Effect =>
  READINGS[id]({ ...reply, said: objectIn(reply.stdout) }, entry)
