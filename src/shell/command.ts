import type { AndOr, Command, CompoundCommand, CompoundList, Function as FunctionNode, PipelineNode } from 'unbash'
import { assignedValue, assignmentWord } from './assigned-value.ts'
import { ANY_ALIAS, applyBuiltin } from './builtins.ts'
import type { BuiltinEffect } from './builtins.ts'
import { checkInteger } from './integer.ts'
import { callBody } from './call.ts'
import { bracesOf } from './brace-words.ts'
import { expandWord } from './expand.ts'
import type { Assigned, Invocation, Problem } from './invocation.ts'
import { isObeyed } from './obeyed.ts'
import { readRedirections } from './redirections.ts'
import { scriptStart } from './runaway.ts'
import { mayAbort, mergeInto, passAbort } from './merge.ts'
import { eitherOf, fork, isExported, isOwn, leaveLocals, makeLocal, mark, setVariable } from './state.ts'
import type { State } from './state.ts'
import { isOver } from './steps.ts'
import { unlessUnopened } from './unopened.ts'
import { spanOf } from './walk.ts'
import type { Place, Walk } from './walk.ts'
import { dynamicWord, forgotten, valueOf } from './word.ts'
import type { Word } from './word.ts'

export type Run = (walk: Walk, state: State, node: PipelineNode | AndOr | FunctionNode['body'] | CompoundCommand | CompoundList) => void

/** Runs the bodies that the name can mean. Returns whether it can mean nothing else. */
const callDefined = (walk: Walk, state: State, words: readonly Word[], run: Run): boolean => {
  const name = valueOf(words[0]) ?? ''
  const defined = state.functions.get(name)
  if (defined === undefined) return false
  const start = fork(state)
  defined.bodies.forEach((body, at) => {
    const way = at === 0 ? state : fork(start)
    callBody(walk, way, { name, body, words: words.slice(1) }, run)
    if (at > 0) mergeInto(state, way)
  })
  if (!defined.certain) mergeInto(state, start)
  return defined.certain
}

/** A computed name is not approved; nor is one that means something else in another shell, or that this line gave a new meaning. */
const nameProblem = (walk: Walk, state: State, words: readonly Word[]): Problem | undefined => {
  const first = words[0]
  if (first === undefined) return undefined
  const name = valueOf(first)
  if (name === undefined) return { code: 'dynamic-command', reason: `which command ${first.text} is, is known only when the line runs` }
  if (state.aliases.has(name) || state.aliases.has(ANY_ALIAS))
    return { code: 'dynamic-command', reason: `${name} is an alias that this line defines` }
  if (walk.shell === 'zsh' && words.some(word => word.text.startsWith('=')))
    return { code: 'unsupported', reason: 'zsh replaces a word that starts with = by the path of a command' }
  return undefined
}

/** What stands between the words of a command in the text, and is no white space, was skipped by the parser: `ls ( pwd`. */
const skippedText = (source: string, node: Command): string | undefined => {
  let end = node.pos
  const items: readonly { readonly pos: number; readonly end: number }[] =
    node.prefix.length === 0 && node.name !== undefined
      ? [node.name, ...node.suffix]
      : [...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix]
  for (const item of items) {
    if (item.pos > end && !(item.pos === end + 1 && source[end] === ' ')) {
      const gap = source.slice(end, item.pos)
      if (!BLANK.test(gap)) return gap.trim()
    }
    if (item.end > end) end = item.end
  }
  return end < source.length && OPENS.test(source.slice(end, end + 64)) ? '(' : undefined
}

