import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa, execaSync } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { npm, packed } from '../helpers/packed.ts'
import { minimal, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const modeOf = (directory: string, mode: string): void => {
  execaSync('chmod', ['-R', mode, directory])
}

// packing takes seconds: one prefix for all, in which nobody may write any more
let prefix = ''

beforeAll(async () => {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'atip-test-')))
  chmodSync(directory, 0o755)
  prefix = join(directory, 'prefix')
  mkdirSync(prefix)
  const { filename } = await packed(directory, ['--ignore-scripts', '--pack-destination', directory])
  await npm(directory, ['install', '--prefix', prefix, join(directory, filename)], prefix)
  modeOf(prefix, 'a-w')
})

afterAll(() => {
  modeOf(prefix, 'u+w')
  rmSync(dirname(prefix), { recursive: true })
})

type Identity = Partial<Record<'uid' | 'gid', number>>

/** Lines that take every way through the package: hot and whole, with data of it and without, and how each ends. */
const LINES: readonly (readonly [line: string, status: number, stdout: RegExp])[] = [
  ['--version', 0, /^\d+\.\d+\.\d+$/],
  ['--help', 0, /^Usage {2}atip/m],
  ['scan --text', 0, /described/],
  ['scan --json', 0, /"executables":/],
  ['list --text', 0, /orchard/],
  ['show git stash drop --text', 0, /yes +destroys data/],
  ['check --text -- git status', 0, /^allow/],
  ['check --text -- rm -rf /etc', 20, /^deny/],
  ['validate press.json --text', 0, /press\.json: valid/],
  ['explain open-question --text', 0, /^# open-question/],
  ['completion bash', 0, /^_atip/m],
  ['complete bash -- show gi', 0, /^git$/m],
  ['policy show --text', 0, /^built-in {2}balanced/m],
]

/** Every line that does not end as it should, run on a machine of its own. */
const troubles = async (identity: Identity = {}): Promise<readonly object[]> => {
  const machine = workspace()
  machine.program('orchard', `#!/bin/sh\nprintf '%s' '${minimal('orchard')}'\n`)
  machine.program('git', '\u007FELF')
  machine.file('press.json', minimal('press'))
  const { uid } = identity
  if (uid !== undefined) execaSync('chown', ['-R', String(uid), machine.home, join(machine.dir, 'tmp')])
  const found: object[] = []
  for (const [line, status, text] of LINES) {
    const { exitCode, stdout, stderr } = await execa(process.execPath, [join(prefix, 'node_modules', '.bin', 'atip'), ...line.split(' ')], {
      cwd: machine.dir,
      env: machine.env,
      extendEnv: false,
      reject: false,
      input: '',
      ...identity,
    })
    if (exitCode !== status || !text.test(stdout)) found.push({ line, exitCode, stdout, stderr })
  }
  return found
}

/** Any user but root; no machine has one of this number by itself. */
const STRANGER = 47_110

const strangerRunsNode = (): boolean =>
  process.getuid?.() === 0 && !execaSync(process.execPath, ['--version'], { uid: STRANGER, gid: STRANGER, reject: false }).failed

const asStranger = strangerRunsNode()
const NEEDS_ROOT = asStranger ? '' : ' (skipped: the tests do not run as root, or others cannot start this Node)'

describe('what is packed, installed into an empty directory without network,', () => {
  test('brings one package, and works where nobody can write', async () => {
    expect(readdirSync(join(prefix, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['atip'])
    expect(existsSync(join(prefix, 'node_modules', 'atip', 'node_modules'))).toBe(false)
    expect(await troubles()).toEqual([])
  })

  test.skipIf(!asStranger)(`works for another user than the one who installed it${NEEDS_ROOT}`, async () => {
    expect(await troubles({ uid: STRANGER, gid: STRANGER })).toEqual([])
  })
})

const filesBelow = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(directory, name)).isFile())
    .toSorted()

/** The files that a commit of what lies here would hold; undefined: this is no checkout. */
const tracked = (): readonly string[] | undefined => {
  const { failed, stdout } = execaSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    reject: false,
  })
  return failed ? undefined : stdout.split('\0').filter(path => path !== '' && existsSync(join(root, path)))
}

const files = tracked()
const NEEDS_CHECKOUT = files === undefined ? ' (skipped: this is no git checkout)' : ''

/** A checkout as git makes it, neither built nor installed, but for what is there to try it. */
const checkout = (machine: Workspace): string => {
  const directory = join(machine.dir, 'checkout')
  for (const path of (files ?? []).filter(it => !/^(?:test|bench)\//.test(it))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    cpSync(join(root, path), join(directory, path))
  }
  return directory
}

const prepare = async (directory: string) => execa(process.execPath, ['scripts/prepare.cjs'], { cwd: directory, reject: false })

describe.skipIf(files === undefined)(`a checkout${NEEDS_CHECKOUT}`, () => {
  test('is built by packing it, and what is packed is what is packed here', async () => {
    const machine = workspace()
    const directory = checkout(machine)
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
    const { files: made } = await packed(machine.dir, ['--dry-run'], directory)
    expect(made.map(file => file.path).toSorted()).toEqual(filesBelow(join(prefix, 'node_modules', 'atip')))
  })
})

test('a checkout without the development dependencies says what is missing, and keeps what was built before', async () => {
  const { dir: directory } = workspace()
  mkdirSync(join(directory, 'scripts'))
  cpSync(join(root, 'scripts', 'prepare.cjs'), join(directory, 'scripts', 'prepare.cjs'))
  const { exitCode, stdout, stderr } = await prepare(directory)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(/^atip cannot be built: the development dependencies are missing\. Run "npm ci"[^\n]*$/)
  mkdirSync(join(directory, 'dist'))
  cpSync(join(root, 'dist', 'main.cjs'), join(directory, 'dist', 'main.cjs'))
  expect(await prepare(directory)).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(/^atip is not built anew/) as string })
})
