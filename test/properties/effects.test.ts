// oxlint-disable vitest/expect-expect -- a law is an assertion: `holds` makes one of it
import * as fc from 'fast-check'
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
    'x-network-scope': fc.constantFrom(undefined, 'loopback', 'service', 'argument'),
    'x-executes': fc.constantFrom(undefined, 'file', 'remote', 'code'),
  })
  .map(it => leavesOf(JSON.parse(JSON.stringify(it)) as Effects))

const sorted = (leaves: Leaves) =>
  [...leaves]
    .map(([path, leaf]) => [path, Array.isArray(leaf) ? leaf.toSorted((a, b) => (a < b ? -1 : 1)) : leaf] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The normal form of one description: scope only where there may be a network. */
const normal = (leaves: Leaves) => join(leaves, leaves)

const same = (a: Leaves, b: Leaves): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Laws are predicates: a counterexample is what is printed. */
const holds = (property: fc.IRawProperty<unknown>) => () => expect(() => fc.assert(property)).not.toThrow()

describe('joining effects', () => {
  test('does not depend on the order', holds(fc.property(effects, effects, (a, b) => same(join(a, b), join(b, a)))))
  test(
    'does not depend on the grouping',
    holds(fc.property(effects, effects, effects, (a, b, c) => same(join(join(a, b), c), join(a, join(b, c))))),
  )
  test('changes nothing when repeated', holds(fc.property(effects, a => same(join(normal(a), normal(a)), normal(a)))))
  test(
    'never loses a hazard',
    holds(
      fc.property(effects, effects, (a, b) =>
        [...a, ...b].every(([path, leaf]) => !isHazard(path) || leaf !== true || join(a, b).get(path) === true),
      ),
    ),
  )
  test(
    'keeps a promise only if both give it',
    holds(
      fc.property(effects, effects, (a, b) =>
        [...join(a, b)].every(
          ([path, leaf]) =>
            !((isHazard(path) && leaf === false) || (isGuarantee(path) && leaf === true)) || (a.get(path) === leaf && b.get(path) === leaf),
        ),
      ),
    ),
  )
})

describe('raising effects', () => {
  const isBad = (path: string, leaf: unknown) => (isHazard(path) && leaf === true) || (isGuarantee(path) && leaf === false)
  const isGood = (path: string, leaf: unknown) => (isHazard(path) && leaf === false) || (isGuarantee(path) && leaf === true)

  test(
    'keeps everything that is bad',
    holds(
      fc.property(effects, effects, (base, added) =>
        [...base, ...added].every(([path, leaf]) => !isBad(path, leaf) || raise(base, added).get(path) === leaf),
      ),
    ),
  )
  test(
    'adds nothing that is good',
    holds(
      fc.property(effects, effects, (base, added) =>
        [...raise(base, added)].every(([path, leaf]) => !isGood(path, leaf) || base.get(path) === leaf),
      ),
    ),
  )
  test(
    'by what was raised before changes nothing',
    holds(fc.property(effects, effects, (base, added) => same(raise(raise(base, added), added), raise(base, added)))),
  )
})

test(
  'what is unknown takes away every promise and no hazard',
  holds(
    fc.property(effects, it => {
      const blurred = blur(it)
      return [...it].every(([path, leaf]) =>
        isHazard(path)
          ? blurred.get(path) === (leaf === true ? true : undefined)
          : !isGuarantee(path) || blurred.get(path) === (leaf === false ? false : undefined),
      )
    }),
  ),
)
