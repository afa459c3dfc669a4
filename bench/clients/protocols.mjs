// How a model is spoken to: each protocol reads a request (which tools are offered, what former calls came to) and writes the answer: one call
// of the shell tool, or the end of the turn. Responses, Chat Completions, Messages, generateContent; as a stream where one is asked for.

/** Names that clients give to the tool which takes a shell line, the likeliest first. */
const SHELLS = ['run_commands', 'execute_command', 'Execute', 'Bash', 'bash', 'shell_command', 'exec_command', 'shell', 'run_shell_command']

const FORMS = {
  exec_command: line => ({ cmd: line }),
  shell: line => ({ command: ['bash', '-lc', line] }),
  run_commands: line => ({ commands: [line] }),
}

/** Tools that write a whole file; where two clients give one name to theirs, it gets the words of both. */
const EDITORS = {
  Write: ({ path, content }) => ({ file_path: path, content }),
  write_file: ({ path, content }) => ({ file_path: path, content }),
  create: ({ path, content }) => ({ path, file_text: content }),
  write: ({ path, content }) => ({ path, filePath: path, content }),
  editor: ({ path, content }) => ({ path, new_text: content }),
}

const END = 'The turn is over.'

const text = value => (typeof value === 'string' ? value : JSON.stringify(value))
const shellOf = names => SHELLS.find(name => names.includes(name))
const inputOf = (tool, line) => FORMS[tool]?.(line) ?? { command: line, description: 'a step of the plan' }

let last = 0
const fresh = kind => `${kind}_${++last}`

const messages = {
  path: /\/messages(\?|$)/,
  read: body => {
    const blocks = (body.messages ?? []).flatMap(({ content }) => (Array.isArray(content) ? content : []))
    return {
      tools: (body.tools ?? []).map(tool => tool.name),
      results: blocks.filter(block => block.type === 'tool_result').map(block => text(block.content)),
    }
  },
  write: (body, call) => {
    const block = call ? { type: 'tool_use', id: fresh('toolu'), name: call.tool, input: call.input } : { type: 'text', text: END }
    const delta = call ? { type: 'input_json_delta', partial_json: JSON.stringify(call.input) } : { type: 'text_delta', text: END }
    const usage = { input_tokens: 10, output_tokens: 5 }
    const base = { id: fresh('msg'), type: 'message', role: 'assistant', model: body.model, stop_sequence: null, usage }
    const stop = call ? 'tool_use' : 'end_turn'
    if (!body.stream) return { json: { ...base, content: [block], stop_reason: stop } }
    const rows = [
      { type: 'message_start', message: { ...base, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: call ? { ...block, input: {} } : { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 5 } },
      { type: 'message_stop' },
    ]
    return { events: rows.map(row => [row.type, row]) }
  },
}

const responses = {
  path: /\/responses(\?|$)/,
  read: body => {
    const input = Array.isArray(body.input) ? body.input : []
    const late = input.filter(item => item.type === 'additional_tools').flatMap(item => item.tools ?? [])
    const offered = [...(body.tools ?? []), ...late].flatMap(tool => (tool.type === 'namespace' ? (tool.tools ?? []) : [tool]))
    return {
      tools: offered.map(tool => tool.name ?? tool.type),
      results: input.filter(item => item.type?.endsWith('_output')).map(item => text(item.output)),
    }
  },
  write: (body, call) => {
    const own = { id: fresh('item'), status: 'completed' }
    const item = call
      ? { ...own, type: 'function_call', call_id: fresh('call'), name: call.tool, arguments: JSON.stringify(call.input) }
      : { ...own, type: 'message', role: 'assistant', content: [{ type: 'output_text', text: END, annotations: [] }] }
    const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } }
    const usage = { input_tokens: 10, output_tokens: 5, total_tokens: 15, ...details }
    const response = { id: fresh('resp'), object: 'response', model: body.model, status: 'completed', output: [item], usage }
    if (!body.stream) return { json: response }
    const rows = [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ]
    return { events: rows.map(row => [row.type, row]) }
  },
}

const completions = {
  path: /\/chat\/completions/,
  read: body => ({
    tools: (body.tools ?? []).map(tool => tool.function?.name),
    results: (body.messages ?? []).filter(message => message.role === 'tool').map(message => text(message.content)),
  }),
  write: (body, call) => {
    const base = { id: fresh('chat'), created: 1, model: body.model }
    const end = call ? 'tool_calls' : 'stop'
    const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
    const asked = call && { name: call.tool, arguments: JSON.stringify(call.input) }
    const message = call
      ? { role: 'assistant', content: null, tool_calls: [{ index: 0, id: fresh('call'), type: 'function', function: asked }] }
      : { role: 'assistant', content: END }
    if (!body.stream) return { json: { ...base, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: end }], usage } }
    const chunk = rest => [undefined, { ...base, object: 'chat.completion.chunk', ...rest }]
    const choice = (delta, reason) => chunk({ choices: [{ index: 0, delta, finish_reason: reason }] })
    return { events: [choice(message, null), choice({}, end), chunk({ choices: [], usage }), [undefined, '[DONE]']] }
  },
}

const google = {
  path: /enerateContent/,
  read: body => ({
    tools: (body.tools ?? []).flatMap(tool => (tool.functionDeclarations ?? []).map(declared => declared.name)),
    results: (body.contents ?? [])
      .flatMap(content => content.parts ?? [])
      .filter(part => part.functionResponse)
      .map(part => text(part.functionResponse.response)),
  }),
  write: (body, call, url) => {
    // questions of the client itself: which model to take, who speaks next
    const own = '{"reasoning":"none","model_choice":"flash","next_speaker":"user"}'
    const said = body.generationConfig?.responseMimeType === 'application/json' ? own : END
    const part = call ? { functionCall: { id: fresh('call'), name: call.tool, args: call.input } } : { text: said }
    const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 }
    const whole = { candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }], usageMetadata }
    return url.includes('stream') ? { events: [[undefined, whole]] } : { json: whole }
  },
}

export const PROTOCOLS = [messages, responses, completions, google]

/** The next step as a call of a tool that is offered, `{line}` of the shell, `{edit}` of an editor; undefined where there is none. */
export const callOf = (tools, { line, edit }) => {
  const tool = edit === undefined ? shellOf(tools) : Object.keys(EDITORS).find(name => tools.includes(name))
  if (tool === undefined) return undefined
  return { tool, input: edit === undefined ? inputOf(tool, line) : EDITORS[tool](edit) }
}
