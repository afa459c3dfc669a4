import { Ajv2020 } from 'ajv/dist/2020.js'
import type { JsonObject } from '../../src/core/json.ts'
import { toolList, toolName } from '../../src/adapters/self/tool-list.ts'
import { operations } from '../../src/commands/index.ts'
import { schemas } from './schemas.ts'

const shipped = (name: string): JsonObject => JSON.parse(JSON.stringify(schemas.get(name))) as JsonObject

/** What `atip --llms --json` prints. */
export const { tools } = toolList(operations, '0.1.0', shipped)

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })

const validators = new Map(tools.flatMap(tool => ('outputSchema' in tool ? [[tool.name, ajv.compile(tool.outputSchema)] as const] : [])))

/** What the tool's own outputSchema has to say against an answer; empty when it fits. */
export const outputErrors = (operation: { readonly name: string }, value: unknown): readonly string[] => {
  const validate = validators.get(toolName(operation))
  if (validate === undefined) return [`there is no tool "${toolName(operation)}"`]
  return validate(value) ? [] : (validate.errors ?? []).map(it => `${it.instancePath} ${it.message ?? ''}`)
}
