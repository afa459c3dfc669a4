import { flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Finding } from '../../document/finding.ts'
import type { Repair } from '../../document/repair.ts'
import type { Style } from '../shared/define.ts'
import { KINDS, NAMES } from './kinds.ts'
import type { Validation, Validations } from './output.ts'

const MARKS = {
  error: ink => ink.red('error'),
  warning: ink => ink.yellow('warning'),
  note: ink => ink.blue('note'),
} as const satisfies Record<Finding['severity'], (ink: Paint) => string>

const findingLines = ({ severity, pointer, message, code, fix }: Finding, ink: Paint, width: number): readonly string[] => {
  const words = [MARKS[severity](ink), ink.bold(oneLine(pointer)), ...wordsOf(oneLine(message)), ink.dim(`[${code}]`)]
  const [first = '', ...rest] = flow(words, width - 4)
  const mending = fix === null ? [] : wrap(`fix: ${oneLine(fix)}`, width - 4).map(line => `    ${ink.cyan(line)}`)
  return [`  ${first}`, ...rest.map(line => `    ${line}`), ...mending]
}

const repairLines = ({ pointer, before, after }: Repair, ink: Paint): readonly string[] => [
  `  ${ink.bold(oneLine(pointer))}`,
  ...(before === null ? [] : [`    ${ink.red(`- ${oneLine(before)}`)}`]),
  `    ${ink.green(`+ ${oneLine(after)}`)}`,
]

const countOf = (findings: readonly Finding[], severity: Finding['severity']): number =>
  findings.filter(finding => finding.severity === severity).length

const verdictOf = ({ valid, findings }: Validation, ink: Paint): string => {
  if (valid) return ink.green('valid')
  const errors = countOf(findings, 'error')
  const warnings = countOf(findings, 'warning')
  return ink.red(errors > 0 ? plural(errors, 'error') : plural(warnings, 'warning'))
}

const mended = ({ repairs = [], written }: Validation): string => {
  if (repairs.length === 0) return ''
  return `${plural(repairs.length, 'change')}${written === true ? '' : ' to be made'}; then `
}

const linesOf = (validation: Validation, ink: Paint, width: number): readonly string[] => [
  `${validation.subject === '-' ? 'standard input' : oneLine(validation.subject)}${validation.kind === undefined ? '' : ` (taken for ${NAMES[validation.kind]})`}: ${mended(validation)}${verdictOf(validation, ink)}`,
  ...(validation.repairs ?? []).flatMap(repair => repairLines(repair, ink)),
  ...validation.findings.flatMap(finding => findingLines(finding, ink, width)),
  ...(validation.unwatched === undefined
    ? []
    : wrap(`not looked at: whether it writes or uses the network (${oneLine(validation.unwatched)})`, width - 2).map(
        line => `  ${ink.dim(line)}`,
      )),
]

/** `5 documents`, and what else there is by its kind. */
const countedKinds = (documents: readonly Validation[]): string => {
  const counts = KINDS.flatMap(kind => {
    const count = documents.filter(document => (document.kind ?? 'document') === kind).length
    return count === 0 ? [] : [`${count} taken for ${NAMES[kind]}`]
  })
  return documents.every(({ kind }) => kind === undefined)
    ? plural(documents.length, 'document')
    : `${plural(documents.length, 'file')} (${counts.join(', ')})`
}

/** Of many documents, those of which there is something to say, and how many there are. */
const summaryOf = (documents: readonly Validation[]): string => {
  const findings = documents.flatMap(document => document.findings)
  const counts = (['error', 'warning', 'note'] as const).flatMap(severity => {
    const count = countOf(findings, severity)
    return count === 0 ? [] : [plural(count, severity)]
  })
  const invalid = documents.filter(document => !document.valid).length
  const verdict = invalid === 0 ? 'all valid' : `${invalid} not valid`
  return `${countedKinds(documents)}: ${[verdict, ...counts].join(', ')}`
}

export const text = (output: Validation | Validations, { color, width }: Style): string => {
  const ink = paint(color)
  if (!('documents' in output)) return linesOf(output, ink, width).join('\n')
  const told = output.documents.filter(
    document => document.findings.length > 0 || (document.repairs ?? []).length > 0 || document.unwatched !== undefined,
  )
  return [...told.flatMap(document => linesOf(document, ink, width)), summaryOf(output.documents)].join('\n')
}
