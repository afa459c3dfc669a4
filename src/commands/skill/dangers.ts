import { EXECUTES, raisedByRole, statesOf } from '../../document/effect-states.ts'
import type { StatedEffect } from '../../document/effect-states.ts'
import type { Document, Node } from '../../document/document.ts'
import { rankedOptions } from '../../search/rank.ts'
import { flagOf } from '../../search/signature.ts'
import { code } from './phrases.ts'

/** What is worth a list of its own, the worst first, and how many are named: a list of all would be most of the skill. */
const KINDS = [
  { path: 'destructive', title: 'Destroys data', most: 8 },
  { path: 'cost.billable', title: 'Costs money', most: 4 },
  { path: 'x-reveals', title: 'Shows secrets', most: 4 },
  { path: 'x-executes', title: 'Runs other code', most: 4 },
] as const satisfies readonly { readonly path: StatedEffect; readonly title: string; readonly most: number }[]

const MOST_OFFERS = 8

const listed = (items: readonly string[], most: number): string => {
  const more = items.length - most
  return `${items.slice(0, most).map(code).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** A command that can be run: its words, and the nodes from the root to it. */
export interface Runnable {
  readonly words: readonly string[]
  readonly nodes: readonly Node[]
}

/** Every command without commands below it, in the order of the document; a tool without commands is one itself. */
export const runnableIn = (document: Document): readonly Runnable[] => {
  const below = ({ words, nodes }: Runnable): readonly Runnable[] => {
    const commands = Object.entries(nodes.at(-1)?.commands ?? {})
    if (commands.length === 0) return [{ words, nodes }]
    return commands.flatMap(([name, command]) => below({ words: [...words, name], nodes: [...nodes, command] }))
  }
  return below({ words: [document.name], nodes: [document] })
}

const optionsOf = ({ nodes }: Runnable, document: Document): Node => {
  const own = nodes.at(-1) ?? {}
  return nodes.length > 1 ? own : { ...own, options: [...(own.options ?? []), ...(document.globalOptions ?? [])] }
}

/** `git push --force`, for the gravest option that brings the effect. */
const withOption = (command: Runnable, path: StatedEffect, document: Document): readonly string[] => {
  const nodes = [...command.nodes.slice(0, -1), optionsOf(command, document)]
  const option = rankedOptions(nodes).find(each => {
    const raised = raisedByRole(each)
    // what runs other code can do everything, and is told as what it is
    return raised.includes(path) && (path === EXECUTES || !raised.includes(EXECUTES))
  })
  return option === undefined ? [] : [[...command.words, flagOf(option)].join(' ')]
}

/** What the commands of a tool can do that is worth a second thought, a line each. */
export const dangerLines = (commands: readonly Runnable[], document: Document): readonly string[] =>
  KINDS.flatMap(({ path, title, most }) => {
    const globals = document.globalOptions ?? []
    const stated = commands.map(command => [command, statesOf(command.nodes, globals).get(path)] as const)
    const always = stated.filter(([, state]) => state === 'yes').map(([command]) => command.words.join(' '))
    const sometimes = stated.filter(([, state]) => state === 'depends').flatMap(([command]) => withOption(command, path, document))
    const parts = [
      ...(always.length === 0 ? [] : [listed(always, most)]),
      ...(sometimes.length === 0 ? [] : [`${always.length === 0 ? '' : 'with an option '}${listed(sometimes, most)}`]),
    ]
    return parts.length === 0 ? [] : [`- ${title}: ${parts.join('; ')}`]
  })

/** What a document offers in the place of an option, a line each. Of several that one better one replaces, the longest says most. */
export const saferLines = (commands: readonly Runnable[]): readonly string[] => {
  const offers = commands.flatMap(({ words, nodes }) => {
    const all = (nodes.at(-1)?.['x-safer'] ?? []).toSorted((a, b) => a.replace.length - b.replace.length)
    const named = new Map(all.map(({ replace, with: better }) => [better, replace]))
    return [...named].map(([better, replace]) => `- ${code([...words, better].join(' '))} instead of ${code(replace)}`)
  })
  return offers.slice(0, MOST_OFFERS)
}
