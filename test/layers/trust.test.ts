import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schemaErrors } from '../helpers/schemas.ts'
import { atipBin, speaker, workspace } from '../helpers/workspace.ts'
import type { Run, Workspace } from '../helpers/workspace.ts'

const HARMLESS = {
  effects: { network: false, destructive: false, reversible: true, filesystem: { read: true, write: false, delete: false } },
}

interface Outcome {
  readonly action: string
  readonly written: boolean
  readonly tools: readonly { readonly tool: string; readonly path: string; readonly sha256: string; readonly state: string }[]
  readonly warnings: readonly string[]
}

/** A machine with a tool in a directory of its user, which calls itself harmless. */
const orchard = async (name = 'orchard') => {
  const machine = workspace()
  const program = machine.program(name, speaker(name, HARMLESS))
  const env = { PATH: `${machine.bin}:/usr/bin:/bin` }
  const run = (...argv: readonly string[]): Promise<Run> => machine.atip(argv, { env })
  await run('scan', machine.bin)
  const config = join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools')
  return { machine, program, run, config, file: join(config, 'trust.json'), decision: async () => verdict(await run('check', name)) }
}

const verdict = (run: Run): string => run.json<{ readonly decision: string }>().decision

const warnings = (run: Run): readonly string[] =>
  run.json<{ readonly invocations: readonly { readonly warnings: readonly string[] }[] }>().invocations[0]?.warnings ?? []

test('what a program says of itself counts from when it is trusted until it is no longer', async () => {
  const { run, program, decision, file } = await orchard()
  expect(await decision()).toBe('ask')
  const trusted = await run('trust', 'orchard')
  expect(trusted.json<Outcome>()).toMatchObject({
    action: 'trusted',
    written: true,
    tools: [{ tool: 'orchard', path: program }],
    warnings: [],
  })
  expect(schemaErrors('trust', JSON.parse(readFileSync(file, 'utf8')))).toEqual([])
  expect(await decision()).toBe('allow')
  expect((await run('trust', '--revoke', 'orchard')).json<Outcome>()).toMatchObject({ action: 'revoked', written: true })
  expect(await decision()).toBe('ask')
})

describe('the hint of a verdict', () => {
  const hintOf = async (machine: Awaited<ReturnType<typeof orchard>>, line: string) =>
    (await machine.run('check', line)).json<{ readonly hint?: unknown }>().hint

  test('names the programs that have to be trusted, once, and what the line would come to', async () => {
    const machine = await orchard()
    machine.machine.program('barn', speaker('barn', HARMLESS))
    await machine.run('scan', machine.machine.bin)
    const hint = await hintOf(machine, 'orchard && orchard; orchard')
    expect(hint).toEqual({
      action: 'a person who believes what orchard says of itself can trust it',
      fix: 'atip trust orchard',
      decision: 'allow',
    })
    expect(await hintOf(machine, 'orchard | barn')).toMatchObject({ fix: 'atip trust orchard && atip trust barn', decision: 'allow' })
    await machine.run('trust', 'barn')
    expect(await hintOf(machine, 'orchard | barn')).toEqual(hint)
    expect(await hintOf(machine, 'bash -c "orchard"')).toEqual(hint)
    const explained = await machine.run('policy', 'explain', 'orchard')
    expect(explained.json()).toMatchObject({ hint })
    expect(schemaErrors('verdict', (await machine.run('check', 'orchard')).json())).toEqual([])
  })

  test('is there only where trust alone would change the verdict', async () => {
    const machine = await orchard()
    // another reason to ask, no reason to ask, and a program that changed since the scan
    expect(await hintOf(machine, 'orchard && rm -rf src')).toBeUndefined()
    expect(await hintOf(machine, 'ORCHARD_KEY=1 orchard')).toBeUndefined()
    expect(await hintOf(machine, 'ls')).toBeUndefined()
    writeFileSync(machine.program, `${readFileSync(machine.program, 'utf8')}# more\n`)
    expect(await hintOf(machine, 'orchard')).toBeUndefined()
    await machine.run('scan', machine.machine.bin)
    await machine.run('trust', 'orchard')
    expect(await hintOf(machine, 'orchard')).toBeUndefined()
  })

  test('counts an override that is laid over what would be trusted', async () => {
    const machine = await orchard()
    machine.machine.file(join(machine.config, 'overrides', 'orchard.json'), JSON.stringify({ description: 'Grows fruit' }))
    const before = (await machine.run('check', 'orchard')).json<{
      readonly decision: string
      readonly hint?: { readonly decision: string }
    }>()
    await machine.run('trust', 'orchard')
    expect([before.decision, before.hint?.decision]).toEqual(['ask', 'allow'])
    expect(await machine.decision()).toBe('allow')
  })
})

