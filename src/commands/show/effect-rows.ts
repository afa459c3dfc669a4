import type { Leaf } from '../../core/answers.ts'
import type { Leaves } from '../../core/effects.ts'
import { wordsOf } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import { STATED } from '../../document/effect-states.ts'
import type { StatedEffect, States } from '../../document/effect-states.ts'
import type { Row } from './words.ts'

/** Effects in the words of a person, the worst first. */
const WORDS = {
  destructive: 'destroys data',
  'filesystem.delete': 'deletes files',
  'filesystem.write': 'writes files',
  network: 'uses the network',
  'x-executes': 'runs other code',
  'x-reveals': 'reveals secrets',
  'cost.billable': 'costs money',
  idempotent: 'safe to repeat',
  reversible: 'can be undone',
} as const satisfies Record<StatedEffect, string>

const ORDER = Object.keys(WORDS)

const wordOf = (path: string): string => new Map<string, string>(Object.entries(WORDS)).get(path) ?? path

/** Guesses that nobody expects every document to make. */
const OPTIONAL: ReadonlySet<string> = new Set(['x-executes', 'x-reveals', 'cost.billable'])

const paths = STATED.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

const listed = (items: readonly string[], ink: (text: string) => string = text => text): readonly string[] =>
  items.flatMap((item, at) => wordsOf(`${item}${at === items.length - 1 ? '' : ','}`).map(ink))

/** Words for what else is declared. */
const OTHERS: Readonly<Record<string, string>> = {
  'filesystem.paths': 'where',
  'x-network-scope': 'reaches',
  'duration.typical': 'takes',
  'duration.timeout': 'at most',
  'cost.estimate': 'costs',
}

/** Said already, or of no use to a reader. */
const SAID: ReadonlySet<string> = new Set<string>([...STATED, 'filesystem.read'])

/** A limit of `none`: it runs until what it waits for is there, or somebody stops it. */
export const NO_LIMIT = 'no limit of time'

/** What is said of a leaf as a whole. */
const WHOLE: Readonly<Record<string, string>> = { 'duration.timeout none': NO_LIMIT }

const otherText = ([path, leaf]: readonly [string, Leaf]): string =>
  WHOLE[`${path} ${String(leaf)}`] ??
  `${OTHERS[path] ?? path} ${Array.isArray(leaf) ? leaf.join(', ') : typeof leaf === 'object' ? JSON.stringify(leaf) : String(leaf)}`

/** What a command does, what it does not do, what depends, and of what nobody speaks, a row each. */
export const effectRows = (states: States, leaves: Leaves, executes: string | undefined, ink: Paint): readonly Row[] => {
  const inState = (state: 'yes' | 'no' | 'depends' | undefined): readonly string[] =>
    paths.filter(path => states.get(path) === state && (state !== undefined || !OPTIONAL.has(path))).map(wordOf)
  const reads = leaves.get('filesystem.read')
  const others = [...leaves].filter(([path]) => !SAID.has(path)).map(otherText)
  const rows: readonly Row[] = [
    ['yes', listed([...inState('yes'), ...(reads === true ? ['reads files'] : [])], ink.bold)],
    ['no', listed([...inState('no'), ...(reads === false ? ['reads files'] : [])], ink.dim)],
    ['depends', listed(inState('depends'), ink.yellow)],
    ['undeclared', listed(inState(undefined), ink.yellow)],
    ['runs', executes === undefined ? [] : [oneLine(executes)]],
    ['besides', listed(others.map(oneLine))],
  ]
  return rows.filter(([, meaning]) => meaning.length > 0)
}

/** What an option adds, in words. */
export const raisedWords = (raised: readonly string[]): readonly string[] => {
  if (raised.includes('*')) return ['anything']
  return ORDER.filter(path => raised.includes(path)).map(path => (path === 'reversible' ? 'cannot be undone' : wordOf(path)))
}
