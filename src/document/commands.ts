import { globMatches } from '../core/glob.ts'
import { nearest } from '../core/nearest.ts'
import { childOf } from './document.ts'
import type { Command, Commands, Document, Node } from './document.ts'

/** Names by which commands are known besides their own. */
interface Others {
  readonly aliases: ReadonlyMap<string, string>
  readonly globs: readonly string[]
}

const others = new WeakMap<Commands, Others>()

const othersOf = (commands: Commands): Others => {
  let known = others.get(commands)
  if (known === undefined) {
    const aliases = new Map<string, string>()
    const globs: string[] = []
    for (const [name, command] of Object.entries(commands)) {
      for (const alias of command['x-aliases'] ?? []) if (!aliases.has(alias)) aliases.set(alias, name)
      if (name.includes('*')) globs.push(name)
    }
    known = { aliases, globs }
    others.set(commands, known)
  }
  return known
}

/** Name under which `word` stands among `commands`: itself, the command it is an alias of, or the longest glob that matches. */
export const commandName = (commands: Commands | undefined, word: string): string | undefined => {
  if (commands === undefined) return undefined
  if (Object.hasOwn(commands, word)) return word
  const { aliases, globs } = othersOf(commands)
  const meant = aliases.get(word)
  if (meant !== undefined) return meant
  let longest: string | undefined
  for (const glob of globs) if (glob.length > (longest?.length ?? 0) && globMatches(glob, word)) longest = glob
  return longest
}

export type CommandSearch =
  /** `nodes[0]` is the root; `names` are the canonical names of the rest. */
  | { readonly kind: 'found'; readonly names: readonly string[]; readonly nodes: readonly Node[] }
  | {
      readonly kind: 'missing'
      readonly word: string
      readonly below: readonly string[]
      readonly meant: string | undefined
      readonly known: readonly string[]
    }

/** Follows subcommand words from the root; every word must name a command. */
export const findCommand = (document: Document, words: readonly string[]): CommandSearch => {
  const names: string[] = []
  const nodes: Node[] = [document]
  let node: Node = document
  for (const word of words) {
    const name = commandName(node.commands, word)
    const child: Command | undefined = name === undefined ? undefined : childOf(node.commands, name)
    if (name === undefined || child === undefined) {
      const known = Object.keys(node.commands ?? {})
      return { kind: 'missing', word, below: names, meant: nearest(word, known), known }
    }
    names.push(name)
    nodes.push(child)
    node = child
  }
  return { kind: 'found', names, nodes }
}

/** How many commands can be run: those without subcommands, and groups that also do something by themselves. */
export const countCommands = (node: Node): number => {
  let total = 0
  for (const child of Object.values(node.commands ?? {})) {
    const below = countCommands(child)
    total += below === 0 ? 1 : below
  }
  return total
}
