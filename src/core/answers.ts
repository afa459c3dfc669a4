/*
 * What a document answers about an effect, as a leaf. Documents come from tools of many versions: a word that nobody here knows is an
 * answer, and says neither yes nor no. It is not the same as silence, which in some places stands for no.
 */

/** One answer: of a document, or what follows from several. */
export type Leaf = boolean | string | number | readonly string[]

/** Answered, in words that are not known. */
export const UNCLEAR = 'unknown'

const YES_OR_NO = new Set(
  'filesystem.read filesystem.write filesystem.delete network idempotent reversible destructive cost.billable'.split(' '),
)

const LISTS = new Set('creates modifies deletes filesystem.paths'.split(' '))

/** Later versions of the protocol say what is read there; `optional`: nobody is waited for. */
const INPUT: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['none', false],
  ['optional', false],
  ['required', true],
  ['password', true],
])

/** Where yes is no reason to ask, no word is. */
const MILD = new Set(['interactive.pager', 'interactive.prompts'])

const KNOWN_INTERACTION = new Set(['interactive.editor', 'interactive.browser', 'interactive.tty'])

const interactionOf = (path: string, value: unknown): Leaf => {
  if (path === 'interactive.stdin') return INPUT.get(value) ?? UNCLEAR
  if (value === false || value === 'none') return false
  if (MILD.has(path)) return true
  // a way to wait for a person that nobody here has heard of
  return value === true && KNOWN_INTERACTION.has(path) ? true : UNCLEAR
}

const EXECUTES = /^(?:argv|argv-rest|argv-until:.+|shell|file|remote|code)$/

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map(item => (typeof item === 'string' ? item : UNCLEAR))

/** The leaf for one answer; an answer that is not of its kind is never the harmless one. */
export const leafOf = (path: string, value: unknown): Leaf => {
  if (YES_OR_NO.has(path)) return typeof value === 'boolean' ? value : UNCLEAR
  if (path.startsWith('interactive.')) return interactionOf(path, value)
  if (LISTS.has(path)) return listOf(value)
  // whatever it is that should stay hidden
  if (path === 'x-reveals') return [...new Set([...listOf(value), ...(Array.isArray(value) && value.length === 0 ? [] : ['secret'])])]
  if (path === 'x-executes') return typeof value === 'boolean' || (typeof value === 'string' && EXECUTES.test(value)) ? value : true
  if (path === 'x-network-scope') return value === 'loopback' || value === 'service' || value === 'argument' ? value : UNCLEAR
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- effects that nobody here reads, kept as they are
  return value as Leaf
}

/** Effects that have no parts. */
const WHOLE = new Set('network idempotent reversible destructive creates modifies deletes x-reveals x-executes x-network-scope'.split(' '))

export const isWhole = (name: string): boolean => WHOLE.has(name)

/** Groups of effects, and what is unclear when the group itself is answered. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  filesystem: ['filesystem.read', 'filesystem.write', 'filesystem.delete'],
  cost: ['cost.billable'],
  interactive: ['interactive.stdin', 'interactive.editor', 'interactive.browser', 'interactive.tty'],
}
