import type { AndOr, PipelineNode } from 'unbash'
import type { State } from './state.ts'

/** Whether the command ends what it stands in, whatever happens: with a status that is a number, and no redirection that could fail. */
const isLeaver = (state: State, node: Extract<PipelineNode, { type: 'Command' }>): boolean => {
  const name = node.name?.value ?? ''
  const { loops, returns } = state.frame
  const inside =
    name === 'exit' || (name === 'return' && returns !== undefined) || ((name === 'break' || name === 'continue') && loops.length > 0)
  if (!inside || state.functions.has(name) || state.aliases.size > 0 || node.prefix.length > 0 || node.suffix.length > 1) return false
  const [status] = node.suffix
  return status === undefined || (status.type === 'Word' && /^(?:[1-9]?[0-9]{1,2}|"?\$\?"?)$/.test(status.text))
}

/** Whether what follows the node in the same list is never reached. */
export const leaves = (state: State, node: PipelineNode | AndOr): boolean => {
  if (node.type === 'Command') return isLeaver(state, node)
  const last = node.type === 'BraceGroup' ? node.body.commands.at(-1) : undefined
  return last !== undefined && last.background !== true && leaves(state, last.command)
}
