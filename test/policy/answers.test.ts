import { describe, expect, test } from 'vitest'
import type { Effects } from '../../src/core/effects.ts'
import type { Document } from '../../src/document/document.ts'
import { readDocument } from '../../src/document/read.ts'
import { readDelegation } from '../../src/policy/read-delegation.ts'
import { check, contextOf, decisionOf, tool } from '../helpers/shims.ts'

const CALM = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false } as const

/** Effects as a document of any version can have them. */
const saying = (effects: object, more: Partial<Document> = {}) => contextOf([tool('pear', { effects, ...more })])

const NO_PRESUMPTION = readDelegation(
  { effectRestrictions: { 'interactive.stdin': false, network: false } },
  {
    name: 'lead',
    home: '/home/user',
  },
)

describe('whether it waits for input', () => {
  test.each([
    [false, 'allow'],
    ['none', 'allow'],
    ['optional', 'allow'],
    [true, 'ask'],
    ['required', 'ask'],
    ['password', 'ask'],
    ['Password', 'ask'],
    ['sometimes', 'ask'],
    ['no', 'ask'],
    ['false', 'ask'],
    ['', 'ask'],
    [null, 'ask'],
    [0, 'ask'],
    [1, 'ask'],
    [{}, 'ask'],
    [['none'], 'ask'],
  ])('answered with %j: %s', (stdin, decision) => expect(decisionOf('pear', saying({ ...CALM, interactive: { stdin } }))).toBe(decision))

  test.each(['required', 'password'])('%s is yes, in the words of every verdict', stdin => {
    const verdict = check('pear', saying({ ...CALM, interactive: { stdin } }))
    expect(verdict.reason).toBe('pear waits for answers.')
    expect(verdict.invocations[0]!.effects['interactive.stdin']).toMatchObject({ value: true })
  })

  test('a word that nobody knows is named', () =>
    expect(check('pear', saying({ ...CALM, interactive: { stdin: 'sometimes' } }))).toMatchObject({
      reason: 'what the document of pear says of interactive.stdin is neither yes nor no.',
      invocations: [{ unknowns: [{ code: 'effect' }] }],
    }))

  test.each([
    ['a word over a no of the tool', { stdin: false }, { stdin: 'sometimes' }, 'ask'],
    ['a word over a yes of the tool', { stdin: true }, { stdin: 'sometimes' }, 'ask'],
    ['a no over a word of the tool', { stdin: 'sometimes' }, { stdin: false }, 'allow'],
    ['none over required', { stdin: 'required' }, { stdin: 'none' }, 'allow'],
  ])('%s', (_, above, below, decision) =>
    expect(
      decisionOf('pear pick', saying({ ...CALM, interactive: above }, { commands: { pick: { effects: { interactive: below } } } })),
    ).toBe(decision),
  )
})

describe('other ways to wait for a person', () => {
  test.each([
    [{ editor: 'sometimes' }, 'ask'],
    [{ browser: 'auto' }, 'ask'],
    [{ tty: 'required' }, 'ask'],
    [{ tty: 'none' }, 'allow'],
    [{ editor: false, browser: false, tty: false }, 'allow'],
    // what is no reason to ask when it is certain
    [{ pager: 'auto' }, 'allow'],
    [{ prompts: 'confirm' }, 'allow'],
    // ways that a later version may know
    [{ password: true }, 'ask'],
    [{ biometric: 'required' }, 'ask'],
    [{ password: false }, 'allow'],
    [{ password: 'none' }, 'allow'],
  ])('%j: %s', (interactive, decision) => expect(decisionOf('pear', saying({ ...CALM, interactive }))).toBe(decision))

  test.each([true, 'yes', 'none', null, 1])('the group answered as a whole, with %j', interactive =>
    expect(decisionOf('pear', saying({ ...CALM, interactive }))).toBe('ask'),
  )
})

