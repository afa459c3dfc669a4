import { isObject, readJson } from '../core/json.ts'
import type { Json } from '../core/json.ts'

/** Tools whose input is a line for a POSIX shell, by the names that clients give them: what each is called stands in docs/guide/agents.md. */
const SHELL_TOOLS: ReadonlySet<string> = new Set([
  'Bash',
  'bash',
  'Execute',
  'Shell',
  'shell',
  'developer__shell',
  'exec_command',
  'execute_bash',
  'execute_command',
  'run_command',
  'run_commands',
  'run_in_terminal',
  'run_shell_command',
  'run_terminal_cmd',
])

/**
 * Tools that read or edit files, or hand on work, by themselves. Some take a `command` that is no shell line: a patch, the name of an edit, of
 * a skill or of a prompt. They are the client's own business, as everything is that has no command at all.
 */
const OTHER_TOOLS: ReadonlySet<string> = new Set(
  `Write Read Edit MultiEdit NotebookEdit NotebookRead Glob Grep LS
   Task Agent Skill SlashCommand TodoWrite WebFetch WebSearch Create ApplyPatch
   write read edit create view view_image glob grep list
   patch task memory apply_patch str_replace_editor str_replace_based_edit_tool fs_read fs_write write_file
   read_file edit_file replace replace_in_file write_to_file search_files list_files`.split(/\s+/),
)

/** Keys under which clients put a command, without the marks that they spell them with. */
const COMMAND_KEYS: ReadonlySet<string> = new Set(['command', 'commands', 'commandline', 'cmd', 'cmdline', 'shellcommand'])

const isCommandKey = (key: string): boolean => COMMAND_KEYS.has(key.replaceAll(/[_-]/g, '').toLowerCase())

/** What some clients send as JSON within JSON. */
const unpacked = (value: Json | undefined): Json | undefined => {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value
  const json = readJson(new TextEncoder().encode(value))
  return json.kind === 'read' ? json.value : value
}

const isText = (value: Json): boolean => typeof value === 'string' || (Array.isArray(value) && value.some(isText))

/** Whether there is a text under a command's key anywhere in it. How deep it goes is bounded by how deep JSON is read. */
const holdsCommand = (value: Json | undefined): boolean => {
  if (Array.isArray(value)) return value.some(holdsCommand)
  if (!isObject(value)) return false
  return Object.entries(value).some(([key, field]) => field !== undefined && ((isCommandKey(key) && isText(field)) || holdsCommand(field)))
}

/** What a tool is to us: a shell; something else with a command, of which nothing is known; or none of our business. */
export const kindOfTool = (tool: string, input: Json | undefined): 'shell' | 'strange' | 'other' => {
  if (SHELL_TOOLS.has(tool)) return 'shell'
  if (tool.startsWith('mcp__') || OTHER_TOOLS.has(tool)) return 'other'
  return holdsCommand(unpacked(input)) ? 'strange' : 'other'
}

/** More commands in one call than anybody sends. */
const MOST_COMMANDS = 64

/**
 * The lines of a shell tool's input; undefined where there is none. Each of several is a line of its own, and all of them are one after the
 * other in one shell: how the client runs them is not known, so that both are judged.
 */
export const linesOf = (input: Json | undefined): readonly string[] | undefined => {
  const inside = unpacked(input)
  if (!isObject(inside)) return undefined
  const { command, commands, CommandLine: line } = inside
  const one = [command, line].filter(given => given !== undefined)
  const many = commands === undefined ? [] : Array.isArray(commands) ? commands : [commands]
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
