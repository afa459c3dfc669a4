import { isObject } from '../../core/json.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { isPatternFile } from '../../document/pattern-file.ts'

/** What a file can be. Only documents and pattern files are also mended. */
export const KINDS = ['document', 'patterns', 'override', 'policy', 'delegation', 'registry', 'config'] as const

export type Kind = (typeof KINDS)[number]

/** For sentences. */
export const NAMES = {
  document: 'a document',
  patterns: 'a pattern file',
  override: 'an override',
  policy: 'a policy',
  delegation: 'a delegation',
  registry: 'a registry',
  config: 'a configuration file',
} as const satisfies Record<Kind, string>

const fieldsIn = (value: JsonObject, names: readonly string[]): readonly string[] => names.filter(name => Object.hasOwn(value, name))

/** `{"allow": [..]}`: of a document every command would be an object. */
const rulesCommands = (value: JsonObject): readonly string[] => {
  const { commands } = value
  const isRules =
    isObject(commands) && Object.entries(commands).some(([name, rules]) => /^(?:allow|ask|deny)$/.test(name) && Array.isArray(rules))
  return isRules ? ['commands'] : []
}

/** Fields by which a file without `atip` shows what it is. */
const MARKS: Readonly<Partial<Record<Kind, (value: JsonObject) => readonly string[]>>> = {
  policy: value => [
    ...fieldsIn(value, ['permissionPolicy', 'autoApprove', 'requireConfirmation', 'deny', 'extends']),
    ...rulesCommands(value),
  ],
  delegation: value => fieldsIn(value, ['delegation', 'allowedTools', 'deniedCommands', 'effectRestrictions']),
  registry: value => fieldsIn(value, ['tools', 'directories', 'generator']),
  config: value =>
    fieldsIn(value, ['places', 'skip', 'timeout', 'concurrency', 'sandbox', ...(Array.isArray(value['allow']) ? ['allow'] : [])]),
  patterns: value => (isPatternFile(value) ? fieldsIn(value, ['steps', 'patterns']) : []),
  document: value =>
    fieldsIn(value, [
      ...(isObject(value['commands']) && rulesCommands(value).length === 0 ? ['commands', 'authentication'] : ['authentication']),
      'description',
      'globalOptions',
      'options',
      'arguments',
      'effects',
      'version',
      'name',
    ]),
}

/** A file as what it was taken for. */
export interface Guess {
  readonly kind: Kind
  /** The fields that show it; none where nothing does. */
  readonly marks: readonly string[]
  /** Kinds that it could be as well, and the fields that show it. */
  readonly others: readonly { readonly kind: Kind; readonly marks: readonly string[] }[]
}

/** A document and a registry have `version`, a document and a workflow `name`, a policy and a document `description`. */
const COMMON = new Set(['description', 'version', 'name'])

/** By form, and never by the file's name. What shows nothing is taken for a document. */
export const guessKind = (value: Json): Guess => {
  if (Array.isArray(value) && isPatternFile(value)) return { kind: 'patterns', marks: ['an array of objects'], others: [] }
  if (!isObject(value)) return { kind: 'document', marks: ['no object'], others: [] }
  if (Object.hasOwn(value, 'atip')) return { kind: 'document', marks: ['atip'], others: [] }
  const found = KINDS.flatMap(kind => {
    const marks = MARKS[kind]?.(value) ?? []
    return marks.length === 0 ? [] : [{ kind, marks }]
  })
  // what several kinds have says nothing beside what one of them has
  const telling = found.filter(({ marks }) => marks.some(mark => !COMMON.has(mark)))
  const [first, ...others] = (telling.length > 0 ? telling : found).toSorted((a, b) => b.marks.length - a.marks.length)
  return first === undefined ? { kind: 'document', marks: [], others: [] } : { ...first, others }
}
