import type { CommandPattern } from '../policy/policy-file.ts'
import type { Rules } from '../policy/evaluate.ts'
import { rulesOf } from '../policy/rules-of.ts'

/** One file of rules: a policy, or the delegations together. */
export interface Ruled {
  readonly name: string
  readonly code: 'POLICY_INVALID' | 'DELEGATION_INVALID'
  readonly rules: readonly CommandPattern[]
}

/** Every file of rules that holds, without what is built in. */
export const ruledBy = ({ policies, delegation }: Rules): readonly Ruled[] => [
  ...[policies?.managed, policies?.user, policies?.project].flatMap(file =>
    file === undefined ? [] : [{ name: file.name, code: 'POLICY_INVALID' as const, rules: rulesOf(file) }],
  ),
  ...(delegation === undefined
    ? []
    : [{ name: delegation.names.join(' + '), code: 'DELEGATION_INVALID' as const, rules: delegation.denied }]),
]
