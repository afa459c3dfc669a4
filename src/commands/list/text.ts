import { cutTo, paint, table, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import { CHANGED } from '../../layers/trust.ts'
import { WORDS_LEGEND, effectWords } from '../../search/effect-words.ts'
import { shownStates } from '../../search/shown-states.ts'
import type { Style } from '../shared/define.ts'
import type { Found, ListedTool } from './output.ts'

interface Filter {
  readonly glob: string | undefined
  readonly source: string | undefined
}

const LONGEST_VERSION = 12

/** On a narrower terminal the version and the number of commands are left out, so that a description stays readable. */
const ALL_COLUMNS = 60

/** From here on there is room for effects as well. */
const WITH_EFFECTS = 160

const nothing = ({ absent, withheld }: Found, { glob, source }: Filter): string => {
  if (absent > 0) return `${plural(absent, 'tool is', 'tools are')} described but not installed: "atip list --all" shows them.`
  if (withheld > 0) return 'The delegation in force (ATIP_DELEGATION) permits no tool like that; "atip policy show" says what it permits.'
  return glob === undefined && source === undefined
    ? 'No tools. "atip scan" finds those of this machine.'
    : 'No known tool is like that. "atip list --all" shows them all.'
}

/** One line a tool. */
export const text = (found: Found, style: Style, filter: Filter): string => {
  const { tools, absent } = found
  if (tools.length === 0) return wrap(nothing(found, filter), style.width).join('\n')
  const ink = paint(style.color)
  const whole = style.width >= ALL_COLUMNS
  const withEffects = style.width >= WITH_EFFECTS
  const sourceText = ({ source, available, trusted }: ListedTool): string => {
    if (!available) return ink.dim('absent')
    if (source !== 'native') return source
    return trusted ? ink.green(source) : ink.yellow(`${source}?`)
  }
  const row = (tool: ListedTool): readonly string[] => [
    tool.available ? ink.bold(oneLine(tool.name)) : ink.dim(oneLine(tool.name)),
    ...(whole ? [cutTo(oneLine(tool.version), LONGEST_VERSION)] : []),
    sourceText(tool),
    ...(whole ? [tool.commands === 0 ? '' : String(tool.commands).padStart(4)] : []),
    ...(withEffects ? [effectWords(shownStates(tool)).join(', ')] : []),
    oneLine(tool.description),
  ]
  const columns = ['NAME', ...(whole ? ['VERSION'] : []), 'SOURCE', ...(whole ? ['CMDS'] : []), ...(withEffects ? ['EFFECTS'] : [])]
  const head = [...columns, 'DESCRIPTION'].map(ink.dim)
  const installed = tools.filter(tool => tool.available).length
  const shownAbsent = tools.length - installed
  const others =
    absent > 0
      ? `, ${absent} described but not installed (--all lists them)`
      : shownAbsent > 0
        ? `, ${shownAbsent} described but not installed`
        : ''
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
    ...wrap(`${plural(installed, 'tool')}${others}`, style.width),
    ...(withEffects ? wrap(WORDS_LEGEND, style.width).map(ink.dim) : []),
    ...notes.flatMap(note => wrap(note, style.width).map(ink.dim)),
  ].join('\n')
}
