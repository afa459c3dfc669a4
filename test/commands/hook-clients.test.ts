import { existsSync, mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { CLIENT_IDS } from '../../src/harness/clients.ts'
import type { ClientId } from '../../src/harness/clients.ts'
import { ownDialect } from '../../src/harness/dialects.ts'
import { examplePayload } from '../../src/harness/example.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { atipBin, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

interface Ended {
  readonly status: number | undefined
  readonly stdout: string
  readonly stderr: string
}

/** Runs the hook with this on standard input: text, bytes, or what a file holds. */
const hook = async (
  machine: Workspace,
  words: readonly string[],
  input: string | Uint8Array | { readonly file: string },
): Promise<Ended> => {
  const result = await execa(process.execPath, [atipBin, 'hook', ...words], {
    cwd: machine.dir,
    env: machine.env,
    extendEnv: false,
    reject: false,
    stripFinalNewline: false,
    ...(typeof input === 'object' && 'file' in input ? { inputFile: input.file } : { input }),
  })
  return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
}

/** A project, and each client's own payload for a line in it. */
const asking = (machine: Workspace) => {
  const cwd = join(machine.home, 'orchard')
  mkdirSync(join(cwd, '.git'), { recursive: true })
  return (client: ClientId, command: string): string => JSON.stringify(examplePayload(client, { command, cwd }))
}

const ALLOWED = 'git status'
const ASKED = 'git push --force'
const DENIED = 'rm -rf /var/orchard'

/** What is printed, as data; null: nothing. */
const said = ({ status, stdout, stderr }: Ended): unknown => {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const answer = stdout === '' ? null : (JSON.parse(stdout) as unknown)
  expect(schemaErrors('hook-answer', answer)).toEqual([])
  return answer
}

const why = (pattern: RegExp): unknown => expect.stringMatching(pattern)

const claude = (decision: string, reason: RegExp): object => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: decision, permissionDecisionReason: why(reason) },
})
const codex = (decision: string, reason: RegExp): object | null => (decision === 'allow' ? null : claude('deny', reason))

type Form = (decision: 'allow' | 'ask' | 'deny', reason: RegExp) => unknown

/** What each client takes for these decisions; one that has no question is told deny. */
const FORMS: Readonly<Record<ClientId, Form>> = {
  claude,
  copilot: (permissionDecision, reason) => ({ permissionDecision, permissionDecisionReason: why(reason) }),
  qwen: claude,
  codex,
  pi: (decision, reason) => ({ decision, reason: why(reason) }),
  opencode: (decision, reason) => ({ decision: decision === 'ask' ? 'deny' : decision, reason: why(reason) }),
  droid: claude,
  cursor: (decision, reason) =>
    decision === 'allow' ? { permission: 'allow' } : { permission: 'deny', user_message: why(reason), agent_message: why(reason) },
  cline: (decision, reason) => (decision === 'allow' ? { cancel: false } : { cancel: true, errorMessage: why(reason) }),
  gemini: (decision, reason) => ({ decision: decision === 'ask' ? 'deny' : decision, reason: why(reason) }),
}

/** What each client was told, one after the other: an answer has its time. */
const ofEach = async (run: (client: ClientId) => Promise<Ended>): Promise<readonly (readonly [ClientId, Ended])[]> => {
  const told: (readonly [ClientId, Ended])[] = []
  for (const client of CLIENT_IDS) told.push([client, await run(client)])
  return told
}

/** All at once: a refusal comes in time or too late. */
const ofAll = async (run: (client: ClientId) => Promise<Ended>): Promise<readonly (readonly [ClientId, Ended])[]> =>
  Promise.all(CLIENT_IDS.map(async client => [client, await run(client)] as const))

/** The clock of the hook is a real one: on a busy machine a line may be asked about that is else allowed, and advice be left out. */
const BUSY = { retry: 4 }

const READ_ONLY = /^atip: git status [^\n]+$/
const NOT_RUN = /^atip: not run: rm [^\n]+$/
const SAFER = String.raw`[^\n]+\nSafer, though a person is asked too: git push --force-with-lease\. [^\n]+$`
const UNLESS = new RegExp(`^atip: not run unless a person agrees: git push ${SAFER}`)
const WOULD = new RegExp(`^atip: not run, a person would have to agree: git push ${SAFER}`)

