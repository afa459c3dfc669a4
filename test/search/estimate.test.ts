import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import type { Document, Node } from '../../src/document/document.ts'
import { commandView } from '../../src/search/command-view.ts'
import { estimateTokens } from '../../src/search/estimate.ts'
import { toolIndex } from '../../src/search/tool-index.ts'
import { root } from '../helpers/workspace.ts'

const cost = (answer: unknown): number => estimateTokens(JSON.stringify(answer))

const answersOf = (document: Document): readonly string[] => {
  const visit = (names: readonly string[], nodes: readonly Node[]): readonly string[] => {
    const question = { document, names, nodes, levels: undefined, limit: undefined, cost, filtered: 0 }
    const inner = Object.entries(nodes.at(-1)?.commands ?? {})
    const own = JSON.stringify(inner.length > 0 ? toolIndex(question) : commandView(question))
    return [own, ...inner.flatMap(([name, child]) => visit([...names, name], [...nodes, child]))]
  }
  return visit([], [document])
}

/** Every fifth: to count them all takes seconds. */
const shims = readdirSync(join(root, 'shims')).filter((_, at) => at % 5 === 0)

test('what is shown of the packaged documents is estimated rather too high than too low, and not by much', () => {
  const answers = shims.flatMap(file => answersOf(JSON.parse(readFileSync(join(root, 'shims', file), 'utf8')) as Document))
  const ratios = answers.map(text => estimateTokens(text) / countTokens(text)).toSorted((a, b) => a - b)
  expect(answers.length).toBeGreaterThan(300)
  const at = (share: number): number => ratios[Math.floor(share * ratios.length)] ?? 0
  expect(at(0.02)).toBeGreaterThan(1)
  expect(at(0)).toBeGreaterThan(0.8)
  expect(at(0.5)).toBeLessThan(1.12)
  expect(at(0.98)).toBeLessThan(1.2)
})

test.each([
  ['', 0],
  ['図書館の本', 5],
  ['word', 2],
])('%j is estimated at %d', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens)
})
