const pascal = name => name[0].toUpperCase() + name.slice(1)

const keyOf = name => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)

const WIDTH = 140

const wrapped = (text, width) =>
  text.split(' ').reduce((lines, word) => {
    const line = `${lines.at(-1) ?? ''} ${word}`
    return lines.length === 0 || line.length > width ? [...lines, word] : [...lines.slice(0, -1), line]
  }, [])

const docOf = ({ description }, indent = '') => {
  if (description === undefined) return ''
  const text = description.replaceAll('*/', '*\\/')
  const line = `${indent}/** ${text} */\n`
  if (line.length <= WIDTH) return line
  return [`${indent}/**`, ...wrapped(text, WIDTH - indent.length - 3).map(it => `${indent} * ${it}`), `${indent} */`, ''].join('\n')
}

const membersOf = ({ properties, required = [] }, indent) =>
  Object.entries(properties)
    .map(
      ([name, field]) =>
        `${docOf(field, indent)}${indent}readonly ${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, indent)}\n`,
    )
    .join('')

const objectOf = (schema, indent) => {
  if (schema.properties !== undefined) return `{\n${membersOf(schema, `${indent}  `)}${indent}}`
  const { additionalProperties } = schema
  return `Readonly<Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>>`
}

const arrayOf = ({ items }, indent) => {
  const item = items === undefined ? 'unknown' : typeOf(items, indent)
  return `readonly ${item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item}[]`
}

const PLAIN = { string: 'string', boolean: 'boolean', integer: 'number', number: 'number' }

/** What a value of a schema is in TypeScript; only what schemas/metadata.schema.json makes use of. */
const typeOf = (schema, indent = '') => {
  if (schema.$ref !== undefined) return pascal(schema.$ref.replace('#/$defs/', ''))
  if (schema.enum !== undefined) return schema.enum.map(value => `'${value}'`).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(it => typeOf(it, indent)).join(' | ')
  if (schema.type === undefined) return 'unknown'
  return [schema.type]
    .flat()
    .map(type => (type === 'object' ? objectOf(schema, indent) : type === 'array' ? arrayOf(schema, indent) : PLAIN[type]))
    .join(' | ')
}

const declarationOf = (name, schema) => {
  if (schema.properties === undefined) return `${docOf(schema)}export type ${name} = ${typeOf(schema)}\n`
  const bases = (schema.allOf ?? []).map(it => typeOf(it))
  return `${docOf(schema)}export interface ${name} ${bases.length === 0 ? '' : `extends ${bases.join(', ')} `}{\n${membersOf(schema, '  ')}}\n`
}

/** The schema of documents as types: one for the root, one for each definition. */
export const documentTypes = schema =>
  [['Document', schema], ...Object.entries(schema.$defs).map(([name, definition]) => [pascal(name), definition])]
    .map(([name, definition]) => declarationOf(name, definition))
    .join('\n')
