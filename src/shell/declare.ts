import { checkInteger } from './integer.ts'
import { appended } from './appended.ts'
import { checkSet, isObeyed } from './obeyed.ts'
import { isExported, isOwn, makeLocal, mark, setVariable } from './state.ts'
import { PLAIN_NAME } from './test-command.ts'
import type { Place } from './walk.ts'
import { dynamicWord, eitherWord, forgotten, valueOf } from './word.ts'
import type { Word } from './word.ts'

/** The builtin evaluates subscripts in the names that it is given. */
export const checkNames = (place: Place, command: string, names: readonly Word[]): void => {
  for (const word of names) {
    const value = valueOf(word)
    // NAME=value: only the name is evaluated, and the value is known by then
    const name = (value ?? word.prefix).split('=', 1)[0]!
    const known = value !== undefined || word.prefix.includes('=')
    if (!known || !PLAIN_NAME.test(name.replace(/\+$/, '')))
      place.problems.push({ code: 'evaluates', reason: `${command} evaluates the name ${word.text}, which can run commands` })
  }
}

/** Options with which the command sets what it is given; with others it prints (`-p`, `-F`), or fails. */
const DECLARING = /^(?:--|[-+][aAfgiIlnrtux]+)$/
const SETTING = /^(?:--|-[aAfnp]+)$/

/** A text that is given to an array is read as a list of words, substitutions and all: `declare -a x='($(id))'`. */
const checkArrayText = (place: Place, command: string, word: Word, text: string): void => {
  const known = word.values?.length === 1
  if (text.startsWith('(') ? known && !/[$`[<>]/.test(text) : known || text !== '') return
  place.problems.push({ code: 'evaluates', reason: `${command} evaluates ${word.text} as an array, which can run commands` })
}

export const declare = (place: Place, command: string, words: readonly Word[]): void => {
  const { state } = place
  // behind a name there are no options any more: `export x -f y=1`
  const form = command === 'export' || command === 'readonly' ? /^-./ : /^[-+]./
  const first = words.findIndex((word, at) => !form.test(valueOf(word) ?? '') || (at > 0 && valueOf(words[at - 1]) === '--'))
  const given = first === -1 ? words : words.slice(0, first)
  // with a plus it is no name, and no option of `export`
  const operands = words.slice(given.length).filter(word => valueOf(word)?.startsWith('+') !== true)
  const options = given.map(word => valueOf(word)!)
  const has = (letters: string) => options.some(option => new RegExp(`^-[a-zA-Z]*[${letters}]`).test(option))
  if (has('n') && command !== 'export')
    place.problems.push({ code: 'evaluates', reason: `${command} -n makes a name stand for another, which can run commands` })
  if (has('f')) {
    for (const word of operands) {
      const name = valueOf(word) ?? word.prefix
      if (has('r') || command === 'readonly') mark(state, `${name}()`, { frozen: true })
      if (has('x') || command === 'export') mark(state, `${name}()`, { exported: true })
    }
    return
  }
  checkNames(place, command, operands)
  const inFunction = state.frame.returns !== undefined
  const local = inFunction && (command === 'local' || ((command === 'declare' || command === 'typeset') && !has('g')))
  const exported =
    (command === 'export' && !options.some(option => /^-[a-zA-Z]*n/.test(option))) || options.some(option => /^-[a-zA-Z]*x/.test(option))
  const prints = !options.every(option => (command === 'export' || command === 'readonly' ? SETTING : DECLARING).test(option))
  for (const word of operands) {
    const text = word.values?.length === 1 ? word.values[0]! : word.prefix
    const equals = text.indexOf('=')
    const target = equals === -1 ? text : text.slice(0, equals)
    const name = target.replace(/\+$/, '')
    const set: Word =
      word.values?.length === 1
        ? { ...word, values: [text.slice(equals + 1)], prefix: text.slice(equals + 1) }
        : dynamicWord(word.text, { prefix: text.slice(equals + 1), rest: word.rest, secret: word.secret })
    // a variable that only now becomes the function's own has nothing that could be added to
    const begins = local && state.locals.get(name)?.certain !== true && (target.endsWith('+') || /^[A-Za-z_]\w*\+=/.test(word.text))
    const added = begins ? forgotten(word.text, word) : target.endsWith('+') ? appended(state, name, set) : set
    const isList = /^[A-Za-z_]\w*\+?=\(/.test(word.text)
    if (equals !== -1 && !isList && (has('aA') || state.marks.get(name)?.array === true || state.clobbered))
      checkArrayText(place, command, word, text.slice(equals + 1))
    if (local) makeLocal(state, name)
    // whatever the functions around this one call by that name
    else if (inFunction && has('g')) mark(state, name, { loose: true })
    const value = equals === -1 ? (local ? dynamicWord(`$${name}`) : (state.variables.get(name) ?? dynamicWord(`$${name}`))) : added
    // it fails outside a function, unless whoever runs the line has put it into one
    const outside = command === 'local' && !inFunction
    const before = outside ? (state.variables.get(name) ?? dynamicWord(`$${name}`)) : undefined
    const passed = exported || isExported(state, name)
    if (has('aA') || isList) mark(state, name, { array: true })
    if (has('i')) mark(state, name, { integer: true })
    if (equals !== -1) checkInteger(place, name, set)
    if (has('lucn')) mark(state, name, { loose: true })
    if (prints && equals !== -1) mark(state, name, { loose: true })
    if (equals !== -1 || local) setVariable(state, name, before === undefined ? value : eitherWord(before, value))
    if (has('r') || command === 'readonly') mark(state, name, { frozen: true })
    if (isObeyed(name, place.walk.shell)) checkSet(place, name, command)
    // what was set before this command, or before the function around it, may stay set and exported
    if (state.marks.get(name)?.given === true) mark(state, name, { loose: true, exported: true })
    if (equals === -1 && !exported) continue
    // a name that only becomes exported gets no new value
    if (passed && (equals !== -1 || state.variables.has(name))) state.exported.set(name, value)
    else if (exported) {
      mark(state, name, { exported: true })
      if (isOwn(name)) state.exported.set(name, value)
    }
    place.assigned.push({ name, value, exported: passed })
  }
}
