import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record, shuffledSubarray, string, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { readLine } from '../../src/adapters/cli/read-line.ts'
import { simpleCall } from '../../src/adapters/cli/simple-call.ts'
import { GLOBALS, globalsLast } from '../../src/adapters/globals.ts'
import { optionForms } from '../../src/adapters/option-forms.ts'
import { isOperand, takesValue } from '../../src/core/params.ts'
import type { Param, Params } from '../../src/core/params.ts'
import { operations } from '../../src/commands/index.ts'
import type { AnyOperation } from '../../src/commands/shared/define.ts'
import { findBundle } from '../../src/entry/find-bundle.ts'

/*
 * Whole command lines, as they are written behind `atip`, read by what the hot bundles read them with and by what the whole program does.
 */

const HOT = operations.filter(it => it.hot === true)

/** A group of words that belong together, so that a line made of groups in any order says the same. */
type Group = readonly string[]

const WORDS = ['orchard', 'ls -la', 'rm -rf /', 'a=b', 'ä', '*', '-', '7', 'true', 'constructor', '"x"', 'check', 'policy']

const goodValue = (param: Param): Arbitrary<string> => {
  switch (param.kind) {
    case 'choice':
      return constantFrom(...param.choices)
    case 'integer':
      return constant(String(param.minimum))
    case 'duration':
      return constant(`${param.minimum}ms`)
    case 'texts':
      return constantFrom('pear', 'pear,plum', 'a=b', ',pear')
    default:
      return constantFrom('hold', 'a=b', 'a,b', '"x"', 'true', '0')
  }
}

/** An option in one of its plain forms. */
const plainOption = (name: string, param: Param): Arbitrary<Group> => {
  const words = [...optionForms({ [name]: param }).keys()]
  if (!takesValue(param)) return constantFrom(...words).map(word => [word])
  return tuple(constantFrom(...words), goodValue(param), constantFrom(true, false)).map(([word, value, joined]) =>
    joined ? [`${word}=${value}`] : [word, value],
  )
}

const optionsOf = (params: Params): readonly (readonly [string, Param])[] => Object.entries(params).filter(([, it]) => !isOperand(it))

/** Some of the options, each at most once, in any order. */
const plainOptions = (params: Params): Arbitrary<readonly Group[]> =>
  shuffledSubarray([...optionsOf(params)]).chain(some => tuple(...some.map(([name, param]) => plainOption(name, param))))

/** As many operands as the definition takes, and what stands behind -- where something may. */
const plainOperands = (params: Params): Arbitrary<readonly [operands: readonly Group[], after: Group]> => {
  const taken = Object.values<Param>(params).filter(isOperand)
  const one = constantFrom(...WORDS).map((word): Group => [word])
  const each = taken.map(it => {
    if (it.kind === 'rest') return constant<readonly Group[]>([])
    if (it.kind === 'operands') return array(one, { minLength: it.required ? 1 : 0, maxLength: 3 })
    return it.required ? one.map(group => [group]) : constant<readonly Group[]>([])
  })
  const after = taken.some(it => it.kind === 'rest')
    ? oneof(
        constant<Group>([]),
        array(constantFrom(...WORDS, '--json', '-q', '--', '-x'), { maxLength: 3 }).map(words => ['--', ...words]),
      )
    : constantFrom<Group>([], ['--'])
  return tuple(
    tuple(...each).map(groups => groups.flat()),
    after,
  )
}

/** Puts groups among others whose own order holds. */
const mixed = (fixed: readonly Group[], free: readonly Group[], places: readonly number[]): readonly Group[] => {
  const all = [...fixed]
  for (const [at, group] of free.entries()) all.splice((places[at] ?? 0) % (all.length + 1), 0, group)
  return all
}

/** A line that says nothing unusual: options that every command takes before the name and behind it, the rest in any places. */
const plainLine = (operation: AnyOperation): Arbitrary<readonly string[]> =>
  record({
    shared: plainOptions(GLOBALS),
    before: nat(2),
    options: plainOptions(operation.params),
    operands: plainOperands(operation.params),
    places: array(nat(20), { minLength: 20, maxLength: 20 }),
  }).map(({ shared, before, options, operands: [operands, after], places }) => [
    ...shared.slice(0, before).flat(),
    ...operation.name.split(' '),
    ...mixed(operands, [...shared.slice(before), ...options], places).flat(),
    ...after,
  ])

