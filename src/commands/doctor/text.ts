import { padTo, paint, widthOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { Check, Diagnosis, Status } from './output.ts'

/** Words, so that the marks are told apart without colours. */
const MARKS = { ok: 'ok', warn: 'warn', fail: 'FAIL', skipped: '-' } as const satisfies Record<Status, string>

const MARK_WIDTH = 'FAIL  '.length

const COLOURS = { ok: 'green', warn: 'yellow', fail: 'red', skipped: 'dim' } as const satisfies Record<Status, keyof Paint>

/** The least that a message keeps: below this it stands under the name. */
const LEAST = 30

const summary = (checks: readonly Check[]): string => {
  const count = (wanted: Status): number => checks.filter(({ status }) => status === wanted).length
  const parts = [
    ...(count('fail') === 0 ? [] : [`${plural(count('fail'), 'check')} failed`]),
    ...(count('warn') === 0 ? [] : [plural(count('warn'), 'warning')]),
    ...(count('skipped') === 0 ? [] : [`${count('skipped')} skipped`]),
    `${count('ok')} in order`,
  ]
  return `${parts.join(', ')}.`
}

/** One line a check, and below it what to do about it, to be pasted as it is. */
export const text = ({ ok, checks }: Diagnosis, style: Style): string => {
  const ink = paint(style.color)
  const names = checks.map(({ name }) => oneLine(name))
  const column = MARK_WIDTH + Math.max(0, ...names.map(widthOf)) + 2
  const narrow = style.width - column < LEAST
  const indent = ' '.repeat(narrow ? MARK_WIDTH : column)
  const rows = checks.flatMap(({ status, message, fix }, at) => {
    const mark = padTo(ink[COLOURS[status]](MARKS[status]), MARK_WIDTH)
    const [first = '', ...more] = wrap(oneLine(message), Math.max(style.width - indent.length, LEAST))
    const name = names[at] ?? ''
    const head = narrow ? [mark + name, indent + first] : [mark + padTo(name, column - MARK_WIDTH) + first]
    // a line that is to be pasted is not broken
    return [...head, ...more.map(line => indent + line), ...(fix === null ? [] : [`${indent}  ${ink.bold(oneLine(fix))}`])]
  })
  return [...rows, '', (ok ? ink.green : ink.red)(summary(checks))].join('\n')
}
