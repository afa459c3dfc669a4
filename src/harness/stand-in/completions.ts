import { items, member } from '../../core/json.ts'
import type { JsonObject } from '../../core/json.ts'
import { END, textOf } from './protocol.ts'
import type { Protocol } from './protocol.ts'

/** OpenAI's Chat Completions, which most servers of models speak. */
export const completions: Protocol = {
  path: /\/chat\/completions/,
  read: body => ({
    tools: items(body['tools']).map(tool => textOf(member(tool, 'function', 'name'))),
    results: items(body['messages'])
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => textOf(content)),
  }),
  write: (body, { call, serial }) => {
    const base = { id: `chat_${serial}`, created: 1, model: body['model'] ?? null }
    const end = call ? 'tool_calls' : 'stop'
    const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
    const asked = call && { name: call.tool, arguments: JSON.stringify(call.input) }
    const message: JsonObject = asked
      ? { role: 'assistant', content: null, tool_calls: [{ index: 0, id: `call_${serial}`, type: 'function', function: asked }] }
      : { role: 'assistant', content: END }
    if (body['stream'] !== true) {
      const choices = [{ index: 0, message, finish_reason: end }]
      return { kind: 'json', json: { ...base, object: 'chat.completion', choices, usage } }
    }
    const chunk = (rest: JsonObject): JsonObject => ({ ...base, object: 'chat.completion.chunk', ...rest })
    const choice = (delta: JsonObject, reason: string | null): JsonObject =>
      chunk({ choices: [{ index: 0, delta, finish_reason: reason }] })
    const rows = [choice(message, null), choice({}, end), chunk({ choices: [], usage }), '[DONE]']
    return { kind: 'events', events: rows.map(row => [undefined, row] as const) }
  },
}
