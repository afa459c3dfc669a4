import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRefusal, readPayload } from '../../src/harness/payload.ts'
import type { ClientRequest } from '../../src/harness/payload.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { root } from '../helpers/workspace.ts'

const read = (payload: object): ClientRequest => readPayload(new TextEncoder().encode(JSON.stringify(payload)))

const LINE = 'rm -rf ~/work'
const CWD = '/home/ada/orchard'

const call = (tool: string, input: unknown, more: object = {}) => ({
  session_id: 's',
  cwd: CWD,
  hook_event_name: 'PreToolUse',
  tool_name: tool,
  tool_input: input,
  ...more,
})

/** Payloads in the forms of the clients, each with a shell line. */
const SHELLS: Readonly<Record<string, object>> = {
  'Claude Code': call('Bash', { command: LINE }),
  'Claude Code before the user is asked': call('Bash', { command: LINE }, { hook_event_name: 'PermissionRequest' }),
  Codex: call('Bash', { command: LINE }, { turn_id: 't', model: 'm' }),
  "Copilot's event PreToolUse": call('Bash', { command: LINE }),
  "Copilot's event preToolUse": { sessionId: 's', cwd: CWD, toolName: 'bash', toolArgs: { command: LINE } },
  'Copilot with arguments as text': { sessionId: 's', cwd: CWD, toolName: 'bash', toolArgs: JSON.stringify({ command: LINE }) },
  'Qwen Code': call('run_shell_command', { command: LINE }),
  'Gemini CLI': call('run_shell_command', { command: LINE }, { hook_event_name: 'BeforeTool' }),
  Droid: call('Execute', { command: LINE }),
  Cline: { workspaceRoots: [CWD], preToolUse: { toolName: 'run_commands', parameters: { commands: [LINE] } } },
  'Cline with one command': { workspaceRoots: [CWD], preToolUse: { toolName: 'run_commands', parameters: { command: LINE } } },
  opencode: { cwd: CWD, input: { tool: 'bash' }, output: { args: { command: LINE } } },
  agy: { cwd: CWD, toolCall: { name: 'run_command', args: { CommandLine: LINE } } },
  Grok: { cwd: CWD, toolName: 'Bash', toolInput: { command: LINE } },
}

describe.each(Object.entries(SHELLS))('%s', (_, payload) => {
  test('its shell line is judged', () => {
    expect(read(payload)).toMatchObject({ kind: 'command', lines: [LINE], cwd: CWD })
  })

  test('its answers say what they have to, in a form that is described, or it is refused', () => {
    const asked = read(payload)
    if (asked.kind !== 'command') throw new Error('it is no command')
    const [allow, ask, deny] = (['allow', 'ask', 'deny'] as const).map(decision => asked.answer(decision, 'atip: why'))
    const errors = [allow!, ask!, deny!].flatMap(answer => (isRefusal(answer) ? [] : schemaErrors('hook-answer', answer)))
    expect(errors).toEqual([])
    // what is not allowed is neither passed over nor approved
    expect(JSON.stringify(deny)).toMatch(/"deny"|"cancel":true|"refusal"/)
    expect(JSON.stringify(ask)).toMatch(/"ask"|"cancel":true|"refusal"|^\{\}$/)
    expect(JSON.stringify(allow)).not.toMatch(/"ask"|"deny"|"cancel":true/)
  })
})

test.each([
  ['Codex, which runs the command', SHELLS['Codex']!],
  ['Gemini CLI, which waits for ever', SHELLS['Gemini CLI']!],
])('a question to %s is a refusal', (_, payload) => {
  const asked = read(payload)
  expect(asked.kind === 'command' && isRefusal(asked.answer('ask', 'why'))).toBe(true)
})

test('several commands are judged one by one and one after the other', () => {
  const asked = read({ workspaceRoots: [CWD], preToolUse: { toolName: 'run_commands', parameters: { commands: ["echo '", LINE, "'"] } } })
  expect(asked).toMatchObject({ lines: ["echo '", LINE, "'", `echo '\n${LINE}\n'`] })
})

test.each([
  [{ command: 'ls', directory: '/etc' }, '/etc'],
  [{ command: 'ls', workdir: 'apples' }, `${CWD}/apples`],
  [{ command: 'ls', dir_path: '..' }, '/home/ada'],
])('the input %j runs in %s', (input, cwd) => {
  expect(read(call('run_shell_command', input))).toMatchObject({ cwd })
})

const STRANGE: readonly (readonly [string, unknown])[] = [
  ['PowerShell', { command: LINE }],
  ['Monitor', { command: LINE }],
  ['ssh', { host: 'orchard', args: { cmd: LINE } }],
  ['run', { commands: [LINE] }],
  ['run', { steps: [{ command: ['rm', '-rf', '/'] }] }],
  ['run', { command_line: LINE }],
  ['BASH', { command: LINE }],
  ['my__shell', JSON.stringify({ command: LINE })],
]
test.each(STRANGE)('a tool that is not known, %s, with the input %j, is asked about', (tool, input) => {
  expect(read(call(tool, input))).toMatchObject({ kind: 'strange', tool })
  expect(read({ sessionId: 's', cwd: CWD, toolName: tool, toolArgs: input })).toMatchObject({ kind: 'strange', tool })
})

const OTHERS: readonly (readonly [string, unknown])[] = [
  ['mcp__orchard__run', { command: LINE }],
  ['apply_patch', { command: '*** Begin Patch' }],
  ['str_replace_editor', { command: 'view', path: '/etc' }],
  ['Write', { file_path: 'x', content: LINE }],
  ['Skill', { command: 'pdf' }],
  ['Task', { prompt: LINE }],
  ['AskUserQuestion', { questions: [{ question: LINE }] }],
  ['NewTool', { query: 'command', recommended: true, command: 7 }],
]
test.each(OTHERS)('%s with the input %j is the business of the client', (tool, input) => {
  expect(read(call(tool, input))).toEqual({ kind: 'other' })
})

test.each([
  call('Bash', { command: LINE }, { hook_event_name: 'BeforeTool' }),
  call('PowerShell', { command: LINE }, { hook_event_name: 'BeforeTool' }),
  call('run_shell_command', { command: LINE }, { hook_event_name: 'preToolUse' }),
  call('Bash', { command: LINE, commands: [7] }),
  { ...SHELLS['Cline'], workspaceRoots: [] },
  { ...SHELLS['Cline'], workspaceRoots: ['orchard'] },
  { command: LINE, cwd: CWD, hook_event_name: 'beforeShellExecution' },
  { agent_action_name: 'pre_run_command', tool_info: { command_line: LINE, cwd: CWD } },
  { run: LINE, cwd: CWD },
])('the form %j is not answered', payload => {
  expect(read(payload)).toMatchObject({ kind: 'malformed' })
})

const fixtures = join(root, 'test', 'fixtures', 'harness')
const recorded = readdirSync(fixtures).flatMap(name =>
  readFileSync(join(fixtures, name), 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((text, at) => ({ name: `${name} ${at + 1}`, text })),
)

test.each(recorded)('the recorded payload $name is judged where it holds a shell line, and else left to its client', ({ text }) => {
  const asked = readPayload(new TextEncoder().encode(text))
  const isShell = /"(?:tool_name|toolName|tool)":"(?:[Bb]ash|run_shell_command)"/.test(text)
  // opencode calls no hook: what it hands to a plugin names no directory
  expect(asked.kind).toBe(isShell ? (text.startsWith('{"input"') ? 'malformed' : 'command') : 'other')
})
