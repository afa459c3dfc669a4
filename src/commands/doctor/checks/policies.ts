import { shellWord } from '../../../core/shell-quote.ts'
import { plural } from '../../../core/text.ts'
import { policyTester } from '../../shared/policy-tester.ts'
import type { PolicyTester } from '../../shared/policy-tester.ts'
import { readPolicyFile } from '../../../engine/policies.ts'
import type { Level, PolicyFile } from '../../../policy/policy-file.ts'
import { below } from '../../../registry/below.ts'
import { findProject } from '../../../registry/project.ts'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { doubtful, inOrder, wrong } from './check.ts'
import type { Checker } from './check.ts'

type Place = { readonly level: Exclude<Level, 'built-in'>; readonly path: string }

const WHEN_ABSENT = {
  managed: 'none: nobody set rules for this machine',
  user: 'none of your own',
  project: 'none',
} as const satisfies Record<Place['level'], string>

const tried = (name: string, file: PolicyFile, tester: PolicyTester): Check => {
  const tested = tester(file)
  const word = shellWord(file.name)
  if (!tested.ok) return wrong(name, tested.failure.message, tested.failure.suggestion?.fix ?? `atip validate --as policy ${word}`)
  const { tests, warnings } = tested.value
  const failing = tests.filter(test => !test.passed)
  const [first] = failing
  if (first !== undefined) {
    const more = failing.length === 1 ? '' : `, and ${failing.length - 1} more`
    return wrong(name, `of its own tests, "${first.run}" is ${first.got} instead of ${first.expect}${more}`, `atip policy test ${word}`)
  }
  const [remark] = warnings
  const rest = warnings.length > 1 ? `, and ${warnings.length - 1} more` : ''
  return remark === undefined
    ? inOrder(name, tests.length === 0 ? file.name : `${file.name}, ${plural(tests.length, 'test')} as expected`)
    : doubtful(name, `${remark}${rest}`, `atip policy test ${word}`)
}

const lookAt = ({ level, path }: Place, tester: PolicyTester, { world }: Context): Check => {
  const name = `${level} policy`
  const file = readPolicyFile({ path, named: false }, level, world)
  if (!file.ok) return wrong(name, file.failure.message, file.failure.suggestion?.fix ?? `atip validate --as policy ${shellWord(path)}`)
  return file.value === undefined ? inOrder(name, WHEN_ABSENT[level]) : tried(name, file.value, tester)
}

/** Each policy that holds here: that it is obeyed, says what its author meant, and that its own tests pass. */
export const policies: Checker = {
  name: 'policies',
  look: async context => {
    const { world, locations } = context
    const project = findProject(world.cwd, world)
    const places: readonly Place[] = [
      { level: 'managed', path: locations.managedPolicy },
      { level: 'user', path: locations.policy },
      ...(project === undefined ? [] : [{ level: 'project', path: below(project, '.agent-tools/policy.json') } as const]),
    ]
    const tester = await policyTester(context)
    return places.map(place => lookAt(place, tester, context))
  },
}
