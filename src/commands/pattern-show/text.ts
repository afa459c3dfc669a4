import { definitions, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plainText } from '../../core/text.ts'
import type { FilledStep } from '../../policy/fill-step.ts'
import type { Style } from '../shared/define.ts'
import { originOf } from '../shared/pattern-options.ts'
import type { ShownPattern } from './output.ts'

/** How wide lines may be, in characters, and what colours they have. */
interface Page {
  readonly width: number
  readonly ink: Paint
}

const stepLines = (step: FilledStep, at: number, { width, ink }: Page): readonly string[] => {
  const note = (text: string, of: (text: string) => string) => wrap(oneLine(text), width - 4).map(line => `    ${of(line)}`)
  const refused = step.refused.flatMap(({ variable, reason }) => note(`{${variable}} ${reason}: it is not filled in`, ink.red))
  return [
    ...(step.description === null ? [] : [ink.dim(`# ${oneLine(step.description)}`)]),
    // a line that is to be copied is neither folded nor cut
    `${ink.dim(`${at + 1}`)}  ${ink.bold(plainText(step.line))}`,
    ...refused,
    ...(step.reason === null || step.refused.length > 0 ? [] : note(step.reason, ink.dim)),
    ...step.warnings.flatMap(warning => note(warning, ink.yellow)),
  ]
}

export const text = (shown: ShownPattern, style: Style): string => {
  const ink = paint(style.color)
  const { name, description, file, shadows, variables, steps } = shown
  const rows = variables.map(variable => {
    const about = [variable.description ?? '', variable.type === null ? '' : `(${variable.type})`].map(oneLine).filter(part => part !== '')
    const value = variable.value === null ? ink.yellow('not set') : `= ${oneLine(variable.value)}`
    return [`  {${variable.name}}`, [...wordsOf(about.join(' ')).map(ink.dim), value]] as const
  })
  const unset = variables.some(variable => variable.value === null)
  return [
    `${ink.bold(oneLine(name))} ${ink.dim(`(${originOf(shown)}, ${oneLine(file)})`)}`,
    ...(description === null ? [] : wrap(oneLine(description), style.width)),
    ...(rows.length === 0 ? [] : ['', ...definitions(rows, style.width)]),
    '',
    ...steps.flatMap((step, at) => stepLines(step, at, { width: style.width, ink })),
    ...(shadows.length === 0 ? [] : ['', ...wrap(`It hides that of ${shadows.map(oneLine).join(', ')}.`, style.width).map(ink.dim)]),
    '',
    ...wrap(
      unset
        ? `Fill in: atip pattern show ${oneLine(name)} --set NAME=VALUE`
        : `May it run: atip pattern check ${oneLine(name)} with the same --set`,
      style.width,
    ).map(ink.dim),
  ].join('\n')
}
