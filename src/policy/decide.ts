import { valueOf } from '../shell/word.ts'
import type { Case } from './case.ts'
import { matchPattern } from './command-pattern.ts'
import type { Matched } from './command-pattern.ts'
import { ruleHolds } from './conditions.ts'
import { unnamed } from './named.ts'
import { destroysNamed, whatIsLost } from './path-states.ts'
import { permitsPlain } from './plain-match.ts'
import { compareDecisions } from './policy-file.ts'
import type { CommandPattern, Decision, PolicyFile, Section } from './policy-file.ts'
import { firedReason, ruleReason, saidBy, unapprovedReason } from './reasons.ts'
import { sentence } from './sentence.ts'
import { isStarter } from '../judge/starters.ts'
import type { Way, WordMatch } from './word-match.ts'
import type { UnknownCode } from '../judge/unknowns.ts'

export interface RuleName {
  readonly file: string
  readonly section: string
  readonly key: string
}

export interface Decided {
  readonly decision: Decision
  readonly reason: string
  /** The rule that decided; null: none did. */
  readonly rule: RuleName | null
}

/** The policies that count, the strongest restriction first. */
export interface PolicyStack {
  readonly managed?: PolicyFile
  readonly user?: PolicyFile
  readonly project?: PolicyFile
  /** Stands behind the user's: what it extends, or the default. */
  readonly builtin: PolicyFile
  /** A built-in policy that the managed or project file extends by name: its restrictions hold. */
  readonly demanded?: readonly PolicyFile[]
}

const nameOf = (file: PolicyFile, section: string, key: string): RuleName => ({ file: file.name, section, key })

const keyOf = (conditions: PolicyFile['rules'][Section][number]['conditions']): string => conditions.map(({ key }) => key).join(' & ')

interface Hit {
  readonly pattern: CommandPattern
  readonly matched: Matched
}

/** Whether the other conditions of an entry hold; what is not known of a place could be any. */
const conditionsHold = (command: Case, { conditions = [] }: CommandPattern, way: Way): WordMatch => {
  if (conditions.length === 0) return 'yes'
  const holds = ruleHolds(command, { conditions }, way === 'permit')
  if (holds === 'yes') return 'yes'
  if (way === 'permit') return 'no'
  if (holds !== 'no') return 'maybe'
  const others = conditions.filter(({ key }) => key !== 'path.scope')
  const somewhere = command.judged.assessment.touches.some(touch => touch.scopes.includes('unknown'))
  return somewhere &&
    others.length < conditions.length &&
    (others.length === 0 || ruleHolds(command, { conditions: others }, false) !== 'no')
    ? 'maybe'
    : 'no'
}

/** Every entry that names what was called, in the order of the file. */
const hits = (command: Case, patterns: readonly CommandPattern[], way: Way): readonly Hit[] => {
  if (patterns.length === 0) return NONE
  return patterns.flatMap(pattern => {
    const matched = matchPattern(pattern, command, way)
    if (matched.match === 'no') return []
    const holds = conditionsHold(command, pattern, way)
    if (holds === 'no') return []
    return [{ pattern, matched: holds === 'maybe' ? { ...matched, match: 'maybe' } : matched }]
  })
}

const NONE: readonly Hit[] = []

const isCertain = ({ matched }: Hit): boolean => matched.match !== 'maybe'

/** What a file forbids, or wants to be asked about. */
const restrict = (command: Case, file: PolicyFile): Decided | undefined => {
  const denied = hits(command, file.commands.deny, 'forbid')
  const certain = denied.find(isCertain)?.pattern
  if (certain !== undefined)
    return {
      decision: 'deny',
      reason: saidBy(file, certain, `${certain.text} is denied`),
      rule: nameOf(file, 'commands.deny', certain.text),
    }
  let asks: Decided | undefined
  for (const rule of file.rules.deny) {
    const holds = ruleHolds(command, rule, false)
    if (holds !== 'yes' && holds !== 'suspected') continue
    const name = nameOf(file, 'deny', keyOf(rule.conditions))
    if (holds === 'yes') return { decision: 'deny', reason: ruleReason(command, file, rule, 'denies'), rule: name }
    asks ??= { decision: 'ask', reason: sentence(`${command.name} may destroy data`), rule: name }
  }
  if (asks !== undefined) return asks
  const maybe = denied[0]?.pattern
  if (maybe !== undefined)
    return {
      decision: 'ask',
      reason: saidBy(file, maybe, `${command.name} could be ${maybe.text}, which is denied`),
      rule: nameOf(file, 'commands.deny', maybe.text),
    }
  const asked = hits(command, file.commands.ask, 'forbid')[0]?.pattern
  if (asked !== undefined)
    return { decision: 'ask', reason: saidBy(file, asked, `${asked.text} is asked about`), rule: nameOf(file, 'commands.ask', asked.text) }
  for (const rule of file.rules.requireConfirmation) {
    const holds = ruleHolds(command, rule, false)
    if (holds === 'yes' || holds === 'suspected')
      return {
        decision: 'ask',
        reason: ruleReason(command, file, rule, 'asks about'),
        rule: nameOf(file, 'requireConfirmation', keyOf(rule.conditions)),
      }
  }
  return undefined
}

