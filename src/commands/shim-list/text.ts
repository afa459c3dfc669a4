import { definitions, paint, wordsOf } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { ShimList } from './output.ts'

export const text = ({ shims }: ShimList, style: Style): string => {
  const ink = paint(style.color)
  if (shims.length === 0) return `No shims of yours or of the system. ${ink.cyan('atip shim list --all')} lists those of this package.`
  const rows = shims.map(({ tool, layer, version, installed, shadowedBy, problem }) => {
    const notes = [
      ...(problem === null ? [] : [ink.red(`broken: ${oneLine(problem)}`)]),
      ...(shadowedBy === null ? [] : [ink.dim('shadowed')]),
      ...(installed ? [] : [ink.dim('not installed')]),
    ]
    return [`${layer.padEnd(8)}  ${oneLine(tool)}`, wordsOf([oneLine(version ?? ''), ...notes].join('  '))] as const
  })
  return [plural(shims.length, 'shim'), '', ...definitions(rows, style.width)].join('\n')
}
