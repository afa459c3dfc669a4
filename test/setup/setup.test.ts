import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { REGISTRATIONS } from '../../src/setup/registrations.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'
import { installedIn, outcomes, setup } from './helpers.ts'

const USUAL = ['claude', 'copilot', 'qwen', 'codex', 'droid', 'cursor', 'cline', 'gemini'] as const

const hookFile = (machine: Workspace, client: keyof typeof REGISTRATIONS): string =>
  join(machine.home, REGISTRATIONS[client].home.directory, REGISTRATIONS[client].user)

const stateOf = (machine: Workspace): string => join(machine.home, '.local', 'state', 'agent-tools', 'setup')

test('on a fresh home every client gets its hook and a skill, a second time changes nothing, and removal leaves no trace', async () => {
  const machine = workspace()
  const before = machine.snapshot(machine.home)
  const planned = await setup(machine, ...USUAL, '--dry-run')
  expect([planned.status, planned.stderr]).toEqual([0, ''])
  expect(machine.snapshot(machine.home)).toEqual(before)

  const done = await setup(machine, ...USUAL)
  expect([done.status, done.stderr]).toEqual([0, ''])
  expect(schemaErrors('setup', done.output)).toEqual([])
  expect(outcomes(done.output).filter(each => each.includes('hook'))).toEqual(USUAL.map(client => `${client} hook created`))
  expect(outcomes(planned.output).filter(each => each.includes('hook'))).toEqual(
    outcomes(done.output).filter(each => each.includes('hook')),
  )
  for (const client of USUAL) expect(readFileSync(hookFile(machine, client), 'utf8')).toContain(`hook ${client}`)
  expect(statSync(hookFile(machine, 'cline')).mode & 0o777).toBe(0o700)
  expect(existsSync(join(machine.home, '.agents/skills/atip/SKILL.md'))).toBe(true)

  const after = machine.snapshot(machine.home)
  const again = await setup(machine, ...USUAL)
  expect(new Set(outcomes(again.output).map(each => each.split(' ')[2]))).toEqual(new Set(['unchanged']))
  expect(machine.snapshot(machine.home)).toEqual(after)

  const removed = await setup(machine, '--remove')
  expect([removed.status, schemaErrors('setup', removed.output)]).toEqual([0, []])
  expect(machine.snapshot(machine.home)).toEqual(before)
})

/** Settings as people have them. */
const SETTINGS = {
  'comments and odd indentation':
    '// mine\n{\n     "model": "opus", /* large */\n     "hooks": {\n          "PreToolUse": [\n               {"matcher": "Edit", "hooks": [{"type": "command", "command": "lint"}]} // keep\n          ],\n          "Stop": []\n     }\n}\n\n',
  'CRLF and a byte order mark': '\uFEFF{\r\n\t"model": "opus"\r\n}\r\n',
  'trailing commas': '{\n  "hooks": {\n    "PreToolUse": [\n      {"matcher": "Edit", "hooks": [],},\n    ],\n  },\n}',
  'no line end': '{"permissions":{"deny":["Read(./.env)"]}}',
  nothing: '',
} as const

test.each(Object.entries(SETTINGS))('settings with %s keep all of it, and are what they were after removal', async (_, text) => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), text)
  chmodSync(file, 0o640)
  const before = machine.snapshot(machine.home)
  const done = await setup(machine, 'claude')
  expect(outcomes(done.output)[0]).toBe('claude hook added')
  const written = readFileSync(file, 'utf8')
  const { hooks, ...rest } = parse(written) as { hooks: { PreToolUse: object[] } }
  const { hooks: others, ...restBefore } = (parse(text) ?? {}) as { hooks?: { PreToolUse?: object[] } }
  expect(rest).toEqual(restBefore)
  expect(hooks.PreToolUse.slice(0, -1)).toEqual(others?.PreToolUse ?? [])
  expect(statSync(file).mode & 0o777).toBe(0o640)
  const removed = await setup(machine, '--remove', 'claude')
  expect(outcomes(removed.output)).toEqual(['claude hook restored', 'claude skill deleted'])
  expect(machine.snapshot(machine.home)).toEqual(before)
})

test('where somebody edited the file since, only our entry goes, and what was made for it', async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), '{\n  "model": "opus"\n}\n')
  await setup(machine, 'claude')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"model": "opus"', '// the small one\n  "model": "haiku"'))
  const removed = await setup(machine, '--remove', 'claude')
  expect(outcomes(removed.output)[0]).toBe('claude hook taken-out')
  expect(readFileSync(file, 'utf8')).toBe('{\n  // the small one\n  "model": "haiku"\n}\n')
  expect(existsSync(stateOf(machine))).toBe(false)
})