/** Unknowns that a user who names the command has accepted: what a known command with known options runs. */
const ACCEPTED: ReadonlySet<UnknownCode> = new Set(['executes', 'language', 'input'])

/** Whether the rule names this very program though nothing describes it: by its path, or by a name that stands for nothing else. */
const namesProgram = (command: Case, { words }: CommandPattern): boolean => {
  const { resolution } = command.judged
  if (resolution?.kind !== 'unknown') return false
  const first = words[0]!
  // what says who may do what is never allowed by name
  if (/(?:^|\/)atip$/.test(resolution.tool)) return false
  if (first.includes('/')) return true
  // what it starts is another command, and was not named
  return resolution.undescribed === true && first === resolution.tool && !(isStarter(first) && words.length === 1)
}

/** An alias or a plug-in that the tool's document does not know, allowed in just these words. */
const namesUnknownCommand = ({ judged }: Case, { pattern }: Hit): boolean =>
  pattern.words.includes(valueOf(judged.match?.unknownCommand) ?? '') &&
  permitsPlain(pattern.words.slice(1), judged.invocation.words.slice(1)) === 'yes'

const UNKNOWN_WORDS: ReadonlySet<UnknownCode> = new Set(['command', 'option'])

/** Whether naming the command covers all that this call does. What a redirection writes is not the command's doing. */
const covers = (command: Case, hit: Hit): boolean => {
  const { pattern, matched } = hit
  const { assessment } = command.judged
  const accepted = ({ code }: { readonly code: UnknownCode }): boolean =>
    ACCEPTED.has(code) ||
    (code === 'tool' && namesProgram(command, pattern)) ||
    (UNKNOWN_WORDS.has(code) && namesUnknownCommand(command, hit))
  return !assessment.redirects && assessment.unknowns.every(accepted) && unnamed(command, pattern, matched.reading).length === 0
}

const isFloored = (command: Case): boolean => {
  const { leaves } = command
  const deletes = leaves.get('deletes')
  return (
    leaves.get('destructive') === true ||
    command.judged.assessment.suspected ||
    leaves.get('filesystem.delete') === true ||
    (Array.isArray(deletes) && deletes.length > 0) ||
    leaves.get('cost.billable') === true
  )
}

/** No operand of a destructive command may be computed, whatever the user allowed. */
const hasComputedOperand = (command: Case): boolean => command.judged.match?.operands.some(word => word.values?.length !== 1) === true

const floorReason = (command: Case): Decided => {
  const rule = { conditions: ['destructive', 'filesystem.delete', 'deletes', 'cost.billable'].map(key => ({ key, value: true })) }
  const suspected = command.judged.assessment.suspected && command.leaves.get('destructive') === undefined
  return {
    decision: 'ask',
    reason: suspected ? sentence(`${command.name} may destroy data: it cannot be undone`) : firedReason(command, rule),
    rule: { file: 'atip', section: 'floor', key: 'destructive' },
  }
}

