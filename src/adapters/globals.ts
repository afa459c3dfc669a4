import type { Params } from '../core/params.ts'

/** Options that every command takes. */
export const GLOBALS = {
  json: { kind: 'flag', summary: 'Print JSON, also on a terminal.' },
  text: { kind: 'flag', summary: 'Print text for people, also into a pipe.' },
  quiet: { kind: 'flag', short: 'q', summary: 'Print nothing that is not asked for: no progress, no summaries.' },
  verbose: { kind: 'flag', summary: 'Say more on standard error.' },
  noColor: { kind: 'flag', summary: 'No colours.' },
  dataDir: { kind: 'text', placeholder: 'DIR', completes: 'directory', summary: 'Keep the registry here instead of $XDG_DATA_HOME/agent-tools.' },
} as const satisfies Params

export interface Globals {
  readonly json: boolean
  readonly text: boolean
  readonly quiet: boolean
  readonly verbose: boolean
  readonly noColor: boolean
  readonly dataDir: string | undefined
}

/** What holds when no option was given, or none could be read. */
export const NO_GLOBALS: Globals = { json: false, text: false, quiet: false, verbose: false, noColor: false, dataDir: undefined }
