import { isObject } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import type { Finding } from './finding.ts'

const EFFECTS = (
  'filesystem network idempotent reversible destructive creates modifies deletes cost duration interactive ' +
  'x-network-scope x-reveals x-executes'
).split(' ')

const warning = (code: string, pointer: string, message: string, fix: string): Finding => ({
  code,
  severity: 'warning',
  pointer,
  message,
  fix,
})

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A misspelt effect is kept like every unknown field, and says nothing: `destuctive: true` protects nobody. */
const misspelt = (effects: Json | undefined, pointer: string): readonly Finding[] =>
  !isObject(effects)
    ? []
    : Object.keys(effects).flatMap(key => {
        const meant = EFFECTS.includes(key) ? undefined : nearest(key, EFFECTS)
        const at = `${pointer}/${escaped(key)}`
        return meant === undefined ? [] : [warning('misspelt-effect', at, `"${key}" is no effect that is known`, `rename it to "${meant}"`)]
      })

const nodeWarnings = (node: JsonObject, pointer: string): readonly Finding[] => {
  const { commands } = node
  const below = isObject(commands) ? Object.entries(commands) : []
  return [
    ...misspelt(node['effects'], `${pointer}/effects`),
    ...below.flatMap(([name, child]) => (isObject(child) ? nodeWarnings(child, `${pointer}/commands/${escaped(name)}`) : [])),
  ]
}

/** What is allowed in a document, and probably not meant. */
export const warningsOf = (document: JsonObject): readonly Finding[] => {
  const name = document['name']
  const padded =
    typeof name === 'string' && name.trim() !== name
      ? [warning('padded-name', '/name', 'starts or ends with white space', `write ${JSON.stringify(name.trim())}`)]
      : []
  return [...padded, ...nodeWarnings(document, '')]
}
