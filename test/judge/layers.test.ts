import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import type { Argument, Command, Document, Option } from '../../src/document/document.ts'
import type { Layer } from '../../src/judge/context.ts'
import type { Look } from '../../src/judge/look.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import type { Rules } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { check, contextOf, shimContext, tool } from '../helpers/shims.ts'

/*
 * The table of layers. A tool is described twice: by a careful shim (weaker, trusted), and by something stronger that is trusted or
 * not, and that says the same, leaves it out, or says the opposite. Each cell is the verdict of the built-in policy.
 */

const CALM = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false } as const
const HARSH = { ...CALM, filesystem: { read: true, write: true, delete: true }, destructive: true } as const

/** What the careful shim knows of a tool that keeps an orchard. */
const CAREFUL: Partial<Document> = {
  globalOptions: [
    { name: 'help', flags: ['-h', '--help'], type: 'boolean', 'x-mode': {} },
    { name: 'orchard', flags: ['--orchard'], type: 'string' },
  ],
  commands: {
    list: {
      effects: CALM,
      arguments: [{ name: 'row', required: false, variadic: true }],
      options: [
        { name: 'ripe', flags: ['-r', '--ripe'], type: 'boolean' },
        { name: 'limit', flags: ['-l', '--limit'], type: 'integer' },
        { name: 'format', flags: ['--format'], type: 'string', 'x-values': { table: {}, page: { 'x-reveals': ['secret'] } } },
        { name: 'purge', flags: ['--purge'], type: 'boolean', 'x-effects': { destructive: true, filesystem: { delete: true } } },
        { name: 'via', flags: ['--via'], type: 'string', 'x-executes': 'shell' },
        { name: 'to', flags: ['--to'], type: 'file', 'x-path': 'write' },
      ],
    },
    fell: { effects: HARSH, arguments: [{ name: 'tree', 'x-path': 'delete' }] },
    read: { effects: CALM, arguments: [{ name: 'book', 'x-path': 'read' }] },
    graft: { effects: CALM, 'x-executes': 'file' },
    ask: { effects: CALM, arguments: [{ name: 'command', 'x-executes': 'argv-rest' }], 'x-syntax': { permute: false } },
    fetch: { effects: { ...CALM, network: true, 'x-network-scope': 'service' } },
  },
}

const careful: Layer = { document: tool('orchard', CAREFUL), source: 'packaged', trusted: true }

const over = (fields: Partial<Document>, how: Partial<Layer> = {}): readonly Layer[] => [
  { document: tool('orchard', fields), source: 'native', trusted: true, ...how },
  careful,
]

const contextWith = (layers: readonly Layer[]) => {
  const own = contextOf([['orchard', layers]])
  return { ...own, resolveTool: (name: string, cwd: string | undefined) => (name === 'orchard' ? own : shimContext).resolveTool(name, cwd) }
}

const verdictOf = (line: string, layers: readonly Layer[], rules?: Rules) => check(line, contextWith(layers), rules)

const decide = (line: string, layers: readonly Layer[]) => verdictOf(line, layers).decision

const operands = [{ name: 'words', required: false, variadic: true }] as const

/** A stronger document that has these commands. */
const having = (commands: Readonly<Record<string, Command>>, more: Partial<Document> = {}): Partial<Document> => ({ commands, ...more })

