import { FROM } from '../author/describe-options.ts'
import type { CheckFinding } from '../author/compare/findings.ts'
import type { Coverage } from '../author/compare/compare.ts'
import type { Result } from '../core/result.ts'
import { SANDBOXES } from '../registry/config-bounds.ts'
import { define } from './define.ts'

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

/** All levels: no tree that is known is deeper. */
const DEEPEST = 8

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
    depth: {
      kind: 'integer',
      minimum: 0,
      maximum: DEEPEST,
      default: DEEPEST,
      summary: 'How many levels of commands to ask; 0 asks the tool alone.',
    },
    from: {
      kind: 'choice',
      choices: FROM,
      default: 'all',
      summary: 'What to read: help texts, manual pages (which runs nothing), the options that a cobra program completes, or all of them.',
    },
    strict: { kind: 'flag', summary: 'Warnings and notes count too: what is missing, drift, what could not be read.' },
    timeout: { kind: 'duration', minimum: 50, maximum: 60_000, default: 10_000, summary: 'How long one answer may take.' },
    concurrency: { kind: 'integer', minimum: 1, maximum: 64, default: 4, summary: 'How many programs run at once.' },
    sandbox: {
      kind: 'choice',
      choices: SANDBOXES,
      summary: 'What holds a program that is run: bubblewrap where it works (auto), always, or never; auto where config.json says nothing.',
    },
    asRoot: { kind: 'flag', summary: 'As root, run programs as root instead of as a user of their own.' },
    fresh: { kind: 'flag', summary: 'Forget what the tools answered earlier.' },
    force: { kind: 'flag', summary: 'Run them although nothing shows that they, or their commands, know --help.' },
  },
  effects: {
    filesystem: { read: true, write: true, delete: false, paths: ['~/.cache/agent-tools/'] },
    network: false,
    idempotent: true,
    reversible: true,
    destructive: false,
    cost: { billable: false },
    duration: { typical: '10s' },
    'x-executes': 'argv',
  },
  examples: [
    { command: 'atip shim check gh', meaning: 'Ask gh and its commands for help, and compare.' },
    { command: 'atip shim check git --from man', meaning: 'Hold the shim of git against its manual pages, which runs nothing.' },
    { command: 'atip shim check --strict ./shims', meaning: 'Check every shim of a directory; gaps count too.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_NOT_FOUND', 'NOT_A_DOCUMENT', 'INTERRUPTED', 'SANDBOX_UNAVAILABLE', 'CONFIG_INVALID'],
  output: 'shims-checked',
  run: async (input, context): Promise<Result<CheckedShims>> => (await import('./shim-check-run.ts')).checkShims(input, context),
  text: async (checked, style) => (await import('./shim-check-text.ts')).checkedText(checked, style),
  exitStatus: ({ passed }) => (passed ? 0 : 65),
})
