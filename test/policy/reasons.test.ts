import { expect, test } from 'vitest'
import type { Effects } from '../../src/core/effects.ts'
import { check, contextOf, tool } from '../helpers/shims.ts'

const reasonOf = (effects: Effects): string => {
  const verdict = check('pear send', contextOf([tool('pear', { commands: { send: { description: 'd', effects } } })]))
  return verdict.reason
}

const CALM = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false } as const

test.each<readonly [string, Effects, string]>([
  ['says it alone where it does nothing else', { ...CALM, 'x-executes': 'file' }, 'pear send runs code from a file that was not read.'],
  [
    'says first what else it does',
    { ...CALM, network: true, modifies: ['remote_branch'], 'x-executes': 'file' },
    'pear send changes remote branch, uses the network and runs code from a file that was not read.',
  ],
  ['that writes no file destroys what it changes', { ...CALM, destructive: true, modifies: ['process'] }, 'pear send destroys a process.'],
  [
    'that writes files destroys data',
    { ...CALM, filesystem: { read: true, write: true, delete: false }, destructive: true, modifies: ['process'] },
    'pear send destroys data.',
  ],
])('the reason for a command %s', (_, effects, reason) => expect(reasonOf(effects)).toBe(reason))

test.each([
  ['aws ec2 run-instances --image-id x', 'aws ec2 run-instances costs money.'],
  ['git difftool', 'git difftool needs a terminal and runs code from a file that was not read.'],
  ['git push origin main', 'git push sends commits to a remote and runs hooks of the repository that were not read.'],
  ['git push --force', 'git push destroys data.'],
  [
    'docker run --rm -it node:20 bash',
    'docker run waits for answers and creates container, uses the network and runs code that comes from, or runs on, another machine.',
  ],
  ["sed -i 's/a/b/' src/*.ts", 'sed writes files: src/*.ts.'],
  ['python3 -m mypkg.server', 'python3 runs code from a file that was not read: mypkg.server (option -m).'],
])('%s: %s', (run, reason) => expect(check(run).reason).toBe(reason))
