import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { fileNameOf } from '../../src/core/tool-name.ts'
import type { Document, Node, Option } from '../../src/document/document.ts'
import { readDocumentBytes } from '../../src/document/read.ts'
import { applyRules } from '../../src/document/rule.ts'
import { rulesFor } from '../../src/policy/lint/rules.ts'
import { check } from '../helpers/shims.ts'

const root = new URL('../..', import.meta.url).pathname
const filesOf = (directory: string) =>
  readdirSync(join(root, directory)).map(name => ({ name, bytes: readFileSync(join(root, directory, name)) }))

/** What is shown to a terminal or to an agent must not steer either. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

interface Place {
  readonly path: string
  readonly node: Node
  /** The options that hold here, those of the groups above included. */
  readonly names: ReadonlySet<string>
}

const optionsOf = (node: Node): readonly Option[] => node.options ?? []
const namesOf = (options: readonly Option[]) => options.map(option => option.name ?? option.flags[0]!)

const placesOf = (path: string, node: Node, above: readonly Option[]): readonly Place[] => {
  const options = [...above, ...optionsOf(node)]
  const below = Object.entries(node.commands ?? {})
  return [
    { path, node, names: new Set(namesOf(options)) },
    ...below.flatMap(([name, command]) => placesOf(`${path} ${name}`, command, options)),
  ]
}

const stringsOf = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Array.isArray(value) ? value.flatMap(stringsOf) : Object.entries(value).flatMap(([key, it]) => [key, ...stringsOf(it)])
}

const duplicates = (words: readonly string[]) => words.filter((word, i) => words.indexOf(word) !== i)

const shims = filesOf('shims/')
const builtins = filesOf('builtins/')

test('there are shims, and the shell has its document', () => {
  expect(shims.length).toBeGreaterThan(250)
  expect(builtins.map(it => it.name)).toEqual(['shell.json'])
})

const shell = JSON.parse(builtins[0]!.bytes.toString('utf8')) as Document

describe.each([...shims, ...builtins])('$name', ({ name, bytes }) => {
  const reading = readDocumentBytes(bytes)
  const document = JSON.parse(bytes.toString('utf8')) as Document & { readonly [key: string]: Json }
  const places = placesOf(document.name, document, document.globalOptions ?? [])

  test('is a document that reads without a finding', () => {
    expect(reading).toMatchObject({ kind: 'document' })
  })

  test('stands in the file of its name, and says what it was checked against', () => {
    expect(name).toBe(`${fileNameOf(document.name)}.json`)
    expect(document['x-checked']).toMatchObject({
      version: expect.stringMatching(/./),
      against: expect.arrayContaining([expect.stringMatching(/./)]),
    })
  })

  test('holds no control characters', () => {
    expect(stringsOf(document).filter(text => CONTROL.test(text))).toEqual([])
  })

  test('gives a flag to one option of a command', () => {
    expect(duplicates((document.globalOptions ?? []).flatMap(option => option.flags))).toEqual([])
    expect(places.flatMap(({ path, node }) => duplicates(optionsOf(node).flatMap(it => it.flags)).map(flag => `${path} ${flag}`))).toEqual(
      [],
    )
  })

  test('neutralizes, and stands back for, options that exist', () => {
    const every = new Set(places.flatMap(place => [...place.names]))
    const wrong = places.flatMap(({ path, node, names }) => [
      ...[...optionsOf(node), ...(node === document ? (document.globalOptions ?? []) : [])].flatMap(option =>
        (option['x-neutralizes'] ?? [])
          .filter(it => it !== '*' && !(document.globalOptions?.includes(option) ? every : names).has(it))
          .map(it => `${path}: ${it}`),
      ),
      ...(node.arguments ?? []).flatMap(argument => (argument['x-unless'] ?? []).filter(it => !names.has(it)).map(it => `${path}: ${it}`)),
    ])
    expect(wrong).toEqual([])
  })

  test('gives the rules nothing to warn of, and passes its own tests', () => {
    const found = applyRules(rulesFor({ builtins: { document: shell, source: 'builtin', trusted: true }, name: document.name, tests: true }), document)
    expect(found.filter(it => it.severity !== 'note')).toEqual([])
  })

  test('reads its own examples', () => {
    const wrong = places.flatMap(({ node }) =>
      (node.examples ?? []).filter(line => {
        const { invocations } = check(line)
        const own = invocations.filter(it => it.tool === document.name || name === 'shell.json')
        return own.length === 0 || own.some(it => it.unknowns.some(unknown => WORDS.has(unknown.code)))
      }),
    )
    expect(wrong).toEqual([])
  })
})

/** Ways in which a line does not fit its document; that its effects are not known is another matter. */
const WORDS: ReadonlySet<string> = new Set(['option', 'operand', 'command', 'value', 'parse-error'])
