import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { expect, test } from 'vitest'
import { scannedHarbour } from '../helpers/harbour.ts'
import { atipBin, minimal, root, workspace } from '../helpers/workspace.ts'

const LONG =
  'Keeps a list of every ship that ever lay in this harbour, with its cargo, its captain, its crew and what it paid for its berth'

const machineWithShim = () => {
  const machine = workspace()
  machine.file(join(machine.data, 'shims', 'ferry.json'), minimal('ferry', { description: LONG }))
  return machine
}

test('into a pipe JSON is one line', async () => {
  const machine = machineWithShim()
  for (const argv of [['show', 'ferry'], ['list'], ['check', 'ls'], ['policy', 'show']]) {
    const { stdout } = await machine.atip(argv)
    expect([argv, stdout]).toEqual([argv, `${JSON.stringify(JSON.parse(stdout))}\n`])
  }
})

test('into a pipe text is neither cut nor wrapped, whatever COLUMNS says', async () => {
  const machine = machineWithShim()
  const run = await machine.atip(['show', 'ferry', '--text'], { env: { COLUMNS: '40' } })
  expect(run.stdout.split('\n')).toContain(LONG)
})

test.each<readonly [name: string, argv: readonly string[], form: string, isText: boolean]>([
  ['text', ['show', 'ferry'], 'text', true],
  ['JSON', ['show', 'ferry'], 'json', false],
  ['nothing', ['show', 'ferry'], '', false],
  ['text, and the line for JSON', ['show', 'ferry', '--json'], 'text', false],
  ['JSON, and the line for text', ['--text', 'show', 'ferry'], 'json', true],
  ['something else, and the line for text', ['show', 'ferry', '--text'], 'yaml', true],
  ['text, of the whole program', ['policy', 'show'], 'text', true],
  ['JSON, of what shells read as text', ['completion', 'bash'], 'json', true],
])('ATIP_OUTPUT asks for %s', async (_, argv, form, isText) => {
  const run = await machineWithShim().atip(argv, { env: { ATIP_OUTPUT: form } })
  expect([run.status, run.stderr, run.stdout.startsWith('{')]).toEqual([0, '', !isText])
})

test('failures have the form that ATIP_OUTPUT asks for, those of wrong lines too', async () => {
  for (const argv of [['show', 'gondola'], ['show', '--glub'], ['lsit']]) {
    const run = await workspace().atip(argv, { env: { ATIP_OUTPUT: 'text' } })
    expect([argv, run.stderr.slice(0, 7)]).toEqual([argv, 'error: '])
  }
})

test.each([[['show', 'ferry']], [['policy', 'show']], [['check', 'ls']]])(
  'ATIP_OUTPUT that names no form is a failure of %j',
  async argv => {
    const run = await machineWithShim().atip(argv, { env: { ATIP_OUTPUT: 'yaml' } })
    expect([run.status, run.stdout]).toEqual([78, ''])
    expect(JSON.parse(run.stderr)).toMatchObject({
      error: { code: 'CONFIG_INVALID', message: 'ATIP_OUTPUT must be text or json, not "yaml"' },
    })
  },
)

const PAYLOAD = JSON.stringify({ cwd: '/', tool_name: 'Bash', tool_input: { command: 'ls' } })

test('nothing in the environment is in the way of a hook', async () => {
  const machine = machineWithShim()
  const hook = (env: Record<string, string>) => machine.atip(['hook', 'claude', '--pager'], { env, input: PAYLOAD })
  const plain = await hook({})
  for (const ATIP_OUTPUT of ['text', 'yaml']) {
    const run = await hook({ ATIP_OUTPUT, ATIP_PAGER: 'false' })
    expect([run.status, run.stdout]).toEqual([0, plain.stdout])
  }
})

test.each<readonly [argv: readonly string[], env: Readonly<Record<string, string>>, colored: boolean]>([
  [[], {}, false],
  [['--color=always'], {}, true],
  [['--color', 'always'], { NO_COLOR: '1', TERM: 'dumb' }, true],
  [['--color=auto'], {}, false],
  [['--color=always', '--no-color'], {}, false],
])('text in a pipe with %j and %j: colours %s', async (argv, env, colored) => {
  const run = await machineWithShim().atip(['show', 'ferry', '--text', ...argv], { env: { ...env } })
  expect([run.status, run.stdout.includes('\u001B[1m')]).toEqual([0, colored])
})

