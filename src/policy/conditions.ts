import { globMatches } from '../core/glob.ts'
import type { Case } from './case.ts'
import { matchPattern, readCommandPattern } from './command-pattern.ts'
import type { CommandPattern, Condition, ConditionValue, Rule } from './policy-file.ts'
import type { Touch } from '../judge/scopes.ts'
import { stateHolds } from './path-states.ts'

/** `suspected`: nobody says that it is destructive, but it deletes things or cannot be undone. */
export type Holds = 'no' | 'unknown' | 'suspected' | 'yes'

const LISTS = new Set(['creates', 'modifies', 'deletes', 'x-reveals', 'filesystem.paths'])

const yes = (fact: boolean): Holds => (fact ? 'yes' : 'no')

const listed = (value: ConditionValue): readonly string[] => (typeof value === 'boolean' ? [] : typeof value === 'string' ? [value] : value)

/** Whether the text is the value, or one of its list. */
const isAmong = (value: ConditionValue, text: string): boolean =>
  typeof value === 'string' ? value === text : typeof value !== 'boolean' && value.includes(text)

/** Two patterns that some path could match both. */
const mayIntersect = (a: string, b: string): boolean => {
  const [headA, headB] = [a.split('*', 1)[0]!, b.split('*', 1)[0]!]
  return globMatches(a, b) || globMatches(b, a) || headA.startsWith(headB) || headB.startsWith(headA)
}

const pathHolds = (command: Case, value: ConditionValue): Holds => {
  const { touches } = command.judged.assessment
  const declared = command.leaves.get('filesystem.paths')
  const paths = [...touches.flatMap(touch => touch.path ?? []), ...(Array.isArray(declared) ? declared : [])]
  if (touches.some(touch => touch.path === undefined)) return 'unknown'
  return yes(listed(value).some(pattern => paths.some(path => mayIntersect(pattern, path))))
}

const NOTHING: readonly string[] = []

/** Lists: true is "names something". What is not declared names nothing, unless the command is not understood. */
const listHolds = (command: Case, path: string, value: ConditionValue): Holds => {
  const leaf = command.leaves.get(path)
  const list = Array.isArray(leaf) ? (leaf as readonly string[]) : NOTHING
  const understood = command.judged.assessment.unknowns.length === 0
  if (typeof value === 'boolean')
    return list.length > 0 === value ? (value || understood ? 'yes' : 'unknown') : understood || list.length > 0 ? 'no' : 'unknown'
  return yes(list.some(each => isAmong(value, each)))
}

const effectHolds = (command: Case, path: string, value: ConditionValue): Holds => {
  if (path === 'filesystem.paths') return pathHolds(command, value)
  if (LISTS.has(path)) return listHolds(command, path, value)
  const leaf = command.leaves.get(path)
  if (path === 'x-executes') {
    const runs = leaf !== undefined && leaf !== false
    if (!runs && command.judged.assessment.unknowns.length > 0) return 'unknown'
    return typeof value === 'boolean' ? yes(runs === value) : yes(runs && isAmong(value, String(leaf)))
  }
  if (path === 'destructive' && leaf === undefined && command.judged.assessment.suspected && value === true) return 'suspected'
  // what waits for nobody need not say so
  if (leaf === undefined && path.startsWith('interactive.') && command.judged.assessment.unknowns.length === 0) return yes(value === false)
  if (leaf === undefined) return 'unknown'
  if (typeof value === 'boolean') return yes(leaf === value)
  // a host that the line names is one also where it is this machine
  if (path === 'x-network-scope' && leaf === 'loopback' && isAmong(value, 'argument')) return 'yes'
  return yes(isAmong(value, String(leaf)))
}

/** Paths that a rule speaks about: those read where it asks for reading, else those written or deleted. */
const touchesFor = (command: Case, rule: Rule): readonly Touch[] => {
  const reads = rule.conditions.some(({ key, value }) => key === 'filesystem.read' && value === true)
  return command.judged.assessment.touches.filter(touch => (touch.access === 'read') === reads)
}

const scopeHolds = (command: Case, rule: Rule, value: ConditionValue, approves: boolean): Holds => {
  if (command.judged.assessment.touches.length === 0) return yes(approves)
  const all = touchesFor(command, rule)
  // a rule about what is destroyed does not speak of what is written and loses nothing
  const destroys = !approves && rule.conditions.some(({ key, value: wanted }) => key === 'destructive' && wanted === true)
  const touches = destroys ? all.filter(touch => touch.alters !== true) : all
  if (approves) return yes(touches.every(touch => touch.scopes.every(scope => isAmong(value, scope))))
  return yes(touches.some(touch => touch.scopes.some(scope => isAmong(value, scope))))
}

const patterns = new Map<string, CommandPattern>()

const patternOf = (text: string): CommandPattern => {
  let pattern = patterns.get(text)
  if (pattern === undefined) patterns.set(text, (pattern = readCommandPattern(text)))
  return pattern
}

const conditionHolds = (command: Case, rule: Rule, condition: Condition, approves: boolean): Holds => {
  const { key, value } = condition
  const { assessment } = command.judged
  switch (key) {
    case 'tool':
      return yes(command.tool !== undefined && listed(value).some(pattern => globMatches(pattern, command.tool!)))
    case 'command': {
      if (command.tool === undefined) return 'no'
      const way = approves ? 'permit' : 'forbid'
      const matches = listed(value).map(text => matchPattern(patternOf(text), command, way).match)
      if (matches.some(found => found === 'yes' || found === 'full')) return 'yes'
      return matches.includes('maybe') ? 'unknown' : 'no'
    }
    case 'source':
      return yes(isAmong(value, command.source))
    case 'installed':
      return yes(command.installed === value)
    case 'unknown':
      return typeof value === 'boolean' ? yes(command.unknown === value) : yes(assessment.unknowns.some(({ code }) => isAmong(value, code)))
    case 'path.scope':
      return scopeHolds(command, rule, value, approves)
    case 'path.state':
      return stateHolds(command, listed(value), approves)
    case 'filesystem.read':
      // a path that is read is known to be read, whatever else is not
      return value === true && assessment.touches.some(touch => touch.access === 'read') ? 'yes' : effectHolds(command, key, value)
    default:
      return effectHolds(command, key, value)
  }
}

const ORDER = ['no', 'unknown', 'suspected', 'yes'] as const satisfies readonly Holds[]

/** Whether all conditions hold. `approves`: a scope must be that of every path, not of any. */
export const ruleHolds = (command: Case, rule: Rule, approves: boolean): Holds => {
  let least = ORDER.length - 1
  for (const condition of rule.conditions) {
    least = Math.min(least, ORDER.indexOf(conditionHolds(command, rule, condition, approves)))
    if (least === 0) return 'no'
  }
  return ORDER[least]!
}
