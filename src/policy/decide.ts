import type { Case } from './case.ts'
import { matchPattern } from './command-pattern.ts'
import type { CommandPattern } from './command-pattern.ts'
import { ruleHolds } from './conditions.ts'
import { compareDecisions } from './policy-file.ts'
import type { Decision, PolicyFile, Section } from './policy-file.ts'
import { firedReason, sentence, unapprovedReason } from './reasons.ts'
import type { UnknownCode } from './assessment.ts'

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

const matching = (it: Case, patterns: readonly CommandPattern[], kinds: ReadonlySet<string>): CommandPattern | undefined =>
  it.tool === undefined ? undefined : patterns.find(pattern => kinds.has(matchPattern(pattern, it.tool!, it.judged.match)))

const CERTAIN = new Set(['yes', 'full'])
const FULL = new Set(['full'])
const MAYBE = new Set(['maybe'])

/** What a file forbids, or wants to be asked about. */
const restrict = (it: Case, file: PolicyFile): Decided | undefined => {
  const denied = matching(it, file.commands.deny, CERTAIN)
  if (denied !== undefined)
    return { decision: 'deny', reason: sentence(`${denied.text} is denied`), rule: nameOf(file, 'commands.deny', denied.text) }
  let asks: Decided | undefined
  for (const rule of file.rules.deny) {
    const holds = ruleHolds(it, rule, false)
    if (holds === 'yes') return { decision: 'deny', reason: firedReason(it, rule), rule: nameOf(file, 'deny', keyOf(rule.conditions)) }
    if (holds === 'suspected')
      asks ??= { decision: 'ask', reason: sentence(`${it.name} may destroy data`), rule: nameOf(file, 'deny', keyOf(rule.conditions)) }
  }
  if (asks !== undefined) return asks
  const maybe = matching(it, file.commands.deny, MAYBE)
  if (maybe !== undefined)
    return {
      decision: 'ask',
      reason: sentence(`${it.name} could be ${maybe.text}, which is denied`),
      rule: nameOf(file, 'commands.deny', maybe.text),
    }
  const asked = matching(it, file.commands.ask, new Set([...CERTAIN, 'maybe']))
  if (asked !== undefined)
    return { decision: 'ask', reason: sentence(`${asked.text} needs confirmation`), rule: nameOf(file, 'commands.ask', asked.text) }
  for (const rule of file.rules.requireConfirmation) {
    const holds = ruleHolds(it, rule, false)
    if (holds === 'yes' || holds === 'suspected')
      return { decision: 'ask', reason: firedReason(it, rule), rule: nameOf(file, 'requireConfirmation', keyOf(rule.conditions)) }
  }
  return undefined
}

/** Unknowns that a user who names the command has accepted: what a known command with known options runs. */
const ACCEPTED: ReadonlySet<UnknownCode> = new Set(['executes', 'language', 'input'])

/** Code that an option runs was not accepted with the command's name: `git commit` is not `git -c core.hooksPath=x commit`. */
const isNamed = (it: Case, pattern: CommandPattern, origin: string): boolean => {
  const flag = origin.slice('option '.length)
  const given = it.judged.match?.options.find(each => each.flag === flag)
  return [flag, ...(given?.option.flags ?? [])].some(each => pattern.flags.includes(each))
}

/** Whether naming the command covers all that this call does. What a redirection writes is not the command's doing. */
const acceptable = (it: Case, pattern: CommandPattern): boolean =>
  !it.judged.assessment.redirects &&
  it.judged.assessment.unknowns.every(
    ({ code, origin }) => ACCEPTED.has(code) && (origin?.startsWith('option ') !== true || isNamed(it, pattern, origin)),
  )

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

const permit = (it: Case, file: PolicyFile): Decided | undefined => {
  const floored = isFloored(it)
  const allowed = matching(it, file.commands.allow, floored ? FULL : CERTAIN)
  if (allowed !== undefined && acceptable(it, allowed) && !(floored && hasComputedOperand(it)))
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
  if (restricted !== undefined) return restricted
  return permit(it, builtin) ?? (isFloored(it) ? floorReason(it) : { decision: 'ask', reason: unapprovedReason(it), rule: null })
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
