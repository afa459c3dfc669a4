import { items } from '../../core/json.ts'
import type { JsonObject } from '../../core/json.ts'
import { END, textOf } from './protocol.ts'
import type { Protocol } from './protocol.ts'

const NO_TOKENS = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } }

/** OpenAI's Responses. */
export const responses: Protocol = {
  path: /\/responses(\?|$)/,
  read: body => {
    const input = items(body['input'])
    const late = input.filter(({ type }) => type === 'additional_tools').flatMap(({ tools }) => items(tools))
    const offered = [...items(body['tools']), ...late].flatMap(tool => (tool['type'] === 'namespace' ? items(tool['tools']) : [tool]))
    return {
      tools: offered.map(({ name, type }) => textOf(name ?? type)),
      results: input.filter(({ type }) => typeof type === 'string' && type.endsWith('_output')).map(({ output }) => textOf(output)),
    }
  },
  write: (body, { call, serial }) => {
    const own = { id: `item_${serial}`, status: 'completed' }
    const item: JsonObject = call
      ? { ...own, type: 'function_call', call_id: `call_${serial}`, name: call.tool, arguments: JSON.stringify(call.input) }
      : { ...own, type: 'message', role: 'assistant', content: [{ type: 'output_text', text: END, annotations: [] }] }
    const usage = { input_tokens: 10, output_tokens: 5, total_tokens: 15, ...NO_TOKENS }
    const base = { id: `resp_${serial}`, object: 'response', model: body['model'] ?? null, output: [item], usage }
    const response = { ...base, status: 'completed' }
    if (body['stream'] !== true) return { kind: 'json', json: response }
    const rows = [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ]
    return { kind: 'events', events: rows.map(row => [row.type, row] as const) }
  },
}
