import { definitions, wordsOf } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Conflict, Part } from '../../layers/explain-layers.ts'
import type { Style } from '../shared/define.ts'
import { layerLines } from '../shared/layer-lines.ts'
import { heading, indent } from './command-text.ts'
import type { Provenance } from './output.ts'

/** What came from elsewhere than from the document that is shown. */
const partLines = (parts: readonly Part[], file: string, style: Style, ink: Paint): readonly string[] => {
  const others = parts.filter(part => part.file !== file)
  const rows = others.map(other => [oneLine(other.part), wordsOf(oneLine(other.file))] as const)
  const rest = ['everything else', wordsOf(oneLine(file)).map(ink.dim)] as const
  return definitions(others.length === parts.length ? rows : [...rows, rest], style.width - 2)
}

const conflictLines = (conflicts: readonly Conflict[], style: Style): readonly string[] =>
  definitions(
    conflicts.map(({ command, effect, says }) => [
      `${oneLine(command) || 'the tool'}: ${effect}`,
      wordsOf(says.map(claim => `${claim.origin} says ${String(claim.value)}`).join(', ')),
    ]),
    style.width - 2,
  )

/** Where the document came from, for those who asked. */
export const explanationSections = (shown: Provenance, style: Style, ink: Paint): readonly string[] => {
  const { explanation, file } = shown
  if (explanation === undefined || file === undefined) return []
  const { layers, parts, conflicts } = explanation
  return [
    '',
    heading('Layers, strongest first', ink),
    ...indent(layerLines(layers, style, ink)),
    '',
    heading('Where it came from', ink),
    ...indent(partLines(parts, file, style, ink)),
    ...(conflicts.length === 0 ? [] : ['', heading('Conflicts (the hazard counts)', ink), ...indent(conflictLines(conflicts, style))]),
  ]
}
