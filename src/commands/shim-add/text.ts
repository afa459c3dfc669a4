import { paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { AddedShims } from './output.ts'

const OUTCOMES = {
  added: ['added', 'would be added'],
  replaced: ['replaced', 'would be replaced'],
  unchanged: ['was there already', 'is there already'],
} as const satisfies Record<AddedShims['shims'][number]['outcome'], readonly [done: string, asked: string]>

/** What was kept, where, and what to do with it. */
export const text = ({ written, shims }: AddedShims, style: Style): string => {
  const ink = paint(style.color)
  const lines = shims.flatMap(({ tool, file, outcome, installed }) => [
    `${ink.bold(oneLine(tool))} ${OUTCOMES[outcome][written ? 0 : 1]}: ${oneLine(file)}`,
    ...(installed ? [] : [ink.dim(`  ${oneLine(tool)} is not installed; the shim stands for when it is`)]),
  ])
  const next = written && shims.some(shim => shim.outcome !== 'unchanged') ? ['', `Next: ${ink.cyan('atip scan')}`] : []
  return [...lines, ...next].join('\n')
}
