import { largest } from '../../search/budget.ts'
import type { Measure } from '../../search/budget.ts'
import { shortEffects } from '../../search/effect-words.ts'
import type { Entry } from '../../search/entry.ts'
import { cutTo } from '../../core/layout.ts'
import type { StatedEffect, States } from '../../document/effect-states.ts'
import type { Found } from './output.ts'

export interface Considered {
  readonly entry: Entry
  /** The option that the words are about. */
  readonly flag: string | undefined
  readonly available: boolean
  readonly trusted: boolean
}

/** How much is said of each, from all that helps to what cannot be missing. */
interface Detail {
  readonly options: boolean
  /** Characters of a description. */
  readonly description: number
}

const DETAILS: readonly Detail[] = [
  { options: true, description: 80 },
  { options: false, description: 80 },
  { options: false, description: 50 },
  { options: false, description: 32 },
]

/** `git push --delete [--force] [options]`: the option that was asked for, before the others. */
const withFlag = (signature: string, words: readonly string[], flag: string | undefined): string => {
  if (flag === undefined) return signature
  const start = words.join(' ').length
  const rest = signature.slice(start)
  const named = new RegExp(` \\[${flag.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}((?:[ =[][^\\]]*\\]?)?)\\]`)
  const match = named.exec(rest)
  const text = match === null ? flag : match[0].slice(2, -1)
  return `${signature.slice(0, start)} ${text}${match === null ? rest : rest.replace(match[0], '')}`
}

/** What hardly tells one answer from another: whether a command can be repeated, or undone, is for `show`. */
const LEFT_TO_SHOW: ReadonlySet<StatedEffect> = new Set<StatedEffect>(['idempotent', 'reversible'])

const told = (states: States): States => new Map([...states].filter(([path]) => !LEFT_TO_SHOW.has(path)))

const foundOf = ({ entry, flag, available, trusted }: Considered, { options, description }: Detail): Found => ({
  signature: withFlag(options ? entry.signature : entry.shortSignature, entry.words, flag),
  description: cutTo(entry.description, description),
  ...shortEffects(told(entry.states)),
  ...(available ? {} : { available: false }),
  ...(trusted ? {} : { trusted: false }),
})

/** Of JSON such as this a token of o200k_base has at least as many characters. */
const CHARACTERS_A_TOKEN = 4

/** For answers that may not wait for a tokenizer. */
export const estimate: Measure = text => text.length / CHARACTERS_A_TOKEN

export interface Limit {
  /** Tokens of JSON. */
  readonly tokens: number
  readonly measure: Measure
}

/** As much of each as the limit holds for all of them, and where that is too little for the least, fewer: one at least. */
export const foundWithin = (considered: readonly Considered[], { tokens, measure }: Limit): readonly Found[] => {
  const fits = (found: readonly Found[]): boolean => measure(JSON.stringify(found)) <= tokens
  let found: readonly Found[] = []
  for (const detail of DETAILS) {
    found = considered.map(each => foundOf(each, detail))
    if (fits(found)) return found
  }
  return found.slice(
    0,
    largest(1, found.length, size => fits(found.slice(0, size))),
  )
}
