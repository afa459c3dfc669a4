import { parse } from 'unbash'
import type { Run } from './command.ts'
import { writersOf } from './invocation.ts'
import { DEEPEST_EVAL } from './limits.ts'
import { checkSet, isObeyed } from './obeyed.ts'
import { resolvePath } from './paths.ts'
import { clobber } from './state.ts'
import type { State } from './state.ts'
import { PLAIN_NAME } from './test-command.ts'
import type { Place } from './walk.ts'
import { dynamicWord, printedWord, staticWord, valueOf } from './word.ts'
import type { Word } from './word.ts'

/**
 * What the shell's own commands do to the shell. Their effects on the machine stand in their document (builtins/); here is only
 * what decides about the rest of the line. `read`: the command was taken apart and needs no judging by itself.
 */
export type BuiltinEffect = 'nothing' | 'redirects' | 'read'

const operandsOf = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex(word => valueOf(word) === '--')
  if (end !== -1) return words.slice(end + 1)
  return words.filter(word => valueOf(word)?.startsWith('-') !== true || valueOf(word) === '-')
}

const changeDirectory = (state: State, operands: readonly Word[]): void => {
  const target = operands[0]
  if (state.variables.has('CDPATH')) state.cwds = undefined
  else if (operands.length > 1 || (target !== undefined && (target.values === undefined || target.pieces !== 'one'))) state.cwds = undefined
  else {
    const directories = target?.values ?? [state.variables.has('HOME') || state.clobbered ? '-' : state.home]
    const cwds = directories.flatMap(path =>
      path === '-'
        ? [undefined]
        : path.startsWith('/')
          ? [resolvePath('/', path)]
          : (state.cwds?.map(cwd => resolvePath(cwd, path)) ?? [undefined]),
    )
    state.cwds = cwds.every(it => it !== undefined) ? [...new Set(cwds)] : undefined
  }
}

/** The builtin evaluates subscripts in the names that it is given. */
const checkNames = (place: Place, command: string, names: readonly Word[]): void => {
  for (const word of names) {
    const value = valueOf(word)
    // NAME=value: only the name is evaluated, and the value is known by then
    const name = (value ?? word.prefix).split('=', 1)[0]!
    const known = value !== undefined || word.prefix.includes('=')
    if (!known || !PLAIN_NAME.test(name.replace(/\+$/, '')))
      place.problems.push({ code: 'evaluates', reason: `${command} evaluates the name ${word.text}, which can run commands` })
  }
}

/** The command gives these variables other values. A name can be written to its option: `read -aNAMES`. */
const forget = (place: Place, command: string, words: readonly Word[]): void => {
  for (const word of words) {
    const value = valueOf(word)
    const name = value === undefined ? undefined : (/^-[a-zA-Z]*?[apv]([A-Za-z_]\w*)$/.exec(value)?.[1] ?? value)
    if (name === undefined) continue
    const printedBy = command === 'read' ? writersOf(place.state.stdin) : []
    place.state.variables.set(name, printedWord(`$${name}`, 'one', printedBy))
    checkSet(place, name, command)
  }
}

const declare = (place: Place, command: string, words: readonly Word[]): void => {
  const { state } = place
  const options = words.filter(word => /^[-+]/.test(valueOf(word) ?? '')).map(word => valueOf(word)!)
  const operands = words.filter(word => !/^[-+]/.test(valueOf(word) ?? ''))
  if (options.some(option => /^-[a-zA-Z]*n/.test(option)) && command !== 'export')
    place.problems.push({ code: 'evaluates', reason: `${command} -n makes a name stand for another, which can run commands` })
  if (options.some(option => /^-[a-zA-Z]*f/.test(option))) return
  if (options.some(option => /^-[a-zA-Z]*i/.test(option)))
    place.problems.push({
      code: 'evaluates',
      reason: `${command} -i calculates with whatever the variable is given, which can run commands`,
    })
  checkNames(place, command, operands)
  const exported =
    (command === 'export' && !options.some(option => option.includes('n'))) || options.some(option => /^-[a-zA-Z]*x/.test(option))
  for (const word of operands) {
    const text = word.values?.length === 1 ? word.values[0]! : word.prefix
    const equals = text.indexOf('=')
    const name = (equals === -1 ? text : text.slice(0, equals)).replace(/\+$/, '')
    const set: Word =
      word.values?.length === 1
        ? { ...word, values: [text.slice(equals + 1)], prefix: text.slice(equals + 1) }
        : dynamicWord(word.text, { prefix: text.slice(equals + 1), rest: word.rest })
    const value = equals === -1 ? (state.variables.get(name) ?? dynamicWord(`$${name}`)) : set
    if (equals !== -1) state.variables.set(name, value)
    if (isObeyed(name, place.walk.shell)) checkSet(place, name, command)
    if (equals === -1 && !exported) continue
    // a name that only becomes exported gets no new value
    if (exported && (equals !== -1 || state.variables.has(name))) state.exported.set(name, value)
    place.assigned.push({ name, value, exported: exported || state.exported.has(name) || state.exportsAll })
  }
}

const evaluate = (place: Place, words: readonly Word[], run: Run): BuiltinEffect => {
  const { walk, state } = place
  const values = words.map(valueOf)
  if (!values.every(value => value !== undefined)) {
    clobber(state)
    return 'nothing'
  }
  const script = parse(values.join(' '))
  for (const error of script.errors ?? [])
    place.problems.push({ code: 'parse-error', reason: `eval cannot read its text: ${error.message}` })
  const span = walk.span ?? ([0, walk.source.length] as const)
  const inner = { ...walk, source: values.join(' '), span, evals: walk.evals + 1 }
  if (inner.evals > DEEPEST_EVAL) place.problems.push({ code: 'too-many', reason: 'eval inside eval goes too deep' })
  else run(inner, state, { type: 'CompoundList', pos: 0, end: 0, commands: script.commands })
  return 'read'
}

