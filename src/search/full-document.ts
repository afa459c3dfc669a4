import { statesBelow, statesOf } from '../document/effect-states.ts'
import type { States } from '../document/effect-states.ts'
import type { Command, Document, Node, Option } from '../document/document.ts'

const depends = (states: States): { readonly 'x-depends'?: readonly string[] } => {
  const paths = [...states].filter(([, state]) => state === 'depends').map(([path]) => path)
  return paths.length === 0 ? {} : { 'x-depends': paths }
}

const isGroup = (node: Node): boolean => Object.keys(node.commands ?? {}).length > 0

const command = (own: Command, above: readonly Node[]): Command => {
  const nodes = [...above, own]
  const { commands } = own
  if (commands === undefined || !isGroup(own)) return { ...own, ...depends(statesOf(nodes)) }
  return { ...own, commands: inner(commands, nodes), ...depends(statesBelow(nodes)) }
}

const inner = (commands: NonNullable<Node['commands']>, nodes: readonly Node[]): NonNullable<Node['commands']> =>
  Object.fromEntries(Object.entries(commands).map(([name, child]) => [name, command(child, nodes)]))

/** A document as it is, and beside the effects of each command, what of them depends on more than the command: `x-depends`. */
export const withStates = (document: Document): Document => {
  const globals: readonly Option[] = document.globalOptions ?? []
  if (document.commands === undefined || !isGroup(document)) return { ...document, ...depends(statesOf([document], globals)) }
  return { ...document, commands: inner(document.commands, [document]), ...depends(statesBelow([document], globals)) }
}
