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

/** 300 tokens of o200k_base, of such text at least this long each. */
const MOST_CHARACTERS = 300 * 3

/** As many as there is room for, the first in any case. */
const within = (entries: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  let room = MOST_CHARACTERS
  return entries.filter((lines, at) => (room -= lines.join(' ').length) >= 0 || at === 0)
}

/** One line a command, in the order of how well they fit; nothing found is an answer, too. */
export const text = ({ found, absent = 0, warnings = [] }: SearchResult, style: Style): string => {
  const ink = paint(style.color)
  const none = absent === 0 ? 'Nothing that is known does that. Other words may find more.' : 'Nothing that is installed does that.'
  const left = absent === 0 ? '' : `${plural(absent, 'more command')} of tools that are not installed: --all`
  return [
    ...(found.length === 0 ? wrap(none, style.width) : within(found.map(entry => entryLines(entry, style))).flat()),
    ...wrap(left, style.width).map(ink.dim),
    ...warnings.flatMap(warning => wrap(oneLine(warning), style.width).map(ink.yellow)),
  ].join('\n')
}
