import { isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { Call } from './call.ts'
import { unpacked } from './tools.ts'

/**
 * Tools that hand on work by themselves, or read: the client's own business. Some take a `command` that is no shell line: the name of a skill
 * or of a prompt.
 */
const NEUTRAL: ReadonlySet<string> = new Set(
  `Read NotebookRead Glob Grep LS Task Agent Skill SlashCommand TodoWrite WebFetch WebSearch
   read view view_image glob grep list ls find task memory fs_read read_file search_files list_files`.split(/\s+/),
)

/** Tools that change files by themselves; a `command` of theirs is a patch or the name of an edit. */
const EDITORS: ReadonlySet<string> = new Set(
  `Write Edit MultiEdit NotebookEdit Create ApplyPatch Delete
   write edit multiedit create patch apply_patch apply_diff str_replace str_replace_editor str_replace_based_edit_tool fs_write write_file edit_file
   replace replace_in_file write_to_file insert_edit_into_file editor delete_file notebook_edit`.split(/\s+/),
)

/** Of a server's tool, the words that say that it only looks. */
const LOOKS = /(?:^|_)(?:read|view|get|list|search|find|glob|grep|stat)(?:_|$)/i

const plainKey = (key: string): string => key.replaceAll(/[_-]/g, '').toLowerCase()

/** Keys under which clients put a command, without the marks that they spell them with. */
const COMMAND_KEYS: ReadonlySet<string> = new Set(['command', 'commands', 'commandline', 'cmd', 'cmdline', 'shellcommand'])

const isText = (value: Json): boolean => typeof value === 'string' || (Array.isArray(value) && value.some(isText))

/** Whether there is a text under a command's key anywhere in it. How deep it goes is bounded by how deep JSON is read. */
const holdsCommand = (value: Json | undefined): boolean => {
  if (Array.isArray(value)) return value.some(holdsCommand)
  if (!isObject(value)) return false
  return Object.entries(value).some(
    ([key, field]) => field !== undefined && ((COMMAND_KEYS.has(plainKey(key)) && isText(field)) || holdsCommand(field)),
  )
}

/** Keys under which clients put the path of a file, spelled in the same way. */
const PATH_KEYS: ReadonlySet<string> = new Set(
  'path paths file files filename filepath filepaths absolutepath relativepath relpath notebookpath target targetfile targetpath newpath oldpath destination uri'.split(
    ' ',
  ),
)

/** Keys under which clients put a patch. */
const PATCH_KEYS: ReadonlySet<string> = new Set('patch patchtext patches diff input command changes'.split(' '))

/** Where a patch names the files that it changes: that of apply_patch, and those of diff. */
const PATCHED = /^(?:\*\*\* (?:Add|Update|Delete) File:|\*\*\* Move to:|---|\+\+\+|(?:rename|copy) (?:from|to)) (.*)$/gm

/** The files that a patch names, with and without the letters that git puts before them, and without what diff puts behind. */
const patchedIn = (patch: string): readonly string[] =>
  [...patch.matchAll(PATCHED)].flatMap(([, rest]) => {
    const path = rest!.split('\t', 1)[0]!.trim()
    return /^[ab]\//.test(path) ? [path, path.slice(2)] : [path]
  })

const textsIn = (value: Json): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

const namedIn = (value: Json | undefined): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namedIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, field]) => {
    const plain = plainKey(key)
    const texts = field === undefined ? [] : textsIn(field)
    return [...(PATH_KEYS.has(plain) ? texts : PATCH_KEYS.has(plain) ? texts.flatMap(patchedIn) : []), ...namedIn(field)]
  })
}

/** What a tool that is no shell is to us. */
export type OtherTool =
  /** None of our business. */
  | { readonly kind: 'neutral' }
  /** Nothing is known of it, and it gets a command. */
  | { readonly kind: 'strange' }
  /** It changes these files, as they are written. */
  | { readonly kind: 'edit'; readonly paths: readonly string[] }

export const otherTool = ({ tool, input }: Call): OtherTool => {
  const inside = unpacked(input)
  const isServers = tool.startsWith('mcp__')
  if (NEUTRAL.has(tool) || (isServers && LOOKS.test(tool.slice('mcp__'.length)))) return { kind: 'neutral' }
  if (!EDITORS.has(tool) && !isServers && holdsCommand(inside)) return { kind: 'strange' }
  // an editor of several ways, one of which only shows the file
  if (isObject(inside) && inside['command'] === 'view') return { kind: 'neutral' }
  // a patch may be all there is
  const named = typeof inside === 'string' ? patchedIn(inside) : namedIn(inside)
  const paths = [...new Set(named)].filter(path => path !== '')
  return paths.length === 0 ? { kind: 'neutral' } : { kind: 'edit', paths }
}
