import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, sources, sourceText, withoutComments } from '../helpers/sources.ts'

/** From the ground up: a file imports from its own floor and those below it. Files of entry/ are on top. */
const FLOORS =
  'core generated document languages shell judge policy host registry engine discover author harness operations adapters entry'.split(' ')
const PURE = new Set(FLOORS.slice(0, FLOORS.indexOf('host')))
/** In operations/: the definition's own shape, what all that judge take, and what every text may use. */
const SHARED_BY_OPERATIONS = new Set([
  'asking',
  'asking-options',
  'pattern-options',
  'define',
  'effect-marks',
  'layer-lines',
  'policy-options',
  'verdict-text',
])
const HOMES: Readonly<Record<string, string>> = { yargs: 'adapters/cli/', execa: 'host/', 'proper-lockfile': 'host/' }
/** The built-in policies are written in the policy language itself, and bundled. */
const BUILT_IN_POLICY = /^\.\.\/policies\/[a-z]+\.json$/
const LONGEST = 300

/** The modules that the array of operations is made of; longer names first, so that `show-all-text.ts` is not `show`'s. */
const OPERATIONS = [...sourceText('operations/index.ts').matchAll(/from '\.\/(.+)\.ts'/g)]
  .map(it => it[1]!)
  .filter(it => !SHARED_BY_OPERATIONS.has(it))
  .toSorted((a, b) => b.length - a.length)

const floorOf = (file: string): string => file.slice(0, Math.max(file.indexOf('/'), 0))

/** `adapters/cli/` of a file there; undefined for adapters/*.ts, which all adapters share. */
const adapterOf = (file: string): string | undefined => /^adapters\/[^/]+\//.exec(file)?.[0]

/** Which operation a file belongs to: `operations/show-text.ts` -> `show`. */
const operationOf = (file: string): string | undefined => OPERATIONS.find(it => new RegExp(`^operations/${it}(-.*)?\\.ts$`).test(file))

const isOfOtherOperation = (file: string, target: string): boolean =>
  floorOf(file) === 'operations' &&
  floorOf(target) === 'operations' &&
  file !== 'operations/index.ts' &&
  !SHARED_BY_OPERATIONS.has(posix.basename(target, '.ts')) &&
  operationOf(file) !== operationOf(target)

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
    ...(isOfOtherOperation(file, target) ? [`imports the other operation ${target}`] : []),
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
  ['adapters/cli/basket.ts', "import { llms } from '../self/llms.ts'"],
  ['adapters/basket.ts', "import { llms } from './self/llms.ts'"],
  ['operations/list.ts', "import type { Shown } from './show.ts'"],
  ['operations/list-text.ts', "import { scanText } from './scan-text.ts'"],
  ['operations/effect-marks.ts', "import { show } from './show.ts'"],
  ['operations/list.ts', "import { operations } from './index.ts'"],
  ['host/basket.ts', 'console.log(1)'],
  ['entry/start.ts', 'process.exit(1)'],
  ['host/basket.ts', 'export default 1'],
  ['host/basket.ts', '\n'.repeat(301)],
])('a file %s with %j would be reported', (file, text) => {
  expect(breaches(file, text)).toHaveLength(1)
})

test.each([
  ['core/basket.ts', "import { apples } from './apples.ts'"],
  ['operations/show.ts', "import { showText } from './show-text.ts'"],
  ['operations/show-text.ts', "import type { Shown } from './show.ts'\nimport { marks } from './effect-marks.ts'"],
  ['adapters/cli/basket.ts', "import yargs from 'yargs'\nimport { GLOBALS } from '../globals.ts'"],
  ['host/basket.ts', "import { execa } from 'execa'\nimport { join } from 'node:path'"],
  ['discover/basket.ts', "const { scan } = await import('../registry/read.ts')\n// console"],
])('a file %s with %j would not be reported', (file, text) => {
  expect(breaches(file, text)).toEqual([])
})
