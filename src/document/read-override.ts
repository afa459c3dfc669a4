import { isObject, readJson } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { at } from '../core/pointer.ts'
import { KNOWN_FIELDS } from '../generated/known-fields.ts'
import { MOST_FINDINGS } from './finding.ts'
import type { Finding } from './finding.ts'
import type { Override } from './override.ts'
import { readDocument } from './read.ts'

/** An override is read strictly: what was meant to make a tool safer must not be passed over for the sake of a letter. */
export type OverrideReading =
  | { readonly kind: 'override'; readonly override: Override }
  | { readonly kind: 'unusable'; readonly findings: readonly Finding[] }

/** What a whole document has to say, and an override need not. */
const REQUIRED = { atip: '0.1', name: 'override', version: '', description: '' } as const

/** An editor is told by `$schema` what it may offer. */
const OF_ROOT = [...KNOWN_FIELDS.root, '$schema']

const misspelt = (fields: JsonObject, known: readonly string[], pointer: string): readonly Finding[] =>
  Object.keys(fields).flatMap(key => {
    const meant = known.includes(key) ? undefined : nearest(key, known)
    if (meant === undefined) return []
    return [
      {
        code: 'misspelt-field',
        severity: 'error',
        pointer: at(pointer, key),
        message: `"${key}" is no field that is known`,
        fix: `rename it to "${meant}"`,
      },
    ]
  })

const itemsOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [])

const LISTS = { options: KNOWN_FIELDS.option, globalOptions: KNOWN_FIELDS.option, arguments: KNOWN_FIELDS.argument } as const

const misspeltIn = (node: JsonObject, pointer: string): readonly Finding[] => {
  const listed = Object.entries(LISTS).flatMap(([list, known]) =>
    itemsOf(node[list]).flatMap((item, index) => (isObject(item) ? misspelt(item, known, `${pointer}/${list}/${index}`) : [])),
  )
  const commands = isObject(node['commands']) ? Object.entries(node['commands']) : []
  return [
    ...misspelt(node, pointer === '' ? OF_ROOT : KNOWN_FIELDS.command, pointer),
    ...listed,
    ...commands.flatMap(([name, command]) => (isObject(command) ? misspeltIn(command, `${pointer}/commands/${name}`) : [])),
  ]
}

const misspeltInVariables = (variables: Json | undefined): readonly Finding[] =>
  isObject(variables)
    ? Object.entries(variables).flatMap(([name, variable]) =>
        isObject(variable) ? misspelt(variable, KNOWN_FIELDS.variable, at('/x-environment', name)) : [],
      )
    : []

/** Bytes of `overrides/NAME.json` -> what it lays over the document, or everything that is wrong with it. Never throws. */
export const readOverrideBytes = (bytes: Uint8Array): OverrideReading => {
  const json = readJson(bytes)
  if (json.kind !== 'read')
    return { kind: 'unusable', findings: [{ code: 'unreadable', severity: 'error', pointer: '', message: json.reason, fix: json.fix }] }
  const { value } = json
  // completed for the sake of the schema, which then says the rest
  const reading = readDocument(isObject(value) ? { ...REQUIRED, ...value } : value)
  if (reading.kind !== 'document' || !isObject(value))
    return { kind: 'unusable', findings: reading.kind === 'document' ? [] : reading.findings }
  const wrong = [
    ...reading.warnings.filter(warning => warning.code === 'misspelt-effect'),
    ...misspeltIn(value, ''),
    ...misspeltInVariables(value['x-environment']),
  ]
  if (wrong.length > 0) return { kind: 'unusable', findings: wrong.slice(0, MOST_FINDINGS) }
  const given = Object.entries(reading.document).filter(([field]) => Object.hasOwn(value, field) || !Object.hasOwn(REQUIRED, field))
  return { kind: 'override', override: Object.fromEntries(given) }
}
