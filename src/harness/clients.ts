/*
 * The agent clients that atip stands in front of, in the order in which they are shown. `hook`, `setup`, `doctor` and the reference are made
 * from this table; how each writes a payload and wants to be answered is in dialects.ts. Measured in November 2026 with Claude Code 2.1.330,
 * Copilot CLI 1.0.102, Qwen Code 0.24.4, Codex 0.169.0, pi 0.73.1, opencode 1.18.33, Cline 3.0.65 and Gemini CLI 0.61.0; what is said of the
 * others comes from their documentation.
 */

/** One client: facts about it that do not depend on what it asks. */
export interface Client {
  /** Its name on the command line: `atip hook ID`. */
  readonly id: string
  /** As its vendor writes it. */
  readonly title: string
  /** Whether the client itself was run with atip in front of it, or is known from its documentation alone. */
  readonly proof: 'driven' | 'unproven'
}

export const CLIENTS = [
  { id: 'claude', title: 'Claude Code', proof: 'driven' },
  { id: 'copilot', title: 'Copilot CLI', proof: 'driven' },
  { id: 'qwen', title: 'Qwen Code', proof: 'driven' },
  { id: 'codex', title: 'Codex', proof: 'driven' },
  { id: 'pi', title: 'pi', proof: 'driven' },
  { id: 'opencode', title: 'opencode', proof: 'driven' },
  { id: 'droid', title: 'Droid', proof: 'unproven' },
  { id: 'cursor', title: 'Cursor', proof: 'unproven' },
  { id: 'cline', title: 'Cline', proof: 'driven' },
  { id: 'gemini', title: 'Gemini CLI', proof: 'driven' },
] as const satisfies readonly Client[]

export type ClientId = (typeof CLIENTS)[number]['id']

/** One of those in the table. */
export type KnownClient = (typeof CLIENTS)[number]

export const CLIENT_IDS: readonly ClientId[] = CLIENTS.map(({ id }) => id)

/** The client of a name; undefined: there is none. */
export const clientOf = (id: string): KnownClient | undefined => CLIENTS.find(client => client.id === id)
