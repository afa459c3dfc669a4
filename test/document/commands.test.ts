import { expect, test } from 'vitest'
import { commandName, countCommands, findCommand } from '../../src/document/commands.ts'
import type { Commands, Document } from '../../src/document/document.ts'

const LIBRARY: Document = {
  atip: '0.1',
  name: 'library',
  version: '3.2.1',
  description: 'Lends books',
  commands: {
    lend: { description: 'Lend a book', 'x-aliases': ['loan', 'le'] },
    card: {
      description: 'Cards of readers',
      'x-self': { network: true },
      commands: { new: { description: 'A new card' }, block: { 'x-aliases': ['stop'] } },
    },
    'shelf:*': { description: 'Any shelf' },
    'shelf:rare:*': { description: 'A shelf behind glass' },
    's*:rare:*': { description: 'Anything rare' },
  },
}

test.each([
  ['its own name', 'lend', 'lend'],
  ['an alias', 'loan', 'lend'],
  ['another alias', 'le', 'lend'],
  ['a glob', 'shelf:7', 'shelf:*'],
  ['the longest of the globs', 'shelf:rare:7', 'shelf:rare:*'],
  ['nothing', 'shelf', undefined],
  ['nothing, although the letters begin alike', 'len', undefined],
  ['nothing, in capitals', 'Lend', undefined],
])('a command is found by %s: %s', (_name, word, name) => {
  expect(commandName(LIBRARY.commands, word)).toBe(name)
})

test('a name is stronger than an alias, and an alias than a glob', () => {
  const commands: Commands = { 's*': {}, renew: { 'x-aliases': ['stamp', 'lend'] }, lend: {} }
  expect(commandName(commands, 'lend')).toBe('lend')
  expect(commandName(commands, 'stamp')).toBe('renew')
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('%s is no command unless the document has it', word => {
  expect(commandName(LIBRARY.commands, word)).toBe(undefined)
  expect(findCommand(LIBRARY, [word]).kind).toBe('missing')
})

test.each(['constructor', '__proto__', 'toString'])('%s is a command where the document has it', word => {
  const commands = JSON.parse(`{"${word}": {"description": "Build", "commands": {"${word}": {}}}}`) as Commands
  const found = findCommand({ ...LIBRARY, commands }, [word, word])
  expect(found).toMatchObject({ kind: 'found', names: [word, word] })
  expect(found.kind === 'found' && found.nodes[1]).toMatchObject({ description: 'Build' })
})

test('a path is followed from the root, with canonical names', () => {
  const found = findCommand(LIBRARY, ['card', 'stop'])
  expect(found).toEqual({
    kind: 'found',
    names: ['card', 'block'],
    nodes: [LIBRARY, LIBRARY.commands?.['card'], LIBRARY.commands?.['card']?.commands?.['block']],
  })
  expect(findCommand(LIBRARY, [])).toEqual({ kind: 'found', names: [], nodes: [LIBRARY] })
})

test('a word that is missing is reported with what is there and what was meant', () => {
  expect(findCommand(LIBRARY, ['card', 'blok'])).toEqual({
    kind: 'missing',
    word: 'blok',
    below: ['card'],
    meant: 'block',
    known: ['new', 'block'],
  })
  expect(findCommand(LIBRARY, ['lend', 'moby-dick'])).toEqual({
    kind: 'missing',
    word: 'moby-dick',
    below: ['lend'],
    meant: undefined,
    known: [],
  })
})

test('commands are counted at the leaves', () => {
  expect(countCommands(LIBRARY)).toBe(6)
  expect(countCommands({})).toBe(0)
  expect(countCommands({ commands: {} })).toBe(0)
  expect(countCommands({ commands: { a: { commands: { b: { commands: {} } } } } })).toBe(1)
})
