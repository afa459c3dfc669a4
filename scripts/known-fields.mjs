/** The parts of a document whose fields are told from misspelt ones: the root, and definitions of the schema. */
const PARTS = ['command', 'option', 'argument', 'variable', 'effects']

const namesIn = ({ properties }) =>
  `[\n${Object.keys(properties)
    .map(field => `    '${field}',\n`)
    .join('')}  ]`

/** The names of all fields of each part, as a module: whatever knows a field by its name knows it from the schema. */
export const knownFields = schema => {
  const listed = [['root', schema], ...PARTS.map(name => [name, schema.$defs[name]])]
  const groups = Object.entries(schema.$defs.effects.properties).filter(([, { properties }]) => properties !== undefined)
  const lists = parts => parts.map(([name, part]) => `  ${name}: ${namesIn(part)},\n`).join('')
  const keys = listed.map(([name]) => `'${name}'`).join(' | ')
  return `/** The names of all fields of each part of a document. */
export const KNOWN_FIELDS: Readonly<Record<${keys}, readonly string[]>> = {
${lists(listed)}}

/** The names of all fields of those effects that have fields. */
export const EFFECT_FIELDS: Readonly<Record<string, readonly string[]>> = {
${lists(groups)}}
`
}
