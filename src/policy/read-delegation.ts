import { failure } from '../core/failures.ts'
import { isObject, isTexts } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { readCommandPattern } from './command-pattern.ts'
import { CONDITION_KEYS, conditionKey } from './condition-keys.ts'
import type { ConditionKey } from './condition-keys.ts'
import { PRESUMPTIONS, normalPaths, normalTools } from './delegation.ts'
import type { Delegation, Presumption } from './delegation.ts'
import { ruleWords } from './rule-words.ts'

const FIELDS = ['$schema', 'description', 'allowedTools', 'deniedCommands', 'effectRestrictions', 'inheritance'] as const
const LISTS: ReadonlySet<string> = new Set(['creates', 'modifies', 'deletes', 'x-reveals'])

interface Reader {
  readonly troubles: string[]
  readonly home: string
}

const readTools = ({ troubles }: Reader, value: Json | undefined): Delegation['tools'] => {
  if (value === undefined) return []
  if (isTexts(value)) return normalTools([value])
  // what `compose` writes where two lists of globs have no common form
  if (Array.isArray(value) && value.length > 0 && (value as readonly Json[]).every(isTexts))
    return normalTools(value as readonly (readonly string[])[])
  troubles.push('allowedTools must be an array of tool names')
  return []
}

const readPaths = ({ troubles, home }: Reader, value: Json): readonly string[] | undefined => {
  const list = typeof value === 'string' ? [value] : value
  if (!isTexts(list)) {
    troubles.push('filesystem.paths must be an array of directories')
    return undefined
  }
  return normalPaths(list.map(path => path.replace(/\/\*{0,2}$/, '').replace(/^~(?=\/|$)/, home) || '/'))
}

const isPresumption = (text: string): text is Presumption => PRESUMPTIONS.some(presumption => presumption === text)

const readRestrictions = (reader: Reader, value: Json | undefined): Delegation['restrictions'] & { readonly unknown: Presumption } => {
  const { troubles } = reader
  const flags = new Map<string, boolean>()
  const lists = new Map<string, readonly string[]>()
  let paths: readonly string[] | undefined
  let unknown: Presumption = 'presume'
  if (value !== undefined && !isObject(value)) troubles.push('effectRestrictions must be an object')
  for (const [written, item] of Object.entries(isObject(value) ? value : {})) {
    if (written === 'unknown') {
      if (typeof item === 'string' && isPresumption(item)) unknown = item
      else troubles.push(`unknown must be one of ${PRESUMPTIONS.join(', ')}`)
      continue
    }
    const key: ConditionKey | undefined = conditionKey(written)
    if (key === undefined) {
      const meant = nearest(written.replace(/^effects\./, ''), Object.keys(CONDITION_KEYS))
      troubles.push(`${JSON.stringify(written)} is no effect${meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`}`)
    } else if (key === 'filesystem.paths') paths = readPaths(reader, item)
    else if (LISTS.has(key)) {
      if (typeof item === 'boolean') flags.set(key, item)
      else if (isTexts(item)) lists.set(key, item.toSorted())
      else troubles.push(`${written} must be true, false or an array of strings`)
    } else if (CONDITION_KEYS[key] === 'boolean' || key === 'x-executes') {
      if (typeof item === 'boolean') flags.set(key, item)
      else troubles.push(`${written} must be true or false`)
    } else troubles.push(`${written} cannot be restricted`)
  }
  return { flags, lists, paths, unknown }
}

const unknownField = (object: JsonObject): string | undefined => {
  const field = Object.keys(object).find(key => !(FIELDS as readonly string[]).includes(key))
  if (field === undefined) return undefined
  const meant = nearest(field, FIELDS)
  return `there is no ${JSON.stringify(field)} in a delegation${meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`}`
}

/** Reads a delegation, bare or under `delegation`. Anything in it that is not understood fails. */
export const readDelegation = (value: Json, origin: { readonly name: string; readonly home: string }): Result<Delegation> => {
  const troubles: string[] = []
  const reader: Reader = { troubles, home: origin.home }
  const wrapped = isObject(value) && Object.hasOwn(value, 'delegation')
  const object = wrapped ? value['delegation'] : value
  if (!isObject(object)) return failed(failure('DELEGATION_INVALID', `${JSON.stringify(origin.name)} must be a JSON object`))
  const stray = wrapped ? Object.keys(value).find(key => key !== 'delegation' && key !== '$schema') : undefined
  if (stray !== undefined) troubles.push(`there is no ${JSON.stringify(stray)} beside "delegation"`)
  const field = unknownField(object)
  if (field !== undefined) troubles.push(field)
  const inheritance = object['inheritance']
  if (inheritance !== undefined && inheritance !== 'floor' && inheritance !== 'nearest')
    troubles.push('inheritance must be "nearest" or "floor"')
  const denied = object['deniedCommands']
  if (denied !== undefined && !isTexts(denied)) troubles.push('deniedCommands must be an array of commands')
  for (const text of isTexts(denied) ? denied : []) {
    const read = ruleWords(text)
    if (read.kind === 'wrong') troubles.push(`deniedCommands: ${JSON.stringify(text)} names no command: ${read.reason}`)
  }
  const { unknown, ...restrictions } = readRestrictions(reader, object['effectRestrictions'])
  const delegation: Delegation = {
    names: [origin.name],
    tools: readTools(reader, object['allowedTools']),
    denied: isTexts(denied) ? denied.map(readCommandPattern) : [],
    restrictions,
    unknown,
    floor: inheritance === 'floor',
  }
  const [first] = troubles
  if (first === undefined) return ok(delegation)
  return failed(
    failure('DELEGATION_INVALID', `${JSON.stringify(origin.name)} is not a delegation: ${first}`, { details: { findings: troubles } }),
  )
}
