import { isObject } from '../../core/json.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import { code, page, section, table } from './markdown.ts'

const objectAt = (schema: JsonObject, name: string): JsonObject => {
  const value = schema[name]
  return isObject(value) ? value : {}
}

const textsOf = (value: Json | undefined): readonly string[] => [value ?? []].flat().map(String)

const referenceOf = (schema: JsonObject): string | undefined => {
  const reference = schema['$ref']
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined
}

const link = (name: string): string => `[${name}](#${name.toLowerCase()})`

/** `string`, `array of [option](#option)`, `one of read, write`. */
const typeOf = (schema: JsonObject): string => {
  const reference = referenceOf(schema)
  if (reference !== undefined) return link(reference)
  const choices = schema['enum'] ?? schema['const']
  if (Array.isArray(schema['anyOf']))
    return schema['anyOf']
      .filter(isObject)
      .map(alternative => typeOf(alternative))
      .join(' or ')
  if (choices !== undefined) return `one of ${textsOf(choices).map(code).join(', ')}`
  const types = textsOf(schema['type'])
  if (types.includes('array')) return `array of ${typeOf(objectAt(schema, 'items')) || 'any value'}`
  const values = schema['additionalProperties']
  if (isObject(values) && schema['properties'] === undefined) return `object, each value ${typeOf(values)}`
  return types.join(' or ')
}

/** Where more is said: a `$comment` names a heading of the guide, from the top of the repository. */
const seeMore = (field: JsonObject): string => {
  const place = field['$comment']
  return typeof place === 'string' ? ` ([more](${place.replace(/^docs/, '..')}))` : ''
}

/** The fields of an object and, dotted, of the objects in it that have no name of their own. */
const rowsOf = (schema: JsonObject, above: string): readonly (readonly string[])[] => {
  const required = textsOf(schema['required'])
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) => {
    if (!isObject(field)) return []
    const path = `${above}${name}`
    const notes = [required.includes(name) ? 'required' : '', typeof field['description'] === 'string' ? field['description'] : '']
    return [[code(path), typeOf(field), `${notes.filter(note => note !== '').join('. ')}${seeMore(field)}`], ...innerRows(field, path)]
  })
}

/** Fields of what is in `schema`: of the object itself, of the items of an array, of the values of a map. */
const innerRows = (schema: JsonObject, path: string): readonly (readonly string[])[] => [
  ...rowsOf(schema, `${path}.`),
  ...rowsOf(objectAt(schema, 'items'), `${path}[].`),
  ...rowsOf(objectAt(schema, 'additionalProperties'), `${path}.*.`),
]

const partsOf = (schema: JsonObject): string => {
  const rows = schema['items'] === undefined ? rowsOf(schema, '') : innerRows(schema, '')
  const described = typeof schema['description'] === 'string' ? schema['description'] : ''
  const also = Array.isArray(schema['allOf'])
    ? `All fields of ${schema['allOf']
        .filter(isObject)
        .map(part => typeOf(part))
        .join(' and ')}, and:`
    : ''
  const form = typeof schema['pattern'] === 'string' ? `A string that matches ${code(schema['pattern'])}.` : ''
  const shape = rows.length === 0 ? [form === '' ? `Type: ${typeOf(schema)}.` : form] : [also, table(['field', 'type', 'notes'], rows)]
  return [described, ...shape].filter(part => part !== '').join('\n\n')
}

/** Every field of a document, from its schema. */
export const documentPage = (schema: JsonObject): string =>
  page('The fields of a document', [
    'What they mean, and how they work together, is said in [the document format](../guide/document-format.md). Fields that are not listed are kept.',
    partsOf({ properties: objectAt(schema, 'properties'), required: schema['required'] ?? [] }),
    ...Object.entries(objectAt(schema, '$defs')).flatMap(([name, part]) => (isObject(part) ? section(name, partsOf(part)) : [])),
  ])
