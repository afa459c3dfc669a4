import { isOperand, isRequired } from '../../core/params.ts'
import type { Param } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { DRAFT, selfContained } from './output-schema.ts'
import type { SchemaByName } from './output-schema.ts'

const schemaFor = (param: Param): Readonly<Record<string, unknown>> => {
  const described = { description: param.summary }
  switch (param.kind) {
    case 'flag':
      return { type: 'boolean', default: false, ...described }
    case 'choice':
      return { type: 'string', enum: param.choices, ...(param.default === undefined ? {} : { default: param.default }), ...described }
    case 'integer':
      return {
        type: 'integer',
        minimum: param.minimum,
        maximum: param.maximum,
        ...(param.default === undefined ? {} : { default: param.default }),
        ...described,
      }
    case 'duration':
      return {
        type: 'string',
        pattern: '^[0-9]+(\\.[0-9]+)?(ms|s|m)?$',
        ...(param.default === undefined ? {} : { default: `${param.default / 1000}s` }),
        ...described,
      }
    case 'texts':
    case 'operands':
    case 'rest':
      return { type: 'array', items: { type: 'string' }, ...described }
    case 'text':
    case 'operand':
      return { type: 'string', ...described }
  }
}

/** How input becomes words: what stands in braces is the value of that input, `{options}` all input that is not named. */
const conventionOf = ({ name, params, printsText }: AnyOperation): readonly string[] => {
  const operands = Object.entries<Param>(params).filter(([, param]) => isOperand(param))
  const before = operands.filter(([, param]) => param.kind !== 'rest').map(([operand]) => `{${operand}}`)
  const after = operands.filter(([, param]) => param.kind === 'rest').map(([operand]) => `{${operand}}`)
  // where nothing has to stand behind --, all operands do: one that begins with a dash is no option
  const words = after.length > 0 ? [...before, '--', ...after] : before.length > 0 ? ['--', ...before] : []
  return ['atip', ...name.split(' '), ...(printsText === true ? ['--json'] : []), '{options}', ...words]
}

/** A name that every client takes, and that can be called as it stands: `atip policy_check`. */
export const toolName = (operation: Pick<AnyOperation, 'name'>): string => operation.name.replaceAll(' ', '_')

const HELP =
  'How to call the other tools from a shell: run the words of "x-argv". {options} is each input that x-argv does not name, in any order: --some-name=VALUE for ' +
  'someName, --some-name alone for true, nothing for false, once for each item of an array. Any other {name} is the value of that input: nothing where it is absent, several words for an ' +
  'array. Standard output is one JSON document that fits outputSchema; a failure is one JSON object on standard error and an exit status: 64 wrong call, 66 no such thing, others in ' +
  '`atip help exit-codes`. check ends with 0 allow, 10 ask, 20 deny; validate, shim check and policy test with 65 for what is wrong.'

/** The entry that is no operation: `atip help`, and what it takes to call the rest. */
const help = {
  name: 'help',
  description: HELP,
  inputSchema: { $schema: DRAFT, type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  'x-argv': ['atip', 'help'],
}

const writes = (param: Param): boolean => 'effects' in param && param.effects?.filesystem?.write === true

const toolOf = (operation: AnyOperation, schemaOf: SchemaByName) => {
  const { effects } = operation
  const params = Object.entries<Param>(operation.params)
  return {
    name: toolName(operation),
    description: operation.summary,
    inputSchema: {
      $schema: DRAFT,
      type: 'object',
      properties: Object.fromEntries(params.map(([name, param]) => [name, schemaFor(param)])),
      required: params.filter(([, param]) => isRequired(param)).map(([name]) => name),
      additionalProperties: false,
    },
    outputSchema: selfContained(operation.output, schemaOf),
    annotations: {
      readOnlyHint: effects.filesystem?.write === false && !params.some(([, param]) => writes(param)),
      destructiveHint: effects.destructive !== false,
      idempotentHint: effects.idempotent === true,
      openWorldHint: effects.network !== false,
    },
    'x-argv': conventionOf(operation),
  }
}

/** Every command in the shape of MCP's `tools/list`; the first entry says how to call the rest from a shell. */
export const toolList = (operations: readonly AnyOperation[], version: string, schemaOf: SchemaByName) => ({
  name: 'atip',
  version,
  tools: [help, ...operations.map(operation => toolOf(operation, schemaOf))],
})
