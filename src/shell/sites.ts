import { parse } from 'unbash'
import type { Assignment, Command, CommandNode, DoubleQuotedChild, Redirection, Script, SyntaxNode, Word, WordPart } from 'unbash'
import { singleQuoted } from '../core/shell-quote.ts'
import { placeholdersIn } from '../document/patterns.ts'
import type { Placeholder } from '../document/patterns.ts'

/** Where in the text of a shell line a placeholder stands. */
export type Site = Placeholder &
  (
    | {
        readonly kind: 'word'
        /** The quotes around it. */
        readonly quote: '' | "'" | '"' | "$'"
        /** It is the whole word, and nothing that could read it as its own stands beside it. */
        readonly alone: boolean
        /** What stands before it inside the same quotes would take letters as part of its name. */
        readonly glued: boolean
      }
    /** What stands there is not data: no value may be put there. `reason` is a clause that follows the name. */
    | { readonly kind: 'code'; readonly reason: string }
  )

interface Region {
  readonly pos: number
  readonly end: number
  readonly word: Word | undefined
  readonly reason: string
}

const SYNTAX = "is part of the shell's own syntax"
const EXPANSION = 'stands in an expansion, which is code'

/**
 * Of the shell's own commands, those that take their words as data. All others evaluate words (`eval`, `declare`, `unset`), run them
 * (`command`, `exec`) or change how the rest of the line is read (`set`, `alias`).
 */
const DATA = new Set('echo cd chdir pushd pwd true false : kill umask source . type help'.split(' '))

/** `printf -v` sets the variable that it names, and evaluates the name; so does what compares numbers, in some shells. */
const COMPARES = /^-(?:v|R|eq|ne|lt|le|gt|ge)$/

/** What a name can be made of and still be known: `e"val"` is eval. */
const LITERAL = new Set(['Literal', 'SingleQuoted', 'DoubleQuoted', 'AnsiCQuoted'])

const takesData = (name: string, words: Command['suffix']): boolean => {
  const values = words.map(word => (word.type === 'Word' ? word.value : ''))
  // `command -v` only looks
  if (name === 'command') return /^-[vV]$/.test(values[0] ?? '')
  if (name === 'printf') return /^(?!-v)[^{]/.test(values[0] ?? '')
  if (name === 'test' || name === '[') return !values.some(value => COMPARES.test(value))
  return DATA.has(name)
}

const regionsOf = (builtins: ReadonlySet<string>) => {
  const regions: Region[] = []
  const closed = (node: { readonly pos: number; readonly end: number }, reason: string) =>
    regions.push({ pos: node.pos, end: node.end, word: undefined, reason })
  const open = (word: Word) => regions.push({ pos: word.pos, end: word.end, word, reason: '' })
  const assignment = (node: Assignment) => {
    if (node.index !== undefined || node.value.type === 'ArrayValue') closed(node, SYNTAX)
    else open(node.value)
  }
  const redirects = (nodes: readonly Redirection[]) => {
    for (const node of nodes) {
      if (node.type === 'Redirect' && node.target !== undefined && node.operator !== '<&' && node.operator !== '>&') open(node.target)
      else if (node.type !== 'Redirect')
        closed(node.type === 'HereDoc' ? node.body : node, 'stands in text that a command reads, which can be code')
    }
  }
  const command = (node: Command) => {
    const name = node.name === undefined || node.name.parts?.some(part => !LITERAL.has(part.type)) === true ? undefined : node.name.value
    const computed = node.name !== undefined && name === undefined
    if (node.name !== undefined) closed(node.name, 'is the name of a command')
    const evaluates = name !== undefined && builtins.has(name) && !takesData(name, node.suffix)
    for (const item of node.prefix) if (item.type === 'Assignment') assignment(item)
    for (const item of node.suffix) {
      if (item.type === 'Assignment') {
        if (evaluates && name !== 'export') closed(item, `is given to ${name}, which the shell evaluates`)
        else assignment(item)
      } else if (item.type === 'Word') {
        if (evaluates) closed(item, `is given to ${name}, which the shell evaluates`)
        else if (computed) closed(item, 'is given to a command that only the running line knows')
        else open(item)
      }
    }
    redirects(node.redirects)
  }
  const list = (script: Pick<Script, 'commands'>) => {
    for (const statement of script.commands) visit(statement.command)
  }
  const visit = (node: CommandNode | SyntaxNode): void => {
    switch (node.type) {
      case 'Command':
        return command(node)
      case 'Pipeline':
      case 'AndOr':
        return node.commands.forEach(visit)
      case 'Redirected':
        redirects(node.redirects)
        return visit(node.command)
      case 'Subshell':
      case 'BraceGroup':
        return list(node.body)
      default:
        return void closed(node, 'stands in a loop, a condition or a function, where it could be code')
    }
  }
  return { list, regions }
}

const holds = (outer: { readonly pos: number; readonly end: number }, placeholder: Placeholder): boolean =>
  outer.pos <= placeholder.start && placeholder.end <= outer.end

const inQuotes = (children: readonly DoubleQuotedChild[], placeholder: Placeholder): Site => {
  const at = children.findIndex(child => holds(child, placeholder))
  const child = children[at]
  if (child?.type !== 'Literal') return { ...placeholder, kind: 'code', reason: EXPANSION }
  return { ...placeholder, kind: 'word', quote: '"', alone: false, glued: at > 0 && child.pos === placeholder.start }
}

const inPart = (part: WordPart | undefined, placeholder: Placeholder): Site => {
  const word = (quote: '' | "'" | "$'"): Site => ({ ...placeholder, kind: 'word', quote, alone: false, glued: false })
  switch (part?.type) {
    case 'Literal':
      return word('')
    case 'SingleQuoted':
      return word("'")
    case 'AnsiCQuoted':
      return word("$'")
    case 'DoubleQuoted':
      return inQuotes(part.parts, placeholder)
    case 'CommandExpansion':
    case 'ProcessSubstitution':
      return { ...placeholder, kind: 'code', reason: 'stands in a command substitution, which is code' }
    default:
      return { ...placeholder, kind: 'code', reason: EXPANSION }
  }
}

const siteOf = (text: string, regions: readonly Region[], placeholder: Placeholder): Site => {
  const region = regions.find(each => holds(each, placeholder))
  if (region?.word === undefined) return { ...placeholder, kind: 'code', reason: region?.reason ?? SYNTAX }
  const { word } = region
  if (word.parts !== undefined)
    return inPart(
      word.parts.find(part => holds(part, placeholder)),
      placeholder,
    )
  const alone = word.pos === placeholder.start && word.end === placeholder.end && /^(?:[\s;|&)]|$)/.test(text.slice(placeholder.end))
  return { ...placeholder, kind: 'word', quote: '', alone, glued: false }
}

