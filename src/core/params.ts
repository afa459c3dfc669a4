import type { Effects } from './effects.ts'

/** What an operation takes. One definition serves the yargs commands, --help, --agent, the reference and the fast path. */

interface Common {
  readonly summary: string
}

/**
 * What a value names, for the shell that is asked to complete it. `command` is a command of the tool that stands before it, `invocation`
 * a tool and then its commands, `document` a tool or a file, `policy` a built-in policy or a file; `none` is what only the user can know.
 */
export type Completes =
  | 'tool'
  | 'command'
  | 'invocation'
  | 'program'
  | 'document'
  | 'pattern'
  | 'policy'
  | 'file'
  | 'directory'
  | 'none'
  | { readonly oneOf: readonly string[] }

interface Completed extends Common {
  readonly completes: Completes
}

export type Param =
  /** `effects`: what the operation does besides when it is given. */
  | (Common & { readonly kind: 'flag'; readonly short?: string; readonly effects?: Effects })
  | (Completed & { readonly kind: 'text'; readonly placeholder: string; readonly default?: string; readonly effects?: Effects })
  | (Common & { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default?: string })
  | (Common & { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number; readonly default?: number })
  /** Milliseconds; written as `2s`, `500ms` or a bare number of seconds. */
  | (Common & { readonly kind: 'duration'; readonly minimum: number; readonly maximum: number; readonly default?: number })
  /** Repeatable, or comma-separated; `whole`: a comma is part of the value. */
  | (Completed & { readonly kind: 'texts'; readonly placeholder: string; readonly whole?: true })
  | (Completed & { readonly kind: 'operand'; readonly required: boolean; readonly mayBeEmpty?: true })
  | (Completed & { readonly kind: 'operands'; readonly required: boolean; readonly mayBeEmpty?: true })
  /** Everything after `--`, dashes included. */
  | (Completed & { readonly kind: 'rest' })

export type Params = Readonly<Record<string, Param>>

type ValueOf<P extends Param> = P extends { kind: 'flag' }
  ? boolean
  : P extends { kind: 'choice'; choices: readonly (infer C)[]; default: string }
    ? C
    : P extends { kind: 'choice'; choices: readonly (infer C)[] }
      ? C | undefined
      : P extends { kind: 'integer' | 'duration'; default: number }
        ? number
        : P extends { kind: 'integer' | 'duration' }
          ? number | undefined
          : P extends { kind: 'texts' | 'operands' | 'rest' }
            ? readonly string[]
            : P extends { kind: 'operand'; required: true }
              ? string
              : P extends { kind: 'text'; default: string }
                ? string
                : string | undefined

/** The input that `run` receives for these params. */
export type InputOf<P extends Params> = { readonly [Name in keyof P]: ValueOf<P[Name]> }

/** `dryRun` -> `--dry-run`. */
export const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

export const takesValue = (param: Param): boolean => param.kind !== 'flag'

export const isOperand = (param: Param): param is Extract<Param, { kind: 'operand' | 'operands' | 'rest' }> =>
  param.kind === 'operand' || param.kind === 'operands' || param.kind === 'rest'

/** Whether a call without it is wrong. */
export const isRequired = (param: Param): boolean => (param.kind === 'operand' || param.kind === 'operands') && param.required

/** How the value is shown in usage lines: `SECONDS`, `NAME`, `evidence|all|none`. */
export const placeholderOf = (param: Param): string => {
  switch (param.kind) {
    case 'choice':
      return param.choices.join('|')
    case 'integer':
      return 'N'
    case 'duration':
      return 'DURATION'
    case 'text':
    case 'texts':
      return param.placeholder
    default:
      return ''
  }
}

const DURATION = /^([0-9]+(?:\.[0-9]+)?)(ms|s|m)?$/
const UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** Milliseconds of `2s`, `500ms`, `1.5`; undefined when it is none of these. */
export const durationOf = (text: string): number | undefined => {
  const match = DURATION.exec(text)
  if (match === null) return undefined
  return Math.round(Number(match[1]) * UNIT[match[2] ?? 's']!)
}

const bounds = (param: { readonly minimum: number; readonly maximum: number }, shown: (n: number) => string) =>
  `must be between ${shown(param.minimum)} and ${shown(param.maximum)}`

/** A value as the command line gives it -> the value that `run` takes, or what is wrong with it. */
export const valueOf = (param: Param, text: string): { readonly value: unknown } | { readonly wrong: string } => {
  switch (param.kind) {
    case 'choice':
      return param.choices.includes(text) ? { value: text } : { wrong: `must be one of ${param.choices.join(', ')}` }
    case 'integer': {
      const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined
      if (value === undefined) return { wrong: 'must be a whole number' }
      return value >= param.minimum && value <= param.maximum ? { value } : { wrong: bounds(param, String) }
    }
    case 'duration': {
      const value = durationOf(text)
      if (value === undefined) return { wrong: 'must be a duration such as 2s or 500ms' }
      return value >= param.minimum && value <= param.maximum ? { value } : { wrong: bounds(param, n => `${n / 1000}s`) }
    }
    default:
      return text === '' ? { wrong: 'must not be empty' } : { value: text }
  }
}

/** The input of a call that gives nothing. */
export const defaultsOf = (params: Params): Record<string, unknown> => {
  const input: Record<string, unknown> = {}
  for (const [name, param] of Object.entries(params)) {
    if (param.kind === 'flag') input[name] = false
    else if (param.kind === 'texts' || param.kind === 'operands' || param.kind === 'rest') input[name] = []
    else input[name] = 'default' in param ? param.default : undefined
  }
  return input
}