/** A glob of names, in the last part of a path, stays where the rule says that all paths must lie. */
const staysInScope = (command: Case, { conditions = [] }: CommandPattern): boolean =>
  conditions.some(({ key }) => key === 'path.scope') &&
  command.judged.match?.loose.length === 0 &&
  command.judged.match.operands.every(
    word => word.values?.length === 1 || (word.pieces === 'names' && word.rest === 'names' && !/[*?[][^/]*\//.test(word.text)),
  )

/** What may be destroyed at all is approved only by rules that look at what is lost, and only where nothing else can be. */
const approving = (file: PolicyFile, command: Case, floored: boolean): PolicyFile['rules']['autoApprove'] => {
  if (!floored) return file.rules.autoApprove
  if (!looksAtLoss(file) || !destroysNamed(command) || command.leaves.get('cost.billable') === true) return []
  return file.rules.autoApprove.filter(({ conditions }) => conditions.some(({ key }) => key === 'path.state'))
}

const permit = (command: Case, file: PolicyFile): Decided | undefined => {
  const floored = isFloored(command)
  const computed = floored && hasComputedOperand(command)
  const allowed = hits(command, file.commands.allow, 'permit').find(
    hit =>
      (floored ? hit.matched.match === 'full' : isCertain(hit)) &&
      (!computed || staysInScope(command, hit.pattern)) &&
      covers(command, hit),
  )?.pattern
  if (allowed !== undefined)
    return { decision: 'allow', reason: sentence(`${allowed.text} is allowed`), rule: nameOf(file, 'commands.allow', allowed.text) }
  const rule = approving(file, command, floored).find(each => ruleHolds(command, each, true) === 'yes')
  return rule === undefined
    ? undefined
    : {
        decision: 'allow',
        reason: sentence(
          command.leaves.get('filesystem.write') === false
            ? `${command.name} is known to be harmless`
            : `${command.name} is approved by ${file.name}`,
        ),
        rule: nameOf(file, 'autoApprove', keyOf(rule.conditions)),
      }
}

/** A rule that names the command and not the danger looks as if it did nothing: what it would have to name. */
const withUnnamed = (command: Case, decided: Decided, file: PolicyFile | undefined): Decided => {
  for (const { pattern, matched } of file === undefined ? [] : hits(command, file.commands.allow, 'permit')) {
    const [origin] = matched.match === 'maybe' ? [] : unnamed(command, pattern, matched.reading)
    if (origin === undefined) continue
    const rule = `your rule ${JSON.stringify(pattern.text)} does not name ${origin === 'directory' ? 'its directory' : origin}`
    return { ...decided, reason: sentence(`${decided.reason.replace(/\.$/, '')}, and ${rule}`) }
  }
  return decided
}

/** Writing what governs agents is never approved. */
const guard = (command: Case): Decided | undefined =>
  command.judged.assessment.touches.some(touch => touch.access !== 'read' && touch.scopes.includes('guard'))
    ? {
        decision: 'ask',
        reason: firedReason(command, { conditions: [{ key: 'path.scope', value: ['guard'] }] }),
        rule: { file: 'atip', section: 'guard', key: 'path.scope' },
      }
    : undefined

export const stricter = (a: Decided, b: Decided | undefined): Decided =>
  b !== undefined && compareDecisions(b.decision, a.decision) > 0 ? b : a

/** Whether a rule of the file approves by what is lost. */
const looksAtLoss = (file: PolicyFile | undefined): boolean =>
  file?.rules.autoApprove.some(({ conditions }) => conditions.some(({ key }) => key === 'path.state')) === true

/** What the user's own policy, and the built-in one behind it, say. */
const decideOwn = (command: Case, stack: PolicyStack): Decided => {
  const { user, managed, builtin } = stack
  const own = user === undefined ? undefined : (restrict(command, user) ?? permit(command, user))
  if (own !== undefined) return own
  const lent = managed === undefined ? undefined : permit(command, managed)
  if (lent !== undefined) return lent
  const restricted = restrict(command, builtin)
  if (restricted !== undefined) return restricted.decision === 'ask' ? withUnnamed(command, restricted, user) : restricted
  const permitted = permit(command, builtin)
  if (permitted !== undefined) return permitted
  const asked: Decided = isFloored(command) ? floorReason(command) : { decision: 'ask', reason: unapprovedReason(command), rule: null }
  const lost = [user, builtin].some(looksAtLoss) && command.judged.assessment.unknowns.length === 0 ? whatIsLost(command) : undefined
  return withUnnamed(command, lost === undefined ? asked : { ...asked, reason: sentence(lost) }, user)
}

/** What the policies say about one command: deny beats ask beats allow, and no file loosens one above it. */
export const decide = (command: Case, stack: PolicyStack): Decided => {
  let decided = decideOwn(command, stack)
  const restricting = [stack.managed, stack.project, ...(stack.demanded ?? [])]
  for (const file of restricting) if (file !== undefined) decided = stricter(decided, restrict(command, file))
  return stricter(decided, guard(command))
}

/** What holds even where no policy is asked. */
export const floorAndGuard = (command: Case): Decided => {
  const allowed: Decided = { decision: 'allow', reason: sentence(`nothing forbids ${command.name}`), rule: null }
  return stricter(isFloored(command) ? floorReason(command) : allowed, guard(command))
}
