import type { Document } from '../document/document.ts'
import { estimateTokens } from './estimate.ts'
import type { BriefDocument } from './shown-document.ts'
import { toolIndex } from './tool-index.ts'

/** Tokens for what is laid around it where it is shown. */
const AROUND = 60

/** The index of a tool as it is given to those who wish nothing else, for the build to keep. */
export const usualIndex = (document: Document): BriefDocument =>
  toolIndex({
    document,
    names: [],
    nodes: [document],
    levels: undefined,
    limit: undefined,
    cost: answer => estimateTokens(JSON.stringify(answer)) + AROUND,
    filtered: 0,
  })
