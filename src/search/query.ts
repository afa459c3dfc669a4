import { OPTION_KIND, depthOf, kindOf } from './format.ts'
import type { Index } from './read-index.ts'
import { stemsOf } from './stem.ts'
import { synonymsOf } from './synonyms.ts'

/** A question of more words is a text: what comes after them says little more. */
const MOST_WORDS = 32

/** How much a synonym counts of what the word itself would. */
const SYNONYM = 0.5

/** How much a word counts for a command that only the command above it has, or the tool. */
const INHERITED = 0.65

/** The same of a word that only an option has. */
const OF_OPTION = 0.6

/** A group does nothing itself. */
const OF_GROUP = 0.8

/** What fits so much less than the best has a word of the question by chance. */
const LEAST = 0.4

export interface Hit {
  readonly index: Index
  readonly command: number
  /** Which of its options has words of the question that it has not itself, from 0; -1: none. */
  readonly option: number
  readonly score: number
}

/** How rare a word is, over all indexes: one that every command has tells nothing; 0: none has it. */
const rarityIn = (indexes: readonly Index[], stem: string): number => {
  let total = 0
  let having = 0
  for (const index of indexes) {
    total += index.commands
    having += index.word(stem)?.commands ?? 0
  }
  return having === 0 ? 0 : Math.log(1 + (total - having + 0.5) / (having + 0.5))
}

/** A word and its synonyms, each with what it counts at most. */
interface Term {
  readonly stems: readonly { readonly stem: string; readonly factor: number }[]
}

/** What counts less than this part of the rarest word does not make a command one of the best. */
const TOUCHING = 0.3

/** Where that leaves fewer, as of one tool, every word makes one. */
const FEW = 10

/** What counts less than this part of the rarest word makes no difference. */
const NOTICED = 0.1

interface Question {
  readonly terms: readonly Term[]
  /** What its rarest word counts at most. */
  readonly most: number
}

const questionOf = (indexes: readonly Index[], text: string): Question => {
  const stems = [...new Set(stemsOf(text))].slice(0, MOST_WORDS)
  const terms = stems.map(stem => ({
    stems: [
      { stem, factor: rarityIn(indexes, stem) },
      ...synonymsOf(stem).map(other => ({ stem: other, factor: SYNONYM * rarityIn(indexes, other) })),
    ].filter(({ factor }) => factor > 0),
  }))
  return { terms, most: Math.max(0, ...terms.map(term => term.stems[0]?.factor ?? 0)) }
}

/** What the words of a question count for the entries of an index, by their own texts: of each word, and whether any makes a hit of it. */
interface Counted {
  readonly index: Index
  readonly terms: readonly Float32Array[]
  readonly touched: Uint8Array
}

const counted = (index: Index, { terms, most }: Question, touching: number): Counted => {
  const touched = new Uint8Array(index.kinds.length)
  const none = new Uint8Array(index.kinds.length)
  return {
    index,
    touched,
    terms: terms.map(({ stems }) => {
      const of = new Float32Array(index.kinds.length)
      for (const { stem, factor } of stems) {
        if (factor >= NOTICED * most) index.word(stem)?.mark({ of, touched: factor >= touching * most ? touched : none }, factor)
      }
      return of
    }),
  }
}

/** What each word counts for a command: by its own text, or less by that of the commands above it. */
const valuesOf = ({ index, terms }: Counted, command: number): readonly number[] => {
  const values = terms.map(of => of[command] ?? 0)
  let share = INHERITED
  let above = command
  for (let depth = depthOf(index.kinds, command) - 1; depth >= 0; depth--) {
    above = index.kinds.lastIndexOf(kindOf(depth), above - 1)
    for (let term = 0; term < values.length; term++) values[term] = Math.max(values[term] ?? 0, share * (terms[term]?.[above] ?? 0))
    share *= INHERITED
  }
  return values
}

const OPTION = OPTION_KIND.charCodeAt(0)

/** The best that a command and any one of its options come to together; `from`: the first of its entries in which a word counts. */
const hitOf = (found: Counted, command: number, from: number): Hit & { readonly end: number } => {
  const { index, terms, touched } = found
  const own = valuesOf(found, command)
  let score = own.reduce((sum, value) => sum + value, 0)
  let option = -1
  let end = Math.max(from, command + 1)
  for (; index.kinds.charCodeAt(end) === OPTION; end++) {
    if (touched[end] === 0) continue
    let sum = 0
    for (let term = 0; term < own.length; term++) sum += Math.max(own[term] ?? 0, OF_OPTION * (terms[term]?.[end] ?? 0))
    if (sum > score) {
      score = sum
      option = end - command - 1
    }
  }
  const isGroup = end < index.kinds.length && depthOf(index.kinds, end) > depthOf(index.kinds, command)
  return { index, command, option, score: isGroup ? score * OF_GROUP : score, end }
}

/** The commands that have a word of the question themselves, or in an option. */
const hitsIn = (found: Counted, permits: (tool: string) => boolean): readonly Hit[] => {
  const { index, touched } = found
  const { kinds, tools } = index
  const hits: Hit[] = []
  let tool = 0
  for (let at = touched.indexOf(1); at !== -1;) {
    let command = at
    while (kinds.charCodeAt(command) === OPTION) command--
    while ((tools[tool + 1]?.first ?? Infinity) <= command) tool++
    const hit = hitOf(found, command, at)
    if (permits(tools[tool]?.name ?? '')) hits.push(hit)
    at = touched.indexOf(1, hit.end)
  }
  return hits
}

/**
 * The commands that have words of the question, the best first; of a command and the tool or group that it is of, both are there.
 * `permits`: the tools of each index that count.
 */
export const rank = (indexes: readonly Index[], question: string, permits: (tool: string, index: Index) => boolean): readonly Hit[] => {
  const asked = questionOf(indexes, question)
  const hitsOf = (touching: number): readonly Hit[] =>
    indexes.flatMap(index => hitsIn(counted(index, asked, touching), tool => permits(tool, index)))
  const likely = hitsOf(TOUCHING)
  const hits = likely.length < FEW ? hitsOf(0) : likely
  const best = hits.reduce((most, hit) => Math.max(most, hit.score), 0)
  return hits
    .filter(hit => hit.score >= LEAST * best)
    .toSorted((a, b) => b.score - a.score || depthOf(a.index.kinds, a.command) - depthOf(b.index.kinds, b.command))
}
