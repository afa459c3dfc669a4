import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { defineConfig, rolldown } from 'rolldown'
import type { OutputOptions, Plugin, RolldownOptions } from 'rolldown'
import { bundledLicences } from './scripts/bundled-licences.ts'

/**
 * CommonJS, since an ES module costs a start-up 5 ms more; minified, since reading costs time too. Everything is bundled: the prescribed
 * packages from node_modules would take several times as long as all of atip's own work.
 *
 * dist/fast/NAME.cjs   one file for each folder of hot commands, complete but for what it imports dynamically, and what few lines need
 * dist/fast/demand/    what few lines need; in bundles.cjs, which of the files above has a command whose name does not say so
 * dist/main.cjs        the whole program
 * dist/parts/*.cjs     every module that is imported dynamically, once
 * dist/LICENSES.txt    of the packages of which any of them holds code
 */
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
  // what Node finds of it asks for its own files while it runs
  resolve: { alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' } },
  transform: { define: { 'import.meta.resolve': 'undefined', 'import.meta.url': '__importMetaUrl' } },
}

const SEGMENTER = 'const segmenter = new Intl.Segmenter();'

/** What yargs measures text with makes one when it is loaded, which takes half as long as a whole empty start; few texts are ever measured. */
const lateSegmenter: Plugin = {
  name: 'late-segmenter',
  transform: (code, id) => {
    if (!id.endsWith('/string-width/index.js')) return null
    if (!code.includes(SEGMENTER)) throw new Error(`${id} makes its segmenter in another way`)
    return code.replace(SEGMENTER, 'let real;\nconst segmenter = { segment: text => (real ??= new Intl.Segmenter()).segment(text) };')
  },
}

/** Every hot command that judges needs it at once: the definition imports it dynamically for the sake of all other commands. */
const ENGINE = 'engine/evaluation.ts'

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

interface Definition {
  readonly name: string
  readonly summary: string
  readonly params: unknown
  readonly hot?: true
}

/** A module that is made here, for what only the build knows. */
const virtual = (name: string, code: string): Plugin => ({
  name: 'virtual',
  resolveId: id => (id === `\0${name}` ? id : null),
  load: id => (id === `\0${name}` ? code : null),
})

const folders = readdirSync(join(root, 'src/commands')).filter(it => existsSync(join(root, 'src/commands', it, 'command.ts')))

const commandFile = (folder: string): string => JSON.stringify(join(root, 'src/commands', folder, 'command.ts'))

