import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { defineConfig, rolldown } from 'rolldown'
import type { OutputOptions, Plugin, RolldownOptions } from 'rolldown'

/**
 * CommonJS, since an ES module costs a start-up 5 ms more; minified, since reading costs time too. Everything is bundled: the prescribed
 * packages from node_modules would take several times as long as all of atip's own work.
 *
 * dist/fast/NAME.cjs   one file for each hot command, complete but for what it imports dynamically
 * dist/main.cjs        the whole program
 * dist/parts/*.cjs     every module that is imported dynamically, once
 */
const HOT = ['show', 'list', 'scan', 'check', 'hook', 'complete']

const root = import.meta.dirname
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  it => it.endsWith('.ts') && !it.endsWith('.d.ts'),
)

/** `host/store.ts` -> `host-store`. */
const partName = (file: string): string => file.replace(/\.ts$/, '').replaceAll('/', '-')

/** Modules behind `await import('...')`, as paths below src/. */
const lazyModules = (): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const file of sources) {
    const text = readFileSync(join(root, 'src', file), 'utf8')
    for (const match of text.matchAll(/import\('(\.[^']+)'\)/g)) found.add(join(dirname(file), match[1]!))
  }
  return found
}

const sharedOutput: OutputOptions = {
  format: 'cjs',
  minify: true,
  comments: false,
  dynamicImportInCjs: false,
  // yargs makes a `require` of its own from it
  intro: ({ moduleIds }) =>
    moduleIds.some(it => it.includes('/yargs/')) ? "const __importMetaUrl = require('node:url').pathToFileURL(__filename).href" : '',
}

const shared: RolldownOptions = {
  platform: 'node',
  transform: { define: { 'import.meta.resolve': 'undefined', 'import.meta.url': '__importMetaUrl' } },
}

/** Every hot command that judges needs it at once: the definition imports it dynamically for the sake of all other commands. */
const ENGINE = 'harness/evaluation.ts'

/** Leaves what is imported dynamically to dist/parts. */
const lazyParts = (name: string): Plugin => ({
  name: 'lazy-parts',
  resolveId: (source, importer, { kind }) => {
    if (kind !== 'dynamic-import' || importer === undefined) return null
    const file = relative(join(root, 'src'), resolve(dirname(importer), source))
    return file === ENGINE && name !== COMPLETE ? null : { id: `../parts/${partName(file)}.cjs`, external: true }
  },
})

/** No operation: an entry of its own, which reads what all of them take. */
const COMPLETE = 'complete'

interface Definitions {
  readonly operations: readonly { readonly name: string; readonly summary: string; readonly params: unknown }[]
}

const definitions = async (): Promise<Definitions> => {
  const build = await rolldown({ ...shared, input: 'src/operations/index.ts', plugins: [lazyParts(COMPLETE)] })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as Definitions
}

/** Names and params of the operations as data, in the place of the operations: completion runs none of them. */
const asData: Plugin = {
  name: 'operations-as-data',
  load: async id => {
    if (id !== join(root, 'src/operations/index.ts')) return null
    const { operations } = await definitions()
    return `export const operations = ${JSON.stringify(operations.map(({ name, summary, params }) => ({ name, summary, params })))}`
  },
}

/** A hot command by itself: `startFast` with its operation. */
const hotEntry = (name: string): Plugin => ({
  name: 'hot-entry',
  resolveId: id => (id === `\0${name}` ? id : null),
  load: id =>
    id === `\0${name}`
      ? `import { startFast } from ${JSON.stringify(join(root, 'src/fast.ts'))}
         import { ${name} } from ${JSON.stringify(join(root, 'src/operations', `${name}.ts`))}
         export const start = packageDir => startFast(${name}, packageDir)`
      : null,
})

/** Reading text that is ASCII throughout costs a start a third of what any other does, and half of the memory. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle: (_options, bundle) => {
    for (const it of Object.values(bundle))
      if (it.type === 'chunk')
        it.code = it.code.replace(/[^\0-\x7F]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  },
}

const hot = (name: string): RolldownOptions => ({
  ...shared,
  input: { [name]: name === COMPLETE ? 'src/complete.ts' : `\0${name}` },
  plugins: [name === COMPLETE ? asData : hotEntry(name), lazyParts(name), asciiOnly],
  output: { ...sharedOutput, dir: 'dist/fast', entryFileNames: '[name].cjs', codeSplitting: false },
})

const parts = Object.fromEntries([...lazyModules()].map(file => [`parts/${partName(file)}`, join('src', file)]))

export default defineConfig([
  {
    ...shared,
    input: { main: 'src/main.ts', ...parts },
    output: { ...sharedOutput, dir: 'dist', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].cjs' },
  },
  ...HOT.map(hot),
])
