import { isObject, readJson } from '../core/json.ts'
import type { Json } from '../core/json.ts'

/** Tools whose input is a line for a POSIX shell, by the names that clients give them: what each is called stands in docs/guide/agents.md. */
const SHELL_TOOLS: ReadonlySet<string> = new Set(
  `Bash bash Execute Shell shell developer__shell exec_command execute_bash execute_command run_command run_commands run_in_terminal
   run_shell_command run_terminal_cmd`.split(/\s+/),
)

export const isShell = (tool: string): boolean => SHELL_TOOLS.has(tool)

/** What some clients send as JSON within JSON. */
export const unpacked = (value: Json | undefined): Json | undefined => {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value
  const json = readJson(new TextEncoder().encode(value))
  return json.kind === 'read' ? json.value : value
}

/** More commands in one call than anybody sends. */
const MOST_COMMANDS = 64

/** A list, or what Cline makes of it on the way: a text that holds it as JSON. */
const listed = (commands: Json): readonly Json[] => {
  if (Array.isArray(commands)) return commands
  if (typeof commands !== 'string' || !commands.startsWith('[')) return [commands]
  const json = readJson(new TextEncoder().encode(commands))
  return json.kind === 'read' && Array.isArray(json.value) ? json.value : [commands]
}

/**
 * The lines of a shell tool's input; undefined where there is none. Each of several is a line of its own, and all of them are one after the
 * other in one shell: how the client runs them is not known, so that both are judged.
 */
export const linesOf = (input: Json | undefined): readonly string[] | undefined => {
  const inside = unpacked(input)
  if (!isObject(inside)) return undefined
  const { command, commands, CommandLine: line } = inside
  const one = [command, line].filter(given => given !== undefined)
  const many = commands === undefined ? [] : listed(commands)
  const all = [...one, ...many]
  if (all.length === 0 || all.length > MOST_COMMANDS || !all.every(text => typeof text === 'string')) return undefined
  return all.length === 1 ? all : [...all, all.join('\n')]
}

/** Keys under which a shell tool's input says where the line runs. */
const PLACE_KEYS = ['directory', 'dir_path', 'workdir', 'working_directory', 'working_dir', 'cwd', 'Cwd'] as const

/** Where the line runs, if the input says so. */
export const placeOf = (input: Json | undefined): string | undefined => {
  const inside = unpacked(input)
  if (!isObject(inside)) return undefined
  return PLACE_KEYS.map(key => inside[key]).find((path): path is string => typeof path === 'string' && path !== '')
}
