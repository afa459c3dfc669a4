// oxlint-disable vitest/expect-expect -- a law is an assertion: `holds` makes one of it
import * as fc from 'fast-check'
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

const same = (a: Delegation, b: Delegation): boolean => JSON.stringify(delegationJson(a)) === JSON.stringify(delegationJson(b))

const holds = (property: fc.IRawProperty<unknown>) => () => expect(() => fc.assert(property)).not.toThrow()

describe('the meet of delegations', () => {
  test('is commutative', holds(fc.property(delegation, delegation, (a, b) => same(meet(a, b), meet(b, a)))))
  test(
    'is associative',
    holds(fc.property(delegation, delegation, delegation, (a, b, c) => same(meet(meet(a, b), c), meet(a, meet(b, c))))),
  )
  test('is idempotent', holds(fc.property(delegation, a => same(meet(meet(a, a), a), meet(a, a)))))
  test(
    'permits the tools that both permit',
    holds(
      fc.property(
        delegation,
        delegation,
        fc.constantFrom('gh', 'git', 'ght', 'kubectl', 'rm'),
        (a, b, name) => permitsTool(meet(a, b).tools, name) === (permitsTool(a.tools, name) && permitsTool(b.tools, name)),
      ),
    ),
  )
  test(
    'denies what either denies',
    holds(
      fc.property(delegation, delegation, (a, b) =>
        [...a.denied, ...b.denied].every(pattern => meet(a, b).denied.some(it => it.text === pattern.text)),
      ),
    ),
  )
  test('is read back as it is written', holds(fc.property(delegation, a => same(read(delegationJson(a) as unknown as Json), a))))
})
