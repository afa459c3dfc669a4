import { expect, test } from 'vitest'
import { LONGEST_TEXT, MOST_FUNCTIONS, MOST_INVOCATIONS } from '../../src/shell/limits.ts'
import { Names } from '../../src/shell/names.ts'
import { readShell } from '../../src/shell/read-shell.ts'

const read = (text: string) => readShell(text, { shell: 'bash', cwds: ['/srv/orchard'], home: '/home/ada', stdin: { kind: 'terminal' } })

const many = (unit: (at: number) => string, count: number): string => Array.from({ length: count }, (_, at) => unit(at)).join('')

test.each([
  ['commands', many(() => 'ls;', MOST_INVOCATIONS + 1)],
  ['commands in words', `echo ${many(() => '$(', MOST_INVOCATIONS + 1)}`],
  ['commands in quoted words', `echo ${many(() => '"$(', 20_000)}`],
  ['functions', many(at => `f${at}() { ls; }; `, MOST_FUNCTIONS + 1)],
  ['functions that call each other twice', `${many(at => `f${at}() { f${at + 1}; f${at + 1}; }; `, 40)}f0`],
  ['variables on many ways', many(at => `a${at}=1 || `, 5000) + 'ls'],
])('a line with too many %s is not read to its end, which is said', (_, text) => {
  expect(text.length).toBeLessThan(LONGEST_TEXT)
  const { invocations, problems } = read(text)
  expect(problems.map(it => it.code)).toContain('too-many')
  expect(invocations.length).toBeLessThanOrEqual(MOST_INVOCATIONS)
})

test('what stands before the end of the reading is read', () => {
  const { invocations } = read(`rm -rf /; echo ${many(() => '$(ls) ', MOST_INVOCATIONS + 1)}`)
  expect(invocations[0]?.words.map(it => it.text)).toEqual(['rm', '-rf', '/'])
})

test('names that were forked are changed apart, and a snapshot not at all', () => {
  const names = new Names(new Map([['pear', 1]]))
  const fork = names.fork()
  expect(names.isSame(fork)).toBe(true)
  const snapshot = names.snapshot()
  fork.set('plum', 2)
  names.delete('pear')
  expect([[...names], [...fork], [...snapshot]]).toEqual([
    [],
    [
      ['pear', 1],
      ['plum', 2],
    ],
    [['pear', 1]],
  ])
  expect(names.isSame(fork)).toBe(false)
})
