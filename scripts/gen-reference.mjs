// Writes docs/reference/*.md from the operations, schemas/metadata.schema.json, src/judge/secret-table/ and bench/clients/results.json.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { documentSchema, expanded } from './document-schema.mjs'

const here = name => new URL(`../${name}`, import.meta.url)
const DIRECTORY = 'docs/reference/'

/** The page maker and the operations as one module; what they import when they run is left out. */
const bundle = async () => {
  const id = '\0reference'
  const build = await rolldown({
    input: id,
    cwd: here('.').pathname,
    platform: 'node',
    plugins: [
      {
        name: 'reference',
        resolveId: (source, _importer, { kind }) =>
          source === id ? id : kind === 'dynamic-import' ? { id: source, external: true } : null,
        load: it =>
          it === id
            ? `export { manual } from ${JSON.stringify(here('src/adapters/manual/manual.ts').pathname)}
               export { operations } from ${JSON.stringify(here('src/commands/index.ts').pathname)}`
            : null,
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

export const generate = async () => {
  const { manual, operations } = await bundle()
  const clients = JSON.parse(readFileSync(here('bench/clients/results.json'), 'utf8'))
  const pages = manual({ operations, metadataSchema: expanded(documentSchema()), clients })
  return Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${DIRECTORY}${name}`, text]))
}

if (process.argv[1] === here('scripts/gen-reference.mjs').pathname) {
  const pages = await generate()
  mkdirSync(here(DIRECTORY), { recursive: true })
  for (const name of readdirSync(here(DIRECTORY))) if (!(`${DIRECTORY}${name}` in pages)) rmSync(here(`${DIRECTORY}${name}`))
  for (const [path, text] of Object.entries(pages)) writeFileSync(here(path), text)
}
