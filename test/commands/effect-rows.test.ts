import { expect, test } from 'vitest'
import { effectRows } from '../../src/commands/show/effect-rows.ts'
import { paint } from '../../src/core/layout.ts'

const besides = (timeout: string) =>
  effectRows(new Map(), new Map([['duration.timeout', timeout]]), undefined, paint(false))
    .filter(([label]) => label === 'besides')
    .map(([, words]) => words.join(' '))

test('what gives up says when, and what does not says that', () => {
  expect(besides('30s')).toEqual(['at most 30s'])
  expect(besides('none')).toEqual(['no limit of time'])
})
