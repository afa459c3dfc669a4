import { MOST_VALUES } from './limits.ts'
import { eitherOf, fork, OPEN, secretParameter } from './state.ts'
import type { Leaving, State } from './state.ts'
import { forgotten, isNumeric } from './word.ts'
import type { Word } from './word.ts'

export const eitherCwds = (a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined => {
  if (a === b) return a
  if (a === undefined || b === undefined) return undefined
  const all = [...new Set([...a, ...b])]
  return all.length > MOST_VALUES ? undefined : all
}

/** Where the shell may be after either of two ways. */
export const joinPlaces = (state: State, other: Pick<State, 'cwds' | 'guesses' | 'before'>): boolean => {
  const cwds = eitherCwds(state.cwds, other.cwds)
  const changed = cwds !== state.cwds && (cwds === undefined || cwds.length !== state.cwds?.length)
  if (cwds === undefined) {
    const all = new Set([...(state.cwds ?? state.guesses), ...(other.cwds ?? other.guesses)])
    if (all.size > 0) state.guesses = [...all].slice(0, MOST_VALUES)
  }
  state.cwds = cwds
  const before = eitherCwds(state.before, other.before)
  const more = before?.length !== state.before?.length
  state.before = before
  return changed || more
}

const sameValues = (a: Word, b: Word): boolean => {
  if (
    a.prefix !== b.prefix ||
    a.rest !== b.rest ||
    a.pieces !== b.pieces ||
    a.natural !== b.natural ||
    a.secret !== b.secret ||
    a.values?.length !== b.values?.length
  )
    return false
  return a.values === undefined || a.values.every(value => b.values!.includes(value))
}

const joinMarks = (state: State, other: State): boolean => {
  if (state.marks === other.marks) return false
  let changed = false
  const marks = new Map(state.marks)
  for (const [name, added] of other.marks) {
    const before = marks.get(name)
    const after = { ...before, ...added }
    if (Object.keys(after).length === Object.keys(before ?? {}).length) continue
    marks.set(name, after)
    changed = true
  }
  state.marks = marks
  return changed
}

const joinLocals = (state: State, other: State): void => {
  if (state.locals === other.locals) return
  const locals = new Map(state.locals)
  for (const name of new Set([...state.locals.keys(), ...other.locals.keys()])) {
    const a = state.locals.get(name)
    const b = other.locals.get(name)
    if (a === b) continue
    const outer = eitherOf(
      name,
      a === undefined ? state.variables.get(name) : a.outer,
      b === undefined ? other.variables.get(name) : b.outer,
    )
    locals.set(name, { outer, certain: a?.certain === true && b?.certain === true })
  }
  state.locals = locals
}

const joinPositional = (state: State, other: State): boolean => {
  const [a, b] = [state.positional, other.positional]
  if (a === b) return false
  const alike = a.open === b.open && a.words.length === b.words.length && a.words.every((word, at) => sameValues(word, b.words[at]!))
  if (alike && a.secret === b.secret) return false
  const secret = secretParameter(state) ?? secretParameter(other)
  state.positional = { ...OPEN, secret }
  return !(a.open && a.words.length === 0 && a.secret === secret)
}

/**
 * Makes `state` what is known when either it or `other` is how things went. Returns whether that is less than was known; `widen`: of
 * what differs nothing is known then.
 */
export const mergeInto = (state: State, other: State, widen = false): boolean => {
  // uses the variables, so it comes before them
  joinLocals(state, other)
  let changed = joinPlaces(state, other)
  if (changed && widen) {
    state.guesses = state.cwds ?? state.guesses
    state.cwds = undefined
  }
  const join = (name: string, a: Word | undefined, b: Word | undefined) => {
    if (a === b) return
    const either = eitherOf(name, a, b)!
    if (a !== undefined && sameValues(a, either)) return
    changed = true
    state.variables.set(name, widen && !isNumeric(either) ? forgotten(`$${name}`, either) : either)
  }
  if (!state.variables.isSame(other.variables)) {
    for (const [name, b] of other.variables) join(name, state.variables.get(name), b)
    for (const [name, a] of state.variables) if (!other.variables.has(name)) join(name, a, undefined)
  }
  for (const [name, word] of other.exported) {
    if (state.exported.has(name)) continue
    state.exported.set(name, word)
    changed = true
  }
  for (const name of state.functions.isSame(other.functions) ? [] : new Set([...state.functions.keys(), ...other.functions.keys()])) {
    const a = state.functions.get(name)
    const b = other.functions.get(name)
    if (a === b) continue
    const bodies = [...new Set([...(a?.bodies ?? []), ...(b?.bodies ?? [])])]
    const certain = a?.certain === true && b?.certain === true
    if (bodies.length === a?.bodies.length && certain === a.certain) continue
    state.functions.set(name, { bodies, certain })
    changed = true
  }
  for (const name of other.aliases) {
    changed ||= !state.aliases.has(name)
    state.aliases.add(name)
  }
  changed = joinMarks(state, other) || changed
  changed = joinPositional(state, other) || changed
  changed ||= (other.exportsAll && !state.exportsAll) || (other.traces && !state.traces) || (other.clobbered && !state.clobbered)
  state.exportsAll ||= other.exportsAll
  state.traces ||= other.traces
  state.clobbered ||= other.clobbered
  return changed
}

/** `return` or `break` leads from here to there. */
export const leaveTo = (leaving: Leaving, state: State): void => {
  if (leaving.state === undefined) leaving.state = fork(state)
  else mergeInto(leaving.state, state)
}

/** An error here would end the line. */
export const mayAbort = (state: State): void => leaveTo(state.frame.aborts, state)

/** The line behind one that may have ended anywhere. */
export const afterLine = (state: State): void => {
  const { aborts } = state.frame
  if (aborts.state !== undefined) mergeInto(state, aborts.state)
  aborts.state = undefined
}

/** What is done around this place may have ended there; `restore` is what the shell does then on its way out. */
export const passAbort = (state: State, { aborts }: State['frame'], restore: (aborted: State) => void): void => {
  const aborted = state.frame.aborts.state
  if (aborted === undefined || state.frame.aborts === aborts) return
  restore(aborted)
  leaveTo(aborts, aborted)
}
