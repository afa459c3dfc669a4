import { appendFileSync, chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { runChecks } from '../../src/commands/doctor/checks/run-checks.ts'
import type { Checker } from '../../src/commands/doctor/checks/check.ts'
import { isSupported } from '../../src/commands/doctor/checks/node-version.ts'
import type { Check, Diagnosis } from '../../src/commands/doctor/output.ts'
import { minimal, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const diagnosed = async (machine: Workspace, env: Record<string, string> = {}) => {
  const run = await machine.atip(['doctor'], { env })
  return { status: run.status, stderr: run.stderr, ...run.json<Diagnosis>() }
}

/** What `atip doctor` says under one name. */
const saidOf = async (name: string, machine: Workspace, env: Record<string, string> = {}): Promise<readonly Check[]> =>
  (await diagnosed(machine, env)).checks.filter(check => check.name === name)

/** It speaks without a program of the machine. */
const plainSpeaker = (name: string): string => `#!/bin/sh\nprintf '%s' '${minimal(name)}'\n`

const config = (machine: Workspace, name: string): string => join(machine.home, '.config', 'agent-tools', name)

describe('on a machine where all is in order', () => {
  test('no check fails, and the exit status is 0', async () => {
    const machine = workspace()
    machine.program('orchard', plainSpeaker('orchard'))
    await machine.atip(['scan'])
    const { ok, status, stderr, checks } = await diagnosed(machine)
    expect(checks.filter(check => check.status === 'fail')).toEqual([])
    expect({ ok, status, stderr }).toEqual({ ok: true, status: 0, stderr: '' })
  })

  test('nothing is written', async () => {
    const machine = workspace()
    const before = machine.snapshot(machine.dir)
    await diagnosed(machine)
    expect(machine.snapshot(machine.dir)).toEqual(before)
  })
})

test('a client that is not known is wrong usage', async () => {
  expect(await workspace().atip(['doctor', 'claud'])).toMatchObject({ status: 64, stdout: '' })
})

/** How a machine is broken: what doctor then says, and what it advises. */
interface Broken {
  readonly what: string
  readonly by: (machine: Workspace) => unknown
  readonly env?: (machine: Workspace) => Record<string, string>
  readonly name: string
  readonly status: Check['status']
  readonly message: RegExp
  readonly fix: RegExp | null
}

const directory = (path: string, mode: number): void => {
  mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
}

const BROKEN: Broken[] = [
  {
    what: 'a data directory that everyone can write to',
    by: machine => directory(machine.data, 0o777),
    name: 'data directory',
    status: 'fail',
    message: /can be written by everyone/,
    fix: /^chmod go-w .*agent-tools$/,
  },
  {
    what: 'a config directory below one that everyone can write to',
    by: machine => {
      directory(config(machine, ''), 0o700)
      chmodSync(join(machine.home, '.config'), 0o777)
    },
    name: 'config directory',
    status: 'fail',
    message: /everyone can write to "[^"]*\.config"/,
    fix: /^chmod go-w /,
  },
  {
    what: 'a file in the place of the cache directory',
    by: machine => machine.file('home/.cache/agent-tools', ''),
    name: 'cache directory',
    status: 'fail',
    message: /is not a directory/,
    fix: /^mv /,
  },
  {
    what: 'a state directory that others can read',
    by: machine => directory(join(machine.home, '.local', 'state', 'agent-tools'), 0o755),
    name: 'state directory',
    status: 'warn',
    message: /others can read .* \(0755\)/,
    fix: /^chmod 700 /,
  },
  {
    what: 'a state directory that is a link to nothing',
    by: machine => {
      mkdirSync(join(machine.home, '.local', 'state'), { recursive: true })
      symlinkSync('nowhere', join(machine.home, '.local', 'state', 'agent-tools'))
    },
    name: 'state directory',
    status: 'fail',
    message: /link that leads nowhere/,
    fix: null,
  },
  {
    what: 'no scan',
    by: () => undefined,
    name: 'registry',
    status: 'warn',
    message: /never scanned/,
    fix: /^atip scan$/,
  },
  {
    what: 'a registry that is none',
    by: machine => machine.file(join(machine.data, 'registry.json'), 'sunk'),
    name: 'registry',
    status: 'fail',
    message: /is not a registry/,
    fix: /^atip scan$/,
  },
  {
    what: 'a registry of a later format',
    by: machine => machine.file(join(machine.data, 'registry.json'), '{"version": "9.0", "tools": {}}'),
    name: 'registry',
    status: 'fail',
    message: /has format 9\.0/,
    fix: /atip/,
  },
  {
    what: 'a tool that was removed after the scan',
    by: async machine => {
      const path = machine.program('orchard', plainSpeaker('orchard'))
      await machine.atip(['scan'])
      rmSync(path)
    },
    name: 'registry',
    status: 'warn',
    message: /1 of them gone since the last scan: orchard/,
    fix: /^atip scan$/,
  },
  {
    what: 'a registry that another version wrote long ago',
    by: machine => machine.file(join(machine.data, 'registry.json'), '{"version": "0.1", "generator": "0.0.1", "tools": {}}'),
    name: 'registry',
    status: 'warn',
    message: /another version \(0\.0\.1\)/,
    fix: /^atip scan$/,
  },
  {
    what: 'a relative entry of PATH',
    by: () => undefined,
    env: machine => ({ PATH: `bin:${machine.bin}` }),
    name: 'PATH',
    status: 'warn',
    message: /"bin" is relative/,
    fix: null,
  },
  {
    what: 'an empty entry of PATH',
    by: () => undefined,
    env: machine => ({ PATH: `${machine.bin}:` }),
    name: 'PATH',
    status: 'warn',
    message: /empty entry means the working directory/,
    fix: null,
  },
  {
    what: 'a directory of PATH that everyone can write to',
    by: machine => directory(join(machine.dir, 'open'), 0o777),
    env: machine => ({ PATH: `${machine.bin}:${join(machine.dir, 'open')}` }),
    name: 'PATH',
    status: 'warn',
    message: /open": everyone can write to it/,
    fix: /^chmod o-w .*open$/,
  },
  {
    what: 'a directory of PATH that is not there',
    by: () => undefined,
    env: machine => ({ PATH: `${machine.bin}:/atlantis/bin` }),
    name: 'PATH',
    status: 'ok',
    message: /2 directories, 1 of them not there: \/atlantis\/bin/,
    fix: null,
  },
  {
    what: 'a sandbox that is switched off',
    by: machine => machine.file(config(machine, 'config.json'), '{"sandbox": "off"}'),
    name: 'sandbox',
    status: 'warn',
    message: /config\.json" switches it off/,
    fix: null,
  },
  {
    what: 'a mistake in config.json',
    by: machine => machine.file(config(machine, 'config.json'), '{"place": []}'),
    name: 'configuration',
    status: 'fail',
    message: /there is no "place" here/,
    fix: null,
  },
  {
    what: 'a config.json that everyone can write to',
    by: machine => chmodSync(machine.file(config(machine, 'config.json'), '{}'), 0o666),
    name: 'configuration',
    status: 'fail',
    message: /everyone can write to it/,
    fix: /^chmod go-w /,
  },
  {
    what: 'a policy that is no JSON',
    by: machine => machine.file(config(machine, 'policy.json'), '{'),
    name: 'user policy',
    status: 'fail',
    message: /policy\.json/,
    fix: /^atip validate --as policy /,
  },
  {
    what: 'a policy whose own tests fail',
    by: machine => machine.file(config(machine, 'policy.json'), '{"tests": [{"run": "rm -rf /", "expect": "allow"}]}'),
    name: 'user policy',
    status: 'fail',
    message: /"rm -rf \/" is deny instead of allow/,
    fix: /^atip policy test /,
  },
  {
    what: 'a policy that everyone can write to',
    by: machine => chmodSync(machine.file(config(machine, 'policy.json'), '{}'), 0o666),
    name: 'user policy',
    status: 'fail',
    message: /everyone can write to it/,
    fix: /^chmod go-w /,
  },
  {
    what: "a project's policy that permits",
    by: machine => machine.file('.agent-tools/policy.json', '{"commands": {"allow": ["git push"]}}'),
    name: 'project policy',
    status: 'warn',
    message: /its permissions are passed over/,
    fix: /^atip policy test /,
  },
  {
    what: 'a shim that is none',
    by: machine => machine.file(join(machine.data, 'shims', 'ferry.json'), '{"atip": 0.1}'),
    name: 'own shims',
    status: 'fail',
    message: /ferry\.json" does not count/,
    fix: /^atip validate .*ferry\.json$/,
  },
  {
    what: 'an override with a misspelt field',
    by: machine => machine.file(config(machine, 'overrides/ferry.json'), '{"efects": {}}'),
    name: 'overrides',
    status: 'fail',
    message: /"efects" is no field/,
    fix: /^atip validate .*ferry\.json$/,
  },
  {
    what: 'a trusted program that changed',
    by: async machine => {
      const path = machine.program('ferry', plainSpeaker('ferry'))
      // what only root can change counts without trust
      chmodSync(machine.bin, 0o775)
      if (process.getuid?.() === 0) await execa('chown', ['47110', path])
      const trusted = await machine.atip(['trust', 'ferry'])
      if (trusted.status !== 0) throw new Error(trusted.stderr)
      appendFileSync(path, '# another\n')
    },
    name: 'trust',
    status: 'warn',
    message: /ferry" changed since it was trusted/,
    fix: /^atip trust ferry$/,
  },
  {
    what: 'a trust.json that is none',
    by: machine => machine.file(config(machine, 'trust.json'), '[]'),
    name: 'trust',
    status: 'fail',
    message: /counts as empty/,
    fix: /^atip trust --list$/,
  },
]

/** What a shell loads when it starts, as `atip init --write` leaves it. */
const startsBash = async (machine: Workspace): Promise<void> => {
  await machine.atip(['scan'])
  const init = await machine.atip(['init', 'bash', '--write', '--json'])
  machine.file(join(machine.home, '.bashrc'), `${init.json<{ line: string }>().line}\n`)
}

BROKEN.push(
  {
    what: 'a start of bash in which all is in order',
    by: startsBash,
    name: 'bash start',
    status: 'ok',
    message: /init\.bash$/,
    fix: null,
  },
  {
    what: 'a start of bash that nothing loads',
    by: async machine => {
      await startsBash(machine)
      rmSync(join(machine.home, '.bashrc'))
    },
    name: 'bash start',
    status: 'warn',
    message: /\.bashrc" does not load/,
    fix: /^echo '.*init\.bash' >> ~\/\.bashrc$/,
  },
  {
    what: 'a start of bash that is of another atip',
    by: async machine => {
      await startsBash(machine)
      appendFileSync(config(machine, 'init.bash'), '# changed')
    },
    name: 'bash start',
    status: 'warn',
    message: /is of another atip or Node, or was changed by hand/,
    fix: /^atip init bash --write$/,
  },
  {
    what: 'a start of bash that scans each time',
    by: async machine => {
      await startsBash(machine)
      rmSync(join(machine.data, 'scanned'))
    },
    name: 'bash start',
    status: 'warn',
    message: /no scan has left its stamp/,
    fix: /^atip scan$/,
  },
)

describe('doctor says of', () => {
  test.each(BROKEN)('$what what is wrong, and what to do', async ({ by, env, name, status, message, fix }) => {
    const machine = workspace()
    await by(machine)
    const diagnosis = await diagnosed(machine, env?.(machine))
    const found = diagnosis.checks.find(check => check.name === name)
    expect(found).toMatchObject({ status, message: expect.stringMatching(message) as string })
    expect(found?.fix ?? '').toMatch(fix ?? /^$/)
    expect(diagnosis.status).toBe(diagnosis.checks.some(check => check.status === 'fail') ? 65 : 0)
    expect(diagnosis.checks.length).toBeGreaterThan(14)
  })

  test('a policy of a directory that is no project nothing', async () => {
    expect(await saidOf('project policy', workspace())).toEqual([])
  })
})

test.each([
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.0', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v26.0.0', true],
])('whether Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported)
})

