import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const fixtures = join(root, 'test', 'fixtures', 'harness')

/** Payloads that the clients sent, one a line. */
const recorded = readdirSync(fixtures)
  .filter(name => name.startsWith('claude'))
  .flatMap(name =>
    readFileSync(join(fixtures, name), 'utf8')
      .split('\n')
      .filter(line => line.trim() !== '')
      .map((payload, at) => ({ name: `${name} ${at + 1}`, payload })),
  )

interface Answer {
  readonly hookSpecificOutput?: {
    readonly hookEventName: string
    readonly permissionDecision?: string
    readonly permissionDecisionReason?: string
    readonly decision?: { readonly behavior: string; readonly message?: string }
  }
}

const payload = (command: string, cwd: string, more: Readonly<Record<string, unknown>> = {}): string =>
  `${JSON.stringify({ session_id: 's', cwd, hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command }, ...more })}\n`

interface Ended {
  readonly status: number | undefined
  readonly stdout: string
  readonly stderr: string
}

/** Runs the hook of a package directory with these bytes on standard input. */
const hook = async (
  machine: Workspace,
  input: string | Uint8Array | null,
  options: {
    readonly env?: Readonly<Record<string, string>>
    readonly package?: string
    readonly client?: string
    readonly cwd?: string
  } = {},
): Promise<Ended> => {
  const result = await execa(process.execPath, [join(options.package ?? root, 'bin', 'atip.cjs'), 'hook', options.client ?? 'claude'], {
    cwd: options.cwd ?? machine.dir,
    env: options.env ?? machine.env,
    extendEnv: false,
    reject: false,
    stripFinalNewline: false,
    ...(input === null ? { stdin: 'ignore' as const } : { input }),
  })
  return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
}

/** One object, and nothing else on either stream. */
const answerOf = ({ status, stdout, stderr }: Ended): Answer => {
  expect({ status, stderr, start: stdout.slice(0, 1), end: stdout.slice(-2) }).toEqual({ status: 0, stderr: '', start: '{', end: '}\n' })
  return JSON.parse(stdout) as Answer
}

const decisionOf = (ended: Ended): string | undefined => answerOf(ended).hookSpecificOutput?.permissionDecision

/** What every client takes as a refusal, and tells: status 2, a reason, and nothing that could be taken for an answer. */
const REFUSED = { status: 2, stdout: '', told: true }

const endOf = ({ status, stdout, stderr }: Ended) => ({ status, stdout, told: stderr.trim() !== '' })

test('there are recorded payloads of shell commands and of other tools', () => {
  const tools = recorded.map(it => (JSON.parse(it.payload) as { tool_name: string }).tool_name)
  expect(tools.filter(it => it === 'Bash').length).toBeGreaterThan(3)
  expect(tools.filter(it => it !== 'Bash').length).toBeGreaterThan(1)
})

const isShell = ({ payload: sent }: (typeof recorded)[number]): boolean => (JSON.parse(sent) as { tool_name: string }).tool_name === 'Bash'

const isRequest = ({ payload: sent }: (typeof recorded)[number]): boolean =>
  (JSON.parse(sent) as { hook_event_name: string }).hook_event_name === 'PermissionRequest'

test.each(recorded.filter(it => isShell(it) && !isRequest(it)))(
  'the recorded payload $name gets an answer in the dialect that is documented',
  async ({ payload: sent }) => {
    const answer = answerOf(await hook(workspace(), sent))
    expect(answer).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: expect.stringMatching(/^(?:allow|ask|deny)$/) as unknown,
        permissionDecisionReason: expect.stringMatching(/^atip: \S/) as unknown,
      },
    })
  },
)

