import { expect, test } from 'vitest'
import { largest } from '../../src/search/budget.ts'

test.each([
  [0, 10, 7, 7],
  [0, 10, 10, 10],
  [0, 10, 99, 10],
  [0, 10, 0, 0],
  [3, 10, 0, 3],
  [0, 0, 0, 0],
])('of sizes from %d to %d of which %d fits, %d is taken', (least, most, fits, taken) => {
  expect(largest(least, most, size => size <= fits)).toBe(taken)
})
