import { forEachChild } from 'unbash'
import type { AndOr, CompoundList, Function as FunctionNode, ParsedScript, Statement } from 'unbash'
import { checkArithmetic } from './arithmetic.ts'
import { callBody } from './call.ts'
import { readCommand } from './command.ts'
import type { Run } from './command.ts'
import { expandQuoted, expandWord } from './expand.ts'
import type { Problem } from './invocation.ts'
import { checkSet } from './obeyed.ts'
import { readRedirections } from './redirections.ts'
import { leaves } from './leaves.ts'
import { readLoop } from './loop.ts'
import { loopValue } from './loop-value.ts'
import { endlessStart } from './endless.ts'
import { afterLine, eitherCwds, joinPlaces, leaveTo, mergeInto } from './merge.ts'
import { forgetAll, fork, setVariable, subshell } from './state.ts'
import type { State } from './state.ts'
import { isOver } from './steps.ts'
import { checkTest } from './test-command.ts'
import { redefine } from './traps.ts'
import { unlessUnopened } from './unopened.ts'
import { spanOf } from './walk.ts'
import type { Place, Walk } from './walk.ts'
import { anySecret, dynamicWord } from './word.ts'
import type { Word } from './word.ts'

/** Where the shell is. */
type Where = Pick<State, 'cwds' | 'guesses' | 'before'>

const whereOf = ({ cwds, guesses, before }: State): Where => ({ cwds, guesses, before })

/** `state` after the node failed: a `cd` that fails leaves the directory as it was. */
const failure = (before: Where, after: State): State => {
  const failed = fork(after)
  // where a computed `cd` led to is the worse of the two
  if (failed.cwds !== undefined && failed.cwds !== before.cwds) joinPlaces(failed, before)
  failed.before = eitherCwds(failed.before, before.before)
  return failed
}

/** What `&&` leads to begins where all before it succeeded, and what `||` leads to where it failed, however far back that was. */
const readAndOr = (walk: Walk, state: State, node: AndOr): void => {
  const { nesting } = state
  let failed = state
  let left = false
  node.commands.forEach((command, at) => {
    const operator = node.operators[at - 1]
    const way = operator === '||' ? failed : state
    const before = whereOf(way)
    if (at > 0) way.nesting = { ...nesting, maybe: nesting.maybe + 1 }
    readNode(walk, way, command)
    left = at === node.commands.length - 1 && leaves(way, command)
    if (left) return
    const fails = failure(before, way)
    if (operator === '&&') mergeInto(failed, fails)
    else failed = fails
    if (operator === '||') mergeInto(state, way)
  })
  if (!left) mergeInto(state, failed)
  else if (node.operators.at(-1) === '&&') Object.assign(state, failed)
  state.nesting = nesting
}

const place = (walk: Walk, state: State, problems: Problem[] = walk.problems): Place => ({ walk, state, problems, assigned: [] })

const readList = (walk: Walk, state: State, list: CompoundList): void => {
  for (const statement of list.commands) readStatement(walk, state, statement)
}

const readStatement = (walk: Walk, state: State, statement: Statement): void => {
  if (statement.background === true) return readNode(walk, subshell(state, { apart: state.nesting.apart + 1 }), statement.command)
  const before = whereOf(state)
  readNode(walk, state, statement.command)
  // a list has its own ways of failing
  if (statement.command.type === 'AndOr') return
  if (before.cwds !== state.cwds && state.cwds !== undefined) joinPlaces(state, before)
  state.before = eitherCwds(state.before, before.before)
}

/** What is read here, by the name of its kind. */
type Kinds = { readonly [Kind in Parameters<Run>[2]['type']]: Extract<Parameters<Run>[2], { readonly type: Kind }> }

type Reader<Kind extends keyof Kinds> = (walk: Walk, state: State, node: Kinds[Kind]) => void

const readPipeline: Reader<'Pipeline'> = (walk, state, { commands }) => {
  if (commands.length === 1) return readNode(walk, state, commands[0]!)
  const before = walk.invocations.length
  commands.forEach((command, at) => {
    const part = subshell(state, { pipes: state.nesting.pipes + 1 })
    if (at > 0) part.stdin = { kind: 'pipe', writers: walk.invocations.slice(before) }
    readNode(walk, part, command)
    // zsh runs the last part in the shell itself
    part.stdin = state.stdin
    if (at === commands.length - 1) mergeInto(state, part)
  })
}

