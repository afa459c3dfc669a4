import { FROM } from '../author/describe-options.ts'
import type { Result } from '../core/result.ts'
import type { Document } from '../metadata/document.ts'
import { SANDBOXES } from '../registry/config-bounds.ts'
import { define } from './define.ts'

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

/** All levels: no tree that is known is deeper. */
const DEEPEST = 8

export const shimGenerate = define({
  name: 'shim generate',
  summary: 'Describe an installed tool from its own help, manual pages and completion, as a shim to start from.',
  group: 'Documents',
  params: {
    tool: { kind: 'operand', required: true, completes: 'program', summary: 'The name of a program on PATH, or a path to one.' },
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
    output: {
      kind: 'text',
      placeholder: 'FILE',
      completes: 'file',
      summary: 'Write the shim to this file; only a generated shim of the same tool is overwritten.',
    },
    timeout: { kind: 'duration', minimum: 50, maximum: 60_000, default: 10_000, summary: 'How long one answer may take.' },
    concurrency: { kind: 'integer', minimum: 1, maximum: 64, default: 4, summary: 'How many programs run at once.' },
    sandbox: {
      kind: 'choice',
      choices: SANDBOXES,
      summary: 'What holds a program that is run: bubblewrap where it works (auto), always, or never; auto where config.json says nothing.',
    },
    asRoot: { kind: 'flag', summary: 'As root, run programs as root instead of as a user of their own.' },
    fresh: { kind: 'flag', summary: 'Forget what the tool answered earlier.' },
    force: { kind: 'flag', summary: 'Run it although nothing shows that it, or its commands, know --help.' },
  },
  effects: {
    filesystem: { read: true, write: true, delete: false, paths: ['~/.cache/agent-tools/'] },
    network: false,
    idempotent: true,
    reversible: true,
    destructive: false,
    cost: { billable: false },
    duration: { typical: '10s', timeout: '15m' },
    'x-executes': 'argv',
  },
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
  run: async (input, context): Promise<Result<GeneratedShim>> => (await import('./shim-generate-run.ts')).generateShim(input, context),
  text: async (shim, style) => (await import('./shim-generate-text.ts')).generatedShimText(shim, style),
})
