import type { CommandText } from '../described.ts'
import { splitOutside } from './brackets.ts'
import { summaryOf } from './facts.ts'
import type { Section } from './sections.ts'
import type { Line } from './text.ts'

const NAME = /^[a-z0-9_@][\w.+:@-]*$/i

/** A word behind a name that says what the command takes, and is not yet its description. */
const OPERAND = /^(?:<.*>|\[.*\]|\{.*\}|\(.*\)|[A-Z][A-Z0-9_=|./:-]*(?:\.{3}\|\S*)?|\||\.\.\.|-.*)(?:\.{3}|…)?[,|]?$/

interface Entry {
  readonly names: readonly string[]
  readonly rest: string
}

/** The name and the other names that a line starts with: `build, b`, `login|signin`, `tool build [OPTIONS]`, `auth:`. */
const entryOf = (text: string, path: readonly string[]): Entry | undefined => {
  const gap = /\s{2,}|\s+[-\u2013\u2014]\s+|:\s+|\t/.exec(text)
  const head = gap === null ? text : text.slice(0, gap.index)
  const rest = gap === null ? '' : text.slice(gap.index + gap[0].length)
  let words = splitOutside(head, ' ').filter(part => part !== '')
  // yargs and others print the whole path
  if (path.length > 0 && path.every((name, at) => words[at] === name)) words = words.slice(path.length)
  const names: string[] = []
  while (words.length > 0) {
    const [word = ''] = words
    const parts = word.replace(/[,:*]$/, '').split(/[|,/]/)
    if (!parts.every(part => NAME.test(part)) || (names.length > 0 && OPERAND.test(word) && /^[A-Z]/.test(word))) break
    names.push(...parts)
    words = words.slice(1)
    if (!/[,|]$/.test(word) && words[0] !== '|') break
    if (words[0] === '|') words = words.slice(1)
  }
  if (names.length === 0) return undefined
  const described = words.findIndex(word => !OPERAND.test(word))
  if (described === -1) return { names, rest }
  // operands that fill their column are followed by one blank and a sentence
  const sentence = described > 0 && /^[A-Z][a-z]/.test(words[described]!)
  return sentence ? { names, rest: `${words.slice(described).join(' ')} ${rest}` } : undefined
}

/** Lines of names alone: separated by commas (npm), or in columns (openssl). */
const listed = (lines: readonly Line[]): readonly string[] | undefined => {
  const texts = lines.map(line => line.text).filter(text => text !== '')
  const split = (separator: RegExp) => texts.map(text => text.split(separator).filter(part => part !== ''))
  for (const separator of [/\s*,\s*/, /\s{2,}|\t/]) {
    const parts = split(separator)
    const several = parts.some(part => part.length > 2)
    const names = parts.flat().map(part => part.trim())
    if (several && names.every(name => NAME.test(name))) return names
  }
  return undefined
}

/** The commands that one section lists. `path`: the words of the command that the text is about, the tool's name first. */
export const commandsIn = (section: Section, path: readonly string[]): readonly CommandText[] => {
  const margin = section.lines.find(line => line.text !== '')?.indent ?? 0
  const end = section.lines.findIndex(line => line.text !== '' && line.indent < margin)
  // what is less deep than the first of them is a footer
  const lines = end === -1 ? section.lines : section.lines.slice(0, end)
  const names = blocks(lines).flatMap(block => listed(block) ?? [])
  if (names.length > 0) return names.map(name => ({ name, aliases: [] }))
  const found = foldAliases(entriesIn(lines, margin, path))
  return EXTERNAL.test(section.title) ? found.map(command => ({ ...command, external: true })) : found
}

const EXTERNAL = /\b(?:external|third.party|provided by plugins)\b/i

/** cargo lists `b` with the words "alias: build" as if it were a command. */
const foldAliases = (commands: readonly CommandText[]): readonly CommandText[] => {
  const targets = new Map(
    commands.flatMap(command => (/^alias: \S+$/.test(command.description ?? '') ? [[command.name, command.description!.slice(7)]] : [])),
  )
  return commands
    .filter(command => !targets.has(command.name))
    .map(command => ({
      ...command,
      aliases: [...new Set([...command.aliases, ...[...targets].filter(([, to]) => to === command.name).map(([name]) => name)])],
    }))
}

const entriesIn = (lines: readonly Line[], margin: number, path: readonly string[]): readonly CommandText[] => {
  return lines.flatMap((line, at): readonly CommandText[] => {
    if (line.indent !== margin || line.text === '' || line.text.startsWith('-')) return []
    const entry = entryOf(line.text, path)
    if (entry === undefined) return []
    const [name = '', ...aliases] = entry.names
    const below: string[] = []
    for (let i = at + 1; i < lines.length && lines[i]!.indent > margin && lines[i]!.text !== ''; i++) {
      below.push(lines[i]!.text)
    }
    // a word at the margin with nothing to say about it is prose
    if (entry.rest === '' && below.length === 0 && margin === 0) return []
    const text = [entry.rest, ...below].join(' ')
    const spelt = /[([]aliases?: ([\w-]+(?:, ?[\w-]+)*)[)\]]/i.exec(text)
    const others = spelt?.[1]?.split(/, ?/) ?? []
    const description = summaryOf(spelt === null ? text : text.replace(spelt[0], ''))
    return [{ name, aliases: [...aliases, ...others], ...(description === undefined ? {} : { description }) }]
  })
}

const blocks = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const found: Line[][] = [[]]
  for (const line of lines) {
    if (line.text === '') found.push([])
    else found.at(-1)!.push(line)
  }
  return found.filter(block => block.length > 0)
}

/** argparse lists subcommands as one of its arguments: `{add,list}`, and each below it, deeper. */
export const commandsOfArguments = (section: Section, path: readonly string[]): readonly CommandText[] => {
  const at = section.lines.findIndex(line => /^\{[\w.,+-]+\}/.test(line.text))
  const set = section.lines[at]
  if (set === undefined) return []
  const below: Line[] = []
  for (const line of section.lines.slice(at + 1)) {
    if (line.text !== '' && line.indent <= set.indent) break
    below.push(line)
  }
  const names = new Set(/^\{([^}]*)\}/.exec(set.text)![1]!.split(','))
  const described = commandsIn({ ...section, lines: below }, path).filter(command => names.has(command.name))
  const known = new Set(described.flatMap(command => [command.name, ...command.aliases]))
  return [...described, ...[...names].filter(name => !known.has(name)).map(name => ({ name, aliases: [] }))]
}
