import { isTexts } from '../core/json.ts'
import { UNKNOWNS } from '../judge/unknowns.ts'
import { PATH_STATES } from '../judge/path-state.ts'
import { SCOPES } from '../judge/scopes.ts'
import type { ConditionValue } from './policy-file.ts'

/** What a condition may compare with. `one of` is a closed set. */
export type KeyKind = 'boolean' | 'text' | 'boolean-or-text' | { readonly oneOf: readonly string[]; readonly boolean?: true }

/** Every key that a condition can have, effect paths without their prefix. */
export const CONDITION_KEYS = {
  'filesystem.read': 'boolean',
  'filesystem.write': 'boolean',
  'filesystem.delete': 'boolean',
  'filesystem.paths': 'text',
  network: 'boolean',
  idempotent: 'boolean',
  reversible: 'boolean',
  destructive: 'boolean',
  creates: 'boolean-or-text',
  modifies: 'boolean-or-text',
  deletes: 'boolean-or-text',
  'cost.billable': 'boolean',
  'cost.estimate': 'text',
  'duration.typical': 'text',
  'duration.timeout': 'text',
  'interactive.stdin': 'boolean',
  'interactive.editor': 'boolean',
  'interactive.browser': 'boolean',
  'interactive.pager': 'boolean',
  'interactive.tty': 'boolean',
  'x-network-scope': { oneOf: ['loopback', 'service', 'argument'] },
  'x-reveals': 'boolean-or-text',
  'x-executes': { oneOf: ['file', 'remote', 'shell', 'argv', 'code'], boolean: true },
  tool: 'text',
  command: 'text',
  source: { oneOf: ['override', 'native', 'user', 'system', 'packaged', 'project', 'inferred', 'builtin', 'unknown'] },
  installed: 'boolean',
  'path.scope': { oneOf: SCOPES },
  'path.state': { oneOf: PATH_STATES },
  unknown: { oneOf: Object.keys(UNKNOWNS), boolean: true },
} as const satisfies Record<string, KeyKind>

export type ConditionKey = keyof typeof CONDITION_KEYS

const isConditionKey = (key: string): key is ConditionKey => Object.hasOwn(CONDITION_KEYS, key)

/** The key without the prefix that the protocol writes; undefined: there is no such key. */
export const conditionKey = (written: string): ConditionKey | undefined => {
  const key = written.startsWith('effects.') ? written.slice('effects.'.length) : written
  return isConditionKey(key) ? key : undefined
}

export const isConditionValue = (value: unknown): value is ConditionValue =>
  typeof value === 'boolean' || typeof value === 'string' || isTexts(value)

/** What is wrong with a value for a key; undefined: nothing. */
export const valueTrouble = (key: ConditionKey, value: unknown): string | undefined => {
  const kind: KeyKind = CONDITION_KEYS[key]
  if (kind === 'boolean') return typeof value === 'boolean' ? undefined : 'must be true or false'
  const texts = typeof value === 'string' || isTexts(value)
  if (kind === 'text') return texts ? undefined : 'must be a string or an array of strings'
  if (kind === 'boolean-or-text')
    return texts || typeof value === 'boolean' ? undefined : 'must be true, false, a string or an array of strings'
  if (typeof value === 'boolean') return kind.boolean === true ? undefined : `must be one of ${kind.oneOf.join(', ')}`
  if (!texts) return 'must be a string or an array of strings'
  const wrong = (typeof value === 'string' ? [value] : value).find(item => !kind.oneOf.includes(item))
  return wrong === undefined ? undefined : `has no value ${JSON.stringify(wrong)}; there are ${kind.oneOf.join(', ')}`
}
