import { at } from '../../core/pointer.ts'
import { nearest } from '../../core/nearest.ts'
import type { Document, DocumentTest } from '../../document/document.ts'
import { liftRootCommand } from '../../document/read.ts'
import type { Rule } from '../../document/rule.ts'
import type { Context, Layer } from '../../judge/context.ts'
import { evaluate, stackOf } from '../evaluate.ts'
import type { InvocationVerdict, Verdict } from '../verdict.ts'

/** Each is judged like a line of an agent, a fraction of a millisecond; more of them belong in a suite of their own. */
const MOST_TESTS = 500

const EFFECTS = (
  'filesystem.read filesystem.write filesystem.delete filesystem.paths network idempotent reversible destructive creates modifies deletes ' +
  'cost.estimate cost.billable duration.typical duration.timeout interactive.stdin interactive.editor interactive.browser ' +
  'interactive.pager interactive.tty interactive.prompts x-network-scope x-reveals x-executes'
).split(' ')

const KEYS = ['decision', 'command', ...EFFECTS.map(effect => `effects.${effect}`)]

/** A project in which there is this tool, what the shell does itself, and nothing else. The paths need not exist. */
const contextOf = (document: Document, builtins: Layer | undefined): Context => ({
  shell: 'bash',
  cwd: '/home/user/project',
  project: '/home/user/project',
  home: '/home/user',
  temp: ['/tmp'],
  ...(builtins === undefined ? {} : { builtins }),
  resolveTool: name =>
    name === document.name
      ? { kind: 'known', tool: name, layers: [{ document, source: 'tested', trusted: true }], installed: true, path: `/usr/bin/${name}` }
      : { kind: 'unknown', tool: name, reason: 'is not described by the document that is tested' },
})

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What came of it under one key of `expect`, in the words in which it is expected. */
const gotUnder = (key: string, verdict: Verdict, own: InvocationVerdict): boolean | string => {
  if (key === 'decision') return verdict.decision
  if (key === 'command') return own.command
  const value = own.effects[key.slice('effects.'.length)]?.value
  if (value === undefined) return 'unknown'
  return typeof value === 'boolean' ? value : Array.isArray(value) ? value.join(' ') : String(value)
}

/** What is wrong with one test; empty when it passes. */
const failuresOf = (test: DocumentTest, document: Document, context: Context): readonly string[] => {
  const keys = Object.keys(test.expect)
  const stray = keys.find(key => !KEYS.includes(key))
  if (stray !== undefined) {
    const meant = nearest(stray, KEYS)
    return [`expects "${stray}", which nothing has${meant === undefined ? '' : `; did you mean "${meant}"?`}`]
  }
  const verdict = evaluate({ kind: 'line', text: test.run }, context, { policies: stackOf({}) })
  const isOwn = (invocation: InvocationVerdict): boolean =>
    context.builtins?.document.name === document.name ? invocation.source === 'builtin' : invocation.tool === document.name
  const own = verdict.invocations.find(isOwn)
  if (own === undefined) return [`does not run "${document.name}": ${verdict.reason}`]
  return keys.flatMap(key => {
    const got = gotUnder(key, verdict, own)
    const expected = test.expect[key]
    if (got === expected) return []
    const why =
      key === 'decision' ? ` (${verdict.reason})` : got === 'unknown' && own.unknowns[0] !== undefined ? ` (${own.unknowns[0].reason})` : ''
    return [`expects ${key} to be ${shown(expected)}, but it is ${shown(got)}${why}`]
  })
}

export const failingTest = (builtins: Layer | undefined): Rule => ({
  code: 'failing-test',
  severity: 'error',
  reason: 'The document does not say of this line what its author meant it to say.',
  fix: 'correct the document, or the test',
  check: (document, report) => {
    const tests = document['x-tests'] ?? []
    if (tests.length === 0) return
    const lifted = liftRootCommand(document)
    const context = contextOf(lifted, builtins)
    tests.slice(0, MOST_TESTS).forEach((test, index) => {
      for (const trouble of failuresOf(test, lifted, context)) report(at('/x-tests', index), `${JSON.stringify(test.run)} ${trouble}`)
    })
    // what was not run has not passed
    if (tests.length > MOST_TESTS)
      report('/x-tests', `has ${tests.length} tests; the first ${MOST_TESTS} were run`, 'keep the tests that say something new')
  },
})