const TERMINAL = join(root, 'test', 'helpers', 'on-terminal.cjs')

/** A program that pages by writing what it is given to a file, and how atip ended that had it for a pager. */
const paging = (argv: readonly string[], env: Readonly<Record<string, string>>, { onTerminal = true, input = '' } = {}) => {
  const machine = machineWithShim()
  const paged = join(machine.dir, 'paged')
  machine.program('keeps', `#!/bin/sh\nexec /bin/cat > '${paged}'\n`)
  machine.program('leaves', '#!/bin/sh\nexit 3\n')
  const run = execaSync(process.execPath, [...(onTerminal ? ['--require', TERMINAL] : []), atipBin, ...argv], {
    env: { ...machine.env, NO_COLOR: '1', ...env },
    extendEnv: false,
    reject: false,
    input,
  })
  return {
    status: run.exitCode,
    stdout: run.stdout,
    stderr: run.stderr,
    paged: existsSync(paged) ? readFileSync(paged, 'utf8') : undefined,
  }
}

test.each<readonly [name: string, argv: readonly string[], env: Readonly<Record<string, string>>]>([
  ['ATIP_PAGER', ['show', 'ferry'], { ATIP_PAGER: 'keeps -x' }],
  ['--pager and PAGER', ['show', 'ferry', '--pager'], { PAGER: 'keeps' }],
  ['--pager and both', ['--pager', 'show', 'ferry'], { PAGER: 'leaves', ATIP_PAGER: 'keeps' }],
  ['--pager, of help', ['show', '--help', '--pager'], { PAGER: 'keeps' }],
])('text on a terminal goes through a pager with %s', (_, argv, env) => {
  const { status, stdout, stderr, paged } = paging(argv, env)
  expect([status, stdout, stderr]).toEqual([0, '', ''])
  expect(paged).toMatch(/^(?:ferry 1\.0\.0|Say what a tool)/)
})

test.each<readonly [name: string, argv: readonly string[], env: Readonly<Record<string, string>>, onTerminal: boolean]>([
  ['PAGER alone', ['show', 'ferry'], { PAGER: 'keeps' }, true],
  ['an empty ATIP_PAGER', ['show', 'ferry'], { ATIP_PAGER: '' }, true],
  ['JSON', ['show', 'ferry', '--json'], { ATIP_PAGER: 'keeps' }, true],
  ['a pipe', ['show', 'ferry', '--text', '--pager'], { ATIP_PAGER: 'keeps' }, false],
  ['a hook', ['hook', 'claude', '--pager'], { ATIP_PAGER: 'keeps' }, true],
  ['requests on standard input', ['check', '--stdin', '--pager'], { ATIP_PAGER: 'keeps' }, true],
])('no pager is started for %s', (_, argv, env, onTerminal) => {
  const input = argv[0] === 'check' ? '{"run":"ls"}\n' : PAYLOAD
  const { status, stdout, paged } = paging(argv, env, { onTerminal, input })
  expect([status, paged]).toEqual([0, undefined])
  expect(stdout).not.toBe('')
})

test('a pager that is missing, or ends early, is no failure', () => {
  const missing = paging(['show', 'ferry'], { ATIP_PAGER: 'no-such-pager' })
  expect([missing.status, missing.stderr, missing.stdout.split('\n')[0]]).toEqual([0, '', 'ferry 1.0.0'])
  expect(paging(['show', 'ferry'], { ATIP_PAGER: 'leaves' })).toMatchObject({ status: 0, stderr: '' })
})

test('a verdict keeps its status behind a pager', () => {
  expect(paging(['check', 'rm -rf /'], { ATIP_PAGER: 'keeps' })).toMatchObject({
    status: 20,
    paged: expect.stringMatching(/^deny/) as string,
  })
})

test.skipIf(!existsSync('/dev/full'))('a standard output that is full is a failure, and no defect', async () => {
  const machine = await scannedHarbour()
  for (const argv of ['show git', 'show git --text', 'list', 'check ls', 'policy show', 'show --help', '--agent', '--help']) {
    const run = execaSync('/bin/sh', ['-c', `"$0" "$1" ${argv} > /dev/full`, process.execPath, atipBin], {
      env: machine.env,
      extendEnv: false,
      reject: false,
    })
    expect([argv, run.exitCode]).toEqual([argv, 73])
    expect(run.stderr).toContain('standard output cannot be written: ENOSPC')
    expect(run.stderr).not.toContain('    at ')
  }
})