test('every scan says which trusted programs changed, until they are trusted as they are', async () => {
  const { run, program, machine } = await orchard()
  const scanned = async () => (await run('scan', machine.bin)).json<{ readonly brokenPins: unknown; readonly executed: number }>()
  await run('trust', 'orchard')
  expect(await scanned()).toMatchObject({ brokenPins: [] })
  writeFileSync(program, `${readFileSync(program, 'utf8')}# an upgrade\n`)
  const broken = { brokenPins: [{ tool: 'orchard', path: program }] }
  // one that looks at everything, and one that finds nothing changed
  expect([await scanned(), await scanned()]).toMatchObject([
    { ...broken, executed: 1 },
    { ...broken, executed: 0 },
  ])
  await run('trust', 'orchard')
  expect(await scanned()).toMatchObject({ brokenPins: [] })
  rmSync(program)
  expect(await scanned()).toMatchObject({ brokenPins: [] })
})

test('who trusts a program before it was asked again is told', async () => {
  const { run, program } = await orchard()
  writeFileSync(program, `${readFileSync(program, 'utf8')}# an upgrade\n`)
  expect((await run('trust', 'orchard')).json<Outcome>().warnings).toMatchObject([expect.stringContaining('"atip scan" asks it again')])
})

test('the file and its directory are for the user alone', async () => {
  const { run, file, config } = await orchard()
  await run('trust', 'orchard')
  expect([statSync(file).mode & 0o777, statSync(config).mode & 0o777]).toEqual([0o600, 0o700])
})

test('a dry run writes nothing, for trusting and for revoking', async () => {
  const { machine, run } = await orchard()
  const before = machine.snapshot(machine.home)
  expect((await run('trust', 'orchard', '--dry-run')).json<Outcome>()).toMatchObject({ written: false, tools: [{ tool: 'orchard' }] })
  expect(machine.snapshot(machine.home)).toEqual(before)
  await run('trust', 'orchard')
  const trusted = machine.snapshot(machine.home)
  expect((await run('trust', '--revoke', 'orchard', '--dry-run')).json<Outcome>()).toMatchObject({
    written: false,
    tools: [{ tool: 'orchard' }],
  })
  expect(machine.snapshot(machine.home)).toEqual(trusted)
})

test('list and show say who is trusted, and why', async () => {
  const { run } = await orchard()
  const origin = async () => (await run('show', 'orchard', '--full')).json<Record<string, unknown>>()['x-atip']
  const listed = async () => (await run('list', 'orchard', '--full')).json<{ readonly tools: readonly unknown[] }>().tools[0]
  const untrusted = { trusted: false, trust: 'others than root can change it, and nobody trusted it' }
  expect(await origin()).toMatchObject(untrusted)
  expect(await listed()).toMatchObject(untrusted)
  expect((await run('show', 'orchard', '--text')).stdout).toContain('describes itself · not trusted')
  expect((await run('list', '--text')).stdout).toContain('native?')
  await run('trust', 'orchard')
  const trusted = { trusted: true, trust: expect.stringMatching(/^you trusted it on \d{4}-\d\d-\d\d$/) as unknown }
  expect(await origin()).toMatchObject(trusted)
  expect(await listed()).toMatchObject(trusted)
})

