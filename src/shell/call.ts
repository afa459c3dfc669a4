import type { Function as FunctionNode } from 'unbash'
import type { Run } from './command.ts'
import { DEEPEST_CALL, MOST_INVOCATIONS } from './limits.ts'
import { mergeInto, passAbort } from './merge.ts'
import { selfStart } from './runaway.ts'
import { forgetAll, fork, leaveLocals, OPEN, parametersFrom } from './state.ts'
import type { State } from './state.ts'
import type { Activation, Walk } from './walk.ts'
import { dynamicWord, isNumeric, valueOf } from './word.ts'
import type { Word } from './word.ts'

interface Call {
  readonly name: string
  readonly body: FunctionNode['body']
  /** What it is called with; undefined: not known. */
  readonly words: readonly Word[] | undefined
}

/** Runs the body once, as the shell enters and leaves a function. */
const enter = (walk: Walk, state: State, { body, words }: Call, run: Run): void => {
  const { positional, locals, frame } = state
  state.positional = words === undefined ? OPEN : parametersFrom(words)
  state.locals = new Map()
  const returns = { state: undefined as State | undefined }
  // loops around the call: `break` in a function leaves them in some shells
  state.frame = { returns, loops: walk.shell === 'bash' ? [] : frame.loops, aborts: { state: undefined } }
  walk.calling.at(-1)!.frame = state.frame
  run(walk, state, body)
  if (returns.state !== undefined) mergeInto(state, returns.state)
  const leave = (left: State): void => {
    leaveLocals(left, locals)
    left.positional = positional
    left.frame = frame
  }
  passAbort(state, frame, leave)
  leave(state)
}

/** How often a function that calls itself is read, until no call is other than those before. */
const MOST_ROUNDS = 3

/** A function leaves the words of its caller as they are. */
const forgetCalled = (state: State): void => {
  const { positional } = state
  forgetAll(state)
  state.positional = positional
}

/** What every further call is given; a word that is not always the same is a number or not known. */
const eitherWords = (a: Call['words'], b: Call['words']): Call['words'] => {
  if (a === undefined || b === undefined || a.length !== b.length) return undefined
  if ([...a, ...b].some(word => word.pieces !== 'one')) return undefined
  return a.map((word, at) => {
    const other = b[at]!
    const known = valueOf(word)
    if (known !== undefined && known === valueOf(other)) return word
    return dynamicWord(word.text, {
      rest: isNumeric(word) && isNumeric(other) ? 'number' : 'any',
      secret: word.secret ?? other.secret,
    })
  })
}

const noteAgain = (running: Activation, state: State, words: Call['words']): void => {
  const { again } = running
  if (again === undefined) running.again = { state: fork(state), words }
  else {
    mergeInto(again.state, state)
    running.again = { state: again.state, words: eitherWords(again.words, words) }
  }
}

/** Whether a call inside was given what was not known when this round began. */
const isMore = (again: Activation['again'], known: { readonly words: Call['words']; readonly exported: ReadonlySet<string> }): boolean => {
  if (again === undefined) return false
  if ([...again.state.exported.keys()].some(name => !known.exported.has(name))) return true
  if (known.words === undefined) return false
  const { words } = again
  if (words === undefined || words.length !== known.words.length) return true
  return known.words.some((word, at) => {
    const other = words[at]!
    if (other.pieces !== 'one') return true
    if (word.values === undefined) return word.rest === 'number' && !isNumeric(other)
    return valueOf(other) !== valueOf(word)
  })
}

/**
 * Calls a function. One that calls itself is read again, with nothing known but what all those calls share: that holds for every call
 * but the first.
 */
export const callBody = (walk: Walk, state: State, call: Call, run: Run): void => {
  walk.called.add(call.body)
  const running = walk.calling.find(other => other.body === call.body)
  if (running !== undefined) {
    noteAgain(running, state, call.words)
    const problem = selfStart(running, state)
    if (problem !== undefined) walk.problems.push(problem)
    return forgetCalled(state)
  }
  if (walk.calling.length >= DEEPEST_CALL || ++walk.work.calls > MOST_INVOCATIONS) {
    walk.problems.push({ code: 'too-many', reason: 'functions call each other too often' })
    return forgetCalled(state)
  }
  const before = fork(state)
  const activation: Activation = { name: call.name, body: call.body, nesting: state.nesting, frame: state.frame, again: undefined }
  walk.calling.push(activation)
  enter(walk, state, call, run)
  let { words } = call
  for (let round = 1; activation.again !== undefined; round++) {
    const start = fork(before)
    mergeInto(start, state)
    mergeInto(start, { ...activation.again.state, locals: start.locals })
    forgetAll(start)
    start.positional = before.positional
    words = round < MOST_ROUNDS ? eitherWords(words, activation.again.words) : undefined
    const known = { words, exported: new Set(start.exported.keys()) }
    activation.again = undefined
    enter(walk, start, { ...call, words }, run)
    mergeInto(state, start)
    if (!isMore(activation.again, known)) break
    if (round > MOST_ROUNDS) {
      walk.problems.push({ code: 'too-many', reason: `${call.name} calls itself in too many ways` })
      break
    }
  }
  walk.calling.pop()
}
