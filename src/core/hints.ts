import { shellWord } from './shell-quote.ts'
import type { FailureCode, Suggestion } from './failure-table.ts'

/*
 * What to do about a failure that says nothing better itself: a command that shows what stands in the way.
 */

const likely = (action: string, fix: string): Suggestion => ({ action, fix, applicability: 'likely' })

/** A word for the shell. What a terminal could not show as it is gets no command. */
const quoted = (path: string): string | undefined => {
  if (!/^[ -~\u00A1-\uFFFF]+$/.test(path)) return undefined
  return shellWord(path.startsWith('-') ? `./${path}` : path)
}

const directoryOf = (path: string): string => {
  const slash = path.replace(/\/+$/, '').lastIndexOf('/')
  return slash === -1 ? '.' : path.slice(0, slash) || '/'
}

const look = (path: string): Suggestion | undefined => {
  const word = quoted(path)
  return word === undefined ? undefined : likely('See whose it is, and who may do what with it.', `ls -ld ${word}`)
}

/** Writing is a matter of the directory: files are replaced, not changed. */
const lookAbove = (path: string): Suggestion | undefined => {
  const word = quoted(directoryOf(path))
  return word === undefined ? undefined : likely('See what it is, and who may write there.', `ls -ld ${word}`)
}

const lookAround = (path: string): Suggestion | undefined => {
  const word = quoted(directoryOf(path))
  return word === undefined ? undefined : likely('See what there is in its place.', `ls -a ${word}`)
}

type Hint = (path: string | undefined, tool: string | undefined) => Suggestion | undefined

const withPath =
  (of: (path: string) => Suggestion | undefined): Hint =>
  path =>
    path === undefined ? undefined : of(path)

const describeIt: Hint = (_, tool) => {
  const word = tool === undefined ? undefined : quoted(tool)
  return word === undefined ? undefined : likely('Describe it yourself.', `atip shim new ${word}`)
}

const validateIt: Hint = path => {
  const word = path === undefined ? undefined : quoted(path)
  return word === undefined ? undefined : likely('See what is wrong with it.', `atip validate ${word}`)
}

const HINTS: Partial<Record<FailureCode, Hint>> = {
  FILE_NOT_FOUND: withPath(lookAround),
  CANNOT_READ: withPath(look),
  CANNOT_WRITE: withPath(lookAbove),
  FIX_REFUSED: validateIt,
  NOT_A_DOCUMENT: path => validateIt(path, undefined) ?? likely('See the format, field by field.', 'atip shim new --help'),
  HOOK_PAYLOAD: () => likely('See how a harness calls it.', 'atip hook --help'),
  POLICY_INVALID: () => likely('See a policy that is one.', 'atip policy init --dry-run'),
  DELEGATION_INVALID: () => likely('See what a delegation is made of.', 'atip delegation compose --help'),
  PROBE_REFUSED: describeIt,
  INTERRUPTED: () => likely('See what is known so far.', 'atip list'),
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The hint for a failure with these details (`path`, `tool`); null: there is none. */
export const hintFor = (code: FailureCode, details: Readonly<Record<string, unknown>>): Suggestion | null =>
  HINTS[code]?.(text(details['path']), text(details['tool'])) ?? null