describe('before the user is asked', () => {
  const request = { hook_event_name: 'PermissionRequest', permission_suggestions: [] }

  test('there is a recorded payload', () => expect(recorded.filter(it => isShell(it) && isRequest(it)).length).toBeGreaterThan(0))

  test.each(recorded.filter(it => isShell(it) && isRequest(it)))('the payload $name leaves the question to the client', async it => {
    expect(answerOf(await hook(workspace(), it.payload))).toEqual({})
  })

  test('what is approved needs no question', async () => {
    const machine = workspace()
    expect(answerOf(await hook(machine, payload('git status', machine.dir, request)))).toEqual({
      hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: { behavior: 'allow' } },
    })
  })

  test('what is denied is denied with the reason', async () => {
    const machine = workspace()
    expect(answerOf(await hook(machine, payload('rm -rf /', machine.dir, request)))).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PermissionRequest',
        decision: { behavior: 'deny', message: expect.stringMatching(/^atip: not run: rm \S/) as unknown },
      },
    })
  })
})

test.each(['PostToolUse', 'PostToolUseFailure', 'PermissionDenied'])('%s asks nothing, and gets no opinion', async event => {
  expect(answerOf(await hook(workspace(), payload('rm -rf /', '/', { hook_event_name: event })))).toEqual({})
})

test.each(['pretooluse', 'BeforeTools', '', 'constructor', 7, null])('the event %j is refused', async event => {
  expect(endOf(await hook(workspace(), payload('git status', '/', { hook_event_name: event })))).toEqual(REFUSED)
})

describe('a payload that does not end', () => {
  const whole = payload('git status', '/')

  const hookFile = join(root, 'bin', 'atip.cjs')

  /** The process holds the other end of the pipe itself, so that it stays open. */
  const unendedPipe = async (machine: Workspace, sent: string): Promise<Ended> => {
    const script = 'mkfifo "$1" && exec 3<>"$1" && printf %s "$2" >&3 && exec "$3" "$4" hook claude < "$1"'
    const result = await execa('/bin/sh', ['-c', script, 'sh', join(machine.dir, 'pipe'), sent, process.execPath, hookFile], {
      cwd: machine.dir,
      env: { ...machine.env, PATH: '/usr/bin:/bin' },
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
    })
    return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
  }

  /** Standard input, a socket or a pipe as Node makes it, stays open until the process has ended by itself. */
  const unended = async (machine: Workspace, sent: string): Promise<Ended> => {
    const child = execa(process.execPath, [hookFile, 'hook', 'claude'], {
      cwd: machine.dir,
      env: machine.env,
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      stdin: 'pipe',
    })
    child.stdin.on('error', () => undefined)
    child.stdin.write(sent)
    const result = await child
    return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
  }

  test.each([
    ['nothing through a socket', unended, ''],
    ['half of it', unended, whole.slice(0, 60)],
    ['nothing through a named pipe', unendedPipe, ''],
    ['half of it through a named pipe', unendedPipe, whole.slice(0, 60)],
  ] as const)('%s is refused', async (_, send, sent) => {
    const ended = await send(workspace(), sent)
    expect(endOf(ended)).toEqual(REFUSED)
    expect(ended.stderr).toMatch(/^atip: not run: the payload cannot be read: it did not end [^\n]*\n$/)
  })

  test.each([
    ['a socket', unended],
    ['a named pipe', unendedPipe],
  ] as const)('and is all there, through %s, is judged', async (_, send) => {
    expect(decisionOf(await send(workspace(), whole))).toBe('allow')
    expect(decisionOf(await send(workspace(), `${payload('rm -rf /', '/')}\n`))).toBe('deny')
  })

  test('one that is too long is refused before it ends', async () => {
    expect(endOf(await unended(workspace(), 'x'.repeat(1024 * 1024 + 1)))).toEqual(REFUSED)
  })
})

test('a payload from a file is read', async () => {
  const machine = workspace()
  const file = machine.file('payload.json', payload('rm -rf /', machine.dir))
  const script = 'exec "$1" "$2" hook claude < "$3"'
  const { stdout } = await execa('/bin/sh', ['-c', script, 'sh', process.execPath, join(root, 'bin', 'atip.cjs'), file], {
    env: machine.env,
    extendEnv: false,
  })
  expect((JSON.parse(stdout) as Answer).hookSpecificOutput?.permissionDecision).toBe('deny')
})

test.each(recorded.filter(it => !isShell(it)))('the recorded payload $name of another tool gets no opinion', async ({ payload: sent }) => {
  expect(answerOf(await hook(workspace(), sent))).toEqual({})
})

