import { expect, test } from 'vitest'
import { leavesOf } from '../../src/core/effects.ts'
import type { Effects } from '../../src/core/effects.ts'
import type { Effects as SchemaEffects } from '../../src/generated/document-types.ts'

/** Every field of the one type and no other, each of which takes what the other has: a compilation fails where they differ. */
type SameFields<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false

const same: SameFields<Required<Effects>, Required<SchemaEffects>> = true

test('effects are what the schema calls effects, but that they are read below what is generated', () => {
  expect(same).toBe(true)
  const asSchema: SchemaEffects = { filesystem: { write: false }, cost: { billable: true }, interactive: { stdin: 'none' } }
  expect([...leavesOf(asSchema).keys()].toSorted()).toEqual(['cost.billable', 'filesystem.write', 'interactive.stdin'])
})
