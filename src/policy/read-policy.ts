import { failure } from '../core/failures.ts'
import { isObject } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { readCommandPattern } from './command-pattern.ts'
import type { CommandPattern } from './command-pattern.ts'
import { CONDITION_KEYS, conditionKey, valueTrouble } from './condition-keys.ts'
import { SECTIONS } from './policy-file.ts'
import type { Condition, ConditionValue, Decision, Level, PolicyFile, PolicyTest, Rule, Section } from './policy-file.ts'

/** Names of the built-in policies; `none` is empty. */
export const BUILT_IN = ['balanced', 'workspace', 'readonly', 'strict', 'none'] as const

const FIELDS = ['$schema', 'description', 'extends', 'inheritance', 'commands', 'tests', ...SECTIONS] as const
const COMMAND_FIELDS = ['allow', 'ask', 'deny'] as const
const DECISIONS: ReadonlySet<string> = new Set<Decision>(['allow', 'ask', 'deny'])

/** Where something is wrong, what, and what was probably meant. */
interface Trouble {
  readonly at: string
  readonly message: string
  readonly meant?: string | undefined
}

const unknownField = (at: string, field: string, known: readonly string[]): Trouble => ({
  at: `${at}/${field}`,
  message: `there is no ${JSON.stringify(field)} here, only ${known.join(', ')}`,
  meant: nearest(field, known),
})

const readCondition = (at: string, written: string, value: Json, troubles: Trouble[]): readonly Condition[] => {
  const key = conditionKey(written)
  if (key === undefined) {
    const keys = Object.keys(CONDITION_KEYS)
    const prefix = written.startsWith('effects.') ? 'effects.' : ''
    const meant = nearest(written.slice(prefix.length), keys)
    troubles.push({
      at: `${at}/${written}`,
      message: `${JSON.stringify(written)} is no effect or condition`,
      meant: meant === undefined ? undefined : prefix + meant,
    })
    return []
  }
  const trouble = valueTrouble(key, value)
  if (trouble === undefined) return [{ key, value: value as ConditionValue }]
  troubles.push({ at: `${at}/${written}`, message: `${written} ${trouble}` })
  return []
}

/** One object in a section. In an array it is one rule; alone, its conditions are joined as the section says. */
const readRules = (section: Section, value: Json | undefined, troubles: Trouble[]): readonly Rule[] => {
  if (value === undefined) return []
  const conditionsOf = (at: string, object: JsonObject) =>
    Object.entries(object).flatMap(([key, item]) => readCondition(at, key, item, troubles))
  if (isObject(value)) {
    const conditions = conditionsOf(`/${section}`, value)
    if (conditions.length === 0) return []
    return section === 'autoApprove' ? [{ conditions }] : conditions.map(condition => ({ conditions: [condition] }))
  }
  if (!Array.isArray(value)) {
    troubles.push({ at: `/${section}`, message: `${section} must be an object or an array of objects` })
    return []
  }
  return (value as readonly Json[]).flatMap((item, index) => {
    const at = `/${section}/${index}`
    if (!isObject(item) || Object.keys(item).length === 0) {
      troubles.push({ at, message: 'must be an object with at least one condition' })
      return []
    }
    return [{ conditions: conditionsOf(at, item) }]
  })
}

const readPatterns = (at: string, value: Json | undefined, troubles: Trouble[]): readonly CommandPattern[] => {
  if (value === undefined) return []
  const list = typeof value === 'string' ? [value] : value
  if (!Array.isArray(list) || !list.every(it => typeof it === 'string' && it.trim() !== '')) {
    troubles.push({ at, message: 'must be a command, or an array of commands' })
    return []
  }
  return (list as readonly string[]).map(readCommandPattern)
}

const readCommands = (value: Json | undefined, troubles: Trouble[]): PolicyFile['commands'] => {
  if (value !== undefined && !isObject(value)) troubles.push({ at: '/commands', message: 'commands must be an object' })
  const commands = isObject(value) ? value : {}
  for (const field of Object.keys(commands))
    if (!(COMMAND_FIELDS as readonly string[]).includes(field)) troubles.push(unknownField('/commands', field, COMMAND_FIELDS))
  const patterns = (field: (typeof COMMAND_FIELDS)[number]) => readPatterns(`/commands/${field}`, commands[field], troubles)
  return { allow: patterns('allow'), ask: patterns('ask'), deny: patterns('deny') }
}

const readTests = (value: Json | undefined, troubles: Trouble[]): readonly PolicyTest[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    troubles.push({ at: '/tests', message: 'tests must be an array' })
    return []
  }
  return (value as readonly Json[]).flatMap((item, index) => {
    const run = isObject(item) ? item['run'] : undefined
    const expect = isObject(item) ? item['expect'] : undefined
    if (typeof run === 'string' && typeof expect === 'string' && DECISIONS.has(expect)) return [{ run, expect: expect as Decision }]
    troubles.push({ at: `/tests/${index}`, message: 'must be { "run": "<line>", "expect": "allow" | "ask" | "deny" }' })
    return []
  })
}

const readExtends = (value: Json | undefined, troubles: Trouble[]): string | undefined => {
  if (value === undefined) return undefined
  if (typeof value === 'string' && (BUILT_IN as readonly string[]).includes(value)) return value
  const meant = typeof value === 'string' ? nearest(value, BUILT_IN) : undefined
  troubles.push({ at: '/extends', message: `extends must be one of ${BUILT_IN.join(', ')}`, meant })
  return undefined
}

const troubleText = ({ at, message, meant }: Trouble): string =>
  `${at}: ${message}${meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`}`

/** Reads one policy. Anything in it that is not understood fails: a mistyped deny must not pass as no deny. */
export const readPolicy = (value: Json, origin: { readonly name: string; readonly level: Level }): Result<PolicyFile> => {
  const troubles: Trouble[] = []
  const wrapped = isObject(value) && Object.hasOwn(value, 'permissionPolicy') ? value['permissionPolicy'] : value
  if (!isObject(wrapped)) return failed(failure('POLICY_INVALID', `${JSON.stringify(origin.name)} must be a JSON object`))
  for (const field of Object.keys(wrapped))
    if (!(FIELDS as readonly string[]).includes(field)) troubles.push(unknownField('', field, FIELDS))
  const inheritance = wrapped['inheritance']
  if (inheritance !== undefined && inheritance !== 'floor' && inheritance !== 'nearest')
    troubles.push({ at: '/inheritance', message: 'inheritance must be "nearest" or "floor"' })
  const rules = (section: Section) => readRules(section, wrapped[section], troubles)
  const file: PolicyFile = {
    ...origin,
    rules: { deny: rules('deny'), requireConfirmation: rules('requireConfirmation'), autoApprove: rules('autoApprove') },
    commands: readCommands(wrapped['commands'], troubles),
    extends: readExtends(wrapped['extends'], troubles),
    floor: inheritance === 'floor',
    tests: readTests(wrapped['tests'], troubles),
  }
  const [first] = troubles
  if (first === undefined) return ok(file)
  return failed(
    failure('POLICY_INVALID', `${JSON.stringify(origin.name)} is not a policy: ${troubleText(first)}`, {
      suggestion: first.meant === undefined ? null : { action: `write ${JSON.stringify(first.meant)}`, applicability: 'likely' },
      details: { findings: troubles.map(troubleText) },
    }),
  )
}
