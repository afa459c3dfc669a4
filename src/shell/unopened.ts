import type { Redirection } from 'unbash'
import { mergeInto } from './merge.ts'
import { fork } from './state.ts'
import type { State } from './state.ts'

/** What opens always, and what was open before. */
const OPENS = /^(?:\/dev\/null|[0-2]|-)$/

const mayFail = (node: Redirection): boolean =>
  node.type !== 'HereDoc' && node.type !== 'HereString' && !OPENS.test(node.target?.text ?? '')

/** Where a file cannot be opened the shell does not run the command. That its directory is then as it was, whoever reads statements knows. */
export const unlessUnopened = <T>(state: State, redirections: readonly Redirection[], run: () => T): T => {
  if (!redirections.some(mayFail)) return run()
  const start = fork(state)
  const result = run()
  const { cwds, guesses, before } = state
  mergeInto(state, start)
  Object.assign(state, { cwds, guesses, before })
  return result
}
