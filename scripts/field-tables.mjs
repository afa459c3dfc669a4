import { otherField, partOf } from './document-schema.mjs'

/** `<!-- fields: PART [FIELD...] -->` to `<!-- /fields -->`; without names, all fields of the part that no other table of it names. */
const TABLE = /^<!-- fields: (\w+)((?: [\w-]+)*) -->\n.*?^<!-- \/fields -->$/gms

/** The page on which the tables stand, for links to it. */
const PAGE = 'docs/guide/document-format.md'

const code = name => `\`${name}\``

const seeMore = ({ $comment }) => ($comment === undefined ? '' : ` ([more](${$comment.replace(PAGE, '').replace('docs/guide/', '')}))`)

/** A field and, dotted, the fields of it that have no name of their own. */
const rowsOf = (part, name, above = '') => {
  const field = part.properties[name]
  const path = `${above}${name}`
  if (field.description === undefined) throw new Error(`${path} has no description`)
  const required = part.required?.includes(name) ? 'Required. ' : ''
  return [
    [code(path), `${required}${field.description}${seeMore(field)}`],
    ...Object.keys(field.properties ?? {}).flatMap(inner => rowsOf(field, inner, `${path}.`)),
  ]
}

/** Fields that another part describes: one row for all of a part, which leads there. */
const otherRow = (names, heading) => {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
  return [names.map(code).join(', '), `As under [${heading}](#${anchor}).`]
}

const tableOf = rows => {
  const cells = row => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return ['| field | meaning |', '|---|---|', ...rows.map(cells)].join('\n')
}

const namesIn = listed => listed.split(' ').filter(name => name !== '')

/** The heading below which all fields of a part stand. */
const headingOf = (text, part) => {
  const above = text.split(`<!-- fields: ${part} -->`)
  const heading = above.length < 2 ? undefined : [...above[0].matchAll(/^#+ (.+)$/gm)].at(-1)?.[1]
  if (heading === undefined) throw new Error(`there is no table of all fields of ${part}`)
  return heading
}

/** The fields of a part for which another part speaks: name of that part -> names of the fields. */
const spokenFor = (part, fields) => {
  const by = new Map()
  for (const name of fields) {
    const field = part.properties[name]
    const other = field.description === undefined ? otherField(field) : undefined
    if (other !== undefined) by.set(other.part, [...(by.get(other.part) ?? []), name])
  }
  return by
}

/**
 * The text of the guide with every table of fields as `schema` has it, which is the schema as it is written. A part or field that is not
 * there is an error, and so is a field without a description.
 */
export const withFieldTables = (text, schema) => {
  const tables = [...text.matchAll(TABLE)]
  return text.replace(TABLE, (_, name, listed) => {
    const part = partOf(schema, name)
    if (part?.properties === undefined) throw new Error(`documents have no part ${name}`)
    const inOthers = new Set(tables.flatMap(([, of, names]) => (of === name ? namesIn(names) : [])))
    const fields = listed === '' ? Object.keys(part.properties).filter(field => !inOthers.has(field)) : namesIn(listed)
    for (const field of fields) if (part.properties[field] === undefined) throw new Error(`${name} has no field ${field}`)
    const others = spokenFor(part, fields)
    const passedOn = new Set([...others.values()].flat())
    const rows = [
      ...fields.filter(field => !passedOn.has(field)).flatMap(field => rowsOf(part, field)),
      ...[...others].map(([other, names]) => otherRow(names, headingOf(text, other))),
    ]
    return `<!-- fields: ${name}${listed} -->\n${tableOf(rows)}\n<!-- /fields -->`
  })
}
