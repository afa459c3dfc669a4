import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, importsIn, sources, sourceText, targetsOf, withoutComments } from '../helpers/sources.ts'

/** From the ground up: a file imports from its own floor and those below it. Files of entry/ are on top. */
const FLOORS =
  'core generated document languages shell judge policy search host registry layers engine decisions discover author harness setup export commands adapters entry'.split(
    ' ',
  )
const PURE = new Set(FLOORS.slice(0, FLOORS.indexOf('host')))
const HOMES: Readonly<Record<string, string>> = { yargs: 'adapters/cli/', execa: 'host/', 'proper-lockfile': 'host/' }
/** The built-in policies are written in the policy language itself, and bundled. */
const BUILT_IN_POLICY = /^\.\.\/policies\/[a-z]+\.json$/
const LONGEST = 300

const floorOf = (file: string): string => file.slice(0, Math.max(file.indexOf('/'), 0))

/** `adapters/cli/` of a file there; undefined for adapters/*.ts, which all adapters share. */
const adapterOf = (file: string): string | undefined => /^adapters\/[^/]+\//.exec(file)?.[0]

/** Which command a file belongs to: `commands/show/text.ts` -> `show`; undefined for the array of all of them. */
const commandOf = (file: string): string | undefined => /^commands\/([^/]+)\//.exec(file)?.[1]

/** A command takes what all of them share, and nothing of another's; what they share takes nothing of any. */
const isOfOtherCommand = (file: string, target: string): boolean => {
  const own = commandOf(file)
  return floorOf(target) === 'commands' && own !== undefined && ![own, 'shared'].includes(commandOf(target) ?? '')
}

/** What one import breaks; `file` and relative targets are paths below src/. */
const importBreaches = (file: string, source: string): readonly string[] => {
  const pure = PURE.has(floorOf(file))
  if (!source.startsWith('.')) {
    const home = HOMES[source]
    if (home !== undefined && !file.startsWith(home)) return [`${source} belongs in ${home}`]
    return pure && isBuiltin(source) ? [`a PURE file imports ${source}`] : []
  }
  const target = posix.join(posix.dirname(file), source)
  if (target.startsWith('..')) return floorOf(file) === 'entry' || BUILT_IN_POLICY.test(target) ? [] : [`${source} is outside src/`]
  const [own, other] = [adapterOf(file), adapterOf(target)]
  return [
    ...(FLOORS.includes(floorOf(target)) ? [] : [`${target} is on no floor`]),
    ...(FLOORS.indexOf(floorOf(target)) > FLOORS.indexOf(floorOf(file)) ? [`imports ${target} from above`] : []),
    ...(floorOf(file) === 'adapters' && other !== undefined && other !== own ? [`imports the other adapter ${target}`] : []),
    ...(isOfOtherCommand(file, target) ? [`imports the other command ${target}`] : []),
  ]
}

