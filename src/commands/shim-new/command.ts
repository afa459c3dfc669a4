import type { Result } from '../../core/result.ts'
import type { Document } from '../../document/document.ts'
import { define } from '../shared/define.ts'

/** A document to be filled in, and where the little that it says comes from. */
export interface NewShim {
  readonly tool: string
  /** null: it is not installed. */
  readonly path: string | null
  /** Where it was written, or null. */
  readonly file: string | null
  /** What says so; null: nothing does. */
  readonly from: { readonly version: string | null; readonly description: string | null; readonly homepage: string | null }
  readonly notes: readonly string[]
  readonly document: Document
}

export const shimNew = define({
  name: 'shim new',
  summary: 'Begin a shim by hand: what files say of a tool, and the questions that only its manual answers; nothing is run.',
  group: 'Documents',
  params: {
    tool: {
      kind: 'operand',
      required: true,
      completes: 'program',
      summary: 'The name of a program, installed or not, or a path to one.',
    },
    output: {
      kind: 'text',
      placeholder: 'FILE',
      completes: 'file',
      summary: 'Write the shim to this file, which must not be there yet.',
    },
  },
  effects: {
    filesystem: { read: true, write: true, delete: false },
    network: false,
    idempotent: false,
    reversible: true,
    destructive: false,
    cost: { billable: false },
  },
  examples: [
    { command: 'atip shim new mytool', meaning: 'Show what files say of mytool, and what is to be found out.' },
    { command: 'atip shim new mytool --output mytool.json', meaning: 'Write it, to be filled in.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_EXISTS', 'CANNOT_WRITE'],
  output: 'new-shim',
  run: async (input, context): Promise<Result<NewShim>> => (await import('./run.ts')).newShim(input, context),
  text: async (shim, style) => (await import('./text.ts')).newShimText(shim, style),
})
