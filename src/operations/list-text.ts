import { cutTo, paint, table, wrap } from '../core/layout.ts'
import { oneLine, plural } from '../core/text.ts'
import type { Style } from './define.ts'
import type { ToolList } from './list.ts'

interface Filter {
  readonly glob: string | undefined
  readonly source: string | undefined
  readonly available: boolean
}

const LONGEST_VERSION = 12

/** On a narrower terminal the version and the number of commands are left out, so that a description stays readable. */
const ALL_COLUMNS = 60

/** One line a tool. */
export const listText = ({ tools }: ToolList, style: Style, filter: Filter): string => {
  const filtered = filter.glob !== undefined || filter.source !== undefined || filter.available
  if (tools.length === 0) {
    const note = filtered ? 'No known tool is like that. "atip list" shows them all.' : 'No tools. "atip scan" finds those of this machine.'
    return wrap(note, style.width).join('\n')
  }
  const ink = paint(style.color)
  const whole = style.width >= ALL_COLUMNS
  const row = ({ name, version, source, description, available, commands }: ToolList['tools'][number]): readonly string[] => [
    available ? ink.bold(oneLine(name)) : ink.dim(oneLine(name)),
    ...(whole ? [cutTo(oneLine(version), LONGEST_VERSION)] : []),
    available ? (source === 'native' ? ink.green(source) : source) : ink.dim('absent'),
    ...(whole ? [commands === 0 ? '' : String(commands).padStart(4)] : []),
    oneLine(description),
  ]
  const head = ['NAME', ...(whole ? ['VERSION'] : []), 'SOURCE', ...(whole ? ['CMDS'] : []), 'DESCRIPTION'].map(ink.dim)
  const installed = tools.filter(it => it.available).length
  const absent = tools.length - installed
  const total = `${plural(installed, 'tool')}${absent === 0 ? '' : `, ${absent} described but not installed (--available hides them)`}`
  return [...table([head, ...tools.map(row)], style.width), '', ...wrap(total, style.width)].join('\n')
}
