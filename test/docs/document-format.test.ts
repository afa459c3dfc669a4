import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KNOWN_FIELDS } from '../../src/generated/known-fields.ts'
import { codeWords, readMarkdown, tableRows } from '../helpers/markdown.ts'
import { root } from '../helpers/workspace.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

const schema = JSON.parse(readFileSync(join(root, 'schemas', 'metadata.schema.json'), 'utf8')) as Schema & {
  readonly $defs: Readonly<Record<string, Schema>>
}

const guide = readMarkdown('docs/guide/document-format.md')

/** The field that a word begins with: `x-path`, `.write`, `flags[]`, `cost.billable`. */
const fieldOf = (word: string): readonly string[] => word.split('.').map(it => it.replace(/\[\]$/, ''))

test.each([...Object.keys(KNOWN_FIELDS), 'syntax', 'configuredBy'])('the guide names every field of %s', part => {
  const fields = Object.keys((part === 'root' ? schema : schema.$defs[part])?.properties ?? {})
  expect(fields.length).toBeGreaterThan(4)
  const named = new Set(codeWords(guide.replace(/^```.*?^```/gms, '')).flatMap(word => word.split(/[^\w$.[\]-]+/).flatMap(fieldOf)))
  expect(fields.filter(field => !named.has(field))).toEqual([])
})

/** All names of fields, at whatever depth. */
const fieldsIn = (part: Schema): readonly string[] => [
  ...Object.entries(part.properties ?? {}).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]),
  ...(part.items === undefined ? [] : fieldsIn(part.items)),
]

test('the tables of the guide have no field that the schema lacks', () => {
  const fields = new Set([schema, ...Object.values(schema.$defs)].flatMap(fieldsIn))
  const rows = [...tableRows(guide, 'field'), ...tableRows(guide, 'path')]
  expect(rows.length).toBeGreaterThan(70)
  const named = rows.flatMap(row => codeWords(row[0] ?? '').flatMap(fieldOf)).filter(field => field !== '')
  expect(named.filter(field => !fields.has(field))).toEqual([])
})
