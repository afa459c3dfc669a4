import { failure } from '../core/failures.ts'
import { isObject } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { BUILT_IN } from './built-in-names.ts'
import { readCommandPattern } from './command-pattern.ts'
import { CONDITION_KEYS, conditionKey, isConditionValue, valueTrouble } from './condition-keys.ts'
import { ruleWords } from './rule-words.ts'
import { SECTIONS } from './policy-file.ts'
import type { CommandPattern, Condition, Decision, Level, PolicyFile, PolicyTest, Rule, Section } from './policy-file.ts'

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

const readCondition = (at: string, written: string, value: Json, troubles: Trouble[], others: readonly string[]): readonly Condition[] => {
  const key = conditionKey(written)
  if (key === undefined) {
    const keys = [...Object.keys(CONDITION_KEYS), ...others]
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
  if (trouble !== undefined || !isConditionValue(value)) {
    troubles.push({ at: `${at}/${written}`, message: `${written} ${trouble ?? 'has a value of another kind'}` })
    return []
  }
  if (key === 'command') for (const text of [value].flat()) if (typeof text === 'string') wrongWords(`${at}/${written}`, text, troubles)
  return [{ key, value }]
}

/** Long enough for a paragraph; it ends in what an agent reads. */
const LONGEST_MESSAGE = 500

const readMessage = (at: string, value: Json | undefined, troubles: Trouble[]): { readonly message?: string } => {
  if (value === undefined) return {}
  if (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_MESSAGE) return { message: value }
  troubles.push({ at: `${at}/message`, message: `message must be a text of at most ${LONGEST_MESSAGE} characters` })
  return {}
}

const conditionsOf = (at: string, object: JsonObject, troubles: Trouble[], others: readonly string[]): readonly Condition[] =>
  Object.entries(object).flatMap(([key, item]) => (others.includes(key) ? [] : readCondition(at, key, item, troubles, others)))

/** One object in a section. In an array it is one rule; alone, its conditions are joined as the section says. */
const readRules = (section: Section, value: Json | undefined, troubles: Trouble[]): readonly Rule[] => {
  if (value === undefined) return []
  if (isObject(value)) {
    const at = `/${section}`
    const conditions = conditionsOf(at, value, troubles, ['message'])
    const message = readMessage(at, value['message'], troubles)
    if (conditions.length === 0) return []
    return section === 'autoApprove' ? [{ conditions, ...message }] : conditions.map(condition => ({ conditions: [condition], ...message }))
  }
  if (!Array.isArray(value)) {
    troubles.push({ at: `/${section}`, message: `${section} must be an object or an array of objects` })
    return []
  }
  return (value as readonly Json[]).flatMap((item, index) => {
    const at = `/${section}/${index}`
    if (!isObject(item) || Object.keys(item).every(key => key === 'message')) {
      troubles.push({ at, message: 'must be an object with at least one condition' })
      return []
    }
    return [{ conditions: conditionsOf(at, item, troubles, ['message']), ...readMessage(at, item['message'], troubles) }]
  })
}

/** A text that no line can be what it says. */
const wrongWords = (at: string, text: string, troubles: Trouble[]): void => {
  const read = ruleWords(text)
  if (read.kind === 'wrong') troubles.push({ at, message: `${JSON.stringify(text)} names no command: ${read.reason}` })
}

const readEntry = (at: string, value: Json, troubles: Trouble[]): readonly CommandPattern[] => {
  if (typeof value === 'string') {
    wrongWords(at, value, troubles)
    return [readCommandPattern(value)]
  }
  const run = isObject(value) ? value['run'] : undefined
  if (!isObject(value) || typeof run !== 'string') {
    troubles.push({ at, message: 'must be a command, or an object with "run", conditions and a "message"' })
    return []
  }
  wrongWords(`${at}/run`, run, troubles)
  const conditions = conditionsOf(at, value, troubles, ['run', 'message'])
  return [
    {
      ...readCommandPattern(run),
      ...(conditions.length === 0 ? {} : { conditions }),
      ...readMessage(at, value['message'], troubles),
    },
  ]
}

const readPatterns = (at: string, value: Json | undefined, troubles: Trouble[]): readonly CommandPattern[] => {
  if (value === undefined) return []
  if (typeof value === 'string') return readEntry(at, value, troubles)
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((item, index) => readEntry(`${at}/${index}`, item, troubles))
  troubles.push({ at, message: 'must be a command, or an array of commands' })
  return []
}

const readCommands = (value: Json | undefined, troubles: Trouble[]): PolicyFile['commands'] => {
  if (value !== undefined && !isObject(value)) troubles.push({ at: '/commands', message: 'commands must be an object' })
  const commands = isObject(value) ? value : {}
  for (const field of Object.keys(commands))
    if (!(COMMAND_FIELDS as readonly string[]).includes(field)) troubles.push(unknownField('/commands', field, COMMAND_FIELDS))
  const patterns = (field: (typeof COMMAND_FIELDS)[number]) => readPatterns(`/commands/${field}`, commands[field], troubles)
  return { allow: patterns('allow'), ask: patterns('ask'), deny: patterns('deny') }
}

const isDecision = (value: unknown): value is Decision => typeof value === 'string' && DECISIONS.has(value)

const readTests = (value: Json | undefined, troubles: Trouble[]): readonly PolicyTest[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    troubles.push({ at: '/tests', message: 'tests must be an array' })
    return []
  }
  return (value as readonly Json[]).flatMap((item, index) => {
    const run = isObject(item) ? item['run'] : undefined
    const expect = isObject(item) ? item['expect'] : undefined
    if (typeof run === 'string' && isDecision(expect)) return [{ run, expect }]
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
      ...(first.meant === undefined ? {} : { suggestion: { action: `Write ${JSON.stringify(first.meant)}.`, applicability: 'likely' } }),
      details: { findings: troubles.map(troubleText) },
    }),
  )
}
