import { inherit, leavesOf } from '../../core/effects.ts'
import type { Leaf } from '../../core/answers.ts'
import type { Effective, Effects } from '../../core/effects.ts'
import { definitions, flow, wordsOf } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Argument, Node, Option, Role } from '../../document/document.ts'
import type { Style } from '../shared/define.ts'
import { statesOf } from '../../document/effect-states.ts'
import type { States } from '../../document/effect-states.ts'
import { NO_LIMIT } from './effect-rows.ts'
import { presenceWords } from './presence-words.ts'
import type { ShownWhole } from './output.ts'
import type { Row } from './words.ts'

export const heading = (text: string, ink: Paint): string => ink.bold(text)

export const indent = (lines: readonly string[]): readonly string[] => lines.map(line => `  ${line}`)

interface Part {
  readonly shown: ShownWhole
  readonly names: readonly string[]
  /** From the root to the command. */
  readonly nodes: readonly Node[]
  readonly style: Style
  readonly ink: Paint
}

/** The effects that a reader asks for first, in the words of a person. `danger` is the value to be careful about. */
const QUESTIONS = [
  { path: 'filesystem.read', words: 'reads files', danger: undefined },
  { path: 'filesystem.write', words: 'writes files', danger: true },
  { path: 'filesystem.delete', words: 'deletes files', danger: true },
  { path: 'destructive', words: 'destroys data for good', danger: true },
  { path: 'network', words: 'uses the network', danger: true },
  { path: 'idempotent', words: 'safe to repeat', danger: false },
  { path: 'reversible', words: 'can be undone', danger: false },
  { path: 'cost.billable', words: 'costs money', danger: true, more: 'cost.estimate' },
  { path: 'duration.typical', words: 'takes', danger: undefined, more: 'duration.timeout' },
] as const

/** Words for the other effects that are known; what nobody knows stands under its own name. */
const OTHERS: Readonly<Record<string, string>> = {
  'filesystem.paths': 'where',
  'x-executes': 'runs other code',
  'x-reveals': 'reveals',
  'x-network-scope': 'reaches',
}

const REACHES: Readonly<Record<string, string>> = {
  loopback: 'this machine',
  service: 'its own service',
  argument: 'what the command line names',
}

const valueWords = (leaf: Leaf, danger: boolean | undefined, ink: Paint): readonly string[] => {
  if (typeof leaf === 'boolean') {
    const word = leaf ? 'yes' : 'no'
    return [danger === undefined ? word : leaf === danger ? ink.red(word) : ink.green(word)]
  }
  if (Array.isArray(leaf)) return wordsOf(leaf.length === 0 ? 'nothing' : leaf.map(String).join(', '))
  return wordsOf(typeof leaf === 'object' ? JSON.stringify(leaf) : String(leaf))
}

const dimmed = (text: string, ink: Paint): readonly string[] => wordsOf(text).map(word => ink.dim(word))

const SUSPICIONS = { reversible: 'suspected: it cannot be undone', deletes: 'suspected: it deletes things' } as const

/** The tool as a whole says that it is a hazard, the command says that it is not. */
const remarks = (effective: Effective, path: string, part: Part): readonly string[] =>
  effective.weakened.includes(path) ? dimmed(`(${oneLine(part.shown.name)} as a whole says yes)`, part.ink) : []

/** What no claim of the command by itself may hide. */
const DEPENDS = 'depends on options, operands or what it runs'

const isDepending = (path: string, states: States): boolean => [...states].some(([stated, state]) => stated === path && state === 'depends')

/** How a second leaf is put behind the first in the same row. */
const MORE = { 'cost.estimate': 'estimate', 'duration.timeout': 'at most' } as const

const moreWords = (label: string, extra: Leaf): readonly string[] =>
  label === MORE['duration.timeout'] && extra === 'none' ? wordsOf(NO_LIMIT) : wordsOf(`${label} ${String(extra)}`)

