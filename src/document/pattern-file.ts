import { isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import { validatePattern } from '../generated/validators.js'
import type { Pattern } from './document.ts'
import { explain } from './explain.ts'
import { MOST_FINDINGS } from './finding.ts'
import type { Finding } from './finding.ts'

/** A pattern and where in its file it stands. */
export interface LocatedPattern {
  readonly pointer: string
  readonly pattern: Pattern
}

/** What a pattern file holds: the patterns that are right, and what is wrong with the others. */
export interface PatternReading {
  readonly patterns: readonly LocatedPattern[]
  readonly findings: readonly Finding[]
}

/** One pattern, an array of them, or `{"patterns": [...]}`. */
const itemsOf = (value: Json): readonly (readonly [pointer: string, item: Json])[] => {
  const list = (items: readonly Json[], at: string) => items.map((item, index) => [`${at}/${index}`, item] as const)
  if (Array.isArray(value)) return list(value as readonly Json[], '')
  if (isObject(value) && Array.isArray(value['patterns'])) return list(value['patterns'] as readonly Json[], '/patterns')
  return [['', value]]
}

const isPattern = (value: unknown): value is Pattern => validatePattern(value)

/** Of the last value that was no pattern. */
const findingsOf = (item: Json, pointer: string): readonly Finding[] =>
  (validatePattern.errors ?? []).map(error => {
    const { code, message, fix, ...rest } = explain(error, item)
    const own = error.keyword === 'type' && error.instancePath === ''
    const words = own
      ? { code, message: 'a pattern is a JSON object', fix: 'write {"name": "...", "steps": [{"command": "..."}]}' }
      : { code, message, fix }
    return { ...rest, ...words, pointer: pointer + rest.pointer }
  })

/** Reads a pattern file. A pattern that is wrong hides none of the others. */
export const readPatternFile = (value: Json): PatternReading => {
  const patterns: LocatedPattern[] = []
  const findings: Finding[] = []
  for (const [pointer, item] of itemsOf(value)) {
    if (isPattern(item)) patterns.push({ pointer, pattern: item })
    else findings.push(...findingsOf(item, pointer))
  }
  return { patterns, findings: findings.slice(0, MOST_FINDINGS) }
}

/** Whether a value without `atip` was meant as a pattern file, and not as a document: it has steps, or nothing but patterns. */
export const isPatternFile = (value: Json): boolean => {
  if (Array.isArray(value))
    return value.length > 0 && (value as readonly Json[]).every(item => isObject(item) && !Object.hasOwn(item, 'atip'))
  if (!isObject(value) || Object.hasOwn(value, 'atip')) return false
  return Object.hasOwn(value, 'steps') || (Array.isArray(value['patterns']) && !Object.hasOwn(value, 'version'))
}
