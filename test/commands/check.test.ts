import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { atipBin, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const protocolPolicy = JSON.parse(readFileSync(join(root, 'test/fixtures/protocol/policy.json'), 'utf8')) as object

interface Verdict {
  readonly id?: unknown
  readonly decision: 'allow' | 'ask' | 'deny'
  readonly reason: string
  readonly invocations: readonly { readonly argv: readonly string[]; readonly tool: string | null; readonly unknowns: readonly unknown[] }[]
  readonly assumed: readonly string[]
}

/** A machine with a repository to stand in. */
const orchard = (): { readonly machine: Workspace; readonly tree: string } => {
  const machine = workspace()
  const tree = join(machine.home, 'orchard')
  mkdirSync(join(tree, '.git'), { recursive: true })
  return { machine, tree }
}

const STATUS = { allow: 0, ask: 10, deny: 20 } as const

const failureOf = (stderr: string) => (JSON.parse(stderr) as { error: { code: string; message: string; suggestion: unknown } }).error

describe('one command', () => {
  test.each([
    [['git status'], 'allow'],
    [['git', 'status'], 'allow'],
    [['--', 'git', 'status'], 'allow'],
    [['git push'], 'ask'],
    [['--', 'git', 'push', '--force'], 'ask'],
    [['rm -rf /'], 'deny'],
    [['--', 'rm', '-rf', '/'], 'deny'],
    [['pick-apples'], 'ask'],
    [[''], 'ask'],
    [['# nothing'], 'ask'],
  ] as const)('%j is %s, and the exit status says so', async (argv, decision) => {
    const { machine, tree } = orchard()
    for (const name of ['check', 'policy check']) {
      const { status, stdout, stderr } = await machine.atip([...name.split(' '), ...argv], { cwd: tree })
      expect({ status, decision: (JSON.parse(stdout) as Verdict).decision, stderr }).toEqual({
        status: STATUS[decision],
        decision,
        stderr: '',
      })
    }
  })

  test('words are passed as they are: no shell reads them', async () => {
    const { machine, tree } = orchard()
    const run = await machine.atip(['check', '--', 'echo', '$(rm -rf /)', ';', '>', 'pears'], { cwd: tree })
    expect(run.json<Verdict>()).toMatchObject({
      decision: 'allow',
      invocations: [{ argv: ['echo', '$(rm -rf /)', ';', '>', 'pears'] }],
    })
    expect((await machine.atip(['check', 'echo $(rm -rf /) ; > pears'], { cwd: tree })).status).toBe(20)
  })

  test('a word that has spaces is a line alone, and a name among others', async () => {
    const { machine, tree } = orchard()
    expect((await machine.atip(['check', 'git status'], { cwd: tree })).status).toBe(0)
    expect((await machine.atip(['check', '--', 'git status'], { cwd: tree })).status).toBe(10)
  })

  test('options may stand after the line', async () => {
    const { machine, tree } = orchard()
    expect((await machine.atip(['check', 'git push', '--policy', 'readonly', '--json'], { cwd: tree })).status).toBe(20)
    expect((await machine.atip(['check', '--policy=readonly', 'git push'], { cwd: tree })).status).toBe(20)
  })

  test('an option that is not known may be meant for the command: -- is offered', async () => {
    const { machine, tree } = orchard()
    const { status, stdout, stderr } = await machine.atip(['check', 'git', 'push', '--force'], { cwd: tree })
    expect({ status, stdout }).toEqual({ status: 64, stdout: '' })
    expect(failureOf(stderr)).toMatchObject({ code: 'BAD_USAGE', message: 'there is no option "--force"' })
    expect(failureOf(stderr).suggestion).toMatchObject({ action: expect.stringContaining('put -- before the command') as unknown })
    // a slip in one of its own is another matter
    const slip = await machine.atip(['check', 'git status', '--polcy', 'strict'], { cwd: tree })
    expect(JSON.stringify(failureOf(slip.stderr).suggestion)).toContain('--policy')
  })

  test('nothing to judge is wrong usage', async () => {
    const { machine } = orchard()
    for (const argv of [['check'], ['check', '--'], ['check', '--policy', 'strict']]) {
      const { status, stdout, stderr } = await machine.atip(argv)
      expect({ status, stdout, code: failureOf(stderr).code }).toEqual({ status: 64, stdout: '', code: 'BAD_USAGE' })
    }
  })

  test('text for people: the decision, then why', async () => {
    const { machine, tree } = orchard()
    const { stdout, status } = await machine.atip(['check', 'git status && rm -rf /', '--text'], { cwd: tree })
    expect(status).toBe(20)
    expect(stdout).toMatch(/^deny {2}rm destroys data/)
  })

  test('--cwd is where it would run', async () => {
    const { machine, tree } = orchard()
    mkdirSync(join(tree, 'src'))
    const inTree = ['--policy', 'workspace']
    expect((await machine.atip(['check', 'touch pears', '--cwd', tree, ...inTree])).status).toBe(0)
    expect((await machine.atip(['check', 'touch pears', '--cwd', '/', ...inTree])).status).toBe(10)
    expect((await machine.atip(['check', 'touch pears', '--cwd', 'orchard', ...inTree], { cwd: machine.home })).status).toBe(0)
    expect((await machine.atip(['check', 'rm -rf /', '--cwd', join(machine.dir, 'gone')])).status).toBe(20)
  })

  test('--shell says who reads it', async () => {
    const { machine, tree } = orchard()
    expect((await machine.atip(['check', 'echo =ls', '--shell', 'bash'], { cwd: tree })).status).toBe(0)
    expect((await machine.atip(['check', 'echo =ls', '--shell', 'zsh'], { cwd: tree })).status).toBe(10)
    expect((await machine.atip(['check', 'for path in .; do ls; done'], { cwd: tree })).status).toBe(0)
    expect((await machine.atip(['check', 'for path in .; do ls; done', '--shell', 'zsh'], { cwd: tree })).status).toBe(10)
    expect((await machine.atip(['check', 'ls', '--shell', 'fish'], { cwd: tree })).status).toBe(64)
  })

  test('nothing is written', async () => {
    const { machine, tree } = orchard()
    const before = machine.snapshot(machine.dir)
    await machine.atip(['check', 'touch pears > plums'], { cwd: tree })
    await machine.atip(['check', '--stdin'], { cwd: tree, input: '{"run": "touch pears"}\n' })
    expect(machine.snapshot(machine.dir)).toEqual(before)
  })
})

/*
 * The protocol's own example, as the user's shim: a native document is a claim of safety only where nobody but root can write, and
 * which directories those are is up to the machine that tests. No packaged shims: nothing but gh is described.
 */
const protocolMachine = () => {
  const { machine, tree } = orchard()
  const copy = join(machine.dir, 'package')
  mkdirSync(copy)
  for (const name of ['bin', 'dist', 'builtins', 'package.json']) cpSync(join(root, name), join(copy, name), { recursive: true })
  for (const name of ['env', 'sh']) cpSync(join(root, 'shims', `${name}.json`), join(copy, 'shims', `${name}.json`))
  cpSync(join(root, 'test/fixtures/protocol/gh.json'), join(machine.data, 'shims', 'gh.json'))
  cpSync(join(root, 'test/fixtures/protocol/delegation.json'), join(tree, 'delegation.json'))
  cpSync(join(root, 'test/fixtures/protocol/policy.json'), join(tree, 'policy.json'))
  machine.program('gh', '#!/bin/sh\n')
  return { machine, tree, program: join(copy, 'bin', 'atip.cjs'), gh: join(machine.bin, 'gh') }
}

interface Piped {
  readonly status: number | null
  readonly stdout: string
}

/** Runs some build of the program with lines on standard input. */
const piped = (machine: Workspace, program: string, argv: readonly string[], cwd: string, input: string): Promise<Piped> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [program, ...argv], { cwd, env: machine.env, stdio: ['pipe', 'pipe', 'ignore'] })
    let stdout = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.on('close', status => resolve({ status, stdout }))
    child.stdin.end(input)
  })

