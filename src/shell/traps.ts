import { forEachChild, parse } from 'unbash'
import type { ParsedScript, SyntaxNode } from 'unbash'
import { mergeInto } from './merge.ts'
import { forgetAll, fork, mark, UNSETTLED } from './state.ts'
import type { State } from './state.ts'
import type { Place, Trap, Walk } from './walk.ts'
import { forgotten, valueOf } from './word.ts'
import type { Word } from './word.ts'

/** Commands that a trap may run and that leave the shell as it was. */
const TRAPPED = new Set('rm echo printf kill exit true : trap wait sleep test [ mv cp git docker stty tput'.split(' '))

/** Whether nothing of the shell is other when the action has run; functions are looked into. */
const changesNothing = (state: State, script: ParsedScript): boolean => {
  if (script.errors !== undefined) return false
  const open: SyntaxNode[] = [script]
  const seen = new Set<SyntaxNode>()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Assignment' || node.type === 'For' || node.type === 'Select' || node.type === 'Function') return false
    if (node.type === 'ArithmeticWord' || (node.type === 'ParameterExpansion' && node.operation?.type === 'Default')) return false
    if (node.type === 'Command' && node.name !== undefined) {
      const bodies = state.functions.get(node.name.value)?.bodies
      if (bodies === undefined && !TRAPPED.has(node.name.value)) return false
      for (const body of bodies ?? []) if (!seen.has(body)) open.push(body)
      for (const body of bodies ?? []) seen.add(body)
    }
    forEachChild(node, child => open.push(child))
  }
  return true
}

/** A trap may run between any two commands, and change what is known. */
const unsettle = ({ work }: Walk, state: State): void => {
  work.moves++
  mark(state, UNSETTLED, { loose: true })
  forgetAll(state)
  // it may export what is set, or will be
  state.exportsAll = true
  for (const [name, word] of state.variables) state.exported.set(name, word)
}

/** What a trap calls may be another function from here on. */
export const redefine = (walk: Walk, state: State): void => {
  if (walk.traps.some(trap => !trap.atEnd) && !state.marks.has(UNSETTLED)) unsettle(walk, state)
}

const addTrap = ({ traps }: Walk, added: Trap): void => {
  const same = traps.find(trap => trap.text === added.text)
  if (same === undefined) traps.push(added)
  else if (!same.read) mergeInto(same.state, added.state)
}

/** Returns whether the action is known, so that it will be read (`readTraps`). */
export const setTrap = ({ walk, state }: Place, words: readonly Word[]): boolean => {
  const operands = valueOf(words[0]) === '--' ? words.slice(1) : words
  const [action, ...signals] = operands
  const text = valueOf(action)
  if (action === undefined || signals.length === 0 || text === '' || text === '-' || /^-[lp]/.test(text ?? '')) return false
  // at the end nothing else runs any more
  const atEnd = signals.every(signal => /^(?:EXIT|0)$/i.test(valueOf(signal) ?? '')) && state.frame.returns === undefined
  if (text === undefined) {
    if (!atEnd) unsettle(walk, state)
    return false
  }
  const script = parse(text)
  addTrap(walk, { text, script, state: fork(state), moves: walk.work.moves, atEnd, read: false })
  if (!atEnd && !changesNothing(state, script)) unsettle(walk, state)
  return true
}

/** Everything that the line exports anywhere. */
const exportedBy = ({ invocations }: Walk): ReadonlySet<string> => {
  const own = invocations.flatMap(invocation =>
    invocation.assignments.filter(each => each.exported && each.once !== true).map(each => each.name),
  )
  return new Set([...invocations.flatMap(invocation => [...invocation.environment.keys()]), ...own])
}

/** Different traps of one line; nobody sets more. */
const MOST_TRAPS = 16

/**
 * Reads what the traps of the line run. That can be at any time: nothing is known of variables then, and the directory only if the line
 * goes nowhere behind the trap.
 */
export const readTraps = (walk: Walk, end: State): void => {
  if (walk.traps.every(trap => trap.read)) return
  const exported = exportedBy(walk)
  // a trap that sets a trap makes this longer
  for (const trap of walk.traps) {
    if (trap.read) continue
    trap.read = true
    if (walk.traps.length > MOST_TRAPS) return void walk.problems.push({ code: 'too-many', reason: 'the line sets too many traps' })
    const { text, script, state } = trap
    const { cwds, stdin } = state
    mergeInto(state, { ...end, locals: state.locals })
    forgetAll(state)
    for (const name of exported) {
      state.variables.set(name, forgotten(`$${name}`, state.variables.get(name)))
      state.exported.set(name, forgotten(`$${name}`, state.variables.get(name)))
    }
    if (trap.moves === walk.work.moves && !end.clobbered) state.cwds = cwds
    if (end.stdin !== stdin) state.stdin = { kind: 'pipe' }
    for (const error of script.errors ?? [])
      walk.problems.push({ code: 'parse-error', reason: `trap cannot read its text: ${error.message}` })
    walk.run({ ...walk, source: text, span: [0, walk.source.length], evals: walk.evals + 1 }, state, {
      type: 'CompoundList',
      pos: 0,
      end: 0,
      commands: script.commands,
    })
  }
}