test.each([
  ['git status', 'allow'],
  ['ls -la | head', 'allow'],
  ['git push', 'ask'],
  ['pick-apples --all', 'ask'],
  ['', 'ask'],
  ['rm -rf /', 'deny'],
  ['cd / && rm -rf etc', 'deny'],
] as const)('%j is answered with %s', async (command, decision) => {
  const machine = workspace()
  const orchard = join(machine.home, 'orchard')
  mkdirSync(join(orchard, '.git'), { recursive: true })
  expect(decisionOf(await hook(machine, payload(command, orchard)))).toBe(decision)
})

test('the directory of the payload counts, not the one that the hook was started in', async () => {
  const machine = workspace()
  const orchard = join(machine.home, 'orchard')
  mkdirSync(join(orchard, '.git'), { recursive: true })
  mkdirSync(join(machine.home, 'other'))
  const command = `git -C ${orchard} status`
  expect(decisionOf(await hook(machine, payload(command, orchard)))).toBe('allow')
  expect(decisionOf(await hook(machine, payload(command, join(machine.home, 'other')), { cwd: orchard }))).toBe('ask')
})

test.each(['bash', 'run_shell_command', 'Execute'])('%s is a shell by another name', async tool => {
  expect(decisionOf(await hook(workspace(), payload('rm -rf /', '/', { tool_name: tool })))).toBe('deny')
})

test('a tool that is not known is asked about when it is given a command', async () => {
  const ended = await hook(workspace(), payload('git status', '/', { tool_name: 'Monitor' }))
  expect(answerOf(ended).hookSpecificOutput).toMatchObject({
    permissionDecision: 'ask',
    permissionDecisionReason: expect.stringContaining('Monitor') as unknown,
  })
})

describe('an answer that nobody hears is a refusal', () => {
  /** Started by a shell, which does to standard output what no library does. */
  const heardBy = async (script: string): Promise<Ended> => {
    const machine = workspace()
    const result = await execa('/bin/sh', ['-c', script, 'sh', process.execPath, join(root, 'bin', 'atip.cjs'), 'hook', 'claude'], {
      cwd: machine.dir,
      env: { ...machine.env, PATH: '/usr/bin:/bin' },
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      input: payload('git status', '/'),
    })
    return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
  }

  test.each([
    ['closed', '"$@" >&-'],
    ['the null device', '"$@" > /dev/null'],
    ['open for reading alone', '"$@" 1< /dev/null'],
    ['a file that is open for reading alone', '"$@" 1< "$1"'],
    // the hook is started once the other side has closed the pipe; its status comes out by another way
    [
      'a pipe that nobody reads',
      '{ { until [ -e gone ]; do sleep 0.05; done; "$@"; echo $? >&3; } | { exec <&-; : > gone; }; } 3>&1 | { read -r status; exit "$status"; }',
    ],
  ])('standard output is %s', async (_, script) => {
    expect(endOf(await heardBy(script))).toEqual(REFUSED)
  })

  test.skipIf(!existsSync('/dev/full'))('standard output is full', async () => {
    expect(endOf(await heardBy('"$@" > /dev/full'))).toEqual(REFUSED)
  })
})

test.each(['Write', 'Read', 'Edit', 'Task', 'mcp__orchard__pick'])('%s is no shell command, and gets no opinion', async tool => {
  expect(answerOf(await hook(workspace(), payload('rm -rf /', '/', { tool_name: tool })))).toEqual({})
})

const good = payload('git status', '/')

