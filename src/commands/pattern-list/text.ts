import { paint, table, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { ListedPattern, PatternList } from './output.ts'
import { originOf } from '../shared/pattern-options.ts'

/** One line a pattern; then the files that are broken. */
export const text = ({ patterns, unusable }: PatternList, style: Style): string => {
  const ink = paint(style.color)
  const row = (it: ListedPattern): readonly string[] => [
    it.shadowed ? ink.dim(oneLine(it.name)) : ink.bold(oneLine(it.name)),
    it.shadowed ? ink.dim('hidden') : '',
    oneLine(originOf(it)),
    oneLine(it.variables.join(' ')),
    oneLine(it.description ?? it.steps[0] ?? ''),
  ]
  const lines =
    patterns.length === 0
      ? ['No patterns. They come with tools, or lie in patterns/ beside the registry.']
      : table([['NAME', '', 'FROM', 'VARIABLES', 'DESCRIPTION'].map(ink.dim), ...patterns.map(row)], style.width)
  const broken = unusable.flatMap(({ file, findings }) => [
    ...wrap(`${oneLine(file)}: ${plural(findings.length, 'mistake')}`, style.width).map(ink.yellow),
    ...findings.slice(0, 1).flatMap(it => wrap(oneLine(`${it.pointer} ${it.message}`), style.width - 2).map(line => `  ${line}`)),
    `  atip validate ${oneLine(file)}`,
  ])
  return [...lines, ...(broken.length === 0 ? [] : ['', ...broken])].join('\n')
}
