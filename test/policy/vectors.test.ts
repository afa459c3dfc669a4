import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from '../helpers/shims.ts'

interface Vector {
  readonly run: string
  readonly expect: 'allow' | 'ask' | 'deny' | 'not-allow'
  readonly class: string
}

const vectors = readFileSync(new URL('../vectors/policy.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line) as Vector)

const results = vectors.map(vector => ({ ...vector, verdict: check(vector.run) }))
const wrong = (keep: (it: (typeof results)[number]) => boolean) =>
  results.filter(keep).map(it => `${it.run}: ${it.verdict.decision}, ${it.verdict.reason}`)

test('no vector that must not be allowed is', () => {
  expect(wrong(it => it.expect !== 'allow' && it.verdict.decision === 'allow')).toEqual([])
})

test('at most 3 harmless vectors are asked about', () => {
  expect(wrong(it => it.expect === 'allow' && it.verdict.decision !== 'allow').slice(3)).toEqual([])
})

test('nothing that should be asked about is denied', () => {
  expect(wrong(it => it.expect === 'ask' && it.verdict.decision === 'deny')).toEqual([])
})

test('at most 2 catastrophes are only asked about', () => {
  expect(wrong(it => it.expect === 'deny' && it.verdict.decision === 'ask').length).toBeLessThanOrEqual(2)
})

test('every verdict has a reason of one line that ends as a sentence', () => {
  expect(wrong(it => !/^[^\n]{3,}[.!?]$/.test(it.verdict.reason))).toEqual([])
})

test('the score by class', () => {
  const table: Record<string, { right: number; of: number }> = {}
  for (const it of results) {
    const row = (table[it.class] ??= { right: 0, of: 0 })
    row.of++
    if (it.expect === 'not-allow' ? it.verdict.decision !== 'allow' : it.verdict.decision === it.expect) row.right++
  }
  console.table(table)
  expect(Object.keys(table).length).toBeGreaterThan(5)
})