const verdictsOf = (text: string): readonly Verdict[] =>
  text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Verdict)

describe("the protocol's own examples", () => {
  test('its delegation alone', async () => {
    const { machine, tree, program, gh } = protocolMachine()
    const table = [
      ['gh repo delete x', 'deny'],
      ['gh -R a/b repo delete x', 'deny'],
      [`${gh} repo delete x`, 'deny'],
      ['env A=1 gh repo delete x', 'deny'],
      ['sh -c "gh repo delete x"', 'deny'],
      ['gh repo delete-all', 'ask'],
      ['gh repo', 'ask'],
      ['gh pr list', 'allow'],
      ['gh pr merge 42', 'ask'],
      ['gh issue list', 'ask'],
      ['git status', 'ask'],
      ['curl x', 'deny'],
      ['kubectl get pods', 'deny'],
    ] as const
    const input = table.map(([run]) => `${JSON.stringify({ run })}\n`).join('')
    const { stdout, status } = await piped(
      machine,
      program,
      ['check', '--stdin', '--no-policy', '--delegation', 'delegation.json'],
      tree,
      input,
    )
    const verdicts = verdictsOf(stdout)
    expect(status).toBe(0)
    expect(verdicts.map((it, at) => [table[at]![0], it.decision])).toEqual(table)
    expect(verdicts[table.findIndex(([run]) => run === 'gh pr list')]!.assumed.join()).toContain('destructive')
  })

  test('its policy alone', async () => {
    const { machine, tree, program } = protocolMachine()
    const effects = (more: Readonly<Record<string, unknown>>) => ({ effects: { idempotent: true, ...more } })
    const tools = {
      'pick-known': effects({ network: false }),
      'pick-open': effects({}),
      'pick-burnt': effects({ network: false, destructive: true }),
      'pick-eaten': effects({ network: false, deletes: ['x'] }),
    }
    for (const [name, fields] of Object.entries(tools))
      machine.file(
        join(machine.data, 'shims', `${name}.json`),
        JSON.stringify({ atip: '0.1', name, version: '1', description: name, ...fields }),
      )
    const table = [
      ['gh pr list', 'ask'],
      ['pick-known', 'allow'],
      ['pick-open', 'ask'],
      ['pick-burnt', 'ask'],
      ['pick-eaten', 'ask'],
      ['gh repo delete x', 'ask'],
      ['gh pr create', 'ask'],
      ['pick-nothing', 'ask'],
    ] as const
    const input = table.map(([run]) => `${JSON.stringify({ run })}\n`).join('')
    const policy = machine.file(join(tree, 'alone.json'), JSON.stringify({ ...protocolPolicy, extends: 'none' }))
    const { stdout } = await piped(machine, program, ['check', '--stdin', '--policy', policy], tree, input)
    expect(verdictsOf(stdout).map((it, at) => [table[at]![0], it.decision])).toEqual(table)
  })
})

