import type { Client, ClientId } from '../../harness/clients.ts'
import type { FailureCode } from '../../core/failure-table.ts'
import type { failureJson } from '../../core/failures.ts'
import type { FileDone } from '../../setup/setup.ts'
import type { Shell } from '../../setup/shells.ts'

export interface SetupFile {
  readonly what: FileDone['what']
  readonly path: string
  /** The list that has our entry, as keys with dots; null: the file is ours as a whole. */
  readonly entry: string | null
  readonly outcome: FileDone['outcome']
  /** Why it was refused. */
  readonly error: ReturnType<typeof failureJson>['error'] | null
}

export interface SetupClient {
  readonly client: ClientId
  readonly title: string
  readonly proof: Client['proof']
  /** The program or directory that shows that it is installed; null: nothing does. */
  readonly found: string | null
  /** Nothing if it was not set up. */
  readonly files: readonly SetupFile[]
  /** What a person has to do yet. */
  readonly next: string | null
}

export interface SetupShell {
  readonly shell: Shell
  readonly files: readonly SetupFile[]
}

export interface Setup {
  /** false: something of it could not be done. */
  readonly ok: boolean
  readonly action: 'set-up' | 'removed'
  /** false: it was only asked what would be written. */
  readonly written: boolean
  /** Root of the project; null: the user's settings. */
  readonly project: string | null
  /** Those that were set up, or taken out. */
  readonly clients: readonly SetupClient[]
  /** Clients that were found and left alone, since nobody could prove the hook with them. */
  readonly others: readonly SetupClient[]
  /** Shells whose start-up was meant. */
  readonly shells: readonly SetupShell[]
  /** The policy that was asked for; null: none was. */
  readonly policy: { readonly file: string; readonly outcome: 'created' | 'unchanged' } | null
  /** What else is worth knowing, a sentence each. */
  readonly notes: readonly string[]
}

/** What exit statuses are made from. */
export const codesIn = ({ clients, shells }: Pick<Setup, 'clients' | 'shells'>): readonly FailureCode[] =>
  [...clients, ...shells].flatMap(({ files }) => files.flatMap(({ error }) => (error === null ? [] : [error.code])))
