// The policy engine as one chunk, built from src/ in memory, and a context over a directory of shims: what bench/ and scripts use.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = new URL('..', import.meta.url).pathname

/** `plugins` see the sources before they are bundled. With `load: false` the code is given instead of what it exports. */
export const loadEngine = async ({ plugins = [], load = true } = {}) => {
  const id = '\0engine'
  const source = `
    export { evaluate, stackOf } from '${root}src/policy/evaluate.ts'
    export { readPolicy } from '${root}src/policy/read-policy.ts'
    export { readDelegation } from '${root}src/policy/read-delegation.ts'
    export { readDocument } from '${root}src/document/read.ts'
    export { judgeCommand, judgeProblems } from '${root}src/judge/judge.ts'
    export { builtInPolicy } from '${root}src/policy/built-in.ts'
    export { readShell } from '${root}src/shell/read-shell.ts'
  `
  const build = await rolldown({
    input: id,
    cwd: root,
    plugins: [{ name: 'entry', resolveId: it => (it === id ? id : null), load: it => (it === id ? source : null) }, ...plugins],
    platform: 'node',
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  if (!load) return { code: output[0].code }
  const directory = mkdtempSync(join(tmpdir(), 'atip-bench-'))
  const file = join(directory, 'engine.mjs')
  writeFileSync(file, output[0].code)
  const engine = await import(pathToFileURL(file).href)
  rmSync(directory, { recursive: true })
  return engine
}

const readJsonFiles = directory =>
  readdirSync(directory)
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(join(directory, name), 'utf8')))

/** A context in which the tools that `layersOf` knows count as installed in /usr/bin, and everything else is unknown. */
export const contextOf = (layersOf, shell, more = {}) => ({
  shell: 'bash',
  cwd: '/home/user/project',
  project: '/home/user/project',
  home: '/home/user',
  temp: ['/tmp', '/var/tmp'],
  builtins: { document: shell, source: 'builtin', trusted: true },
  resolveTool: name => {
    const tool = /^(?:\/usr)?\/s?bin\/([^/]+)$/.exec(name)?.[1] ?? name
    const layers = tool.includes('/') ? undefined : layersOf(tool)
    if (layers !== undefined) return { kind: 'known', tool, layers, installed: true, path: `/usr/bin/${tool}` }
    return tool.includes('/')
      ? { kind: 'unknown', tool, reason: 'is not a registered tool' }
      : { kind: 'unknown', tool, reason: 'is not in the registry', undescribed: true }
  },
  ...more,
})

export const packagedLayer = document => [{ document, source: 'packaged', trusted: true }]

/** Packaged shims only. */
export const shimContext = (directory = root, more = {}) => {
  const shims = new Map(readJsonFiles(join(directory, 'shims')).map(document => [document.name, packagedLayer(document)]))
  const [shell] = readJsonFiles(join(directory, 'builtins'))
  return contextOf(tool => shims.get(tool), shell, more)
}
