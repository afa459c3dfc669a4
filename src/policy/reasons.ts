import { sentence } from './sentence.ts'
import type { Leaf } from '../core/answers.ts'
import { oneLine } from '../core/text.ts'
import { LOST } from '../judge/contribution.ts'
import type { Case } from './case.ts'
import type { Level, PolicyFile, Rule } from './policy-file.ts'
import type { Touch } from '../judge/scopes.ts'
import type { Unknown } from '../judge/unknowns.ts'

const PHRASES: readonly (readonly [path: string, leaf: boolean, phrase: string])[] = [
  ['destructive', true, 'destroys data'],
  ['filesystem.delete', true, 'deletes files'],
  ['filesystem.write', true, 'writes files'],
  ['network', true, 'uses the network'],
  ['cost.billable', true, 'costs money'],
  ['interactive.editor', true, 'opens an editor'],
  ['interactive.browser', true, 'opens a browser'],
  ['interactive.stdin', true, 'waits for answers'],
  ['interactive.tty', true, 'needs a terminal'],
  ['reversible', false, 'cannot be undone'],
  ['idempotent', false, 'is not safe to repeat'],
]

const SCOPE_PHRASES: Readonly<Record<string, string>> = {
  home: 'in the home directory',
  system: 'of the system',
  device: 'that is a device',
  vcs: 'of version control',
  outside: 'outside the project',
  secret: 'that holds secrets',
  'agent-config': 'that configures agents, shells or CI',
  guard: 'that governs what agents may do',
  unknown: 'that is not known',
}

const SHORT = 80
const short = (text: string): string => {
  const line = oneLine(text)
  return line.length > SHORT ? `${line.slice(0, SHORT)}...` : line
}

/** The command as people say it: a name that stands for many is the one on the line. */
const spoken = ({ name, tool, judged: { match } }: Case): string =>
  short(name.includes('*') && match !== undefined ? [tool, ...match.written].join(' ') : name)

/** A path as the line has it: of a glob, all of it. */
const pathText = ({ judged }: Case, path: string): string =>
  short(
    (path.endsWith('*') ? judged.invocation.words.find(word => word.glob !== undefined && `${word.prefix}*` === path)?.text : undefined) ??
      path,
  )

const phraseOfList = (leaves: ReadonlyMap<string, Leaf>, path: string, verb: string): readonly string[] => {
  const list = leaves.get(path)
  return Array.isArray(list) && list.length > 0 ? [`${verb} ${list.join(', ').replaceAll('_', ' ')}`] : []
}

/** What its document says of the command in the place of what it changes: that it leaves the machine. */
const saying = ({ judged: { match, layer } }: Case): string | undefined => {
  const text = layer?.trusted === true ? match?.nodes.at(-1)?.['x-says'] : undefined
  return text === undefined ? undefined : short(text)
}

const phraseOf = (command: Case, path: string): readonly string[] => {
  const known = saying(command)
  if (path === 'modifies' && known !== undefined) return [known]
  if (path === 'network' && known !== undefined) return []
  if (path === 'creates') return phraseOfList(command.leaves, path, 'creates')
  if (path === 'modifies') return phraseOfList(command.leaves, path, 'changes')
  if (path === 'deletes') return phraseOfList(command.leaves, path, 'deletes')
  if (path === 'x-reveals') return phraseOfList(command.leaves, path, 'shows a')
  if (path === 'network' && command.leaves.get('network') === true) {
    const scope = command.leaves.get('x-network-scope')
    if (scope === 'argument') return ['contacts a host that the line names']
    if (scope === 'loopback') return ['contacts this machine']
  }
  // where it writes no file, what it destroys is what it changes
  if (path === 'destructive' && command.leaves.get(path) === true && command.leaves.get('filesystem.write') === false) {
    const changed = phraseOfList(command.leaves, 'modifies', 'destroys a')
    if (changed.length > 0) return changed
  }
  const phrase = PHRASES.find(([key, leaf]) => key === path && command.leaves.get(path) === leaf)
  return phrase === undefined ? [] : [phrase[2]]
}

const touchPhrase = (command: Case, touches: readonly Touch[], wanted: ReadonlySet<string>): string | undefined => {
  const touch = touches.find(each => each.scopes.some(scope => wanted.has(scope)))
  const scope = touch?.scopes.find(each => wanted.has(each))
  if (touch === undefined || scope === undefined) return undefined
  const verb = touch.access === 'read' ? 'reads' : touch.access === 'delete' ? 'deletes' : 'writes'
  return `${verb} ${touch.path === undefined ? 'a path' : pathText(command, touch.path)} ${SCOPE_PHRASES[scope] ?? `in ${scope}`}`
}

