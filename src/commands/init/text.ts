import { paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { ShellInit } from './output.ts'

const OUTCOMES = { added: 'wrote', replaced: 'replaced', unchanged: 'unchanged:' } as const

/** For a shell, which reads it as it is; or what became of its file, and what is left to do. */
export const text = ({ outcome, script, file, line, startUp }: ShellInit, style: Style): string => {
  if (outcome === 'printed') return script
  const ink = paint(style.color)
  return [`${OUTCOMES[outcome]} ${ink.bold(oneLine(file))}`, `The last line of ${startUp} is to be:`, `  ${oneLine(line)}`].join('\n')
}
