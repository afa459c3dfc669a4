import type { Command, Node, Option } from '../document/document.ts'
import { stemsOf } from './stem.ts'

/*
 * How much each word of a command or an option speaks for it: BM25F, of which all but the rarity of the word is known when the index is
 * made. The figures were tuned on one half of the tasks of bench/retrieval.mjs; the other half was looked at once.
 */

interface Field {
  /** How much a word in it counts. */
  readonly weight: number
  /** How many words it usually has. */
  readonly usual: number
  /** How much less a word counts in a longer one: 0 not at all, 1 as many times less as it is longer. */
  readonly thinned: number
}

const COMMAND = {
  name: { weight: 2, usual: 1.5, thinned: 0.3 },
  description: { weight: 2, usual: 5, thinned: 0.55 },
  tasks: { weight: 4, usual: 6, thinned: 0.1 },
  examples: { weight: 0.2, usual: 12, thinned: 0.5 },
  arguments: { weight: 0.7, usual: 6, thinned: 0.5 },
} as const satisfies Readonly<Record<string, Field>>

const OPTION = {
  name: { weight: 1.5, usual: 1.5, thinned: 0.3 },
  description: { weight: 1, usual: 4, thinned: 0.3 },
  tasks: { weight: 4, usual: 6, thinned: 0.1 },
} as const satisfies Readonly<Record<string, Field>>

/** How soon more of the same makes no difference. */
const SATURATION = 1.2

/** What a word that stands in a field again adds to what it counted there. */
const AGAIN = 0.2

type Texts = readonly (readonly [Field, string])[]

/** By stem, between 0 and 1. */
export type Weights = ReadonlyMap<string, number>

const weightsOf = (texts: Texts): Weights => {
  const sums = new Map<string, number>()
  for (const [{ weight, usual, thinned }, text] of texts) {
    const stems = stemsOf(text)
    const worth = weight / (1 - thinned + (thinned * stems.length) / usual)
    const before = new Set<string>()
    for (const stem of stems) {
      sums.set(stem, (sums.get(stem) ?? 0) + (before.has(stem) ? worth * AGAIN : worth))
      before.add(stem)
    }
  }
  return new Map([...sums].map(([stem, sum]) => [stem, sum / (SATURATION + sum)]))
}

const text = (items: readonly (string | undefined)[] | undefined): string => (items ?? []).filter(Boolean).join(' ')

/** Of a command, or of a tool itself, without its options. */
export const commandWeights = (name: string, node: Node & Pick<Command, 'x-aliases'>): Weights =>
  weightsOf([
    [COMMAND.name, text([name, ...(node['x-aliases'] ?? [])])],
    [COMMAND.description, node.description ?? ''],
    [COMMAND.tasks, text(node['x-tasks'])],
    [COMMAND.examples, text(node.examples)],
    [COMMAND.arguments, text(node.arguments?.flatMap(argument => [argument.name, argument.description]))],
  ])

const longFlags = ({ flags }: Option): readonly string[] => flags.map(flag => flag.replace(/^-+/, '')).filter(flag => flag.length > 1)

export const optionWeights = (option: Option): Weights =>
  weightsOf([
    [OPTION.name, text([...longFlags(option), option.name])],
    [OPTION.description, option.description ?? ''],
    [OPTION.tasks, text(option['x-tasks'])],
  ])
