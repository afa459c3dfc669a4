import { readFileSync } from 'node:fs'

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every schema in a schema's place of one, changed; what is no schema (a list of names, a pattern) stays. */
const mapped = (schema, change) => {
  const each = parts =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, isObject(part) ? mapped(part, change) : part]))
  const within = ([keyword, value]) => {
    if (keyword === 'properties' || keyword === '$defs') return [keyword, each(value)]
    if (Array.isArray(value)) return [keyword, value.map(it => (isObject(it) ? mapped(it, change) : it))]
    return [keyword, isObject(value) ? mapped(value, change) : value]
  }
  return change(Object.fromEntries(Object.entries(schema).map(within)))
}

/** The field of another part that a field is: `#/$defs/option/properties/x-path`. Undefined for a definition, and for what stands for itself. */
export const otherField = ({ $ref }) => {
  const [, part = 'root', name] = /^#\/(?:\$defs\/(\w+)\/)?properties\/([\w-]+)$/.exec($ref ?? '') ?? []
  return name === undefined ? undefined : { part, name }
}

/** The root of a document, or one of its parts, by name. */
export const partOf = (schema, name) => (name === 'root' ? schema : schema.$defs[name])

/** The schema with every field that is another part's in full: what reads it need not follow but definitions. What a field says itself counts. */
export const expanded = schema => {
  const inFull = field => {
    const other = otherField(field)
    if (other === undefined) return field
    const { $ref: _, ...own } = field
    return { ...inFull(partOf(schema, other.part).properties[other.name]), ...own }
  }
  return mapped(schema, inFull)
}

const PROSE = new Set(['title', 'description', '$comment'])

/** The schema without what only people read. */
export const withoutProse = schema =>
  mapped(schema, part => Object.fromEntries(Object.entries(part).filter(([keyword]) => !PROSE.has(keyword))))

/** schemas/metadata.schema.json, as it is written. */
export const documentSchema = () => JSON.parse(readFileSync(new URL('../schemas/metadata.schema.json', import.meta.url), 'utf8'))
