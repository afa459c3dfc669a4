import { flagOf, isOperand, isRequired } from '../../core/params.ts'
import type { Param, Params } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'

const schemaOf = (param: Param): Readonly<Record<string, unknown>> => {
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

const conventionOf = (params: Params): readonly string[] =>
  Object.entries(params).map(([name, param]) => (isOperand(param) ? name.toUpperCase() : flagOf(name)))

/** Every command in the shape of MCP's `tools/list`; the first entry says how to call the rest from a shell. */
export const llms = (operations: readonly AnyOperation[], version: string) => ({
  name: 'atip',
  version,
  tools: [
    {
      name: 'help',
      description:
        'How to call these commands from a shell: `atip NAME OPERANDS... --option VALUE`. Operands are positional, in the order of "x-argv"; ' +
        'an array operand is written as several words, an array option is repeated. Without a terminal, stdout is one JSON document and a failure is one JSON ' +
        'object on stderr with a code, a suggestion and an exit status (`atip help exit-codes`).',
      inputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: {}, additionalProperties: false },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ...operations.map(operation => {
      const params = Object.entries(operation.params)
      const { effects } = operation
      return {
        name: operation.name.replaceAll(' ', '_'),
        description: operation.summary,
        inputSchema: {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          type: 'object',
          properties: Object.fromEntries(params.map(([name, param]) => [name, schemaOf(param)])),
          required: params.filter(([, param]) => isRequired(param)).map(([name]) => name),
          additionalProperties: false,
        },
        annotations: {
          readOnlyHint: effects.filesystem?.write === false,
          destructiveHint: effects.destructive !== false,
          idempotentHint: effects.idempotent === true,
          openWorldHint: effects.network !== false,
        },
        'x-argv': ['atip', ...operation.name.split(' '), ...conventionOf(operation.params)],
      }
    }),
  ],
})
