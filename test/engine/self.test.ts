import { chmodSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, workspace } from '../helpers/workspace.ts'

interface Verdict {
  readonly decision: string
  readonly reason: string
}

const BIN = join(root, 'bin/atip.cjs')

/** A machine with atip on PATH, a project with a link to it, and another program that calls itself atip. */
const machine = workspace('file')
const project = join(machine.home, 'orchard')
mkdirSync(join(project, '.git'), { recursive: true })
mkdirSync(join(machine.dir, 'elsewhere/bin'), { recursive: true })
symlinkSync(BIN, join(machine.bin, 'atip'))
for (const name of ['atip', 'atip.cjs']) {
  symlinkSync(BIN, join(project, name))
  copyFileSync(BIN, join(machine.dir, 'elsewhere/bin', name))
}
const node = machine.program('node', '#!/bin/sh\nexit 0\n')
chmodSync(node, 0o755)

const judged = async (lines: readonly string[], policy: readonly string[] = []): Promise<readonly string[]> => {
  const input = lines.map(run => JSON.stringify({ run })).join('\n')
  const { stdout } = await machine.atip(['check', '--stdin', ...policy], { input, cwd: project })
  return stdout
    .trimEnd()
    .split('\n')
    .map((text, at) => `${(JSON.parse(text) as Verdict).decision} ${lines[at]!}`)
}

test('what atip itself only reads is allowed, from PATH, by its path and through Node', async () => {
  const lines = [
    'atip show git',
    'atip list --all',
    'atip search undo the last commit',
    "atip check 'rm -rf /'",
    "atip policy explain 'git push'",
    'atip which git',
    'atip --version',
    `${BIN} show git`,
    `node ${BIN} check 'git status'`,
    '../../bin/atip list',
  ]
  expect(await judged(lines)).toEqual(lines.map(line => `allow ${line}`))
})

test('what atip changes asks, whatever a policy allows', async () => {
  const lines = [
    'atip trust orchard',
    'atip setup claude',
    'atip policy init',
    'atip shim add x.json',
    'atip scan',
    `node ${BIN} trust orchard`,
  ]
  const policy = machine.file('policy.json', '{ "extends": "workspace", "commands": { "allow": ["atip", "atip *", "atip trust"] } }')
  expect(await judged(lines)).toEqual(lines.map(line => `ask ${line}`))
  expect(await judged(lines, ['--policy', policy])).toEqual(lines.map(line => `ask ${line}`))
})

test('atip asks where it would run something, show a secret or replace a file', async () => {
  const lines = [
    'atip doctor',
    'atip validate ./x',
    'atip check --policy ~/.ssh/id_rsa x',
    'atip policy test ~/.aws/credentials',
    'atip skill --output x --force',
    'PAGER=./x atip show git --pager',
    'ATIP_PAGER=./x atip show git --pager',
    `node -r ./x ${BIN} list`,
    `NODE_OPTIONS='-r ./x' node ${BIN} list`,
    'NODE_PRESERVE_SYMLINKS_MAIN=1 atip list',
  ]
  expect(await judged(lines, ['--policy', 'workspace'])).toEqual(lines.map(line => `ask ${line}`))
})

test('no other file is atip: not by its name, not by its bytes, not as a link of the project', async () => {
  const other = join(machine.dir, 'elsewhere/bin/atip')
  const lines = ['./atip list', './atip.cjs list', 'node ./atip.cjs list', 'node atip.cjs list', `${other} list`, `node ${other}.cjs list`]
  expect(await judged(lines)).toEqual(lines.map(line => `ask ${line}`))
})
