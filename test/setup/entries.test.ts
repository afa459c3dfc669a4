import * as fc from 'fast-check'
import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { withEntry, withoutEntry } from '../../src/setup/entries.ts'
import type { Entry } from '../../src/setup/entries.ts'

const OURS = 'orchard hook'

const entry: Entry = {
  list: ['hooks', 'PreToolUse'],
  item: { matcher: 'Bash', hooks: [{ type: 'command', command: OURS }] },
  beside: {},
  isOurs: command => command.startsWith('orchard'),
}

const LAID_OUT = `{
  "matcher": "Bash",
  "hooks": [
    {
      "type": "command",
      "command": "orchard hook"
    }
  ]
}`

/** The entry as it stands below a line that is indented so. */
const at = (indent: string, unit = '  '): string =>
  LAID_OUT.split('\n')
    .map(line => line.replace(/^ +/, spaces => unit.repeat(spaces.length / 2)))
    .join(`\n${indent}`)

const added = (text: string | undefined): string => {
  const edited = withEntry(text, entry)
  return edited.kind === 'edited' ? edited.text : `refused: ${edited.reason}`
}

const taken = (text: string, made?: string): string => {
  const edited = withoutEntry(text, { ...entry, made })
  return edited.kind === 'edited' ? edited.text : `refused: ${edited.reason}`
}

test.each([
  ['no file', undefined, `{\n  "hooks": {\n    "PreToolUse": [\n      ${at('      ')}\n    ]\n  }\n}\n`],
  ['an empty file', '\n', `{\n  "hooks": {\n    "PreToolUse": [\n      ${at('      ')}\n    ]\n  }\n}\n`],
  ['an empty object', '{}', `{\n  "hooks": {\n    "PreToolUse": [\n      ${at('      ')}\n    ]\n  }\n}`],
  [
    'tabs, comments and a trailing comma',
    '{\n\t// mine\n\t"model": "opus", // large\n}\n',
    `{\n\t// mine\n\t"model": "opus", // large\n\t"hooks": {\n\t\t"PreToolUse": [\n\t\t\t${at('\t\t\t', '\t')}\n\t\t]\n\t},\n}\n`,
  ],
  [
    'other hooks, and a comment behind the last',
    '{\n   "hooks": {\n      "PreToolUse": [\n         {"matcher": "Edit"} // lint\n      ]\n   }\n}',
    `{\n   "hooks": {\n      "PreToolUse": [\n         {"matcher": "Edit"}, // lint\n         ${at('         ', '   ')}\n      ]\n   }\n}`,
  ],
  [
    'one line',
    '{"hooks": {"PreToolUse": [{"matcher": "Edit"}]}}',
    '{"hooks": {"PreToolUse": [{"matcher": "Edit"}, {"matcher":"Bash","hooks":[{"type":"command","command":"orchard hook"}]}]}}',
  ],
  [
    'a list with nothing but a comment',
    '{\n  "hooks": {\n    "PreToolUse": [\n      // none yet\n    ]\n  }\n}\n',
    `{\n  "hooks": {\n    "PreToolUse": [\n      // none yet\n      ${at('      ')}\n    ]\n  }\n}\n`,
  ],
  [
    'a key that is there twice, of which the last counts',
    '{\n  "hooks": 1,\n  "hooks": {\n    "PreToolUse": []\n  }\n}',
    `{\n  "hooks": 1,\n  "hooks": {\n    "PreToolUse": [\n      ${at('      ')}\n    ]\n  }\n}`,
  ],
])('the entry goes into %s', (_, before, after) => {
  expect(added(before)).toBe(after)
  expect(added(after)).toBe(after)
})

test('line ends and a byte order mark stay', () => {
  const before = '\uFEFF{\r\n  "model": "opus"\r\n}\r\n'
  const after = added(before)
  expect(after.startsWith('\uFEFF{\r\n  "model": "opus",\r\n  "hooks": {\r\n')).toBe(true)
  expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  expect(taken(after, 'hooks')).toBe(before)
})

test('an older entry of ours is replaced where it stands, and one too many goes', () => {
  const older = '{"matcher":"Bash","hooks":[{"type":"command","command":"orchard hook --old"}]}'
  const other = '{"matcher":"Edit"}'
  const before = `{"hooks":{"PreToolUse":[${older},${other},${older}]}}`
  expect(parse(added(before))).toEqual({ hooks: { PreToolUse: [entry.item, { matcher: 'Edit' }] } })
})

test('among hooks of others only ours goes, and gets a group of its own', () => {
  const before = '{"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"command":"lint"},{"command":"orchard by hand"}]}]}}'
  expect(parse(added(before))).toEqual({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ command: 'lint' }] }, entry.item] } })
})

