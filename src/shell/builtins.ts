import { parse } from 'unbash'
import { checkNames, declare } from './declare.ts'
import { secretIn, writersOf } from './invocation.ts'
import { DEEPEST_EVAL } from './limits.ts'
import { checkSet } from './obeyed.ts'
import { resolvePath } from './paths.ts'
import { afterLine, leaveTo } from './merge.ts'
import { clobber, mark, secretParameter, setVariable, UNSETTLED } from './state.ts'
import { setOptions, shiftParameters } from './settings.ts'
import { isHarmlessShopt } from './shopt.ts'
import { PLAIN_NAME } from './test-command.ts'
import { toplevelOf } from './toplevel.ts'
import { setTrap } from './traps.ts'
import type { Place } from './walk.ts'
import { anySecret, dynamicWord, mayBeOption, printedWord, staticWord, valueOf } from './word.ts'
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

const changeDirectory = ({ walk, state }: Place, operands: readonly Word[]): void => {
  walk.work.moves++
  const target = operands[0]
  const { before } = state
  state.before = state.cwds
  // what PWD was set to is gone
  state.variables.delete('PWD')
  const known =
    target?.pieces === 'one' ? (target.values ?? (target.printedBy === undefined ? undefined : toplevelOf(walk, target))) : undefined
  if (state.variables.has('CDPATH') || state.marks.has(UNSETTLED) || operands.length > 1 || (target !== undefined && known === undefined)) {
    state.guesses = []
    state.cwds = undefined
    return
  }
  const back: readonly (string | undefined)[] = state.variables.has('OLDPWD') || before === undefined ? [undefined] : before
  const directories = known ?? [state.variables.has('HOME') || state.clobbered ? undefined : state.home]
  const from = (cwds: readonly string[] | undefined) =>
    directories.flatMap((path): readonly (string | undefined)[] => {
      if (path === '-') return back
      if (path?.startsWith('/') === true) return [resolvePath('/', path)]
      return path === undefined ? [undefined] : (cwds?.map(cwd => resolvePath(cwd, path)) ?? [undefined])
    })
  const isKnown = (path: string | undefined): path is string => path !== undefined
  const cwds = from(state.cwds)
  state.guesses = [...new Set(from(state.guesses).filter(isKnown))]
  state.cwds = cwds.every(isKnown) ? [...new Set(cwds)] : undefined
}

/** The command gives these variables other values. A name can be written to its option: `read -aNAMES`. */
const forget = (place: Place, command: string, words: readonly Word[], secret: Word['secret'], seen = words): void => {
  const { state } = place
  // what they set without a name
  if (secret) for (const name of ['REPLY', 'MAPFILE', 'OPTARG']) setVariable(state, name, dynamicWord(`$${name}`, { secret }))
  for (const word of words) {
    const value = valueOf(word)
    // what it names is not known, so it may be any of them
    if (value === undefined) {
      for (const name of mayBeOption(word) ? state.variables.keys() : []) setVariable(state, name, dynamicWord(`$${name}`, { secret }))
      continue
    }
    const name = /^-[a-zA-Z]*?[apv]([A-Za-z_]\w*)$/.exec(value)?.[1] ?? value
    if (!PLAIN_NAME.test(name)) continue
    const printedBy = command === 'read' ? writersOf(state.stdin) : []
    setVariable(state, name, printedWord(`$${name}`, 'one', printedBy, secret))
    if (seen.includes(word)) checkSet(place, name, command)
  }
}

const evaluate = (place: Place, words: readonly Word[]): BuiltinEffect => {
  const { walk, state } = place
  const values = words.map(valueOf)
  if (!values.every(value => value !== undefined)) {
    clobber(state)
    return 'nothing'
  }
  const script = parse(values.join(' '))
  const span = walk.span ?? ([0, walk.source.length] as const)
  const inner = { ...walk, source: values.join(' '), span, evals: walk.evals + 1 }
  if (inner.evals > DEEPEST_EVAL) place.problems.push({ code: 'too-many', reason: 'eval inside eval goes too deep' })
  else {
    // an error ends a line of the text, and what is behind the text goes on
    const { frame } = state
    state.frame = { ...frame, aborts: { state: undefined } }
    inner.script(inner, state, script)
    afterLine(state)
    state.frame = frame
  }
  return 'read'
}

/** Stands for every name: what `alias "$x"` may define. */
export const ANY_ALIAS = ' any'

/** `command` and `builtin` only say how the next word is looked up. */
const withoutPrefixes = (words: readonly Word[]): readonly Word[] => {
  let at = 0
  for (let name = valueOf(words[at]); name === 'command' || name === 'builtin'; name = valueOf(words[at])) {
    at++
    for (let option = valueOf(words[at]); option !== undefined && /^-[pvV]+$|^--$/.test(option); option = valueOf(words[at])) {
      if (/[vV]/.test(option)) return []
      at++
      if (option === '--') break
    }
  }
  return words.slice(at)
}

