import { parse } from 'unbash'
import type { Word as WordNode, WordPart } from 'unbash'
import { ansiQuoted, otherwise } from './ansi.ts'
import { checkArithmetic } from './arithmetic.ts'
import { bracesOf } from './brace-words.ts'
import { DEEPEST_EVAL } from './limits.ts'
import { printedNumber } from './printed-number.ts'
import { printedText } from './printed-text.ts'
import { parameter } from './parameter.ts'
import { secretParameter, subshell } from './state.ts'
import { expandTildes, looksAssigned } from './tilde.ts'
import { mayAbort } from './merge.ts'
import { markWalked } from './mark-walked.ts'
import { isRewritten } from './rewritten.ts'
import { unquoted } from './unquoted.ts'
import { variable } from './variable.ts'
import type { Place } from './walk.ts'
import { anySecret, dynamicWord, joinWords, printedWord, staticWord } from './word.ts'
import type { Word } from './word.ts'

/** Text directly before or behind it makes one word with it for the shell, and two for the parser: `--output=<(..)`. */
const isGlued = (source: string, { pos, end }: WordPart): boolean => {
  let start = pos
  while (source.startsWith('\\\n', start - 2)) start -= 2
  let stop = end
  while (source.startsWith('\\\n', stop)) stop += 2
  return !BEFORE.test(source.slice(Math.max(0, start - 1), start)) || !AFTER.test(source.slice(stop, stop + 2))
}

const BEFORE = /^(?:[\s;|&(<>]|)$/
const AFTER = /^(?:[\s;|&)]|[<>](?!\()|$)/

const ITS_DIRECTORY = /^(?:\$\(\s*pwd\s*\)|`pwd`)$/

const expandPart = (place: Place, part: WordPart, quoted: boolean): Word => {
  const { walk, state, problems } = place
  const script = (expansion: typeof part & { readonly type: 'CommandExpansion' | 'ProcessSubstitution' }) => {
    if (expansion.script === undefined) problems.push({ code: 'parse-error', reason: `${expansion.text} cannot be read` })
    else {
      if (isRewritten(walk.source, expansion))
        problems.push({ code: 'unsupported', reason: `${expansion.text} is not what some shells run: they write it anew, and otherwise` })
      const { held, apart } = state.nesting
      walk.script(
        walk,
        subshell(state, expansion.type === 'CommandExpansion' ? { held: held + 1 } : { apart: apart + 1 }),
        expansion.script,
      )
    }
  }
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return staticWord(part.value, part.text)
    case 'AnsiCQuoted':
      return ansiQuoted(place, part)
    case 'DoubleQuoted':
    case 'LocaleString': {
      const [only] = part.parts
      if (part.type === 'DoubleQuoted' && part.parts.length === 1 && only?.type === 'Literal') return staticWord(only.value, part.text)
      let word = staticWord('', part.text)
      for (const child of part.parts) word = joinWords(word, expandPart(place, child, true))
      return otherwise(place, part, word)
    }
    case 'Glob': {
      const secret = anySecret(part.parts?.map(child => expandPart(place, child, true)) ?? [])
      // `[$x]` is not a pattern only
      if (quoted) return part.parts === undefined ? staticWord(part.value, part.text) : dynamicWord(part.text, { secret })
      return { ...dynamicWord(part.text, { rest: 'names', pieces: 'names', secret }), glob: part.text }
    }
    case 'SimpleExpansion': {
      const name = part.text.slice(1)
      if (name === '@' || name === '*')
        return dynamicWord(part.text, { pieces: quoted && name === '*' ? 'one' : 'any', secret: secretParameter(state) })
      const word = variable(place, name, part.text)
      return quoted ? word : unquoted(word)
    }
    case 'ParameterExpansion':
      return parameter(place, part, quoted)
    case 'CommandExpansion': {
      // between backticks bash joins the lines before it looks at quotes
      if (part.text.startsWith('`') && part.text.includes('\\\n') && part.text.includes("'"))
        problems.push({ code: 'unsupported', reason: `${part.text} joins lines, which is read differently in quotes` })
      const before = walk.invocations.length
      script(part)
      const writers = walk.invocations.slice(before)
      // a function of that name would have been walked instead, and `pwd` asks no variable
      const here = ITS_DIRECTORY.test(part.text) && writers.length === 1 && writers[0]!.words.length === 1 && !state.variables.has('PWD')
      const directory = here ? variable(place, 'PWD', part.text) : undefined
      if (directory?.values !== undefined) return quoted ? directory : unquoted(directory)
      const printed = {
        ...printedWord(part.text, quoted ? 'one' : 'any', writers),
        ...printedNumber(state, part.text, part.script),
      }
      const guesses = writers.flatMap(printedText)
      return guesses.length === 0 ? printed : { ...printed, guesses }
    }
    case 'ArithmeticExpansion':
      checkArithmetic(place, part.expression, part.text)
      mayAbort(state)
      return dynamicWord(part.text, { rest: 'number' })
    case 'ProcessSubstitution': {
      const before = walk.invocations.length
      script(part)
      return { ...staticWord('/dev/fd/63', part.text), heldBy: walk.invocations.slice(before) }
    }
    case 'ExtendedGlob':
      for (const child of part.parts ?? []) expandPart(place, child, true)
      if (place.pattern !== true)
        problems.push({ code: 'unsupported', reason: `${part.text} is an extended glob, which other shells read as code` })
      return dynamicWord(part.text, { pieces: 'names' })
    case 'BraceExpansion': {
      // where braces expand, they have expanded by now
      if (part.parts === undefined && !part.text.includes('\\')) return staticWord(part.text)
      let word = staticWord('{')
      for (const child of part.parts ?? []) word = joinWords(word, expandPart(place, child, quoted))
      return part.parts === undefined ? dynamicWord(part.text) : { ...joinWords(word, staticWord('}')), text: part.text }
    }
    default:
      problems.push({ code: 'unsupported', reason: `a part of ${JSON.stringify(walk.source)} is of a kind that is not known` })
      return dynamicWord('')
  }
}

