import { describe, expect, test } from 'vitest'
import { effectOf } from '../../src/commands/doctor/checks/clients/answers.ts'
import type { Reply } from '../../src/commands/doctor/checks/clients/answers.ts'
import { entriesIn } from '../../src/commands/doctor/checks/clients/entries.ts'
import type { ClientId } from '../../src/harness/clients.ts'

const hso = (permissionDecision: string, permissionDecisionReason?: string): string =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason } })

const reply = (status: number, stdout = '', stderr = ''): Reply => ({ status, stdout, stderr })

const ALLOW = hso('allow', 'ripe')
const DENY = hso('deny', 'eaten')
const FLAT = '{"permissionDecision": "deny", "permissionDecisionReason": "eaten"}'

/** What was measured with the clients: an answer, and whether the command ran. */
const MEASURED: readonly (readonly [client: ClientId, reply: Reply, effect: string])[] = [
  ['claude', reply(0, ALLOW), 'runs'],
  ['claude', reply(0, hso('ask', 'ripe?')), 'asks'],
  ['claude', reply(0, DENY), 'held'],
  ['claude', reply(0, hso('deny')), 'held'],
  ['claude', reply(0, `\n${DENY}`), 'held'],
  ['claude', reply(0, '{"decision": "block", "reason": "eaten"}'), 'held'],
  ['claude', reply(2, '', 'eaten'), 'held'],
  ['claude', reply(2), 'held'],
  ['claude', reply(2, ALLOW, 'eaten'), 'held'],
  ['claude', reply(1, '', 'eaten'), 'runs'],
  ['claude', reply(1, DENY), 'held'],
  ['claude', reply(127), 'runs'],
  ['claude', reply(0), 'runs'],
  ['claude', reply(0, DENY.slice(0, -5)), 'runs'],
  ['claude', reply(0, `hello\n${DENY}`), 'runs'],
  ['claude', reply(0, hso('perhaps')), 'runs'],
  ['codex', reply(0), 'runs'],
  ['codex', reply(0, hso('ask', 'ripe?')), 'runs'],
  ['codex', reply(0, DENY), 'held'],
  ['codex', reply(0, hso('deny')), 'runs'],
  ['codex', reply(0, '{"decision": "block", "reason": "eaten"}'), 'held'],
  ['codex', reply(2, '', 'eaten'), 'held'],
  ['codex', reply(2), 'runs'],
  ['codex', reply(2, DENY), 'runs'],
  ['codex', reply(1, DENY), 'runs'],
  ['codex', reply(1, '', 'eaten'), 'runs'],
  ['gemini', reply(0, '{}'), 'runs'],
  ['gemini', reply(0, '{"decision": "deny"}'), 'held'],
  ['gemini', reply(0, '{"decision": "ask"}'), 'asks'],
  ['gemini', reply(2, '', 'eaten'), 'held'],
  ['gemini', reply(2), 'runs'],
  ['gemini', reply(2, '{"decision": "allow"}', 'eaten'), 'runs'],
  ['gemini', reply(1, '', 'eaten'), 'runs'],
  ['gemini', reply(3, '', 'eaten'), 'held'],
  ['gemini', reply(127), 'runs'],
  ['copilot', reply(0, FLAT), 'held'],
  ['copilot', reply(1), 'held'],
  ['copilot', reply(0, DENY.slice(0, -5)), 'runs'],
  ['copilot', reply(0, '{"decision": "block", "reason": "eaten"}'), 'runs'],
  ['qwen', reply(0, DENY), 'held'],
  ['cline', reply(0, '{"cancel": true, "errorMessage": "eaten"}'), 'held'],
  ['cline', reply(0, DENY), 'runs'],
  ['cline', reply(2, '', 'eaten'), 'runs'],
  ['cline', reply(1), 'runs'],
  ['cursor', reply(0, '{"permission": "deny"}'), 'held'],
  ['cursor', reply(0, '{"permission": "ask"}'), 'runs'],
  ['cursor', reply(2), 'held'],
  ['cursor', reply(1), 'runs'],
  ['pi', reply(0, '{"decision": "allow"}'), 'runs'],
  ['pi', reply(0), 'held'],
  ['opencode', reply(1), 'held'],
]

