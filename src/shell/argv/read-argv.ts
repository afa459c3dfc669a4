import { commandName } from '../../document/commands.ts'
import { childOf } from '../../document/document.ts'
import type { Document, Node, Option } from '../../document/document.ts'
import { uniformNode } from '../../document/uniform.ts'
import { dynamicWord, staticWord, valueOf } from '../word.ts'
import type { Word } from '../word.ts'
import { argumentsOf, bind, nextArgument } from './bind.ts'
import { copy, isFull } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { hidesOption, mayBecomeOption } from './hidden.ts'
import type { Match } from './match.ts'
import { hasBothSigns, optionAt, readOption, switched } from './option.ts'
import type { Part } from './option.ts'
import { separate } from './separate.ts'
import type { Separated } from './separate.ts'
import { tableOf, valueMode } from './table.ts'
import type { Table } from './table.ts'

/** Each unknown option doubles the ways to read a line; past this it only takes no value. */
const MOST_READINGS = 8

const isOptionWord = (table: Table, text: string): boolean =>
  (text.length > 1 && text.startsWith('-')) ||
  (text.startsWith('+') && text.length > 1 && (table.plus !== undefined || hasBothSigns(optionAt(table, text.slice(0, 2)), text[1]))) ||
  table.byFlag.has(text)

/** The words up to the terminator of an inner command. `+` ends it too where a placeholder stands before it (find). */
const innerEnd = (words: readonly Word[], from: number, option: Option): number => {
  const terminator = option['x-executes']?.slice('argv-until:'.length)
  for (let at = from; at < words.length; at++) {
    const value = valueOf(words[at])
    if (value === terminator) return at
    if (value === '+' && option['x-placeholder'] !== undefined && valueOf(words[at - 1]) === option['x-placeholder']) return at
  }
  return words.length
}

/** Notes an option and takes its separate values. */
const give = (cursor: Cursor, words: readonly Word[], table: Table, part: Part, attached?: Word): void => {
  const { option, flag, negated } = part
  const doubt = part.doubtful === true ? { doubtful: true as const } : {}
  const at = cursor.at - 1
  const executes = option['x-executes']
  const own = attached ?? (part.attached === undefined ? undefined : staticWord(part.attached))
  if (executes === 'argv-rest' || executes?.startsWith('argv-until:') === true) {
    const end = executes === 'argv-rest' ? words.length : innerEnd(words, cursor.at, option)
    const inner = [...(own === undefined ? [] : [own]), ...words.slice(cursor.at, end)]
    cursor.inner.push({ words: inner, role: option, appends: option['x-appends'] === true, from: 'option', flag })
    cursor.options.push({ option, flag, values: [], negated, ...doubt, at })
    cursor.at = end + 1
    return
  }
  const values: Word[] = own === undefined ? [] : [own]
  if (valueMode(option) === 'required' && !negated) {
    const arity = option['x-arity'] ?? 1
    while (values.length < arity && cursor.at < words.length) values.push(words[cursor.at++]!)
    if (values.length < arity) cursor.incomplete.push(flag)
    while (
      option.variadic === true &&
      cursor.at < words.length &&
      !isOptionWord(table, valueOf(words[cursor.at]) ?? words[cursor.at]!.prefix)
    )
      values.push(words[cursor.at++]!)
  }
  for (const value of values) if (value.pieces === 'any' || hidesOption(table, value)) cursor.loose.push(value)
  cursor.options.push({ option, flag, values, negated, ...doubt, at })
}

const OFF = ['false', 'null']

const mayBeOff = (word: Word): boolean =>
  word.values?.some(value => OFF.includes(value)) ?? OFF.some(value => value.startsWith(word.prefix))

/** A boolean with the word behind it, which can be its value: `--dry-run false`. */
const withWord = (cursor: Cursor, words: readonly Word[], table: Table, part: Part): Part => {
  const next = words[cursor.at]
  const { booleanWords } = table.syntax
  if (next === undefined || booleanWords === false || valueMode(part.option) !== 'none') return part
  const value = valueOf(next)
  if (booleanWords !== true) return value === 'false' && part.flag.startsWith('--') ? { ...part, negated: false, doubtful: true } : part
  if (value === 'true' || value === 'false' || value === 'null') {
    cursor.at++
    return switched(part, value)
  }
  return value === undefined && mayBeOff(next) ? { ...part, negated: false, doubtful: true } : part
}