const questionRow = (question: (typeof QUESTIONS)[number], effective: Effective, states: States, part: Part): readonly Row[] => {
  const { path, words, danger } = question
  if (isDepending(path, states)) return [[words, wordsOf(DEPENDS).map(part.ink.yellow)]]
  if (path === 'destructive' && effective.suspected) {
    const why = effective.leaves.get('reversible') === false ? SUSPICIONS.reversible : SUSPICIONS.deletes
    return [[words, wordsOf(why).map(word => part.ink.red(word))]]
  }
  const leaf = effective.leaves.get(path)
  const extra = 'more' in question ? effective.leaves.get(question.more) : undefined
  const more = 'more' in question && extra !== undefined ? moreWords(MORE[question.more], extra) : []
  if (leaf === undefined && more.length === 0) return []
  const value = leaf === undefined ? [] : valueWords(leaf, danger, part.ink)
  const joined = more.length === 0 || value.length === 0 ? value : [...value.slice(0, -1), `${value.at(-1) ?? ''},`]
  return [[words, [...joined, ...more, ...remarks(effective, path, part)]]]
}

const otherRows = (effective: Effective, part: Part): readonly Row[] => {
  const asked = new Set<string>(QUESTIONS.flatMap(question => ('more' in question ? [question.path, question.more] : [question.path])))
  return [...effective.leaves]
    .filter(([path]) => !asked.has(path))
    .map(([path, leaf]): Row => {
      const words = path === 'x-network-scope' ? wordsOf(REACHES[String(leaf)] ?? String(leaf)) : valueWords(leaf, undefined, part.ink)
      return [OTHERS[path] ?? oneLine(path), [...words, ...remarks(effective, path, part)]]
    })
}

const effectLines = (part: Part): readonly string[] => {
  const { ink, nodes, names, style } = part
  const own = nodes.at(-1)
  const isGroup = Object.keys(own?.commands ?? {}).length > 0
  const effective = inherit([...nodes.map(node => node.effects), isGroup ? own?.['x-self'] : undefined])
  const states = statesOf(nodes, part.shown.globalOptions)
  const code = own?.['x-executes']
  const silent = effective.leaves.size === 0 && code === undefined && (isGroup || states.size === 0)
  // a group that declares nothing has nothing to say; its commands do
  if (isGroup && silent && names.length > 0) return []
  const title = ['', heading('Effects', ink)]
  if (isGroup && silent) {
    const note = 'not declared for the tool as a whole; each command has its own'
    return [...title, ...indent(flow(wordsOf(note).map(ink.yellow), style.width - 2))]
  }
  const missing = QUESTIONS.filter(
    ({ path }) => !effective.leaves.has(path) && !isDepending(path, states) && !(path === 'destructive' && effective.suspected),
  )
  const unknown = missing.map(question => (question.path === 'duration.typical' ? 'how long it takes' : question.words)).join(', ')
  const rows: readonly Row[] = [
    ...QUESTIONS.flatMap(question => questionRow(question, effective, states, part)),
    ...(code === undefined ? [] : [['runs other code', [ink.red(code)]] as const]),
    ...otherRows(effective, part),
    ...effective.contradictions.map((contradiction): Row => ['contradicts itself', wordsOf(contradiction).map(ink.red)]),
    ...(unknown === '' ? [] : [['not declared', wordsOf(unknown).map(ink.yellow)] as const]),
  ]
  return [...title, ...indent(definitions(rows, style.width - 2))]
}

const NOTES: Readonly<Record<string, string>> = {
  'filesystem.read': 'reads files',
  'filesystem.write': 'writes files',
  'filesystem.delete': 'deletes files',
  'cost.billable': 'costs money',
}

/** What effects add, in a few words: only what one has to be careful about. */
const effectNotes = (effects: Effects | undefined): readonly string[] =>
  [...leavesOf(effects)].flatMap(([path, leaf]) => {
    if (path.startsWith('x-mode.')) return []
    if (leaf === true) return path === 'idempotent' || path === 'reversible' ? [] : [NOTES[path] ?? path.replace(/^x-/, '')]
    if (leaf === false) return path === 'reversible' ? ['cannot be undone'] : []
    if (path === 'x-executes') return ['runs other code']
    if (path !== 'x-reveals' && path !== 'deletes') return []
    return Array.isArray(leaf) && leaf.length > 0 ? [`${path.replace(/^x-/, '')} ${leaf.join(', ')}`] : []
  })

/** Values of an option that have effects of their own; more of them than this are in the JSON. */
const MOST_VALUES = 4

const valueNotes = (values: Role['x-values']): readonly string[] => {
  const notes = Object.entries(values ?? {}).flatMap(([value, effects]) => {
    const items = effectNotes(effects)
    return items.length === 0 ? [] : [value === '*' ? items.join(', ') : `${value}: ${items.join(', ')}`]
  })
  return notes.length > MOST_VALUES ? [...notes.slice(0, MOST_VALUES), 'and more by value'] : notes
}