describe('what cannot be read is refused', () => {
  const bodies: readonly (readonly [string, string | Uint8Array])[] = [
    ['nothing', ''],
    ['white space', ' \n'],
    ['half of an object', good.slice(0, 80)],
    ['two objects', good + good],
    ['an array', '[]'],
    ['a string', '"Bash"'],
    ['null', 'null'],
    ['a line before the object', `hello\n${good}`],
    ['bytes that are not UTF-8', Buffer.concat([Buffer.from(good.slice(0, -3)), Buffer.from([0xff, 0xfe]), Buffer.from(good.slice(-3))])],
    ['zero bytes', new Uint8Array(64)],
    ['more than a MiB', payload(`echo ${'pear '.repeat(300_000)}`, '/')],
    ['brackets without an end', '['.repeat(100_000)],
    ['no tool name', payload('ls', '/', { tool_name: undefined })],
    ['a tool name that is no string', payload('ls', '/', { tool_name: ['Bash'] })],
    ['no input', payload('ls', '/', { tool_input: undefined })],
    ['an input that is a string', payload('ls', '/', { tool_input: 'ls' })],
    ['an input without a command', payload('ls', '/', { tool_input: {} })],
    ['a command that is an array', payload('ls', '/', { tool_input: { command: ['ls'] } })],
    ['no directory', payload('ls', '/', { cwd: undefined })],
    ['a relative directory', payload('ls', 'orchard')],
    ['an empty directory', payload('ls', '')],
  ]
  test.each(bodies)('%s', async (_, body) => {
    expect(endOf(await hook(workspace(), body))).toEqual(REFUSED)
  })

  test('standard input that is closed', async () => {
    expect(endOf(await hook(workspace(), null))).toEqual(REFUSED)
  })

  test.each(['', 'Claude', 'constructor', '__proto__', '--version=1', '--nonsense'])('the client %j', async client => {
    expect(endOf(await hook(workspace(), good, { client }))).toEqual(REFUSED)
  })

  test('no client, and more than one', async () => {
    const machine = workspace()
    for (const argv of [['hook'], ['hook', 'claude', 'codex'], ['hook', 'claude', '--policy', 'none']]) {
      const { status, stdout, stderr } = await machine.atip(argv, { input: good })
      expect(endOf({ status, stdout, stderr })).toEqual(REFUSED)
    }
  })
})

/** That it could not be judged, in a form of which the client tells the model the reason. */
const NOT_JUDGED = {
  hookEventName: 'PreToolUse',
  permissionDecision: 'deny',
  permissionDecisionReason: expect.stringMatching(/^atip: not run: [^\n]+$/) as unknown,
}

describe('what it judges by has to be whole', () => {
  test.each([
    ['is not JSON', '{'],
    ['has a key with a typo', '{"denny": [{"effects.destructive": true}]}'],
    ['has an effect with a typo', '{"deny": [{"effects.destructiv": true}]}'],
    ['is empty', ''],
    ['is an array', '[]'],
  ])('a policy of the user that %s is denied', async (_, text) => {
    const machine = workspace()
    machine.file(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'policy.json'), text)
    expect(answerOf(await hook(machine, good)).hookSpecificOutput).toEqual(NOT_JUDGED)
  })

  test('a policy that is a directory is denied', async () => {
    const machine = workspace()
    mkdirSync(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'policy.json'), { recursive: true })
    expect(answerOf(await hook(machine, good)).hookSpecificOutput).toEqual(NOT_JUDGED)
  })

  test('a policy of the project that cannot be read is denied', async () => {
    const machine = workspace()
    machine.file('orchard/.agent-tools/policy.json', '{"deny": 3}')
    expect(answerOf(await hook(machine, payload('ls', join(machine.dir, 'orchard')))).hookSpecificOutput).toEqual(NOT_JUDGED)
  })

  test.each(['{', '{"allowedTool": ["gh"]}', '/nowhere/delegation.json'])('the delegation %s is denied', async value => {
    const machine = workspace()
    expect(answerOf(await hook(machine, good, { env: { ...machine.env, ATIP_DELEGATION: value } })).hookSpecificOutput).toEqual(NOT_JUDGED)
  })

  test('a delegation takes away', async () => {
    const machine = workspace()
    const env = { ...machine.env, ATIP_DELEGATION: '{"allowedTools": ["gh"]}' }
    expect(decisionOf(await hook(machine, payload('git status', machine.dir), { env }))).toBe('deny')
  })
})

