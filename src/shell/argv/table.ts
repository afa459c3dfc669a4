import type { Command, Document, Node, Option, Syntax } from '../../document/document.ts'
import { uniformOption } from '../../document/uniform.ts'

/** The options that a command accepts, ready for lookup. */
export interface Table {
  readonly byFlag: ReadonlyMap<string, Option>
  /** Those of them that a line has named, in their uniform shape. */
  readonly named: Map<string, Option>
  /** Long flags, for abbreviations. */
  readonly longs: readonly string[]
  /** `-<number>`: `head -5`. */
  readonly number: Option | undefined
  /** `+<text>`: `date +%F`. */
  readonly plus: Option | undefined
  readonly syntax: Syntax
  /** Some option writes, executes or changes what happens, so that a computed word must not become one. */
  readonly delicate: boolean
}

/** Whether it writes, executes or changes what happens. */
export const raises = (option: Option): boolean =>
  option['x-effects'] !== undefined ||
  option['x-executes'] !== undefined ||
  option['x-language'] !== undefined ||
  option['x-values'] !== undefined ||
  option['x-opens'] !== undefined ||
  option['x-path'] === 'write' ||
  option['x-path'] === 'delete' ||
  option['x-path'] === 'cwd' ||
  option['x-path'] === 'obeyed'

const tables = new WeakMap<Node, Table>()

const uniform = (option: Option | undefined): Option | undefined => (option === undefined ? undefined : uniformOption(option))

/** The table of the last of `nodes`, the way from the root to a command. Nearer options win over those further up. */
export const tableOf = (document: Document, nodes: readonly Node[]): Table => {
  const last = nodes.at(-1) ?? document
  const made = tables.get(last)
  if (made !== undefined) return made
  const overridden = new Set((last as Command)['x-overrides'])
  const globals = (document.globalOptions ?? []).filter(option => option.name === undefined || !overridden.has(option.name))
  const groups = nodes.slice(1, -1).flatMap(node => node.options ?? [])
  const byFlag = new Map<string, Option>()
  for (const option of [...globals, ...groups, ...(last.options ?? [])]) for (const flag of option.flags) byFlag.set(flag, option)
  const table: Table = {
    byFlag,
    named: new Map(),
    longs: [...byFlag.keys()].filter(flag => flag.startsWith('--')),
    number: uniform(byFlag.get('-<number>')),
    plus: uniform(byFlag.get('+<text>')),
    syntax: nodes.reduce<Syntax>((syntax, node) => ({ ...syntax, ...node['x-syntax'] }), {}),
    delicate: [...byFlag.values()].some(raises) || last['x-other-options'] !== undefined,
  }
  tables.set(last, table)
  return table
}

/** Whether the option takes a value: always, only attached (`--color=x`), or never. */
export const valueMode = (option: Option): 'required' | 'optional' | 'none' =>
  option['x-value'] ?? (option.type === undefined || option.type === 'boolean' ? 'none' : 'required')
