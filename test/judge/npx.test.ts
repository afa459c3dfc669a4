import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import type { Look } from '../../src/judge/look.ts'
import { evaluate, stackOf } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { shimContext } from '../helpers/shims.ts'

const PROGRAM = '/home/user/project/node_modules/.bin/tsc'

/** A project with one program in node_modules/.bin, and nothing else. */
const look: Look = {
  kindOf: path => (path === PROGRAM ? 'file' : 'absent'),
  textOf: () => ({ kind: 'absent' }),
  namesIn: () => [],
}

const judged = (text: string, policy: Json = {}) => {
  const user = readPolicy(policy, { name: 'policy.json', level: 'user' })
  if (!user.ok) throw new Error(user.failure.message)
  const rules = { policies: stackOf({ user: user.value }) }
  const { decision, reason } = evaluate({ kind: 'line', text }, { ...shimContext, looker: () => look }, rules)
  return { decision, reason }
}

const FETCHED = 'is fetched from a package registry and run: the project has none in node_modules/.bin.'

test.each([
  ['npx tsc --noEmit', "tsc of node_modules/.bin is the project's own code."],
  ['npx --no-install tsc', "tsc of node_modules/.bin is the project's own code."],
  ['cd src && npx tsc', "tsc of node_modules/.bin is the project's own code."],
  ['cd / && npx tsc', `tsc ${FETCHED}`],
  ['npx eslint .', `eslint ${FETCHED}`],
  ['npx -y cowsay --help', `cowsay ${FETCHED}`],
])('%s asks, and says which program runs', (line, reason) => {
  expect(judged(line)).toEqual({ decision: 'ask', reason })
})

test.each(['npx tsc@5', 'npx -p typescript tsc', 'npx --prefix ../other tsc', 'npx ../tsc', 'cd "$X" && npx tsc'])(
  '%s asks, and promises nothing',
  line => {
    const { decision, reason } = judged(line)
    expect([decision, reason]).toEqual(['ask', expect.not.stringMatching(/own code|is fetched/)])
  },
)

test('a rule that names the program allows it', () => {
  expect(judged('npx tsc', { commands: { allow: ['npx tsc'] } }).decision).toBe('allow')
  expect(judged('npx eslint', { commands: { allow: ['npx tsc'] } }).decision).toBe('ask')
})