const STRONGER = {
  /** It knows nothing of the command. */
  sparse: having({ prune: { effects: HARSH } }),
  /** It has the commands, and says nothing of what they do. */
  names: having(
    { list: { arguments: operands }, fell: { arguments: operands }, read: { arguments: operands }, graft: {}, fetch: {} },
    { globalOptions: [{ name: 'help', flags: ['--help'], type: 'boolean' }] },
  ),
  /** It says that everything is harmless, with all options listed. */
  lies: having(
    {
      list: {
        effects: CALM,
        arguments: operands,
        options: [
          { name: 'ripe', flags: ['-r', '--ripe'], type: 'boolean' },
          { name: 'limit', flags: ['-l', '--limit'], type: 'integer' },
          { name: 'format', flags: ['--format'], type: 'string' },
          { name: 'purge', flags: ['--purge'], type: 'boolean' },
          { name: 'via', flags: ['--via'], type: 'string' },
          { name: 'to', flags: ['--to'], type: 'file' },
        ],
      },
      fell: { effects: CALM, arguments: operands },
      read: { effects: CALM, arguments: operands },
      graft: { effects: { ...CALM, 'x-executes': false } },
      ask: { effects: CALM, arguments: operands },
      fetch: { effects: CALM },
    },
    { effects: CALM, arguments: operands, globalOptions: [{ name: 'help', flags: ['--help'], type: 'boolean' }] },
  ),
  /** It says that everything is dangerous. */
  warns: having({ list: { effects: HARSH, arguments: operands }, read: { effects: HARSH, arguments: operands } }, { effects: HARSH }),
} as const satisfies Record<string, Partial<Document>>

type Cell = readonly [line: string, alone: string, sparse: string, names: string, lies: string, warns: string]

