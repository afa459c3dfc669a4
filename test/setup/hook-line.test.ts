import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { asksFor, hookLine, isWritten } from '../../src/setup/hook-line.ts'
import { workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'
import { asClient, installedIn, outcomes, payloadOf } from './helpers.ts'

/** Those of the shells that clients use that are here. */
const SHELLS = ['/bin/sh', '/bin/dash', '/bin/bash', '/bin/zsh'].filter(shell => existsSync(shell))

const atipIn = (program: string, argv: readonly string[], machine: Workspace) =>
  execa(process.execPath, [program, ...argv], { env: machine.env, extendEnv: false, cwd: machine.dir, reject: false })

/** A machine where atip was installed in a place with an odd name, and set up for Claude Code and Cline. */
const setUp = async () => {
  const machine = workspace()
  const place = join(machine.dir, `it's $HOME "atip"`)
  const program = installedIn(place)
  const done = await atipIn(program, ['setup', 'claude', 'cline', '--json'], machine)
  expect(outcomes(JSON.parse(done.stdout) as Parameters<typeof outcomes>[0]).filter(each => each.includes('hook'))).toEqual([
    'claude hook created',
    'cline hook created',
  ])
  const settings = JSON.parse(readFileSync(join(machine.home, '.claude/settings.json'), 'utf8')) as {
    hooks: { PreToolUse: { hooks: { command: string }[] }[] }
  }
  const script = join(machine.home, '.local/state/agent-tools/setup/remove-claude.sh')
  return {
    machine,
    place,
    script,
    line: settings.hooks.PreToolUse[0]!.hooks[0]!.command,
    cline: join(machine.home, '.cline/hooks/PreToolUse'),
  }
}

const decisionIn = (stdout: string): unknown =>
  (JSON.parse(stdout) as { hookSpecificOutput: { permissionDecision: string } }).hookSpecificOutput.permissionDecision

test.each(SHELLS)('in %s the line that setup wrote allows, denies, and blocks in one sentence when atip is gone', async shell => {
  const { machine, place, line, script } = await setUp()
  const at = { shell, home: machine.home }
  const allowed = await asClient(line, at)
  expect([allowed.exitCode, allowed.stderr, decisionIn(allowed.stdout)]).toEqual([0, '', 'allow'])
  const denied = await asClient(line, { ...at, payload: payloadOf('rm -rf /var/orchard') })
  expect([denied.exitCode, denied.stderr, decisionIn(denied.stdout)]).toEqual([0, '', 'deny'])
  const broken = await asClient(line, { ...at, payload: '{' })
  expect([broken.exitCode, broken.stdout]).toEqual([2, ''])
  // atip's own reason, and no advice to take the hook out
  expect(broken.stderr).toContain('the payload cannot be read')
  expect(broken.stderr).not.toContain('Remove the hook')
  renameSync(place, `${place}.away`)
  const gone = await asClient(line, at)
  const sentence = `atip could not judge this command, so it is not run. Remove the hook: sh ${script}\n`
  expect([gone.exitCode, gone.stdout, gone.stderr]).toEqual([2, '', sentence])
  const bare = await asClient(line, { ...at, path: '/nonexistent' })
  expect([bare.exitCode, bare.stdout, bare.stderr]).toEqual([2, '', sentence])
})

test('the file of a client that runs a command on any status cancels when atip is gone', async () => {
  const { machine, place, cline } = await setUp()
  const payload = (command: string): string =>
    JSON.stringify({
      hookName: 'tool_call',
      workspaceRoots: ['/'],
      preToolUse: { toolName: 'run_commands', parameters: { commands: [command] } },
    })
  const env = { PATH: '/usr/bin:/bin', HOME: machine.home }
  renameSync(place, `${place}.away`)
  const gone = await execa(cline, [], { input: payload('echo ripe'), env, extendEnv: false, reject: false })
  expect([gone.exitCode, gone.stderr]).toEqual([0, ''])
  expect(JSON.parse(gone.stdout)).toMatchObject({
    cancel: true,
    errorMessage: expect.stringContaining('atip could not judge this command'),
  })
})

/** A line over a program in the place of node, which is given atip and the client's name. */
const lineOver = (machine: Workspace, node: string, id: 'claude' | 'cline' = 'claude'): string =>
  hookLine(id, { node: machine.program('node', node), atip: '/opt/atip.cjs' }, '/state/remove-claude.sh')

const SENTENCE = 'atip could not judge this command, so it is not run. Remove the hook: sh /state/remove-claude.sh\n'

test.each([
  ['crashes with a stack', 'echo half; echo "Error: boom\n    at orchard.js:1" >&2; exit 1', [2, 'half\n', SENTENCE]],
  ['is killed', 'kill -9 $$', [2, '', SENTENCE]],
  ['ends with status 2 and says nothing', 'exit 2', [2, '', SENTENCE]],
  ['ends with status 2 and a reason', 'echo "not here: %s \\n" >&2; exit 2', [2, '', expect.stringMatching(/^not here: %s/)]],
  ['answers and warns', 'echo "{}"; echo warning >&2', [0, '{}\n', '']],
  ['reads the payload', 'cat', [0, '{"a": 1}', '']],
  ['is asked as it should be', 'echo "$@"', [0, '/opt/atip.cjs hook claude\n', '']],
])('a hook that %s', async (_, body, expected) => {
  const machine = workspace()
  const line = lineOver(machine, `#!/bin/sh\n${body}\n`)
  for (const shell of SHELLS) {
    const run = await asClient(line, { shell, payload: '{"a": 1}' })
    expect([run.exitCode, run.stdout, run.stderr]).toEqual(expected)
  }
})

test.each([
  ['crashes half-way', 'printf "{\\"cancel\\": fal"; exit 1', { cancel: true, errorMessage: SENTENCE.trim() }],
  ['says nothing', 'exit 0', { cancel: true, errorMessage: SENTENCE.trim() }],
  ['answers', 'echo "{\\"cancel\\": false}"', { cancel: false }],
])('for a client that runs a command on any status, a hook that %s gives one whole answer', async (_, body, expected) => {
  const machine = workspace()
  const run = await asClient(lineOver(machine, `#!/bin/sh\n${body}\n`, 'cline'))
  expect([run.exitCode, JSON.parse(run.stdout), run.stderr]).toEqual([0, expected, ''])
})

test('a hook that hangs and ignores the first signal is ended where there is a timeout', async () => {
  const machine = workspace()
  machine.program('timeout', '#!/bin/sh\necho "$1 $2 $3" > "$LIMITS"\nexit 137\n')
  const line = lineOver(machine, '#!/bin/sh\nsleep 60\n')
  const limits = join(machine.dir, 'limits')
  const run = await execa('/bin/sh', ['-c', line], {
    env: { PATH: machine.bin, LIMITS: limits },
    extendEnv: false,
    reject: false,
    input: '{}',
  })
  expect([run.exitCode, run.stderr]).toEqual([2, SENTENCE.trim()])
  expect(readFileSync(limits, 'utf8')).toBe('-k 1 3\n')
})

test.each([
  ['timeout 2 atip hook claude || exit 2', true, false],
  ["/usr/bin/node '/opt/my atip/bin/atip.cjs' hook claude", true, false],
  [hookLine('claude', { node: '/n', atip: '/a' }, '/s/remove-claude.sh'), true, true],
  [hookLine('codex', { node: '/n', atip: '/a' }, '/s/remove-codex.sh'), false, false],
  ['catip hook claude', false, false],
  ['atip check --stdin', false, false],
])('%.40s asks for Claude Code: %j, written by setup: %j', (line, asks, written) => {
  expect([asksFor('claude')(line), isWritten('claude')(line)]).toEqual([asks, written])
})

/** Only what the script may need, and no Node among it. */
const withoutNode = async (machine: Workspace): Promise<string> => {
  const tools = join(machine.dir, 'tools')
  mkdirSync(tools)
  for (const name of ['cmp', 'cp', 'rm', 'rmdir', 'grep']) {
    const { stdout } = await execa('/bin/sh', ['-c', `command -v ${name}`])
    await execa('ln', ['-sf', stdout, join(tools, name)])
  }
  return tools
}

const REMOVERS = SHELLS.filter(shell => !shell.endsWith('zsh'))

test.each(REMOVERS)('the script takes everything out in %s, without Node and atip', async shell => {
  const machine = workspace()
  machine.file(join(machine.home, '.claude/settings.json'), '{\r\n  // mine\r\n}\r\n')
  const before = machine.snapshot(machine.home)
  await machine.atip(['setup', 'claude', 'codex'])
  const setupDirectory = join(machine.home, '.local/state/agent-tools/setup')
  const path = await withoutNode(machine)
  for (const id of ['claude', 'codex']) {
    const run = await execa(shell, [join(setupDirectory, `remove-${id}.sh`)], { env: { PATH: path }, extendEnv: false, reject: false })
    expect([run.exitCode, run.stderr]).toEqual([0, ''])
  }
  const after = Object.entries(machine.snapshot(machine.home)).filter(([name]) => !name.startsWith('.local'))
  expect(Object.fromEntries(after)).toEqual(before)
  // atip, back again, knows that nothing is left
  expect((await machine.atip(['setup', '--remove'])).status).toBe(0)
  expect(machine.snapshot(machine.home)).toEqual(before)
})

test.each(REMOVERS)('the script says in %s what to take out of a file that was edited since', async shell => {
  const machine = workspace()
  await machine.atip(['setup', 'claude'])
  const file = join(machine.home, '.claude/settings.json')
  const edited = `// mine\n${readFileSync(file, 'utf8')}`
  writeFileSync(file, edited)
  const script = join(machine.home, '.local/state/agent-tools/setup/remove-claude.sh')
  const run = await execa(shell, [script], { env: { PATH: await withoutNode(machine) }, extendEnv: false, reject: false })
  expect(run.exitCode).toBe(1)
  expect(run.stdout.split('\n')[0]).toBe(`${file} was changed since: take out the entry of hooks.PreToolUse that runs "hook claude"`)
  expect(readFileSync(file, 'utf8')).toBe(edited)
})
