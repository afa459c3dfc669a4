import { definitions, paint, wordsOf, wrap } from '../../core/layout.ts'
import { shellWord } from '../../core/shell-quote.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { TrustOutcome, TrustedTool } from './output.ts'

const STATES = {
  trusted: 'trusted',
  touched: 'does not count: touched, with the same contents',
  changed: 'does not count: changed',
  gone: 'does not count: gone',
} as const satisfies Record<TrustedTool['state'], string>

/** Enough of a hash to compare by eye. */
const SHOWN_DIGITS = 12

const sentence = ({ action, tools, file }: TrustOutcome, dryRun: boolean): string => {
  const [tool] = tools
  if (action === 'listed') return tools.length === 0 ? 'No program is trusted.' : ''
  const name = oneLine(tool?.path ?? '')
  if (action === 'revoked')
    return `${tools.map(trusted => oneLine(trusted.path)).join(', ')} ${dryRun ? 'would no longer be' : 'is no longer'} trusted.`
  const hash = tool?.sha256.slice(0, SHOWN_DIGITS)
  return dryRun
    ? `${name} would be trusted to describe itself, as long as its SHA-256 is ${hash}... Nothing was written.`
    : `${name} is trusted to describe itself, as long as its SHA-256 is ${hash}... (${file})`
}

export const text = (outcome: TrustOutcome, style: Style, { dryRun }: { readonly dryRun: boolean }): string => {
  const ink = paint(style.color)
  const said = sentence(outcome, dryRun)
  const rows = outcome.tools.map(({ tool, path, sha256, when, state }) => {
    const since = wordsOf(`since ${when.slice(0, 'YYYY-MM-DD'.length)}, SHA-256 ${sha256.slice(0, SHOWN_DIGITS)}...`)
    return [
      oneLine(tool),
      [...wordsOf(oneLine(path)), ...wordsOf(STATES[state]).map(state === 'trusted' ? ink.green : ink.yellow), ...since.map(ink.dim)],
    ] as const
  })
  const changed = outcome.action === 'listed' ? outcome.tools.filter(({ state }) => state === 'changed' || state === 'touched') : []
  const anew = changed.map(({ tool }) => `to trust it as it is now: atip trust ${shellWord(tool)}`)
  return [
    ...(said === '' ? [] : wrap(said, style.width)),
    ...(outcome.action === 'listed' && rows.length > 0 ? definitions(rows, style.width) : []),
    ...anew.flatMap(line => wrap(oneLine(line), style.width)),
    ...outcome.warnings.flatMap(warning => wrap(`warning: ${warning}`, style.width).map(line => ink.yellow(line))),
  ].join('\n')
}
