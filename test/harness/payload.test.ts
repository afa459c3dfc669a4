import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLIENT_IDS } from '../../src/harness/clients.ts'
import type { ClientId } from '../../src/harness/clients.ts'
import { isRefusal, ownDialect } from '../../src/harness/dialects.ts'
import { otherTool } from '../../src/harness/other-tools.ts'
import { readPayload } from '../../src/harness/payload.ts'
import type { ClientRequest } from '../../src/harness/payload.ts'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { root } from '../helpers/workspace.ts'

const read = (payload: object, installed: ClientId = 'claude'): ClientRequest =>
  readPayload(new TextEncoder().encode(JSON.stringify(payload)), installed)

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
  Cursor: { command: LINE, cwd: CWD, hook_event_name: 'beforeShellExecution', workspace_roots: [CWD], cursor_version: '3.9.16' },
  'Cursor without a directory': { command: LINE, cwd: '', hook_event_name: 'beforeShellExecution', workspace_roots: [CWD] },
  "Cursor's event of every tool": { ...call('Shell', { command: LINE }, { hook_event_name: 'preToolUse' }), cursor_version: '3.9.16' },
  'Cursor with the settings of Claude Code': call('Shell', { command: LINE }, { cursor_version: '3.9.16' }),
  pi: { client: 'pi', tool: 'bash', input: { command: LINE }, cwd: CWD, sessionId: 's' },
  'our plugin of opencode': { client: 'opencode', tool: 'bash', input: { command: LINE, workdir: CWD }, cwd: '/home/ada', sessionId: 's' },
  Cline: { workspaceRoots: [CWD], preToolUse: { toolName: 'run_commands', parameters: { commands: [LINE] } } },
  'Cline, with its list as text': {
    workspaceRoots: [CWD],
    preToolUse: { toolName: 'run_commands', parameters: { commands: JSON.stringify([LINE]) } },
  },
  'Cline with one command': { workspaceRoots: [CWD], preToolUse: { toolName: 'run_commands', parameters: { command: LINE } } },
  'opencode itself': { cwd: CWD, input: { tool: 'bash' }, output: { args: { command: LINE } } },
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
    const { answer, neutral, hasQuestion } = asked.dialect
    const [allow, ask, deny] = (['allow', 'ask', 'deny'] as const).map(decision => answer(decision, 'atip: why'))
    const errors = [allow!, deny!, neutral, ...(hasQuestion ? [ask!] : [])].flatMap(said =>
      said !== null && isRefusal(said) ? [] : schemaErrors('hook-answer', said),
    )
    expect(errors).toEqual([])
    // what is not allowed is neither passed over nor approved
    expect(JSON.stringify(deny)).toMatch(/"deny"|"cancel":true|"refusal"/)
    expect(hasQuestion ? JSON.stringify(ask) : '{}').toMatch(/"ask"|^\{\}$/)
    expect(JSON.stringify(allow)).not.toMatch(/"ask"|"deny"|"cancel":true/)
    expect(JSON.stringify(neutral)).not.toMatch(/"ask"|"deny"|"cancel":true|"allow"/)
  })
})

/** What a client is told when a person would have to agree, and what when nothing stands in the way. */
const saidTo = (name: string, decision: 'allow' | 'ask' | 'deny', installed?: ClientId) => {
  const asked = read(SHELLS[name]!, installed)
  return asked.kind === 'command' && { hasQuestion: asked.dialect.hasQuestion, said: asked.dialect.answer(decision, 'why') }
}

test.each(['Codex', 'Gemini CLI', 'Cursor', 'Cline', 'our plugin of opencode'])('%s has no question', name => {
  expect(saidTo(name, 'deny')).toMatchObject({ hasQuestion: false })
})

test('Codex, which takes an approval for a hook that failed, is told nothing of one', () => {
  expect(saidTo('Codex', 'allow')).toMatchObject({ said: null })
  const request = read({ ...SHELLS['Codex'], hook_event_name: 'PermissionRequest' })
  if (request.kind !== 'command') throw new Error('it is no command')
  const { answer, neutral } = request.dialect
  expect([neutral, answer('ask', 'why'), answer('allow', 'why')]).toEqual([
    null,
    null,
    { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: { behavior: 'allow' } } },
  ])
})

