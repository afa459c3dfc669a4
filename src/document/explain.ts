import { isObject } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { tokensOf } from '../core/pointer.ts'
import type { Finding } from './finding.ts'

/** The part of an ajv error that is used here. */
export interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  integer: 'a whole number',
  number: 'a number',
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return ARTICLES[typeof value] === undefined ? typeof value : (ARTICLES[typeof value] ?? '')
}

const LONGEST_SHOWN = 40

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}...` : text
}

/** The value at an RFC 6901 pointer. */
const valueAt = (root: unknown, pointer: string): unknown => {
  let value = root
  for (const key of tokensOf(pointer)) {
    value = typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
  }
  return value
}

const mendType = (pointer: string, wanted: readonly string[], value: unknown): string => {
  if (pointer === '/atip') return 'write "0.1"'
  if (wanted.includes('boolean') && typeof value === 'string') {
    if (/^(yes|true|on|1)$/i.test(value)) return 'write true, without quotes'
    if (/^(no|false|off|0)$/i.test(value)) return 'write false, without quotes'
    return 'write true or false, or leave the field out when it is not known'
  }
  if (wanted.includes('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return `write ${JSON.stringify(String(value))}`
  if (wanted.includes('array') && typeof value === 'string') return `write ${shown([value])}`
  if (pointer.endsWith('/commands') && Array.isArray(value)) return 'write an object with the command names as keys: {"list": {...}}'
  return `write ${wanted.map(type => ARTICLES[type] ?? type).join(' or ')}`
}

const REQUIRED: Readonly<Record<string, string>> = {
  atip: 'add "atip": "0.1"',
  name: 'add "name"',
  version: 'add "version": the version of the tool, as a string',
  description: 'add "description": one line that says what the tool does',
  flags: 'add "flags": ["--name"]',
  command: 'add "command": the command line of this step',
  steps: 'add "steps": [{"command": "..."}]',
}

/** One schema error in words. `root` is the document that was checked. */
export const explain = (error: SchemaError, root: unknown): Finding => {
  const value = valueAt(root, error.instancePath)
  const finding = (code: string, message: string, fix: string | null): Finding => ({
    code,
    severity: 'error',
    pointer: error.instancePath,
    message,
    fix,
  })
  switch (error.keyword) {
    case 'required': {
      const missing = String(error.params['missingProperty'])
      const present = isObject(value) ? nearest(missing, Object.keys(value)) : undefined
      const fix = present === undefined ? (REQUIRED[missing] ?? `add "${missing}"`) : `rename "${present}" to "${missing}"`
      return finding('missing-field', `"${missing}" is missing`, fix)
    }
    case 'type': {
      const wanted = [error.params['type']].flat().map(String)
      if (error.instancePath === '')
        return finding('wrong-type', `a document is a JSON object, but this is ${kindOf(value)}`, 'print one JSON object')
      const words = error.instancePath === '/atip' ? 'a string' : wanted.map(type => ARTICLES[type] ?? type).join(' or ')
      return finding(
        'wrong-type',
        `must be ${words}, but is ${kindOf(value)}: ${shown(value)}`,
        mendType(error.instancePath, wanted, value),
      )
    }
    case 'enum': {
      const allowed = [error.params['allowedValues']].flat().map(String)
      const meant = typeof value === 'string' ? nearest(value, allowed) : undefined
      return finding(
        'unknown-value',
        `must be one of ${allowed.join(', ')}, but is ${shown(value)}`,
        meant === undefined ? null : `write "${meant}"`,
      )
    }
    case 'pattern':
      return error.instancePath === '/atip'
        ? finding('unknown-protocol', `names the protocol version ${shown(value)}; versions 0.x are known`, 'write "0.1"')
        : finding('malformed', `has a form that is not known: ${shown(value)}`, null)
    case 'minLength':
      return finding('empty', 'must not be empty', null)
    case 'minItems':
      return finding('empty', 'must have at least one item', null)
    default:
      return finding('malformed', error.message ?? error.keyword, null)
  }
}
