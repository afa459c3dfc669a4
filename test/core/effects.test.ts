import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectsOf, inherit, leavesOf } from '../../src/core/effects.ts'
import type { Effects } from '../../src/core/effects.ts'

test('the nearest declaration of each leaf holds, and says where it came from', () => {
  const library: Effects = { network: true, filesystem: { read: true, write: true }, idempotent: true }
  const lend: Effects = { filesystem: { write: false } }
  const book: Effects = { idempotent: false }
  const { leaves, origins } = inherit([library, lend, book])
  expect(Object.fromEntries(leaves)).toEqual({
    network: true,
    'filesystem.read': true,
    'filesystem.write': false,
    idempotent: false,
  })
  expect(Object.fromEntries(origins)).toEqual({ network: 0, 'filesystem.read': 0, 'filesystem.write': 1, idempotent: 2 })
})

test('what nobody declares is unknown, not harmless', () => {
  const { leaves, suspected, weakened, contradictions } = inherit([undefined, {}, undefined])
  expect([...leaves]).toEqual([])
  expect([suspected, weakened, contradictions]).toEqual([false, [], []])
})

test.each<readonly [name: string, declarations: readonly Effects[], weakened: readonly string[]]>([
  ['a hazard of the tool that a command denies', [{ network: true }, { network: false }], ['network']],
  ['a hazard in a group of effects', [{ filesystem: { delete: true } }, {}, { filesystem: { delete: false } }], ['filesystem.delete']],
  ['a hazard that only a group declares', [{}, { network: true }, { network: false }], []],
  ['a hazard that the command raises', [{ network: false }, { network: true }], []],
  ['a guarantee that the command does not give', [{ idempotent: true }, { idempotent: false }], []],
])('%s', (_name, declarations, weakened) => {
  expect(inherit(declarations).weakened).toEqual(weakened)
})

test.each<readonly [name: string, effects: Effects, suspected: boolean]>([
  ['cannot be undone', { reversible: false }, true],
  ['deletes something', { deletes: ['book'] }, true],
  ['deletes nothing', { deletes: [] }, false],
  ['can be undone', { reversible: true }, false],
  ['says nothing', {}, false],
  ['cannot be undone, but is declared harmless', { reversible: false, destructive: false }, false],
  ['is declared destructive: no suspicion is needed', { reversible: false, destructive: true }, false],
])('a command that %s is suspected of destroying: %s', (_name, effects, suspected) => {
  expect(inherit([effects]).suspected).toBe(suspected)
})

test('what destroys cannot be undone, and what deletes writes', () => {
  expect(Object.fromEntries(inherit([{ destructive: true, filesystem: { delete: true } }]).leaves)).toEqual({
    destructive: true,
    reversible: false,
    'filesystem.delete': true,
    'filesystem.write': true,
  })
})

test('one declaration that says both is a contradiction, read as the hazard', () => {
  const { leaves, contradictions } = inherit([{ destructive: true, reversible: true }])
  expect(leaves.get('reversible')).toBe(false)
  expect(contradictions).toEqual(['reversible is true, but destructive is true'])
})

test('a claim of the tool that a command overrides is no contradiction', () => {
  const { leaves, contradictions } = inherit([{ reversible: true }, { destructive: true }])
  expect(leaves.get('reversible')).toBe(false)
  expect(contradictions).toEqual([])
})

test('a key with a dot is not the effect of that path', () => {
  const lying = { filesystem: { write: true }, 'filesystem.write': false } as unknown as Effects
  expect(leavesOf(lying).get('filesystem.write')).toBe(true)
})

test('a key __proto__ is data', () => {
  const effects = effectsOf(leavesOf(JSON.parse('{"__proto__":{"network":true},"idempotent":true}') as Effects))
  expect(effects.network).toBe(undefined)
  expect(JSON.stringify(effects)).toBe('{"__proto__":{"network":true},"idempotent":true}')
})

const maybe = fc.option(fc.boolean(), { nil: undefined })
const words = fc.array(fc.constantFrom('book', 'card', 'shelf'), { maxLength: 2 })
const effects = fc.record(
  {
    filesystem: fc.record({ read: fc.boolean(), write: fc.boolean(), delete: fc.boolean(), paths: words }, { requiredKeys: ['read'] }),
    network: fc.boolean(),
    destructive: fc.boolean(),
    reversible: fc.boolean(),
    deletes: words,
    cost: fc.record({ estimate: fc.constant('low'), billable: fc.boolean() }),
  },
  { requiredKeys: [] },
)

test("leaves and effects are each other's inverse", () => {
  fc.assert(
    fc.property(effects, it => {
      expect(effectsOf(leavesOf(it))).toEqual(it)
    }),
  )
})

test('no declaration below the root removes what only the root says', () => {
  fc.assert(
    fc.property(effects, maybe, (root, network) => {
      const own: Effects = network === undefined ? {} : { network }
      const { leaves } = inherit([root, own])
      expect(leaves.get('network')).toBe(network ?? root.network)
      expect(leaves.get('cost.billable')).toBe(root.cost?.billable)
    }),
  )
})
