import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedDocument } from '../../src/document/stored.ts'
import type { Document } from '../../src/document/document.ts'
import { readEntry, entryLine } from '../../src/search/entry.ts'
import { indexText } from '../../src/search/index.ts'
import { markPostings, postingsText } from '../../src/search/postings.ts'
import { rank } from '../../src/search/query.ts'
import { readIndex } from '../../src/search/read-index.ts'
import type { Index } from '../../src/search/read-index.ts'
import { stem, stemsOf } from '../../src/search/stem.ts'
import { root } from '../helpers/workspace.ts'

const indexOf = (...documents: readonly Document[]): Index => {
  const index = readIndex(
    indexText(
      documents.map(document => [document.name, document]),
      null,
    ),
  )
  if (index === undefined) throw new Error('the index cannot be read')
  return index
}

/** What a question finds, as lines, with the option that it is about. */
const found = (index: Index, question: string): readonly string[] =>
  rank([index], question, () => true).map(hit => {
    const { words, flags } = index.entry(hit.command)
    return [...words, ...(hit.option === -1 ? [] : [flags[hit.option] ?? ''])].join(' ')
  })

const ship: Document = {
  atip: '0.1',
  name: 'ship',
  version: '1',
  description: 'Sails the seas',
  commands: {
    load: { description: 'Put cargo on board', 'x-tasks': ['fill the hold'] },
    unload: { description: 'Take cargo ashore' },
    mast: {
      description: 'Masts',
      commands: {
        fell: { description: 'Cut one down', options: [{ name: 'axe', flags: ['-a', '--axe'], description: 'With the sharpest tool' }] },
      },
    },
    é: { description: 'Über die Brücke' },
  },
}

describe('words', () => {
  test.each([
    ['extract', ['extracts', 'extracted', 'extracting', 'extraction']],
    ['copy', ['copies', 'copied', 'copying']],
    ['stop', ['stops', 'stopped', 'stopping']],
    ['file', ['files']],
    ['compress', ['compresses', 'compressed', 'compression']],
    ['delete', ['deletes', 'deleted', 'deleting']],
  ])('all forms of "%s" are one', (word, forms) => {
    expect([...new Set(forms.map(stem))]).toEqual([stem(word)])
  })

  test.each([
    ['process', 'processor'],
    ['image', 'imagine'],
    ['port', 'portal'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })

  test('what only makes a sentence says nothing', () => {
    expect(stemsOf('How do I extract it to the?')).toEqual(['extract'])
  })
})

test('postings come back as they were written, with their weights in steps of a sixty-third', () => {
  const written = [0, 1, 31, 32, 1023, 1024, 26_000, 1_600_000].map((entry, at) => [entry, (at + 1) / 63] as const)
  const text = `xx${postingsText(written)}yy`
  const [of, touched] = [new Float32Array(1_600_001), new Uint8Array(1_600_001)]
  markPostings(text, { start: 2, end: text.length - 2 }, { of, touched }, 63)
  expect(written.map(([entry]) => [touched[entry], of[entry]])).toEqual(written.map((_, at) => [1, at + 1]))
  expect(touched.reduce((sum, mark) => sum + mark, 0)).toBe(written.length)
})

describe('an index', () => {
  test('has what is shown of each command', () => {
    const index = indexOf(ship)
    const entries = index.kinds.split('').flatMap((kind, at) => (kind === 'z' ? [] : [index.entry(at)]))
    expect(entries.map(entry => [entry.words.join(' '), entry.description])).toContainEqual(['ship é', 'Über die Brücke'])
    for (const entry of entries) expect(readEntry(entryLine(entry))).toEqual(entry)
  })

  test('is ASCII, which is read fastest, and one line more for each word and each command', () => {
    expect(indexText([['ship', ship]], null)).toMatch(/^[\n -~]+$/)
  })

  test('of nothing finds nothing', () => {
    expect(found(indexOf(), 'anything')).toEqual([])
  })

  test.each(['', '{}\n', '{"format":1}\n[]\n\n', '{"format":2,"commands":0,"words":0,"of":null}\n[]\n\n', 'null\n\n\n', '[]'])(
    'is not read from %j',
    text => {
      expect(readIndex(text)).toBeUndefined()
    },
  )
})

describe('a question finds', () => {
  const index = indexOf(ship)

  test.each([
    ['put cargo on board', 'ship load'],
    ['filling a hold', 'ship load'],
    ['taking the cargo ashore', 'ship unload'],
    // a synonym, and the word of the group above
    ['cut masts', 'ship mast fell'],
    ['brücke', 'ship é'],
  ])('"%s": %s', (question, line) => {
    expect(found(index, question)[0]).toBe(line)
  })

  test('the option that does what was asked for', () => {
    expect(found(index, 'cut down with the sharpest axe')).toEqual(['ship mast fell --axe'])
  })

  test('nothing by words that nobody has, nor by none', () => {
    expect(found(index, 'frobnicate')).toEqual([])
    expect(found(index, 'how do I')).toEqual([])
    expect(found(index, '')).toEqual([])
  })

  test('only tools that are permitted', () => {
    expect(rank([index], 'cargo', name => name !== 'ship')).toEqual([])
  })

  test('the same of two indexes as of one of all documents', () => {
    const other: Document = {
      atip: '0.1',
      name: 'crane',
      version: '1',
      description: 'Lifts cargo',
      commands: { lift: { description: 'Lift cargo' } },
    }
    const both = rank([indexOf(ship), indexOf(other)], 'lift cargo', () => true)
    const one = rank([indexOf(ship, other)], 'lift cargo', () => true)
    const lines = (hits: typeof one) => hits.map(hit => [hit.index.entry(hit.command).words.join(' '), hit.score])
    expect(lines(both)).toEqual(lines(one))
  })
})

interface Task {
  readonly task: string
  readonly expect: readonly string[]
  readonly option?: string
}

const tasks = readFileSync(join(root, 'test/search/tasks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Task => JSON.parse(line))

describe('of the tasks that were written down before there was an index', () => {
  let packaged: Index
  beforeAll(() => {
    const names = readdirSync(join(root, 'shims')).filter(name => name.endsWith('.json'))
    packaged = indexOf(...names.map(name => storedDocument(readFileSync(join(root, 'shims', name), 'utf8'))))
  })

  const placeOf = ({ task, expect: wanted }: Task): number => {
    const lines = rank([packaged], task, () => true).map(({ command }) => packaged.entry(command).words.join(' '))
    return lines.findIndex(line => wanted.includes(line)) + 1
  }

  test('this many are answered by the first line, and by one of ten', () => {
    const places = tasks.map(placeOf)
    expect(places.filter(place => place === 1).length).toBeGreaterThanOrEqual(45)
    expect(places.filter(place => place > 0 && place <= 10).length).toBeGreaterThanOrEqual(56)
  })

  test.each([
    ['undo last commit', /^git reset/],
    ['delete a remote branch', /^git push --delete$/],
  ])('"%s" is among the ten', (task, line) => {
    expect(found(packaged, task).slice(0, 10)).toContainEqual(expect.stringMatching(line))
  })
})
