import { paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { RemovedShims } from './output.ts'

export const text = ({ removed, shims }: RemovedShims, style: Style): string => {
  const ink = paint(style.color)
  return shims.map(shim => `${ink.bold(oneLine(shim.tool))} ${removed ? 'removed' : 'would be removed'}: ${oneLine(shim.file)}`).join('\n')
}
