import { nearest } from '../core/nearest.ts'
import { commandName } from './commands.ts'
import { childOf } from './document.ts'
import type { Node } from './document.ts'
import type { Override } from './override.ts'

const flagsOf = (nodes: readonly Partial<Node>[]): readonly string[] =>
  nodes.flatMap(node => node.options ?? []).flatMap(option => option.flags)

const strangeFlags = (over: Partial<Node>, known: readonly string[], path: readonly string[]): readonly string[] =>
  (over.options ?? []).flatMap(({ flags }) => {
    if (flags.some(flag => known.includes(flag))) return []
    const meant = nearest(flags[0] ?? '', known)
    return meant === undefined ? [] : [`names the option "${[...path, flags[0]].join(' ')}", which nothing else does; is "${meant}" meant?`]
  })

/** A node of the document, and what the override lays over it. */
interface Laid {
  readonly base: Node
  readonly over: Partial<Node>
}

const strangers = ({ base, over }: Laid, above: readonly Partial<Node>[], path: readonly string[]): readonly string[] => {
  const around = [...above, base]
  const inner = Object.entries(over.commands ?? {}).flatMap(([word, command]) => {
    const name = commandName(base.commands, word)
    const child = name === undefined ? undefined : childOf(base.commands, name)
    if (child !== undefined) return strangers({ base: child, over: command }, around, [...path, word])
    const meant = nearest(word, Object.keys(base.commands ?? {}))
    return meant === undefined ? [] : [`names the command "${[...path, word].join(' ')}", which nothing else does; is "${meant}" meant?`]
  })
  return [...strangeFlags(over, flagsOf(around), path), ...inner]
}

/**
 * Commands and options of an override that the document below it lacks, and that look like mistyped ones of it: clauses that follow the
 * name of the file. They are taken as they stand, since the document may be what is incomplete.
 */
export const strangersIn = (base: Node, override: Override): readonly string[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the root is a document
  const globals: readonly Partial<Node>[] = 'globalOptions' in base ? [{ options: base.globalOptions as NonNullable<Node['options']> }] : []
  return strangers({ base, over: override }, globals, [])
}