/** The name in `$x` and `${x}`, where nothing else stands. */
const plainVariable = (parts: readonly WordPart[]): string | undefined => {
  const [part] = parts
  if (parts.length !== 1 || part === undefined) return undefined
  if (part.type === 'SimpleExpansion') return part.text.slice(1)
  if (part.type !== 'ParameterExpansion') return undefined
  return part.operation === undefined && part.index === undefined && part.prefix === undefined ? part.parameter : undefined
}

/** The only value that the line can have given a variable. */
const knownValue = ({ state }: Place, name: string): string | undefined => {
  const word = state.variables.get(name)
  return word?.values?.length === 1 ? word.values[0] : undefined
}

/** Nothing is known of it but its one value. */
const isStatic = ({ values, pieces: of, printedBy, heldBy, found, guesses, glob }: Word): boolean =>
  values?.length === 1 &&
  of === 'one' &&
  printedBy === undefined &&
  heldBy === undefined &&
  found === undefined &&
  guesses === undefined &&
  glob === undefined

/** What expands, and stands in no word that the parser takes for plain text. */
const UNSEEN = /^(?:[^\\]|\\[^])*?(?:[<>$]\(|`|\$[\w{])/

/** `1>(..)` and `x=(..)y` are plain text to the parser: what they run is looked for, and they are never approved. */
const unseen = (place: Place, node: WordNode): readonly Word[] => {
  place.problems.push({ code: 'unsupported', reason: `${node.text} is not a word of its own` })
  const found = pieceOf(place, node, node.text.slice(node.text.search(/[<>$]\(|`|\$[\w{]/)))
  return [dynamicWord(node.text, { pieces: 'any', secret: anySecret(found) })]
}

