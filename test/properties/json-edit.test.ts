import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editJson } from '../../src/core/json-edit.ts'
import type { Json } from '../../src/core/json.ts'
import { at } from '../../src/core/pointer.ts'

const key = fc.oneof(fc.constantFrom('flags', 'a/b', 'm~n', '', '__proto__', 'toString', '"', 'ä', '\u2028'), fc.string({ maxLength: 6 }))

const json = fc.letrec<{ value: Json }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string({ maxLength: 8 })),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map(entries => Object.fromEntries(entries) as Json),
  ),
})).value

const space = fc.constantFrom('', ' ', '\n', '\n  ', '\t', '\r\n')

/** The value as somebody may have written it: any white space anywhere, keys escaped or not. */
const layOut = (value: Json, spaces: () => string, escapes: () => boolean): string => {
  const s = spaces
  const word = (text: string): string =>
    escapes()
      ? `"${Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`
      : JSON.stringify(text)
  if (typeof value === 'string') return word(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const items = Array.isArray(value)
    ? (value as readonly Json[]).map(item => `${s()}${layOut(item, s, escapes)}${s()}`)
    : Object.entries(value).map(([name, item]) => `${s()}${word(name)}${s()}:${s()}${layOut(item, s, escapes)}${s()}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}${items.length === 0 ? s() : items.join(',')}${close}`
}

const laidOut = fc
  .tuple(json, fc.array(space, { minLength: 40, maxLength: 40 }), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
  .map(([value, spaces, escapes]) => {
    let i = 0
    let j = 0
    return {
      value,
      text: layOut(
        value,
        () => spaces[i++ % spaces.length]!,
        () => escapes[j++ % escapes.length]!,
      ),
    }
  })

/** Every place of a value: its pointer, and the way to it. */
const waysIn = (value: Json, way: readonly string[] = []): readonly (readonly string[])[] => [
  way,
  ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, item]) => waysIn(item, [...way, name])) : []),
]

/** A copy in which `change` was applied to the container at the end of the way. */
const changed = (value: Json, way: readonly string[], change: (container: Json, name: string) => Json): Json => {
  const [name, ...rest] = way
  if (name === undefined) return value
  if (rest.length === 0) return change(value, name)
  const inner = (item: Json): Json => changed(item, rest, change)
  if (Array.isArray(value)) return (value as readonly Json[]).map((item, i) => (String(i) === name ? inner(item) : item))
  return Object.fromEntries(Object.entries(value as object).map(([k, item]) => [k, k === name ? inner(item as Json) : (item as Json)]))
}

const put = (container: Json, name: string, by: readonly (readonly [string, Json])[]): Json => {
  if (Array.isArray(container))
    return (container as readonly Json[]).flatMap((item, i) => (String(i) === name ? by.map(it => it[1]) : [item]))
  return Object.fromEntries(Object.entries(container as object).flatMap(([k, item]) => (k === name ? by : [[k, item as Json] as const])))
}

/** -0 is written 0. */
const parsed = (text: string): unknown => JSON.parse(text)
const same = (value: Json): unknown => JSON.parse(JSON.stringify(value))

const commonStart = (a: string, b: string): number => {
  let n = 0
  while (n < a.length && n < b.length && a[n] === b[n]) n++
  return n
}

test('replacing gives the value that was meant, and leaves the text before and after it alone', () => {
  fc.assert(
    fc.property(laidOut, json, fc.nat(), ({ value, text }, by, pick) => {
      const ways = waysIn(value)
      const way = ways[pick % ways.length]!
      const result = editJson(text, [{ kind: 'replace', pointer: at('', ...way), value: by }])
      expect(parsed(result)).toEqual(way.length === 0 ? same(by) : same(changed(value, way, (it, name) => put(it, name, [[name, by]]))))
      // replaced once more by a mark that stands nowhere else, the two texts differ in nothing but the mark
      const marked = editJson(text, [{ kind: 'replace', pointer: at('', ...way), value: 'MARK' }])
      const [start, end] = marked.split('"MARK"') as [string, string]
      expect(text.startsWith(start) && text.endsWith(end) && result.startsWith(start) && result.endsWith(end)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('inserting puts one member after another, and takes nothing away', () => {
  fc.assert(
    fc.property(laidOut, json, fc.nat(), ({ value, text }, by, pick) => {
      const ways = waysIn(value).filter(way => {
        const container = way.slice(0, -1).reduce<Json>((it, name) => (it as Record<string, Json>)[name]!, value)
        return way.length > 0 && !Array.isArray(container) && !Object.hasOwn(container as object, 'novel')
      })
      fc.pre(ways.length > 0)
      const way = ways[pick % ways.length]!
      const result = editJson(text, [{ kind: 'insert', pointer: at('', ...way), key: 'novel', value: by }])
      const keep = (it: Json, name: string): Json =>
        put(it, name, [
          [name, (it as Record<string, Json>)[name]!],
          ['novel', by],
        ])
      expect(parsed(result)).toEqual(same(changed(value, way, keep)))
      const start = commonStart(text, result)
      expect(result.endsWith(text.slice(start))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('several edits of one text are as good as one after the other', () => {
  fc.assert(
    fc.property(laidOut, fc.array(json, { maxLength: 4 }), ({ value, text }, values) => {
      const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
      const edits = values.slice(0, names.length).map((by, i) => ({ kind: 'replace', pointer: at('', names[i]!), value: by }) as const)
      expect(editJson(text, edits)).toBe(edits.reduce((it, edit) => editJson(it, [edit]), text))
    }),
  )
})

test('a number is quoted as it is spelt', () => {
  expect(editJson('{"version": 1.10}', [{ kind: 'quote', pointer: '/version' }])).toBe('{"version": "1.10"}')
})

test('of two equal keys the one that counts is changed', () => {
  const text = '{"atip": 0.1, "atip": 0.2}'
  expect(editJson(text, [{ kind: 'replace', pointer: '/atip', value: '0.2' }])).toBe('{"atip": 0.1, "atip": "0.2"}')
})

test('a member is inserted on a line of its own where its neighbour has one', () => {
  const lines = '{\n  "flags": ["--x"],\n  "enum": ["a"]\n}\n'
  expect(editJson(lines, [{ kind: 'insert', pointer: '/flags', key: 'type', value: 'enum' }])).toBe(
    '{\n  "flags": ["--x"],\n  "type": "enum",\n  "enum": ["a"]\n}\n',
  )
  expect(editJson('{"flags":["--x"]}', [{ kind: 'insert', pointer: '/flags', key: 'type', value: 'enum' }])).toBe(
    '{"flags":["--x"], "type": "enum"}',
  )
})
