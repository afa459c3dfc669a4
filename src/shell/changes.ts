import { forEachChild } from 'unbash'
import type { ArrayValue, SyntaxNode, Word } from 'unbash'
import { dynamicWord, isNumeric } from './word.ts'
import type { State } from './state.ts'

/** What a part of a text may change in the shell that runs it. */
interface Changes {
  /** Variables that it sets, and whether to nothing but numbers. */
  readonly names: Map<string, boolean>
  /** It may change the directory. */
  moves: boolean
  /** It may change anything: it calls functions, or text that is not here. */
  all: boolean
}

const MOVERS = new Set(['cd', 'pushd', 'popd'])
const RUNNERS = new Set(['eval', '.', 'source', 'command', 'builtin', 'set', 'shopt'])
/** Commands that set the variables that they name. */
const SETTERS = new Set([
  'read',
  'mapfile',
  'readarray',
  'printf',
  'getopts',
  'let',
  'unset',
  'export',
  'declare',
  'typeset',
  'local',
  'readonly',
  'wait',
])

const known = new WeakMap<SyntaxNode, Changes>()

const isNumber = (value: Word | ArrayValue): boolean =>
  value.type === 'Word' &&
  (value.parts === undefined ? /^[0-9]+$/.test(value.text) : value.parts.every(part => part.type === 'ArithmeticExpansion'))

/** What one node changes by itself. */
const note = (node: SyntaxNode, changes: Changes): void => {
  const sets = (name: string, number: boolean) => changes.names.set(name, number && changes.names.get(name) !== false)
  if (node.type === 'Assignment') sets(node.name, isNumber(node.value))
  else if (node.type === 'For' || node.type === 'Select') sets(node.name.value, false)
  else if (node.type === 'Function') changes.all = true
  else if (node.type === 'ArithmeticWord') sets(node.value, true)
  else if (node.type === 'ParameterExpansion' && node.operation?.type === 'Default') sets(node.parameter, false)
  else if (node.type === 'Command' && node.name !== undefined) {
    const name = node.name.value
    if (MOVERS.has(name)) changes.moves = true
    else if (RUNNERS.has(name)) changes.all = true
    else if (SETTERS.has(name)) for (const word of node.suffix) if (word.type === 'Word') sets(word.value, false)
  }
}

const changesOf = (node: SyntaxNode): Changes => {
  let changes = known.get(node)
  if (changes === undefined) {
    changes = { names: new Map(), moves: false, all: false }
    const open: SyntaxNode[] = [node]
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      note(each, changes)
      forEachChild(each, child => open.push(child))
    }
    known.set(node, changes)
  }
  return changes
}

/** Forgets what `node`, which may run any number of times from here, can change. */
export const widen = (state: State, nodes: readonly SyntaxNode[]): void => {
  for (const node of nodes) {
    const changes = changesOf(node)
    const all = changes.all || state.functions.size > 0
    if (changes.moves || all) state.cwds = undefined
    for (const name of all ? [...state.variables.keys(), ...changes.names.keys()] : changes.names.keys()) {
      const before = state.variables.get(name)
      // counting keeps a number a number; everything else may have become anything
      const number = !all && changes.names.get(name) === true && (before === undefined || isNumeric(before))
      if (before !== undefined || !number) state.variables.set(name, dynamicWord(`$${name}`, { rest: number ? 'number' : 'any' }))
    }
  }
}
