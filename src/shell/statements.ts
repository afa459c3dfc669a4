import type { AndOr, CompoundList, PipelineNode, ParsedScript, Script, Statement } from 'unbash'
import { unreachable } from '../core/result.ts'
import { checkArithmetic } from './arithmetic.ts'
import { widen } from './changes.ts'
import { readCommand } from './command.ts'
import type { Run } from './command.ts'
import { expandQuoted, expandWord } from './expand.ts'
import type { Problem } from './invocation.ts'
import { checkSet } from './obeyed.ts'
import { readRedirections } from './redirections.ts'
import { eitherCwds, fork, mergeInto } from './state.ts'
import type { State } from './state.ts'
import { checkTest } from './test-command.ts'
import { spanOf } from './walk.ts'
import type { Place, Walk } from './walk.ts'
import { dynamicWord, eitherWord, printedWord } from './word.ts'

/** `state` after the node failed: a `cd` that fails leaves the directory as it was. */
const failure = (before: State['cwds'], after: State): State => ({ ...fork(after), cwds: eitherCwds(before, after.cwds) })

const LEAVERS = new Set(['exit', 'return', 'break', 'continue'])

/** Whether what follows the node in the same list is never reached. */
const leaves = (node: PipelineNode | AndOr): boolean => {
  if (node.type === 'Command') return LEAVERS.has(node.name?.value ?? '')
  const last = node.type === 'BraceGroup' ? node.body.commands.at(-1) : undefined
  return last !== undefined && last.background !== true && leaves(last.command)
}

const readAndOr = (walk: Walk, state: State, node: AndOr): void => {
  // each way that leaves the list early, and what is known on it
  const early: State[] = []
  node.commands.forEach((command, at) => {
    const before = state.cwds
    readNode(walk, state, command)
    const next = node.operators[at]
    if (next === undefined) {
      if (leaves(command)) Object.assign(state, early.pop() ?? state)
      else early.push(failure(before, state))
      return
    }
    const failed = failure(before, state)
    if (next === '&&') early.push(failed)
    else {
      early.push(fork(state))
      Object.assign(state, failed)
    }
  })
  for (const other of early) mergeInto(state, other)
}

const place = (walk: Walk, state: State, problems: Problem[] = walk.problems): Place => ({ walk, state, problems, assigned: [] })

const readList = (walk: Walk, state: State, list: CompoundList | Script): void => {
  for (const statement of list.commands) readStatement(walk, state, statement)
}

const readStatement = (walk: Walk, state: State, statement: Statement): void => {
  if (statement.background === true) return readNode(walk, fork(state), statement.command)
  const before = state.cwds
  readNode(walk, state, statement.command)
  // a list has its own ways of failing
  if (before !== state.cwds && statement.command.type !== 'AndOr') state.cwds = eitherCwds(before, state.cwds)
}

/** Runs `body` any number of times, none included. */
const readLoop = (walk: Walk, state: State, lists: readonly CompoundList[]): void => {
  widen(state, lists)
  const once = fork(state)
  for (const list of lists) readList(walk, once, list)
  mergeInto(state, once)
}

