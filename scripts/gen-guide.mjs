// Writes the tables of fields in docs/guide/document-format.md, which stand between marks there, from the descriptions in
// schemas/metadata.schema.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { documentSchema } from './document-schema.mjs'
import { withFieldTables } from './field-tables.mjs'

const here = name => new URL(`../${name}`, import.meta.url)
const GUIDE = 'docs/guide/document-format.md'

export const generate = async () => ({ [GUIDE]: withFieldTables(readFileSync(here(GUIDE), 'utf8'), documentSchema()) })

if (process.argv[1] === here('scripts/gen-guide.mjs').pathname) {
  for (const [path, text] of Object.entries(await generate())) writeFileSync(here(path), text)
}