/** Why a rule that forbids or asks holds. */
export const firedReason = (command: Case, rule: Rule): string => {
  const scope = rule.conditions.find(({ key }) => key === 'path.scope')
  const reads = rule.conditions.some(({ key, value }) => key === 'filesystem.read' && value === true)
  const wanted = new Set(
    scope === undefined || typeof scope.value === 'boolean' ? [] : typeof scope.value === 'string' ? [scope.value] : scope.value,
  )
  const touches = command.judged.assessment.touches.filter(touch => (touch.access === 'read') === reads)
  const where = touchPhrase(command, touches, wanted)
  const phrases = rule.conditions.flatMap(({ key }) => phraseOf(command, key))
  const all = [...new Set([...phrases, ...(where === undefined ? [] : [where])])]
  const [unknown] = command.judged.assessment.unknowns
  if (all.length === 0 && unknown !== undefined) return sentence(unknown.reason)
  const origin = rule.conditions.some(({ key }) => key === 'destructive') ? command.judged.assessment.origins.get('destructive') : undefined
  const lost = origin?.startsWith(LOST) === true ? `: ${short(origin)}` : ''
  const waits = unknown !== undefined && rule.conditions.every(({ key }) => key.startsWith('interactive.'))
  const besides = waits ? behindName(command, unknownReason(command, unknown)) : undefined
  const said = besides === undefined ? all : [...all, besides]
  return sentence(`${spoken(command)} ${said.length === 0 ? 'is what a rule names' : said.join(' and ')}${lost}`)
}

/** What a sentence says of the command; undefined: it speaks of something else. */
const behindName = (command: Case, text: string): string | undefined => {
  const name = `${spoken(command)} `
  return text.startsWith(name) ? text.slice(name.length) : undefined
}

const ASKED = [
  'destructive',
  'filesystem.delete',
  'filesystem.write',
  'cost.billable',
  'creates',
  'modifies',
  'deletes',
  'network',
  'x-reveals',
  'interactive.editor',
  'interactive.stdin',
] as const

const UNDECLARED: Readonly<Record<string, string>> = {
  'filesystem.write': 'writes files',
  'filesystem.delete': 'deletes files',
  destructive: 'destroys data',
  network: 'uses the network',
}

/** What is said of a command before that it runs code which nobody read: what it is known to do besides. */
const BESIDES = ['creates', 'modifies', 'deletes', 'network'] as const

const runsHooks = ({ judged: { match } }: Case): boolean => match?.nodes.at(-1)?.['x-hooks'] !== undefined

/** Hooks, in the place of what is said of any program. */
const HOOKS = ['runs code from a file that was not read', 'runs hooks of the repository that were not read'] as const

/** Code that a command runs is seldom why it is called: a push sends something first. */
const unknownReason = (command: Case, { code, origin, reason }: Unknown): string => {
  const name = short(command.name)
  const said = spoken(command)
  if (code !== 'executes' || origin !== command.name || !reason.startsWith(`${name} `)) return reason.replace(name, () => said)
  const phrases = BESIDES.flatMap(path => phraseOf(command, path))
  const runs = reason.slice(name.length + 1)
  return `${said} ${phrases.length === 0 ? '' : `${phrases.join(', ')} and `}${runsHooks(command) ? runs.replace(...HOOKS) : runs}`
}

/** Why nothing approves the command. */
export const unapprovedReason = (command: Case): string => {
  const [unknown] = command.judged.assessment.unknowns
  if (unknown !== undefined) return sentence(unknownReason(command, unknown))
  const phrases = ASKED.flatMap(path => phraseOf(command, path))
  const written = command.judged.assessment.touches.find(touch => touch.access !== 'read' && touch.path !== undefined)
  const name = spoken(command)
  if (phrases.length > 0)
    return sentence(
      `${name} ${[...new Set(phrases)].slice(0, 3).join(' and ')}${written === undefined ? '' : `: ${pathText(command, written.path!)}`}`,
    )
  const undeclared = Object.keys(UNDECLARED).filter(path => command.leaves.get(path) === undefined)
  if (undeclared.length > 0) return sentence(`whether ${name} ${undeclared.map(path => UNDECLARED[path]!).join(' or ')} is not declared`)
  return sentence(`no rule approves ${name}`)
}

const OWNERS: Readonly<Record<Level, string>> = {
  managed: "the machine's policy",
  user: 'your policy',
  project: "the project's policy",
  'built-in': 'the built-in policy',
}

/** Whose rule it is, and where it stands. */
const ownerOf = ({ level, name }: Pick<PolicyFile, 'level' | 'name'>): string => `${OWNERS[level]} ${oneLine(name)}`

const withMessage = (text: string, message: string | undefined): string =>
  message === undefined ? sentence(text) : sentence(`${text}: ${oneLine(message)}`)

/** What an entry of `commands` says: which, whose, and why. */
export const saidBy = (file: Pick<PolicyFile, 'level' | 'name'>, { message }: { readonly message?: string }, text: string): string =>
  withMessage(`${text} by ${ownerOf(file)}`, message)

/** Why a rule with conditions forbids or asks; whose it is where a person wrote it. */
export const ruleReason = (command: Case, file: Pick<PolicyFile, 'level' | 'name'>, rule: Rule, verb: string): string => {
  const reason = firedReason(command, rule)
  return file.level === 'built-in' ? reason : withMessage(`${reason.replace(/\.$/, '')}, which ${ownerOf(file)} ${verb}`, rule.message)
}
