import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { sources, sourceText } from '../helpers/sources.ts'

/** A reader has to look up what it is; a noun says it. */
const NO_NOUN = 'it'

/** The lines where code says `it`, as a binding, a use or a field; words in texts and comments are none of these. */
const nameless = (code: string): readonly number[] => {
  const found = new Set<number>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'Identifier' && 'name' in node && node.name === NO_NOUN && 'start' in node)
      found.add(code.slice(0, Number(node.start)).split('\n').length)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code, { lang: 'ts' }))
  return [...found].toSorted((a, b) => a - b)
}

test('nothing in src/ is called it', () => {
  const written = sources.filter(file => file.endsWith('.ts') && !file.startsWith('generated/'))
  expect(written.flatMap(file => nameless(sourceText(file)).map(line => `${file}:${line}`))).toEqual([])
})

test.each([
  ['words.map(it => it.text)', [1]],
  ['const isWord = (\n  it: unknown,\n): it is Word => true', [2, 3]],
  ['for (const [, it] of entries) {\n}', [1]],
  ['type Test = (it: string) => boolean', [1]],
  ['words.map(word => word.text)', []],
  ["const text = 'it' // it is not code", []],
])('%j calls something it in lines %j', (code, lines) => {
  expect(nameless(code)).toEqual(lines)
})
