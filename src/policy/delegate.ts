import { isInside, resolvePath } from '../shell/paths.ts'
import type { Case } from './case.ts'
import { matchPattern } from './command-pattern.ts'
import type { Context } from '../judge/context.ts'
import { stricter } from './decide.ts'
import type { Decided } from './decide.ts'
import { limitOf, permitsTool } from './delegation.ts'
import type { Delegation } from './delegation.ts'
import { placesOf } from '../judge/places.ts'
import { sentence } from './sentence.ts'

export interface Delegated {
  readonly decided: Decided
  /** Hazards that are not declared, and that counted as false. */
  readonly assumed: readonly string[]
}

const say = (decision: Decided['decision'], reason: string, section: string, key: string, file: string): Decided => ({
  decision,
  reason: sentence(reason),
  rule: { file, section, key },
})

const HAZARDS = ['destructive', 'filesystem.write', 'filesystem.delete', 'network', 'cost.billable'] as const

/** Commands of the shell, and programs that only start others, need no mention as long as they do nothing themselves. */
const needsMention = (command: Case): boolean => {
  const { assessment, match, layer } = command.judged
  const harmless = assessment.unknowns.length === 0 && HAZARDS.every(path => command.leaves.get(path) !== true)
  const passes = layer?.source === 'builtin' || (layer?.trusted === true && (match?.inner.length ?? 0) > 0)
  return !(harmless && passes)
}

const restrictFlag = (command: Case, delegation: Delegation, path: string, file: string): Decided | 'assumed' | undefined => {
  const leaf = command.leaves.get(path)
  const { assessment, layer } = command.judged
  const key = `effectRestrictions.${path}`
  const limit = limitOf(path)
  const list = Array.isArray(leaf) ? (leaf as readonly string[]) : undefined
  const hazard = list === undefined ? leaf === !limit || (path === 'x-executes' && typeof leaf === 'string') : list.length > 0
  if (hazard)
    return say(
      'deny',
      `${command.name} is not permitted: ${path} is ${list === undefined ? String(leaf) : list.join(', ')}`,
      'delegation',
      key,
      file,
    )
  if (path === 'destructive' && assessment.suspected)
    return say('ask', `${command.name} may destroy data: it cannot be undone`, 'delegation', key, file)
  if (leaf === limit || (list !== undefined && list.length === 0)) return undefined
  // lists and x-executes name what there is; what they do not name is not there
  const positive = path === 'creates' || path === 'modifies' || path === 'deletes' || path === 'x-reveals' || path === 'x-executes'
  if (positive && assessment.unknowns.length === 0) return undefined
  if (delegation.unknown === 'deny') return say('deny', `whether ${command.name} keeps to ${path} is not known`, 'delegation', key, file)
  const presumed =
    delegation.unknown === 'presume' && !limit && assessment.declared && assessment.unknowns.length === 0 && layer?.trusted === true
  return presumed
    ? 'assumed'
    : say('ask', assessment.unknowns[0]?.reason ?? `whether ${command.name} keeps to ${path} is not declared`, 'delegation', key, file)
}

const restrictPaths = (command: Case, context: Context, paths: readonly string[], file: string): Decided | undefined => {
  const cwds = command.judged.invocation.cwds
  for (const touch of command.judged.assessment.touches) {
    const from = touch.path?.startsWith('/') === true ? '/' : cwds?.length === 1 ? cwds[0]! : undefined
    if (touch.path === undefined || from === undefined)
      return say('ask', `${command.name} touches a path that is not known`, 'delegation', 'effectRestrictions.filesystem.paths', file)
    const places = placesOf(context, from, touch.path).flatMap(place => [place, context.realpath?.(place) ?? place])
    const inside = (path: string) =>
      paths.some(directory => isInside(path, directory.startsWith('/') ? resolvePath('/', directory) : resolvePath(context.cwd, directory)))
    if (!places.every(inside))
      return say(
        'deny',
        `${command.name} touches ${touch.path}, which lies outside what is permitted`,
        'delegation',
        'effectRestrictions.filesystem.paths',
        file,
      )
  }
  return undefined
}

/** What a delegation says about one command. */
export const delegate = (command: Case, context: Context, delegation: Delegation): Delegated => {
  const file = delegation.names.join(' + ')
  const assumed: string[] = []
  let decided: Decided = { decision: 'allow', reason: sentence(`${command.name} keeps to the delegation`), rule: null }
  const { tool } = command
  const { resolution } = command.judged
  // a tool that is allowed is the one that its name stands for
  const named = resolution?.kind === 'known' && resolution.notFirst === true ? resolution.path : tool
  if (named !== undefined && !permitsTool(delegation.tools, named) && needsMention(command))
    return { decided: say('deny', `${named} is not among the allowed tools`, 'delegation', 'allowedTools', file), assumed }
  for (const pattern of tool === undefined ? [] : delegation.denied) {
    const { match } = matchPattern(pattern, command, 'forbid')
    if (match === 'yes' || match === 'full')
      return { decided: say('deny', `${pattern.text} is denied by the delegation ${file}`, 'delegation', 'deniedCommands', file), assumed }
    if (match === 'maybe')
      decided = stricter(
        decided,
        say('ask', `${command.name} could be ${pattern.text}, which is denied`, 'delegation', 'deniedCommands', file),
      )
  }
  const { flags, lists, paths } = delegation.restrictions
  for (const [path, value] of flags) {
    if (value !== limitOf(path)) continue
    const outcome = restrictFlag(command, delegation, path, file)
    if (outcome === 'assumed') assumed.push(path)
    else decided = stricter(decided, outcome)
  }
  for (const [path, allowed] of lists) {
    const leaf = command.leaves.get(path)
    const outside = Array.isArray(leaf) ? (leaf as readonly string[]).find(item => !allowed.includes(item)) : undefined
    if (outside !== undefined)
      decided = stricter(
        decided,
        say('deny', `${command.name} ${path} ${outside}, which is not permitted`, 'delegation', `effectRestrictions.${path}`, file),
      )
  }
  if (paths !== undefined) decided = stricter(decided, restrictPaths(command, context, paths, file))
  const [unknown] = command.judged.assessment.unknowns
  if (unknown !== undefined)
    decided = stricter(decided, say(delegation.unknown === 'deny' ? 'deny' : 'ask', unknown.reason, 'delegation', 'unknown', file))
  return { decided, assumed }
}
