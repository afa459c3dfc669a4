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