test('a file that setup made and somebody wrote into stays with what is theirs', async () => {
  const machine = workspace()
  await setup(machine, 'codex')
  const file = hookFile(machine, 'codex')
  const settings = JSON.parse(readFileSync(file, 'utf8')) as { hooks: Record<string, unknown> }
  writeFileSync(file, JSON.stringify({ hooks: { ...settings.hooks, Stop: [] } }))
  await setup(machine, '--remove')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ hooks: { Stop: [] } })
})

test('an edit between two setups is kept by the second, and comes through removal', async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), '{\n  "model": "opus"\n}\n')
  await setup(machine, 'claude')
  const edited = readFileSync(file, 'utf8').replace('"opus"', '"haiku"').replace('"timeout": 5', '"timeout": 600')
  writeFileSync(file, edited)
  const again = await setup(machine, 'claude')
  expect(outcomes(again.output)[0]).toBe('claude hook replaced')
  expect(readFileSync(file, 'utf8')).toBe(edited.replace('600', '5'))
  const copies = readdirSync(join(stateOf(machine), 'copies'))
  const original = copies.find(name => name.endsWith('.original'))!
  expect(readFileSync(join(stateOf(machine), 'copies', original), 'utf8')).toBe('{\n  "model": "opus"\n}\n')
  await setup(machine, '--remove')
  expect(readFileSync(file, 'utf8')).toBe('{\n  "model": "haiku"\n}\n')
})

const BY_HAND = `{
  "hooks": {
    "PreToolUse": [
      { "matcher": "Bash", "hooks": [{ "type": "command", "command": "timeout 2 atip hook claude || { echo 'atip hook failed' >&2; exit 2; }", "timeout": 5 }] },
      { "matcher": "Edit", "hooks": [{ "type": "command", "command": "lint" }] }
    ]
  }
}
`

test('an entry by hand is replaced where it stands, not doubled, and comes back', async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), BY_HAND)
  const done = await setup(machine, 'claude')
  expect(outcomes(done.output)[0]).toBe('claude hook replaced')
  const text = readFileSync(file, 'utf8')
  expect(text.match(/hook claude/g)).toHaveLength(1)
  const { hooks } = parse(text) as { hooks: { PreToolUse: { matcher: string }[] } }
  expect(hooks.PreToolUse.map(({ matcher }) => matcher)).toEqual(['Bash|Write|Edit|MultiEdit|NotebookEdit', 'Edit'])
  await setup(machine, '--remove', 'claude')
  expect(readFileSync(file, 'utf8')).toBe(BY_HAND)
})

test('an entry that only looks like ours and was never set up is not removed', async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), BY_HAND)
  const removed = await setup(machine, '--remove')
  expect(new Set(outcomes(removed.output).map(each => each.split(' ')[2]))).toEqual(new Set(['absent']))
  expect(readFileSync(file, 'utf8')).toBe(BY_HAND)
})

test('settings that do not parse stay as they are and are said, and the other clients are done', async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), '{ "model": opus }\n')
  const done = await setup(machine, 'claude', 'codex')
  expect(done.status).toBe(65)
  expect(done.output.ok).toBe(false)
  expect(schemaErrors('setup', done.output)).toEqual([])
  expect(outcomes(done.output)).toEqual(['claude hook refused', 'codex hook created', 'codex skill created'])
  expect(done.output.clients[0]?.files[0]?.error).toMatchObject({
    code: 'SETTINGS_INVALID',
    message: `"${file}" is left as it is: it is not JSON at line 1, column 12`,
  })
  expect(readFileSync(file, 'utf8')).toBe('{ "model": opus }\n')
})

test.each([
  ['read-only', (file: string) => chmodSync(file, 0o444), 'it is read-only'],
  [
    'known by a second name',
    (file: string) => linkSync(file, `${file}.dotfiles`),
    'it has a second name (a hard link), which would keep what it was',
  ],
])('a file that is %s is not replaced', async (_, make, reason) => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), '{}\n')
  make(file)
  const done = await setup(machine, 'claude')
  expect(done.status).toBe(73)
  expect(done.output.clients[0]?.files[0]?.error).toMatchObject({
    code: 'CANNOT_WRITE',
    message: `"${file}" is left as it is: ${reason}`,
  })
  expect(readFileSync(file, 'utf8')).toBe('{}\n')
})

test.each([
  ['a directory', (file: string) => mkdirSync(file, { recursive: true }), 'it is no file'],
  ['a link to nothing', (file: string) => symlinkSync('/nonexistent/settings.json', file), 'it is a link that leads nowhere'],
])('%s in the place of the settings is refused', async (_, make, reason) => {
  const machine = workspace()
  mkdirSync(join(machine.home, '.claude'))
  make(hookFile(machine, 'claude'))
  const done = await setup(machine, 'claude')
  expect(done.output.clients[0]?.files[0]?.error?.message).toContain(reason)
})

