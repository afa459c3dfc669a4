import type { Document } from '../document/document.ts'
import { commandView } from './command-view.ts'
import { estimateTokens } from './estimate.ts'
import type { BriefDocument } from './shown-document.ts'
import { toolIndex } from './tool-index.ts'

/** Tokens for what is laid around it where it is shown. */
const AROUND = 70

/** What is said of a tool to those who wish nothing else, for the build to keep. */
export const usualAnswer = (document: Document): BriefDocument => {
  const cost = (answer: BriefDocument): number => estimateTokens(JSON.stringify(answer)) + AROUND
  const question = { document, names: [], nodes: [document], limit: undefined, cost }
  return Object.keys(document.commands ?? {}).length === 0
    ? commandView(question)
    : toolIndex({ ...question, levels: undefined, filtered: 0 })
}
