import { childOf } from './document.ts'
import type { Command, Commands, Document, Node } from './document.ts'
import { countCommands } from './commands.ts'
import { effectsOf, inherit } from '../core/effects.ts'

/** What a trimmed document leaves out, in the protocol's later form. What is left out is unknown, not harmless. */
interface Omitted {
  readonly reason: 'depth-limited' | 'filtered'
  readonly commands: number
  readonly safetyAssumption: 'unknown'
}

const partial = (document: Document, reason: Omitted['reason'], commands: number): Document => {
  // on top of what an earlier cut left out
  const earlier = document.omitted?.['commands']
  const omitted: Omitted = { reason, commands: commands + (typeof earlier === 'number' ? earlier : 0), safetyAssumption: 'unknown' }
  return commands === 0 ? document : { ...document, partial: true, omitted: { ...omitted } }
}

/** For documents that lost whole commands; where one lost what is below it, it would count as a command itself. */
const filtered = (document: Document, whole: Document): Document =>
  partial(document, 'filtered', countCommands(whole) - countCommands(document))

const cut = (node: Node, levels: number): Node => {
  if (node.commands === undefined) return node
  const { commands, ...rest } = node
  if (levels === 0) return rest
  return { ...rest, commands: Object.fromEntries(Object.entries(commands).map(([name, child]) => [name, cut(child, levels - 1)])) }
}

const countBelow = (node: Node, levels: number): number =>
  levels === 0 ? countCommands(node) : Object.values(node.commands ?? {}).reduce((sum, child) => sum + countBelow(child, levels - 1), 0)

/** Keeps `levels` levels of commands. */
export const limitDepth = (document: Document, levels: number): Document =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the root everything but commands stays
  partial(cut(document, levels) as Document, 'depth-limited', countBelow(document, levels))

/** Keeps only the top-level commands named. */
export const onlyCommands = (document: Document, names: readonly string[]): Document => {
  const kept = names.flatMap(name => {
    const command = childOf(document.commands, name)
    return command === undefined ? [] : [[name, command] as const]
  })
  return filtered({ ...document, commands: Object.fromEntries(kept) }, document)
}

/**
 * Keeps one command and what is below it. Its `effects` become the effective ones: every leaf that a group or the root declares
 * is filled in, so that the reader need not look up.
 */
export const narrow = (document: Document, names: readonly string[], nodes: readonly Node[]): Document => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- below the root every node is a command
  const own = nodes.at(-1) as Command
  const effects = effectsOf(inherit(nodes.map(node => node.effects)).leaves)
  let inner: Command = Object.keys(effects).length === 0 ? own : { ...own, effects }
  for (let level = names.length - 1; level > 0; level--) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const group = nodes[level] as Command
    const commands: Commands = { [names[level]!]: inner }
    inner = { ...(group.description === undefined ? {} : { description: group.description }), commands }
  }
  const { commands: _, ...root } = document
  return filtered({ ...root, commands: { [names[0]!]: inner } }, document)
}
