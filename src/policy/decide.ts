import { valueOf } from '../shell/word.ts'
import type { Case } from './case.ts'
import { matchPattern } from './command-pattern.ts'
import type { Matched } from './command-pattern.ts'
import { ruleHolds } from './conditions.ts'
import { unnamed } from './named.ts'
import { permitsPlain } from './plain-match.ts'
import { compareDecisions } from './policy-file.ts'
import type { CommandPattern, Decision, PolicyFile, Section } from './policy-file.ts'
import { firedReason, ruleReason, saidBy, sentence, unapprovedReason } from './reasons.ts'
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
const conditionsHold = (it: Case, { conditions = [] }: CommandPattern, way: Way): WordMatch => {
  if (conditions.length === 0) return 'yes'
  const holds = ruleHolds(it, { conditions }, way === 'permit')
  if (holds === 'yes') return 'yes'
  if (way === 'permit') return 'no'
  if (holds !== 'no') return 'maybe'
  const others = conditions.filter(({ key }) => key !== 'path.scope')
  const somewhere = it.judged.assessment.touches.some(touch => touch.scopes.includes('unknown'))
  return somewhere && others.length < conditions.length && (others.length === 0 || ruleHolds(it, { conditions: others }, false) !== 'no')
    ? 'maybe'
    : 'no'
}

/** Every entry that names what was called, in the order of the file. */
const hits = (it: Case, patterns: readonly CommandPattern[], way: Way): readonly Hit[] => {
  if (patterns.length === 0) return NONE
  return patterns.flatMap(pattern => {
    const matched = matchPattern(pattern, it, way)
    if (matched.match === 'no') return []
    const holds = conditionsHold(it, pattern, way)
    if (holds === 'no') return []
    return [{ pattern, matched: holds === 'maybe' ? { ...matched, match: 'maybe' } : matched }]
  })
}

const NONE: readonly Hit[] = []

const isCertain = ({ matched }: Hit): boolean => matched.match !== 'maybe'

/** What a file forbids, or wants to be asked about. */
const restrict = (it: Case, file: PolicyFile): Decided | undefined => {
  const denied = hits(it, file.commands.deny, 'forbid')
  const certain = denied.find(isCertain)?.pattern
  if (certain !== undefined)
    return {
      decision: 'deny',
      reason: saidBy(file, certain, `${certain.text} is denied`),
      rule: nameOf(file, 'commands.deny', certain.text),
    }
  let asks: Decided | undefined
  for (const rule of file.rules.deny) {
    const holds = ruleHolds(it, rule, false)
    if (holds !== 'yes' && holds !== 'suspected') continue
    const name = nameOf(file, 'deny', keyOf(rule.conditions))
    if (holds === 'yes') return { decision: 'deny', reason: ruleReason(it, file, rule, 'denies'), rule: name }
    asks ??= { decision: 'ask', reason: sentence(`${it.name} may destroy data`), rule: name }
  }
  if (asks !== undefined) return asks
  const maybe = denied[0]?.pattern
  if (maybe !== undefined)
    return {
      decision: 'ask',
      reason: saidBy(file, maybe, `${it.name} could be ${maybe.text}, which is denied`),
      rule: nameOf(file, 'commands.deny', maybe.text),
    }
  const asked = hits(it, file.commands.ask, 'forbid')[0]?.pattern
  if (asked !== undefined)
    return { decision: 'ask', reason: saidBy(file, asked, `${asked.text} is asked about`), rule: nameOf(file, 'commands.ask', asked.text) }
  for (const rule of file.rules.requireConfirmation) {
    const holds = ruleHolds(it, rule, false)
    if (holds === 'yes' || holds === 'suspected')
      return {
        decision: 'ask',
        reason: ruleReason(it, file, rule, 'asks about'),
        rule: nameOf(file, 'requireConfirmation', keyOf(rule.conditions)),
      }
  }
  return undefined
}

/** Unknowns that a user who names the command has accepted: what a known command with known options runs. */
const ACCEPTED: ReadonlySet<UnknownCode> = new Set(['executes', 'language', 'input'])

