import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Check, Diagnosis } from '../../src/commands/doctor/output.ts'
import { atipBin, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const NODE = process.execPath

/** A command line that asks atip, as somebody would write it by hand: whatever goes wrong ends in status 2. */
const line = (client: string, { node = NODE, atip = atipBin, otherwise = "|| { echo 'atip failed' >&2; exit 2; }" } = {}): string =>
  `'${node}' '${atip}' hook ${client} ${otherwise}`

/** Settings as Claude Code has them, and others took over. */
const settings = (command: string, { event = 'PreToolUse', matcher = 'Bash', more = {} } = {}): string =>
  JSON.stringify({ hooks: { [event]: [{ matcher, hooks: [{ type: 'command', command, ...more }] }] } })

/** A client as npm installs it. It is never run. */
const installs = (machine: Workspace, name: string, version: string): void => {
  const directory = join('lib', name)
  machine.file(join(directory, 'package.json'), JSON.stringify({ name, version, bin: { [name]: 'cli.js' } }))
  const program = machine.file(join(directory, 'cli.js'), '#!/bin/sh\ntouch ran\n')
  chmodSync(program, 0o755)
  symlinkSync(program, join(machine.bin, name))
}

const CLAUDE = 'home/.claude/settings.json'

const withClaude = (text: string, version = '2.1.330'): Workspace => {
  const machine = workspace()
  installs(machine, 'claude', version)
  machine.file(CLAUDE, text)
  return machine
}

/** What doctor says of clients: the lines that have one of these names. */
const diagnosed = async (machine: Workspace, argv: readonly string[] = []) => {
  const run = await machine.atip(['doctor', ...argv])
  const { ok, checks } = run.json<Diagnosis>()
  const said = (name: string): readonly Check[] => checks.filter(check => check.name === name)
  return { status: run.status, ok, checks, said }
}

describe('a hook that works', () => {
  test.each([
    ['by hand', line('claude'), {}],
    ['with the failure of the client', line('claude', { otherwise: '' }), { onFailure: 'block' }],
  ])('is said to, written %s', async (_, command, more) => {
    const { status, ok, said } = await diagnosed(withClaude(settings(command, { more })))
    expect(said('claude')).toMatchObject([{ status: 'ok', message: expect.stringMatching(/^Claude Code 2\.1\.330 /) as string }])
    expect(said('claude hook')).toMatchObject([{ status: 'ok', message: expect.stringMatching(/holds back what it should/) as string }])
    expect({ status, ok }).toEqual({ status: 0, ok: true })
  })

  test('is tried without running the client, and leaves nothing behind', async () => {
    const machine = withClaude(settings(line('claude')))
    machine.file('home/.config/agent-tools/config.json', '{}')
    const before = machine.snapshot(machine.dir)
    await diagnosed(machine)
    expect(machine.snapshot(machine.dir)).toEqual(before)
  })

  test('is not written down in the log of decisions as something that was asked', async () => {
    const machine = withClaude(settings(line('claude')))
    machine.file('home/.config/agent-tools/config.json', '{"log": true}')
    expect((await diagnosed(machine)).said('claude hook')).toMatchObject([{ status: 'ok' }])
    expect(existsSync(join(machine.home, '.local/state/agent-tools/decisions.jsonl'))).toBe(false)
  })

  test('is found beside others, with comments and commas that JSON does not have', async () => {
    const machine = withClaude(`{
      // mine
      "hooks": { "PreToolUse": [ { "matcher": "Write", "hooks": [ { "type": "command", "command": "true" } ] },
        { "hooks": [ { "type": "command", "command": ${JSON.stringify(line('claude'))} }, ] }, ] },
    }`)
    const { said } = await diagnosed(machine)
    expect(said('claude hook')).toMatchObject([{ status: 'ok' }])
  })
})

interface Broken {
  readonly what: string
  readonly text: string
  readonly version?: string
  readonly message: RegExp
  readonly status?: Check['status']
  readonly fix?: RegExp
}

const BROKEN: readonly Broken[] = [
  { what: 'was replaced by true', text: settings('true'), status: 'warn', message: /no hook asks atip: commands run unjudged/ },
  {
    what: 'starts true instead of Node',
    text: settings(`true '${atipBin}' hook claude`),
    message: /lets "rm -rf \/var\/atip-doctor" run: status 0, nothing on standard output$/,
  },
  {
    what: 'throws its answer away',
    text: settings(line('claude', { otherwise: '> /dev/null || exit 0' })),
    message: /lets "rm .*" run: status 0, nothing on standard output/,
  },
  {
    what: 'says something before its answer',
    text: settings(`echo hello; ${line('claude')}`),
    message: /lets "rm .*" run: status 0, on standard output hello/,
  },
  {
    what: 'lets the command run when atip breaks',
    text: settings(line('claude', { otherwise: '' })),
    message: /when Node or atip breaks, it lets the command run: status 1/,
  },
  {
    what: 'trusts in a setting that the installed version passes over',
    text: settings(line('claude', { otherwise: '' }), { more: { onFailure: 'block' } }),
    version: '2.1.197',
    message: /when Node or atip breaks, it lets the command run/,
  },
  {
    what: 'lets half a payload pass',
    text: settings(`read -r payload; case $payload in *tool_input*) printf %s "$payload" | ${line('claude')};; esac # atip hook claude`),
    message: /given half a payload, it lets the command run/,
  },
  {
    what: 'does not answer',
    text: settings('PATH=/usr/bin:/bin sleep 60 # atip hook claude'),
    message: /did not answer within 5 s/,
  },
  {
    what: 'refuses everything',
    text: settings("echo 'atip failed' >&2; exit 2 # atip hook claude"),
    message: /holds back "pwd" too: status 2, nothing on standard output, on standard error atip failed/,
  },
  {
    what: 'names a Node that is not there',
    text: settings(line('claude', { node: '/atlantis/bin/node' })),
    message: /starts "\/atlantis\/bin\/node", which is not there/,
  },
  {
    what: 'names an atip that is not there',
    text: settings(line('claude', { atip: '/atlantis/bin/atip.cjs' })),
    message: /starts "\/atlantis\/bin\/atip\.cjs", which is not there/,
  },
  {
    what: 'is asked about files alone',
    text: settings(line('claude'), { matcher: 'Write|Edit' }),
    message: /"Write\|Edit" does not match Bash/,
  },
  { what: 'is asked afterwards', text: settings(line('claude'), { event: 'PostToolUse' }), message: /stands under "PostToolUse"/ },
]

describe('doctor says of a hook that', () => {
  test.each(BROKEN)(
    '$what what is wrong',
    { timeout: 30_000 },
    async ({ text, version, message, status = 'fail', fix = /^atip setup claude$/ }) => {
      const diagnosis = await diagnosed(withClaude(text, version))
      expect(diagnosis.said('claude hook')).toMatchObject([{ status, message: expect.stringMatching(message) as string }])
      expect(diagnosis.said('claude hook')[0]?.fix).toMatch(fix)
      expect(diagnosis.status).toBe(status === 'fail' ? 65 : 0)
    },
  )

  test('others could have written that they could, and does not run it', async () => {
    const machine = withClaude(settings(`: > "$HOME/ran"; ${line('claude')}`))
    chmodSync(join(machine.dir, CLAUDE), 0o666)
    const { said } = await diagnosed(machine)
    expect(said('claude hook')).toMatchObject([
      {
        status: 'fail',
        message: expect.stringMatching(/everyone can write to it/) as string,
        fix: expect.stringMatching(/^chmod go-w /) as string,
      },
    ])
    expect(existsSync(join(machine.home, 'ran'))).toBe(false)
  })

  test('stands in a project that it was not tried, and does not run what strangers wrote', async () => {
    const machine = workspace()
    machine.file('.claude/settings.json', settings(`: > "$HOME/ran"; ${line('claude')}`))
    mkdirSync(join(machine.dir, '.git'))
    const { said, status } = await diagnosed(machine)
    expect(said('claude hook')).toMatchObject([{ status: 'skipped', message: expect.stringMatching(/is a project's/) as string }])
    expect(existsSync(join(machine.home, 'ran'))).toBe(false)
    expect(status).toBe(0)
  })

  test('works, where the policy asks about everything, that it is the policy', async () => {
    const machine = withClaude(settings(line('claude')))
    machine.file('home/.config/agent-tools/policy.json', '{"commands": {"ask": ["pwd"]}}')
    const { said } = await diagnosed(machine)
    expect(said('claude hook')).toMatchObject([
      { status: 'warn', message: expect.stringMatching(/held back too, by your policy/) as string, fix: 'atip policy explain pwd' },
    ])
  })
})

describe('settings that switch hooks off are named', () => {
  const off = '{"disableAllHooks": true}'
  test.each([
    ['claude', CLAUDE, settings(line('claude')).replace('{', '{"disableAllHooks": true, ')],
    ['claude', '.claude/settings.json', off],
    ['claude', '.claude/settings.local.json', off],
    ['copilot', '.github/copilot/settings.json', off],
    ['copilot', '.claude/settings.json', off],
    ['qwen', '.qwen/settings.json', off],
    ['codex', '.codex/config.toml', '[features]\nhooks = false # for now\n'],
    ['codex', 'home/.codex/config.toml', 'features.hooks = false\n'],
    ['codex', 'home/.codex/config.toml', 'features = { hooks = false }\n'],
    ['gemini', '.gemini/settings.json', '{"hooksConfig": {"enabled": false}}'],
    ['gemini', 'home/.gemini/settings.json', '{"hooksConfig": {"disabled": ["atip"]}}'],
  ])('of %s, in %s', async (client, path, text) => {
    const machine = workspace()
    mkdirSync(join(machine.dir, '.git'))
    installs(machine, client, '9.0.0')
    machine.file(path, text)
    const { said, status } = await diagnosed(machine)
    expect(said(`${client} settings`)).toMatchObject([{ status: 'fail', message: expect.stringMatching(/switches hooks off/) as string }])
    expect(said(`${client} settings`)[0]?.message).toContain(join(machine.dir, path))
    expect(status).toBe(65)
  })

  test.each([
    ['claude', CLAUDE, '{"disableAllHooks": false}'],
    ['codex', 'home/.codex/config.toml', '[features]\nhooks = true\n[other]\nhooks = false\n'],
    ['gemini', 'home/.gemini/settings.json', '{"hooksConfig": {"enabled": true, "disabled": ["other"]}}'],
  ])('and those of %s that leave them on are not, in %s: %s', async (client, path, text) => {
    const machine = workspace()
    installs(machine, client, '9.0.0')
    machine.file(path, text)
    expect((await diagnosed(machine)).said(`${client} settings`)).toEqual([])
  })

  test('as are settings that the client cannot read', async () => {
    const { said } = await diagnosed(withClaude('{"hooks": '))
    expect(said('claude settings')).toMatchObject([
      { status: 'fail', message: expect.stringMatching(/is passed over: it is not JSON/) as string },
    ])
  })
})

test('settings of Codex that are not TOML are named', async () => {
  const machine = workspace()
  installs(machine, 'codex', '0.169.0')
  machine.file('home/.codex/config.toml', '[features\nhooks = true\n')
  const { said } = await diagnosed(machine)
  expect(said('codex settings')).toMatchObject([{ status: 'fail', message: expect.stringMatching(/it is not TOML at line 1/) as string }])
})

describe('Codex', () => {
  const HOOKS = 'home/.codex/hooks.json'

  const withCodex = (config: (hooks: string) => string): Workspace => {
    const machine = workspace()
    installs(machine, 'codex', '0.169.0')
    const hooks = machine.file(HOOKS, settings(line('codex'), { matcher: '^Bash$' }))
    machine.file('home/.codex/config.toml', config(hooks))
    return machine
  }

  test('that was not told to trust its hook passes over it, and that is said', async () => {
    const { said } = await diagnosed(withCodex(() => 'model = "mock"\n'))
    expect(said('codex hook')).toMatchObject([
      { status: 'ok' },
      { status: 'fail', message: expect.stringMatching(/nobody has trusted it.*\(\/hooks\)/) as string, fix: 'codex' },
    ])
  })

  test('that was told to is in order', async () => {
    const trusted = (hooks: string): string => `[hooks.state."${hooks}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:00"\n`
    const { said } = await diagnosed(withCodex(trusted))
    expect(said('codex hook')).toMatchObject([{ status: 'ok' }])
  })

  test('that was told to trust another hook of the file is not', async () => {
    const other = (hooks: string): string => `[hooks.state."${hooks}:pre_tool_use:1:0"]\ntrusted_hash = "sha256:00"\n`
    const { said } = await diagnosed(withCodex(other))
    expect(said('codex hook')).toMatchObject([{ status: 'ok' }, { status: 'fail' }])
  })

  test('can have its hook in config.toml', async () => {
    const machine = workspace()
    installs(machine, 'codex', '0.169.0')
    const command = line('codex').replaceAll("'", '').replace('{ echo atip failed', "{ echo 'atip failed'")
    const path = join(machine.home, '.codex', 'config.toml')
    const hook = `[[hooks.PreToolUse]]\nmatcher = "^Bash$"\n[[hooks.PreToolUse.hooks]]\ntype = "command"\ncommand = ${JSON.stringify(command)}\n`
    machine.file(path, `${hook}[hooks.state."${path}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:00"\n`)
    const { said } = await diagnosed(machine)
    expect(said('codex hook')).toMatchObject([{ status: 'ok' }])
  })
})

describe('of a client', () => {
  test('that is not there nothing is said', async () => {
    const { checks } = await diagnosed(workspace())
    expect(checks.filter(({ name }) => /claude|codex|droid/.test(name))).toEqual([])
  })

  test('that is not there, and is named, that it has no hook, and nothing of others', async () => {
    const machine = withClaude('{}')
    const { said, status } = await diagnosed(machine, ['codex'])
    expect(said('codex')).toMatchObject([{ message: expect.stringMatching(/is not found/) as string }])
    expect(said('codex hook')).toMatchObject([{ status: 'fail', fix: 'atip setup codex' }])
    expect(said('claude')).toEqual([])
    expect(status).toBe(65)
  })

  test('that was never run with atip, that it is unproven', async () => {
    const machine = workspace()
    installs(machine, 'droid', '0.215.0')
    expect((await diagnosed(machine)).said('droid')).toMatchObject([{ message: expect.stringMatching(/0\.215\.0 .*unproven/) as string }])
  })

  test.each([
    ['claude', '2.1.197', /2\.1\.197 .*passes over "onFailure"; under Node 20 npm installs such an old one/],
    ['qwen', '0.15.10', /0\.15\.10 .*no version as old was tried/],
  ])('%s %s that it is old', async (client, version, message) => {
    const machine = workspace()
    installs(machine, client, version)
    const { said } = await diagnosed(machine)
    expect(said(client)).toMatchObject([{ status: 'warn', message: expect.stringMatching(message) as string }])
    expect(said(client)[0]?.fix).toMatch(/^npm install -g /)
  })

  test('whose hook is a program of its own that it is not executable', async () => {
    const machine = workspace()
    machine.file('home/.cline/hooks/PreToolUse', `#!/bin/sh\n${line('cline')}\n`)
    const { said } = await diagnosed(machine)
    expect(said('cline hook')).toMatchObject([{ status: 'fail', message: expect.stringMatching(/is not executable/) as string }])
  })

  test.each([
    ['opencode', 'home/.config/opencode/plugins/guard.ts'],
    ['pi', 'home/.pi/agent/extensions/guard.ts'],
  ])('%s that loads code what that code starts, without running the code', async (client, path) => {
    const machine = workspace()
    machine.file(path, `const program = ["${NODE}", "/atlantis/atip.cjs", "hook", "${client}"]\n`)
    const { said } = await diagnosed(machine)
    expect(said(`${client} hook`)).toMatchObject([
      { status: 'fail', message: expect.stringMatching(/atlantis\/atip\.cjs", which is not there/) as string },
    ])
  })
})

describe('the plugin of Claude Code', () => {
  /** As Claude Code 2.1.330 leaves it after "claude plugin install atip@atip". */
  const installed = (enabled: boolean): Workspace => {
    const machine = workspace()
    const directory = join(machine.home, '.claude/plugins/cache/atip/atip/0.1.0')
    cpSync(join(root, '.claude-plugin'), join(directory, '.claude-plugin'), { recursive: true })
    const list = { version: 2, plugins: { 'atip@atip': [{ scope: 'user', installPath: directory, version: '0.1.0' }] } }
    machine.file('home/.claude/plugins/installed_plugins.json', JSON.stringify(list))
    machine.file(CLAUDE, JSON.stringify({ enabledPlugins: { 'atip@atip': enabled } }))
    machine.program('atip', `#!/bin/sh\nexec '${NODE}' '${atipBin}' "$@"\n`)
    return machine
  }

  test('is found where it is on, and tried', async () => {
    const { said } = await diagnosed(installed(true))
    expect(said('claude hook')).toMatchObject([
      { status: 'ok', message: expect.stringMatching(/\.claude-plugin\/hooks\/hooks\.json: holds back/) as string },
    ])
  })

  test('is none where it is off', async () => {
    const { said } = await diagnosed(installed(false))
    expect(said('claude hook')).toMatchObject([{ status: 'warn', message: 'no hook asks atip: commands run unjudged' }])
  })
})

describe('what setup registered', () => {
  test.each(['claude', 'copilot', 'qwen', 'droid', 'cursor', 'cline', 'gemini'])('for %s works', async client => {
    const machine = workspace()
    expect(await machine.atip(['setup', client])).toMatchObject({ status: 0 })
    const { said, status } = await diagnosed(machine)
    expect(said(`${client} hook`)).toMatchObject([{ status: 'ok', message: expect.stringMatching(/holds back what it should/) as string }])
    expect(status).toBe(0)
  })

  test('for a project is tried there, since it is to the letter what setup writes', async () => {
    const machine = workspace()
    mkdirSync(join(machine.dir, '.git'))
    expect(await machine.atip(['setup', 'claude', '--project'])).toMatchObject({ status: 0 })
    expect((await diagnosed(machine)).said('claude hook')).toMatchObject([{ status: 'ok' }])
  })

  test('and somebody took out is missed', async () => {
    const machine = workspace()
    await machine.atip(['setup', 'claude'])
    machine.file(CLAUDE, settings('true'))
    const { said, status } = await diagnosed(machine)
    expect(said('claude hook')).toMatchObject([
      {
        status: 'fail',
        message: expect.stringMatching(/was set up is there no more: .*settings\.json$/) as string,
        fix: 'atip setup claude',
      },
    ])
    expect(status).toBe(65)
  })

  test('and was removed is not', async () => {
    const machine = workspace()
    await machine.atip(['setup', 'claude'])
    await machine.atip(['setup', 'claude', '--remove'])
    expect((await diagnosed(machine)).said('claude hook')).toEqual([])
  })
})
