import { parse } from 'unbash'
import { NOWHERE_KNOWN, changeDirectory } from './change-directory.ts'
import { declare } from './declare.ts'
import { DEEPEST_EVAL } from './limits.ts'
import { afterLine, leaveTo } from './merge.ts'
import { compute, printInto, readArray, readInto, readOptions, unset, waitInto } from './set-by-builtins.ts'
import { clobber } from './state.ts'
import { setOptions, shiftParameters } from './settings.ts'
import { isHarmlessShopt } from './shopt.ts'
import { PLAIN_NAME } from './test-command.ts'
import { setTrap } from './traps.ts'
import type { Place } from './walk.ts'
import { valueOf } from './word.ts'
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

const defineAliases = ({ state }: Place, rest: readonly Word[]): void => {
  for (const word of rest) {
    const defined = valueOf(word) ?? word.prefix
    state.aliases.add(defined.includes('=') || valueOf(word) !== undefined ? defined.split('=', 1)[0]! : ANY_ALIAS)
    // zsh replaces such words wherever they stand
    if (/^-[a-zA-Z]*[gs]/.test(defined)) state.aliases.add(ANY_ALIAS)
  }
}

const enable = (place: Place, rest: readonly Word[]): void => {
  if (rest.some(word => /^-[a-zA-Z]*[ndf]/.test(valueOf(word) ?? '-n')))
    place.problems.push({ code: 'unsupported', reason: 'enable changes which commands are those of the shell' })
}

const setShopt = (place: Place, rest: readonly Word[], words: readonly Word[]): void => {
  if (!rest.some(word => /^-[a-zA-Z]*[su]/.test(valueOf(word) ?? '-s')) || isHarmlessShopt(rest)) return
  const reason = `${words.map(word => word.text).join(' ')} changes how the rest of the line is read`
  place.problems.push({ code: 'unsupported', reason })
}

const pushDirectory = (place: Place, rest: readonly Word[]): void => {
  const rotates = rest.length === 0 || rest.some(word => /^(?:[-+]\d+|-n)$/.test(word.text))
  changeDirectory(place, rotates ? NOWHERE_KNOWN : operandsOf(rest))
}

const returnFrom = ({ state }: Place): void => {
  if (state.frame.returns !== undefined) leaveTo(state.frame.returns, state)
}

const leaveLoops = ({ state }: Place): void => {
  for (const loop of state.frame.loops) leaveTo(loop, state)
}

const test = (place: Place, rest: readonly Word[], name: string): void => {
  const named = rest.some((word, at) => /^-[vR]$/.test(valueOf(rest[at - 1]) ?? '') && !PLAIN_NAME.test(valueOf(word) ?? ''))
  if (named || (rest.some(word => valueOf(word) === undefined) && rest.some(word => /\[.*[$`]/.test(valueOf(word) ?? ''))))
    place.problems.push({ code: 'evaluates', reason: `${name} -v evaluates its operand, which can run commands` })
}

/** `words`: the whole command, its name and what says how that is looked up included. */
interface Called {
  readonly name: string
  readonly rest: readonly Word[]
  readonly words: readonly Word[]
}

/** Undefined: it does nothing else to the line. */
type Builtin = (place: Place, called: Called) => BuiltinEffect | void

const cd: Builtin = (place, { rest }) => changeDirectory(place, operandsOf(rest))
const declared: Builtin = (place, { name, rest }) => declare(place, name, rest)
const sourced: Builtin = ({ state }) => clobber(state)
const intoArray: Builtin = (place, { name, rest }) => readArray(place, rest, name)
const tested: Builtin = (place, { name, rest }) => test(place, rest, name)

const BUILTINS: ReadonlyMap<string, Builtin> = new Map(
  Object.entries<Builtin>({
    cd,
    chdir: cd,
    pushd: (place, { rest }) => pushDirectory(place, rest),
    popd: place => changeDirectory(place, NOWHERE_KNOWN),
    return: returnFrom,
    break: leaveLoops,
    continue: leaveLoops,
    shift: ({ state }, { rest }) => shiftParameters(state, rest[0]),
    trap: (place, { rest }) => (setTrap(place, rest) ? 'read' : 'nothing'),
    enable: (place, { rest }) => enable(place, rest),
    shopt: (place, { rest, words }) => setShopt(place, rest, words),
    eval: (place, { rest }) => evaluate(place, valueOf(rest[0]) === '--' ? rest.slice(1) : rest),
    '.': sourced,
    source: sourced,
    exec: (_, { rest }) => (rest.length === 0 ? 'redirects' : 'nothing'),
    alias: (place, { rest }) => defineAliases(place, rest),
    set: (place, { rest }) => setOptions(place, rest),
    export: declared,
    declare: declared,
    typeset: declared,
    local: declared,
    readonly: declared,
    unset: (place, { rest }) => unset(place, operandsOf(rest)),
    read: (place, { rest }) => readInto(place, rest),
    mapfile: intoArray,
    readarray: intoArray,
    getopts: (place, { rest }) => readOptions(place, rest),
    wait: (place, { rest }) => waitInto(place, rest),
    printf: (place, { rest }) => printInto(place, rest),
    let: (place, { rest }) => compute(place, rest),
    test: tested,
    '[': tested,
  }),
)

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

/** What the command does to the shell. One that is none of the shell's own does nothing. */
export const applyBuiltin = (place: Place, words: readonly Word[]): BuiltinEffect => {
  const [first, ...rest] = withoutPrefixes(words)
  const name = valueOf(first)
  const builtin = name === undefined ? undefined : BUILTINS.get(name)
  return builtin === undefined ? 'nothing' : (builtin(place, { name: name!, rest, words }) ?? 'nothing')
}
