import { paint, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { GeneratedShim } from './output.ts'

/** Names of commands that are listed before "and more". */
const MOST_NAMES = 40

/** What was found, how, and what to do with it. */
export const text = (shim: GeneratedShim, style: Style): string => {
  const ink = paint(style.color)
  const { document, file, executed, remembered } = shim
  const names = Object.keys(document.commands ?? {})
  const shown = names.slice(0, MOST_NAMES).map(oneLine)
  const more = names.length > shown.length ? `, and ${names.length - shown.length} more` : ''
  const unanswered = shim.unanswered === 0 ? '' : `, ${shim.unanswered} of them by name only`
  const asked =
    executed === 0 && remembered === 0
      ? 'nothing was run'
      : `${plural(executed, 'run')}${remembered === 0 ? '' : `, ${plural(remembered, 'answer')} remembered`}`
  const version = document.version === 'unknown' ? '' : ` ${oneLine(document.version)}`
  const next =
    file === null
      ? `Write it with --output FILE, or print it with --json.`
      : 'Its effects are guesses from names, so it makes verdicts stricter and approves nothing. Read it and correct it; without "x-inferred" it counts as written by you.'
  return [
    `${ink.bold(oneLine(shim.tool))}${version}  ${oneLine(document.description)}`,
    `  ${plural(shim.commands, 'command')}${unanswered}, ${plural(shim.options, 'option')} (${asked})`,
    ...(shown.length === 0 ? [] : wrap(`${shown.join(', ')}${more}`, style.width - 2).map(line => `  ${line}`)),
    ...shim.notes.flatMap(note => wrap(`note: ${oneLine(note)}`, style.width - 2).map(line => `  ${ink.yellow(line)}`)),
    ...(file === null ? [] : [`wrote ${ink.bold(oneLine(file))}`]),
    ...wrap(next, style.width).map(ink.dim),
  ].join('\n')
}
