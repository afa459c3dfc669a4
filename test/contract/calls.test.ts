import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../../src/adapters/cli/parse.ts'
import { simpleCall } from '../../src/adapters/cli/simple-call.ts'
import { GLOBALS } from '../../src/adapters/globals.ts'
import { flagOf, isOperand } from '../../src/core/params.ts'
import type { Param, Params } from '../../src/core/params.ts'
import type { AnyOperation } from '../../src/commands/shared/define.ts'
import { operations } from '../../src/commands/index.ts'

const operationOf = (name: string): AnyOperation => operations.find(it => it.name === name)!

/** What the whole program makes of the words, in the terms of the fast path; what is wrong or asks for help is no call. */
const parsed = async (operation: AnyOperation, words: readonly string[]) => {
  const it = await parse(operation, words)
  return it.kind === 'call' ? { input: it.call.input, globals: it.call.globals } : it.kind
}

const fast = (operation: AnyOperation, words: readonly string[]) => {
  const call = simpleCall([operation], [...operation.name.split(' '), ...words])
  return call === undefined ? 'left' : { input: call.input, globals: call.globals }
}

describe('both readers of the command line take', () => {
  test.each([
    ['list', []],
    ['list', ['git*', '--available', '--source', 'native']],
    ['list', ['--source=shim', '--json']],
    ['list', ['--json', 'true']],
    ['list', ['-']],
    ['list', ['--data-dir', '"quoted"']],
    ['list', ['--data-dir=a=b']],
    ['show', ['gh', 'pr', 'merge', '--depth', '2', '--quiet']],
    ['show', ['gh', '--commands', 'pr,issue']],
    ['show', ['gh', '--commands="pr"']],
    ['show', ['constructor', '__proto__']],
    ['show', ['007', '1e3']],
    ['scan', []],
    ['scan', ['orchard', 'cellar', '--timeout', '1.5s', '--concurrency=2', '--dry-run']],
    ['scan', ['--tool=apple,pear', '--skip', 'plum*', '--probe', 'none', '--full']],
    ['validate', ['-', '--text']],
    ['scan', ['-q']],
    ['scan', ['--tool', 'apple', '-q', '--tool=pear,plum', 'orchard']],
    ['show', ['--', '--json', '-q']],
    ['check', ['ls', '-q', '--', '--json']],
    ['list', ['--json', '--json']],
    ['policy check', ['ls -la', '-q', '--policy=strict']],
    ['policy explain', ['--text', 'ls', '-q']],
  ] as const)('%s %j, and give the same call', async (name, words) => {
    const call = fast(operationOf(name), words)
    expect(call).not.toBe('left')
    expect(await parsed(operationOf(name), words)).toEqual(call)
  })
})

describe('the fast path leaves to the whole program', () => {
  test.each([
    ['list', ['--help'], 'help'],
    ['list', ['-h'], 'help'],
    ['list', ['-qh'], 'help'],
    ['list', ['--glub', '--help'], 'help'],
    ['list', ['a', 'b'], 'wrong'],
    ['list', [''], 'wrong'],
    ['list', ['--source', 'orchard'], 'wrong'],
    ['list', ['--source', 'shim', '--source', 'shim'], 'wrong'],
    ['list', ['--source'], 'wrong'],
    ['list', ['--json=yes'], 'wrong'],
    ['list', ['--available-only'], 'wrong'],
    ['list', ['--dataDir', 'x'], 'wrong'],
    ['list', ['--data-dir', ''], 'wrong'],
    ['list', ['--glob', 'x'], 'wrong'],
    ['show', ['gh', '--commands='], 'wrong'],
    ['show', ['gh', '--commands', ','], 'wrong'],
    ['list', ['-x'], 'wrong'],
    ['list', ['-qx'], 'wrong'],
    ['list', ['--no-json'], 'wrong'],
    ['list', ['--constructor'], 'wrong'],
    ['list', ['--__proto__=x'], 'wrong'],
    ['list', ['--_', 'x'], 'wrong'],
    ['list', ['--get-yargs-completions'], 'wrong'],
    ['list', ['--version'], 'wrong'],
    ['show', [], 'wrong'],
    ['show', ['gh', ''], 'wrong'],
    ['show', ['gh', '--depth', '-1'], 'wrong'],
    ['show', ['gh', '--depth', '65'], 'wrong'],
    ['scan', ['--timeout', '2h'], 'wrong'],
    ['scan', ['--tool', ',', '--tool', 'pear'], { tool: ['pear'] }],
    ['scan', ['-qq'], { quiet: true }],
    ['scan', ['-q=true'], 'wrong'],
    ['list', ['--json=false'], { json: false }],
  ] as const)('%s %j, which reads it', async (name, words, expected) => {
    expect(fast(operationOf(name), words)).toBe('left')
    const call = await parsed(operationOf(name), words)
    const plain = typeof call === 'string' ? call : { ...call.input, ...call.globals }
    expect([plain]).toMatchObject([expected])
  })
})

/** Words that mean something to one of the readers, or could. */
const VALUES = [
  ...'orchard a,b , a=b true false 0 7 64 65 2s 50ms 1e3 0x10 native shim none all'.split(' '),
  ...`- -- -1 -q -h "x" 'x' " * constructor __proto__ toString _ $0 [ ä`.split(' '),
  '',
  ' ',
  'a b',
  'a\nb',
]

const wordsFor = (params: Params): Arbitrary<readonly string[]> => {
  const options = Object.entries<Param>({ ...params, ...GLOBALS }).filter(([, it]) => !isOperand(it))
  const flags = constantFrom(...options.map(([name]) => flagOf(name)), '--help', '--glub')
  const value = oneof({ weight: 4, arbitrary: constantFrom(...VALUES) }, { weight: 1, arbitrary: string({ maxLength: 6 }) })
  const choices = options.flatMap(([, it]) => (it.kind === 'choice' ? it.choices : []))
  const good = constantFrom('orchard', 'pear,plum', '2', '50ms', ...choices)
  const group = oneof(
    tuple(flags),
    tuple(flags, value),
    tuple(flags, good),
    tuple(flags, good).map(([flag, it]) => [`${flag}=${it}`]),
    tuple(flags, value).map(([flag, it]) => [`${flag}=${it}`]),
    tuple(value),
    tuple(good),
  )
  return array(group, { maxLength: 5 }).map(groups => groups.flat())
}

test.each(operations.filter(it => it.hot === true).map(it => [it.name, it] as const))(
  'whatever words the fast path takes for %s, the whole program reads as the same call',
  async (_, operation) => {
    let taken = 0
    await assert(
      asyncProperty(wordsFor(operation.params), async words => {
        const call = fast(operation, words)
        if (call === 'left') return
        taken++
        expect(await parsed(operation, words)).toEqual(call)
      }),
      { numRuns: 1500 },
    )
    // a fast path that takes nothing would agree with everything
    expect(taken).toBeGreaterThan(50)
  },
)
