import { isObject, readJson } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { editJson, jsonText, jsonTextAt } from '../core/json-edit.ts'
import type { Edit } from '../core/json-edit.ts'
import { at } from '../core/pointer.ts'
import { plainText } from '../core/text.ts'
import { flagsMended } from './repair-flags.ts'

/** One change that `--fix` makes; texts are JSON as it is written. */
export interface Repair {
  readonly pointer: string
  /** Null where something is added. */
  readonly before: string | null
  readonly after: string
}

const BOOLEANS = {
  filesystem: ['read', 'write', 'delete'],
  cost: ['billable'],
  interactive: ['editor', 'browser', 'pager', 'tty', 'prompts'],
} as const

const replace = (pointer: string, value: Json): Edit => ({ kind: 'replace', pointer, value })

/** `"true"`, `"No"`: what people write who take JSON for YAML. */
const booleanEdits = (object: JsonObject, pointer: string, names: readonly string[]): readonly Edit[] =>
  names.flatMap(name => {
    const value = object[name]
    if (typeof value !== 'string' || !/^(?:true|yes|on|false|no|off)$/i.test(value)) return []
    return [replace(at(pointer, name), /^(?:true|yes|on)$/i.test(value))]
  })

/** One text where a list belongs. */
const listEdits = (object: JsonObject, pointer: string, names: readonly string[]): readonly Edit[] =>
  names.flatMap(name => {
    const value = object[name]
    return typeof value === 'string' && value.trim() !== '' ? [replace(at(pointer, name), [value.trim()])] : []
  })

/** Characters that are not text, and white space around it. */
const textEdits = (object: JsonObject, pointer: string, names: readonly string[]): readonly Edit[] =>
  names.flatMap(name => {
    const value = object[name]
    if (typeof value !== 'string') return []
    const plain = plainText(value).trim()
    // nothing is left: the rule says so better than an empty text
    return plain === value || plain === '' ? [] : [replace(at(pointer, name), plain)]
  })

const effectsEdits = (effects: Json | undefined, pointer: string): readonly Edit[] => {
  if (!isObject(effects)) return []
  const files = effects['filesystem']
  return [
    ...booleanEdits(effects, pointer, ['network', 'idempotent', 'reversible', 'destructive']),
    ...listEdits(effects, pointer, ['creates', 'modifies', 'deletes', 'x-reveals']),
    ...(isObject(files) ? listEdits(files, at(pointer, 'filesystem'), ['paths']) : []),
    ...Object.entries(BOOLEANS).flatMap(([group, names]) => {
      const part = effects[group]
      return isObject(part) ? booleanEdits(part, at(pointer, group), names) : []
    }),
  ]
}

const enumEdits = (object: JsonObject, pointer: string): readonly Edit[] => {
  const values = object['enum']
  if (!Array.isArray(values)) return []
  const unique = [...new Map((values as readonly Json[]).map(value => [JSON.stringify(value), value])).values()]
  return unique.length === values.length ? [] : [replace(at(pointer, 'enum'), unique)]
}

const roleEdits = (role: JsonObject, pointer: string): readonly Edit[] => [
  ...textEdits(role, pointer, ['description']),
  ...booleanEdits(role, pointer, ['required', 'variadic']),
  ...enumEdits(role, pointer),
  ...effectsEdits(role['x-effects'], at(pointer, 'x-effects')),
  ...effectsEdits(role['x-mode'], at(pointer, 'x-mode')),
]

/** Changes of every object in a list, with its pointer. */
const inList = (list: Json | undefined, pointer: string, edits: (item: JsonObject, pointer: string) => readonly Edit[]): readonly Edit[] =>
  Array.isArray(list) ? (list as readonly Json[]).flatMap((item, index) => (isObject(item) ? edits(item, at(pointer, index)) : [])) : []

const nodeEdits = (node: JsonObject, pointer: string, syntaxes: readonly Json[]): readonly Edit[] => {
  const own = [...syntaxes, node['x-syntax'] ?? {}]
  const optionEdits = (option: JsonObject, place: string): readonly Edit[] => [
    ...flagsMended(option, place, own),
    ...roleEdits(option, place),
    ...(Array.isArray(option['enum']) && option['type'] === undefined && option['x-value'] === undefined && option['flags'] !== undefined
      ? [{ kind: 'insert', pointer: at(place, 'flags'), key: 'type', value: 'enum' } as const]
      : []),
  ]
  const commands = node['commands']
  return [
    ...textEdits(node, pointer, ['description']),
    ...listEdits(node, pointer, ['examples', 'x-aliases']),
    ...booleanEdits(node, pointer, ['x-complete', 'x-obeys-directory']),
    ...(['effects', 'x-self', 'x-other-options'] as const).flatMap(name => effectsEdits(node[name], at(pointer, name))),
    ...inList(node['globalOptions'], at(pointer, 'globalOptions'), optionEdits),
    ...inList(node['options'], at(pointer, 'options'), optionEdits),
    ...inList(node['arguments'], at(pointer, 'arguments'), roleEdits),
    ...(isObject(commands)
      ? Object.entries(commands).flatMap(([name, child]) => (isObject(child) ? nodeEdits(child, at(pointer, 'commands', name), own) : []))
      : []),
  ]
}

const editsOf = (document: JsonObject): readonly Edit[] => [
  ...(['atip', 'version'] as const).flatMap(name =>
    typeof document[name] === 'number' ? [{ kind: 'quote', pointer: at('', name) } as const] : [],
  ),
  ...textEdits(document, '', ['name', 'version']),
  ...nodeEdits(document, '', []),
]

export type Mending =
  | { readonly kind: 'mended'; readonly text: string; readonly repairs: readonly Repair[] }
  | { readonly kind: 'unreadable'; readonly reason: string; readonly fix: string }

/**
 * Mends what can be mended without knowing the tool: the form, never a claim. Nothing is renamed, since a guess at what was meant is the
 * author's to make. Whatever is not mended stays as it is, character by character.
 */
export const mend = (bytes: Uint8Array): Mending => {
  const json = readJson(bytes)
  if (json.kind === 'unreadable') return json
  const text = new TextDecoder().decode(bytes)
  const edits = isObject(json.value) ? editsOf(json.value) : []
  const before = jsonTextAt(text)
  const repairs = edits.map((edit): Repair => {
    const old = before(edit.pointer) ?? null
    switch (edit.kind) {
      case 'insert':
        return { pointer: edit.pointer.replace(/[^/]*$/, edit.key), before: null, after: jsonText(edit.value) }
      case 'quote':
        return { pointer: edit.pointer, before: old, after: JSON.stringify(old) }
      case 'replace':
        return { pointer: edit.pointer, before: old, after: jsonText(edit.value) }
    }
  })
  return { kind: 'mended', text: edits.length === 0 ? text : editJson(text, edits), repairs }
}