const setOptions = (place: Place, words: readonly Word[]): void => {
  for (const [at, word] of words.entries()) {
    const value = valueOf(word)
    if (value === undefined) return
    if (/^-[a-zA-Z]*a/.test(value) || (value === 'allexport' && valueOf(words[at - 1]) === '-o')) place.state.exportsAll = true
    if (value === '--') break
  }
}

/** `command` and `builtin` only say how the next word is looked up. */
const withoutPrefixes = (words: readonly Word[]): readonly Word[] => {
  let at = 0
  for (let name = valueOf(words[at]); name === 'command' || name === 'builtin'; name = valueOf(words[at])) {
    const option = valueOf(words[at + 1])
    if (option === '-v' || option === '-V') return []
    at += option === '-p' || option === '--' ? 2 : 1
  }
  return words.slice(at)
}

export const applyBuiltin = (place: Place, words: readonly Word[], run: Run): BuiltinEffect => {
  const { state } = place
  const [first, ...rest] = withoutPrefixes(words)
  const name = valueOf(first)
  if (name === undefined) return 'nothing'
  switch (name) {
    case 'cd':
      changeDirectory(state, operandsOf(rest))
      return 'nothing'
    case 'pushd':
      changeDirectory(state, rest.length === 0 ? [dynamicWord('')] : operandsOf(rest))
      return 'nothing'
    case 'popd':
      state.cwds = undefined
      return 'nothing'
    case 'eval':
      return evaluate(place, valueOf(rest[0]) === '--' ? rest.slice(1) : rest, run)
    case '.':
    case 'source':
      clobber(state)
      return 'nothing'
    case 'exec':
      return rest.length === 0 ? 'redirects' : 'nothing'
    case 'alias':
      for (const word of rest) state.aliases.add((valueOf(word) ?? word.prefix).split('=', 1)[0]!)
      return 'nothing'
    case 'set':
      setOptions(place, rest)
      return 'nothing'
    case 'export':
    case 'declare':
    case 'typeset':
    case 'local':
    case 'readonly':
      declare(place, name, rest)
      return 'nothing'
    case 'unset': {
      const names = operandsOf(rest)
      checkNames(place, name, names)
      for (const word of names) {
        const unset = valueOf(word)
        if (unset === undefined) continue
        state.functions.delete(unset)
        state.variables.set(unset, dynamicWord(`$${unset}`))
        // without it the shell looks in the directory that it is in
        if (unset === 'PATH' || unset === 'path') checkSet(place, unset, name)
      }
      return 'nothing'
    }
    case 'read': {
      // options with values do not name variables, but a value that is no plain name is rare enough to ask
      const names = rest.filter(
        (word, at) => !(valueOf(word) ?? '').startsWith('-') && !/^-[a-zA-Z]*[dinNptu]$/.test(valueOf(rest[at - 1]) ?? ''),
      )
      checkNames(place, name, names)
      forget(place, name, [...names, ...rest.filter(word => /^-[a-zA-Z]*a./.test(valueOf(word) ?? ''))])
      return 'nothing'
    }
    case 'mapfile':
    case 'readarray':
    case 'getopts':
    case 'wait':
      forget(place, name, rest)
      return 'nothing'
    case 'printf':
      if (valueOf(rest[0]) === '-v') {
        checkNames(place, name, rest.slice(1, 2))
        forget(place, name, rest.slice(1, 2))
      } else if (valueOf(rest[0])?.startsWith('-v') === true) {
        checkNames(place, name, [staticWord(valueOf(rest[0])!.slice(2))])
        forget(place, name, rest.slice(0, 1))
      }
      return 'nothing'
    case 'let':
      for (const word of rest) {
        const text = valueOf(word)
        const target = /^([A-Za-z_]\w*)(?:[-+*/%]?=|\+\+|--)/.exec(text ?? '')?.[1]
        if (text === undefined || /[[$`]/.test(text))
          place.problems.push({ code: 'evaluates', reason: `let computes ${word.text}, which can run commands` })
        else for (const used of text.match(/[A-Za-z_]\w*/g) ?? []) checkLet(place, used, used === target && !/^\w+[^=]=/.test(text))
        if (target === undefined) continue
        state.variables.set(target, dynamicWord(target, { rest: 'number' }))
        checkSet(place, target, name)
      }
      return 'nothing'
    case 'test':
    case '[':
      if (rest.some((word, at) => valueOf(rest[at - 1]) === '-v' && !PLAIN_NAME.test(valueOf(word) ?? '')))
        place.problems.push({ code: 'evaluates', reason: `${name} -v evaluates its operand, which can run commands` })
      return 'nothing'
    default:
      return 'nothing'
  }
}

const checkLet = (place: Place, name: string, isTarget: boolean): void => {
  const known = place.state.variables.get(name)
  const number =
    known === undefined
      ? !place.state.clobbered
      : known.values === undefined
        ? known.rest === 'number'
        : known.values.every(it => /^-?\d+$/.test(it))
  if (!isTarget && !number) place.problems.push({ code: 'evaluates', reason: `let computes with ${name}, which could run commands` })
}
