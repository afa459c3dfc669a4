import { inherit } from '../core/effects.ts'
import { oneLine } from '../core/text.ts'
import { statesBelow, statesOf } from '../document/effect-states.ts'
import type { StatedEffect, States } from '../document/effect-states.ts'
import type { Command, Node, Option } from '../document/document.ts'
import type { Entry } from './entry.ts'
import { flagOf, signature } from './signature.ts'

/** More options make a line that nobody reads; the rest is for `show`. */
const MOST_OPTIONS = 2

/** A description is a line; what somebody wrote into one may be a page. */
const LONGEST_DESCRIPTION = 160

/** Each has to be a certain no. */
const HARMLESS = ['filesystem.write', 'filesystem.delete', 'destructive'] as const satisfies readonly StatedEffect[]

/** Neither yes nor depending. */
const UNRAISED = ['x-executes', 'cost.billable'] as const satisfies readonly StatedEffect[]

/** What a command says that it changes elsewhere. */
const CHANGES = ['creates', 'modifies', 'deletes'] as const

const changesNothing = (nodes: readonly Node[], states: States): boolean => {
  const { leaves } = inherit(nodes.map(node => node.effects))
  return (
    HARMLESS.every(path => states.get(path) === 'no') &&
    UNRAISED.every(path => !['yes', 'depends'].includes(states.get(path) ?? '')) &&
    CHANGES.every(path => {
      const leaf = leaves.get(path)
      return leaf === undefined || leaf === false || (Array.isArray(leaf) && leaf.length === 0)
    })
  )
}

const cut = (text: string): string => (text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 3)}...` : text)

/** Those that only ask the tool about itself do nothing that anybody looks for. */
const ABOUT_ITSELF = new Set(['-h', '--help', '--version', '-V'])

/**
 * The options by which a command is found: its own, and those of the whole tool where it has no commands. `nodes`: from the root to the
 * command.
 */
export const indexedOptions = (nodes: readonly Node[], globalOptions: readonly Option[] = []): readonly Option[] => {
  const own = nodes.at(-1)
  const shared = nodes.length === 1 && Object.keys(own?.commands ?? {}).length === 0 ? globalOptions : []
  return [...(own?.options ?? []), ...shared].filter(option => !option.flags.some(flag => ABOUT_ITSELF.has(flag)))
}

const shortest = (lines: readonly string[]): string =>
  lines.toSorted((a, b) => a.split(' ').length - b.split(' ').length || a.length - b.length || (a < b ? -1 : 1))[0] ?? ''

/** `nodes`: from the root to the command; `globalOptions`: of the tool. */
export const entryOf = (words: readonly string[], nodes: readonly Node[], globalOptions: readonly Option[] = []): Entry => {
  const own: Node & Pick<Command, 'x-same-as'> = nodes.at(-1) ?? {}
  // of a group one asks what its commands can do
  const isGroup = Object.keys(own.commands ?? {}).length > 0
  const states = isGroup ? statesBelow(nodes, globalOptions) : statesOf(nodes, globalOptions)
  return {
    words,
    description: cut(oneLine(own.description ?? '')),
    signature: signature(words, nodes, MOST_OPTIONS),
    shortSignature: signature(words, nodes, 0),
    states,
    isReadOnly: changesNothing(nodes, states),
    sameAs: shortest([words.join(' '), ...(own['x-same-as'] ?? [])]),
    flags: indexedOptions(nodes, globalOptions).map(option => oneLine(flagOf(option))),
  }
}
