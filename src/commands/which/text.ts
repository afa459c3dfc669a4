import { definitions, flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import { layerLines } from '../shared/layer-lines.ts'
import type { FileIdentity, Located } from './output.ts'

const section = (title: string, lines: readonly string[], ink: Paint): readonly string[] =>
  lines.length === 0 ? [] : ['', ink.bold(title), ...lines.map(line => `  ${line}`)]

const KINDS = {
  program: '',
  builtin: 'a command of the shell',
  keyword: 'a word of the shell',
  'not-installed': 'not installed',
} as const satisfies Record<Located['kind'], string>

const STATES = {
  same: 'as the last scan saw it',
  touched: 'touched since the last scan, with the same contents',
  changed: 'changed since the last scan',
  'not recorded': 'not recorded by a scan',
} as const satisfies Record<FileIdentity['state'], string>

const facts = ({ source, identity, described, installed }: Located, ink: Paint): readonly (readonly [string, readonly string[]])[] => [
  ...(source === null ? [] : [['source', [source]] as const]),
  ...(identity === null ? [] : [['identity', [...wordsOf(`${identity.size} bytes,`), ...wordsOf(STATES[identity.state])]] as const]),
  ...(identity === null || identity.sha256 === null ? [] : [['SHA-256', [identity.sha256]] as const]),
  ...(described === null ? [] : [['described', wordsOf(oneLine(described))] as const]),
  ...(installed === null
    ? []
    : [['installed', [...wordsOf(oneLine(installed.version)), ...wordsOf(`(${oneLine(installed.from)})`).map(ink.dim)]] as const]),
]

const hitLines = ({ hits, path }: Located, style: Style, ink: Paint): readonly string[] => {
  const rows = hits.map(hit => {
    const leads = hit.real === hit.path ? [] : wordsOf(`leads to ${oneLine(hit.real)}`).map(ink.dim)
    const refused = hit.refused === null ? [] : wordsOf(oneLine(`(refused: it ${hit.refused})`)).map(ink.yellow)
    return [hit.path === path ? 'runs' : 'hidden', [...wordsOf(oneLine(hit.path)), ...leads, ...refused]] as const
  })
  return section('On PATH', definitions(rows, style.width - 2), ink)
}

/** Where a name leads, what it hides, and what describes it. */
export const text = (located: Located, style: Style): string => {
  const ink = paint(style.color)
  const { tool, kind, path, why, known, layers, relative, warnings } = located
  const rows = facts(located, ink)
  return [
    `${ink.bold(oneLine(tool))}  ${path === null ? KINDS[kind] : oneLine(path)}`,
    ...wrap(why, style.width - 2).map(line => `  ${known ? ink.dim(line) : ink.yellow(line)}`),
    ...definitions(rows, style.width - 2).map(line => `  ${line}`),
    ...hitLines(located, style, ink),
    ...section('Layers, strongest first', layerLines(layers, style, ink), ink),
    ...(relative.length === 0
      ? []
      : flow(
          [
            'warning:',
            ...wordsOf(`PATH has entries that depend on the directory: ${relative.map(entry => JSON.stringify(entry)).join(', ')}`),
          ],
          style.width,
        ).map(ink.yellow)),
    ...warnings.flatMap(warning => wrap(`warning: ${warning}`, style.width).map(line => ink.yellow(line))),
  ].join('\n')
}