describe('an odd machine gets an answer all the same', () => {
  test('without HOME, without PATH, without anything', async () => {
    const machine = workspace()
    expect(decisionOf(await hook(machine, payload('rm -rf /', machine.dir), { env: {} }))).toBe('deny')
  })

  test('in a directory that does not exist', async () => {
    const machine = workspace()
    const decision = decisionOf(await hook(machine, payload('rm -rf /etc', join(machine.dir, 'gone'))))
    expect(decision).toBe('deny')
  })

  test('in a directory that was deleted under it', async () => {
    const machine = workspace()
    const gone = join(machine.dir, 'gone')
    mkdirSync(gone)
    // the shell stands in the directory that it removes before it starts the hook
    const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" hook claude'
    const result = await execa('/bin/sh', ['-c', script, 'sh', gone, process.execPath, join(root, 'bin', 'atip.cjs')], {
      env: { ...machine.env, PATH: `${machine.bin}:/usr/bin:/bin` },
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      input: payload('rm -rf /', gone),
    })
    const ended = { status: result.exitCode, stdout: result.stdout, stderr: result.stderr }
    expect(ended.status === 0 ? decisionOf(ended) : endOf(ended)).toEqual(ended.status === 0 ? 'deny' : REFUSED)
  })
})

/** A package of one's own to break: what is not broken in it is the real one. */
const packageCopy = (machine: Workspace): string => {
  const directory = join(machine.dir, 'package')
  mkdirSync(directory)
  for (const name of ['bin', 'dist', 'builtins', 'shims']) cpSync(join(root, name), join(directory, name), { recursive: true })
  cpSync(join(root, 'package.json'), join(directory, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return directory
}

describe('a package that is damaged never says allow', () => {
  test('a copy of it answers as it does', async () => {
    const machine = workspace()
    const copy = packageCopy(machine)
    expect(decisionOf(await hook(machine, good, { package: copy }))).toBe(decisionOf(await hook(machine, good)))
  })

  const caches: readonly (readonly [string, (bytes: Buffer) => Uint8Array])[] = [
    ['empty', () => new Uint8Array()],
    ['noise', () => Buffer.from('pear'.repeat(5000))],
    ['half of itself', bytes => bytes.subarray(0, bytes.length >> 1)],
    ['of another build', bytes => Buffer.concat([Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]), bytes.subarray(8)])],
  ]
  test.each(caches)('bytecode that is %s is not used', async (_, damage) => {
    const machine = workspace()
    const copy = packageCopy(machine)
    const file = join(copy, 'dist', 'fast', 'hook.cjs.cache')
    const other = join(copy, 'dist', 'fast', 'show.cjs.cache')
    writeFileSync(file, damage(readFileSync(other)))
    expect(decisionOf(await hook(machine, payload('rm -rf /', machine.dir), { package: copy }))).toBe('deny')
    expect(decisionOf(await hook(machine, payload('pwd', machine.dir), { package: copy }))).toBe('allow')
  })

  test.each([
    ['dist', 'dist'],
    ['its code for the hook', 'dist/fast/hook.cjs'],
  ])('without %s it refuses', async (_, missing) => {
    const machine = workspace()
    const copy = packageCopy(machine)
    rmSync(join(copy, missing), { recursive: true })
    const { status, stdout } = await hook(machine, good, { package: copy })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  test.each(['check', 'list', 'scan', 'validate'])('without dist, %s does not end well', async command => {
    const machine = workspace()
    const copy = packageCopy(machine)
    rmSync(join(copy, 'dist'), { recursive: true })
    const result = await execa(process.execPath, [join(copy, 'bin', 'atip.cjs'), command, 'ls'], {
      env: machine.env,
      extendEnv: false,
      reject: false,
    })
    expect(result.exitCode).not.toBe(0)
    expect(result.stdout).toBe('')
  })

  test('without the document of the shell and without shims it does not approve', async () => {
    const machine = workspace()
    const copy = packageCopy(machine)
    for (const name of ['builtins', 'shims']) rmSync(join(copy, name), { recursive: true })
    for (const command of ['ls', 'cd /', 'git status']) {
      const ended = await hook(machine, payload(command, machine.dir), { package: copy })
      expect(ended.status === 0 ? decisionOf(ended) : endOf(ended)).toEqual(ended.status === 0 ? 'ask' : REFUSED)
    }
  })
})
