import { HAZARDS } from '../core/effects.ts'
import type { Result } from '../core/result.ts'
import { shellWord } from '../core/shell-quote.ts'
import { oneLine } from '../core/text.ts'
import type { InvocationVerdict, Verdict } from '../policy/verdict.ts'
import type { Asked } from './asked.ts'
import type { Cause, DecisionRecord, Outcome } from './record-form.ts'
import { withoutSecrets } from './redact.ts'

/** In letters; what is judged is longer at times, and then it is not judged again. */
const LONGEST_LINE = 8000

/** More is not looked through for secrets, and what is near its end is left out: half of a secret is not known for one. */
const MOST_READ = 16_000
const LEFT_OUT = 2000

/** Of reasons, names, directories. */
const LONGEST_TEXT = 500

const MOST_CAUSES = 20
const MOST_COMMANDS = 50

/** Bytes of a line, its end included: less than a pipe takes at once, and one write. */
const MOST_BYTES = 65_535

/** What is known of a decision when it is written down. */
export interface Decided {
  readonly asked: Asked
  readonly outcome: Result<Verdict>
  /** Milliseconds. */
  readonly took: number
}

interface Around {
  readonly now: Date
  readonly version: string
  readonly host: string
  readonly project: string | undefined
}

const SEVERITIES = {
  allow: { SeverityText: 'INFO', SeverityNumber: 9 },
  ask: { SeverityText: 'WARN', SeverityNumber: 13 },
  deny: { SeverityText: 'ERROR', SeverityNumber: 17 },
  failed: { SeverityText: 'ERROR', SeverityNumber: 17 },
} as const satisfies Record<Outcome, Pick<DecisionRecord, 'SeverityText' | 'SeverityNumber'>>

const SAID = { allow: 'Allowed', ask: 'Asked about', deny: 'Denied', failed: 'Could not judge' } as const satisfies Record<Outcome, string>

/** Effects that a question can be about, besides the hazards. */
const TELLING: ReadonlySet<string> = new Set([...HAZARDS, 'x-reveals', 'creates', 'modifies', 'deletes'])

const effectsOf = ({ effects }: InvocationVerdict): readonly string[] =>
  Object.entries(effects).flatMap(([path, { value }]) =>
    (TELLING.has(path) || path.startsWith('interactive.')) && (value === true || (Array.isArray(value) && value.length > 0)) ? [path] : [],
  )

const causeOf = (invocation: InvocationVerdict): Cause => ({
  decision: invocation.decision,
  command: invocation.command,
  reason: oneLine(invocation.reason),
  rule: invocation.rule,
  effects: effectsOf(invocation),
  unknowns: [...new Set(invocation.unknowns.map(({ code }) => code))],
})

/** What is said of a line, as far as it is kept. */
interface Told {
  readonly decision: Outcome
  readonly reason: string
  readonly causes: readonly Cause[]
  readonly commands: readonly string[]
}

const toldOf = ({ outcome }: Decided): Told => {
  if (!outcome.ok) return { decision: 'failed', reason: oneLine(outcome.failure.message), causes: [], commands: [] }
  const { decision, reason, invocations } = outcome.value
  return {
    decision,
    reason: oneLine(reason),
    causes: invocations
      .filter(invocation => invocation.decision !== 'allow')
      .slice(0, MOST_CAUSES)
      .map(causeOf),
    commands: [...new Set(invocations.map(({ command }) => command))].slice(0, MOST_COMMANDS),
  }
}

const upTo =
  (most: number) =>
  (text: string): string =>
    text.length <= most ? text : `${text.slice(0, most)}...`

const text = upTo(LONGEST_TEXT)

const nanoseconds = (date: Date, back = 0): string => String(BigInt(date.getTime() - Math.round(back)) * 1_000_000n)

const textOf = ({ commands }: Asked): string => {
  const last = commands.at(-1)
  return last === undefined ? '' : last.kind === 'line' ? last.text : last.argv.map(word => shellWord(word)).join(' ')
}