export const readNode: Run = (walk, state, node): void => {
  switch (node.type) {
    case 'Command':
      return readCommand(walk, state, node, readNode)
    case 'AndOr':
      return readAndOr(walk, state, node)
    case 'Pipeline': {
      if (node.commands.length === 1) return readNode(walk, state, node.commands[0]!)
      const before = walk.invocations.length
      node.commands.forEach((command, at) => {
        const part = fork(state)
        if (at > 0) part.stdin = { kind: 'pipe', writers: walk.invocations.slice(before) }
        readNode(walk, part, command)
        // zsh runs the last part in the shell itself
        part.stdin = state.stdin
        if (at === node.commands.length - 1) mergeInto(state, part)
      })
      return
    }
    case 'Redirected': {
      const problems: Problem[] = []
      const at = place(walk, state, problems)
      const { redirections, stdin } = readRedirections(at, node.redirects)
      if (redirections.length > 0 || problems.length > 0) {
        walk.invocations.push({
          text: node.redirects.map(it => walk.source.slice(it.pos, it.end)).join(' '),
          span: spanOf(walk, node),
          shell: walk.shell,
          words: [],
          assignments: [],
          redirections,
          stdin: state.stdin,
          cwds: state.cwds,
          environment: state.exported,
          problems,
        })
      }
      const outer = state.stdin
      state.stdin = stdin ?? outer
      readNode(walk, state, node.command)
      state.stdin = outer
      return
    }
    case 'BraceGroup':
      return readList(walk, state, node.body)
    case 'CompoundList':
      return readList(walk, state, node)
    case 'Subshell':
      return readList(walk, fork(state), node.body)
    case 'Coproc':
      checkSet(place(walk, state), node.name?.value ?? '', 'coproc')
      return readNode(walk, { ...fork(state), stdin: { kind: 'pipe' } }, node.body)
    case 'If': {
      readList(walk, state, node.clause)
      const otherwise = fork(state)
      readList(walk, state, node.then)
      for (const elif of node.elif) {
        readList(walk, otherwise, elif.clause)
        const then = fork(otherwise)
        readList(walk, then, elif.then)
        mergeInto(state, then)
      }
      if (node.else !== undefined) readList(walk, otherwise, node.else)
      return mergeInto(state, otherwise)
    }
    case 'While':
      return readLoop(walk, state, [node.clause, node.body])
    case 'For': {
      const at = place(walk, state)
      checkSet(at, node.name.value, 'for')
      const words = node.wordlist?.flatMap(word => expandWord(at, word))
      widen(state, [node.body])
      const [first, ...more] = words ?? []
      const values = first === undefined ? dynamicWord(`$${node.name.value}`) : more.reduce(eitherWord, first)
      const loose = words === undefined || words.some(word => word.pieces === 'any')
      const printedBy = words?.flatMap(word => word.printedBy ?? []) ?? []
      state.variables.set(node.name.value, loose ? printedWord(`$${node.name.value}`, 'one', printedBy) : { ...values, pieces: 'one' })
      const once = fork(state)
      readList(walk, once, node.body)
      return mergeInto(state, once)
    }
    case 'Select':
      checkSet(place(walk, state), node.name.value, 'select')
      for (const word of node.wordlist ?? []) expandWord(place(walk, state), word)
      state.variables.set(node.name.value, dynamicWord(`$${node.name.value}`))
      return readLoop(walk, state, [node.body])
    case 'ArithmeticFor':
      checkArithmetic(place(walk, state), node.initialize, 'for ((..))')
      widen(state, [node.body])
      for (const part of [node.test, node.update]) checkArithmetic(place(walk, state), part, 'for ((..))')
      return readLoop(walk, state, [node.body])
    case 'ArithmeticCommand':
      // another shell reads two subshells
      if (walk.shell === 'sh') walk.problems.push({ code: 'unsupported', reason: `((${node.body})) runs commands in some shells` })
      return checkArithmetic(place(walk, state), node.expression, `((${node.body}))`)
    case 'TestCommand':
      // another shell looks for a command of this name, and runs what stands after ||
      if (walk.shell === 'sh') walk.problems.push({ code: 'unsupported', reason: '[[ .. ]] runs commands in some shells' })
      return checkTest(place(walk, state), node.expression)
    case 'Case': {
      expandQuoted(place(walk, state), node.word)
      const start = fork(state)
      let falls: State | undefined
      for (const item of node.items) {
        for (const pattern of item.pattern) expandQuoted({ ...place(walk, state), pattern: true }, pattern)
        const arm = fork(start)
        if (falls !== undefined) mergeInto(arm, falls)
        readList(walk, arm, item.body)
        falls = item.terminator === ';&' || item.terminator === ';;&' ? arm : undefined
        mergeInto(state, arm)
      }
      return
    }
    case 'Function': {
      const name = node.name.value
      state.functions.set(name, { bodies: [node.body], certain: true })
      walk.defined.set(node.body, fork(state))
      return
    }
    default:
      unreachable(node)
  }
}

/** Walks a script; an error anywhere in it makes all of it unreadable. */
export const readScript = (walk: Walk, state: State, script: ParsedScript): void => {
  walk.walked.add(script)
  for (const error of script.errors ?? [])
    walk.problems.push({ code: 'parse-error', reason: `the shell cannot read this: ${error.message}` })
  const inner = script.source === undefined ? walk : { ...walk, source: script.source, span: walk.span ?? [0, walk.source.length] }
  readList(inner, state, script)
}
