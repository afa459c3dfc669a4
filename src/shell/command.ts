import type { AndOr, Assignment, Command, CompoundCommand, CompoundList, Function as FunctionNode, PipelineNode } from 'unbash'
import { applyBuiltin } from './builtins.ts'
import { checkSubscript } from './arithmetic.ts'
import { expandBraces } from './braces.ts'
import { expandAssigned, expandWord } from './expand.ts'
import type { Assigned, Invocation, Problem } from './invocation.ts'
import { DEEPEST_CALL, MOST_INVOCATIONS } from './limits.ts'
import { isObeyed } from './obeyed.ts'
import { readRedirections } from './redirections.ts'
import { fork, mergeInto } from './state.ts'
import type { State } from './state.ts'
import { spanOf } from './walk.ts'
import type { Place, Walk } from './walk.ts'
import { dynamicWord, joinWords, staticWord, valueOf } from './word.ts'
import type { Word } from './word.ts'

export type Run = (walk: Walk, state: State, node: PipelineNode | AndOr | FunctionNode['body'] | CompoundCommand | CompoundList) => void

/** The value that an assignment gives. Arrays are not followed: their elements are read, their value is unknown. */
const assignedValue = (place: Place, node: Assignment): Word => {
  if (node.index !== undefined) checkSubscript(place, node.index)
  if (node.value.type === 'ArrayValue') {
    for (const element of node.value.elements) expandWord(place, element)
    return dynamicWord(node.text)
  }
  const value = expandAssigned(place, node.value)
  return node.append === true || node.index !== undefined ? dynamicWord(node.text) : value
}

/** `NAME=value` as a word of a command such as `export`. */
const assignmentWord = (place: Place, node: Assignment): Word => ({
  ...joinWords(staticWord(`${node.name}=`), assignedValue(place, node)),
  text: node.text,
})

const callFunction = (state: State, words: readonly Word[], run: () => void): void => {
  const positional = [...state.variables].filter(([name]) => /^[0-9]+$/.test(name))
  for (const [name] of positional) state.variables.delete(name)
  const loose = words.findIndex(word => word.pieces !== 'one')
  words.slice(1, loose === -1 ? undefined : loose).forEach((word, at) => state.variables.set(String(at + 1), word))
  run()
  for (const name of [...state.variables.keys()].filter(it => /^[0-9]+$/.test(it))) state.variables.delete(name)
  for (const [name, word] of positional) state.variables.set(name, word)
}

/** Runs the bodies that the name can mean. Returns whether it can mean nothing else. */
const callDefined = (walk: Walk, state: State, words: readonly Word[], run: Run): boolean => {
  const defined = state.functions.get(valueOf(words[0]) ?? '')
  if (defined === undefined) return false
  const start = fork(state)
  defined.bodies.forEach((body, at) => {
    walk.called.add(body)
    if (walk.calling.includes(body)) return
    if (walk.calling.length >= DEEPEST_CALL) {
      walk.problems.push({ code: 'too-many', reason: 'functions call each other too deeply' })
      return
    }
    const way = at === 0 ? state : fork(start)
    walk.calling.push(body)
    callFunction(way, words, () => run(walk, way, body))
    walk.calling.pop()
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
  if (state.aliases.has(name)) return { code: 'dynamic-command', reason: `${name} is an alias that this line defines` }
  if (walk.shell === 'zsh' && words.some(word => word.text.startsWith('=')))
    return { code: 'unsupported', reason: 'zsh replaces a word that starts with = by the path of a command' }
  return undefined
}

/** What stands between the words of a command in the text, and is no white space, was skipped by the parser: `ls ( pwd`. */
const skippedText = (source: string, node: Command): string | undefined => {
  let end = node.pos
  for (const item of [...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix]) {
    const gap = item.pos > end ? source.slice(end, item.pos) : ''
    if (!/^(?:[ \t]|\\\r?\n)*$/.test(gap)) return gap.trim()
    end = Math.max(end, item.end)
  }
  return /^(?:[ \t]|\\\r?\n)*\(/.test(source.slice(end, end + 64)) ? '(' : undefined
}

export const readCommand = (walk: Walk, state: State, node: Command, run: Run): void => {
  if (walk.invocations.length >= MOST_INVOCATIONS) {
    if (!walk.problems.some(it => it.code === 'too-many'))
      walk.problems.push({ code: 'too-many', reason: `it has more than ${MOST_INVOCATIONS} commands` })
    return
  }
  const problems: Problem[] = []
  const assignments: Assigned[] = []
  const place: Place = { walk, state, problems, assigned: assignments }
  const bare = node.name === undefined
  for (const item of node.prefix) {
    if (item.type !== 'Assignment') continue
    const value = assignedValue(place, item)
    const exported = !bare || state.exportsAll || state.exported.has(item.name)
    assignments.push(bare ? { name: item.name, value, exported } : { name: item.name, value, exported, once: true })
    // the tables of names for programs know nothing of what zsh calls `path`
    if (bare && walk.shell === 'zsh' && isObeyed(item.name, walk.shell))
      problems.push({ code: 'unsupported', reason: `zsh obeys what ${item.name} is set to` })
    if (bare) state.variables.set(item.name, value)
    if (bare && exported) state.exported.set(item.name, value)
  }
  const words: Word[] = []
  if (node.name !== undefined) words.push(...expandWord(place, node.name))
  for (const item of node.suffix) {
    if (item.type === 'Word') words.push(...expandWord(place, item))
    else if (item.type === 'Assignment') {
      // to `export` and its like it is a word, whose braces expand
      if (item.value.type !== 'ArrayValue' && expandBraces(item.text).kind !== 'none')
        problems.push({ code: 'unsupported', reason: `the braces in ${item.text} make several words of it` })
      words.push(assignmentWord(place, item))
    }
  }
  const { redirections, stdin } = readRedirections(place, node.redirects)
  const skipped = skippedText(walk.source, node)
  if (skipped !== undefined) problems.push({ code: 'parse-error', reason: `the shell cannot read this: unexpected ${skipped}` })
  const name = nameProblem(walk, state, words)
  if (name !== undefined) problems.push(name)
  const outer = state.stdin
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
  }
  if (words.length > 0) {
    state.stdin = stdin ?? outer
    const called = callDefined(walk, state, words, run)
    const effect = called ? 'read' : applyBuiltin(place, words, run)
    if (effect !== 'redirects') state.stdin = outer
    if (effect === 'read') {
      if (redirections.length > 0 || assignments.length > 0 || problems.length > 0) walk.invocations.push({ ...invocation, words: [] })
      return
    }
  }
  walk.invocations.push(invocation)
}

const environmentOf = (state: State, own: readonly Assigned[]): ReadonlyMap<string, Word> => {
  if (state.exported.size === 0 && own.length === 0) return EMPTY
  return new Map([...state.exported, ...own.map(it => [it.name, it.value] as const)])
}

const EMPTY: ReadonlyMap<string, Word> = new Map()
