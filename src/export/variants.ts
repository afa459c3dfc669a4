import { needsArgument } from '../document/effect-states.ts'
import type { Document, Node, Option } from '../document/document.ts'
import type { Command } from '../policy/evaluate.ts'

/** A command of a tool as every layer describes it: the nodes from the root to it, and the options of the whole tool, of each. */
export interface Described {
  /** The tool and the words of the command. */
  readonly words: readonly string[]
  readonly layers: readonly { readonly nodes: readonly Node[]; readonly globalOptions: readonly Option[] }[]
}

/** The commands of all documents by their words; those with commands below them in any document are no prefix of one command. */
export const describedCommands = (tool: string, documents: readonly Document[]): readonly Described[] => {
  const found = new Map<string, { readonly words: readonly string[]; readonly layers: Described['layers'][number][] }>()
  const groups = new Set<string>()
  const add = (words: readonly string[], nodes: readonly Node[], globalOptions: readonly Option[]): void => {
    const key = words.join('\0')
    const inner = Object.entries(nodes.at(-1)?.commands ?? {})
    if (inner.length > 0) groups.add(key)
    const known = found.get(key) ?? { words, layers: [] }
    known.layers.push({ nodes, globalOptions })
    found.set(key, known)
    for (const [name, command] of inner) add([...words, name], [...nodes, command], globalOptions)
  }
  for (const document of documents) add([tool], [document], document.globalOptions ?? [])
  return [...found].filter(([key]) => !groups.has(key)).map(([, described]) => described)
}

/** Values that make an option or an operand do its worst: secrets, places outside, other hosts, other programs, other meanings. */
const WORST = [
  '/etc/shadow',
  '/etc',
  '../../elsewhere',
  '.git/hooks/pre-commit',
  'https://example.com/x',
  'file:///etc/shadow',
  'ext::sh -c id',
  '@/etc/shadow',
  '+x',
  '-',
  ':x',
  'x=y',
  'x',
  'HEAD',
  '*',
  '0',
  '{}',
  'rm -rf /',
  'a[$(id)]',
] as const

/** More operands than this of one command say nothing new. */
const MOST_OPERANDS = 6

const flagOf = (option: Option): string | undefined => option.flags.find(flag => flag.startsWith('--')) ?? option.flags[0]

/** Whether it is written without a value. */
const isSwitch = ({ type }: Option): boolean => type === 'boolean'

const optionWords = (option: Option, value: string): readonly string[] => {
  const flag = flagOf(option)
  if (flag === undefined) return []
  if (isSwitch(option)) return [flag]
  return flag.startsWith('--') ? [`${flag}=${value}`] : [flag, value]
}

/** What documents themselves say of single values. */
const ownValues = (described: Described): readonly string[] => {
  const values = new Set<string>()
  for (const { nodes, globalOptions } of described.layers) {
    const own = nodes.at(-1)
    for (const role of [...(own?.options ?? []), ...globalOptions, ...(own?.arguments ?? [])]) {
      for (const value of Object.keys(role['x-values'] ?? {})) values.add(value.replaceAll('*', 'x'))
      for (const value of role.enum ?? []) values.add(String(value))
    }
  }
  return [...values]
}

/** Its options by how they are written: those of all layers, those around it, and those of the whole tool, which can stand behind it too. */
const optionsOf = ({ layers }: Described): readonly Option[] => {
  const options = new Map<string, Option>()
  for (const { nodes, globalOptions } of layers)
    for (const option of [...nodes.flatMap(node => node.options ?? []), ...globalOptions]) {
      const flag = flagOf(option)
      if (flag !== undefined) options.set(`${flag} ${isSwitch(option)} ${option['x-mode'] === undefined}`, option)
    }
  return [...options.values()]
}

const operandsOf = ({ layers }: Described): number => {
  const counts = layers.map(({ nodes }) => {
    const named = nodes.at(-1)?.arguments ?? []
    return named.length + (named.some(argument => argument.variadic === true) ? 1 : 0)
  })
  return Math.min(MOST_OPERANDS, Math.max(0, ...counts))
}

/** Each option alone and all of them, with each value, and each value as every operand. */
const worstWords = function* (described: Described, home: string): Generator<readonly string[]> {
  const { words } = described
  const operands = operandsOf(described)
  const options = optionsOf(described)
  for (const option of options) yield [...words, ...optionWords(option, 'x')]
  // a mode takes back what the others do
  const working = options.filter(option => option['x-mode'] === undefined)
  for (const value of [...WORST, `${home}/.ssh/id_rsa`, `${home}/.bashrc`, ...ownValues(described)]) {
    for (let count = 1; count <= operands; count++) yield [...words, ...Array.from({ length: count }, () => value)]
    const given = operands === 0 ? [] : [value]
    yield [...words, ...working.flatMap(option => optionWords(option, value)), ...given]
    for (const option of options) if (!isSwitch(option)) yield [...words, ...optionWords(option, value)]
  }
}

/** Whether it does something by itself, without an operand. */
export const isWhole = ({ layers }: Described): boolean => layers.every(({ nodes }) => !(nodes.at(-1)?.arguments ?? []).some(needsArgument))

/** Words that a shell makes something else of: what a client allows it hands over as it is written. */
const SHELL_WORDS = ['"$GITHUB_TOKEN"', '~/.ssh/id_rsa'] as const

/** Lines that begin with the command, in one of which the worst of it stands. */
export const worstLines = function* (described: Described, home: string): Generator<Command> {
  for (const argv of worstWords(described, home)) yield { kind: 'argv', argv }
  const begin = described.words.join(' ')
  for (const word of SHELL_WORDS) {
    if (operandsOf(described) > 0) yield { kind: 'line', text: `${begin} ${word}` }
    for (const option of optionsOf(described)) if (!isSwitch(option)) yield { kind: 'line', text: `${begin} ${flagOf(option)} ${word}` }
  }
}
