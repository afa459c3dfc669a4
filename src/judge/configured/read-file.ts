import { globMatches } from '../../core/glob.ts'

/** In quotes, these spell a name that does not stand there as it is read. */
const SPELLED = /\\(?:[uUxN]|\r?\n)/

/** npm puts variables into the names of settings. */
const COMPUTED_NAME = /^[^=:\n]*\$\{/m

const squeezed = (line: string): string => line.replace(/["'\s]/g, '').replace(/[;,]$/, '')

const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .split(/\r\n|\n|\r/)
    .map(line => line.trim())
    .filter(line => line !== '' && !/^(?:#|;|\/\/ )/.test(line))

const mentions = (line: string, name: string): boolean => {
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + 1))
    if (!/[\w-]/.test(line[at - 1] ?? ' ') && !/[\w-]/.test(line[at + name.length] ?? ' ')) return true
  return false
}

/**
 * The first of `names` that a configuration file sets, whatever its format: every line that holds the name as a word counts, so that no
 * grammar has to be read, but for comments and lines that are `harmless` (without white space and quotes). `*`: what can spell a name.
 */
export const mentioned = (text: string, names: readonly string[], harmless: readonly string[]): string | undefined => {
  if (SPELLED.test(text) || COMPUTED_NAME.test(text)) return '*'
  for (const line of linesOf(text)) {
    const name = names.find(each => (each.includes('*') ? globMatches(each, squeezed(line)) : mentions(line, each)))
    if (name !== undefined && !harmless.some(each => globMatches(each, squeezed(line)))) return name
  }
  return undefined
}

/** The first setting of a file with `[sections]` that is not among the harmless ones; what is no setting counts as one. */
export const unlisted = (text: string, harmless: readonly string[]): string | undefined => {
  let section = ''
  for (const line of linesOf(text)) {
    const header = /^\[([^\]]+)\]$/.exec(line)
    if (header !== null) {
      section = header[1]!.trim()
      continue
    }
    const name = /^([\w.:-]+)\s*=/.exec(line)?.[1]
    if (name === undefined) return line
    if (!harmless.some(each => globMatches(each, `${section}.${name}`))) return `${section}.${name}`
  }
  return undefined
}
