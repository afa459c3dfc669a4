import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { KNOWN_FIELDS } from '../../src/generated/known-fields.ts'
import { codeWords, readMarkdown, tableRows } from '../helpers/markdown.ts'
import { root } from '../helpers/workspace.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
}

const schema = JSON.parse(readFileSync(join(root, 'schemas', 'metadata.schema.json'), 'utf8')) as Schema & {
  readonly $defs: Readonly<Record<string, Schema>>
}

const guide = readMarkdown('docs/guide/document-format.md')

/** The fields in all tables of a part; those in others, dotted, are left out. */
const fieldsInTablesOf = (part: string): readonly string[] =>
  [...guide.matchAll(/^<!-- fields: (\w+).*?-->\n(.*?)^<!-- \/fields -->$/gms)]
    .filter(([, of]) => of === part)
    .flatMap(([, , table = '']) => tableRows(table, 'field').flatMap(row => codeWords(row[0] ?? '')))
    .filter(field => !field.includes('.'))

test.each([...Object.keys(KNOWN_FIELDS), 'syntax', 'configuredBy'])('the tables of the guide have every field of %s, once', part => {
  const fields = Object.keys((part === 'root' ? schema : schema.$defs[part])?.properties ?? {})
  expect(fields.length).toBeGreaterThan(4)
  expect(fieldsInTablesOf(part).toSorted()).toEqual(fields.toSorted())
})

const { withFieldTables } = (await import(pathToFileURL(join(root, 'scripts/field-tables.mjs')).href)) as {
  readonly withFieldTables: (text: string, schema: object) => string
}

const PARTS = {
  properties: { name: { description: 'Its name.' } },
  required: ['name'],
  $defs: {
    tree: {
      properties: {
        height: { description: 'In metres.', $comment: 'docs/guide/document-format.md#trees' },
        fruit: { description: 'What it bears.', properties: { taste: { description: 'sweet|sour' } } },
        age: { description: 'In years.' },
      },
    },
    bush: {
      properties: {
        age: { $ref: '#/$defs/tree/properties/age' },
        height: { $ref: '#/$defs/tree/properties/height', description: 'In feet.' },
      },
    },
    stone: { properties: { weight: { type: 'number' } } },
  },
}

const tableOf = (mark: string, before = ''): readonly string[] =>
  withFieldTables(`${before}<!-- fields: ${mark} -->\nold\n<!-- /fields -->\nafter\n`, PARTS)
    .slice(before.length)
    .split('\n')
    .filter(line => line.startsWith('| `'))

test('a table has what the schema says of each field: whether it must be there, what is in it, where more is said', () => {
  expect(tableOf('root')).toEqual(['| `name` | Required. Its name. |'])
  expect(tableOf('tree')).toEqual([
    '| `height` | In metres. ([more](#trees)) |',
    '| `fruit` | What it bears. |',
    '| `fruit.taste` | sweet\\|sour |',
    '| `age` | In years. |',
  ])
})

test('a table that names fields has these, and the table of the whole part the others', () => {
  const text = withFieldTables(
    '<!-- fields: tree fruit age -->\n<!-- /fields -->\nbetween\n<!-- fields: tree -->\n<!-- /fields -->\n',
    PARTS,
  )
  const [named = '', rest = ''] = text.split('between')
  expect(named).toContain('`age`')
  expect(named).not.toContain('`height`')
  expect(tableRows(rest, 'field').map(row => row[0])).toEqual(['`height`'])
  expect(withFieldTables(text, PARTS)).toBe(text)
})

test('a field that another part describes leads there, unless more is said of it', () => {
  const trees = '## Trees (tall)\n\n<!-- fields: tree -->\n<!-- /fields -->\n'
  expect(withFieldTables(`${trees}<!-- fields: bush -->\n<!-- /fields -->\n`, PARTS)).toContain(
    '| `height` | In feet. |\n| `age` | As under [Trees (tall)](#trees-tall). |\n<!-- /fields -->',
  )
})

test.each([
  ['a part that documents do not have', 'hedge', 'documents have no part hedge'],
  ['a field that the part does not have', 'tree leaf', 'tree has no field leaf'],
  ['a field without a description', 'stone', 'weight has no description'],
  ['a field of a part that has no table', 'bush', 'there is no table of all fields of tree'],
])('%s stops the generation', (_, mark, message) => {
  expect(() => tableOf(mark)).toThrow(message)
})
