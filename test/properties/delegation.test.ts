import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { delegationJson, meet, permitsTool } from '../../src/policy/delegation.ts'
import type { Delegation } from '../../src/policy/delegation.ts'
import { readDelegation } from '../../src/policy/read-delegation.ts'

const read = (json: Json): Delegation => {
  const result = readDelegation(json, { name: 'x', home: '/home/user' })
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}

const maybe = <T>(it: fc.Arbitrary<T>) => fc.option(it, { nil: undefined })
const list = (...items: readonly string[]) => maybe(fc.uniqueArray(fc.constantFrom(...items), { maxLength: 4 }))

const delegation: fc.Arbitrary<Delegation> = fc
  .record({
    allowedTools: list('gh', 'git', 'gh*', '*t', 'kubectl'),
    deniedCommands: list('gh repo delete', 'git push --force', 'rm'),
    effectRestrictions: fc.record({
      destructive: maybe(fc.boolean()),
      network: maybe(fc.boolean()),
      idempotent: maybe(fc.boolean()),
      creates: list('a', 'b', 'c'),
      'filesystem.paths': list('/a', '/a/b', '/c', '~/x'),
      unknown: maybe(fc.constantFrom('presume', 'confirm', 'deny')),
    }),
    inheritance: maybe(fc.constantFrom('nearest', 'floor')),
  })
  .map(it => read(JSON.parse(JSON.stringify(it)) as Json))

const plain = (it: Delegation) => delegationJson(it)

describe('the meet of delegations', () => {
  test('is commutative', () =>
    fc.assert(fc.property(delegation, delegation, (a, b) => void expect(plain(meet(a, b))).toEqual(plain(meet(b, a))))))

  test('is associative', () =>
    fc.assert(
      fc.property(
        delegation,
        delegation,
        delegation,
        (a, b, c) => void expect(plain(meet(meet(a, b), c))).toEqual(plain(meet(a, meet(b, c)))),
      ),
    ))

  test('is idempotent', () => fc.assert(fc.property(delegation, a => void expect(plain(meet(meet(a, a), a))).toEqual(plain(meet(a, a))))))

  test('is never wider than either', () =>
    fc.assert(
      fc.property(delegation, delegation, fc.constantFrom('gh', 'git', 'ght', 'kubectl', 'rm'), (a, b, tool) => {
        const both = meet(a, b)
        expect(permitsTool(both.tools, tool)).toBe(permitsTool(a.tools, tool) && permitsTool(b.tools, tool))
        for (const each of [a, b]) for (const pattern of each.denied) expect(both.denied.map(it => it.text)).toContain(pattern.text)
      }),
    ))

  test('is read back as it is written', () =>
    fc.assert(fc.property(delegation, a => void expect(plain(read(plain(a) as unknown as Json))).toEqual(plain(a)))))
})