const readRedirected: Reader<'Redirected'> = (walk, state, node) => {
  const problems: Problem[] = []
  const at = place(walk, state, problems)
  const { redirections, stdin } = readRedirections(at, node.redirects)
  if (redirections.length > 0 || problems.length > 0) {
    walk.invocations.push({
      text: node.redirects.map(redirect => walk.source.slice(redirect.pos, redirect.end)).join(' '),
      span: spanOf(walk, node),
      shell: walk.shell,
      words: [],
      assignments: [],
      redirections,
      stdin: state.stdin,
      cwds: state.cwds,
      environment: state.exported.snapshot(),
      problems,
    })
  }
  const outer = state.stdin
  unlessUnopened(state, node.redirects, () => {
    state.stdin = stdin ?? outer
    readNode(walk, state, node.command)
    state.stdin = outer
  })
}

const readCoproc: Reader<'Coproc'> = (walk, state, node) => {
  checkSet(place(walk, state), node.name?.value ?? '', 'coproc')
  if (node.name === undefined && state.nesting.held + state.nesting.apart > 0)
    walk.problems.push({
      code: 'unsupported',
      reason: 'in a substitution bash can run a program COPROC in the place of the one behind coproc',
    })
  return readNode(walk, { ...subshell(state, { apart: state.nesting.apart + 1 }), stdin: { kind: 'pipe' } }, node.body)
}

const readIf: Reader<'If'> = (walk, state, node) => {
  const { nesting } = state
  readList(walk, state, node.clause)
  state.nesting = { ...nesting, maybe: nesting.maybe + 1 }
  const otherwise = fork(state)
  readList(walk, state, node.then)
  for (const elif of node.elif) {
    readList(walk, otherwise, elif.clause)
    const then = fork(otherwise)
    readList(walk, then, elif.then)
    mergeInto(state, then)
  }
  if (node.else !== undefined) readList(walk, otherwise, node.else)
  mergeInto(state, otherwise)
  state.nesting = nesting
}

const readWhile: Reader<'While'> = (walk, state, node) => {
  const endless = endlessStart(node.clause, [node.clause, node.body], forEachChild)
  if (endless !== undefined) walk.problems.push(endless)
  return readLoop(walk, state, round => {
    readList(walk, round, node.clause)
    leaveTo(round.frame.loops.at(-1)!, round)
    readList(walk, round, node.body)
  })
}

const readFor: Reader<'For'> = (walk, state, node) => {
  const at = place(walk, state)
  const name = node.name.value
  checkSet(at, name, 'for')
  const words = node.wordlist?.flatMap(word => expandWord(at, word)) ?? parametersOf(state)
  const value = loopValue(name, words)
  const once = words.length === 1 && words[0]!.pieces === 'one'
  const body = (round: State) => {
    setVariable(round, name, value)
    readList(walk, round, node.body)
  }
  return readLoop(walk, state, body, once)
}

const readSelect: Reader<'Select'> = (walk, state, node) => {
  const name = node.name.value
  checkSet(place(walk, state), name, 'select')
  const secret = anySecret(node.wordlist?.flatMap(word => expandWord(place(walk, state), word)) ?? [])
  return readLoop(walk, state, round => {
    setVariable(round, name, dynamicWord(`$${name}`, { secret }))
    readList(walk, round, node.body)
  })
}

const readArithmeticFor: Reader<'ArithmeticFor'> = (walk, state, node) => {
  checkArithmetic(place(walk, state), node.initialize, 'for ((..))')
  const endless =
    node.test === undefined || node.test.type === 'ArithmeticWord' ? endlessStart(undefined, [node.body], forEachChild) : undefined
  if (endless !== undefined) walk.problems.push(endless)
  return readLoop(walk, state, round => {
    checkArithmetic(place(walk, round), node.test, 'for ((..))')
    leaveTo(round.frame.loops.at(-1)!, round)
    readList(walk, round, node.body)
    checkArithmetic(place(walk, round), node.update, 'for ((..))')
  })
}