test("somebody else's hook file is not replaced", async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'cline'), '#!/bin/sh\necho mine\n')
  const done = await setup(machine, 'cline')
  expect([done.status, done.output.clients[0]?.files[0]?.error?.code]).toEqual([73, 'FILE_EXISTS'])
  expect(readFileSync(file, 'utf8')).toBe('#!/bin/sh\necho mine\n')
})

test('settings that are a link stay one, and the file that it leads to is written', async () => {
  const machine = workspace()
  const real = machine.file(join(machine.home, 'dotfiles/claude.json'), '{\n  "model": "opus"\n}\n')
  mkdirSync(join(machine.home, '.claude'))
  symlinkSync('../dotfiles/claude.json', hookFile(machine, 'claude'))
  const before = machine.snapshot(machine.home)
  await setup(machine, 'claude')
  expect(lstatSync(hookFile(machine, 'claude')).isSymbolicLink()).toBe(true)
  expect(readFileSync(real, 'utf8')).toContain('hook claude')
  await setup(machine, '--remove')
  expect(lstatSync(hookFile(machine, 'claude')).isSymbolicLink()).toBe(true)
  expect(machine.snapshot(machine.home)).toEqual(before)
})

test('setups at the same time come to what one does, and so do removals', async () => {
  const machine = workspace()
  machine.file(hookFile(machine, 'claude'), SETTINGS['comments and odd indentation'])
  mkdirSync(join(machine.home, '.local/state'), { recursive: true })
  const before = machine.snapshot(machine.home)
  const all = await Promise.all([1, 2, 3, 4].map(() => setup(machine, 'claude', 'codex', 'gemini')))
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0, 0])
  expect(readFileSync(hookFile(machine, 'claude'), 'utf8').match(/hook claude/g)).toHaveLength(1)
  const gone = await Promise.all([1, 2, 3].map(() => setup(machine, '--remove')))
  expect(gone.map(({ status }) => status)).toEqual([0, 0, 0])
  expect(machine.snapshot(machine.home)).toEqual(before)
})

test('a skill that several clients read stays until the last of them goes', async () => {
  const machine = workspace()
  const skill = join(machine.home, '.agents/skills/atip/SKILL.md')
  await setup(machine, 'codex', 'gemini')
  const first = await setup(machine, '--remove', 'codex')
  expect(outcomes(first.output)).toEqual(['codex hook deleted', 'codex skill left'])
  expect(existsSync(skill)).toBe(true)
  await setup(machine, '--remove', 'gemini')
  expect(existsSync(skill)).toBe(false)
})

test('atip in another place replaces the entry where it stands', async () => {
  const machine = workspace()
  const elsewhere = installedIn(join(machine.dir, "ada's tools", 'atip'))
  const file = machine.file(hookFile(machine, 'claude'), '{\n  "hooks": {\n    "PreToolUse": []\n  }\n}\n')
  await setup(machine, 'claude')
  writeFileSync(file, readFileSync(file, 'utf8').replace('    ]\n  }', '      ,{ "matcher": "Edit" } // mine\n    ]\n  }'))
  const moved = await execa(process.execPath, [elsewhere, 'setup', 'claude', '--json'], {
    env: machine.env,
    extendEnv: false,
    cwd: machine.dir,
  })
  expect(outcomes(JSON.parse(moved.stdout) as Parameters<typeof outcomes>[0])[0]).toBe('claude hook replaced')
  const { hooks } = parse(readFileSync(file, 'utf8')) as { hooks: { PreToolUse: { hooks?: { command: string }[]; matcher: string }[] } }
  expect(hooks.PreToolUse.map(({ matcher }) => matcher)).toEqual(['Bash|Write|Edit|MultiEdit|NotebookEdit', 'Edit'])
  expect(hooks.PreToolUse[0]?.hooks?.[0]?.command).toContain(
    String.raw`'${join(machine.dir, String.raw`ada'\''s tools`)}/atip/bin/atip.cjs' hook claude`,
  )
})

test('where the ledger is lost, setup knows its entries again, and removal takes them out', async () => {
  const machine = workspace()
  const file = machine.file(hookFile(machine, 'claude'), '{\n  "hooks": {},\n  "model": "opus"\n}\n')
  await setup(machine, 'claude')
  const written = readFileSync(file, 'utf8')
  rmSync(stateOf(machine), { recursive: true })
  const again = await setup(machine, 'claude')
  expect(outcomes(again.output)[0]).toBe('claude hook unchanged')
  expect(readFileSync(file, 'utf8')).toBe(written)
  expect(existsSync(join(stateOf(machine), 'remove-claude.sh'))).toBe(true)
  rmSync(stateOf(machine), { recursive: true })
  await setup(machine, '--remove', 'claude')
  expect(parse(readFileSync(file, 'utf8'))).toEqual({ hooks: { PreToolUse: [] }, model: 'opus' })
})

