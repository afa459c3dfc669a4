/* oxlint-disable typescript/no-unsafe-type-assertion -- an override and what it is laid over are merged by the names of fields, whatever these hold; both were checked as documents */
import { isObject } from '../core/json.ts'
import { commandName } from './commands.ts'
import type { Commands, Document } from './document.ts'

/*
 * Laying an override over a document, field by field. An override is part of a document: what it does not name stays as it is. Commands
 * are matched by name or alias, options by any of their flags, then by name, operands and patterns by name; other arrays are replaced
 * whole, so that a list can be shortened.
 */

/** Part of a document that a person wrote to correct one. */
export type Override = Partial<Document>

type Fields = Readonly<Record<string, unknown>>

const fieldsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? (value as readonly unknown[]).filter(isObject) : [])

/** Through `fromEntries`, which defines own properties, so that a key "__proto__" stays data. */
const merged = (base: Fields, over: Fields, merge: (key: string, before: unknown, value: unknown) => unknown): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map(key => [
      key,
      Object.hasOwn(over, key) ? merge(key, Object.hasOwn(base, key) ? base[key] : undefined, over[key]) : base[key],
    ]),
  )

const mergeDeep = (before: unknown, value: unknown): unknown =>
  isObject(before) && isObject(value) ? merged(before, value, (_, a, b) => mergeDeep(a, b)) : value

const flagsOf = (option: Fields): readonly unknown[] => (Array.isArray(option['flags']) ? (option['flags'] as readonly unknown[]) : [])

const sameName = (a: Fields, b: Fields): boolean => a['name'] !== undefined && a['name'] === b['name']

/** The option that is meant: one that shares a flag, else one of the same name. */
const optionLike = (options: readonly Fields[], wanted: Fields): Fields | undefined => {
  const flags = new Set(flagsOf(wanted))
  return options.find(option => flagsOf(option).some(flag => flags.has(flag))) ?? options.find(option => sameName(option, wanted))
}

const mergeOption = (before: Fields, over: Fields): Fields => ({
  ...(mergeDeep(before, over) as Fields),
  // a flag that is left out is still accepted by the tool
  flags: [...new Set([...flagsOf(before), ...flagsOf(over)])],
})

/** `above`: options of the groups around the command, which an override can make stricter for this one. */
const mergeOptions = (before: unknown, value: unknown, above: readonly Fields[]): readonly Fields[] => {
  let options = fieldsIn(before)
  for (const over of fieldsIn(value)) {
    const own = optionLike(options, over)
    const inherited = own === undefined ? optionLike(above, over) : undefined
    if (own !== undefined) options = options.map(option => (option === own ? mergeOption(own, over) : option))
    else options = [...options, inherited === undefined ? over : mergeOption(inherited, over)]
  }
  return options
}

const mergeNamed = (before: unknown, value: unknown): readonly Fields[] => {
  let items = fieldsIn(before)
  for (const over of fieldsIn(value)) {
    const own = items.find(item => sameName(item, over))
    items = own === undefined ? [...items, over] : items.map(item => (item === own ? (mergeDeep(own, over) as Fields) : item))
  }
  return items
}

/** Commands that nothing is laid over stay unread where they are read when they are asked for. */
const mergeCommands = (before: unknown, value: unknown, above: readonly Fields[]): Fields => {
  const base: Fields = isObject(before) ? before : {}
  const over = new Map<string, unknown>()
  for (const [word, command] of Object.entries(isObject(value) ? value : {}))
    over.set(commandName(base as unknown as Commands, word) ?? word, command)
  const commands: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(base), ...over.keys()])) {
    const laid = over.get(name)
    const get = (): unknown => {
      const own = Object.hasOwn(base, name) ? base[name] : undefined
      const command = isObject(laid) ? mergeNode(isObject(own) ? own : {}, laid, above) : own
      Object.defineProperty(commands, name, { enumerable: true, configurable: true, value: command })
      return command
    }
    Object.defineProperty(commands, name, { enumerable: true, configurable: true, get })
  }
  return commands
}

const mergeNode = (base: Fields, over: Fields, above: readonly Fields[]): Fields => {
  // the options of the tool itself hold without a command only; its global ones, and those of a group, everywhere below
  const own = Object.hasOwn(base, 'atip') ? base['globalOptions'] : base['options']
  const inherited = [...above, ...fieldsIn(own)]
  return merged(base, over, (key, before, value) => {
    if (key === 'commands') return mergeCommands(before, value, inherited)
    if (key === 'options') return mergeOptions(before, value, above)
    if (key === 'globalOptions') return mergeOptions(before, value, [])
    if (key === 'arguments' || key === 'patterns') return mergeNamed(before, value)
    return mergeDeep(before, value)
  })
}

/** `base` with what the override says on top of it. */
export const mergeOverride = (base: Document, override: Override): Document =>
  mergeNode(base as unknown as Fields, override, []) as unknown as Document

/** An override as the only description of a tool. */
export const overrideAlone = (tool: string, override: Override): Document => ({
  atip: '0.1',
  name: tool,
  version: '',
  description: '',
  ...override,
})