const readArithmetic: Reader<'ArithmeticCommand'> = (walk, state, node) => {
  // another shell reads two subshells
  if (walk.shell === 'sh') walk.problems.push({ code: 'unsupported', reason: `((${node.body})) runs commands in some shells` })
  return checkArithmetic(place(walk, state), node.expression, `((${node.body}))`)
}

const readTest: Reader<'TestCommand'> = (walk, state, node) => {
  // another shell looks for a command of this name, and runs what stands after ||
  if (walk.shell === 'sh') walk.problems.push({ code: 'unsupported', reason: '[[ .. ]] runs commands in some shells' })
  return checkTest(place(walk, state), node.expression)
}

const readCase: Reader<'Case'> = (walk, state, node) => {
  expandQuoted(place(walk, state), node.word)
  const { nesting } = state
  const start = fork(state)
  start.nesting = { ...nesting, maybe: nesting.maybe + 1 }
  let falls: State | undefined
  for (const item of node.items) {
    for (const pattern of item.pattern) expandQuoted({ ...place(walk, state), pattern: true }, pattern)
    const arm = fork(start)
    if (falls !== undefined) mergeInto(arm, falls)
    readList(walk, arm, item.body)
    falls = item.terminator === ';&' || item.terminator === ';;&' ? arm : undefined
    mergeInto(state, arm)
  }
}

const readFunction: Reader<'Function'> = (walk, state, node) => {
  // one that is written in quotes has another name in bash
  const name = node.name.value
  const frozen = state.marks.get(`${name}()`)?.frozen === true ? state.functions.get(name) : undefined
  state.functions.set(name, { bodies: [...(frozen?.bodies ?? []), node.body], certain: node.name.text === name })
  redefine(walk, state)
  walk.defined.set(node.body, { name, state: fork(state) })
}

const READERS: { readonly [Kind in keyof Kinds]: Reader<Kind> } = {
  Command: (walk, state, node) => readCommand(walk, state, node, readNode),
  AndOr: readAndOr,
  Pipeline: readPipeline,
  Redirected: readRedirected,
  BraceGroup: (walk, state, node) => readList(walk, state, node.body),
  CompoundList: readList,
  Subshell: (walk, state, node) => readList(walk, subshell(state), node.body),
  Coproc: readCoproc,
  If: readIf,
  While: readWhile,
  For: readFor,
  Select: readSelect,
  ArithmeticFor: readArithmeticFor,
  ArithmeticCommand: readArithmetic,
  TestCommand: readTest,
  Case: readCase,
  Function: readFunction,
}

const readAs = <Kind extends keyof Kinds>(walk: Walk, state: State, node: Kinds[Kind] & { readonly type: Kind }): void =>
  READERS[node.type](walk, state, node)

export const readNode: Run = (walk, state, node): void => {
  if (!isOver(walk)) readAs(walk, state, node)
}

/** A function that is defined and not called could be called later, when anything may have been set. */
export const readUncalled = (walk: Walk, state: State, name: string, body: FunctionNode['body']): void => {
  const { cwds } = state
  forgetAll(state)
  state.cwds = cwds
  callBody(walk, state, { name, body, words: [] }, readNode)
}

/** What `for x; do` goes through. */
const parametersOf = ({ positional }: State): readonly Word[] =>
  positional.open ? [...positional.words, dynamicWord('$@', { pieces: 'any', secret: positional.secret })] : positional.words

/** Walks a script; an error anywhere in it makes all of it unreadable. */
export const readScript = (walk: Walk, state: State, script: ParsedScript): void => {
  walk.walked.add(script)
  for (const error of script.errors ?? [])
    walk.problems.push({ code: 'parse-error', reason: `the shell cannot read this: ${error.message}` })
  const inner = script.source === undefined ? walk : { ...walk, source: script.source, span: walk.span ?? [0, walk.source.length] }
  script.commands.forEach((statement, at) => {
    const before = script.commands[at - 1]
    if (before !== undefined && inner.source.slice(before.end, statement.pos).includes('\n')) afterLine(state)
    readStatement(inner, state, statement)
  })
}