/** By a trusted document above the shim. `alone`: the shim without it. */
const TRUSTED: readonly Cell[] = [
  // claims: silence makes nothing worse, and a warning counts
  ['orchard list', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard list row', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard fetch', 'allow', 'allow', 'allow', 'allow', 'ask'],
  // options that only the shim knows
  ['orchard list --ripe', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard list -rl 5', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard list --limit 5 row', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard --orchard east list', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard list --format table', 'allow', 'allow', 'allow', 'allow', 'ask'],
  // modes
  ['orchard fell tree --help', 'allow', 'allow', 'allow', 'allow', 'allow'],
  ['orchard --help', 'allow', 'allow', 'allow', 'allow', 'allow'],
  // hazards: of the command, an option, its value
  ['orchard fell tree', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard fell ~/tree', 'deny', 'deny', 'deny', 'deny', 'deny'],
  ['orchard list --purge', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard list --format page', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard list --format other', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard list --to out', 'ask', 'ask', 'ask', 'ask', 'ask'],
  // nesting: code that runs
  ['orchard graft', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard list --via "rm -rf ~/work"', 'deny', 'deny', 'deny', 'deny', 'deny'],
  ['orchard list --via "ls"', 'allow', 'allow', 'allow', 'allow', 'ask'],
  ['orchard ask rm -rf ~/work', 'deny', 'deny', 'deny', 'deny', 'deny'],
  ['orchard ask ls', 'allow', 'allow', 'allow', 'allow', 'ask'],
  // operands
  ['orchard read .env', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard read book', 'allow', 'allow', 'allow', 'allow', 'ask'],
  // what nobody knows
  ['orchard plough', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard list --deep', 'ask', 'ask', 'ask', 'ask', 'ask'],
  ['orchard read a b', 'ask', 'ask', 'ask', 'allow', 'ask'],
]

describe.each(['sparse', 'names', 'lies', 'warns'] as const)('a trusted document that is stronger: %s', kind => {
  const at = 2 + ['sparse', 'names', 'lies', 'warns'].indexOf(kind)
  test.each(TRUSTED.map(cell => [cell[0], cell[at]!] as const))('%s: %s', (line, decision) =>
    expect(decide(line, over(STRONGER[kind]))).toBe(decision),
  )
})

test.each(TRUSTED.map(([line, alone]) => [line, alone] as const))('the shim alone, %s: %s', (line, decision) =>
  expect(decide(line, [careful])).toBe(decision),
)

describe.each(['sparse', 'names', 'lies'] as const)('a document above it that is not trusted, and no warning: %s', kind => {
  test.each(TRUSTED.map(([line, alone]) => [line, alone] as const))('%s: %s, as without it', (line, decision) =>
    expect(decide(line, over(STRONGER[kind], { trusted: false }))).toBe(decision),
  )
})

describe('a document that is not trusted and warns', () => {
  test.each([
    ['orchard list', 'ask'],
    ['orchard read book', 'ask'],
    ['orchard fell ~/tree', 'deny'],
  ])('%s: %s', (line, decision) => expect(decide(line, over(STRONGER.warns, { trusted: false }))).toBe(decision))
})

describe.each(['sparse', 'names', 'lies'] as const)('a document that the program has outlived: %s', kind => {
  test.each(TRUSTED.map(([line, alone]) => [line, alone] as const))('%s: %s, as without it', (line, decision) =>
    expect(decide(line, over(STRONGER[kind], { stale: true }))).toBe(decision),
  )
})

test('a document that the program has outlived promises nothing alone', () =>
  expect(decide('orchard list', over(STRONGER.lies, { stale: true }).slice(0, 1))).toBe('ask'))

describe('a document below the shim', () => {
  const below = (fields: Partial<Document>, how: Partial<Layer> = {}): readonly Layer[] => [
    careful,
    { document: tool('orchard', fields), source: 'system', trusted: true, ...how },
  ]
  test.each([
    ['orchard list', STRONGER.lies, 'allow'],
    ['orchard fell tree', STRONGER.lies, 'ask'],
    ['orchard list', STRONGER.warns, 'ask'],
    ['orchard fell tree --help', STRONGER.warns, 'ask'],
    // what the shim says of an option or operand stands, though the other only names it
    ['orchard list --purge', STRONGER.lies, 'ask'],
    ['orchard list --ripe --to out', STRONGER.lies, 'ask'],
    ['orchard list --ripe --via "rm -rf ~/work"', STRONGER.lies, 'deny'],
    ['orchard read .env', STRONGER.lies, 'ask'],
    ['orchard plough', having({ plough: { effects: CALM } }), 'allow'],
    ['orchard list --deep', having({ list: { effects: CALM, options: [{ flags: ['--deep'], type: 'boolean' }] } }), 'allow'],
  ])('%s', (line, fields, decision) => expect(decide(line, below(fields))).toBe(decision))

  test('gives no promise when it is not trusted', () =>
    expect(decide('orchard plough', below(having({ plough: { effects: CALM } }), { trusted: false }))).toBe('ask'))
})

describe('a promise counts only from a document that has a place for every word', () => {
  const native = (list: Command, more: Partial<Document> = {}) => over(having({ list: { arguments: operands, ...list } }, more))

  test.each([
    // one option that only the one knows, and one that only the other does
    ['orchard list --new --ripe', native({ effects: CALM, options: [{ flags: ['--new'], type: 'boolean' }] }), 'ask'],
    // an option without a word about effects, in a command without one
    ['orchard list --new', native({ options: [{ flags: ['--new'], type: 'boolean' }] }), 'ask'],
    ['orchard list --new', native({ effects: CALM, options: [{ flags: ['--new'], type: 'boolean' }] }), 'allow'],
    // a list of options that calls itself complete is not silent
    ['orchard list --ripe', native({ effects: CALM, 'x-complete': true }), 'ask'],
    // part of the answer from each
    ['orchard list', native({ effects: { network: false } }), 'allow'],
    ['orchard list', native({ effects: { filesystem: { write: true } } }), 'ask'],
    ['orchard list', native({ effects: { interactive: { stdin: 'password' } } }), 'ask'],
    ['orchard fetch', over(having({ fetch: { effects: { network: true } } })), 'allow'],
    // a command that only the tool knows has no promise from anyone
    ['orchard plough', over(having({ plough: {} }, {})), 'ask'],
    ['orchard plough', over(having({ plough: { effects: CALM } })), 'allow'],
    ['orchard plough', over(having({ plough: { effects: { network: false } } })), 'ask'],
  ])('%s', (line, layers, decision) => expect(decide(line, layers)).toBe(decision))

  /** How far the network reaches is a promise too, unlike that there is one. */
  const reaching = (fetch: Command): Layer => ({
    document: tool('orchard', having({ fetch })),
    source: 'native',
    trusted: true,
  })
  const near = { ...CALM, network: true, 'x-network-scope': 'service' } as const
  const from = { flags: ['--from'], type: 'string' } as const

  test.each([
    ['orchard fetch', reaching({ effects: near }), reaching({ effects: near }), 'allow'],
    ['orchard fetch', reaching({ effects: { ...CALM, network: true } }), { ...reaching({ effects: near }), trusted: false }, 'ask'],
    // an option widens the reach for the stronger; the weaker, which only names it, does not narrow it again
    [
      'orchard fetch --from evil.example',
      reaching({ effects: near, options: [{ ...from, 'x-effects': { network: true } }] }),
      reaching({ effects: near, options: [from] }),
      'ask',
    ],
    ['orchard fetch --from row', reaching({ effects: near, options: [from] }), reaching({ effects: near, options: [from] }), 'allow'],
  ] as const)('%s', (line, strong, weak, decision) => expect(decide(line, [strong, weak])).toBe(decision))

  test.each(['unknown', 'known-safe', 'same-as-included', 'known-dangerous'])(
    'what a partial document leaves out is told by the next, and by itself unknown: %s',
    safetyAssumption => {
      const partial = having({ prune: { effects: CALM } }, { effects: CALM, partial: true, omitted: { safetyAssumption } })
      expect(decide('orchard list', over(partial))).toBe('allow')
      expect(decide('orchard fell tree', over(partial))).toBe('ask')
      expect(decide('orchard list', over(partial).slice(0, 1))).toBe('ask')
    },
  )
})

describe('documents that take the words for different things', () => {
  const rootOnly = over({ effects: CALM, arguments: operands })
  const valued = having({ list: { effects: CALM, arguments: operands, options: [{ flags: ['--ripe'], type: 'string' }] } })

  test.each([
    // the shim sees a command where the tool sees a word
    ['orchard fell tree', rootOnly, 'ask'],
    ['orchard fell ~/tree', rootOnly, 'deny'],
    ['orchard list', rootOnly, 'allow'],
    // operands for the one, a command of its own for the other, and only that one promises anything
    ['orchard ask ls', over(having({ ask: { arguments: operands } })), 'ask'],
    // a value for the one, an operand for the other; both know all of it, and both say that it is harmless
    ['orchard list --ripe row', over(valued), 'allow'],
    // a word that is one for the stronger and a switch for the weaker, beside an option that only the weaker knows
    [
      'orchard list --ripe again',
      [
        { document: tool('orchard', having({ list: { arguments: operands } })), source: 'native', trusted: true },
        {
          document: tool(
            'orchard',
            having({ list: { effects: CALM, options: ['--ripe', 'again'].map(flag => ({ flags: [flag], type: 'boolean' })) } }),
          ),
          source: 'packaged',
          trusted: true,
        },
      ],
      'ask',
    ],
    // the stronger knows the option, and not another one: the weaker may not read the word anew
    ['orchard list --ripe row --limit 5', over(valued), 'ask'],
  ])('%s', (line, layers, decision) => expect(decide(line, layers)).toBe(decision))

  const ruled = (commands: Json): Rules => {
    const read = readPolicy({ commands }, { name: 'policy.json', level: 'user' })
    if (!read.ok) throw new Error(read.failure.message)
    return { policies: stackOf({ user: read.value }) }
  }

  test.each([
    ['orchard list', { deny: ['orchard list'] }, 'deny'],
    ['orchard list', { ask: ['orchard list'] }, 'ask'],
    ['orchard read book', { deny: ['orchard list'] }, 'allow'],
  ])('%s: a rule holds in whichever reading it fits', (line, commands, decision) => {
    expect(verdictOf(line, rootOnly, ruled(commands)).decision).toBe(decision)
    expect(verdictOf(line, over(STRONGER.sparse), ruled(commands)).decision).toBe(decision)
  })
})

describe('what is said of it', () => {
  test('a hazard that another layer knows, and one that a layer denies that is not believed', () => {
    expect(verdictOf('orchard fell tree', over(STRONGER.lies)).invocations[0]!.conflicts).toContain(
      'packaged says that destructive is true',
    )
    expect(verdictOf('orchard fell tree', over(STRONGER.lies, { trusted: false })).invocations[0]!.conflicts).toContain(
      'native says that destructive is false',
    )
    expect(verdictOf('orchard list', over(STRONGER.lies)).invocations[0]!.conflicts).toEqual([])
  })

  test('the layer that was read, and where a promise came from', () => {
    const [invocation] = verdictOf('orchard list --limit 5', over(STRONGER.names)).invocations
    expect(invocation).toMatchObject({ source: 'packaged', unknowns: [] })
    const [named] = verdictOf('orchard list', over(STRONGER.names)).invocations
    expect(named).toMatchObject({ source: 'native', effects: { network: { value: false, from: 'packaged' } } })
  })
})

describe('what a stronger document says of an option or operand, where a weaker one says that it is harmless', () => {
  const list = (fields: Command, layer: Partial<Layer> = {}): Layer => ({
    document: tool('orchard', having({ list: { effects: CALM, ...fields } })),
    source: 'native',
    trusted: true,
    ...layer,
  })
  const option = (fields: Partial<Option>): Command => ({ options: [{ flags: ['--on'], type: 'string', ...fields }] })
  const operand = (fields: Partial<Argument>): Command => ({ arguments: [{ name: 'word', required: false, ...fields }] })

  test.each([
    ['orchard list --on x', 'allow', option({}), option({ 'x-effects': CALM })],
    ['orchard list --on x', 'ask', option({ 'x-sends': true }), option({ 'x-effects': CALM })],
    ['orchard list --on q=@.env', 'ask', option({ 'x-reads-behind': '=@' }), option({ 'x-effects': CALM })],
    ['orchard list --on q=x', 'allow', option({ 'x-reads-behind': '=@' }), option({ 'x-effects': CALM })],
    ['orchard list word', 'allow', operand({}), operand({ 'x-effects': CALM })],
    ['orchard list word', 'ask', operand({ 'x-loses': 'named' }), operand({ 'x-effects': CALM })],
    ['orchard list word', 'ask', operand({ 'x-sends': true }), operand({ 'x-effects': CALM })],
    // a detail of what the document does not say is not an answer: the weaker one knows which values there are
    ['orchard list --on red', 'allow', option({ 'x-ignore-case': true }), option({ 'x-values': { red: {} } })],
    ['orchard list --on x', 'ask', option({ 'x-ignore-case': true }), option({ 'x-values': { red: {} } })],
    ['orchard list --on x', 'ask', option({ 'x-drops': ['executes'] }), option({ 'x-values': { red: {} } })],
    ['orchard list --on x', 'ask', option({ 'x-elsewhere': true }), option({ 'x-values': { red: {} } })],
    ['orchard list --on x', 'ask', option({ 'x-placeholder': '{}', 'x-appends': true }), option({ 'x-values': { red: {} } })],
  ] as const)('%s: %s (%j over %j)', (line, decision, strong, weak) => {
    expect(decide(line, [list(strong), list(weak, { source: 'packaged' })])).toBe(decision)
  })

  const dry = { name: 'dry', flags: ['--dry'], type: 'boolean', 'x-mode': {} } as const
  const wet = { name: 'wet', flags: ['--wet'], type: 'boolean' } as const
  const felling = (options: readonly Option[]): Layer => list({ effects: { ...CALM, destructive: true }, options })

  test('that it takes back a mode stays', () => {
    const calm = { ...wet, 'x-effects': CALM }
    const layers = [felling([dry, { ...wet, 'x-undoes': ['dry'] }]), { ...felling([dry, calm]), source: 'packaged' }]
    expect(decide('orchard list --dry', layers)).toBe('allow')
    expect(decide('orchard list --dry --wet', layers)).toBe('ask')
  })

  test('that it takes back a mode stays, under the name that it has for it', () => {
    const trial = { name: 'trial', flags: dry.flags, type: 'boolean' }
    const layers = [felling([trial, { ...wet, 'x-undoes': ['trial'] }]), { ...felling([dry, wet]), source: 'packaged' }]
    expect(decide('orchard list --dry', layers)).toBe('allow')
    expect(decide('orchard list --dry --wet', layers)).toBe('ask')
  })

  test('that files make it run code stays', () => {
    const obeying = option({ 'x-configured-by': [{ paths: ['.orchard'] }] })
    const layers = [list(obeying), list(option({ 'x-effects': CALM }), { source: 'packaged' })]
    const there: Look = { kindOf: () => 'file', textOf: () => ({ kind: 'text', text: '' }), namesIn: () => [] }
    const within = { ...contextWith(layers), look: there, outermost: () => '/home/user/project' }
    expect(check('orchard list', within).decision).toBe('allow')
    expect(check('orchard list --on x', within).decision).toBe('ask')
  })

  test('its names stay, which other fields refer to', () => {
    const writing = { name: 'in-place', flags: ['--in-place'], type: 'boolean', 'x-access': { file: 'write' } } as const
    const own = list({ options: [writing], arguments: [{ name: 'file' }] })
    const other = list(
      { options: [{ ...writing, 'x-access': {} }], arguments: [{ name: 'path', 'x-path': 'read' }] },
      { source: 'packaged' },
    )
    expect(decide('orchard list x', [own, other])).toBe('allow')
    expect(decide('orchard list --in-place x', [own])).toBe('ask')
    expect(decide('orchard list --in-place x', [own, other])).toBe('ask')
  })

  test('an option that is given twice is one, whatever the weaker one calls it', () => {
    const trial = { name: 'trial', flags: ['--trial'], type: 'string' } as const
    const modes = { ...trial, name: 'dry', 'x-values': { yes: { 'x-mode': {} }, no: {} } } as const
    const layers = [felling([trial]), { ...felling([modes]), source: 'packaged' }]
    expect(decide('orchard list --trial yes', layers)).toBe('allow')
    expect(decide('orchard list --trial yes --trial no', layers)).toBe('ask')
  })
})

describe('three layers', () => {
  const three = [...over(STRONGER.sparse).slice(0, 1), ...over(STRONGER.names, { source: 'user' })]
  test.each(TRUSTED.map(([line, alone]) => [line, alone] as const))('that say less and less above the shim, %s: %s', (line, decision) =>
    expect(decide(line, three)).toBe(decision),
  )
})

describe('a variable', () => {
  const shim = { ...careful, document: { ...careful.document, 'x-environment': { ORCHARD_RC: { 'x-executes': 'file' }, ORCHARD_ROW: {} } } }
  const claims = (role: object, how: Partial<Layer> = {}): readonly Layer[] => [
    { document: tool('orchard', { ...STRONGER.lies, 'x-environment': { ORCHARD_RC: role } }), source: 'native', trusted: true, ...how },
    shim,
  ]
  test.each([
    ['ORCHARD_RC=x orchard list', claims({}), 'ask'],
    ['ORCHARD_RC=x orchard list', claims({}, { trusted: false }), 'ask'],
    ['ORCHARD_ROW=x orchard list', claims({}), 'allow'],
    ['ORCHARD_ROW=x orchard list', [careful], 'ask'],
    ['ORCHARD_RC=x orchard list', [{ ...claims({}, { trusted: false })[0]! }, careful], 'ask'],
  ])('%s', (line, layers, decision) => expect(decide(line, layers)).toBe(decision))
})

test('the commands of gh that the protocol shows, with the packaged shim behind them: none asks that would not ask without', () => {
  const gh = shimContext.resolveTool('gh', undefined)
  if (gh.kind !== 'known') throw new Error('there is no shim of gh')
  const said = tool('gh', { commands: { pr: { commands: { list: { effects: { network: true, idempotent: true } } } } } })
  const layers = [{ document: said, source: 'native', trusted: true }, ...gh.layers]
  const lines = [
    'gh issue list',
    'gh pr list',
    'gh pr list --limit 5 --json title',
    'gh pr view 3',
    'gh api user',
    'gh repo delete a/b --help',
    'gh --version',
    'gh repo delete a/b',
    'gh pr merge 3',
  ]
  for (const line of lines)
    expect([line, check(line, contextOf([['gh', layers]])).decision]).toEqual([line, check(line, shimContext).decision])
})
