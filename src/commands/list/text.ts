import { cutTo, paint, table, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import { CHANGED } from '../../layers/trust.ts'
import type { Style } from '../shared/define.ts'
import type { ToolList } from './output.ts'

interface Filter {
  readonly glob: string | undefined
  readonly source: string | undefined
  readonly available: boolean
}

const LONGEST_VERSION = 12

/** On a narrower terminal the version and the number of commands are left out, so that a description stays readable. */
const ALL_COLUMNS = 60

/** One line a tool. */
export const text = ({ tools }: ToolList, style: Style, filter: Filter): string => {
  const filtered = filter.glob !== undefined || filter.source !== undefined || filter.available
  if (tools.length === 0) {
    const note = filtered ? 'No known tool is like that. "atip list" shows them all.' : 'No tools. "atip scan" finds those of this machine.'
    return wrap(note, style.width).join('\n')
  }
  const ink = paint(style.color)
  const whole = style.width >= ALL_COLUMNS
  const sourceText = ({ source, available, trusted }: ToolList['tools'][number]): string => {
    if (!available) return ink.dim('absent')
    if (source !== 'native') return source
    return trusted ? ink.green(source) : ink.yellow(`${source}?`)
  }
  const row = (tool: ToolList['tools'][number]): readonly string[] => [
    tool.available ? ink.bold(oneLine(tool.name)) : ink.dim(oneLine(tool.name)),
    ...(whole ? [cutTo(oneLine(tool.version), LONGEST_VERSION)] : []),
    sourceText(tool),
    ...(whole ? [tool.commands === 0 ? '' : String(tool.commands).padStart(4)] : []),
    oneLine(tool.description),
  ]
  const head = ['NAME', ...(whole ? ['VERSION'] : []), 'SOURCE', ...(whole ? ['CMDS'] : []), 'DESCRIPTION'].map(ink.dim)
  const installed = tools.filter(tool => tool.available).length
  const absent = tools.length - installed
  const total = `${plural(installed, 'tool')}${absent === 0 ? '' : `, ${absent} described but not installed (--available hides them)`}`
  const doubted = tools.filter(tool => tool.available && tool.source === 'native' && !tool.trusted)
  const notes = [
    ...(doubted.length === 0
      ? []
      : [
          `native? (${doubted.length}): others than root can change the program, so that it is not believed where it says that it is harmless; "atip trust NAME" changes that`,
        ]),
    ...doubted.filter(({ trust }) => trust.startsWith(CHANGED)).map(({ name, trust }) => `${oneLine(name)} ${trust}`),
  ]
  return [
    ...table([head, ...tools.map(row)], style.width),
    '',
    ...wrap(total, style.width),
    ...notes.flatMap(note => wrap(note, style.width).map(ink.dim)),
  ].join('\n')
}
