// Writes src/generated/: schemas/*.schema.json compiled into validators.js (no ajv at run time, no eval, one plain ES module), and what else
// follows from the format of documents.
import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'
import { documentSchema, expanded, withoutProse } from './document-schema.mjs'
import { documentTypes } from './document-types.mjs'
import { knownFields } from './known-fields.mjs'

const here = name => new URL(`../${name}`, import.meta.url)
const schemaOf = name => JSON.parse(readFileSync(here(`schemas/${name}.schema.json`), 'utf8'))

const schemas = {
  validateMetadata: 'metadata',
  validatePolicy: 'policy',
  validateDelegation: 'delegation',
  validateVerdict: 'verdict',
  validateConfig: 'config',
  // one pattern of a file: what holds the others is told apart by hand, for findings that say which one is wrong
  validatePattern: 'pattern#/$defs/pattern',
}

const FROM_METADATA = '// Generated from schemas/metadata.schema.json by scripts/gen-validators.mjs. Do not edit.\n'

export const generate = async () => {
  const metadata = expanded(documentSchema())
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  })
  const exported = {}
  for (const [name, reference] of Object.entries(schemas)) {
    const [file, part = ''] = reference.split('#')
    // validators carry their schemas with them
    const schema = withoutProse(file === 'metadata' ? metadata : schemaOf(file))
    ajv.addSchema(schema)
    exported[name] = part === '' ? schema.$id : `${schema.$id}#${part}`
  }
  const source = standalone.default(ajv, exported)
  const id = '\0validators'
  const build = await rolldown({
    input: id,
    cwd: here('.').pathname,
    treeshake: true,
    plugins: [
      { name: 'source', resolveId: it => (it === id ? id : null), load: it => (it === id ? { code: source, moduleType: 'js' } : null) },
    ],
    resolve: { conditionNames: ['require', 'node'] },
    platform: 'node',
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  const packages = new Set(output[0].moduleIds.flatMap(it => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(it)?.[1] ?? []))
  // where rolldown found the packages depends on the machine
  const code = output[0].code.replace(/^\/\/(?:#(?:end)?region| \\0| \S*node_modules\/).*\n/gm, '')
  return {
    'src/generated/validators.js': `// Generated from schemas/ by scripts/gen-validators.mjs. Do not edit.\n// Holds code of: ${[...packages].toSorted().join(', ')}\n${code}`,
    'src/generated/validators.d.ts': `// Generated from schemas/ by scripts/gen-validators.mjs. Do not edit.
interface Validator {
  (value: unknown): boolean
  errors?: readonly { readonly keyword: string; readonly instancePath: string; readonly params: Readonly<Record<string, unknown>>; readonly message?: string }[] | null
}
${Object.keys(schemas)
  .map(name => `export declare const ${name}: Validator`)
  .join('\n')}
`,
    'src/generated/known-fields.ts': `${FROM_METADATA}${knownFields(metadata)}`,
    'src/generated/document-types.ts': `${FROM_METADATA}${documentTypes(metadata)}`,
  }
}

if (process.argv[1] === here('scripts/gen-validators.mjs').pathname) {
  for (const [path, text] of Object.entries(await generate())) writeFileSync(here(path), text)
}