test('each client is answered in its own form', BUSY, async () => {
  const machine = workspace()
  const payload = asking(machine)
  for (const [client, ended] of await ofEach(async id => hook(machine, [id], payload(id, ALLOWED))))
    expect([client, said(ended)]).toEqual([client, FORMS[client]('allow', READ_ONLY)])
  for (const [client, ended] of await ofEach(async id => hook(machine, [id], payload(id, DENIED))))
    expect([client, said(ended)]).toEqual([client, FORMS[client]('deny', NOT_RUN)])
  for (const [client, ended] of await ofEach(async id => hook(machine, [id], payload(id, ASKED))))
    expect([client, said(ended)]).toEqual([client, FORMS[client]('ask', ownDialect(client).hasQuestion ? UNLESS : WOULD)])
})

test('a question is denied, or passed over as if there were no hook, where that is wanted', BUSY, async () => {
  const machine = workspace()
  const payload = asking(machine)
  for (const [client, ended] of await ofEach(async id => hook(machine, [id, '--ask-as', 'deny'], payload(id, ASKED))))
    expect([client, said(ended)]).toEqual([client, FORMS[client]('deny', WOULD)])
  for (const [client, ended] of await ofEach(async id => hook(machine, [id, '--ask-as=pass'], payload(id, ASKED)))) {
    const neutral = { codex: null, pi: { decision: 'pass' }, opencode: { decision: 'pass' }, cline: { cancel: false } } as const
    expect([client, said(ended)]).toEqual([client, client in neutral ? neutral[client as keyof typeof neutral] : {}])
  }
  expect(said(await hook(machine, ['claude', '--ask-as', 'pass'], payload('claude', DENIED)))).toEqual(claude('deny', NOT_RUN))
})

test('how nobody is asked again is said, and true', BUSY, async () => {
  const machine = workspace()
  const payload = asking(machine)
  const ended = await hook(machine, ['claude'], payload('claude', 'npm test && git commit -m pears'))
  const text = JSON.stringify(said(ended))
  const allow = /\{\\"allow\\": (\[[^\]]+\])\}/.exec(text)?.[1]?.replaceAll('\\"', '"')
  expect(allow).toBe('["npm test", "git commit"]')
  expect(text).toContain('~/.config/agent-tools/policy.json')
  machine.file(join(machine.home, '.config/agent-tools/policy.json'), `{"commands": {"allow": ${allow}}}`)
  expect(said(await hook(machine, ['claude'], payload('claude', 'npm test && git commit -m pears')))).toEqual(claude('allow', /./))
})

/** What stops a client when nothing could be judged. */
const refusalOf = (client: ClientId, { status, stdout, stderr }: Ended): unknown =>
  client === 'cline'
    ? { status, told: JSON.parse(stdout) as unknown, stderr }
    : { status, stdout, told: /^atip: not run: [^\n]+\n$/.test(stderr) }

const refusedAs = (client: ClientId): unknown =>
  client === 'cline'
    ? { status: 0, told: { cancel: true, errorMessage: why(/^atip: not run: [^\n]+$/) }, stderr: '' }
    : { status: 2, stdout: '', told: true }

describe('what cannot be read stops every client', () => {
  type Break = (payload: string) => string | Uint8Array
  const bodies: readonly (readonly [string, Break])[] = [
    ['empty', () => ''],
    ['cut off', payload => payload.slice(0, -20)],
    ['noise', () => Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 256)],
    ['of another form', () => JSON.stringify({ run: ALLOWED, cwd: '/' })],
  ]
  test.each(bodies)('a payload that is %s', async (_, broken) => {
    const machine = workspace()
    const payload = asking(machine)
    for (const [client, ended] of await ofAll(async id => hook(machine, [id], broken(payload(id, ALLOWED)))))
      expect([client, refusalOf(client, ended)]).toEqual([client, refusedAs(client)])
  })

  test('a payload of 100 MB', async () => {
    const machine = workspace()
    const file = machine.file('payload.json', asking(machine)('claude', ALLOWED))
    truncateSync(file, 100 * 1024 * 1024)
    for (const [client, ended] of await ofAll(async id => hook(machine, [id], { file })))
      expect([client, refusalOf(client, ended)]).toEqual([client, refusedAs(client)])
  })

  const POLICY = '.config/agent-tools/policy.json'
  const policies: readonly (readonly [string, (machine: Workspace) => unknown])[] = [
    ['is broken', machine => machine.file(join(machine.home, POLICY), '{"commands": {"alow": []}}')],
    ['cannot be read', machine => mkdirSync(join(machine.home, POLICY), { recursive: true })],
    ['of the project is broken', machine => machine.file(join(machine.home, 'orchard/.agent-tools/policy.json'), '{')],
  ]
  test.each(policies)('a policy that %s, with the reason in the form of a denial', async (_, damage) => {
    const machine = workspace()
    const payload = asking(machine)
    damage(machine)
    for (const [client, ended] of await ofAll(async id => hook(machine, [id], payload(id, ALLOWED))))
      expect([client, said(ended)]).toEqual([client, FORMS[client]('deny', /^atip: not run: [^\n]+policy\.json[^\n]+$/)])
  })
})

