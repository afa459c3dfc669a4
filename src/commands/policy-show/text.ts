import { definitions, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { PolicyLayer, PolicyLayers, ShownRule } from './output.ts'
import type { Style } from '../shared/define.ts'

const LEVELS = { managed: 'machine', user: 'yours', project: 'project', 'built-in': 'built-in' } as const

const valueText = (value: unknown): string => (Array.isArray(value) ? `one of ${value.join(', ')}` : String(value))

const ruleText = (conditions: Readonly<Record<string, unknown>>): string =>
  Object.entries(conditions)
    .map(([key, value]) =>
      key === 'message' ? `("${String(value)}")` : value === true ? key : value === false ? `no ${key}` : `${key} ${valueText(value)}`,
    )
    .join(', ')

const entryText = (entry: ShownRule): string => {
  if (typeof entry === 'string') return entry
  const besides = entry.if === undefined ? '' : ` if ${ruleText(entry.if)}`
  return `${entry.run}${besides}${entry.message === undefined ? '' : ` ("${entry.message}")`}`
}

const SECTIONS = [
  ['deny', 'deny'],
  ['requireConfirmation', 'ask'],
  ['autoApprove', 'allow'],
] as const

const rowsOf = ({ rules, commands, floor, tests, warnings }: PolicyLayer): readonly (readonly [string, readonly string[]])[] => [
  ...SECTIONS.flatMap(([section, decision]) => [
    ...(commands[decision].length === 0
      ? []
      : [[`    ${decision}`, wordsOf(oneLine(commands[decision].map(entryText).join(', ')))] as const]),
    ...rules[section].map(rule => [`    ${decision} if`, wordsOf(oneLine(ruleText(rule)))] as const),
  ]),
  ...(floor ? [['    floor', wordsOf('a hazard that a tool declares holds for all of its commands')] as const] : []),
  ...warnings.map(warning => ['    warning', wordsOf(oneLine(warning))] as const),
  ...(tests === 0 ? [] : [['    tests', [`${plural(tests, 'test')}: atip policy test`]] as const]),
]

const layerLines = (layer: PolicyLayer, style: Style, ink: Paint): readonly string[] => {
  const head = `${LEVELS[layer.level].padEnd(9)} `
  const more = layer.present ? (layer.extends === null ? '' : ` (extends ${layer.extends})`) : ' (absent)'
  const name = oneLine(`${layer.file}${more}`)
  return [`${ink.bold(head)}${layer.present ? name : ink.dim(name)}`, ...(layer.present ? definitions(rowsOf(layer), style.width) : [])]
}

/** Layers from the strongest to what stands behind all; then the delegations, and the text of a built-in policy that was named. */
export const text = ({ layers, delegations, delegation, text: builtIn }: PolicyLayers, style: Style): string => {
  const ink = paint(style.color)
  return [
    ...layers.flatMap(layer => layerLines(layer, style, ink)),
    `${ink.bold('delegation')}${delegations.length === 0 ? ink.dim(' (none)') : ` ${oneLine(delegations.join(' + '))}`}`,
    ...(delegation === null
      ? []
      : JSON.stringify(delegation, null, 2)
          .split('\n')
          .map(line => `    ${line}`)),
    ...(builtIn === null ? [] : ['', JSON.stringify(builtIn, null, 2)]),
    ...(builtIn === null && delegation === null
      ? ['', ...wrap('The strictest answer of the machine, yourself, the project and the delegation holds.', style.width).map(ink.dim)]
      : []),
  ].join('\n')
}
