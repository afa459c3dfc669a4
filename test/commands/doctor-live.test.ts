import { execaSync } from 'execa'
import { chmodSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { trustFor } from '../../src/commands/doctor/checks/clients/codex-trust.ts'
import { keptSettings } from '../../src/commands/doctor/checks/clients/live/kept-settings.ts'
import type { Check, Diagnosis } from '../../src/commands/doctor/output.ts'
import { CLIENTS } from '../../src/harness/clients.ts'
import { RECIPES } from '../../src/harness/stand-in/recipes.ts'
import { atipBin, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const NODE = process.execPath

/**
 * A client in small, which speaks with its model as Claude Code does and asks the hooks of its settings. `obeys`: whether it takes their answer;
 * `sees`: what it writes down beside itself.
 */
const CLIENT = (obeys: boolean): string => `
const { execFileSync, spawnSync } = require('node:child_process')
const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const settings = JSON.parse(readFileSync(join(process.env.HOME, '.claude/settings.json'), 'utf8'))
writeFileSync(join(__dirname, 'seen.json'), JSON.stringify({ env: process.env, settings, argv: process.argv.slice(2), cwd: process.cwd() }))
const hooks = (settings.hooks?.PreToolUse ?? []).flatMap(group => group.hooks)
const refusal = command => {
  for (const hook of hooks) {
    const input = JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command }, cwd: process.cwd() })
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', hook.command], { input, encoding: 'utf8' })
    if (status === 2) return stderr
    const said = stdout.trim() === '' ? {} : JSON.parse(stdout).hookSpecificOutput
    if (said?.permissionDecision !== undefined && said.permissionDecision !== 'allow') return said.permissionDecisionReason
  }
}
const run = command => spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' }).stdout
const main = async () => {
  const messages = []
  for (;;) {
    const body = JSON.stringify({ model: 'm', tools: [{ name: 'Bash' }], messages })
    const answer = await fetch(process.env.ANTHROPIC_BASE_URL + '/v1/messages', { method: 'POST', body })
    const call = (await answer.json()).content.find(block => block.type === 'tool_use')
    if (call === undefined) return
    const refused = ${obeys} ? refusal(call.input.command) : undefined
    messages.push({ role: 'assistant', content: [call] })
    messages.push({ role: 'user', content: [{ type: 'tool_result', content: refused ?? run(call.input.command) }] })
  }
}
main()
`

const line = `'${NODE}' '${atipBin}' hook claude || { echo 'atip failed' >&2; exit 2; }`

const hook = (command: string) => ({ matcher: 'Bash', hooks: [{ type: 'command', command }] })

/** A machine with such a client on PATH. Its program is a script that starts Node by its path. */
const withClient = (text: string, settings: object): Workspace => {
  const machine = workspace()
  const code = machine.file('lib/claude/cli.cjs', text)
  machine.file('lib/claude/package.json', JSON.stringify({ name: 'claude', version: '2.1.330', bin: { claude: 'cli.sh' } }))
  const program = machine.file('lib/claude/cli.sh', `#!/bin/sh\nexec '${NODE}' '${code}' "$@"\n`)
  chmodSync(program, 0o755)
  symlinkSync(program, join(machine.bin, 'claude'))
  machine.file('home/.claude/settings.json', JSON.stringify(settings))
  return machine
}

const live = async (machine: Workspace, client = 'claude', env: Record<string, string> = {}) => {
  // the lines that the client runs are real ones
  const run = await machine.atip(['doctor', client, '--live'], { env: { PATH: `${machine.bin}:/usr/bin:/bin`, ...env } })
  const check = run.json<Diagnosis>().checks.find(({ name }) => name === `${client} live`)
  return { status: run.status, check }
}

const seenBy = (machine: Workspace) =>
  JSON.parse(readFileSync(join(machine.dir, 'lib/claude/seen.json'), 'utf8')) as {
    readonly env: Record<string, string>
    readonly settings: { readonly [key: string]: unknown }
    readonly cwd: string
  }

const saying = (text: RegExp): string => expect.stringMatching(text) as string

describe('a client that is run itself', () => {
  test('is in order when it runs what is allowed and not what is denied', async () => {
    const machine = withClient(CLIENT(true), { hooks: { PreToolUse: [hook(line)] } })
    const { status, check } = await live(machine)
    expect(check).toMatchObject({
      status: 'ok',
      message: saying(/itself ran "cat canary.txt" and not "find .*": the model was told "atip: /),
    })
    expect(status).toBe(0)
  })

  test('fails when it runs what is denied, whatever its hook says when it is asked alone', async () => {
    const machine = withClient(CLIENT(false), { hooks: { PreToolUse: [hook(line)] } })
    const { status, check } = await live(machine)
    expect(check).toMatchObject({ status: 'fail', message: saying(/ran "find ~ .*": the hook was not asked/), fix: 'atip setup claude' })
    expect(status).toBe(65)
  })

  test.each([
    [
      'does not start',
      'process.stderr.write("no such model\\n"); process.exit(3)',
      /did not get as far as a command: it ended with status 3: no such model/,
    ],
    ['asks for nothing', '', /it ended with status 0, and said nothing/],
  ])('is a warning with its last words when it %s', async (_, text, message) => {
    const { check } = await live(withClient(text, { hooks: { PreToolUse: [hook(line)] } }))
    expect(check).toMatchObject({ status: 'warn', message: saying(message) })
  })

  test('gets neither keys, nor settings, nor hooks of others, and leaves nothing behind', async () => {
    const other = `touch ${JSON.stringify('/tmp/atip-test-no-such-file')}`
    const settings = {
      apiKeyHelper: 'x',
      env: { ANTHROPIC_BASE_URL: 'http://198.51.100.1' },
      hooks: { PreToolUse: [hook(other), hook(line)] },
    }
    const machine = withClient(CLIENT(true), settings)
    const before = machine.snapshot(machine.home)
    const { check } = await live(machine, 'claude', { ANTHROPIC_API_KEY: 'secret', GITHUB_TOKEN: 'secret' })
    expect(check?.status).toBe('ok')
    const seen = seenBy(machine)
    expect(Object.values(seen.env)).not.toContain('secret')
    expect(seen.env['HTTPS_PROXY']).toBe(seen.env['ANTHROPIC_BASE_URL'])
    expect(seen.settings).toEqual({ hooks: { PreToolUse: [hook(line)] } })
    expect(machine.snapshot(machine.home)).toEqual(before)
    expect(() => readFileSync(join(dirname(seen.cwd), 'old/canary.bak'))).toThrow(/ENOENT/)
  })

  test('is judged by the policy of the user', async () => {
    const machine = withClient(CLIENT(true), { hooks: { PreToolUse: [hook(line)] } })
    machine.file('home/.config/agent-tools/policy.json', JSON.stringify({ commands: { deny: ['cat'] } }))
    const { check } = await live(machine)
    expect(check).toMatchObject({ status: 'warn', message: saying(/did not run "cat canary.txt" either: "atip: /) })
  })

  test('is not asked to run what strangers wrote into a project', async () => {
    const machine = withClient(CLIENT(true), {})
    machine.file('work/.claude/settings.json', JSON.stringify({ hooks: { PreToolUse: [hook(`touch /tmp/no; ${line}`)] } }))
    const run = await machine.atip(['doctor', 'claude', '--live'], { cwd: join(machine.dir, 'work') })
    const names = run.json<Diagnosis>().checks.map(({ name }) => name)
    expect(names).toContain('claude hook')
    expect(names).not.toContain('claude live')
  })

  test('is passed over where it runs nothing without a login', async () => {
    const machine = workspace()
    machine.program('droid', '#!/bin/sh\nexit 1\n')
    machine.file('home/.factory/settings.json', JSON.stringify({ hooks: { PreToolUse: [hook(line.replace('claude', 'droid'))] } }))
    const { check } = await live(machine, 'droid')
    expect(check).toMatchObject({ status: 'skipped', message: 'skipped: Droid runs nothing without a login' })
  })
})

test("a person's trust in a hook of Codex goes with it to where it stands now", () => {
  const entry = (position: readonly [number, number]) => ({
    source: { path: '/a/hooks.json', origin: 'user', form: 'json' } as const,
    line,
    names: line,
    event: 'PreToolUse',
    matcher: 'Bash',
    position,
    blocksOnFailure: false,
  })
  const kept = keptSettings({ model: 'x', hooks: { PreToolUse: [hook('true'), hook(line)] } }, [entry([1, 0])])
  expect(kept.settings).toEqual({ hooks: { PreToolUse: [hook(line)] } })
  const config = {
    hooks: { state: { '/a/hooks.json:pre_tool_use:1:0': { trusted_hash: 'sha256:1' }, other: { trusted_hash: 'sha256:2' } } },
  }
  const state = { '/b/hooks.json:pre_tool_use:0:0': { trusted_hash: 'sha256:1' } }
  expect(trustFor(kept.moved, { from: '/a/hooks.json', to: '/b/hooks.json' }, config)).toEqual({ hooks: { state } })
})

/** Into a network of its own, which is loopback alone. */
const ALONE = ['-n', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"']

const canBeAlone = !execaSync('unshare', [...ALONE, 'true'], { reject: false }).failed

const pathOf = (program: string): string | undefined => {
  const { stdout, failed } = execaSync('/bin/sh', ['-c', 'command -v "$0"', program], { reject: false })
  return failed || stdout === '' ? undefined : stdout
}

describe.each(CLIENTS.filter(({ id }) => RECIPES[id] !== undefined))('$title', ({ id, title }) => {
  const program = pathOf(id)
  const needed = program === undefined ? id : 'a network namespace'
  const can = program !== undefined && canBeAlone
  // a person trusts a hook of Codex at a terminal: until then it runs what is denied
  const [wanted, what] = id === 'codex' ? (['fail', 'untrusted, is seen to run'] as const) : (['ok', 'is seen to hold back'] as const)

  test.skipIf(!can)(`${what} what atip denies${can ? '' : ` (skipped: needs ${needed})`}`, { timeout: 180_000 }, () => {
    const machine = workspace()
    const env = { ...machine.env, PATH: [dirname(program ?? ''), process.env['PATH']].join(':') }
    execaSync(NODE, [atipBin, 'setup', id], { env, cwd: machine.home, extendEnv: false })
    const { stdout } = execaSync('unshare', [...ALONE, NODE, atipBin, 'doctor', id, '--live', '--json'], {
      env,
      cwd: machine.home,
      extendEnv: false,
      reject: false,
    })
    const checks = (JSON.parse(stdout) as Diagnosis).checks
    expect(checks.find(({ name }: Check) => name === `${id} live`)).toMatchObject({
      status: wanted,
      message: saying(new RegExp(`^${title}`)),
    })
  })
})
