import { entriesOf } from '../../core/entries.ts'
import { definitions, flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { shellWord } from '../../core/shell-quote.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Tally } from '../../discover/triage.ts'
import type { BrokenPin } from '../../layers/broken-pins.ts'
import type { Finding } from '../../document/finding.ts'
import type { Style } from '../shared/define.ts'
import type { ScanResult } from './output.ts'
import type { ScanInput } from './params.ts'

const TALLY = {
  cached: 'unchanged since an earlier scan',
  native: 'native, without "atip" in the bytes',
  script: 'script, without "atip" in the text',
  followed: 'script, without "atip" in it or in what it starts',
  other: 'something else, without "atip" in it',
  skipped: 'on the skip list',
  opaque: 'packed or archived: the text is hidden',
  toolable: 'would do its work when given --agent',
  unreadable: 'not readable',
  unasked: 'not asked (--probe none)',
  self: 'this program',
} as const satisfies Record<Exclude<keyof Tally, 'probed'>, string>

const tallyRows = (tally: Tally, ink: Paint): readonly (readonly [string, readonly string[]])[] =>
  entriesOf(TALLY).flatMap(([name, meaning]) => {
    const count = tally[name]
    return count === 0 ? [] : [[String(count).padStart(8), wordsOf(meaning).map(ink.dim)]]
  })

/** More names than this are only counted. */
const MOST_NAMES = 20

const names = (title: string, items: readonly string[], style: Style): readonly string[] => {
  if (items.length === 0) return []
  const shown = items.slice(0, MOST_NAMES).map(oneLine).join(' ')
  const rest = items.length > MOST_NAMES ? ` and ${items.length - MOST_NAMES} more` : ''
  return [title, ...wrap(shown + rest, style.width - 2).map(line => `  ${line}`)]
}

/** More findings than this are for `validate`. */
const MOST_FINDINGS = 3

const findingLines = (findings: readonly Finding[], style: Style): readonly string[] =>
  findings.slice(0, MOST_FINDINGS).flatMap(finding => {
    const where = finding.pointer === '' ? '' : `${finding.pointer} `
    return wrap(`${where}${finding.message}${finding.fix === null ? '' : ` (${finding.fix})`}`, style.width - 4).map(
      line => `    ${oneLine(line)}`,
    )
  })

const refusalLines = (refusal: ScanResult['refused'][number], style: Style): readonly string[] => {
  const [first = '', ...rest] = flow([`${oneLine(refusal.path) || "''"}:`, ...wordsOf(oneLine(refusal.reason))], style.width - 4)
  return [`  ${first}`, ...rest.map(line => `    ${line}`)]
}

const HELD = {
  bubblewrap: 'in bubblewrap',
  uid: 'as a user of their own',
  none: 'as you, without a sandbox',
} as const satisfies Record<keyof ScanResult['ran'], string>

/** What held the programs that were run; how many each, where it was not the same for all. */
const heldBy = ({ ran, noSandbox }: ScanResult): string => {
  const used = entriesOf(ran).filter(([, count]) => count > 0)
  const named = used.map(([kind, count]) => `${used.length > 1 ? `${count} ` : ''}${HELD[kind]}`)
  const reason = noSandbox === null ? '' : ` (${oneLine(noSandbox)})`
  return named.length === 0 ? '' : `Programs ran ${named.join(', ')}${reason}.`
}

const pinLines = ({ tool, path, trusted }: BrokenPin, style: Style, ink: Paint): readonly string[] => {
  const fix = `atip trust ${shellWord(tool)}`
  const words = `${oneLine(path)} changed since you trusted it on ${trusted.slice(0, 'YYYY-MM-DD'.length)}; to trust it as it is now:`
  return flow([...wordsOf(words), ink.cyan(oneLine(fix))], style.width - 4).map((line, at) => (at === 0 ? `  ${line}` : `    ${line}`))
}

/** What a scan found, in the order in which a person asks. */
export const text = (result: ScanResult, style: Style, { dryRun }: Pick<ScanInput, 'dryRun'>): string => {
  const ink = paint(style.color)
  const seconds = `${(result.elapsedMs / 1000).toFixed(2)} s`
  const changes = [
    result.added.length === 0 ? '' : ink.green(`${result.added.length} added`),
    result.changed.length === 0 ? '' : ink.yellow(`${result.changed.length} changed`),
    result.removed.length === 0 ? '' : ink.red(`${result.removed.length} gone`),
  ].filter(part => part !== '')
  const looked = `${plural(result.executables, 'executable')} looked at`
  const sentences = dryRun
    ? [`${ink.bold('Dry run')}: nothing was run and nothing was written.`, `${looked}, in ${seconds}.`]
    : [
        `${ink.bold(plural(result.tools, 'tool'))} described, ${changes.length === 0 ? 'nothing changed' : changes.join(', ')}.`,
        `${looked}, ${result.executed} run, in ${seconds}.`,
        heldBy(result),
      ].filter(part => part !== '')
  const lines = sentences.flatMap(sentence => wrap(sentence, style.width))
  if (result.settled !== null) {
    const rows = tallyRows(result.settled, ink)
    if (rows.length > 0) lines.push('', ink.bold('Settled without running'), ...definitions(rows, style.width))
  }
  const sections = [
    names(ink.bold('Added'), result.added, style),
    names(ink.bold('Changed'), result.changed, style),
    names(ink.bold('Gone'), result.removed, style),
    result.brokenPins.length === 0 ? [] : [ink.bold('No longer trusted'), ...result.brokenPins.flatMap(pin => pinLines(pin, style, ink))],
    dryRun && result.wouldRun.length === 0 ? ['Would run nothing.'] : [],
    names(ink.bold(`Would run (${result.wouldRun.length})`), result.wouldRun, style),
    result.rejected.length === 0
      ? []
      : [
          ink.bold('Rejected'),
          ...result.rejected.flatMap(rejection => [`  ${ink.red(oneLine(rejection.path))}`, ...findingLines(rejection.findings, style)]),
        ],
    result.timedOut.length === 0 ? [] : [ink.bold('Did not answer in time'), ...result.timedOut.map(path => `  ${oneLine(path)}`)],
    result.refused.length === 0 ? [] : [ink.bold('Not looked at'), ...result.refused.flatMap(refusal => refusalLines(refusal, style))],
    result.slowest.length === 0
      ? []
      : [
          ink.bold('Slowest'),
          ...definitions(
            result.slowest.map(program => [`${program.elapsedMs} ms`.padStart(10), [oneLine(program.path)]]),
            style.width,
          ),
        ],
    result.setAside === null ? [] : [`The unreadable registry was kept as ${oneLine(result.setAside)}.`],
  ]
  for (const section of sections) if (section.length > 0) lines.push('', ...section)
  if (result.tools > 0 && result.added.length > 0) lines.push('', `Next: ${ink.cyan('atip list')}, ${ink.cyan('atip show NAME')}`)
  return lines.join('\n')
}