/** A computed word whose beginning shows the option that it belongs to: `--format="$f"`, `-n"$x"`. */
const giveComputed = (cursor: Cursor, words: readonly Word[], table: Table, word: Word): boolean => {
  const { prefix } = word
  if (word.pieces === 'any' || !prefix.startsWith('-') || prefix.length < 2) return false
  const equals = prefix.indexOf('=')
  const reading = readOption(table, equals === -1 ? prefix : prefix.slice(0, equals))
  const last = reading.kind === 'options' ? reading.given.at(-1) : undefined
  if (reading.kind !== 'options' || last === undefined || valueMode(last.option) === 'none') return false
  if (equals === -1 && prefix.startsWith('--')) return false
  for (const part of reading.given.slice(0, -1)) give(cursor, words, table, part)
  const value = dynamicWord(word.text, {
    prefix: equals === -1 ? (last.attached ?? '') : prefix.slice(equals + 1),
    rest: word.rest,
    secret: word.secret,
  })
  give(cursor, words, table, { ...last, attached: undefined }, value)
  return true
}

const takeOption = (cursor: Cursor, words: readonly Word[], table: Table, text: string, readings: number): readonly Cursor[] => {
  cursor.at++
  if (isFull(cursor, text)) return [cursor]
  if (text.startsWith('+') && table.plus !== undefined) {
    give(cursor, words, table, { option: table.plus, flag: text, attached: text.slice(1), negated: false })
    return [cursor]
  }
  const reading = readOption(table, text)
  if (reading.kind === 'options') {
    for (const part of reading.given.slice(0, -1)) give(cursor, words, table, part)
    const last = reading.given.at(-1)!
    give(cursor, words, table, text.includes('=') ? last : withWord(cursor, words, table, last))
    return [cursor]
  }
  for (const part of reading.known)
    cursor.options.push({ option: part.option, flag: part.flag, values: [], negated: false, at: cursor.at - 1 })
  if (cursor.nodes.at(-1)?.['x-other-options'] !== undefined && text.startsWith('--')) {
    cursor.others.push(text)
    while (cursor.at < words.length && !isOptionWord(table, valueOf(words[cursor.at]) ?? '')) cursor.at++
    return [cursor]
  }
  cursor.unknownOptions.push(text)
  if (text.includes('=') || cursor.at >= words.length || readings >= MOST_READINGS) return [cursor]
  const withValue = copy(cursor)
  withValue.at++
  return [cursor, withValue]
}

/** Whether the word can begin with `@`, and more behind it. */
const namesOptionFile = ({ values, prefix }: Word): boolean =>
  values === undefined ? prefix.startsWith('@') : values.some(value => value.length > 1 && value.startsWith('@'))

const takeOperand = (cursor: Cursor, words: readonly Word[], table: Table): void => {
  const word = words[cursor.at]!
  if (table.syntax.optionFiles === 'operands' && namesOptionFile(word)) cursor.optionFiles.push(word.text)
  const value = valueOf(word)
  const node = cursor.nodes.at(-1)!
  if (cursor.unknownCommand === undefined && cursor.operands.length === 0 && node.commands !== undefined) {
    const name = value === undefined ? undefined : commandName(node.commands, value)
    const child = name === undefined ? undefined : childOf(node.commands, name)
    if (name !== undefined && child !== undefined) {
      cursor.names.push(name)
      cursor.written.push(value!)
      cursor.nodes.push(uniformNode(child))
      cursor.at++
      return
    }
    if (value === undefined || node.arguments === undefined || node.arguments.length === 0) cursor.unknownCommand = word
  }
  const all = argumentsOf(node, cursor.options)
  if (cursor.unknownCommand === undefined && all.some(argument => argument['x-executes'] === 'argv-rest')) {
    const argument = nextArgument(cursor.turn, all, cursor.operands, word)
    if (argument?.['x-executes'] === 'argv-rest') {
      cursor.inner.push({ words: words.slice(cursor.at), role: argument, appends: argument['x-appends'] === true, from: 'argument' })
      cursor.at = words.length
      return
    }
  }
  if (!cursor.ended && mayBecomeOption(table, word)) cursor.loose.push(word)
  cursor.operands.push(word)
  cursor.at++
  if (table.syntax.permute === false) cursor.ended = true
}