/** Every placeholder of a line, in order; the reason why the line cannot be read, when it cannot. */
export const sitesOf = (
  text: string,
  builtins: ReadonlySet<string>,
): { readonly sites: readonly Site[]; readonly unread: string | undefined } => {
  const placeholders = placeholdersIn(text)
  const script = parse(text)
  const error = script.errors?.[0]?.message ?? (script.commands.length === 0 ? 'there is nothing to run' : undefined)
  if (error !== undefined)
    return {
      sites: placeholders.map(placeholder => ({ ...placeholder, kind: 'code', reason: 'stands in a line that the shell cannot read' })),
      unread: error,
    }
  const { list, regions } = regionsOf(builtins)
  list(script)
  return { sites: placeholders.map(placeholder => siteOf(text, regions, placeholder)), unread: undefined }
}

type WordSite = Extract<Site, { readonly kind: 'word' }>

/** Words that every shell reads as they are. */
const PLAIN = /^[A-Za-z0-9_/.][A-Za-z0-9_/.,:@+-]*$/

/** A value as one piece of the word that its site is in, whatever it contains. */
const piece = ({ quote, alone, glued }: WordSite, value: string): string => {
  switch (quote) {
    case '':
      return alone && PLAIN.test(value) ? value : singleQuoted(value)
    case "'":
      return singleQuoted(value).slice(1, -1)
    case '"':
      return glued || /["$`\\!]/.test(value) ? `"${singleQuoted(value)}"` : value
    case "$'":
      return `'${singleQuoted(value)}$'`
  }
}

/** A piece that only the running line knows. */
const unknownPiece = ({ quote, name }: WordSite): string => {
  const variable = `$unset_${name.replaceAll('-', '_')}`
  if (quote === '"') return `""${variable}""`
  return quote === '' ? `"${variable}"` : `'"${variable}"${quote}`
}

/** What to put at a site: a value, something unknown, or undefined: it stays as it is written. */
export type Filling = { readonly value: string } | 'unknown' | undefined

export const fillSites = (text: string, sites: readonly Site[], fill: (site: WordSite, at: number) => Filling): string => {
  let filled = ''
  let from = 0
  sites.forEach((site, at) => {
    const filling = site.kind === 'word' ? fill(site, at) : undefined
    if (site.kind !== 'word' || filling === undefined) return
    filled += text.slice(from, site.start) + (filling === 'unknown' ? unknownPiece(site) : piece(site, filling.value))
    from = site.end
  })
  return filled + text.slice(from)
}
