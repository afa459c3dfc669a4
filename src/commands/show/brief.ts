import type { Node } from '../../document/document.ts'
import { onlyCommands } from '../../document/trim.ts'
import type { ShownTool } from '../../layers/shown.ts'
import { readIndex } from '../../layers/split-document.ts'
import type { BriefDocument } from '../../search/shown-document.ts'
import { commandView } from '../../search/command-view.ts'
import type { Measure } from '../../search/budget.ts'
import { estimateTokens } from '../../search/estimate.ts'
import { toolIndex } from '../../search/tool-index.ts'
import type { Context } from '../shared/define.ts'
import type { Provenance, ShownBrief } from './output.ts'

export interface BriefQuestion {
  readonly maxTokens: number | undefined
  readonly depth: number | undefined
  readonly commands: readonly string[]
  readonly whole: ShownTool
  /** Of the command that is asked about, and nodes from the root to it. */
  readonly names: readonly string[]
  readonly nodes: readonly Node[]
  readonly origin: Provenance
}

/** The file and why it is trusted are for those who ask where all this came from. */
const briefly = (provenance: Provenance): Provenance => {
  if (provenance.explanation !== undefined) return provenance
  const { path, source, origin, override = null, available, trusted, warnings } = provenance
  return { path, source, origin, ...(override === null ? {} : { override }), available, trusted, warnings }
}

const isGroup = (node: Node | undefined): boolean => Object.keys(node?.commands ?? {}).length > 0

/** Whether the answer is that which the build made: of a document of the package as it is, without wishes. */
const isUsual = ({ whole, names, depth, commands, maxTokens }: BriefQuestion): boolean => {
  const { layer, override, document } = whole
  const asItIs = layer.origin === 'packaged' && override === null && document === layer.document
  return asItIs && names.length === 0 && depth === undefined && commands.length === 0 && maxTokens === undefined
}

const viewOf = (question: BriefQuestion, cost: (answer: BriefDocument) => number, { world, locations }: Context): BriefDocument => {
  const { whole, names, nodes, depth, commands, maxTokens: limit } = question
  const made = isUsual(question) ? readIndex(world, whole.layer.file, locations.splitShims) : undefined
  if (made !== undefined) return made
  // levels of commands: without any, it is the tool or the group itself that is shown
  if (!isGroup(nodes.at(-1)) || depth === 0) return commandView({ document: whole.document, names, nodes, limit, cost })
  const document = commands.length > 0 && names.length === 0 ? onlyCommands(whole.document, commands) : whole.document
  const filtered = document.omitted?.['commands']
  return toolIndex({
    document,
    names,
    nodes: names.length === 0 ? [document] : nodes,
    levels: depth,
    limit,
    cost,
    filtered: typeof filtered === 'number' ? filtered : 0,
  })
}

/** What `atip show` says where nobody asks for all: the commands of a tool or of a group, or one command. */
export const brief = async (question: BriefQuestion, context: Context): Promise<ShownBrief> => {
  const origin = { 'x-atip': briefly(question.origin) }
  const { maxTokens } = question
  const measure: Measure = maxTokens === undefined ? estimateTokens : (await import('../../search/count-tokens.ts')).countTokens
  const cost = (answer: BriefDocument): number => measure(`${JSON.stringify({ ...answer, ...origin })}\n`)
  return { ...viewOf(question, cost, context), ...origin }
}
