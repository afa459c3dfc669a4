import { paint, table, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { ListedPattern, PatternList } from './output.ts'
import { originOf } from '../shared/pattern-options.ts'

/** One line a pattern; then the files that are broken. */
export const text = ({ patterns, unusable }: PatternList, style: Style): string => {
  const ink = paint(style.color)
  const row = (pattern: ListedPattern): readonly string[] => [
    pattern.shadowed === true ? ink.dim(oneLine(pattern.name)) : ink.bold(oneLine(pattern.name)),
    pattern.shadowed === true ? ink.dim('hidden') : '',
    oneLine(originOf(pattern)),
    oneLine(pattern.variables.join(' ')),
    oneLine(pattern.description),
  ]
  const lines =
    patterns.length === 0
      ? ['No patterns. They come with tools, or lie in patterns/ beside the registry.']
      : table([['NAME', '', 'FROM', 'VARIABLES', 'DESCRIPTION'].map(ink.dim), ...patterns.map(row)], style.width)
  const broken = unusable.flatMap(({ file, findings }) => [
    ...wrap(`${oneLine(file)}: ${plural(findings.length, 'mistake')}`, style.width).map(ink.yellow),
    ...findings
      .slice(0, 1)
      .flatMap(finding => wrap(oneLine(`${finding.pointer} ${finding.message}`), style.width - 2).map(line => `  ${line}`)),
    `  atip validate ${oneLine(file)}`,
  ])
  return [...lines, ...(broken.length === 0 ? [] : ['', ...broken])].join('\n')
}