describe('an answer that the schema refuses, in a file that was not checked again', () => {
  const ODD = ['yes', 'no', 'true', 'false', 'maybe', '', null, 0, 1, [], {}, ['x']]

  test.each(ODD.flatMap(value => ['network', 'destructive', 'filesystem.write', 'filesystem.delete'].map(path => [path, value] as const)))(
    '%s: %j is never the harmless one',
    (path, value) => {
      const [group, part] = path.split('.') as [string, string | undefined]
      const effects = part === undefined ? { ...CALM, [group]: value } : { ...CALM, [group]: { ...CALM.filesystem, [part]: value } }
      expect(decisionOf('pear', saying(effects))).toBe('ask')
    },
  )

  test.each(['none', true, null, 3])('effects that are %j as a whole', effects =>
    expect(decisionOf('pear', contextOf([tool('pear', { effects: effects as unknown as Effects })]))).toBe('ask'),
  )

  test.each(['none', true, null])('filesystem: %j', filesystem => expect(decisionOf('pear', saying({ ...CALM, filesystem }))).toBe('ask'))

  test.each(['a file', true, { files: 1 }, [1]])('deletes: %j', deletes =>
    expect(decisionOf('pear', saying({ ...CALM, deletes }))).toBe('ask'),
  )

  test.each([1, null, 'python', {}])('x-executes: %j', executes =>
    expect(decisionOf('pear', saying({ ...CALM, 'x-executes': executes }))).toBe('ask'),
  )
})

test.each([
  ['secret', 'ask'],
  ['token', 'ask'],
  ['Secret', 'ask'],
  ['credentials', 'ask'],
])('what it shows is %s, whatever the word: %s', (word, decision) =>
  expect(decisionOf('pear', saying({ ...CALM, 'x-reveals': [word] }))).toBe(decision),
)

test('shows nothing', () => expect(decisionOf('pear', saying({ ...CALM, 'x-reveals': [] }))).toBe('allow'))

test.each([
  ['service', 'allow'],
  ['argument', 'ask'],
  ['Service', 'ask'],
  ['local', 'ask'],
  [true, 'ask'],
])('how far the network reaches: %j', (scope, decision) =>
  expect(decisionOf('pear', saying({ ...CALM, network: true, 'x-network-scope': scope }))).toBe(decision),
)

test('a reach without a network changes nothing', () =>
  expect(decisionOf('pear', saying({ ...CALM, 'x-network-scope': 'local' }))).toBe('allow'))

describe('where effects are said of less than a command', () => {
  const odd = { interactive: { stdin: 'sometimes' } } as unknown as Effects
  const pear = contextOf([
    tool('pear', {
      effects: CALM,
      options: [
        { flags: ['--raised'], type: 'boolean', 'x-effects': odd },
        { flags: ['--mode'], type: 'boolean', 'x-mode': odd },
        { flags: ['--plain-mode'], type: 'boolean', 'x-mode': {} },
        { flags: ['--kind'], type: 'string', 'x-values': { odd, plain: {}, moded: { 'x-mode': odd } } },
        { flags: ['--ask'], type: 'boolean', 'x-effects': { interactive: { stdin: 'password' } } },
      ],
    }),
  ])

  test.each([
    ['pear --raised', 'ask'],
    ['pear --mode', 'ask'],
    ['pear --plain-mode', 'allow'],
    ['pear --kind odd', 'ask'],
    ['pear --kind plain', 'allow'],
    ['pear --kind moded', 'ask'],
    ['pear --ask', 'ask'],
    ['pear', 'allow'],
  ])('%s: %s', (line, decision) => expect(decisionOf(line, pear)).toBe(decision))
})

test.each([
  [true, 'ask'],
  ['klingon', 'ask'],
  ['', 'ask'],
  [false, 'allow'],
])('input that is executed in the language %j', (language, decision) =>
  expect(decisionOf('echo x | pear', saying(CALM, { 'x-stdin': language }))).toBe(decision),
)

test('a delegation presumes nothing of an answer that is not understood', () => {
  if (!NO_PRESUMPTION.ok) throw new Error('the delegation is wrong')
  const rules = { policies: null, delegation: NO_PRESUMPTION.value }
  expect(decisionOf('pear', saying({ ...CALM, network: 'maybe' }), rules)).toBe('ask')
  expect(decisionOf('pear', saying({ ...CALM, interactive: { stdin: 'sometimes' } }), rules)).toBe('ask')
  expect(decisionOf('pear', saying(CALM), rules)).toBe('allow')
})

test('a document of a later version that says what is typed is read, and means it', () => {
  const reading = readDocument({
    atip: { version: '0.6' },
    name: 'pear',
    version: '1',
    description: 'Picks',
    commands: { login: { description: 'Logs in', effects: { ...CALM, interactive: { stdin: 'password' } } } },
  })
  if (reading.kind !== 'document') throw new Error('it was not read')
  expect(decisionOf('pear login', contextOf([reading.document]))).toBe('ask')
})