describe('trust ends', () => {
  test('when another program takes its place, although it says the same', async () => {
    const { machine, run, decision } = await orchard()
    await run('trust', 'orchard')
    machine.program('orchard', `${speaker('orchard', HARMLESS)}# and does something else\n`)
    // its own document is stale until the scan
    expect(await decision()).toBe('ask')
    await run('scan', machine.bin)
    expect(await decision()).toBe('ask')
    expect(warnings(await run('check', 'orchard')).join()).toMatch(
      /changed since you trusted it on .*; what it says of itself no longer counts/,
    )
    expect((await run('trust', '--list')).json<Outcome>().tools).toMatchObject([{ tool: 'orchard', state: 'changed' }])
  })

  test('when a program of the same size and time takes its place', async () => {
    const { machine, program, run, decision } = await orchard()
    await run('trust', 'orchard')
    const { atime, mtime } = statSync(program)
    const other = machine.file('other', speaker('orchard', HARMLESS).replace('exit 64', 'exit 63'))
    chmodSync(other, 0o755)
    utimesSync(other, atime, mtime)
    renameSync(other, program)
    await run('scan', machine.bin, '--full')
    expect(await decision()).toBe('ask')
  })

  test('when the bytes are the same but the file was written again, until it is trusted again', async () => {
    const { machine, run, decision } = await orchard()
    await run('trust', 'orchard')
    machine.program('orchard', speaker('orchard', HARMLESS))
    await run('scan', machine.bin)
    expect(await decision()).toBe('ask')
    expect((await run('trust', '--list')).json<Outcome>().tools).toMatchObject([{ state: 'touched' }])
    await run('trust', 'orchard')
    expect(await decision()).toBe('allow')
  })

  test('when PATH finds another program of the name first', async () => {
    const { machine, run, decision } = await orchard()
    await run('trust', 'orchard')
    const first = machine.file('first/orchard', speaker('orchard', HARMLESS))
    chmodSync(first, 0o755)
    const check = await machine.atip(['check', 'orchard'], { env: { PATH: `${dirname(first)}:${machine.bin}` } })
    expect(verdict(check)).toBe('ask')
    expect(await decision()).toBe('allow')
  })

  test('when the link that was trusted leads elsewhere', async () => {
    const { machine, program, run, decision } = await orchard()
    const [real, other] = ['real', 'other'].map(it => machine.file(`${it}/orchard`, speaker('orchard', HARMLESS)))
    for (const it of [real, other]) chmodSync(it!, 0o755)
    const lead = async (to: string) => {
      rmSync(program)
      symlinkSync(to, program)
      await run('scan', machine.bin)
    }
    await lead(real!)
    await run('trust', 'orchard')
    expect(await decision()).toBe('allow')
    await lead(other!)
    expect(await decision()).toBe('ask')
    await lead(real!)
    expect(await decision()).toBe('allow')
  })

  test('when the program is gone', async () => {
    const { program, run } = await orchard()
    await run('trust', 'orchard')
    rmSync(program)
    expect((await run('trust', '--list')).json<Outcome>().tools).toMatchObject([{ state: 'gone' }])
    expect((await run('trust', '--revoke', 'orchard')).status).toBe(0)
  })
})

test('trust in one program is none in another, whatever its document claims', async () => {
  const { machine, run } = await orchard()
  machine.program('cider', speaker('cider', HARMLESS))
  await run('scan', machine.bin)
  await run('trust', 'orchard')
  expect(verdict(await run('check', 'cider'))).toBe('ask')
})

test('what a trusted program calls a hazard is one, and so is what a shim knows', async () => {
  const { machine, run } = await orchard('rm')
  await run('trust', 'rm')
  expect(verdict(await machine.atip(['check', 'rm -r x'], { env: { PATH: machine.bin } }))).not.toBe('allow')
})

const TAMPERED = {
  'a file that everyone can write to': ({ file }) => chmodSync(file, 0o666),
  'a directory that everyone can write to': ({ config }) => chmodSync(config, 0o777),
  'a directory above it that everyone can write to': ({ config }) => chmodSync(dirname(config), 0o777),
  'a symbolic link': ({ file, machine }) => {
    const elsewhere = join(machine.dir, 'elsewhere.json')
    renameSync(file, elsewhere)
    symlinkSync(elsewhere, file)
  },
  'a file with a second name': ({ file, machine }) => linkSync(file, join(machine.dir, 'second.json')),
  'not JSON': ({ file }) => writeFileSync(file, '{'),
  'a file of another format': ({ file }) => writeFileSync(file, readFileSync(file, 'utf8').replace('"0.1"', '"9.0"')),
} as const satisfies Record<string, (machine: Awaited<ReturnType<typeof orchard>>) => void>

describe('nothing counts in', () => {
  test.each(Object.entries(TAMPERED))('%s: check asks and warns, nothing is written over it', async (_, tamper) => {
    const tree = await orchard()
    await tree.run('trust', 'orchard')
    expect(await tree.decision()).toBe('allow')
    tamper(tree)
    const before = readFileSync(tree.file, 'utf8')
    const check = await tree.run('check', 'orchard')
    expect(verdict(check)).toBe('ask')
    expect(warnings(check).join()).toContain('trust.json" counts as empty')
    const trust = await tree.run('trust', 'orchard')
    expect([trust.status, trust.stdout]).toEqual([77, ''])
    expect(JSON.parse(trust.stderr)).toMatchObject({ error: { code: 'TRUST_REFUSED', suggestion: { fix: expect.any(String) as unknown } } })
    expect(readFileSync(tree.file, 'utf8')).toBe(before)
  })

  test('a directory of another user', async context => {
    if (process.getuid?.() !== 0) return context.skip('skipped: needs root, to give a directory away')
    const { config, run, decision } = await orchard()
    await run('trust', 'orchard')
    chownSync(config, 12_345, 12_345)
    expect(await decision()).toBe('ask')
    expect((await run('trust', 'orchard')).status).toBe(77)
  })
})

