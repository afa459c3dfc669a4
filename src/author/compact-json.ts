/** A line of a shim is not longer than this, unless one value is. */
const WIDTH = 140

/** JSON in which what fits on a line stands on one. The same value always gives the same text. */
export const compactJson = (value: object): string => `${spread(value, '')}\n`

const onOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const write = (value: unknown, indent: string): string => {
  const line = onOneLine(value)
  return typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH ? line : spread(value, indent)
}

const spread = (value: object, indent: string): string => {
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map(item => `${deeper}${write(item, deeper)}`).join(',\n')}\n${indent}]`
  const fields = Object.entries(value).map(([key, inner]) => `${deeper}${JSON.stringify(key)}: ${write(inner, deeper)}`)
  return `{\n${fields.join(',\n')}\n${indent}}`
}
