import type { JsonObject } from '../../core/json.ts'
import type { Call } from './protocol.ts'

/** What the model wants next: a line of the shell, or a file that the client's own tool shall write. */
export type Wanted = { readonly line: string } | { readonly edit: { readonly path: string; readonly content: string } }

/** Names that clients give to the tool which takes a shell line, the likeliest first. */
const SHELLS = ['run_commands', 'execute_command', 'Execute', 'Bash', 'bash', 'shell_command', 'exec_command', 'shell', 'run_shell_command']

/** Of the others the line is the `command`. */
const LINES: Readonly<Record<string, (line: string) => JsonObject>> = {
  exec_command: line => ({ cmd: line }),
  shell: line => ({ command: ['bash', '-lc', line] }),
  run_commands: line => ({ commands: [line] }),
}

/** Tools that write a whole file; where two clients give one name to theirs, it gets the words of both. */
const EDITORS: Readonly<Record<string, (file: { readonly path: string; readonly content: string }) => JsonObject>> = {
  Write: ({ path, content }) => ({ file_path: path, content }),
  write_file: ({ path, content }) => ({ file_path: path, content }),
  create: ({ path, content }) => ({ path, file_text: content }),
  write: ({ path, content }) => ({ path, filePath: path, content }),
  editor: ({ path, content }) => ({ path, new_text: content }),
}

const offered = (names: readonly string[], tools: readonly string[]): string | undefined => names.find(name => tools.includes(name))

/** As a call of a tool that the client offers; undefined where there is none for it. */
export const callOf = (tools: readonly string[], wanted: Wanted): Call | undefined => {
  if ('edit' in wanted) {
    const tool = offered(Object.keys(EDITORS), tools)
    const input = tool === undefined ? undefined : EDITORS[tool]?.(wanted.edit)
    return tool === undefined || input === undefined ? undefined : { tool, input }
  }
  const tool = offered(SHELLS, tools)
  if (tool === undefined) return undefined
  const { line } = wanted
  return { tool, input: LINES[tool]?.(line) ?? { command: line, description: 'a step of the plan' } }
}