const pieces = (place: Place, node: WordNode, quoted: boolean, given = false): readonly Word[] => {
  const { parts } = node
  if (node.text.includes('$\\\n'))
    place.problems.push({ code: 'unsupported', reason: `${node.text} joins lines behind a dollar sign, which begins an expansion then` })
  if (parts === undefined) {
    if (UNSEEN.test(node.text)) return unseen(place, node)
    const word = expandTildes(place, node.text, { first: true, last: true, assigned: given, given })
    return [{ ...(word ?? staticWord(node.value)), text: node.text }]
  }
  const assigned = given || (place.walk.shell === 'bash' && looksAssigned(node.text))
  const name = quoted ? undefined : plainVariable(parts)
  if (name !== undefined) {
    // the whole word is one variable: its value falls apart into words at white space
    const known = knownValue(place, name)
    if (known !== undefined && /\s/.test(known) && !/[*?[\\]/.test(known))
      return known.split(/\s+/).flatMap(word => (word === '' ? [] : [staticWord(word, node.text)]))
  }
  let whole: Word | undefined
  parts.forEach((part, at) => {
    if (part.type === 'ProcessSubstitution' && (part.script?.commands.length === 0 || isGlued(place.walk.source, part)))
      place.problems.push({ code: 'unsupported', reason: `${part.text} is not a word of its own` })
    const site = { first: at === 0, last: at === parts.length - 1, assigned, given }
    const home = part.type === 'Literal' ? expandTildes(place, part.text, site) : undefined
    const right = home ?? expandPart(place, part, quoted)
    whole = whole === undefined && isStatic(right) ? right : joinWords(whole ?? staticWord(''), right)
  })
  return [{ ...(whole ?? staticWord('')), text: node.text }]
}

/** Nothing in it that any other expansion would change. */
const LITERAL = /^[\w./:=@%+,{}-][\w./:=@%+,{}#-]*$/

/** What came out of braces is read like a word that was written so. */
const pieceOf = (place: Place, node: WordNode, text: string): readonly Word[] => {
  if (text === '') return []
  if (LITERAL.test(text)) return [staticWord(text, node.text)]
  const { walk, problems } = place
  const unreadable = () => {
    problems.push({ code: 'unsupported', reason: `${node.text} cannot be read` })
    return [dynamicWord(node.text, { pieces: 'any' })]
  }
  const source = `_ ${text.startsWith('#') ? '\\' : ''}${text}`
  const script = parse(source)
  const command = script.commands[0]?.command
  const word = command?.type === 'Command' && script.commands.length === 1 ? command.suffix[0] : undefined
  if (script.errors !== undefined || word?.type !== 'Word' || word.end !== source.length || walk.evals >= DEEPEST_EVAL) return unreadable()
  const inner = { ...walk, source, span: walk.span ?? ([node.pos, node.end] as const), evals: walk.evals + 1 }
  return pieces({ ...place, walk: inner }, word, false).map(piece => ({ ...piece, text: node.text }))
}

/** Every shell that has braces agrees about these. */
const AGREED = /^[^{}"'\\$`]*(?:\{[^{}"'\\$`]*\}[^{}"'\\$`]*)*$/

const RANGES = /\{[^{},/]*\.\.[^{},/]*\}/g
const PLAIN_RANGE = /^\{(?:-?\d+\.\.-?\d+|[a-z]\.\.[a-z])\}$/

/** In these bash sees other quotes than are there: an escaped one in `$'..'`, and a dollar sign that comes to stand before one. */
const SEAMS = /\$'(?:[^'\\]|\\[^'])*\\'|\$[,}]|"[^"]*\$'/

/** The text of a word with nothing in its $'..'. */
const bareText = (text: string, parts: readonly WordPart[]): string =>
  parts.reduce((bare, part) => {
    if (part.type === 'BraceExpansion') return bareText(bare, part.parts ?? [])
    return part.type === 'AnsiCQuoted' ? bare.replaceAll(part.text, "''") : bare
  }, text)

/** `"$@"` as a word of its own: the words that the function, or `set --`, was given. */
const allParameters = ({ state }: Place, text: string): readonly Word[] | undefined => {
  if (!/^(?:"\$@"|\$[@*]|"\$\{@\}")$/.test(text)) return undefined
  const { words, open, secret } = state.positional
  if (words.length === 0 && open) return undefined
  const found = words.map(word => ({ ...(text.startsWith('"') ? word : unquoted(word)), text }))
  return open ? [...found, dynamicWord(text, { pieces: 'any', secret })] : found
}

/** No shell makes anything else of it. */
const PLAIN = /^[\w./:@%+,-]+$/

/** A word where the shell splits and globs: an argument, an element of a list. */
export const expandWord = (place: Place, node: WordNode): readonly Word[] => {
  const { text } = node
  // most words are nothing but letters
  if (PLAIN.test(text)) return [staticWord(text)]
  const parameters = allParameters(place, text)
  if (parameters !== undefined) return parameters
  if (place.walk.shell !== 'bash' && text.match(RANGES)?.some(range => !PLAIN_RANGE.test(range)) === true)
    place.problems.push({ code: 'unsupported', reason: `${text}: braces are read differently by other shells` })
  const bare = text.includes("$'") ? bareText(text, node.parts ?? []) : text
  const braces = bracesOf(text, bare)
  if (braces.kind === 'none' && !(node.parts?.some(part => part.type === 'BraceExpansion') === true && SEAMS.test(text)))
    return pieces(place, node, false)
  // a shell that is called sh may have no braces; where a list is gone through, it is one of either
  const { shell, braces: meant } = place.walk
  if (shell === 'sh' && meant === 'stay') return pieces(place, node, false)
  if (SEAMS.test(text)) place.problems.push({ code: 'unsupported', reason: `${text} has quotes in braces that are read differently` })
  const numbers = braces.kind === 'numbers' && LITERAL.test(`_${braces.before}${braces.after}`) && !braces.before.startsWith('~')
  const literal = shell === 'sh' && meant === undefined ? pieces(place, node, false) : []
  if (numbers) {
    const { before, after } = braces
    return [...literal, dynamicWord(text, { prefix: before, rest: before + after === '' ? 'number' : 'any', pieces: 'any' })]
  }
  if (braces.kind !== 'words' || (place.walk.shell !== 'bash' && !AGREED.test(text))) {
    const why = braces.kind === 'unreadable' ? braces.reason : 'braces are read differently by other shells'
    place.problems.push({ code: 'unsupported', reason: `${text}: ${why}` })
    return pieces(place, node, false).map(piece => dynamicWord(piece.text, { pieces: 'any', secret: piece.secret }))
  }
  markWalked(place.walk, node)
  return [...literal, ...braces.texts.flatMap(piece => pieceOf(place, node, piece))]
}

/** A word where it does neither: an assigned value, a here-string, an operand of `[[`. */
export const expandQuoted = (place: Place, node: WordNode): Word => pieces(place, node, true)[0] ?? staticWord('', node.text)

/** What an assignment gives: as quoted, and a `~` behind a colon counts too. */
export const expandAssigned = (place: Place, node: WordNode): Word => pieces(place, node, true, true)[0] ?? staticWord('', node.text)