/** The package in a directory of its own, to be damaged. */
const damaged = async (damage: (directory: string) => void) => {
  const machine = workspace()
  const copy = join(machine.dir, 'package')
  mkdirSync(copy)
  for (const name of ['bin', 'dist', 'builtins', 'shims', 'schemas', 'completions', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  damage(copy)
  const run = await execa(process.execPath, [join(copy, 'bin', 'atip.cjs'), 'doctor'], {
    cwd: machine.dir,
    env: machine.env,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
  })
  return { status: run.exitCode, said: (JSON.parse(run.stdout) as Diagnosis).checks.find(check => check.name === 'package') }
}

describe('of a package', () => {
  test.each([
    ['dist/parts/commands-validate-run.cjs', (path: string) => rmSync(path), /missing: .*commands-validate-run\.cjs$/],
    ['dist/fast/hook.cjs', (path: string) => rmSync(path), /missing: .*hook\.cjs$/],
    ['shims', (path: string) => rmSync(path, { recursive: true }), /missing: .*shims$/],
    ['dist/fast/hook.cjs', (path: string) => appendFileSync(path, ' '), /damaged: .*hook\.cjs$/],
  ])('without its whole %s it says that it has to be installed anew', async (name, damage, message) => {
    expect(await damaged(copy => damage(join(copy, name)))).toEqual({
      status: 65,
      said: { name: 'package', status: 'fail', message: expect.stringMatching(message) as string, fix: null },
    })
  })

  test('whose bytecode is of another Node it says that starts take longer', async () => {
    const { said } = await damaged(copy => writeFileSync(join(copy, 'dist/fast/hook.cjs.cache'), 'of another'))
    expect(said).toMatchObject({ status: 'ok', message: expect.stringMatching(/bytecode was made by another Node/) as string })
  })

  test('that is whole it names the version and the place', async () => {
    const { said } = await damaged(() => {})
    expect(said).toMatchObject({ status: 'ok', message: expect.stringMatching(/^\d+\.\d+\.\d+ \(.*package\)$/) as string })
  })
})

const context = { world: { signal: new AbortController().signal } } as never

const apple: Checker = { name: 'apple', look: () => [{ name: 'apple', status: 'ok', message: 'ripe', fix: null }] }

describe('a check that', () => {
  test.each<readonly [what: string, checker: Checker, message: string]>([
    [
      'throws',
      {
        name: 'worm',
        look: () => {
          throw new Error('eaten')
        },
      },
      'it could not be looked at: eaten',
    ],
    ['rejects', { name: 'worm', look: () => Promise.reject(new Error('eaten')) }, 'it could not be looked at: eaten'],
    ['hangs', { name: 'worm', look: () => new Promise(() => {}) }, 'it did not end within 0.05 s'],
  ])('%s fails alone, and hides nothing of the others', async (_, checker, message) => {
    const found = await runChecks([apple, checker, apple], context, 50)
    expect(found.map(({ name, status }) => `${name} ${status}`)).toEqual(['apple ok', 'worm fail', 'apple ok'])
    expect(found[1]?.message).toBe(message)
  })
})

test('documents that are named in messages cannot write to the terminal', async () => {
  const machine = workspace()
  machine.file(join(machine.data, 'shims', 'a\u001B[31m.json'), minimal('a').slice(1))
  const { stdout } = await machine.atip(['doctor', '--text'])
  expect(stdout).toMatch(/own shims/)
  expect(stdout).not.toContain('\u001B')
})
