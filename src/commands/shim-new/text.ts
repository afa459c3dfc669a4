import { compactJson } from '../../author/compact-json.ts'
import { paint, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { NewShim } from './output.ts'

/** What is known and what says so, then the document where it was not written to a file, and what to do with it. */
export const text = (shim: NewShim, style: Style): string => {
  const ink = paint(style.color)
  const { document, file, path, from, notes } = shim
  const facts = [
    ['version', document.version, from.version],
    ['description', document.description, from.description],
    ['homepage', document.homepage ?? '', from.homepage],
  ] as const
  const known = facts.flatMap(([field, value, source]) =>
    source === null ? [] : wrap(`${field} "${oneLine(value)}" from ${oneLine(source)}`, style.width - 2).map(line => `  ${line}`),
  )
  const questions = plural(document['x-todo']?.length ?? 0, 'open question')
  const next =
    file === null
      ? 'Write it with --output FILE, or let "atip shim generate" ask the tool itself.'
      : `Its ${questions} stand in "x-todo"; take each out when it is answered. "atip validate" names those that are left.`
  return [
    `${ink.bold(oneLine(shim.tool))}${path === null ? '' : `  ${oneLine(path)}`}`,
    ...known,
    ...notes.flatMap(note => wrap(`note: ${oneLine(note)}`, style.width - 2).map(line => `  ${ink.yellow(line)}`)),
    ...(file === null ? ['', compactJson(document)] : [`wrote ${ink.bold(oneLine(file))}`]),
    ...wrap(next, style.width).map(ink.dim),
  ].join('\n')
}
