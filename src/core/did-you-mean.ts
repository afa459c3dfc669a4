import type { Suggestion } from './failure-table.ts'
import { shellWord } from './shell-quote.ts'

/** The suggestion to give `meant` instead, as a command to run: `command`, the word, and what stood behind it. */
export const didYouMean = (meant: string, command: string, rest: readonly string[] = []): Suggestion => ({
  action: `Did you mean "${meant}"?`,
  fix: [command, ...[meant, ...rest].map(word => shellWord(word))].join(' '),
  applicability: 'likely',
})
