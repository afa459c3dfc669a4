import { describe, expect, test } from 'vitest'
import { validatePolicy, validateVerdict } from '../../src/generated/validators.js'
import { builtInPolicy } from '../../src/policy/built-in.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import { BUILT_IN } from '../../src/policy/built-in-names.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import type { Json } from '../../src/core/json.ts'
import balanced from '../../policies/balanced.json' with { type: 'json' }
import readonly from '../../policies/readonly.json' with { type: 'json' }
import strict from '../../policies/strict.json' with { type: 'json' }
import workspace from '../../policies/workspace.json' with { type: 'json' }
import { check, decisionOf, shimContext } from '../helpers/shims.ts'

describe.each(BUILT_IN)('the built-in policy %s', name => {
  const policy = builtInPolicy(name)
  const rules = { policies: { ...stackOf({}), builtin: policy } }

  test('keeps what its own tests say', () => {
    expect(policy.tests.map(it => [it.run, decisionOf(it.run, shimContext, rules)])).toEqual(policy.tests.map(it => [it.run, it.expect]))
  })

  test.each(['rm -rf ~/work', 'ls', 'git push --force', 'unheard', 'echo $('])(
    'gives %s a verdict of the shape that its schema says',
    line => {
      const verdict = JSON.parse(JSON.stringify(check(line, shimContext, rules))) as unknown
      validateVerdict(verdict)
      expect(validateVerdict.errors).toBeNull()
    },
  )
})

test.each([balanced, readonly, strict, workspace] as readonly Json[])('the file of a built-in policy keeps to the schema', json => {
  validatePolicy(json)
  expect(validatePolicy.errors).toBeNull()
})

const user = (json: Json) => {
  const read = readPolicy(json, { name: 'user', level: 'user' })
  if (!read.ok) throw new Error(read.failure.message)
  return { policies: stackOf({ user: read.value }) }
}

describe("a user's own policy", () => {
  test('allows what it names, and what a known command runs', () => {
    const rules = user({ commands: { allow: ['git commit', 'npm test'] } })
    expect(decisionOf('git commit -m "fix"', shimContext, rules)).toBe('allow')
    expect(decisionOf('git commit -m "$(cat notes.txt)"', shimContext, rules)).toBe('allow')
    expect(decisionOf('git commit -m "$(rm -rf src)"', shimContext, rules)).toBe('ask')
    expect(decisionOf('git commit --frobnicate', shimContext, rules)).toBe('ask')
    expect(decisionOf('npm test', shimContext, rules)).toBe('allow')
    expect(decisionOf('npm run test', shimContext, rules)).toBe('ask')
  })

  test('passes the floor with the full command only, and not with computed operands', () => {
    const rules = user({ commands: { allow: ['rm'] } })
    expect(decisionOf('rm -f build.log', shimContext, rules)).toBe('allow')
    expect(decisionOf('rm -f "$x"', shimContext, rules)).toBe('ask')
    expect(decisionOf('git branch -D x', shimContext, user({ commands: { allow: ['git'] } }))).not.toBe('allow')
  })

  test('never passes the guard', () => {
    const rules = user({ commands: { allow: ['tee', 'rm', 'cp'] } })
    expect(
      ['tee .claude/settings.json', 'cp x ~/.config/agent-tools/policy.json', 'rm .agent-tools/policy.json'].filter(
        line => decisionOf(line, shimContext, rules) === 'allow',
      ),
    ).toEqual([])
  })

  test('denies before it allows, whatever the order', () => {
    const rules = user({ commands: { allow: ['git status'], deny: ['git'] } })
    expect(decisionOf('git status', shimContext, rules)).toBe('deny')
  })

  test('is not softened by a project, and does not soften what is managed', () => {
    const read = (json: Json, level: 'managed' | 'project') => {
      const result = readPolicy(json, { name: level, level })
      if (!result.ok) throw new Error(result.failure.message)
      return result.value
    }
    const allowing = { commands: { allow: ['npm publish', 'git commit'] } }
    expect(decisionOf('git commit -m x', shimContext, { policies: stackOf({ project: read(allowing, 'project') }) })).toBe('ask')
    const managed = read({ commands: { deny: ['git commit'] } }, 'managed')
    expect(decisionOf('git commit -m x', shimContext, { policies: stackOf({ managed, user: user(allowing).policies.user! }) })).toBe('deny')
    const project = read({ extends: 'readonly' }, 'project')
    expect(decisionOf('touch x', shimContext, { policies: stackOf({ project }) })).toBe('deny')
  })
})

describe('the policy workspace', () => {
  const rules = user({ extends: 'workspace' })

  test.each([
    ['git diff > fix.patch', 'allow'],
    ['mkdir -p src/new && touch src/new/a.ts', 'allow'],
    ['echo x > ../a', 'ask'],
    ['echo x > .git/config', 'ask'],
    ['echo x > .github/workflows/ci.yml', 'ask'],
    ['echo x > "$f"', 'ask'],
    ['npm test', 'ask'],
    ['rm -rf build', 'ask'],
    ['cat .env', 'ask'],
    ['rm -rf ~/work', 'deny'],
  ])('%s: %s', (line, decision) => expect(decisionOf(line, shimContext, rules)).toBe(decision))
})