const finish = (cursor: Cursor, { further, joined }: Separated): Match => {
  const node = cursor.nodes.at(-1)!
  const binding =
    cursor.unknownCommand === undefined ? bind(argumentsOf(node, cursor.options), cursor.operands) : { bound: [], surplus: [] }
  return {
    names: cursor.names,
    written: cursor.written,
    nodes: cursor.nodes,
    options: cursor.options,
    bound: binding.bound,
    inner: cursor.inner,
    operands: cursor.operands,
    surplus: binding.surplus,
    unknownOptions: cursor.unknownOptions,
    incomplete: cursor.incomplete,
    unknownCommand: cursor.unknownCommand,
    loose: cursor.loose,
    others: cursor.others,
    optionFiles: cursor.optionFiles,
    further,
    joined,
  }
}

/** All ways to read `words` (without the tool's own name) by the document, the one without values for unknown options first. */
export const readArgv = (document: Document, all: readonly Word[], start: readonly Node[] = [document]): readonly Match[] => {
  const separated = separate(document, all)
  const words = separated.own
  const everywhere = document['x-syntax']?.optionFiles === 'words'
  const open: Cursor[] = [
    {
      at: 0,
      names: [],
      written: [],
      nodes: start.map(uniformNode),
      options: [],
      inner: [],
      operands: [],
      turn: { all: [], taken: 0, at: 0 },
      unknownOptions: [],
      incomplete: [],
      loose: [],
      others: [],
      optionFiles: everywhere ? words.filter(namesOptionFile).map(word => word.text) : [],
      unknownCommand: undefined,
      ended: false,
    },
  ]
  const done: Match[] = []
  while (open.length > 0) {
    const cursor = open.pop()!
    if (cursor.at >= words.length) {
      done.push(finish(cursor, separated))
      continue
    }
    const table = tableOf(document, cursor.nodes)
    const word = words[cursor.at]!
    const text = valueOf(word)
    const { syntax } = table
    if (cursor.ended || syntax.operandsOnly === true) takeOperand(cursor, words, table)
    else if (text === '--' && syntax.doubleDash !== false) {
      cursor.ended = true
      cursor.at++
    } else if (text !== undefined && isOptionWord(table, text)) {
      open.push(...takeOption(cursor, words, table, text, open.length + done.length + 1).toReversed())
      continue
    } else if (text !== undefined && cursor.at === 0 && syntax.firstCluster === true && readOption(table, `-${text}`).kind === 'options') {
      open.push(...takeOption(cursor, words, table, `-${text}`, MOST_READINGS))
      continue
    } else if (syntax.keyValue === true && takeKeyValue(cursor, words, table)) {
      // taken
    } else if (text === undefined) {
      cursor.at++
      if (!giveComputed(cursor, words, table, word)) {
        cursor.at--
        takeOperand(cursor, words, table)
      }
    } else takeOperand(cursor, words, table)
    open.push(cursor)
  }
  return done
}

/** `key=value` operands (dd) are options whose flag is `key=`. */
const takeKeyValue = (cursor: Cursor, words: readonly Word[], table: Table): boolean => {
  const word = words[cursor.at]!
  const text = valueOf(word) ?? word.prefix
  const equals = text.indexOf('=')
  const option = equals === -1 ? undefined : optionAt(table, text.slice(0, equals + 1))
  cursor.at++
  if (isFull(cursor, word.text)) return true
  if (option === undefined) cursor.unknownOptions.push(word.text)
  else {
    const value =
      valueOf(word) === undefined
        ? dynamicWord(word.text, { prefix: text.slice(equals + 1), secret: word.secret })
        : staticWord(text.slice(equals + 1))
    cursor.options.push({ option, flag: text.slice(0, equals + 1), values: [value], negated: false, at: cursor.at - 1 })
  }
  return true
}