test.each([
  ['no registry', () => undefined],
  ['a registry that is none', (machine: Workspace) => machine.file(join(machine.data, 'agent-tools', 'registry.json'), '\0{{{')],
] as const)('with %s every client gets the right answer', BUSY, async (_, damage) => {
  const machine = workspace()
  const payload = asking(machine)
  damage(machine)
  for (const [client, ended] of await ofEach(async id => hook(machine, [id], payload(id, ALLOWED))))
    expect([client, said(ended)]).toEqual([client, FORMS[client]('allow', READ_ONLY)])
  for (const [client, ended] of await ofEach(async id => hook(machine, [id], payload(id, DENIED))))
    expect([client, said(ended)]).toEqual([client, FORMS[client]('deny', NOT_RUN)])
})

describe('an answer that nobody hears is a failure for every client', () => {
  /** Started by a shell, which does to standard output what no library does. */
  const unheard = async (
    machine: Workspace,
    { client, to, input }: { readonly client: ClientId; readonly to: string; readonly input: string },
  ) => {
    const result = await execa('/bin/sh', ['-c', `exec "$@" ${to}`, 'sh', process.execPath, atipBin, 'hook', client], {
      cwd: machine.dir,
      env: machine.env,
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      input,
    })
    return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
  }

  test.each(['>&-', '> /dev/null', ...(existsSync('/dev/full') ? ['> /dev/full'] : [])])('%s', async to => {
    const machine = workspace()
    const payload = asking(machine)
    for (const [client, { status, stderr }] of await ofAll(async id => unheard(machine, { client: id, to, input: payload(id, DENIED) })))
      expect([client, status, /^(?:atip: not run|error): [^\n]+\n$/.test(stderr)]).toEqual([client, 2, true])
  })
})

test('a payload of a client that takes no status is answered in its form, whoever the hook was installed for', async () => {
  const machine = workspace()
  const payload = asking(machine)
  machine.file(join(machine.home, '.config/agent-tools/policy.json'), '{')
  for (const installed of ['claude', 'codex'] as const)
    expect(refusalOf('cline', await hook(machine, [installed], payload('cline', ALLOWED)))).toEqual(refusedAs('cline'))
})

describe('a change of a file by a tool of the client', () => {
  type Edit = readonly [tool: string, input: object | string]
  const edited = async (machine: Workspace, [tool, input]: Edit): Promise<string> => {
    const payload = { cwd: join(machine.home, 'orchard'), hook_event_name: 'PreToolUse', tool_name: tool, tool_input: input }
    const answer = said(await hook(machine, ['claude'], JSON.stringify(payload)))
    return JSON.stringify(answer)
  }

  test.each<Edit>([
    ['Write', { file_path: '.claude/settings.json', content: '{}' }],
    ['Edit', { file_path: '~/.claude/settings.local.json' }],
    ['write', { filePath: '.opencode/plugins/atip.ts' }],
    ['edit', { path: '~/.pi/agent/extensions/atip.ts', edits: [] }],
    ['create', { path: '../.copilot/hooks/atip.json' }],
    ['write_file', { file_path: '~/.gemini/settings.json' }],
    ['apply_patch', { command: '*** Begin Patch\n*** Update File: .codex/hooks.json\n+x\n*** End Patch' }],
    ['Write', { file_path: '.agent-tools/policy.json' }],
    ['Write', { file_path: 'link/settings.json' }],
  ])('is asked about where the file configures the guard: %s %j', async (...edit) => {
    const machine = workspace()
    asking(machine)
    mkdirSync(join(machine.home, 'orchard', '.claude'), { recursive: true })
    await execa('ln', ['-s', '.claude', join(machine.home, 'orchard', 'link')])
    expect(await edited(machine, edit)).toMatch(
      /"permissionDecision":"ask","permissionDecisionReason":"atip: not run unless a person agrees: \w+: it writes /,
    )
  })

  test.each<Edit>([
    ['Write', { file_path: 'src/main.js', content: '.claude/settings.json' }],
    ['Edit', { file_path: 'CLAUDE.md' }],
    ['Read', { file_path: '.claude/settings.json' }],
    ['apply_patch', { command: '*** Begin Patch\n*** Add File: a.txt\n+*** Update File: .codex/hooks.json\n*** End Patch' }],
  ])('is else the business of the client: %s %j', async (...edit) => {
    const machine = workspace()
    asking(machine)
    expect(await edited(machine, edit)).toBe('{}')
  })
})
