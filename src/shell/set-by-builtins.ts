import { checkNames } from './declare.ts'
import { secretIn, writersOf } from './invocation.ts'
import { checkSet } from './obeyed.ts'
import { eitherOf, mark, secretParameter, setVariable } from './state.ts'
import { PLAIN_NAME } from './test-command.ts'
import type { Place } from './walk.ts'
import { anySecret, dynamicWord, mayBeOption, printedWord, staticWord, valueOf } from './word.ts'
import type { Word } from './word.ts'

/*
 * Commands of the shell that give variables values. `rest` is what stands behind the name of the command.
 */

interface Forgotten {
  readonly words: readonly Word[]
  /** Whether a secret is among the values. */
  readonly secret: Word['secret']
  /** Those of which it is checked what obeys them; undefined: all. */
  readonly seen?: readonly Word[]
}

/** The command gives these variables other values. A name can be written to its option: `read -aNAMES`. */
const forget = (place: Place, command: string, { words, secret, seen = words }: Forgotten): void => {
  const { state } = place
  // what they set without a name
  if (secret) for (const name of ['REPLY', 'MAPFILE', 'OPTARG']) setVariable(state, name, dynamicWord(`$${name}`, { secret }))
  for (const word of words) {
    const value = valueOf(word)
    // what it names is not known, so it may be any of them
    if (value === undefined) {
      for (const name of mayBeOption(word) ? state.variables.keys() : []) setVariable(state, name, dynamicWord(`$${name}`, { secret }))
      continue
    }
    const name = /^-[a-zA-Z]*?[apv]([A-Za-z_]\w*)$/.exec(value)?.[1] ?? value
    if (!PLAIN_NAME.test(name)) continue
    const printedBy = command === 'read' ? writersOf(state.stdin) : []
    setVariable(state, name, printedWord(`$${name}`, 'one', printedBy, secret))
    if (seen.includes(word)) checkSet(place, name, command)
  }
}

const BEFORE_VALUE = /^-[a-zA-Z]*[dinNptu]$/

export const readInto = (place: Place, rest: readonly Word[]): void => {
  const { state } = place
  // options with values do not name variables, but a value that is no plain name is rare enough to ask
  const names = rest.filter((word, at) => !(valueOf(word) ?? '').startsWith('-') && !BEFORE_VALUE.test(valueOf(rest[at - 1]) ?? ''))
  checkNames(place, 'read', names)
  const named = [...names, ...rest.filter(word => /^-[a-zA-Z]*a./.test(valueOf(word) ?? ''))]
  forget(place, 'read', { words: rest, secret: secretIn(state.stdin), seen: named })
  for (const word of named)
    if (/^-[a-zA-Z]*a/.test(valueOf(rest[rest.indexOf(word) - 1]) ?? '')) mark(state, valueOf(word) ?? '', { array: true })
}

/** Names that a command takes at this place, whatever they look like. */
type Naming = (rest: readonly Word[], at: number) => boolean

const checkNamed = (place: Place, command: string, { rest, isName }: { readonly rest: readonly Word[]; readonly isName: Naming }): void => {
  for (const [at, word] of rest.entries())
    if (isName(rest, at) || /^(?:-[a-zA-Z]*[pa])?[A-Za-z_]\w*\[/.test(valueOf(word) ?? '')) checkNames(place, command, [word])
}

export const readArray = (place: Place, rest: readonly Word[], command: string): void => {
  const { state } = place
  checkNamed(place, command, { rest, isName: () => false })
  forget(place, command, { words: rest, secret: secretIn(state.stdin) })
  const array = valueOf(rest.at(-1))
  if (array !== undefined) mark(state, array, { array: true })
}

export const waitInto = (place: Place, rest: readonly Word[]): void => {
  checkNamed(place, 'wait', { rest, isName: (words, at) => /^-[a-zA-Z]*p$/.test(valueOf(words[at - 1]) ?? '') })
  forget(place, 'wait', { words: rest, secret: secretIn(place.state.stdin) })
}

export const readOptions = (place: Place, rest: readonly Word[]): void => {
  checkNamed(place, 'getopts', { rest, isName: (_, at) => at === 1 })
  forget(place, 'getopts', { words: rest, secret: anySecret(rest) ?? secretParameter(place.state) })
}

/** `printf -v NAME`, `printf -vNAME`. */
export const printInto = (place: Place, rest: readonly Word[]): void => {
  const [first] = rest
  if (first === undefined) return
  const option = valueOf(first)
  if (option !== undefined && !option.startsWith('-v')) return
  const secret = anySecret(rest)
  if (option === '-v') {
    const words = rest.slice(1, 2)
    checkNames(place, 'printf', words)
    forget(place, 'printf', { words, secret })
  } else if (option !== undefined) {
    checkNames(place, 'printf', [staticWord(option.slice(2))])
    forget(place, 'printf', { words: [first], secret })
  } else if (mayBeOption(first)) forget(place, 'printf', { words: rest.slice(1, 2), secret, seen: [] })
}

const checkLet = (place: Place, name: string, isTarget: boolean): void => {
  const known = place.state.variables.get(name)
  const number =
    known === undefined
      ? !place.state.clobbered
      : known.values === undefined
        ? known.rest === 'number'
        : known.values.every(value => /^-?\d+$/.test(value))
  if (!isTarget && !number) place.problems.push({ code: 'evaluates', reason: `let computes with ${name}, which could run commands` })
}

/** What can be calculated for certain; at the first expression that cannot be, bash stops. */
const CERTAIN = /^[A-Za-z_]\w*(?:\+\+|--|[-+*]?=\w+(?:[-+*]\w+)*)$/

export const compute = (place: Place, rest: readonly Word[]): void => {
  let certain = true
  for (const word of rest) {
    const text = valueOf(word)
    certain &&= CERTAIN.test(text ?? '')
    const target = /^([A-Za-z_]\w*)(?:[-+*/%]?=|\+\+|--)/.exec(text ?? '')?.[1]
    if (text === undefined || /[[$`]/.test(text))
      place.problems.push({ code: 'evaluates', reason: `let computes ${word.text}, which can run commands` })
    else for (const used of text.match(/[A-Za-z_]\w*/g) ?? []) checkLet(place, used, used === target && !/^\w+[^=]=/.test(text))
    if (target === undefined) continue
    const number = dynamicWord(target, { rest: 'number' })
    setVariable(place.state, target, certain ? number : (eitherOf(target, place.state.variables.get(target), number) ?? number))
    checkSet(place, target, 'let')
  }
}

export const unset = (place: Place, names: readonly Word[]): void => {
  const { state } = place
  checkNames(place, 'unset', names)
  for (const word of names) {
    const name = valueOf(word)
    if (name === undefined) continue
    // a function that is readonly, or a variable of that name, keeps it
    const defined = state.functions.get(name)
    if (defined !== undefined) state.functions.set(name, { ...defined, certain: false })
    const foreign = state.frame.returns !== undefined && state.locals.get(name)?.certain !== true
    if (foreign || state.marks.get(name)?.given === true) mark(state, name, { loose: true })
    setVariable(state, name, dynamicWord(`$${name}`))
    // without it the shell looks in the directory that it is in
    if (name === 'PATH' || name === 'path') checkSet(place, name, 'unset')
  }
}
