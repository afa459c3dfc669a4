import { flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import { effectWords, statesIn } from '../../search/effect-words.ts'
import type { Style } from '../shared/define.ts'
import type { Found, SearchResult } from './output.ts'

/** What follows on the lines of one that is longer than the terminal is wide. */
const INDENT = '    '

/** One entry a line: how it is written, what it is, what it does. */
const entryLines = (entry: Found, style: Style): readonly string[] => {
  const ink = paint(style.color)
  const effects = effectWords(statesIn(entry))
  const marks = [...effects, ...(entry.available === false ? ['absent'] : []), ...(entry.trusted === false ? ['not trusted'] : [])]
  const harmless = effects.length === 1 && effects[0] === 'read-only'
  const words = [
    ...wordsOf(oneLine(entry.signature)).map(ink.bold),
    ...wordsOf(oneLine(entry.description) === '' ? '' : `- ${oneLine(entry.description)}`),
    ...wordsOf(`[${marks.join(', ')}]`).map(harmless ? ink.green : ink.yellow),
  ]
  return flow(words, style.width - INDENT.length).map((line, at) => (at === 0 ? line : `${INDENT}${line}`))
}

/** Where nobody says how many. */
const MOST_TOKENS = 300

/** Of such text a token of o200k_base has at least as many characters. */
const CHARACTERS_A_TOKEN = 3

/** As many as there is room for, the first in any case. */
const within = (entries: readonly (readonly string[])[], tokens: number): readonly (readonly string[])[] => {
  let room = tokens * CHARACTERS_A_TOKEN
  return entries.filter((lines, at) => (room -= lines.join(' ').length) >= 0 || at === 0)
}

/** One line a command, in the order of how well they fit; nothing found is an answer, too. */
export const text = (
  { found, more = 0, absent = 0, warnings = [] }: SearchResult,
  style: Style,
  { maxTokens = MOST_TOKENS }: { readonly maxTokens: number | undefined },
): string => {
  const ink = paint(style.color)
  const none = absent === 0 ? 'Nothing that is known does that. Other words may find more.' : 'Nothing that is installed does that.'
  const left = absent === 0 ? '' : `${plural(absent, 'more command')} of tools that are not installed: --all`
  const entries = found.map(entry => entryLines(entry, style))
  const shown = within(entries, maxTokens)
  const cut = more + entries.length - shown.length
  return [
    ...(found.length === 0 ? wrap(none, style.width) : shown.flat()),
    ...(cut === 0 ? [] : wrap(`${plural(cut, 'more command')}: --max-tokens ${2 * maxTokens}`, style.width).map(ink.dim)),
    ...wrap(left, style.width).map(ink.dim),
    ...warnings.flatMap(warning => wrap(oneLine(warning), style.width).map(ink.yellow)),
  ].join('\n')
}
