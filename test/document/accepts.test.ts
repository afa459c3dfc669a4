import { expect, test } from 'vitest'
import { readDocument } from '../../src/document/read.ts'
import type { Json } from '../../src/core/json.ts'

/** The least that is a document, as a tool of the library would print it. */
const LEAST = { atip: '0.1', name: 'library', version: '3.2.1', description: 'Lends books' }

/** A document whose one command is `command`. */
const withCommand = (command: Json): Json => ({ ...LEAST, commands: { lend: command } })
const withEffects = (effects: Json): Json => withCommand({ description: 'Lend a book', effects })
const withArgument = (argument: Json): Json => withCommand({ arguments: [argument] })
const withOption = (option: Json): Json => withCommand({ options: [option] })
const withLogin = (authentication: Json): Json => ({ ...LEAST, authentication })
const withPattern = (pattern: Json): Json => ({ ...LEAST, patterns: [pattern] })

const ACCEPTED: readonly (readonly [name: string, document: Json])[] = [
  ['V1 the four required fields alone', LEAST],
  ['V2 no commands in commands', { ...LEAST, commands: {} }],
  ['V3 a command that says nothing', withCommand({})],
  ['V4 a group with a description and commands only', withCommand({ description: 'Lend', commands: { book: { description: 'A book' } } })],
  ['V5 a command without arguments, options, effects and examples', withCommand({ description: 'Lend a book' })],
  ['V6 effects that say nothing', withEffects({})],
  ['V7 network and idempotent as the only effects', withEffects({ network: true, idempotent: true })],
  ['V8 filesystem.write alone', withEffects({ filesystem: { write: true } })],
  ['V9 effects without idempotent', withEffects({ network: true, filesystem: { write: true }, creates: ['directory'] })],
  ['V10 a cost without an estimate', withEffects({ cost: { billable: true } })],
  ['V11 a duration without a timeout', withEffects({ duration: { typical: '5s' } })],
  ['V12 a list of creations that is empty', withEffects({ creates: [] })],
  ['V13 an argument without a description', withArgument({ name: 'number', type: 'integer', required: false })],
  ['V14 an argument without required', withArgument({ name: 'title', type: 'string' })],
  ['V15 an argument of type integer', withArgument({ name: 'shelf', type: 'integer', required: true })],
  ['V16 an option without description and default', withOption({ name: 'shelf', flags: ['-s', '--shelf'], type: 'string' })],
  [
    'V17 an option of type enum with values and a default',
    withOption({ name: 'state', flags: ['-s', '--state'], type: 'enum', enum: ['open', 'closed'], default: 'open' }),
  ],
  ['V18 a boolean option without a default', withOption({ name: 'draft', flags: ['--draft'], type: 'boolean' })],
  ['V19 a long flag with a single dash', withOption({ name: 'chdir', flags: ['-chdir'], type: 'string' })],
  ['V20 an oauth method without envVar', withLogin({ required: true, methods: [{ type: 'oauth', setupCommand: 'library login' }] })],
  ['V21 a token method without setupCommand', withLogin({ required: true, methods: [{ type: 'token', envVar: 'LIBRARY_TOKEN' }] })],
  ['V22 authentication without checkCommand', withLogin({ required: true, methods: [{ type: 'token' }] })],
  ['V23 authentication that is not required, and no more', withLogin({ required: false })],
  [
    'V24 a pattern whose steps use a variable that it does not declare',
    withPattern({ name: 'renew', steps: [{ command: 'library renew {number}' }] }),
  ],
  [
    'V25 pattern steps without descriptions',
    withPattern({ name: 'renew', steps: [{ command: 'library find' }, { command: 'library renew' }] }),
  ],
  ['V26 no homepage', { ...LEAST, commands: { lend: { description: 'Lend a book' } } }],
  ['V27 no options in globalOptions', { ...LEAST, globalOptions: [] }],
  ['V28 effects of the tool and no commands', { ...LEAST, effects: { network: false, destructive: false } }],
  [
    'V29 fields that nobody knows',
    { ...LEAST, mood: 'quiet', 'x-shelf': [1, 2], commands: { lend: { colour: 'green', effects: { noise: 'low', network: false } } } },
  ],
  ['V30 the name g++', { ...LEAST, name: 'g++' }],
  ['V30 the name [', { ...LEAST, name: '[' }],
  ['V30 the name python3.11', { ...LEAST, name: 'python3.11' }],
  ['V30 the name x86_64-linux-gnu-gcc', { ...LEAST, name: 'x86_64-linux-gnu-gcc' }],
  ['V31 the object form of atip', { ...LEAST, atip: { version: '0.6', features: ['trust'] } }],
  ['V31 trust', { ...LEAST, trust: { source: 'native', integrity: { checksum: 'sha256:00' } } }],
  ['V31 effects.interactive', withEffects({ interactive: { stdin: 'optional', editor: true, prompts: false, tty: false } })],
]

test.each(ACCEPTED)('accepted, and kept as it is: %s', (_name, document) => {
  expect(readDocument(document)).toEqual({ kind: 'document', document, warnings: [] })
})

test('V31 accepted: a root command, which becomes fields of the tool', () => {
  const reading = readDocument({ ...LEAST, commands: { '': { description: 'Open the door', arguments: [{ name: 'door' }] }, lend: {} } })
  expect(reading).toMatchObject({ kind: 'document', document: { arguments: [{ name: 'door' }], commands: { lend: {} } } })
})
