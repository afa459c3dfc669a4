import { FROM } from '../../author/describe-options.ts'
import type { DescribeOptions } from '../../author/describe-options.ts'
import type { Effects } from '../../core/effects.ts'
import type { Params } from '../../core/params.ts'
import { SANDBOXES } from '../../registry/config-bounds.ts'

/** All levels: no tree that is known is deeper. */
const DEEPEST = 8

/** How deep a tool is asked, and what of it is read. */
export const READING_PARAMS = {
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
} as const satisfies Params

/** What holds the programs that are run, whatever they are asked. */
export const HOLDING_PARAMS = {
  sandbox: {
    kind: 'choice',
    choices: SANDBOXES,
    summary: 'What holds a program that is run: bubblewrap where it works (auto), always, or never; auto where config.json says nothing.',
  },
  asRoot: { kind: 'flag', summary: 'As root, run programs as root instead of as a user of their own.' },
} as const satisfies Params

/** How programs are run to be asked. */
export const RUNNING_PARAMS = {
  timeout: { kind: 'duration', minimum: 50, maximum: 60_000, default: 10_000, summary: 'How long one answer may take.' },
  concurrency: { kind: 'integer', minimum: 1, maximum: 64, default: 4, summary: 'How many programs run at once.' },
  ...HOLDING_PARAMS,
  fresh: { kind: 'flag', summary: 'Forget what was answered earlier.' },
  force: { kind: 'flag', summary: 'Run programs although nothing shows that they, or their commands, know --help.' },
} as const satisfies Params

/** Effects of asking installed tools for help: programs of the machine run, and their answers are remembered. */
export const ASKS: Effects = {
  filesystem: { read: true, write: true, delete: false, paths: ['~/.cache/agent-tools/'] },
  network: false,
  idempotent: true,
  reversible: true,
  destructive: false,
  cost: { billable: false },
  duration: { typical: '10s' },
  'x-executes': 'argv',
}

/** The parameters above, as the command line gave them. */
export interface AskingInput extends Pick<DescribeOptions, 'depth' | 'from' | 'concurrency' | 'fresh' | 'force' | 'asRoot'> {
  readonly timeout: number
  readonly sandbox: DescribeOptions['sandbox'] | undefined
}