/** Everything in which one file breaks the rules of the house. Imports of every kind are read: static, type-only, dynamic, re-exports. */
const breaches = (file: string, text: string): readonly string[] => {
  const code = withoutComments(text)
  const dynamic = [...code.matchAll(/\bimport\s*\((?!\s*['"])/g)].map(() => 'imports what only the running program knows')
  const imports = importsIn(text).flatMap(it => importBreaches(file, it))
  if (floorOf(file) === 'generated') return imports
  return [
    ...imports,
    ...dynamic,
    ...(FLOORS.includes(floorOf(file)) ? [] : ['is on no floor']),
    ...(/\bconsole\b/.test(code) ? ['uses console'] : []),
    ...(/\bprocess\s*\.\s*exit\s*\(/.test(code) ? ['calls process.exit'] : []),
    ...(/\bexport\s+default\b|\bas\s+default\b/.test(code) ? ['has a default export'] : []),
    ...(text.split('\n').length - 1 > LONGEST ? [`has more than ${LONGEST} lines`] : []),
  ]
}

test.each(sources)('src/%s keeps the rules of the house', file => {
  expect(breaches(file, sourceText(file))).toEqual([])
})

test.each([
  ['core/basket.ts', "import type { World } from '../host/world.ts'"],
  ['core/basket.ts', "import { join } from 'node:path'"],
  ['document/basket.ts', "export { orchard } from '../registry/orchard.ts'"],
  ['registry/basket.ts', "const { scan } = await import('../discover/scan.ts')"],
  ['host/basket.ts', 'const { scan } = await import(name)'],
  ['host/basket.ts', "import '../cellar/apples.ts'"],
  ['cellar/apples.ts', ''],
  ['discover/basket.ts', "import { execa } from 'execa'"],
  ['registry/basket.ts', "import lockfile from 'proper-lockfile'"],
  ['adapters/self/basket.ts', "import yargs from 'yargs'"],
  ['adapters/cli/basket.ts', "import { page } from '../self/page.ts'"],
  ['adapters/basket.ts', "import { page } from './self/page.ts'"],
  ['commands/list/command.ts', "import type { Shown } from '../show/command.ts'"],
  ['commands/list/text.ts', "import { scanText } from '../scan/text.ts'"],
  ['commands/shared/layer-lines.ts', "import { show } from '../show/command.ts'"],
  ['commands/list/command.ts', "import { operations } from '../index.ts'"],
  ['host/basket.ts', 'console.log(1)'],
  ['entry/start.ts', 'process.exit(1)'],
  ['host/basket.ts', 'export default 1'],
  ['host/basket.ts', '\n'.repeat(301)],
])('a file %s with %j would be reported', (file, text) => {
  expect(breaches(file, text)).toHaveLength(1)
})

test.each([
  ['core/basket.ts', "import { apples } from './apples.ts'"],
  ['commands/show/command.ts', "import { showText } from './text.ts'"],
  ['commands/show/text.ts', "import type { Shown } from './output.ts'\nimport { layerLines } from '../shared/layer-lines.ts'"],
  ['adapters/cli/basket.ts', "import yargs from 'yargs'\nimport { GLOBALS } from '../globals.ts'"],
  ['host/basket.ts', "import { execa } from 'execa'\nimport { join } from 'node:path'"],
  ['discover/basket.ts', "const { scan } = await import('../registry/read.ts')\n// console"],
])('a file %s with %j would not be reported', (file, text) => {
  expect(breaches(file, text)).toEqual([])
})

/**
 * Circles that stand, each with what makes it one. Whoever mends one takes it out; another file in the circle is another circle.
 */
const KNOWN_CIRCLES: readonly (readonly string[])[] = [
  // a word may be what a command prints, and a command is made of words
  ['shell/invocation.ts', 'shell/word.ts'],
  // a function that is called is a command line of its own
  ['shell/call.ts', 'shell/command.ts'],
]

test('no file leads back to itself, by imports of types either', () => {
  const circles = circlesIn(new Map(sources.map(file => [file, targetsOf(file, sourceText(file))])))
  const named = (all: readonly (readonly string[])[]): readonly string[] => all.map(circle => circle.toSorted().join(' ')).toSorted()
  expect(named(circles)).toEqual(named(KNOWN_CIRCLES))
})

test.each([
  [{ 'a.ts': ['b.ts'], 'b.ts': [] }, []],
  [{ 'a.ts': ['a.ts'] }, [['a.ts']]],
  [{ 'b.ts': ['a.ts'], 'a.ts': ['b.ts'] }, [['a.ts', 'b.ts']]],
  [
    { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts'], 'd.ts': ['a.ts', 'e.ts'], 'e.ts': ['d.ts'] },
    [
      ['a.ts', 'b.ts', 'c.ts'],
      ['d.ts', 'e.ts'],
    ],
  ],
] as const)('in %j the circles are %j', (imports, circles) => {
  expect(circlesIn(new Map(Object.entries(imports)))).toEqual(circles)
})

test.each([...new Set(sources.map(commandOf).filter(name => name !== undefined && name !== 'shared'))])(
  'the command %s has its definition, its work, its text and the types of what it returns, and they import downwards',
  name => {
    const own = (file: string): readonly string[] => {
      const path = `commands/${name}/${file}`
      return targetsOf(path, sourceText(path)).filter(target => commandOf(target) === name)
    }
    const from = ['command.ts', 'text.ts', 'output.ts'].map(own)
    expect(sources).toContain(`commands/${name}/run.ts`)
    expect(from[0]).toEqual(expect.arrayContaining([`commands/${name}/run.ts`, `commands/${name}/text.ts`]))
    for (const above of ['command.ts', 'run.ts'])
      for (const targets of from.slice(1)) expect(targets).not.toContain(`commands/${name}/${above}`)
    expect(own('run.ts')).not.toContain(`commands/${name}/text.ts`)
  },
)
