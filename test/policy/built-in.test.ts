import { describe, expect, test } from 'vitest'
import { validatePolicy, validateVerdict } from '../../src/generated/validators.js'
import { builtInPolicy } from '../../src/policy/built-in.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import { BUILT_IN } from '../../src/policy/built-in-names.ts'
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
