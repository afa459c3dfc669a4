import type { Function as FunctionNode } from 'unbash'
import type { Stdin } from './invocation.ts'
import { Names } from './names.ts'
import { anySecret, dynamicWord, eitherWord, forgotten, isNumeric } from './word.ts'
import type { Word } from './word.ts'

interface Defined {
  /** More than one: another body on another way. */
  readonly bodies: readonly FunctionNode['body'][]
  /** False: defined on some ways only, so that the name may also mean something else. */
  readonly certain: boolean
}

/** What a name was declared to be, and that no value takes away. */
export interface Marks {
  /** `readonly`: a later value may fail to be set. Of functions the name has `()`. */
  readonly frozen?: true
  /** `declare -i`: what it is given is calculated. */
  readonly integer?: true
  /** `declare -l`, `-u`, `-n`, or what a trap sets: what it holds is not what it was given. */
  readonly loose?: true
  /** `export -f`: other shells know the function. Of variables: exported, whatever they are given later. */
  readonly exported?: true
  /** Set before a command: whoever declares it there keeps it. */
  readonly given?: true
  /** An array, for which texts are evaluated. */
  readonly array?: true
}

/** A variable of the function that is running. `outer`: what the name holds around it. */
interface Local {
  readonly outer: Word | undefined
  /** False: on some ways it is the variable around it that is set. */
  readonly certain: boolean
}

/** Where `return`, `break` and errors lead to; what was known there. */
export interface Leaving {
  state: State | undefined
}

interface Frame {
  /** Undefined: not in a function. */
  readonly returns: Leaving | undefined
  readonly loops: readonly Leaving[]
  /** To the next line of the text: a calculation that cannot be done, a value that is not taken, ends this one. */
  readonly aborts: Leaving
}

/** What is known about the shell at one place of the text. Mutable, and forked where the ways part. */
export interface State {
  cwds: readonly string[] | undefined
  /** Directories that it may be in, among others, when `cwds` is not known. */
  guesses: readonly string[]
  /** Where it was before the last `cd`, which is where `cd -` leads; undefined: not known. */
  before: readonly string[] | undefined
  stdin: Stdin
  readonly home: string
  readonly variables: Names<Word>
  readonly exported: Names<Word>
  readonly functions: Names<Defined>
  readonly aliases: Set<string>
  /** `$1` and what follows. `open`: there may be more; `secret`: which can hold a secret. */
  positional: { readonly words: readonly Word[]; readonly open: boolean; readonly secret?: Word['secret'] }
  marks: ReadonlyMap<string, Marks>
  locals: ReadonlyMap<string, Local>
  frame: Frame
  /** Around this place: what runs by itself, pipes, pipes around the innermost loop, `$(..)`, conditions, loops. */
  nesting: {
    readonly apart: number
    readonly pipes: number
    readonly outside: number
    readonly held: number
    readonly maybe: number
    readonly loops: number
  }
  /** `set -a`: every assignment is exported. */
  exportsAll: boolean
  /** `set -x`: every command is printed. */
  traces: boolean
  /** Something ran in this shell that is not known (`source`, a computed `eval`). */
  clobbered: boolean
}

export const OPEN: State['positional'] = { words: [], open: true }

/** Of words that can be several, how many there are and what follows them is not known. */
export const parametersFrom = (words: readonly Word[]): State['positional'] => {
  const loose = words.findIndex(word => word.pieces !== 'one')
  if (loose === -1) return { words, open: false }
  return { words: words.slice(0, loose), open: true, secret: anySecret(words.slice(loose)) }
}

/** Whether one of them can hold a secret. */
export const secretParameter = ({ positional }: Pick<State, 'positional'>): Word['secret'] =>
  positional.secret ?? anySecret(positional.words)

/** Shared, and copied before anything is set in it. */
const NONE = new Map<string, never>()

export const startState = (start: {
  readonly cwds: readonly string[] | undefined
  readonly stdin: Stdin
  readonly home: string
}): State => ({
  cwds: start.cwds,
  guesses: [],
  before: undefined,
  stdin: start.stdin,
  home: start.home,
  variables: new Names(NONE, true),
  exported: new Names(NONE, true),
  functions: new Names(NONE, true),
  aliases: new Set(),
  positional: OPEN,
  marks: NONE,
  locals: NONE,
  frame: { returns: undefined, loops: [], aborts: { state: undefined } },
  nesting: { apart: 0, pipes: 0, outside: 0, held: 0, maybe: 0, loops: 0 },
  exportsAll: false,
  traces: false,
  clobbered: false,
})

/** Written out field by field: it runs for every part of every pipeline, and a spread costs several times as much. */
export const fork = (state: State): State => ({
  cwds: state.cwds,
  guesses: state.guesses,
  before: state.before,
  stdin: state.stdin,
  home: state.home,
  variables: state.variables.fork(),
  exported: state.exported.fork(),
  functions: state.functions.fork(),
  aliases: new Set(state.aliases),
  positional: state.positional,
  marks: state.marks,
  locals: state.locals,
  frame: state.frame,
  nesting: state.nesting,
  exportsAll: state.exportsAll,
  traces: state.traces,
  clobbered: state.clobbered,
})

