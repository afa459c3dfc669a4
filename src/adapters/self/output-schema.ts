import { isObject } from '../../core/json.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { tokensOf } from '../../core/pointer.ts'

/** A shipped schema by its name in schemas/: `verdict` -> verdict.schema.json. */
export type SchemaByName = (name: string) => JsonObject

export const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** For people, and for what looks a schema up by its address: the reference has both. */
const PROSE = new Set(['$schema', '$id', '$comment', '$defs', 'title', 'description', 'examples'])

/** Whose values are schemas by names of the user's. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas'])

/** Whose values are data. */
const DATA = new Set(['enum', 'const', 'required', 'default', 'type'])

/** Formats of files: whoever validates one has its schema, and a tool list that repeated them would consist of them. */
const FORMATS = new Set(['metadata', 'policy'])

/** `verdict.schema.json#/$defs/path` in the file `verdict` is the part `/$defs/path` of `verdict`. */
interface Place {
  readonly file: string
  readonly pointer: string
}

const placeOf = (reference: string, within: string): Place => {
  const [file = '', pointer = ''] = reference.split('#')
  return { file: file === '' ? within : file.replace(/\.schema\.json$/, ''), pointer }
}

/** `verdict-path`: the words of the place that say which it is. */
const nameOf = ({ file, pointer }: Place): string =>
  [file, ...tokensOf(pointer).filter(token => token !== '$defs' && token !== 'properties')].join('-')

/** What there is to say of a format without saying all of it. */
const summaryOf = (schema: JsonObject, file: string): JsonObject => ({
  ...(schema['type'] === undefined ? {} : { type: schema['type'] }),
  ...(schema['required'] === undefined ? {} : { required: schema['required'] }),
  description: `As schemas/${file}.schema.json says.`,
})

const partAt = (schema: JsonObject, pointer: string): Json | undefined => {
  let part: Json | undefined = schema
  for (const token of tokensOf(pointer)) part = isObject(part) ? part[token] : undefined
  return part
}

/** `part` without prose, its references to names of $defs; `refer` notes what each leads to. */
const rewrite = (part: Json, within: string, refer: (place: Place) => string): Json => {
  if (Array.isArray(part)) return part.map(item => rewrite(item, within, refer))
  if (!isObject(part)) return part
  const entries = Object.entries(part).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
    if (PROSE.has(key)) return []
    if (DATA.has(key)) return [[key, value]]
    if (key === '$ref' && typeof value === 'string') return [[key, refer(placeOf(value, within))]]
    if (MAPS.has(key) && isObject(value))
      return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner, within, refer)]))]]
    return [[key, rewrite(value, within, refer)]]
  })
  return Object.fromEntries(entries)
}

/**
 * A shipped schema that needs no other: what it refers to stands in its $defs, and of that what is referred to alone; formats of files are
 * summed up. Without texts, which the files have: this one is to validate with. Its type is object, as tools/list asks.
 */
export const selfContained = (name: string, schemaOf: SchemaByName): JsonObject => {
  const waiting: Place[] = []
  const names = new Set<string>()
  const refer = (place: Place): string => {
    if (place.file === name && place.pointer === '') return '#'
    const own = nameOf(place)
    if (!names.has(own)) waiting.push(place)
    names.add(own)
    return `#/$defs/${own}`
  }
  const whole = rewrite(schemaOf(name), name, refer)
  const parts: Record<string, Json> = {}
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    const schema = schemaOf(place.file)
    const part = partAt(schema, place.pointer)
    if (part === undefined) throw new Error(`${place.file} has nothing at "${place.pointer}", to which a schema refers`)
    parts[nameOf(place)] =
      FORMATS.has(place.file) && place.pointer === '' ? summaryOf(schema, place.file) : rewrite(part, place.file, refer)
  }
  return {
    $schema: DRAFT,
    type: 'object',
    ...(isObject(whole) ? whole : {}),
    ...(names.size === 0 ? {} : { $defs: parts }),
  }
}