const BLANK = /^(?:[ \t]|\\\r?\n)*$/
const OPENS = /^(?:[ \t]|\\\r?\n)*\(/

/** `x=1 y=$x z=$(f) f`: what stands behind it among the assignments sees it, in bash, and `f` too; the words of the command do not. */
const hold = (walk: Walk, state: State, name: string, value: Word): (() => void) => {
  const [outer, exported] = [state.variables.get(name), state.exported.get(name)]
  setVariable(state, name, walk.shell === 'bash' ? value : (eitherOf(name, outer, value) ?? value))
  state.exported.set(name, value)
  return () => {
    if (outer === undefined) state.variables.delete(name)
    else state.variables.set(name, outer)
    if (exported === undefined) state.exported.delete(name)
    else state.exported.set(name, exported)
  }
}

const hasBraces = (node: Command): boolean =>
  [node.name, ...node.suffix].some(word => word?.type === 'Word' && bracesOf(word.text).kind !== 'none')

/** A shell that is called sh has braces, or has none: a command with them is read both ways. */
export const readCommand = (walk: Walk, state: State, node: Command, run: Run): void => {
  if (walk.shell !== 'sh' || walk.braces !== undefined || !hasBraces(node)) return readOne(walk, state, node, run)
  const other = fork(state)
  readOne({ ...walk, braces: 'stay' }, other, node, run)
  readOne({ ...walk, braces: 'expand' }, state, node, run)
  mergeInto(state, other)
}

const readOne = (walk: Walk, state: State, node: Command, run: Run): void => {
  walk.work.commands++
  if (isOver(walk)) return
  const problems: Problem[] = []
  const assignments: Assigned[] = []
  const place: Place = { walk, state, problems, assigned: assignments }
  const bare = node.name === undefined
  const held: (() => void)[] = []
  const { frame } = state
  if (!bare && node.prefix.length > 1) state.frame = { ...frame, aborts: { state: undefined } }
  for (const item of node.prefix) {
    if (item.type !== 'Assignment') continue
    const value = assignedValue(place, item)
    checkInteger(place, item.name, value)
    const exported = !bare || isExported(state, item.name)
    assignments.push(bare ? { name: item.name, value, exported } : { name: item.name, value, exported, once: true })
    // the tables of names for programs know nothing of what zsh calls `path`
    if (bare && walk.shell === 'zsh' && isObeyed(item.name, walk.shell))
      problems.push({ code: 'unsupported', reason: `zsh obeys what ${item.name} is set to` })
    if (!bare && node.prefix.length > 1) held.push(hold(walk, state, item.name, value))
    if (!bare) continue
    // what is readonly, or calculates, may not take it
    if (isOwn(item.name) || state.marks.has(item.name)) mayAbort(state)
    setVariable(state, item.name, value)
    if ((item.value.type === 'ArrayValue' || item.index !== undefined) && state.marks.get(item.name)?.array !== true)
      mark(state, item.name, { array: true })
    if (exported) state.exported.set(item.name, value)
  }
  for (const release of held.toReversed()) release()
  // what was set before a value that cannot be calculated stays set, as far as bash got
  passAbort(state, frame, aborted => mergeInto(aborted, state))
  state.frame = frame
  const words: Word[] = []
  let keyed: boolean | undefined
  if (node.name !== undefined) words.push(...expandWord(place, node.name))
  for (const item of node.suffix) {
    if (item.type === 'Word') for (const word of expandWord(place, item)) words.push(word)
    else if (item.type === 'Assignment') {
      // to `export` and its like it is a word, whose braces expand
      if (item.value.type !== 'ArrayValue' && bracesOf(item.text).kind !== 'none')
        problems.push({ code: 'unsupported', reason: `the braces in ${item.text} make several words of it` })
      keyed ??= node.suffix.some(word => word.type === 'Word' && /^-[a-zA-Z]*A/.test(word.text))
      words.push(assignmentWord(place, item, keyed))
    }
  }
  const { redirections, stdin } = readRedirections(place, node.redirects)
  // `x= {x}>file f`: what the redirection sets is what the command is given
  for (const { descriptor } of node.redirects)
    if (descriptor?.type === 'FileDescriptorVariable' && assignments.some(assignment => assignment.name === descriptor.name)) {
      const { name } = descriptor
      assignments.push({ name, value: dynamicWord(`$${name}`, { rest: 'number' }), exported: true, once: true })
    }
  const skipped = skippedText(walk.source, node)
  if (skipped !== undefined) problems.push({ code: 'parse-error', reason: `the shell cannot read this: unexpected ${skipped}` })
  const name = nameProblem(walk, state, words)
  if (name !== undefined) problems.push(name)
  const bomb = scriptStart(node, state) ?? otherStart(walk, state, words)
  if (bomb !== undefined) problems.push(bomb)
  const outer = state.stdin
  const { guesses } = state
  const invocation: Invocation = {
    text: walk.source.slice(node.pos, node.end),
    span: spanOf(walk, node),
    shell: walk.shell,
    words,
    assignments,
    redirections,
    stdin: stdin ?? outer,
    cwds: state.cwds,
    environment: environmentOf(state, bare ? [] : assignments),
    problems,
    traced: state.traces,
  }
  // `$_`
  if (words.at(-1)?.secret) setVariable(state, '_', forgotten('$_', words.at(-1)))
  if (words.length > 0) {
    state.stdin = stdin ?? outer
    // what `${x:=y}` among the words sets does not stand before them
    const before = assignments.length === 0 ? assignments : assignments.filter(assignment => assignment.once === true)
    const effect = unlessUnopened(state, node.redirects, () =>
      withAssigned(walk, state, before, words, () => {
        if (callDefined(walk, state, words, run)) return 'read'
        return applyBuiltin(place, words)
      }),
    )
    if (effect !== 'redirects') state.stdin = outer
    if (effect === 'read') {
      if (redirections.length > 0 || assignments.length > 0 || problems.length > 0) push(walk, guesses, { ...invocation, words: [] })
      return
    }
  }
  push(walk, guesses, invocation)
}

/** Where the directory is not known, but some are that it may be, the command is judged there too. */
const push = (walk: Walk, guesses: readonly string[], invocation: Invocation): void => {
  walk.invocations.push(invocation)
  if (invocation.cwds === undefined && guesses.length > 0 && invocation.words.length + invocation.redirections.length > 0)
    walk.invocations.push({ ...invocation, cwds: guesses })
}

/** Commands of the shell that keep, in some shells, what is set before them. */
const SPECIAL = new Set([
  '.',
  'source',
  'eval',
  ':',
  'export',
  'readonly',
  'set',
  'shift',
  'trap',
  'unset',
  'exec',
  'command',
  'builtin',
  'declare',
  'typeset',
  'local',
])

const unmarkGiven = (state: State, name: string): void => {
  const { given: _, ...rest } = state.marks.get(name) ?? {}
  const marks = new Map(state.marks)
  if (Object.keys(rest).length === 0) marks.delete(name)
  else marks.set(name, rest)
  state.marks = marks
}

/** `x=1 f`: the function, or the text of `eval`, sees it; what is behind it does not, in bash. */
const withAssigned = (
  walk: Walk,
  state: State,
  assignments: readonly Assigned[],
  words: readonly Word[],
  apply: () => BuiltinEffect,
): BuiltinEffect => {
  const name = valueOf(words[0])
  if (assignments.length === 0 || name === undefined || !(state.functions.has(name) || SPECIAL.has(name))) return apply()
  const { frame, locals } = state
  state.frame = { ...frame, aborts: { state: undefined } }
  const exported = assignments.map(assignment => [assignment.name, state.exported.get(assignment.name)] as const)
  const given = assignments.map(assignment => assignment.name).filter(variable => state.marks.get(variable)?.given !== true)
  state.locals = new Map()
  for (const { name: variable, value } of assignments) {
    state.exported.set(variable, value)
    makeLocal(state, variable)
    setVariable(state, variable, value)
    mark(state, variable, { given: true })
  }
  const kept =
    walk.shell === 'bash' ? undefined : assignments.map(assignment => [assignment.name, state.variables.get(assignment.name)] as const)
  const effect = apply()
  const others = [...state.locals.keys()].filter(key => assignments.every(each => each.name !== key))
  passAbort(state, frame, aborted => leaveLocals(aborted, locals))
  state.frame = frame
  leaveLocals(state, locals)
  for (const [variable, word] of exported)
    if (state.marks.get(variable)?.exported === true) continue
    else if (word === undefined) state.exported.delete(variable)
    else state.exported.set(variable, word)
  for (const variable of given) unmarkGiven(state, variable)
  for (const other of others) mark(state, other, { loose: true })
  // on some ways, or in some shells, it stays set
  for (const [variable, word] of kept ?? []) setVariable(state, variable, forgotten(`$${variable}`, word))
  return effect
}

const STARTERS = /^(?:.*\/)?(?:(?:ba|da|k|z|a)?sh|env|xargs|parallel|nohup|setsid|timeout|nice|busybox)$/

/** An exported function that starts itself by another shell: `f() { bash -c f; }`. */
const otherStart = (walk: Walk, state: State, words: readonly Word[]): Problem | undefined => {
  if (walk.calling.length === 0 || !STARTERS.test(valueOf(words[0]) ?? '')) return undefined
  const itself = walk.calling.find(({ name }) => {
    if (state.marks.get(`${name}()`)?.exported !== true) return false
    return words.slice(1).some(word => (valueOf(word) ?? '').split(/[\s;&|(){}<>`]+/).includes(name))
  })
  return itself === undefined ? undefined : { code: 'runaway', reason: `${itself.name} starts itself in another shell, again and again` }
}

const environmentOf = (state: State, own: readonly Assigned[]): ReadonlyMap<string, Word> => {
  if (state.exported.size === 0 && own.length === 0) return EMPTY
  const exported = [...state.exported].map(([name, word]) => [name, state.variables.get(name) ?? word] as const)
  // what stands before the command is set after its words are made: `x= f ${x=y}`
  const last = own.some(assignment => assignment.once !== true)
    ? own.toSorted((a, b) => Number(a.once === true) - Number(b.once === true))
    : own
  return new Map([...exported, ...last.map(assignment => [assignment.name, assignment.value] as const)])
}

const EMPTY: ReadonlyMap<string, Word> = new Map()
