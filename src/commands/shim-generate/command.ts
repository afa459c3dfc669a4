import type { Result } from '../../core/result.ts'
import type { Document } from '../../document/document.ts'
import { ASKS, READING_PARAMS, RUNNING_PARAMS } from '../shared/asking.ts'
import { define } from '../shared/define.ts'

/** A document made from help texts, and how it was made. */
export interface GeneratedShim {
  readonly tool: string
  /** The program that was asked. */
  readonly path: string
  /** Where it was written, or null. */
  readonly file: string | null
  readonly commands: number
  readonly options: number
  /** Commands of which only the name is known. */
  readonly unanswered: number
  /** How often the program was started. */
  readonly executed: number
  /** Answers that were known from an earlier time. */
  readonly remembered: number
  readonly notes: readonly string[]
  readonly document: Document
}

export const shimGenerate = define({
  name: 'shim generate',
  summary: 'Describe an installed tool from its own help, manual pages and completion, as a shim to start from.',
  group: 'Documents',
  params: {
    tool: { kind: 'operand', required: true, completes: 'program', summary: 'The name of a program on PATH, or a path to one.' },
    ...READING_PARAMS,
    output: {
      kind: 'text',
      placeholder: 'FILE',
      completes: 'file',
      summary: 'Write the shim to this file; only a generated shim of the same tool is overwritten.',
    },
    ...RUNNING_PARAMS,
  },
  effects: { ...ASKS, duration: { typical: '10s', timeout: '15m' } },
  examples: [
    { command: 'atip shim generate mytool', meaning: 'Ask mytool and all its commands for help, and show what was understood.' },
    { command: 'atip shim generate mytool --output mytool.json', meaning: 'Write the shim, to be read and corrected.' },
    { command: 'atip shim generate mytool --from help --depth 1', meaning: 'Only its help, and only one level of commands.' },
  ],
  failures: [
    'TOOL_NOT_FOUND',
    'PROBE_REFUSED',
    'NO_HELP',
    'FILE_EXISTS',
    'CANNOT_WRITE',
    'INTERRUPTED',
    'SANDBOX_UNAVAILABLE',
    'CONFIG_INVALID',
  ],
  output: 'generated-shim',
  run: async (input, context): Promise<Result<GeneratedShim>> => (await import('./run.ts')).generateShim(input, context),
  text: async (shim, style) => (await import('./text.ts')).generatedShimText(shim, style),
})