/** What is wrong, unusual, or of no command. */
const ODD: readonly Group[] = [
  ...[
    '-h',
    '-qq',
    '-qh',
    '-V',
    '-x',
    '--help',
    '--version',
    '--glub',
    '--jso',
    '--json=true',
    '--json=',
    '--dataDir=x',
    '--data-dir',
    '--',
  ].map((word): Group => [word]),
  ...['', '-1', '-.5', '--no-json', '--__proto__=x', '-q=true', '--policy', '--source=', 'help', 'policy', 'check', 'polic'].map(
    (word): Group => [word],
  ),
  ['--policy', '-q'],
  ['--source', 'orchard'],
  ['--depth', '65'],
  ['--timeout', '2h'],
  ['--stdin=false'],
]

/** A plain line with something in it that is not, or with a word of it gone or written twice. */
const spoiltLine = (operation: AnyOperation): Arbitrary<readonly string[]> =>
  tuple(
    plainLine(operation),
    oneof({ weight: 4, arbitrary: constantFrom(...ODD) }, { weight: 1, arbitrary: string({ maxLength: 4 }).map((word): Group => [word]) }),
    nat(40),
    constantFrom('into', 'instead', 'gone', 'twice'),
  ).map(([line, odd, place, how]) => {
    const at = place % (line.length + 1)
    if (how === 'into') return [...line.slice(0, at), ...odd, ...line.slice(at)]
    if (how === 'instead') return [...line.slice(0, at), ...odd, ...line.slice(at + 1)]
    if (how === 'gone') return [...line.slice(0, at), ...line.slice(at + 1)]
    return [...line.slice(0, at), ...line.slice(at, at + 2), ...line.slice(at)]
  })

const hotCall = (line: readonly string[]) => simpleCall(HOT, line)

/** What a call is, in terms that can be compared. */
const told = ({ operation, input, globals }: NonNullable<ReturnType<typeof hotCall>>) => ({ name: operation.name, input, globals })

const whole = async (line: readonly string[]) => {
  const read = await readLine(operations, line)
  return read.kind === 'call' ? told(read.call) : read.kind
}

test.each(HOT.map(it => [it.name, it] as const))(
  'every plain spelling of a call of "%s" is hot, and is the same call to the whole program',
  async (_, operation) => {
    await assert(
      asyncProperty(plainLine(operation), async line => {
        const call = hotCall(line)
        expect([line, call?.operation.name]).toEqual([line, operation.name])
        expect(await whole(line)).toEqual(told(call!))
      }),
      { numRuns: 200 },
    )
  },
)

test.each(operations.map(it => [it.name, it] as const))(
  'whatever else is written around "%s", the hot reader leaves it, or it is the same call to the whole program',
  async (_, operation) => {
    let left = 0
    await assert(
      asyncProperty(spoiltLine(operation), async line => {
        const call = hotCall(line)
        if (call === undefined) {
          left++
          return
        }
        expect([line, await whole(line)]).toEqual([line, told(call)])
      }),
      { numRuns: 200 },
    )
    // a reader that takes everything that these are made of would have nothing to leave
    expect(left).toBeGreaterThan(50)
  },
)

test('the bundle of a line is that of the command which the whole program finds', async () => {
  const bundled = HOT.map(({ name }) => ({ name, bundle: name }))
  await assert(
    asyncProperty(
      constantFrom(...operations).chain(it => oneof(plainLine(it), spoiltLine(it))),
      async line => {
        // as bin/atip.cjs does: it asks what the build knows only where the first word is the name of no bundle
        const door = HOT.some(it => it.name === line[0]) ? line[0] : findBundle(bundled, line)
        expect([line, hotCall(line)?.operation.name ?? door]).toEqual([line, door])
      },
    ),
    { numRuns: 500 },
  )
})

test('the first word of a hot command begins the name of no other command', () => {
  const firsts = HOT.map(it => it.name).filter(name => !name.includes(' '))
  expect(operations.filter(({ name }) => firsts.some(first => name.startsWith(`${first} `)))).toEqual([])
})

test('options that stand before a command are those behind it', () => {
  expect(globalsLast(['-q', '--data-dir', 'hold', 'check', 'ls', '--', '-q'])).toEqual([
    'check',
    'ls',
    '-q',
    '--data-dir',
    'hold',
    '--',
    '-q',
  ])
  expect(globalsLast(['check', '-q'])).toEqual(['check', '-q'])
})