test('a ledger that is none stops setup before anything is written', async () => {
  const machine = workspace()
  machine.file(join(stateOf(machine), 'ledger.json'), '{"version": 2, "files": []}')
  const done = await machine.atip(['setup', 'claude'])
  expect([done.status, done.stderr]).toEqual([74, expect.stringContaining('is no ledger of this version of atip')])
  expect(existsSync(hookFile(machine, 'claude'))).toBe(false)
})

test('for a project its own settings are written, and the user has another set of them', async () => {
  const machine = workspace()
  const project = join(machine.home, 'orchard')
  mkdirSync(join(project, '.git'), { recursive: true })
  mkdirSync(join(project, 'src'))
  const run = async (...argv: readonly string[]) =>
    JSON.parse((await machine.atip(['setup', ...argv, '--json'], { cwd: join(project, 'src') })).stdout) as Parameters<typeof outcomes>[0]
  const before = machine.snapshot(machine.home)
  const done = await run('claude', 'copilot', '--project')
  expect(done.project).toBe(project)
  expect(done.clients.flatMap(({ files }) => files.map(({ path }) => path.slice(project.length)))).toEqual([
    '/.claude/settings.json',
    '/.claude/skills/atip/SKILL.md',
    '/.github/hooks/atip.json',
    '/.agents/skills/atip/SKILL.md',
  ])
  expect(statSync(join(project, '.claude/settings.json')).mode & 0o777).toBe(0o644)
  expect(new Set(outcomes(await run('--remove')).map(each => each.split(' ')[2]))).toEqual(new Set(['absent']))
  await run('--remove', '--project')
  expect(machine.snapshot(machine.home)).toEqual(before)
})

test('without names, those are set up that are found by their program or their directory, and were driven', async () => {
  const machine = workspace()
  machine.program('codex', '#!/bin/sh\n')
  for (const directory of ['.claude', '.cursor']) mkdirSync(join(machine.home, directory))
  const done = await setup(machine, '--dry-run')
  expect(done.output.clients.map(({ client, found }) => [client, found])).toEqual([
    ['claude', join(machine.home, '.claude')],
    ['codex', join(machine.bin, 'codex')],
  ])
  expect(done.output.others.map(({ client, proof }) => [client, proof])).toEqual([['cursor', 'unproven']])
})

test('a variable that moves a client moves its settings', async () => {
  const machine = workspace()
  const done = await machine.atip(['setup', 'claude', 'codex', '--json'], {
    env: { CLAUDE_CONFIG_DIR: join(machine.home, 'c'), CODEX_HOME: 'relative' },
  })
  const { clients } = JSON.parse(done.stdout) as Parameters<typeof outcomes>[0]
  expect(clients.map(({ files }) => files[0]?.path)).toEqual([
    join(machine.home, 'c/settings.json'),
    join(machine.home, '.codex/hooks.json'),
  ])
})

test('a policy is written where there is none, and one that is there stays', async () => {
  const machine = workspace()
  const first = await setup(machine, 'claude', '--policy', 'workspace')
  const file = join(machine.home, '.config/agent-tools/policy.json')
  expect(first.output.policy).toEqual({ file, outcome: 'created' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ extends: 'workspace' })
  const second = await setup(machine, 'claude', '--policy', 'strict')
  expect(second.output.policy).toEqual({ file, outcome: 'unchanged' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ extends: 'workspace' })
})

test.each([
  [['orchard'], 'there is no client "orchard"'],
  [['--user', '--project'], '--user and --project are two places'],
  [['--remove', '--policy', 'strict'], '--policy writes a policy'],
])('atip setup %j is wrong usage', async (argv, message) => {
  const run = await workspace().atip(['setup', ...argv])
  expect(run.status).toBe(64)
  expect((JSON.parse(run.stderr) as { error: { message: string } }).error.message).toContain(message)
})

test('a directory that cannot be written is said, and nothing is half done', async () => {
  const machine = workspace()
  // a file where a directory has to be stops root too
  machine.file(join(machine.home, '.codex'), 'a file')
  const done = await setup(machine, 'codex')
  expect([done.status, done.output.clients[0]?.files[0]?.error?.code]).toEqual([73, 'CANNOT_WRITE'])
  const other = join(machine.home, '.codex')
  renameSync(other, `${other}.away`)
  expect((await setup(machine, 'codex')).status).toBe(0)
})
