import { failure } from '../core/failures.ts'
import { isObject, isText, isTexts, parsed } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Command } from '../policy/evaluate.ts'
import type { Locations } from '../registry/locations.ts'
import { SHELLS } from '../shell/invocation.ts'
import type { Shell } from '../shell/invocation.ts'
import { MOST_BYTES, logFile } from './place.ts'
import { OUTCOMES } from './record-form.ts'
import type { Cause, Outcome } from './record-form.ts'

/** A decision as it was kept. */
export interface PastDecision {
  /** When it was asked, in milliseconds since 1970. */
  readonly at: number
  readonly decision: Outcome
  readonly line: string
  readonly reason: string
  readonly cwd: string
  readonly project: string | undefined
  readonly shell: Shell
  readonly operation: string
  readonly client: string | undefined
  readonly session: string | undefined
  readonly tool: string | undefined
  readonly commands: readonly string[]
  readonly causes: readonly Pick<Cause, 'command' | 'decision' | 'reason' | 'rule' | 'effects' | 'unknowns'>[]
  /** What was judged; or why that is not known any more. */
  readonly asked:
    | { readonly kind: 'whole'; readonly commands: readonly Command[] }
    | { readonly kind: 'redacted' }
    | { readonly kind: 'cut' }
    | { readonly kind: 'delegated' }
}

/** The log, oldest first, and how many of its lines cannot be read. */
export interface PastDecisions {
  readonly decisions: readonly PastDecision[]
  readonly broken: number
}

/** A file may have grown past its bound by what was written while it was put aside. */
const MOST_READ = 2 * MOST_BYTES

const text = (value: Json | undefined): string | undefined => (isText(value) ? value : undefined)

const texts = (value: Json | undefined): readonly string[] => (isTexts(value) ? value : [])

const isOneOf = <T extends string>(values: readonly T[], value: Json | undefined): value is T =>
  isText(value) && (values as readonly string[]).includes(value)

const ruleOf = (value: Json | undefined): Cause['rule'] => {
  if (!isObject(value)) return null
  const { file, section, key } = value
  return isText(file) && isText(section) && isText(key) ? { file, section, key } : null
}

const causesOf = (value: Json | undefined): PastDecision['causes'] =>
  (Array.isArray(value) ? (value as readonly Json[]) : []).flatMap(cause => {
    if (!isObject(cause)) return []
    const { decision, command, reason, rule, effects, unknowns } = cause
    if (!isText(command) || !isText(reason) || !isOneOf(['allow', 'ask', 'deny'] as const, decision)) return []
    return [{ decision, command, reason, rule: ruleOf(rule), effects: texts(effects), unknowns: texts(unknowns) }]
  })

const askedOf = (attributes: JsonObject, line: string): PastDecision['asked'] => {
  if (attributes['atip.cut'] === true) return { kind: 'cut' }
  if (attributes['atip.redacted'] === true) return { kind: 'redacted' }
  if (attributes['atip.delegation'] !== undefined) return { kind: 'delegated' }
  const argv = texts(attributes['process.command_args'])
  if (argv.length > 0) return { kind: 'whole', commands: [{ kind: 'argv', argv }] }
  return { kind: 'whole', commands: [...texts(attributes['atip.lines']), line].map(each => ({ kind: 'line', text: each })) }
}

const NANOSECONDS = /^[0-9]{16,20}$/

/** A line of the log; undefined: it is none. */
const decisionOf = (written: string): PastDecision | undefined => {
  let record: Json
  try {
    record = parsed(written)
  } catch {
    return undefined
  }
  if (!isObject(record) || !isObject(record['Attributes'])) return undefined
  const { Timestamp: time, Attributes: attributes } = record
  const { 'atip.decision': decision, 'process.command_line': line, 'process.working_directory': cwd, 'atip.shell': shell } = attributes
  if (!isText(time) || !NANOSECONDS.test(time) || !isOneOf(OUTCOMES, decision) || !isText(line) || !isText(cwd)) return undefined
  return {
    at: Number(BigInt(time) / 1_000_000n),
    decision,
    line,
    reason: text(attributes['atip.reason']) ?? '',
    cwd,
    project: text(attributes['atip.project']),
    shell: isOneOf(SHELLS, shell) ? shell : 'bash',
    operation: text(attributes['atip.operation']) ?? '',
    client: text(attributes['atip.client']),
    session: text(attributes['session.id']),
    tool: text(attributes['gen_ai.tool.name']),
    commands: texts(attributes['atip.commands']),
    causes: causesOf(attributes['atip.causes']),
    asked: askedOf(attributes, line),
  }
}

/** Everything that was kept. A line that is broken is counted, and hides no other; a file that is there and cannot be read is a failure. */
export const readLog = (locations: Pick<Locations, 'state'>, world: Pick<World, 'files'>): Result<PastDecisions> => {
  const newest = logFile(locations)
  const decisions: PastDecision[] = []
  let broken = 0
  for (const path of [`${newest}.1`, newest]) {
    const file = world.files.read(path, MOST_READ)
    if (file.kind === 'absent') continue
    if (file.kind !== 'read') {
      const reason = file.kind === 'too-large' ? `it has ${file.size} bytes` : file.reason
      return failed(failure('CANNOT_READ', `"${path}" could not be read: ${reason}`, { details: { path } }))
    }
    // one wrong byte makes one line wrong
    for (const written of new TextDecoder().decode(file.bytes).split('\n')) {
      const decision = written === '' ? undefined : decisionOf(written)
      if (decision !== undefined) decisions.push(decision)
      else if (written !== '') broken++
    }
  }
  return ok({ decisions: decisions.toSorted((a, b) => a.at - b.at), broken })
}