export const applyBuiltin = (place: Place, words: readonly Word[]): BuiltinEffect => {
  const { state } = place
  const [first, ...rest] = withoutPrefixes(words)
  const name = valueOf(first)
  if (name === undefined) return 'nothing'
  switch (name) {
    case 'cd':
    case 'chdir':
      changeDirectory(place, operandsOf(rest))
      return 'nothing'
    case 'pushd':
      changeDirectory(
        place,
        rest.length === 0 || rest.some(word => /^(?:[-+]\d+|-n)$/.test(word.text)) ? [dynamicWord('')] : operandsOf(rest),
      )
      return 'nothing'
    case 'popd':
      changeDirectory(place, [dynamicWord('')])
      return 'nothing'
    case 'return':
      if (state.frame.returns !== undefined) leaveTo(state.frame.returns, state)
      return 'nothing'
    case 'break':
    case 'continue':
      for (const loop of state.frame.loops) leaveTo(loop, state)
      return 'nothing'
    case 'shift':
      shiftParameters(state, rest[0])
      return 'nothing'
    case 'trap':
      return setTrap(place, rest) ? 'read' : 'nothing'
    case 'enable':
      if (rest.some(word => /^-[a-zA-Z]*[ndf]/.test(valueOf(word) ?? '-n')))
        place.problems.push({ code: 'unsupported', reason: 'enable changes which commands are those of the shell' })
      return 'nothing'
    case 'shopt':
      if (rest.some(word => /^-[a-zA-Z]*[su]/.test(valueOf(word) ?? '-s')) && !isHarmlessShopt(rest))
        place.problems.push({
          code: 'unsupported',
          reason: `${words.map(word => word.text).join(' ')} changes how the rest of the line is read`,
        })
      return 'nothing'
    case 'eval':
      return evaluate(place, valueOf(rest[0]) === '--' ? rest.slice(1) : rest)
    case '.':
    case 'source':
      clobber(state)
      return 'nothing'
    case 'exec':
      return rest.length === 0 ? 'redirects' : 'nothing'
    case 'alias':
      for (const word of rest) {
        const defined = valueOf(word) ?? word.prefix
        state.aliases.add(defined.includes('=') || valueOf(word) !== undefined ? defined.split('=', 1)[0]! : ANY_ALIAS)
        // zsh replaces such words wherever they stand
        if (/^-[a-zA-Z]*[gs]/.test(defined)) state.aliases.add(ANY_ALIAS)
      }
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
        // a function that is readonly, or a variable of that name, keeps it
        const defined = state.functions.get(unset)
        if (defined !== undefined) state.functions.set(unset, { ...defined, certain: false })
        const foreign = state.frame.returns !== undefined && state.locals.get(unset)?.certain !== true
        if (foreign || state.marks.get(unset)?.given === true) mark(state, unset, { loose: true })
        setVariable(state, unset, dynamicWord(`$${unset}`))
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
      const named = [...names, ...rest.filter(word => /^-[a-zA-Z]*a./.test(valueOf(word) ?? ''))]
      forget(place, name, rest, secretIn(state.stdin), named)
      for (const word of named.filter(it => /^-[a-zA-Z]*a/.test(valueOf(rest[rest.indexOf(it) - 1]) ?? '')))
        mark(state, valueOf(word) ?? '', { array: true })
      return 'nothing'
    }
    case 'mapfile':
    case 'readarray':
    case 'getopts':
    case 'wait':
      for (const [at, word] of rest.entries()) {
        const value = valueOf(word)
        const named = name === 'wait' ? /^-[a-zA-Z]*p$/.test(valueOf(rest[at - 1]) ?? '') : name === 'getopts' ? at === 1 : false
        if (named || /^(?:-[a-zA-Z]*[pa])?[A-Za-z_]\w*\[/.test(value ?? '')) checkNames(place, name, [word])
      }
      forget(place, name, rest, name === 'getopts' ? (anySecret(rest) ?? secretParameter(state)) : secretIn(state.stdin))
      if (name === 'mapfile' || name === 'readarray') {
        const array = valueOf(rest.at(-1))
        if (array !== undefined) mark(state, array, { array: true })
      }
      return 'nothing'
    case 'printf':
      if (valueOf(rest[0]) === '-v') {
        checkNames(place, name, rest.slice(1, 2))
        forget(place, name, rest.slice(1, 2), anySecret(rest))
      } else if (valueOf(rest[0])?.startsWith('-v') === true) {
        checkNames(place, name, [staticWord(valueOf(rest[0])!.slice(2))])
        forget(place, name, rest.slice(0, 1), anySecret(rest))
      } else if (rest[0] !== undefined && valueOf(rest[0]) === undefined && mayBeOption(rest[0]))
        forget(place, name, rest.slice(1, 2), anySecret(rest), [])
      return 'nothing'
    case 'let':
      for (const word of rest) {
        const text = valueOf(word)
        const target = /^([A-Za-z_]\w*)(?:[-+*/%]?=|\+\+|--)/.exec(text ?? '')?.[1]
        if (text === undefined || /[[$`]/.test(text))
          place.problems.push({ code: 'evaluates', reason: `let computes ${word.text}, which can run commands` })
        else for (const used of text.match(/[A-Za-z_]\w*/g) ?? []) checkLet(place, used, used === target && !/^\w+[^=]=/.test(text))
        if (target === undefined) continue
        setVariable(state, target, dynamicWord(target, { rest: 'number' }))
        checkSet(place, target, name)
      }
      return 'nothing'
    case 'test':
    case '[':
      if (
        rest.some((word, at) => /^-[vR]$/.test(valueOf(rest[at - 1]) ?? '') && !PLAIN_NAME.test(valueOf(word) ?? '')) ||
        (rest.some(word => valueOf(word) === undefined) && rest.some(word => /\[.*[$`]/.test(valueOf(word) ?? '')))
      )
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
