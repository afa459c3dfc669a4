import { leavesOf } from '../core/effects.ts'
import type { Leaves } from '../core/effects.ts'
import { raise } from '../core/raise.ts'
import { isDanger } from './assessment.ts'
import type { Assessment, Brought } from './assessment.ts'
import { NOTHING } from './contribution.ts'
import type { Cause, Contributions, Nested } from './contribution.ts'
import type { Touch } from './scopes.ts'
import type { Unknown } from './unknowns.ts'

/** What has been added so far; a list that is not there is the one of the assessment. Nobody but `join` and what it calls here sees it. */
interface Draft {
  readonly base: Assessment
  leaves: Leaves
  origins: Map<string, string> | undefined
  touches: Touch[] | undefined
  brought: Brought[] | undefined
  unknowns: Unknown[] | undefined
  nested: Nested[] | undefined
  redirects: boolean
}

const SCOPE = 'x-network-scope'

/** Nothing has an origin at first, and to go through what is empty takes its time. */
const copyOf = (origins: Assessment['origins']): Map<string, string> => (origins.size === 0 ? new Map() : new Map(origins))

const addEffects = (draft: Draft, added: Leaves, { origin, byValue }: Cause): void => {
  if (added.size === 0) return
  for (const [path, leaf] of added)
    if (isDanger(path, leaf)) (draft.brought ??= [...draft.base.brought]).push({ origin, path, leaf, byValue })
  const { leaves } = draft
  const higher = raise(leaves, added)
  if (higher === leaves) return
  const origins = (draft.origins ??= copyOf(draft.base.origins))
  for (const [path, leaf] of higher) if (leaves.get(path) !== leaf) origins.set(path, origin)
  // how far it reaches is not known any more: nobody's promise, and the option's doing
  if (leaves.has(SCOPE) && !higher.has(SCOPE)) origins.set(SCOPE, origin)
  draft.leaves = higher
}

/** Of one kind, for one command: nobody reads more, and each is compared with all others. */
const MOST_UNKNOWNS = 100

const addUnknown = (draft: Draft, unknown: Unknown): void => {
  let alike = 0
  for (const { code, reason } of draft.unknowns ?? draft.base.unknowns) {
    if (code !== unknown.code) continue
    if (reason === unknown.reason) return
    alike++
  }
  if (alike < MOST_UNKNOWNS) (draft.unknowns ??= [...draft.base.unknowns]).push(unknown)
}

/** A host that the line names, and that is this machine. */
const narrow = (draft: Draft): void => {
  draft.leaves = new Map(draft.leaves).set(SCOPE, 'loopback')
  draft.brought = (draft.brought ?? draft.base.brought).map(each => (each.path === SCOPE ? { ...each, leaf: 'loopback' } : each))
}

const add = (draft: Draft, found: Contributions): void => {
  if (isList(found)) {
    for (const each of found) add(draft, each)
    return
  }
  switch (found.kind) {
    case 'raised':
      return addEffects(draft, leavesOf(found.effects), found.cause)
    case 'touched': {
      const touches = (draft.touches ??= [...draft.base.touches])
      for (const touch of found.touches) touches.push(touch)
      return
    }
    case 'unknown':
      return addUnknown(draft, found.unknown)
    case 'nested':
      ;(draft.nested ??= [...draft.base.nested]).push(found.nested)
      return
    case 'lost':
      ;(draft.origins ??= copyOf(draft.base.origins)).set('destructive', found.origin)
      return
    case 'near':
      return narrow(draft)
    case 'redirected':
      draft.redirects = true
  }
}

/** TypeScript does not know that what is no array is no readonly one. */
const isList = (found: Contributions): found is readonly Contributions[] => Array.isArray(found)

/** What is known of a command with what a step found out: the one place where it is put together. */
export const join = (base: Assessment, found: Contributions): Assessment => {
  if (found === NOTHING) return base
  const draft: Draft = {
    base,
    leaves: base.leaves,
    origins: undefined,
    touches: undefined,
    brought: undefined,
    unknowns: undefined,
    nested: undefined,
    redirects: base.redirects,
  }
  add(draft, found)
  const { leaves, origins, touches, brought, unknowns, nested, redirects } = draft
  const isSame = (origins ?? touches ?? brought ?? unknowns ?? nested) === undefined && redirects === base.redirects
  if (isSame) return base
  // spelt out: to copy an object and then to change it takes longer
  return {
    leaves,
    origins: origins ?? base.origins,
    depths: base.depths,
    touches: touches ?? base.touches,
    own: base.own,
    brought: brought ?? base.brought,
    unknowns: unknowns ?? base.unknowns,
    nested: nested ?? base.nested,
    redirects,
    suspected: base.suspected,
    weakened: base.weakened,
    declared: base.declared,
  }
}
