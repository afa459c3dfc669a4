import { isObject, parsed } from '../core/json.ts'
import { readEntry } from './entry.ts'
import type { Entry } from './entry.ts'
import { INDEX_FORMAT, asciiOf, entryKey } from './format.ts'
import { markPostings } from './postings.ts'
import type { Worths } from './postings.ts'

/** An index as it lies in its text: what is asked for is looked up there. */
export interface Index {
  /** What it was made of. */
  readonly of: unknown
  readonly commands: number
  /** In their order, each with the number of its first entry. */
  readonly tools: readonly { readonly name: string; readonly first: number }[]
  /** One character an entry, see `index.ts`. */
  readonly kinds: string
  /** How many commands have the word of this stem, and where it stands; undefined where none has. */
  readonly word: (stem: string) => IndexedWord | undefined
  /** What is shown of a command, by its number. */
  readonly entry: (number: number) => Entry
}

interface IndexedWord {
  readonly commands: number
  /** Raises what each entry that has it counts to `factor` times how much it speaks for it. */
  readonly mark: (worths: Worths, factor: number) => void
}

interface Span {
  readonly start: number
  readonly end: number
}

/** What stands behind `key` on its line; lines between `start` and `end` are sorted by their first word. */
const lineOf = (text: string, { start, end }: Span, key: string): Span | undefined => {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    const line = middle === 0 ? 0 : Math.max(low, text.lastIndexOf('\n', middle - 1) + 1)
    const space = text.indexOf(' ', line)
    const own = text.slice(line, space)
    const next = text.indexOf('\n', space) + 1
    if (own === key) return { start: space + 1, end: next - 1 }
    if (own < key) low = next
    else high = line
  }
  return undefined
}

const toolsIn = (line: string): Index['tools'] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in readEntry
  const tools = JSON.parse(line) as readonly (readonly [string, number])[]
  return tools.map(([name, first]) => ({ name, first }))
}

/** Where each of the first three lines ends; 0: there are not as many. */
const headOf = (text: string): readonly [head: number, tools: number, kinds: number] => {
  const head = text.indexOf('\n') + 1
  const tools = text.indexOf('\n', head) + 1
  return [head, tools, text.indexOf('\n', tools) + 1]
}

/** undefined: it is no index that this program wrote, or not a whole one. */
export const readIndex = (text: string): Index | undefined => {
  const [headEnd, toolsEnd, kindsEnd] = headOf(text)
  if (headEnd === 0 || toolsEnd === 0 || kindsEnd === 0 || !text.endsWith('\n')) return undefined
  try {
    const head = parsed(text.slice(0, headEnd))
    if (!isObject(head) || head['format'] !== INDEX_FORMAT) return undefined
    const { words, commands, of } = head
    if (typeof words !== 'number' || typeof commands !== 'number') return undefined
    const kinds = text.slice(toolsEnd, kindsEnd - 1)
    const wordLines = { start: kindsEnd, end: kindsEnd + words }
    const entryLines = { start: wordLines.end, end: text.length }
    return {
      of,
      commands,
      tools: toolsIn(text.slice(headEnd, toolsEnd)),
      kinds,
      word: stem => {
        const line = lineOf(text, wordLines, asciiOf(stem))
        if (line === undefined) return undefined
        const space = text.indexOf(' ', line.start)
        return {
          commands: Number.parseInt(text.slice(line.start, space), 36),
          mark: (worths, factor) => markPostings(text, { start: space + 1, end: line.end }, worths, factor),
        }
      },
      entry: number => {
        const line = lineOf(text, entryLines, entryKey(number))
        if (line === undefined) throw new Error(`the index has no entry ${number}`)
        return readEntry(text.slice(line.start, line.end))
      },
    }
  } catch {
    return undefined
  }
}