describe('a payload is answered in the form of', () => {
  const formOf = (payload: object, installed: ClientId): string => {
    const asked = read(payload, installed)
    return JSON.stringify(asked.dialect.answer('deny', 'why'))
  }
  const bare = { cwd: CWD, tool_name: 'Bash', tool_input: { command: LINE } }

  test.each(Object.entries(SHELLS))('the client that it says it is of, whoever the hook was installed for: %s', (_, payload) => {
    const forms = CLIENT_IDS.map(installed => formOf(payload, installed))
    expect(new Set(forms).size).toBe(1)
  })

  test.each(CLIENT_IDS)('%s, where it does not say', installed => {
    const { kind, dialect } = read(bare, installed)
    expect(kind).toBe('command')
    expect(dialect).toBe(ownDialect(installed))
  })

  test('nobody, where a client is named that is none', () => {
    for (const client of ['claude', 'constructor', 7, null])
      expect(read({ ...SHELLS['pi'], client }, 'pi')).toMatchObject({ kind: 'malformed' })
  })
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
/** What a tool that is no shell is to us, by the payload of a client. */
const other = (payload: object) => {
  const asked = read(payload)
  return asked.kind === 'tool' ? otherTool(asked.call) : asked
}

test.each(STRANGE)('a tool that is not known, %s, with the input %j, is asked about', (tool, input) => {
  expect(other(call(tool, input))).toEqual({ kind: 'strange' })
  expect(other({ sessionId: 's', cwd: CWD, toolName: tool, toolArgs: input })).toEqual({ kind: 'strange' })
})

const OTHERS: readonly (readonly [string, unknown])[] = [
  ['mcp__orchard__run', { command: LINE }],
  ['mcp__files__read_file', { path: '.claude/settings.json' }],
  ['Read', { file_path: '.claude/settings.json' }],
  ['apply_patch', { command: '*** Begin Patch' }],
  ['str_replace_editor', { command: 'view', path: '/etc' }],
  ['Write', { content: LINE }],
  ['Skill', { command: 'pdf' }],
  ['Task', { prompt: LINE }],
  ['AskUserQuestion', { questions: [{ question: LINE }] }],
  ['NewTool', { query: 'command', recommended: true, command: 7 }],
]
test.each(OTHERS)('%s with the input %j is the business of the client', (tool, input) => {
  expect(other(call(tool, input))).toEqual({ kind: 'neutral' })
})

const PATCH = `*** Begin Patch
*** Add File: a.txt
+*** Update File: no.txt
*** Update File: .claude/settings.json
*** Move to: b.txt
*** Delete File: c d.txt
*** End Patch`
const PATCHED = ['a.txt', '.claude/settings.json', 'b.txt', 'c d.txt']

const DIFF = 'diff --git a/old b/new\nrename from old\nrename to new\n--- a/old\t2026-11-23\n+++ b/new\n@@\n'

const EDITS: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['Write', { file_path: 'x', content: '*** Update File: y' }, ['x']],
  ['NotebookEdit', { notebook_path: '/x.ipynb', new_source: 'y' }, ['/x.ipynb']],
  ['write', { filePath: 'x', content: 'y' }, ['x']],
  ['edit', { path: 'x', old_str: 'y', new_str: 'z' }, ['x']],
  ['MultiEdit', { edits: [{ file_path: 'x' }, { filePath: 'y' }] }, ['x', 'y']],
  ['edit', { path: 'x', edits: [{ oldText: 'a', newText: 'b' }] }, ['x']],
  ['apply_patch', { command: PATCH }, PATCHED],
  ['apply_patch', { patchText: PATCH.replaceAll('\n', '\r\n') }, PATCHED],
  ['apply_patch', PATCH, PATCHED],
  ['apply_patch', { command: ['apply_patch', PATCH] }, PATCHED],
  ['patch', { diff: DIFF }, ['old', 'new', 'a/old', 'b/new']],
  ['write_to_file', { absolutePath: '/x' }, ['/x']],
  ['mcp__files__write_file', { path: 'x' }, ['x']],
  ['mcp__files__move', { files: [{ uri: 'file:///x' }] }, ['file:///x']],
  ['NewTool', { target_file: 'x' }, ['x']],
]
test.each(EDITS)('%s with the input %j changes these files', (tool, input, paths) => {
  const found = other(call(tool, input))
  expect(found.kind === 'edit' && found.paths.toSorted()).toEqual(paths.toSorted())
})

test('a patch is read in one go, however it is made', () => {
  const patch = (size: number) => `*** Update File: ${' '.repeat(size / 4)}x${'\n--- '.repeat(size / 8)}${'\t'.repeat(size / 4)}`
  expect(growthOf(size => other(call('apply_patch', { input: patch(size) })), 256 * 1024)).toBeLessThan(QUADRATIC)
})

test.each([
  call('run_shell_command', { command: LINE }, { hook_event_name: 'preToolUse' }),
  call('Bash', { command: LINE, commands: [7] }),
  { ...SHELLS['Cline'], workspaceRoots: [] },
  { ...SHELLS['Cline'], workspaceRoots: ['orchard'] },
  { command: LINE, cwd: CWD },
  { ...SHELLS['Cursor'], workspace_roots: ['orchard'], cwd: 'orchard' },
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
  const asked = readPayload(new TextEncoder().encode(text), 'claude')
  const isShell = /"(?:tool_name|toolName|tool)":"(?:[Bb]ash|run_shell_command)"/.test(text)
  // opencode calls no hook: what it hands to a plugin names no directory
  expect(asked.kind).toBe(isShell ? (text.startsWith('{"input"') ? 'malformed' : 'command') : 'tool')
})
