import type { Leaf } from '../core/answers.ts'
import type { Leaves } from '../core/effects.ts'
import { oneLine } from '../core/text.ts'
import type { Span } from '../shell/invocation.ts'
import { valueOf } from '../shell/word.ts'
import type { Unknown } from '../judge/unknowns.ts'
import type { Case } from './case.ts'
import type { Decided, RuleName } from './decide.ts'
import type { Decision } from './policy-file.ts'

export interface EffectOrigin {
  readonly value: Leaf
  /** The command, option, operand, variable or redirection that it comes from. */
  readonly from: string
}

export interface SaferVariant {
  readonly text: string
  readonly decision: Decision
  readonly description?: string
}

export interface InvocationVerdict {
  readonly text: string
  readonly span: Span
  /** Null for a word that is known only when the line runs. */
  readonly argv: readonly (string | null)[]
  readonly tool: string | null
  readonly path: string | null
  readonly installed: boolean
  readonly command: string
  readonly source: string
  /** Commands that it stands in, outermost first. */
  readonly via: readonly string[]
  readonly effects: Readonly<Record<string, EffectOrigin>>
  readonly paths: readonly { readonly access: string; readonly path: string | null; readonly scopes: readonly string[] }[]
  readonly unknowns: readonly Unknown[]
  readonly weakened: readonly string[]
  readonly conflicts: readonly string[]
  readonly warnings: readonly string[]
  readonly decision: Decision
  readonly reason: string
  readonly rule: RuleName | null
  readonly safer?: SaferVariant
}

/** What a person could run so that the line comes to something milder. */
export interface VerdictHint {
  /** Who would do it, and what for: a clause. */
  readonly action: string
  /** A command line. */
  readonly fix: string
  /** What the line would then come to. */
  readonly decision: Decision
}

/** The answer to one line; its JSON form is schemas/verdict.schema.json. */
export interface Verdict {
  readonly decision: Decision
  /** One sentence: that of the command that decided. */
  readonly reason: string
  readonly invocations: readonly InvocationVerdict[]
  readonly assumed: readonly string[]
  readonly policy: readonly string[]
  readonly delegation: readonly string[]
  /** Revision of the registry that was consulted. */
  readonly registry: number | null
  readonly hint?: VerdictHint
  /** What was judged and is not told, so that an answer has an end: commands, and parts of those that are told (texts, words, paths). */
  readonly omitted?: { readonly invocations: number; readonly parts: number }
}

type Origins = Readonly<Record<string, EffectOrigin>>

/** Of commands to which nothing was added: they say the same on every line. */
const unraised = new WeakMap<Leaves, { readonly name: string; readonly effects: Origins }>()

const effectsOf = (command: Case): Origins => {
  if (command.judged.assessment.origins.size > 0) return originsOf(command)
  const known = unraised.get(command.leaves)
  if (known?.name === command.name) return known.effects
  const effects = originsOf(command)
  unraised.set(command.leaves, { name: command.name, effects })
  return effects
}

const originsOf = (command: Case): Origins => {
  const effects: Record<string, EffectOrigin> = {}
  const { origins, depths } = command.judged.assessment
  const places = [command.tool ?? command.name, ...(command.judged.match?.names ?? [])]
  for (const [path, value] of command.leaves) {
    const depth = depths.get(path)
    effects[path] = { value, from: origins.get(path) ?? (depth === undefined ? command.name : places.slice(0, depth + 1).join(' ')) }
  }
  return effects
}

export const invocationVerdict = (command: Case, decided: Decided, safer: SaferVariant | undefined): InvocationVerdict => {
  const { invocation, resolution, assessment, via, conflicts } = command.judged
  return {
    text: invocation.text,
    span: invocation.span,
    argv: invocation.words.map(word => valueOf(word) ?? null),
    tool: command.tool ?? null,
    path: resolution?.path ?? null,
    installed: command.installed,
    command: oneLine(command.name),
    source: command.source,
    via,
    effects: effectsOf(command),
    paths: assessment.touches.map(({ access, path, scopes }) => ({ access, path: path ?? null, scopes })),
    unknowns: assessment.unknowns,
    weakened: assessment.weakened,
    conflicts,
    warnings: resolution?.kind === 'known' ? (resolution.warnings ?? []) : [],
    decision: decided.decision,
    reason: decided.reason,
    rule: decided.rule,
    ...(safer === undefined ? {} : { safer }),
  }
}
