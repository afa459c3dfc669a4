import { expect, test } from 'vitest'
import { decisionOf, shimContext } from '../helpers/shims.ts'

test.each([
  ['echo $GITHUB_TOKEN', 'ask'],
  ['printf "%s" "${DB_PASSWORD}"', 'ask'],
  ['echo "$HOME/$USER"', 'allow'],
  ['test -n "$GITHUB_TOKEN" && echo set', 'allow'],
  ['GITHUB_TOKEN=none; echo "$GITHUB_TOKEN"', 'allow'],
])('what is printed matters, and what is only looked at does not: %s is %s', (line, decision) => {
  expect(decisionOf(line)).toBe(decision)
})

test('a command that fd starts gets what fd finds', () => {
  expect(decisionOf('fdfind . -x cat')).toBe('allow')
  expect(decisionOf('fdfind . -x tee')).toBe('ask')
})

test('a link that is deleted lies where it lies, and not where it leads', () => {
  const linked = { ...shimContext, realpath: (path: string) => path.replace('/project/link', '/elsewhere') }
  expect(decisionOf('rm -rf link', linked)).toBe('ask')
  expect(decisionOf('rm -rf link/', linked)).toBe('deny')
  expect(decisionOf('rm -rf link/seeds', linked)).toBe('deny')
})
