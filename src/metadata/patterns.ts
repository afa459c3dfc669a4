import { isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import type { Pattern, PatternStep } from './document.ts'

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== ''

const isStep = (value: Json): boolean => isObject(value) && isText(value['command'])

const isPattern = (value: Json): boolean => {
  if (!isObject(value) || !isText(value['name'])) return false
  const steps = value['steps']
  return Array.isArray(steps) && steps.length > 0 && (steps as readonly Json[]).every(isStep)
}

/** What a pattern file holds: one pattern, an array of them, or `{"patterns": [...]}`; undefined when anything in it is no pattern. */
export const readPatterns = (value: Json): readonly Pattern[] | undefined => {
  const list = Array.isArray(value)
    ? (value as readonly Json[])
    : isObject(value) && Array.isArray(value['patterns'])
      ? (value['patterns'] as readonly Json[])
      : [value]
  return list.every(isPattern) ? (list as unknown as readonly Pattern[]) : undefined
}

const PLACEHOLDER = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g

/** Names of the variables in the steps, in the order in which they appear. */
export const variablesOf = (pattern: Pattern): readonly string[] => [
  ...new Set(pattern.steps.flatMap(({ command }) => [...command.matchAll(PLACEHOLDER)].map(([, name = '']) => name))),
]

const quoted = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`

const PART = /\\[^]|['"]|\{([A-Za-z_][A-Za-z0-9_-]*)\}/g

/**
 * The line of a step with its variables filled in. A value is one quoted piece of a word, whatever it contains and wherever it stands:
 * inside quotes, these are closed before it and opened again after it. A variable that was not set stands as a shell variable, which only
 * the running line knows.
 */
export const fillStep = (step: PatternStep, values: ReadonlyMap<string, string>): string => {
  let quote = ''
  return step.command.replace(PART, (part, name: string | undefined) => {
    if (name !== undefined) {
      const value = values.get(name)
      const piece = value === undefined ? `"$${name.replaceAll('-', '_')}"` : quoted(value)
      return `${quote}${piece}${quote}`
    }
    // a backslash is an escape everywhere but in single quotes
    if (part.startsWith('\\')) {
      if (quote === "'" && part.endsWith("'")) quote = ''
      return part
    }
    if (quote === '') quote = part
    else if (quote === part) quote = ''
    return part
  })
}
