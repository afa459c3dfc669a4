import type { Function as FunctionNode } from 'unbash'
import type { Stdin } from './invocation.ts'
import { MOST_VALUES } from './limits.ts'
import { dynamicWord, eitherWord } from './word.ts'
import type { Word } from './word.ts'

interface Defined {
  /** More than one: another body on another way. */
  readonly bodies: readonly FunctionNode['body'][]
  /** False: defined on some ways only, so that the name may also mean something else. */
  readonly certain: boolean
}

/** What is known about the shell at one place of the text. Mutable, and forked where the ways part. */
export interface State {
  cwds: readonly string[] | undefined
  stdin: Stdin
  readonly home: string
  readonly variables: Map<string, Word>
  readonly exported: Map<string, Word>
  readonly functions: Map<string, Defined>
  readonly aliases: Set<string>
  /** `set -a`: every assignment is exported. */
  exportsAll: boolean
  /** Something ran in this shell that is not known (`source`, a computed `eval`). */
  clobbered: boolean
}

export const startState = (start: {
  readonly cwds: readonly string[] | undefined
  readonly stdin: Stdin
  readonly home: string
}): State => ({
  cwds: start.cwds,
  stdin: start.stdin,
  home: start.home,
  variables: new Map(),
  exported: new Map(),
  functions: new Map(),
  aliases: new Set(),
  exportsAll: false,
  clobbered: false,
})

/** Written out field by field: it runs for every part of every pipeline, and a spread costs several times as much. */
export const fork = (state: State): State => ({
  cwds: state.cwds,
  stdin: state.stdin,
  home: state.home,
  variables: new Map(state.variables),
  exported: new Map(state.exported),
  functions: new Map(state.functions),
  aliases: new Set(state.aliases),
  exportsAll: state.exportsAll,
  clobbered: state.clobbered,
})

/** Nothing is known any more, but for what was exported. */
export const clobber = (state: State): void => {
  state.clobbered = true
  state.cwds = undefined
  for (const name of state.variables.keys()) state.variables.set(name, dynamicWord(`$${name}`))
  for (const [name, defined] of state.functions) state.functions.set(name, { ...defined, certain: false })
}

export const eitherCwds = (a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined => {
  if (a === undefined || b === undefined) return undefined
  const all = [...new Set([...a, ...b])]
  return all.length > MOST_VALUES ? undefined : all
}

/** Makes `state` what is known when either it or `other` is how things went. */
export const mergeInto = (state: State, other: State): void => {
  state.cwds = eitherCwds(state.cwds, other.cwds)
  for (const name of new Set([...state.variables.keys(), ...other.variables.keys()])) {
    const a = state.variables.get(name)
    const b = other.variables.get(name)
    // set on one way only: on the other it is what the environment says
    if (a !== b) state.variables.set(name, a === undefined || b === undefined ? dynamicWord(`$${name}`) : eitherWord(a, b))
  }
  for (const [name, word] of other.exported) if (!state.exported.has(name)) state.exported.set(name, word)
  for (const name of new Set([...state.functions.keys(), ...other.functions.keys()])) {
    const a = state.functions.get(name)
    const b = other.functions.get(name)
    if (a === b) continue
    const bodies = [...new Set([...(a?.bodies ?? []), ...(b?.bodies ?? [])])]
    state.functions.set(name, { bodies, certain: a?.certain === true && b?.certain === true })
  }
  for (const name of other.aliases) state.aliases.add(name)
  state.exportsAll ||= other.exportsAll
  state.clobbered ||= other.clobbered
}
