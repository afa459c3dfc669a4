/** The parts of a document whose fields are told from misspelt ones: the root, and definitions of the schema. */
const PARTS = ['command', 'option', 'argument', 'variable', 'effects']

/** The names of all fields of each part, as a module: whatever knows a field by its name knows it from the schema. */
export const knownFields = schema => {
  const listed = [['root', schema], ...PARTS.map(name => [name, schema.$defs[name]])]
  const lists = listed.map(([name, { properties }]) => {
    const names = Object.keys(properties).map(field => `    '${field}',\n`)
    return `  ${name}: [\n${names.join('')}  ],\n`
  })
  const keys = listed.map(([name]) => `'${name}'`).join(' | ')
  return `/** The names of all fields of each part of a document. */\nexport const KNOWN_FIELDS: Readonly<Record<${keys}, readonly string[]>> = {\n${lists.join('')}}\n`
}
