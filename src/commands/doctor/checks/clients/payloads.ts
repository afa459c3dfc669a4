import type { Json, JsonObject } from '../../../../core/json.ts'
import type { ClientId } from '../../../../harness/clients.ts'

/** What each client sends before it runs a shell line, as much of it as it always sends. */
export interface Sending {
  /** Under these a hook can hold a command back. */
  readonly events: readonly string[]
  /** The shell, as matchers name it. */
  readonly shell: string
  readonly payload: (line: string, place: { readonly cwd: string; readonly event: string }) => JsonObject
}

const SESSION = 'atip-doctor'

const asClaude =
  (tool: string, more: JsonObject = {}): Sending['payload'] =>
  (command, { cwd, event }) => ({
    session_id: SESSION,
    cwd,
    hook_event_name: event,
    tool_name: tool,
    tool_input: { command },
    ...more,
  })

/** The event's name picks the form. */
const copilot: Sending['payload'] = (command, place) =>
  place.event === 'preToolUse'
    ? { sessionId: SESSION, cwd: place.cwd, toolName: 'bash', toolArgs: { command } }
    : asClaude('Bash')(command, place)

const plugin =
  (client: Json): Sending['payload'] =>
  (command, { cwd }) => ({ client, tool: 'bash', input: { command }, cwd, sessionId: SESSION })

export const SENDINGS: Readonly<Record<ClientId, Sending>> = {
  claude: { events: ['PreToolUse'], shell: 'Bash', payload: asClaude('Bash') },
  copilot: { events: ['PreToolUse', 'preToolUse'], shell: 'bash', payload: copilot },
  qwen: { events: ['PreToolUse'], shell: 'run_shell_command', payload: asClaude('run_shell_command') },
  codex: { events: ['PreToolUse'], shell: 'Bash', payload: asClaude('Bash', { turn_id: SESSION, model: 'none' }) },
  pi: { events: [], shell: 'bash', payload: plugin('pi') },
  opencode: { events: [], shell: 'bash', payload: plugin('opencode') },
  droid: { events: ['PreToolUse'], shell: 'Execute', payload: asClaude('Execute') },
  cursor: {
    events: ['beforeShellExecution'],
    shell: '',
    payload: (command, { cwd }) => ({
      hook_event_name: 'beforeShellExecution',
      conversation_id: SESSION,
      cursor_version: '',
      workspace_roots: [cwd],
      command,
      cwd,
    }),
  },
  cline: {
    events: [],
    shell: 'run_commands',
    payload: (command, { cwd }) => ({
      taskId: SESSION,
      workspaceRoots: [cwd],
      preToolUse: { toolName: 'run_commands', parameters: { commands: [command] } },
    }),
  },
  gemini: { events: ['BeforeTool'], shell: 'run_shell_command', payload: asClaude('run_shell_command') },
}