/** What the extensions say about an option or operand, in a few words. */
const roleNotes = (role: Role): readonly string[] => {
  const path = role['x-path'] === 'write' || role['x-path'] === 'delete' ? [`${role['x-path']}s it`] : []
  const own = effectNotes(role['x-effects']).filter(note => !(path[0] === 'writes it' && note === 'writes files'))
  const runs = role['x-executes'] === undefined ? [] : ['runs it']
  const language = role['x-language'] === undefined ? [] : [role['x-language']]
  return [...new Set([...own, ...runs, ...language, ...path, ...valueNotes(role['x-values'])])]
}

/** When the command does only what the option says, and nothing else. */
const modeNotes = (option: Option): readonly string[] => {
  if (option['x-mode'] !== undefined) return ['does only this']
  const values = Object.entries(option['x-values'] ?? {}).flatMap(([value, effects]) => (effects['x-mode'] === undefined ? [] : [value]))
  return values.length === 0 ? [] : [`does only this with ${values.slice(0, MOST_VALUES).join(', ')}`]
}

const noteWords = (role: Role, ink: Paint): readonly string[] => {
  const items = roleNotes(role)
  return items.length === 0 ? [] : wordsOf(`[${items.map(oneLine).join('; ')}]`).map(ink.red)
}

/** More values than this are named in the text, not beside the flag. */
const LONGEST_CHOICE = 30

const optionRows = (options: readonly Option[], ink: Paint): readonly Row[] =>
  options.map(option => {
    const choices = option.enum?.map(String).join('|') ?? ''
    const isPlain = option.type === 'boolean' || option.type === undefined
    const value =
      option.enum === undefined ? (isPlain ? '' : option.type.toUpperCase()) : choices.length > LONGEST_CHOICE ? 'VALUE' : choices
    const initial = typeof option.default === 'string' ? option.default : JSON.stringify(option.default)
    const meaning = [
      ...dimmed(option.description ?? '', ink),
      ...(choices.length > LONGEST_CHOICE ? dimmed(`(one of ${option.enum?.map(String).join(', ') ?? ''})`, ink) : []),
      ...(option.default === undefined ? [] : dimmed(`(default ${initial ?? ''})`, ink)),
      ...(presenceWords(option).length === 0 ? [] : dimmed(`(${presenceWords(option).join(', ')})`, ink)),
      ...noteWords(option, ink),
      ...modeNotes(option).flatMap(note => wordsOf(`[${oneLine(note)}]`).map(ink.green)),
    ]
    return [oneLine(`${option.flags.join(', ')} ${value}`), meaning]
  })

const argumentRows = (items: readonly Argument[], ink: Paint): readonly Row[] =>
  items.map(item => {
    const name = oneLine(item.variadic === true ? `${item.name}...` : item.name)
    const type = item.description === undefined && item.type !== undefined ? item.type : (item.description ?? '')
    return [item.required === false ? `[${name}]` : name, [...dimmed(type, ink), ...noteWords(item, ink)]]
  })

const section = (title: string, rows: readonly Row[], part: Part): readonly string[] =>
  rows.length === 0 ? [] : ['', heading(title, part.ink), ...indent(definitions(rows, part.style.width - 2))]

/** Options of the whole tool: explained with the tool, only named with a command. */
const globalOptions = (part: Part): readonly string[] => {
  const options = part.shown.globalOptions ?? []
  if (part.names.length === 0) return section('Global options', optionRows(options, part.ink), part)
  if (options.length === 0) return []
  const flags = options.map(option => oneLine(option.flags.join(', ')))
  return ['', heading('Global options', part.ink), ...indent(flow(flags, part.style.width - 2, '  '))]
}

/** Effects, operands, options and examples of the command at the end of `nodes`. */
export const commandSections = (part: Part): readonly string[] => {
  const own = part.nodes.at(-1) ?? part.shown
  const examples = (own.examples ?? []).map(example => `$ ${oneLine(example)}`)
  return [
    ...effectLines(part),
    ...section('Arguments', argumentRows(own.arguments ?? [], part.ink), part),
    ...section('Options', optionRows(own.options ?? [], part.ink), part),
    ...globalOptions(part),
    ...(examples.length === 0 ? [] : ['', heading('Examples', part.ink), ...indent(examples)]),
  ]
}
