import { paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { Skill } from './output.ts'

const OUTCOMES = {
  added: ['wrote', 'would write'],
  replaced: ['replaced', 'would replace'],
} as const

/** The skill itself, or what became of it. */
export const text = ({ file, outcome, written, text: skill }: Skill, style: Style): string => {
  if (file === null || outcome === 'printed') return skill.trimEnd()
  const ink = paint(style.color)
  const shown = ink.bold(oneLine(file))
  return outcome === 'unchanged' ? `${shown} says the same already` : `${OUTCOMES[outcome][written ? 0 : 1]} ${shown}`
}
