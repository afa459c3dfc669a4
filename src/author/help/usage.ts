import type { ArgumentText, CommandText, OptionText } from '../described.ts'
import { closeOf, splitOutside, stepper } from './brackets.ts'
import { readOptionSpec } from './option-spec.ts'
import { choicesOf } from './value-spec.ts'
import type { Line } from './text.ts'

/** Usage as whole lines: what is indented deeper, or opens with a bracket, continues the line before. */
export const usageLines = (lines: readonly Line[], tool: string): readonly string[] => {
  const found: string[] = []
  const starts = (text: string): boolean => {
    const bare = text.replace(/^(?:or:?|\$|%) +/i, '')
    return bare === tool || bare.startsWith(`${tool} `)
  }
  const named = lines.some(line => starts(line.text))
  let over = false
  for (const { text } of lines) {
    // after a blank line only another usage counts: the rest is a footer
    if (text === '') over = found.length > 0
    if (text === '' || (over && !starts(text))) continue
    over = false
    if (found.length === 0 || (named ? starts(text) : !/^[[<(|]/.test(text))) found.push(text.replace(/^(?:or:?|\$|%) +/i, ''))
    else found[found.length - 1] += ` ${text}`
  }
  return found
}

/** The bracketed groups and words of a usage line. */
const tokensOf = (usage: string): readonly string[] => {
  const tokens: string[] = []
  const step = stepper(usage)
  for (let at = 0; at < usage.length;) {
    if (usage[at] === ' ') {
      at++
      continue
    }
    let end = at
    while (end < usage.length && usage[end] !== ' ') end = step(end)
    tokens.push(usage.slice(at, end))
    at = end
  }
  return tokens
}

/** `-46AaCf`: letters, each an option. A word like `-help` is one option. */
const isCluster = (text: string): boolean => {
  const letters = /^-([A-Za-z0-9]{2,})$/.exec(text)?.[1]
  if (letters === undefined || new Set(letters).size !== letters.length) return false
  const folded = letters.split('').map(letter => letter.toLowerCase())
  const ascending = folded.every((letter, at) => at === 0 || letter >= folded[at - 1]!)
  return letters.length === 2 || ascending || (/[A-Z]/.test(letters) && /[a-z]/.test(letters)) || /^\d/.test(letters)
}

const alternatives = (inner: string): readonly OptionText[] => {
  const parts = splitOutside(inner, '|').map(alternative => alternative.trim().replace(/^\((.*)\)$/, '$1'))
  // beside `-print` a `-fmt` is a word too
  const words = parts.some(part => /^-[A-Za-z]{3,}$/.test(part) && !isCluster(part))
  const specs = parts.flatMap(part => {
    if (part.startsWith('[')) return optionsOfGroup(part)
    if (!part.startsWith('-')) return []
    if (!words && isCluster(part))
      return part
        .slice(1)
        .split('')
        .map(letter => ({ flags: [`-${letter}`] }))
    const spec = readOptionSpec(part, true)
    if (spec === undefined) return []
    const { end: _, ...option } = spec
    return [option]
  })
  // `-v | --version`, `-d|--delete <x>`: one short and one long flag are one option
  const [one, other] = specs
  if (specs.length !== 2 || one === undefined || other === undefined) return specs
  const [short = '', long = ''] = [one.flags[0], other.flags[0]]
  const same =
    /^-[^-]$/.test(short) && long.startsWith('--') && one.value === undefined && long[2]?.toLowerCase() === short[1]?.toLowerCase()
  return same ? [{ ...other, flags: [...one.flags, ...other.flags] }] : specs
}

/** The options of `[-w|--workspace <name> [-w|--workspace <name> ...]]`. */
const optionsOfGroup = (token: string): readonly OptionText[] => {
  const end = closeOf(token, 0)
  if (!token.startsWith('[') || end === undefined) return []
  const inner = token.slice(1, end - 1).trim()
  if (!/^[-([]/.test(inner)) return []
  const again = inner.search(/ \[-/)
  const repeats = again > 0 && / \.\.\.\]?$/.test(inner)
  return alternatives(again > 0 ? inner.slice(0, again) : inner).map(option => (repeats ? { ...option, repeatable: true } : option))
}

/** go: `[-f] [-u] [-fix]`, where the letters of the last are no options, since one of them stands alone already. */
const isWordBeside = (token: string, tokens: readonly string[]): boolean => {
  const letters = /^\[-([a-z]{3,})\]$/.exec(token)?.[1]?.split('') ?? []
  return letters.some(letter => tokens.includes(`[-${letter}]`))
}

/** The options that a synopsis names: all there is for BSD programs, and where npm tells which take values. */
export const synopsisOptions = (text: string): readonly OptionText[] => {
  const tokens = tokensOf(text)
  return tokens.flatMap(token => {
    if (isWordBeside(token, tokens)) return [{ flags: [token.slice(1, -1)] }]
    return /^--[a-z]/.test(token) ? alternatives(token) : optionsOfGroup(token)
  })
}

/** More words than this make a synopsis of options, in which operands come last; nobody names so many. */
const MOST_TOKENS = 80

const OPTIONS_WORD = /^\[?<?(?:[\w/&]+[ -]){0,6}(?:options?|flags|opts)>?\]?(?:\.{3})?\]?$/i
const COMMAND_WORD = /^[[<({]*(?:sub-?)?commands?(?:[|>\])} .].*)?$/i

/** `[<repository> [<refspec>...]]` -> both of them. */
const nestedOf = (token: string): readonly string[] => {
  const inner = /^\[(.*)\](?:\.{3})?$/.exec(token)?.[1]
  if (inner === undefined || !/ \[/.test(inner) || closeOf(token, 0)! < token.replace(/\.{3}$/, '').length) return [token]
  return tokensOf(inner).flatMap(part => (part.startsWith('[') ? nestedOf(part) : /^\.{3}$/.test(part) ? [part] : [`[${part}]`]))
}

const argumentOf = (token: string): ArgumentText | undefined => {
  const variadic = /\.{3}|…/.test(token)
  const optional = token.startsWith('[')
  const bare = token
    .replaceAll(/\.{3}|…/g, '')
    .replace(/^[[<({]+/, '')
    .replace(/[\])>}]+$/, '')
    .trim()
  const name = bare.replaceAll(/[<>[\]]/g, '')
  if (name === '' || name.startsWith('-') || !/[A-Za-z]/.test(name) || name.length > 60) return undefined
  const bracketed = /^[[<({]/.test(token)
  if (!bracketed && !/^[A-Z][A-Z0-9_.|:/@=+-]*$/.test(bare)) return undefined
  const choices = token.startsWith('{') || (!optional && token.startsWith('(')) ? choicesOf(name) : undefined
  return { name, required: !optional, variadic, ...(choices === undefined ? {} : { choices }) }
}

/** Whether the usage has a place for a subcommand. Behind an operand, as in `docker run IMAGE [COMMAND]`, it is somebody else's. */
export const takesCommand = (usage: readonly string[]): boolean =>
  usage.some(line => {
    const first = tokensOf(line).find(token => COMMAND_WORD.test(token) || (!OPTIONS_WORD.test(token) && argumentOf(token) !== undefined))
    return first !== undefined && COMMAND_WORD.test(first)
  })

/** The words behind the path; options may stand between its words: `terraform [global options] state mv`. */
const behindPath = (tokens: readonly string[], path: readonly string[]): readonly string[] | undefined => {
  let known = 0
  for (const [at, token] of tokens.entries()) {
    if (known === path.length) return tokens.slice(at)
    if (token === path[known]) known++
    else if (!OPTIONS_WORD.test(token)) return undefined
  }
  return known === path.length ? [] : undefined
}

/** The operands of a usage line, in order; those of subcommands are not the command's. */
export const argumentsOf = (usage: string, path: readonly string[]): readonly ArgumentText[] => {
  // npm explains its lines behind two blanks
  const [line = ''] = usage.split(/ {2,}/)
  const tokens = tokensOf(line).flatMap(nestedOf).slice(0, MOST_TOKENS)
  // BSD programs write their operands without brackets
  const plain = !usage.includes('<')
  const rest = behindPath(tokens, path) ?? tokens.slice(1)
  const found: ArgumentText[] = []
  for (const token of rest) {
    if (COMMAND_WORD.test(token) && found.length === 0) return []
    if (OPTIONS_WORD.test(token) || token === '--' || token === '[--]') continue
    if (/^\.{3}$/.test(token) && found.length > 0) found.push({ ...found.pop()!, variadic: true })
    const argument = plain && /^[a-z][a-z_-]+\d?$/.test(token) ? { name: token, required: true, variadic: false } : argumentOf(token)
    if (argument === undefined) continue
    const known = found.findIndex(other => other.name === argument.name)
    if (known === -1) found.push(argument)
    // argparse: `archive [archive ...]`
    else if (argument.variadic) found[known] = { ...found[known]!, variadic: true }
  }
  return found
}

/**
 * Subcommands that usage lines spell out (`git bundle create ...`, `git bundle verify ...`): words that stand bare where others have a
 * different one, so that they are no placeholders.
 */
export const usageCommands = (usage: readonly string[], path: readonly string[]): readonly CommandText[] => {
  const lines = usage.flatMap(line => {
    const tokens = tokensOf(line)
    const own = path.every((name, at) => tokens[at] === name) ? tokens.slice(path.length) : []
    const first = own.find(token => !token.startsWith('[')) ?? ''
    return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(first) && !COMMAND_WORD.test(first) ? [{ name: first, line }] : []
  })
  const names = new Set(lines.map(line => line.name))
  // one word, or a line without brackets about it, may be the name of an operand
  const bracketed = usage.every(line => !/^\S+(?: [a-z]+)+$/.test(line)) || usage.some(line => /[<[]/.test(line))
  if (names.size < 2 || !bracketed || names.size * 3 < usage.length) return []
  return [...names].map(name => ({ name, aliases: [], usage: lines.find(line => line.name === name)!.line }))
}