/** Whether the rule names this very program though nothing describes it: by its path, or by a name that stands for nothing else. */
const namesProgram = (it: Case, { words }: CommandPattern): boolean => {
  const { resolution } = it.judged
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
const covers = (it: Case, hit: Hit): boolean => {
  const { pattern, matched } = hit
  const { assessment } = it.judged
  const accepted = ({ code }: { readonly code: UnknownCode }): boolean =>
    ACCEPTED.has(code) || (code === 'tool' && namesProgram(it, pattern)) || (UNKNOWN_WORDS.has(code) && namesUnknownCommand(it, hit))
  return !assessment.redirects && assessment.unknowns.every(accepted) && unnamed(it, pattern, matched.reading).length === 0
}

const isFloored = (it: Case): boolean => {
  const { leaves } = it
  const deletes = leaves.get('deletes')
  return (
    leaves.get('destructive') === true ||
    it.judged.assessment.suspected ||
    leaves.get('filesystem.delete') === true ||
    (Array.isArray(deletes) && deletes.length > 0) ||
    leaves.get('cost.billable') === true
  )
}

/** No operand of a destructive command may be computed, whatever the user allowed. */
const hasComputedOperand = (it: Case): boolean => it.judged.match?.operands.some(word => word.values?.length !== 1) === true

const floorReason = (it: Case): Decided => {
  const rule = { conditions: ['destructive', 'filesystem.delete', 'deletes', 'cost.billable'].map(key => ({ key, value: true })) }
  const suspected = it.judged.assessment.suspected && it.leaves.get('destructive') === undefined
  return {
    decision: 'ask',
    reason: suspected ? sentence(`${it.name} may destroy data: it cannot be undone`) : firedReason(it, rule),
    rule: { file: 'atip', section: 'floor', key: 'destructive' },
  }
}

/** A glob of names, in the last part of a path, stays where the rule says that all paths must lie. */
const staysInScope = (it: Case, { conditions = [] }: CommandPattern): boolean =>
  conditions.some(({ key }) => key === 'path.scope') &&
  it.judged.match?.loose.length === 0 &&
  it.judged.match.operands.every(
    word => word.values?.length === 1 || (word.pieces === 'names' && word.rest === 'names' && !/[*?[][^/]*\//.test(word.text)),
  )

const permit = (it: Case, file: PolicyFile): Decided | undefined => {
  const floored = isFloored(it)
  const computed = floored && hasComputedOperand(it)
  const allowed = hits(it, file.commands.allow, 'permit').find(
    hit => (floored ? hit.matched.match === 'full' : isCertain(hit)) && (!computed || staysInScope(it, hit.pattern)) && covers(it, hit),
  )?.pattern
  if (allowed !== undefined)
    return { decision: 'allow', reason: sentence(`${allowed.text} is allowed`), rule: nameOf(file, 'commands.allow', allowed.text) }
  if (floored) return undefined
  const rule = file.rules.autoApprove.find(each => ruleHolds(it, each, true) === 'yes')
  return rule === undefined
    ? undefined
    : {
        decision: 'allow',
        reason: sentence(
          it.leaves.get('filesystem.write') === false ? `${it.name} is known to be harmless` : `${it.name} is approved by ${file.name}`,
        ),
        rule: nameOf(file, 'autoApprove', keyOf(rule.conditions)),
      }
}

/** A rule that names the command and not the danger looks as if it did nothing: what it would have to name. */
const withUnnamed = (it: Case, decided: Decided, file: PolicyFile | undefined): Decided => {
  for (const { pattern, matched } of file === undefined ? [] : hits(it, file.commands.allow, 'permit')) {
    const [origin] = matched.match === 'maybe' ? [] : unnamed(it, pattern, matched.reading)
    if (origin === undefined) continue
    const rule = `your rule ${JSON.stringify(pattern.text)} does not name ${origin === 'directory' ? 'its directory' : origin}`
    return { ...decided, reason: sentence(`${decided.reason.replace(/\.$/, '')}, and ${rule}`) }
  }
  return decided
}

/** Writing what governs agents is never approved. */
const guard = (it: Case): Decided | undefined =>
  it.judged.assessment.touches.some(touch => touch.access !== 'read' && touch.scopes.includes('guard'))
    ? {
        decision: 'ask',
        reason: firedReason(it, { conditions: [{ key: 'path.scope', value: ['guard'] }] }),
        rule: { file: 'atip', section: 'guard', key: 'path.scope' },
      }
    : undefined

export const stricter = (a: Decided, b: Decided | undefined): Decided =>
  b !== undefined && compareDecisions(b.decision, a.decision) > 0 ? b : a

/** What the user's own policy, and the built-in one behind it, say. */
const decideOwn = (it: Case, stack: PolicyStack): Decided => {
  const { user, managed, builtin } = stack
  const own = user === undefined ? undefined : (restrict(it, user) ?? permit(it, user))
  if (own !== undefined) return own
  const lent = managed === undefined ? undefined : permit(it, managed)
  if (lent !== undefined) return lent
  const restricted = restrict(it, builtin)
  if (restricted !== undefined) return restricted.decision === 'ask' ? withUnnamed(it, restricted, user) : restricted
  const permitted = permit(it, builtin)
  if (permitted !== undefined) return permitted
  const asked: Decided = isFloored(it) ? floorReason(it) : { decision: 'ask', reason: unapprovedReason(it), rule: null }
  return withUnnamed(it, asked, user)
}

/** What the policies say about one command: deny beats ask beats allow, and no file loosens one above it. */
export const decide = (it: Case, stack: PolicyStack): Decided => {
  let decided = decideOwn(it, stack)
  const restricting = [stack.managed, stack.project, ...(stack.demanded ?? [])]
  for (const file of restricting) if (file !== undefined) decided = stricter(decided, restrict(it, file))
  return stricter(decided, guard(it))
}

/** What holds even where no policy is asked. */
export const floorAndGuard = (it: Case): Decided => {
  const allowed: Decided = { decision: 'allow', reason: sentence(`nothing forbids ${it.name}`), rule: null }
  return stricter(isFloored(it) ? floorReason(it) : allowed, guard(it))
}