/** Secrets are taken out before anything is cut. */
const recordOf = (decided: Decided, told: Told, { now, version, host, project }: Around): DecisionRecord => {
  const { asked, outcome, took } = decided
  const all = textOf(asked)
  const long = all.length > MOST_READ
  const [only] = asked.commands
  const words = !long && asked.commands.length === 1 && only?.kind === 'argv' ? only.argv : []
  // the last is all of them together
  const lines = long ? [] : asked.commands.slice(0, -1).flatMap(each => (each.kind === 'line' ? [each.text] : []))
  const { decision, causes, commands } = told
  const said = causes.flatMap(({ command, reason, rule }) => [command, reason, rule?.key ?? ''])
  const clean = withoutSecrets({ words, texts: [all.slice(0, MOST_READ), told.reason, asked.cwd, ...lines, ...commands, ...said] })
  const [command = '', reason = '', cwd = '', ...rest] = clean.texts
  const cleanLines = rest.slice(0, lines.length)
  const cleanCommands = rest.slice(lines.length, lines.length + commands.length)
  const cleanSaid = rest.slice(lines.length + commands.length)
  const verdict = outcome.ok ? outcome.value : undefined
  // what is not all there is not judged again
  const cut = long || [clean.words, cleanLines, [command]].some(each => each.join('').length > LONGEST_LINE) || cwd.length > LONGEST_TEXT
  const kept = upTo(LONGEST_LINE)(long ? command.slice(0, -LEFT_OUT) : command)
  const attributes = {
    'atip.decision': decision,
    'atip.reason': text(reason),
    'atip.operation': asked.by,
    'process.command_line': kept,
    ...(words.length > 0 && !cut ? { 'process.command_args': clean.words } : {}),
    ...(lines.length > 0 && !cut ? { 'atip.lines': cleanLines } : {}),
    'process.working_directory': text(cwd),
    ...(project === undefined ? {} : { 'atip.project': text(project) }),
    'atip.shell': asked.shell,
    ...(asked.client === undefined ? {} : { 'atip.client': text(asked.client) }),
    ...(asked.session === undefined ? {} : { 'session.id': text(asked.session) }),
    ...(asked.tool === undefined ? {} : { 'gen_ai.tool.name': text(asked.tool) }),
    'atip.commands': cleanCommands.map(text),
    'atip.causes': causes.map((cause, at) => ({
      ...cause,
      command: text(cleanSaid[at * 3] ?? ''),
      reason: text(cleanSaid[at * 3 + 1] ?? ''),
      rule: cause.rule === null ? null : { ...cause.rule, key: text(cleanSaid[at * 3 + 2] ?? '') },
    })),
    'atip.policy': verdict?.policy ?? [],
    ...(verdict === undefined || verdict.delegation.length === 0 ? {} : { 'atip.delegation': verdict.delegation.map(text) }),
    ...(verdict === undefined || verdict.registry === null ? {} : { 'atip.registry.revision': verdict.registry }),
    'atip.duration_ms': Math.round(took * 10) / 10,
    ...(outcome.ok ? {} : { 'error.type': outcome.failure.code }),
    ...(clean.redacted ? { 'atip.redacted': true as const } : {}),
    ...(cut ? { 'atip.cut': true as const } : {}),
  }
  const shown = oneLine(kept)
  return {
    Timestamp: nanoseconds(now, took),
    ObservedTimestamp: nanoseconds(now),
    ...SEVERITIES[decision],
    Body: `${SAID[decision]} ${shown.length > 200 ? `${shown.slice(0, 200)}...` : shown}: ${text(reason)}`,
    Attributes: attributes,
    Resource: { 'service.name': 'atip', 'service.version': version, 'host.name': host },
  }
}

/** Letters of a line that alone is kept where all else is too much. */
const LEAST_LINE = 2000

/** The line of the log for a decision, without its end: JSON of at most 64 KiB. */
export const lineOf = (decided: Decided, around: Around): string => {
  const told = toldOf(decided)
  const whole = JSON.stringify(recordOf(decided, told, around))
  if (Buffer.byteLength(whole) < MOST_BYTES) return whole
  const { asked, outcome } = decided
  const line = textOf(asked).slice(0, LEAST_LINE)
  const short: Asked = { ...asked, commands: [{ kind: 'line', text: line }], cwd: asked.cwd.slice(0, LEAST_LINE) }
  const least = recordOf({ ...decided, asked: short, outcome }, { ...told, causes: [], commands: [] }, around)
  return JSON.stringify({ ...least, Attributes: { ...least.Attributes, 'atip.cut': true } })
}
