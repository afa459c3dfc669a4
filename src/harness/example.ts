import type { ClientId } from './clients.ts'

interface Line {
  readonly command: string
  /** Absolute. */
  readonly cwd: string
}

type Example = (line: Line) => object

const claude: Example = ({ command, cwd }) => ({
  session_id: 'example',
  cwd,
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command },
})

const plugin =
  (client: ClientId): Example =>
  ({ command, cwd }) => ({ client, tool: 'bash', input: { command }, cwd, sessionId: 'example' })

const EXAMPLES: Readonly<Record<ClientId, Example>> = {
  claude,
  copilot: ({ command, cwd }) => ({ sessionId: 'example', timestamp: 0, cwd, toolName: 'bash', toolArgs: { command } }),
  qwen: line => ({ ...claude(line), tool_name: 'run_shell_command' }),
  codex: line => ({ ...claude(line), turn_id: 'example', model: 'example' }),
  pi: plugin('pi'),
  opencode: plugin('opencode'),
  droid: line => ({ ...claude(line), tool_name: 'Execute' }),
  cursor: ({ command, cwd }) => ({
    conversation_id: 'example',
    cursor_version: '0',
    hook_event_name: 'beforeShellExecution',
    workspace_roots: [cwd],
    command,
    cwd: '',
  }),
  cline: ({ command, cwd }) => ({
    hookName: 'PreToolUse',
    workspaceRoots: [cwd],
    preToolUse: { toolName: 'run_commands', parameters: { commands: [command] } },
  }),
  gemini: line => ({ ...claude(line), hook_event_name: 'BeforeTool', tool_name: 'run_shell_command' }),
}

/** What a client would send before it runs a shell line: to try a hook without the client. */
export const examplePayload = (client: ClientId, line: Line): object => EXAMPLES[client](line)
