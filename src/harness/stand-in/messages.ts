import { items } from '../../core/json.ts'
import type { JsonObject } from '../../core/json.ts'
import { END, textOf } from './protocol.ts'
import type { Protocol } from './protocol.ts'

/** Anthropic's Messages. */
export const messages: Protocol = {
  path: /\/messages(\?|$)/,
  read: body => ({
    tools: items(body['tools']).map(tool => textOf(tool['name'])),
    results: items(body['messages'])
      .flatMap(({ content }) => items(content))
      .filter(({ type }) => type === 'tool_result')
      .map(({ content }) => textOf(content)),
  }),
  write: (body, { call, serial }) => {
    const block: JsonObject = call
      ? { type: 'tool_use', id: `toolu_${serial}`, name: call.tool, input: call.input }
      : { type: 'text', text: END }
    const delta: JsonObject = call
      ? { type: 'input_json_delta', partial_json: JSON.stringify(call.input) }
      : { type: 'text_delta', text: END }
    const usage = { input_tokens: 10, output_tokens: 5 }
    const model = body['model'] ?? null
    const base = { id: `msg_${serial}`, type: 'message', role: 'assistant', model, stop_sequence: null, usage }
    const stop = call ? 'tool_use' : 'end_turn'
    if (body['stream'] !== true) return { kind: 'json', json: { ...base, content: [block], stop_reason: stop } }
    const rows = [
      { type: 'message_start', message: { ...base, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: call ? { ...block, input: {} } : { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 5 } },
      { type: 'message_stop' },
    ]
    return { kind: 'events', events: rows.map(row => [row.type, row] as const) }
  },
}
