import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leavesOf } from '../../src/core/effects.ts'
import type { Effects, Leaves } from '../../src/core/effects.ts'
import { blur, isGuarantee, isHazard, join, raise } from '../../src/core/raise.ts'

const flag = fc.option(fc.boolean(), { nil: undefined })
const names = fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), { nil: undefined })

const effects: fc.Arbitrary<Leaves> = fc
  .record({
    filesystem: fc.record({ write: flag, delete: flag }),
    network: flag,
    idempotent: flag,
    reversible: flag,
    destructive: flag,
    creates: names,
    cost: fc.record({ billable: flag }),
    'x-network-scope': fc.constantFrom(undefined, 'service', 'argument'),
    'x-executes': fc.constantFrom(undefined, 'file', 'remote', 'code'),
  })
  .map(it => leavesOf(JSON.parse(JSON.stringify(it)) as Effects))

const sorted = (leaves: Leaves) =>
  [...leaves].map(([path, leaf]) => [path, Array.isArray(leaf) ? leaf.toSorted() : leaf] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The normal form of one description: scope only where there may be a network. */
const normal = (leaves: Leaves) => join(leaves, leaves)

describe('joining effects', () => {
  test('does not depend on the order', () =>
    fc.assert(fc.property(effects, effects, (a, b) => void expect(sorted(join(a, b))).toEqual(sorted(join(b, a))))))

  test('does not depend on the grouping', () =>
    fc.assert(
      fc.property(effects, effects, effects, (a, b, c) => void expect(sorted(join(join(a, b), c))).toEqual(sorted(join(a, join(b, c))))),
    ))

  test('changes nothing when repeated', () =>
    fc.assert(fc.property(effects, a => void expect(sorted(join(normal(a), normal(a)))).toEqual(sorted(normal(a))))))

  test('never loses a hazard, and keeps a promise only if both give it', () =>
    fc.assert(
      fc.property(effects, effects, (a, b) => {
        for (const [path, leaf] of join(a, b)) {
          if (isHazard(path) && leaf === false) expect([a.get(path), b.get(path)]).toEqual([false, false])
          if (isGuarantee(path) && leaf === true) expect([a.get(path), b.get(path)]).toEqual([true, true])
        }
        for (const [path, leaf] of [...a, ...b]) if (isHazard(path) && leaf === true) expect(join(a, b).get(path)).toBe(true)
      }),
    ))
})

describe('raising effects', () => {
  test('never lowers anything', () =>
    fc.assert(
      fc.property(effects, effects, (base, added) => {
        const raised = raise(base, added)
        for (const [path, leaf] of base) {
          if (isHazard(path) && leaf === true) expect(raised.get(path)).toBe(true)
          if (isGuarantee(path) && leaf === false) expect(raised.get(path)).toBe(false)
        }
        for (const [path, leaf] of raised) {
          if (isHazard(path) && leaf === false) expect(base.get(path)).toBe(false)
          if (isGuarantee(path) && leaf === true) expect(base.get(path)).toBe(true)
        }
      }),
    ))

  test('by what was raised before changes nothing', () =>
    fc.assert(
      fc.property(
        effects,
        effects,
        (base, added) => void expect(sorted(raise(raise(base, added), added))).toEqual(sorted(raise(base, added))),
      ),
    ))
})

test('what is unknown takes away every promise and no hazard', () =>
  fc.assert(
    fc.property(effects, it => {
      const blurred = blur(it)
      for (const [path, leaf] of it) {
        if (isHazard(path)) expect(blurred.get(path)).toBe(leaf === true ? true : undefined)
        if (isGuarantee(path)) expect(blurred.get(path)).toBe(leaf === false ? false : undefined)
      }
    }),
  ))