/** The definitions themselves: those of all commands in their order, and those of each folder by the names that it exports them with. */
const definitions = await (async () => {
  const code = [
    `export { operations } from ${JSON.stringify(join(root, 'src/commands/index.ts'))}`,
    ...folders.map(it => `export * as ${JSON.stringify(it)} from ${commandFile(it)}`),
  ]
  const build = await rolldown({
    ...shared,
    input: '\0definitions',
    plugins: [virtual('definitions', code.join('\n')), lazyParts(COMPLETE)],
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  const { operations, ...byFolder } = (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as {
    readonly operations: readonly Definition[]
  } & Readonly<Record<string, Readonly<Record<string, Definition>>>>
  return { operations, byFolder }
})()

/** Folder -> the hot commands that it defines, by the names of its exports. */
const HOT: ReadonlyMap<string, ReadonlyMap<string, Definition>> = new Map(
  folders
    .map(folder => [folder, new Map(Object.entries(definitions.byFolder[folder]!).filter(([, it]) => it.hot === true))] as const)
    .filter(([, found]) => found.size > 0),
)

/** Names and params of the operations as data, in the place of the operations: completion runs none of them. */
const asData: Plugin = {
  name: 'operations-as-data',
  load: id =>
    id === join(root, 'src/commands/index.ts')
      ? `export const operations = ${JSON.stringify(definitions.operations.map(({ name, summary, params }) => ({ name, summary, params })))}`
      : null,
}

/** Definitions without what only help, completion and the reference show: a hot command prints none of that, and reads it at every start. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  transform: (code, id) =>
    id === join(root, 'src/adapters/globals.ts') || /[/]commands[/][^/]+[/]command[.]ts$/.test(id) || id.endsWith('-options.ts')
      ? {
          code: code
            .replace(/\bsummary:\s*'(?:[^'\\\n]|\\.)*'/g, "summary: ''")
            .replace(/\b(examples|failures): \[[^\]]*\],/g, '$1: [],')
            .replace(/\bsummary: `[^`]*`/g, "summary: ''")
            .replace(/^ +effects: [A-Z]\w*,$/gm, 'effects: {},')
            .replace(/\bcompletes: (?:'[a-z]+'|\{ oneOf: \w+ \})/g, "completes: 'none'"),
        }
      : null,
}

/** The hot commands of a folder by themselves: `startFast` with their definitions. */
const hotEntry = (folder: string): Plugin => {
  const names = [...HOT.get(folder)!.keys()].join(', ')
  return virtual(
    folder,
    `import { startFast } from ${JSON.stringify(join(root, 'src/entry/hot.ts'))}
     import { ${names} } from ${commandFile(folder)}
     export const start = packageDir => startFast([${names}], packageDir)`,
  )
}

/** Reading text that is ASCII throughout costs a start a third of what any other does, and half of the memory. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle: (_options, bundle) => {
    for (const it of Object.values(bundle))
      if (it.type === 'chunk')
        it.code = it.code.replace(/[^\0-\x7F]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  },
}

/**
 * What few lines need: verdicts are worked out without waiting, so that it cannot be imported dynamically. The commands that judge carry
 * stubs in the place of these modules, and load all of a group when a function of one is first called. Only functions cross: none of
 * them exports anything else that others use, nor keeps anything that it would have to share.
 */
const DEMAND: Readonly<Record<string, readonly string[]>> = {
  // what to do about a failure
  hints: ['core/hints.ts'],
  // a policy or a delegation that somebody wrote
  rules: ['policy/read-policy.ts', 'policy/command-pattern.ts', 'engine/checked-rules.ts'],
  named: ['policy/named.ts'],
  delegation: ['policy/read-delegation.ts', 'policy/delegate.ts'],
  // a function that the line defines and calls, names that it declares
  call: ['shell/call.ts'],
  declare: ['shell/declare.ts'],
  // `read`, `unset`, `printf`
  variables: ['shell/set-by-builtins.ts'],
  // a command by its path, atip itself
  program: ['layers/program-at.ts', 'layers/self.ts'],
  // a document that the tool printed itself
  native: ['layers/native.ts'],
  // several documents that describe one tool
  layers: ['judge/read-several.ts'],
  // variables that the line sets
  environment: ['judge/environment.ts', 'judge/plain-variable.ts'],
  // commands that are given words from elsewhere
  filling: ['judge/filling.ts'],
  // paths that are parts of words
  paths: ['judge/paths-in-words.ts'],
  // a directory other than the project's that a command would obey
  configured: ['judge/configured/git-repository.ts', 'judge/configured/why-configured.ts', 'judge/hooks.ts', 'engine/git-configs.ts'],
  // why something is not allowed, and another line that a document offers
  reasons: ['policy/reasons.ts', 'policy/safer.ts'],
  // what git keeps of files that are written over or deleted
  kept: ['engine/kept/path-states.ts', 'policy/path-states.ts'],
  // a tool that contacts what the line names, and for which this machine is another matter
  loopback: ['judge/loopback/near.ts'],
  // scripts of the project, which a command runs
  scripts: ['judge/scripts/with-scripts.ts', 'judge/scripts/in-script.ts', 'judge/scripts/changes-relied.ts', 'policy/settle-script.ts'],
  braces: ['shell/braces.ts'],
  shopt: ['shell/shopt.ts'],
  // `$((..))`, subscripts, `-eq`
  arithmetic: ['shell/arithmetic.ts'],
  // what prints numbers
  numbers: ['shell/number-printers.ts'],
  // a loop with a condition
  loops: ['shell/endless.ts'],
  // a directory that a command prints
  toplevel: ['shell/toplevel.ts'],
  sql: ['languages/sql.ts'],
  awk: ['languages/awk.ts'],
  jq: ['languages/jq.ts'],
  sed: ['languages/sed.ts'],
  // where there is a configuration, which may want decisions to be kept
  decisions: ['decisions/record.ts'],
}

const groupOf = (id: string): string | undefined => {
  const file = relative(join(root, 'src'), id)
  return Object.keys(DEMAND).find(group => DEMAND[group]!.includes(file))
}

const stubOf = (id: string, group: string): string => {
  const names = [...readFileSync(id, 'utf8').matchAll(/^export const ([a-z]\w*)\b/gm)].map(it => it[1]!)
  const stubs = names.map(name => `export const ${name} = (...given) => (part ??= require('./demand/${group}.cjs')).${name}(...given)`)
  return ['let part', ...stubs].join('\n')
}

const onDemand: Plugin = {
  name: 'on-demand',
  resolveId: source => (source.startsWith('./demand/') ? { id: source, external: true } : null),
  load: id => {
    const group = groupOf(id)
    return group === undefined ? null : { code: stubOf(id, group), moduleType: 'js' }
  },
}

const demanded = (group: string): RolldownOptions => ({
  ...shared,
  // the parser does not say of itself that importing it does nothing
  treeshake: { moduleSideEffects: id => !id.includes('/unbash/') },
  input: { [group]: `\0${group}` },
  plugins: [
    virtual(group, DEMAND[group]!.map(file => `export * from ${JSON.stringify(join(root, 'src', file))}`).join('\n')),
    lazyParts(group),
    packedTables,
    asciiOnly,
  ],
  output: { ...sharedOutput, dir: 'dist/fast/demand', entryFileNames: '[name].cjs', codeSplitting: false },
})

/** What a module exports, run by itself. */
const exportsOf = async (file: string): Promise<unknown> => {
  const build = await rolldown({ ...shared, input: file })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

const BUILT_IN_FILES = 'src/policy/built-in-files.ts'

/** The built-in policies as they are once they were read: what reads policies is needed for those of others alone. */
const readAlready: Plugin = {
  name: 'read-already',
  load: async id => {
    if (id !== join(root, BUILT_IN_FILES)) return null
    const { SOURCES, builtInFile } = (await exportsOf(BUILT_IN_FILES)) as {
      readonly SOURCES: object
      readonly builtInFile: (name: string) => { readonly rules: object }
    }
    // its own tests are run by "atip policy test" alone
    const files = Object.fromEntries(Object.keys(SOURCES).map(name => [name, { ...builtInFile(name), tests: [] }]))
    // what one has of another's rules is written once
    const common = JSON.stringify(files['workspace']!.rules)
    const text = JSON.stringify(files).replaceAll(common, 'common')
    return { code: `const common = ${common}\nconst files = ${text}\nexport const builtInFile = name => files[name]`, moduleType: 'js' }
  },
}

const SECRETS = 'src/judge/secret-table/table.ts'

/** Rows as one text, each without what it has in common with the row before it: a hundred strings more cost a start more than cutting up one. */
const packed = (rows: readonly string[]): string => {
  if (rows.some(row => /[|\n]/.test(row))) throw new Error('a row of the table of secrets has a character that separates rows')
  return rows
    .map((row, at) => {
      const before = rows[at - 1] ?? ''
      let common = 0
      while (common < 35 && common < before.length && before[common] === row[common]) common++
      return common.toString(36) + row.slice(common)
    })
    .join('|')
}

const UNPACK = `const rows = text => {
  let row = ''
  return text.split('|').map(it => (row = row.slice(0, parseInt(it[0], 36)) + it.slice(1)))
}`

/** The tables of secrets, packed: each is an object of lists, or a list. */
const packedTables: Plugin = {
  name: 'packed-tables',
  load: async id => {
    if (id !== join(root, SECRETS)) return null
    const tables = (await exportsOf(SECRETS)) as Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>
    const text = (value: readonly string[]): string => `rows(${JSON.stringify(packed(value))})`
    const code = Object.entries(tables).map(([name, table]) => {
      if (Array.isArray(table)) return `export const ${name} = ${JSON.stringify(table)}`
      const lists = Object.entries(table as Readonly<Record<string, readonly string[]>>)
      return `export const ${name} = { ${lists.map(([key, list]) => `get ${JSON.stringify(key)}() { return ${text(list)} }`).join(', ')} }`
    })
    return { code: [UNPACK, ...code].join('\n'), moduleType: 'js' }
  },
}

/** They carry the engine. */
const JUDGES: ReadonlySet<string> = new Set(['check', 'hook'])

const hot = (name: string): RolldownOptions => ({
  ...shared,
  input: { [name]: name === COMPLETE ? 'src/entry/complete.ts' : `\0${name}` },
  plugins: [
    ...(name === COMPLETE ? [asData] : [hotEntry(name), withoutSummaries]),
    lazyParts(name),
    ...(JUDGES.has(name) ? [onDemand, readAlready, packedTables] : []),
    asciiOnly,
  ],
  output: { ...sharedOutput, dir: 'dist/fast', entryFileNames: '[name].cjs', codeSplitting: false },
})

/** Which bundle has a hot command, by its name, for bin/atip.cjs. */
const bundles: RolldownOptions = {
  ...shared,
  input: { bundles: '\0bundles' },
  plugins: [
    virtual(
      'bundles',
      `import { findBundle } from ${JSON.stringify(join(root, 'src/entry/find-bundle.ts'))}
       const bundled = ${JSON.stringify([...HOT].flatMap(([bundle, found]) => [...found.values()].map(({ name }) => ({ name, bundle }))))}
       export const find = words => findBundle(bundled, words)`,
    ),
    asciiOnly,
  ],
  output: { ...sharedOutput, dir: 'dist/fast/demand', entryFileNames: '[name].cjs', codeSplitting: false },
}

/** What the build itself runs once it is built: scripts/split-shims.cjs. */
const RUN_BY_THE_BUILD = ['search/usual-answer.ts']

const parts = Object.fromEntries([...lazyModules(), ...RUN_BY_THE_BUILD].map(file => [`parts/${partName(file)}`, join('src', file)]))

const whole: RolldownOptions = {
  ...shared,
  input: { main: 'src/entry/main.ts', ...parts },
  plugins: [lateSegmenter],
  output: { ...sharedOutput, dir: 'dist', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].cjs' },
}

const licences = bundledLicences(root, join(root, 'dist', 'LICENSES.txt'))

export default defineConfig(
  [whole, ...[...HOT.keys(), COMPLETE].map(hot), bundles, ...Object.keys(DEMAND).map(demanded)].map(build => ({
    ...build,
    plugins: [build.plugins, licences],
  })),
)
