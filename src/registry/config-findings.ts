import { isObject } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { durationOf } from '../core/params.ts'
import { at } from '../core/pointer.ts'
import { validateConfig } from '../generated/validators.js'
import { explain } from '../document/explain.ts'
import type { SchemaError } from '../document/explain.ts'
import { MOST_FINDINGS } from '../document/finding.ts'
import type { Finding } from '../document/finding.ts'
import { CONCURRENCY, TIMEOUT } from './config-bounds.ts'
import type { Sandbox } from './config-bounds.ts'

/** One config.json after it was found to be right. */
export interface ConfigFile {
  readonly places?: readonly string[]
  readonly allow?: readonly string[]
  readonly skip?: readonly string[]
  readonly timeout?: string
  readonly concurrency?: number
  readonly sandbox?: Sandbox
  readonly log?: boolean
}

const KEYS = ['places', 'allow', 'skip', 'timeout', 'concurrency', 'sandbox', 'log'] as const satisfies readonly (keyof ConfigFile)[]

const error = ({ code, pointer }: Pick<Finding, 'code' | 'pointer'>, message: string, fix: string | null): Finding => ({
  code,
  severity: 'error',
  pointer,
  message,
  fix,
})

const inWords = (schemaError: SchemaError, value: Json): Finding => {
  if (schemaError.keyword === 'additionalProperties') {
    const key = String(schemaError.params['additionalProperty'])
    const meant = nearest(key, KEYS)
    const fix = meant === undefined ? `remove it; there are ${KEYS.join(', ')}` : `did you mean "${meant}"?`
    return error({ code: 'unknown-field', pointer: at('', key) }, `there is no "${key}" here`, fix)
  }
  if (schemaError.keyword === 'type' && schemaError.instancePath === '')
    return error({ code: 'wrong-type', pointer: '' }, 'it must be a JSON object', 'write {"places": ["~/tools"]}')
  if (schemaError.keyword === 'minimum' || schemaError.keyword === 'maximum')
    return error(
      { code: 'out-of-range', pointer: schemaError.instancePath },
      `must be between ${CONCURRENCY.minimum} and ${CONCURRENCY.maximum}`,
      null,
    )
  if (schemaError.keyword === 'maxItems' || schemaError.keyword === 'maxLength')
    return error({ code: 'too-many', pointer: schemaError.instancePath }, schemaError.message ?? 'is too long', null)
  return explain(schemaError, value)
}

/** What a path must be to mean the same wherever atip is started. */
const pathFindings = (key: 'places' | 'allow', paths: readonly Json[]): readonly Finding[] =>
  paths.flatMap((path, index) => {
    if (typeof path !== 'string') return []
    const pointer = `/${key}/${index}`
    // a path with a NUL is the path of nothing
    if (path.includes('\0')) return [error({ code: 'malformed', pointer }, 'holds a character that no path has', null)]
    if (path.startsWith('/') || path === '~' || path.startsWith('~/')) return []
    const what = path.startsWith('~') ? "another user's directory" : 'relative: what it means depends on the working directory'
    return [error({ code: 'relative-path', pointer }, `${JSON.stringify(path)} is ${what}`, 'write it from / or from ~/')]
  })

const skipFindings = (names: readonly Json[]): readonly Finding[] =>
  names.flatMap((name, index) =>
    typeof name === 'string' && name.includes('/')
      ? [
          error(
            { code: 'not-a-name', pointer: `/skip/${index}` },
            `${JSON.stringify(name)} would match nothing: programs are skipped by name`,
            `write ${JSON.stringify(name.slice(name.lastIndexOf('/') + 1) || '*')}`,
          ),
        ]
      : [],
  )

const timeoutFindings = (text: Json | undefined): readonly Finding[] => {
  if (typeof text !== 'string') return []
  const value = durationOf(text)
  if (value === undefined)
    return [error({ code: 'malformed', pointer: '/timeout' }, `${JSON.stringify(text)} is no duration`, 'write "2s" or "500ms"')]
  return value >= TIMEOUT.minimum && value <= TIMEOUT.maximum
    ? []
    : [
        error(
          { code: 'out-of-range', pointer: '/timeout' },
          `must be between ${TIMEOUT.minimum}ms and ${TIMEOUT.maximum / 1000}s, but is ${text}`,
          null,
        ),
      ]
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [])

/** Everything that is wrong with a configuration; none: it is a `ConfigFile`. */
export const configFindings = (value: Json): readonly Finding[] => {
  const wrong = validateConfig(value) ? [] : (validateConfig.errors ?? []).map(schemaError => inWords(schemaError, value))
  if (!isObject(value)) return wrong
  return [
    ...wrong,
    ...pathFindings('places', listOf(value['places'])),
    ...pathFindings('allow', listOf(value['allow'])),
    ...skipFindings(listOf(value['skip'])),
    ...timeoutFindings(value['timeout']),
  ].slice(0, MOST_FINDINGS)
}