test.each([
  ['{ broken', 'it is not JSON at line 1, column 3'],
  ['{\n  "a": 1\n  "b": 2\n}', 'it is not JSON at line 3, column 3'],
  ['{} {}', 'it is not JSON at line 1, column 4'],
  ['[]', 'it is not an object'],
  ['{"hooks": []}', '"hooks" is no object'],
  ['{"hooks": {"PreToolUse": {}}}', '"hooks.PreToolUse" is no list'],
  ['['.repeat(100_000), 'it nests deeper than 64 levels'],
])('%.20s is refused', (text, reason) => {
  expect(withEntry(text, entry)).toEqual({ kind: 'refused', reason })
})

test('a comment is not drawn into the line of what follows when our entry goes', () => {
  const before = `{"hooks": {"PreToolUse": [ // first\n${JSON.stringify(entry.item)} ]}}`
  expect(parse(taken(before))).toEqual({ hooks: { PreToolUse: [] } })
  expect(taken(before)).toContain('// first\n')
})

test('what somebody wrote into a list that was made for the entry stays', () => {
  const after = added('{}').replace('"PreToolUse": [', '"PreToolUse": [ // watch this')
  expect(taken(after, 'hooks')).toContain('// watch this')
})

const spaces = fc.constantFrom('', ' ', '\n', '\n  ', '\r\n\t', ' // note\n', ' /* note */ ')

/** JSON texts with white space and comments wherever they may stand, and sometimes a trailing comma. */
const loose = (value: unknown, drawn: () => string, comma: () => boolean): string => {
  const between = (parts: readonly string[], open: string, close: string): string =>
    `${open}${parts.map(part => `${drawn()}${part}${drawn()}`).join(',')}${parts.length > 0 && comma() ? ',' : ''}${drawn()}${close}`
  if (Array.isArray(value))
    return between(
      value.map(item => loose(item, drawn, comma)),
      '[',
      ']',
    )
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return between(
    Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}${drawn()}:${drawn()}${loose(item, drawn, comma)}`),
    '{',
    '}',
  )
}

const hook = fc.constantFrom({ command: 'lint' }, { command: 'orchard old' }, { bash: 'orchard flat' }, { prompt: 'is it ripe?' })
const item = fc.oneof(hook, fc.record({ matcher: fc.constantFrom('Bash', 'Edit'), hooks: fc.array(hook, { maxLength: 3 }) }))
const settings = fc.oneof(
  fc.record(
    { hooks: fc.record({ PreToolUse: fc.array(item, { maxLength: 3 }), Stop: fc.array(hook) }, { requiredKeys: [] }), model: fc.string() },
    { requiredKeys: [] },
  ),
  fc.constant({}),
)

const ours = (value: { bash?: string; command?: string }): boolean => (value.command ?? value.bash ?? '').startsWith('orchard')

/** The same settings without what is ours, counted by hand. */
const without = (value: { hooks?: { PreToolUse?: { hooks?: object[] }[] } }): unknown => {
  const list = value.hooks?.PreToolUse
  if (list === undefined) return value
  const rest = list.flatMap(group => {
    if (ours(group as object)) return []
    if (group.hooks === undefined) return [group]
    const others = group.hooks.filter(one => !ours(one))
    return others.length === 0 && group.hooks.length > 0 ? [] : [{ ...group, hooks: others }]
  })
  return { ...value, hooks: { ...value.hooks, PreToolUse: rest } }
}

test('whatever the settings are: the entry is in them once, everything else means what it meant, comments stay, and it comes out again', () => {
  fc.assert(
    fc.property(settings, fc.infiniteStream(spaces), fc.infiniteStream(fc.boolean()), (value, white, commas) => {
      const text = loose(
        value,
        () => white.next().value as string,
        () => commas.next().value as boolean,
      )
      const after = added(text)
      const strict = { allowTrailingComma: true }
      const errors: never[] = []
      const meant = parse(after, errors, strict) as { hooks: { PreToolUse: unknown[] } }
      expect(errors).toEqual([])
      expect(meant.hooks.PreToolUse.filter(each => JSON.stringify(each) === JSON.stringify(entry.item))).toHaveLength(1)
      expect(added(after)).toBe(after)
      const notes = (one: string): number => one.split('note').length
      const back = taken(after)
      const list = parse(back, errors, strict) as object
      expect(errors).toEqual([])
      const expected = without(parse(text, [], strict) as object) as { hooks?: { PreToolUse?: unknown } }
      const filled = { ...expected, hooks: { ...expected.hooks, PreToolUse: expected.hooks?.PreToolUse ?? [] } }
      expect(list).toEqual(filled)
      // a comment in the midst of what is ours goes with it
      expect(text.includes('orchard') || notes(back) === notes(text)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
