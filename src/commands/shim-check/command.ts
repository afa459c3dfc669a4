import type { CheckFinding } from '../../author/compare/findings.ts'
import type { Coverage } from '../../author/compare/compare.ts'
import type { Result } from '../../core/result.ts'
import { ASKS, READING_PARAMS, RUNNING_PARAMS } from '../shared/asking.ts'
import { define } from '../shared/define.ts'

/** One shim, and what the tool that is installed says to it. */
export interface CheckedShim {
  /** The file of the shim. */
  readonly subject: string
  readonly tool: string
  /** The program that it was held against, or null. */
  readonly installed: string | null
  /** What the shim describes, and what files say is installed; null: they do not say. */
  readonly version: { readonly shim: string; readonly installed: string | null }
  /** null: nothing could be compared. */
  readonly commands: Coverage | null
  readonly options: Coverage | null
  readonly findings: readonly CheckFinding[]
  /** Findings that were left out, behind the first thousand. */
  readonly omitted: number
  /** Commands of the shim that could not be held against anything. */
  readonly unread: readonly string[]
  readonly notes: readonly string[]
}

export interface CheckedShims {
  /** Something was compared, and no finding counts against it. */
  readonly passed: boolean
  /** How many shims could be compared with their tools. */
  readonly compared: number
  readonly shims: readonly CheckedShim[]
}

export const shimCheck = define({
  name: 'shim check',
  summary: 'Hold shims against the tools that are installed: what is invented, what is missing, what takes another value.',
  group: 'Documents',
  params: {
    subjects: {
      kind: 'operands',
      required: true,
      completes: 'document',
      summary: 'Shim files, directories of them, or names of tools that have a shim.',
    },
    ...READING_PARAMS,
    strict: { kind: 'flag', summary: 'Warnings and notes count too: what is missing, drift, what could not be read.' },
    ...RUNNING_PARAMS,
  },
  effects: ASKS,
  examples: [
    { command: 'atip shim check gh', meaning: 'Ask gh and its commands for help, and compare.' },
    { command: 'atip shim check git --from man', meaning: 'Hold the shim of git against its manual pages, which runs nothing.' },
    { command: 'atip shim check --strict ./shims', meaning: 'Check every shim of a directory; gaps count too.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_NOT_FOUND', 'NOT_A_DOCUMENT', 'INTERRUPTED', 'SANDBOX_UNAVAILABLE', 'CONFIG_INVALID'],
  output: 'shims-checked',
  run: async (input, context): Promise<Result<CheckedShims>> => (await import('./run.ts')).checkShims(input, context),
  text: async (checked, style) => (await import('./text.ts')).checkedText(checked, style),
  exitStatus: ({ passed }) => (passed ? 0 : 65),
})