describe('a program is not trusted', () => {
  const refusal = (run: Run) => [run.status, (JSON.parse(run.stderr) as { readonly error: { readonly code: string } }).error.code]

  test('that everyone can write to', async () => {
    const { program, run } = await orchard()
    chmodSync(program, 0o777)
    expect(refusal(await run('trust', 'orchard'))).toEqual([77, 'TRUST_REFUSED'])
  })

  test('that the project brings', async () => {
    const { machine } = await orchard()
    mkdirSync(join(machine.dir, '.git'))
    expect(refusal(await machine.atip(['trust', 'orchard'], { cwd: machine.dir }))).toEqual([77, 'TRUST_REFUSED'])
  })

  test('that is not the one its name stands for', async () => {
    const { machine, run } = await orchard()
    chmodSync(machine.file('other/orchard', speaker('orchard', HARMLESS)), 0o755)
    expect(refusal(await run('trust', join(machine.dir, 'other', 'orchard')))).toEqual([77, 'TRUST_REFUSED'])
    expect((await run('trust', join(machine.bin, 'orchard'))).status).toBe(0)
  })

  test('that is not installed, nor taken back when it was never trusted', async () => {
    const { run } = await orchard()
    expect(refusal(await run('trust', 'pears'))).toEqual([66, 'TOOL_NOT_FOUND'])
    await run('trust', 'orchard')
    const revoked = await run('trust', '--revoke', 'orchrad')
    expect(refusal(revoked)).toEqual([66, 'TOOL_NOT_FOUND'])
    expect(revoked.stderr).toContain('atip trust --revoke orchard')
  })
})

test('a program that does not describe itself can be trusted, and is told to have nothing to trust', async () => {
  const { machine, run } = await orchard()
  machine.program('plain', '#!/bin/sh\n')
  expect((await run('trust', 'plain')).json<Outcome>().warnings.join()).toContain('atip scan --tool plain')
})

test('two that trust at once are both remembered', async () => {
  const { machine, run } = await orchard()
  const names = ['apple', 'pear', 'plum']
  for (const name of names) machine.program(name, speaker(name, HARMLESS))
  await Promise.all(names.map(it => run('trust', it)))
  expect((await run('trust')).json<Outcome>().tools.map(it => it.tool)).toEqual(names)
})

test('the document of atip itself says that trusting writes where nobody is let write', async () => {
  const machine = workspace()
  symlinkSync(atipBin, join(machine.bin, 'atip'))
  await machine.atip(['scan'])
  await machine.atip(['trust', 'atip'])
  // even a user who allows it by name is asked
  machine.file('home/.config/agent-tools/policy.json', JSON.stringify({ commands: { allow: ['atip trust'] } }))
  const asked = (line: string) => machine.atip(['check', line])
  const [reading, trusting] = await Promise.all([asked('atip which harbour'), asked('atip trust harbour')])
  expect(verdict(reading)).toBe('allow')
  expect(trusting.json()).toMatchObject({ decision: 'ask', invocations: [{ rule: { section: 'guard' } }] })
})

describe('nobody is trusted without a person', () => {
  const guarded = async (machine: Workspace, line: string) =>
    verdict(await machine.atip(['check', line], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } }))

  test.each([
    'echo {} > ~/.config/agent-tools/trust.json',
    'cp forged.json ~/.config/agent-tools/trust.json',
    'ln -sf ../forged.json ~/.config/agent-tools/trust.json',
    'mv ~/.config/agent-tools/trust.json x',
    'sed -i s/a/b/ ~/.config/agent-tools/overrides/rm.json',
    'tee ~/.config/agent-tools/overrides/rm.json < x',
  ])('%s is never approved', async line => {
    const { machine } = await orchard()
    machine.file(
      'home/.config/agent-tools/policy.json',
      JSON.stringify({ extends: 'workspace', commands: { allow: ['echo', 'cp', 'ln', 'mv', 'sed', 'tee'] } }),
    )
    expect(await guarded(machine, line)).not.toBe('allow')
  })

  test.each(['atip trust orchard', 'atip trust --revoke orchard', 'env atip trust orchard', 'sh -c "atip trust orchard"'])(
    '%s asks, even where the user allows the command and trusts this very program',
    async line => {
      const { machine, run } = await orchard()
      machine.program(
        'atip',
        speaker('atip', {
          commands: { trust: { ...HARMLESS, effects: { filesystem: { write: true, paths: ['~/.config/agent-tools/'] } } } },
        }),
      )
      await run('scan', machine.bin)
      await run('trust', 'atip')
      machine.file('home/.config/agent-tools/policy.json', JSON.stringify({ commands: { allow: ['atip trust', 'env', 'sh'] } }))
      expect(await guarded(machine, line)).toBe('ask')
    },
  )
})
