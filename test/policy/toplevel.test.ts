import { expect, test } from 'vitest'
import { decisionOf, shimContext } from '../helpers/shims.ts'

/** A repository whose top is the project, seen from a directory in it; elsewhere configuration is asked about. */
const context = {
  ...shimContext,
  cwd: '/home/user/project/src',
  repository: { cwd: '/home/user/project/src', top: () => '/home/user/project' },
}

test.each([
  'cd "$(git rev-parse --show-toplevel)" && git status',
  'cd "$(git rev-parse --show-toplevel 2>/dev/null)" && git status',
  'ROOT=$(git rev-parse --show-toplevel); cd "$ROOT" && git status',
  'cd "$(git rev-parse --show-toplevel)"; cat package.json',
])('the top of the repository is known where git is asked for it: %s', line => {
  expect(decisionOf(line, context)).toBe('allow')
})

test.each([
  'cd $(git rev-parse --show-toplevel) && git status',
  'cd "$(git rev-parse --show-toplevel)/../other" && git status',
  'cd "$(git rev-parse --show-toplevel)$x" && git status',
  'cd "$(git rev-parse --show-toplevel; echo ..)" && git status',
  'cd "$(git rev-parse --show-cdup)" && git status',
  'cd sub && cd "$(git rev-parse --show-toplevel)" && git status',
  'cd "$(GIT_WORK_TREE=/etc git rev-parse --show-toplevel)" && git status',
  'export GIT_DIR=/etc; cd "$(git rev-parse --show-toplevel)" && git status',
  'git() { command git -C /etc "$@"; }; cd "$(git rev-parse --show-toplevel)" && command git status',
])('and nowhere else: %s', line => {
  expect(decisionOf(line, context)).not.toBe('allow')
})

test('nor where there is no repository', () => {
  expect(decisionOf('cd "$(git rev-parse --show-toplevel)" && git status', { ...context, repository: undefined as never })).toBe('ask')
})
