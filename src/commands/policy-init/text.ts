import { paint, wrap } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { PolicyStart } from './output.ts'

/** The file and what to do next; of a dry run, what would stand in it. */
export const text = ({ file, written, policy }: PolicyStart, style: Style): string => {
  const ink = paint(style.color)
  if (!written) return [`a new ${ink.bold(oneLine(file))} would be`, '', JSON.stringify(policy, null, 2)].join('\n')
  const next = 'Change it, then run "atip policy test". "atip policy show" shows everything that holds.'
  return [`wrote ${ink.bold(oneLine(file))}`, ...wrap(next, style.width).map(ink.dim)].join('\n')
}
