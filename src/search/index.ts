import type { Command, Document, Node } from '../document/document.ts'
import { entryLine } from './entry.ts'
import { INDEX_FORMAT, MOST_ENTRIES, OPTION_KIND, asciiOf, entryKey, kindOf } from './format.ts'
import type { Head } from './format.ts'
import { entryOf, indexedOptions } from './new-entry.ts'
import { postingsText } from './postings.ts'
import type { Posting } from './postings.ts'
import { commandWeights, optionWeights } from './weights.ts'

interface Word {
  readonly postings: Posting[]
  /** Entries of commands that have it themselves or in an option. */
  readonly commands: Set<number>
}

/** What stands for many commands (`describe-*`) is none of them. */
const OF_GLOB = 0.8

/** Collects entries in the order in which they are numbered. */
const collector = () => {
  const words = new Map<string, Word>()
  const lines: string[] = []
  const kinds: string[] = []
  const add = (weights: ReadonlyMap<string, number>, command: number, factor: number): void => {
    for (const [stem, weight] of weights) {
      const key = asciiOf(stem)
      let word = words.get(key)
      if (word === undefined) words.set(key, (word = { postings: [], commands: new Set() }))
      word.postings.push([kinds.length, weight * factor])
      word.commands.add(command)
    }
  }
  const addNode = (path: readonly string[], nodes: readonly (Node & Pick<Command, 'x-aliases'>)[], document: Document): void => {
    const own = nodes.at(-1)
    if (own === undefined || kinds.length >= MOST_ENTRIES) return
    const number = kinds.length
    const factor = path.some(word => word.includes('*')) ? OF_GLOB : 1
    lines.push(`${entryKey(number)} ${asciiOf(entryLine(entryOf(path, nodes, document.globalOptions)))}\n`)
    add(commandWeights(path.at(-1) ?? '', own), number, factor)
    kinds.push(kindOf(nodes.length - 1))
    for (const option of indexedOptions(nodes, document.globalOptions)) {
      add(optionWeights(option), number, factor)
      kinds.push(OPTION_KIND)
    }
    for (const [name, child] of Object.entries(own.commands ?? {})) addNode([...path, name], [...nodes, child], document)
  }
  return { words, lines, kinds, addNode }
}

/** The index of documents by the names of their tools. `of`: what `Head` keeps of what they come from. */
export const indexText = (documents: Iterable<readonly [tool: string, document: Document]>, of: unknown): string => {
  const { words, lines, kinds, addNode } = collector()
  const tools: (readonly [string, number])[] = []
  for (const [tool, document] of documents) {
    tools.push([tool, kinds.length])
    addNode([tool], [document], document)
  }
  const wordLines = [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, { postings, commands }]) => `${stem} ${commands.size.toString(36)} ${postingsText(postings)}\n`)
    .join('')
  const head: Head = { format: INDEX_FORMAT, commands: lines.length, words: wordLines.length, of }
  return `${JSON.stringify(head)}\n${asciiOf(JSON.stringify(tools))}\n${kinds.join('')}\n${wordLines}${lines.join('')}`
}