/** A shell of its own: what it does to itself, and where it leaves, is not seen outside. */
export const subshell = (state: State, nesting: Partial<State['nesting']> = {}): State => {
  const inner = fork(state)
  // it leaves itself where it would leave a function, so that is no way into what follows
  const { frame } = state
  inner.frame = {
    returns: frame.returns === undefined ? undefined : { state: undefined },
    loops: frame.loops.map(() => ({ state: undefined })),
    aborts: { state: undefined },
  }
  inner.nesting = { ...state.nesting, ...nesting }
  return inner
}

/** Variables that the shell sets itself, so that no value given to them lasts. */
const OWN =
  /^(?:_|BASH_.*|FUNCNAME|GROUPS|DIRSTACK|PIPESTATUS|REPLY|OPTARG|OPTIND|HISTCMD|MAPFILE|COPROC|COMP_.*|READLINE_.*|SHLVL|BASHOPTS|SHELLOPTS|UID|EUID|PPID|OLDPWD|BASH|EPOCHREALTIME|BASH_ARGV0)$/
const OWN_NUMBERS = new Set(['RANDOM', 'SRANDOM', 'SECONDS', 'LINENO', 'EPOCHSECONDS', 'BASHPID'])

/** Whether the shell itself gives it a value. */
export const isOwn = (name: string): boolean => OWN.test(name) || OWN_NUMBERS.has(name)

/** The mark of a state in which a trap may set anything at any time. */
export const UNSETTLED = ' trap'

const unvalued = (name: string, word: Word): Word => (word.values === undefined ? word : dynamicWord(`$${name}`))

/** A decimal number comes out of a calculation as it is. */
const calculated = (name: string, word: Word): Word => {
  if (word.values?.every(value => /^(?:0|[1-9]\d{0,15})$/.test(value)) === true) return word
  return isNumeric(word) ? dynamicWord(`$${name}`, { rest: 'number' }) : forgotten(`$${name}`, word)
}

/** Gives a variable a value, as far as it takes it. */
export const setVariable = (state: State, name: string, word: Word): void => {
  if (OWN_NUMBERS.has(name)) return
  const marks = state.marks.size === 0 ? undefined : (state.marks.get(UNSETTLED) ?? state.marks.get(name))
  if (marks?.loose === true || marks?.frozen === true || OWN.test(name))
    state.variables.set(name, { ...unvalued(name, word), prefix: '', rest: 'any', natural: undefined })
  else state.variables.set(name, marks?.integer === true ? calculated(name, word) : word)
  if (state.exportsAll) state.exported.set(name, word)
}

export const mark = (state: State, name: string, marks: Marks): void => {
  state.marks = new Map(state.marks).set(name, { ...state.marks.get(name), ...marks })
  if (marks.loose === true) state.variables.set(name, forgotten(`$${name}`, state.variables.get(name)))
}

/** Whether programs are given the variable, as it is and as it will be set. */
export const isExported = (state: State, name: string): boolean =>
  state.exportsAll || state.exported.has(name) || state.marks.get(name)?.exported === true

/** `local`: what the name holds until now comes back when the function is left. */
export const makeLocal = (state: State, name: string): void => {
  const before = state.locals.get(name)
  if (before?.certain === true) return
  const outer = state.variables.get(name)
  const either = before === undefined ? outer : eitherOf(name, before.outer, outer)
  state.locals = new Map(state.locals).set(name, { outer: either, certain: true })
}

/** Set on one way only: on the other it is what the environment says. */
export const eitherOf = (name: string, a: Word | undefined, b: Word | undefined): Word | undefined => {
  if (a === b) return a
  return a === undefined || b === undefined ? forgotten(`$${name}`, a ?? b) : eitherWord(a, b)
}

const restore = (state: State, name: string, word: Word | undefined): void => {
  if (word === undefined) state.variables.delete(name)
  else state.variables.set(name, word)
}

/** The function is left that had these variables; those of `outer` count again. */
export const leaveLocals = (state: State, outer: State['locals']): void => {
  for (const [name, local] of state.locals) {
    if (state.marks.get(name)?.loose === true) state.variables.set(name, forgotten(`$${name}`, state.variables.get(name)))
    else restore(state, name, local.certain ? local.outer : eitherOf(name, local.outer, state.variables.get(name)))
  }
  state.locals = outer
}

/** Nothing is known any more of what the shell holds, wherever it is. */
export const forgetAll = (state: State): void => {
  if (state.cwds !== undefined) state.guesses = state.cwds
  state.cwds = undefined
  state.before = undefined
  state.positional = { ...OPEN, secret: secretParameter(state) }
  for (const [name, word] of state.variables) state.variables.set(name, forgotten(`$${name}`, word))
}

/** Something unknown ran in this shell. */
export const clobber = (state: State): void => {
  state.clobbered = true
  forgetAll(state)
  state.guesses = []
  for (const [name, defined] of state.functions) state.functions.set(name, { ...defined, certain: false })
}