const PLAIN = { event: 'PreToolUse', blocksOnFailure: false }

describe('what a client does with an answer is what it was seen to do', () => {
  test.each(MEASURED)('%s: %j: %s', (client, answer, effect) => {
    expect(effectOf(client, answer, PLAIN)).toBe(effect)
  })

  test.each([
    ['claude', reply(1), 'held'],
    ['claude', reply(0), 'runs'],
    ['cursor', reply(1), 'held'],
    ['cursor', reply(0), 'held'],
    ['codex', reply(1), 'runs'],
  ] as const)('%s with a setting for failures: %j: %s', (client, answer, effect) => {
    expect(effectOf(client, answer, { ...PLAIN, blocksOnFailure: true })).toBe(effect)
  })

  test('Copilot takes an answer in the form of the other event for none', () => {
    expect(effectOf('copilot', reply(0, DENY), { ...PLAIN, event: 'preToolUse' })).toBe('runs')
    expect(effectOf('copilot', reply(0, DENY), PLAIN)).toBe('held')
  })
})

const source = { path: '/home/ada/hooks', origin: 'user', form: 'json' } as const

describe('entries that ask atip are found', () => {
  test.each([
    ['in the exec form', { command: 'atip', args: ['hook', 'claude'] }, 'atip hook claude'],
    ['as Copilot has them', { bash: 'atip hook copilot' }, 'atip hook copilot'],
    [
      'with the place of the script that removes them',
      { command: 'x; y /state/setup/remove-claude.sh' },
      'x; y /state/setup/remove-claude.sh',
    ],
    ['with options before the command', { command: 'atip --quiet hook claude' }, 'atip --quiet hook claude'],
  ])('%s', (_, hook, expected) => {
    const found = entriesIn(JSON.stringify({ hooks: { PreToolUse: [hook] } }), source)
    expect(found.map(({ line }) => line)).toEqual([expected])
  })

  test.each([
    ['what asks somebody else', '{"hooks": {"PreToolUse": [{"command": "tip hook claude"}]}}'],
    ['what mentions atip elsewhere', '{"env": {"A": "atip hook claude"}}'],
    ['what is no list', '{"hooks": {"PreToolUse": {"command": "atip hook claude"}}}'],
    ['what is no JSON', '{"hooks": {"PreToolUse": [{"command": "atip hook claude"}]}'],
    ['what is no object', '["atip hook claude"]'],
  ])('and not %s', (_, text) => {
    expect(entriesIn(text, source)).toEqual([])
  })

  test('with the place that they have among others', () => {
    const asks = { command: 'atip hook codex' }
    const text = JSON.stringify({
      hooks: { PreToolUse: [{ hooks: [{ command: 'true' }] }, { matcher: 'x', hooks: [{ command: 'true' }, asks] }] },
    })
    expect(entriesIn(text, source)).toMatchObject([{ event: 'PreToolUse', matcher: 'x', position: [1, 1] }])
  })
})

test('hooks in TOML are read as they are written', () => {
  const text = `[[hooks.PreToolUse]] # first
matcher = '^Bash$'
[[hooks.PreToolUse.hooks]]
type = "command"
command = "sh -c \\"atip hook codex\\" || exit 2" # it asks
[[hooks.PreToolUse.hooks]]
command = '''atip hook codex --ask-as pass'''
[[hooks.PostToolUse]]
[[hooks.PostToolUse.hooks]]
command = "atip hook late"
[[hooks.PreToolUse]]
hooks = [{ command = "true" }, { command = """
atip \\
  hook again""" }]
`
  const toml = { path: '/config.toml', origin: 'user', form: 'toml' } as const
  expect(entriesIn(text, toml)).toMatchObject([
    { event: 'PreToolUse', matcher: '^Bash$', position: [0, 0], line: 'sh -c "atip hook codex" || exit 2' },
    { event: 'PreToolUse', matcher: '^Bash$', position: [0, 1], line: 'atip hook codex --ask-as pass' },
    { event: 'PreToolUse', matcher: undefined, position: [1, 1], line: 'atip hook again' },
    { event: 'PostToolUse', matcher: undefined, position: [0, 0], line: 'atip hook late' },
  ])
  expect(entriesIn('[[hooks.PreToolUse]\n', toml)).toEqual([])
})
