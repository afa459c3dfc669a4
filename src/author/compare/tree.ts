import { globMatches } from '../../core/glob.ts'
import { at } from '../../core/pointer.ts'
import type { Command, Document, Node } from '../../document/document.ts'
import type { DescribedCommand } from '../described.ts'

/** A command of the tool, and those above it, the tool itself first. */
export interface Seen {
  readonly node: DescribedCommand
  readonly above: readonly DescribedCommand[]
}

/** A command of the shim with what it can be held against. */
export interface Pair {
  readonly node: Node
  /** From the document down to the command, itself included. */
  readonly chain: readonly Node[]
  /** Names as in the shim, the tool's first. */
  readonly path: readonly string[]
  readonly pointer: string
  /** More than one where the name is a glob. */
  readonly seen: readonly Seen[]
}

/** One below the tool itself. */
export interface CommandPair extends Pair {
  readonly node: Command
}

const answers = (name: string, command: Command, { name: own, aliases }: DescribedCommand): boolean => {
  const names = [own, ...aliases]
  const meant = [name, ...(command['x-aliases'] ?? [])]
  return meant.some(alias => names.includes(alias) || (alias.includes('*') && names.some(other => globMatches(alias, other))))
}

export const rootPair = (document: Document, root: DescribedCommand): Pair => ({
  node: document,
  chain: [document],
  path: [document.name],
  pointer: '',
  seen: [{ node: root, above: [] }],
})

/** The commands below one, each with those of the tool that it stands for: none where the tool lists no such command. */
export const pairsBelow = (pair: Pair): readonly CommandPair[] =>
  Object.entries(pair.node.commands ?? {}).map(([name, command]) => {
    const candidates = pair.seen.flatMap(({ node, above }) => node.commands.map(child => ({ node: child, above: [...above, node] })))
    // exact names win over globs
    const exact = candidates.filter(candidate => [candidate.node.name, ...candidate.node.aliases].includes(name))
    const isOthers = (seen: Seen): boolean => name.includes('*') && Object.hasOwn(pair.node.commands ?? {}, seen.node.name)
    return {
      node: command,
      chain: [...pair.chain, command],
      path: [...pair.path, name],
      pointer: at(pair.pointer, 'commands', name),
      seen: exact.length > 0 ? exact : candidates.filter(candidate => answers(name, command, candidate.node) && !isOthers(candidate)),
    }
  })

/** A command and all below it. */
export const withBelow = (node: DescribedCommand): readonly DescribedCommand[] => [node, ...node.commands.flatMap(withBelow)]

/** The names of the way to a command of the tool. */
export const wayTo = ({ node, above }: Seen): readonly string[] => [...above, node].map(command => command.name)
