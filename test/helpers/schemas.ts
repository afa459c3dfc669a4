import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { root } from './workspace.ts'

export interface Schema {
  readonly $schema: string
  readonly $id: string
  readonly description?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly $defs?: Readonly<Record<string, Schema>>
}

const SUFFIX = '.schema.json'

/** The shipped schemas by name. */
export const schemas: ReadonlyMap<string, Schema> = new Map(
  readdirSync(join(root, 'schemas')).map(file => [
    file.replace(SUFFIX, ''),
    JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')) as Schema,
  ]),
)

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
for (const schema of schemas.values()) ajv.addSchema(schema)

/** What a schema has to say against a value; empty when it is valid. */
export const schemaErrors = (name: string, value: unknown): readonly string[] => {
  const schema = schemas.get(name)
  if (schema === undefined) return [`there is no schema "${name}"`]
  const validate = ajv.getSchema(schema.$id)!
  return validate(value) === true ? [] : (validate.errors ?? []).map(it => `${it.instancePath} ${it.message ?? ''}`)
}