const ask = async (lines: readonly string[], argv: readonly string[] = [], prepare?: (machine: Workspace) => void) => {
  const { machine, tree } = orchard()
  prepare?.(machine)
  const { status, stdout } = await machine.atip(['check', '--stdin', ...argv], { cwd: tree, input: lines.map(it => `${it}\n`).join('') })
  return { status, verdicts: verdictsOf(stdout) }
}

describe('--stdin', () => {
  test('answers each line with one verdict, in order, with the id that was given', async () => {
    const { status, verdicts } = await ask([
      '{"id": 7, "run": "git status"}',
      '{"id": "pear", "argv": ["rm", "-rf", "/"]}',
      '{"run": "git push"}',
      '{"id": null, "run": "ls"}',
      '{"id": {"row": [1]}, "run": "ls"}',
    ])
    expect(status).toBe(0)
    expect(verdicts.map(({ id, decision }) => [id, decision])).toEqual([
      [7, 'allow'],
      ['pear', 'deny'],
      [undefined, 'ask'],
      [null, 'allow'],
      [{ row: [1] }, 'allow'],
    ])
  })

  const WRONG = [
    '',
    ' ',
    '{',
    '[]',
    'null',
    '"ls"',
    '{}',
    '{"run": ""}',
    '{"run": 3}',
    '{"argv": "ls"}',
    '{"argv": []}',
    '{"argv": [""]}',
    '{"argv": ["ls", 3]}',
    '{"run": "ls", "cwd": 3}',
    '{"run": "ls", "cwd": ""}',
    '{"run": "ls", "shell": "fish"}',
    '{"run": "ls"} {"run": "ls"}',
    `{"run": ${'['.repeat(3000)}`,
    `{"run": "${'pears '.repeat(200_000)}"}`,
  ]
  test('what cannot be judged is asked about, and does not end it', async () => {
    const { status, verdicts } = await ask([...WRONG, '{"id": "last", "run": "ls"}'])
    expect(status).toBe(0)
    const decisions = verdicts.map(it => it.decision)
    expect(decisions).toEqual([...WRONG.map(() => 'ask'), 'allow'])
    expect(verdicts.every(it => it.reason !== '')).toBe(true)
    expect(verdicts.at(-1)!.id).toBe('last')
  })

  test('an id is kept where the rest cannot be used', async () => {
    const { verdicts } = await ask(['{"id": 1}', '{"id": 2, "run": "ls", "shell": "fish"}'])
    expect(verdicts.map(it => it.id)).toEqual([1, 2])
  })

  test('each request has its own directory and shell; the directory need not exist', async () => {
    const { verdicts } = await ask([
      '{"run": "rm -rf etc", "cwd": "/"}',
      '{"run": "rm -rf pears", "cwd": "/gone/orchard"}',
      '{"run": "echo =ls", "shell": "zsh"}',
      '{"run": "echo =ls"}',
    ])
    expect(verdicts.map(it => it.decision)).toEqual(['deny', 'ask', 'ask', 'allow'])
  })

  test('a policy that is none, or a delegation, makes every answer ask', async () => {
    const wrong = await ask(['{"id": 1, "run": "ls"}', '{"id": 2, "run": "rm -rf /"}'], [], machine =>
      machine.file(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'policy.json'), '{"denny": []}'),
    )
    expect(wrong.status).toBe(0)
    expect(wrong.verdicts.map(it => [it.id, it.decision])).toEqual([
      [1, 'ask'],
      [2, 'ask'],
    ])
    expect(wrong.verdicts[0]!.reason).toContain('denny')
    const gone = await ask(['{"run": "ls"}'], ['--delegation', 'gone.json'])
    expect(gone.verdicts.map(it => it.decision)).toEqual(['ask'])
  })

  test('no line, no answer', async () => {
    const { machine } = orchard()
    expect(await machine.atip(['check', '--stdin'], { input: '' })).toMatchObject({ status: 0, stdout: '' })
  })

  test('a last line without its end is answered', async () => {
    const { machine, tree } = orchard()
    const run = await machine.atip(['check', '--stdin'], { cwd: tree, input: '{"run": "ls"}' })
    expect(run.json<Verdict>().decision).toBe('allow')
  })

  test('answers while standard input stays open', async () => {
    const { machine, tree } = orchard()
    const child = spawn(process.execPath, [atipBin, 'check', '--stdin'], {
      cwd: tree,
      env: machine.env,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    const waiting: (() => void)[] = []
    let rest = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        lines.push(part)
        waiting.shift()?.()
      }
    })
    const closed = new Promise<number | null>(resolve => child.on('close', status => resolve(status)))
    const next = async (request: string): Promise<void> => {
      const answered = new Promise<void>(resolve => waiting.push(resolve))
      child.stdin.write(`${request}\n`)
      // one that ends early answers nothing more, and the next line says so
      await Promise.race([answered, closed])
    }
    for (const [run, decision] of [
      ['git status', 'allow'],
      ['git push', 'ask'],
      ['rm -rf /', 'deny'],
    ] as const) {
      await next(JSON.stringify({ run }))
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ decision })
    }
    child.stdin.end()
    expect(await closed).toBe(0)
    expect(lines).toHaveLength(3)
  })
})

test('a scan is not needed, and a missing data directory is no trouble', async () => {
  const { machine, tree } = orchard()
  rmSync(machine.data, { recursive: true, force: true })
  expect((await machine.atip(['check', 'git status'], { cwd: tree })).status).toBe(0)
})
