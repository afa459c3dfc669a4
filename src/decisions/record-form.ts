import type { Decision } from '../policy/policy-file.ts'
import type { RuleName } from '../policy/decide.ts'

/** `failed`: nothing could be judged, so that the command was not run. */
export type Outcome = Decision | 'failed'

export const OUTCOMES = ['allow', 'ask', 'deny', 'failed'] as const satisfies readonly Outcome[]

/** Why one command of a line was asked about or denied. */
export interface Cause {
  readonly decision: Decision
  /** The path of the command: `gh pr merge`. */
  readonly command: string
  readonly reason: string
  /** The rule of a policy that said so; null: none approved it. */
  readonly rule: RuleName | null
  /** What it is known to do: `destructive`, `network`, `x-reveals`. */
  readonly effects: readonly string[]
  /** Codes of what is not known of it. */
  readonly unknowns: readonly string[]
}

/** The names are those of OpenTelemetry's semantic conventions where there is one, else begin with `atip.`. */
interface Attributes {
  readonly 'atip.decision': Outcome
  readonly 'atip.reason': string
  readonly 'atip.operation': string
  readonly 'process.command_line': string
  /** The words of the command, where words were judged and no line. */
  readonly 'process.command_args'?: readonly string[]
  /** Several lines that a client runs together, each judged by itself and all of them as one. */
  readonly 'atip.lines'?: readonly string[]
  readonly 'process.working_directory': string
  readonly 'atip.project'?: string
  readonly 'atip.shell': string
  readonly 'atip.client'?: string
  readonly 'session.id'?: string
  /** The client's tool. */
  readonly 'gen_ai.tool.name'?: string
  /** Paths of all its commands. */
  readonly 'atip.commands': readonly string[]
  readonly 'atip.causes': readonly Cause[]
  readonly 'atip.policy': readonly string[]
  readonly 'atip.delegation'?: readonly string[]
  readonly 'atip.registry.revision'?: number
  /** From the question to the answer, in milliseconds. */
  readonly 'atip.duration_ms': number
  /** The code of the failure. */
  readonly 'error.type'?: string
  /** Something was taken out that is a secret, or looks like one. */
  readonly 'atip.redacted'?: true
  /** Something is not all there, since it was too long. */
  readonly 'atip.cut'?: true
}

/** One line of the log: a record of OpenTelemetry's log data model, whose field names these are. Its JSON form is schemas/decision.schema.json. */
export interface DecisionRecord {
  /** When it was asked, in nanoseconds since 1970, as decimal text: a double would round them. */
  readonly Timestamp: string
  /** When it was answered and written down. */
  readonly ObservedTimestamp: string
  readonly SeverityText: 'INFO' | 'WARN' | 'ERROR'
  readonly SeverityNumber: 9 | 13 | 17
  /** One sentence. */
  readonly Body: string
  readonly Attributes: Attributes
  readonly Resource: { readonly 'service.name': 'atip'; readonly 'service.version': string; readonly 'host.name': string }
}
