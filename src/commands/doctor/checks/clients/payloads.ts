import type { ClientId } from '../../../../harness/clients.ts'
import { examplePayload } from '../../../../harness/example.ts'

/** What a client asks a hook about before it runs a shell line. */
interface Asking {
  /** Under these a hook can hold a command back; none: the client has no names for them. */
  readonly events: readonly string[]
  /** The shell, as matchers name it; empty: there is nothing to match. */
  readonly shell: string
}

export const ASKINGS: Readonly<Record<ClientId, Asking>> = {
  claude: { events: ['PreToolUse'], shell: 'Bash' },
  copilot: { events: ['PreToolUse', 'preToolUse'], shell: 'bash' },
  qwen: { events: ['PreToolUse'], shell: 'run_shell_command' },
  codex: { events: ['PreToolUse'], shell: 'Bash' },
  pi: { events: [], shell: 'bash' },
  opencode: { events: [], shell: 'bash' },
  droid: { events: ['PreToolUse'], shell: 'Execute' },
  cursor: { events: ['beforeShellExecution'], shell: '' },
  cline: { events: [], shell: 'run_commands' },
  gemini: { events: ['BeforeTool'], shell: 'run_shell_command' },
}

/** What the client sends to a hook that stands under this event: of Copilot's two, each has a form of its own. */
export const payloadOf = (id: ClientId, event: string | undefined, line: { readonly command: string; readonly cwd: string }): object =>
  examplePayload(id === 'copilot' && event === 'PreToolUse' ? 'claude' : id, line)
