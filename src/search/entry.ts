import { STATED } from '../document/effect-states.ts'
import type { State, States } from '../document/effect-states.ts'

/** What an index keeps of a command, or of a tool itself, to show it. */
export interface Entry {
  /** The tool and the words of the command. */
  readonly words: readonly string[]
  readonly description: string
  /** With some of its options, and with none but those that must be given. */
  readonly signature: string
  readonly shortSignature: string
  readonly states: States
  /** It is known to change nothing, and no option of it does. */
  readonly isReadOnly: boolean
  /** The shortest line of all that run the same command: `docker run` of `docker container run`. */
  readonly sameAs: string
  /** Of its options in the order of the index, one spelling each. */
  readonly flags: readonly string[]
}

const LETTERS = { yes: 'y', no: 'n', depends: 'd' } as const satisfies Readonly<Record<State, string>>

const STATES: Readonly<Record<string, State>> = { y: 'yes', n: 'no', d: 'depends' }

const lettersOf = (states: States): string =>
  STATED.map(path => {
    const state = states.get(path)
    return state === undefined ? '-' : LETTERS[state]
  }).join('')

const statesIn = (letters: string): States =>
  new Map(
    STATED.flatMap((path, at) => {
      const state = STATES[letters[at] ?? '']
      return state === undefined ? [] : [[path, state] as const]
    }),
  )

/** What is as one would expect stands as 0. */
type Line = readonly [
  words: readonly string[],
  description: string,
  signature: string,
  shortSignature: string | 0,
  states: string,
  isReadOnly: 0 | 1,
  sameAs: string | 0,
  flags: string,
]

/** As JSON on one line. */
export const entryLine = (entry: Entry): string =>
  JSON.stringify([
    entry.words,
    entry.description,
    entry.signature,
    entry.shortSignature === entry.signature ? 0 : entry.shortSignature,
    lettersOf(entry.states),
    entry.isReadOnly ? 1 : 0,
    entry.sameAs === entry.words.join(' ') ? 0 : entry.sameAs,
    entry.flags.join('\t'),
  ] satisfies Line)

/** What `entryLine` wrote. */
export const readEntry = (line: string): Entry => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an index is read only where its head says that this program wrote it
  const [words, description, signature, short, letters, isReadOnly, sameAs, flags] = JSON.parse(line) as Line
  return {
    words,
    description,
    signature,
    shortSignature: short === 0 ? signature : short,
    states: statesIn(letters),
    isReadOnly: isReadOnly === 1,
    sameAs: sameAs === 0 ? words.join(' ') : sameAs,
    flags: flags.split('\t'),
  }
}
