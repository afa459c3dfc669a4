import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { standIn } from '../../src/harness/stand-in/model.ts'
import type { Reply } from '../../src/harness/stand-in/model.ts'
import { writtenAs } from '../../src/harness/stand-in/written.ts'

/** A clock that goes on by ten milliseconds each time it is looked at. */
const clock = () => {
  let now = 0
  return () => (now += 10)
}

/** How each protocol offers a tool, tells of its result, and writes a call of it. */
const FORMS: readonly {
  readonly name: string
  readonly url: string
  readonly offer: Json
  readonly told: (result: string) => Json
  readonly key: string
}[] = [
  {
    name: 'Messages',
    url: '/v1/messages?beta=true',
    offer: { tools: [{ name: 'Bash' }] },
    told: result => ({ messages: [{ role: 'user', content: [{ type: 'tool_result', content: result }] }] }),
    key: 'tool_use',
  },
  {
    name: 'Responses',
    url: '/v1/responses',
    offer: { tools: [{ type: 'namespace', tools: [{ type: 'function', name: 'exec_command' }] }] },
    told: result => ({ input: [{ type: 'function_call_output', output: result }] }),
    key: 'function_call',
  },
  {
    name: 'Chat Completions',
    url: '/v1/chat/completions',
    offer: { tools: [{ type: 'function', function: { name: 'bash' } }] },
    told: result => ({ messages: [{ role: 'tool', content: result }] }),
    key: 'tool_calls',
  },
  {
    name: 'generateContent',
    url: '/v1beta/models/x:generateContent',
    offer: { tools: [{ functionDeclarations: [{ name: 'run_shell_command' }] }] },
    told: result => ({ contents: [{ parts: [{ functionResponse: { response: { output: result } } }] }] }),
    key: 'functionCall',
  },
]

const textOf = ({ answer }: Reply): string => writtenAs(answer).text

describe.each(FORMS)('a model that speaks $name', ({ url, offer, told, key }) => {
  const asked = (model: ReturnType<typeof standIn>, body: Json, at = url): Reply => model.answer({ method: 'POST', url: at, body })

  test('asks for one line after the other, and then for nothing', () => {
    const model = standIn(clock())
    const steps = model.plan([{ line: 'echo one' }, { line: 'echo two' }])
    const first = textOf(asked(model, offer))
    const second = textOf(asked(model, { ...(offer as object), ...(told('ONE') as object) }))
    expect([first, second].map(text => [text.includes(key), /echo \w+/.exec(text)?.[0]])).toEqual([
      [true, 'echo one'],
      [true, 'echo two'],
    ])
    expect(steps[0]).toMatchObject({ asked: 10, told: expect.stringContaining('ONE') as string, ms: 10 })
    expect(steps[1]?.told).toBeUndefined()
  })

  test('streams what it says where that is wanted', () => {
    const model = standIn(clock())
    model.plan([{ line: 'echo one' }])
    const streaming = url.includes('generate') ? url.replace('generate', 'streamGenerate') : url
    const { answer } = asked(model, { ...(offer as object), stream: true }, streaming)
    const { type, text } = writtenAs(answer)
    expect(type).toBe('text/event-stream')
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data).filter(data => data !== '[DONE]')
    expect(events.every(data => typeof JSON.parse(data) === 'object')).toBe(true)
    expect(text).toContain('echo one')
  })

  test('counts the same request only once', () => {
    const model = standIn(clock())
    const steps = model.plan([{ line: 'echo one' }, { line: 'echo two' }])
    asked(model, offer)
    for (const word of ['ONE', 'AGAIN']) asked(model, { ...(offer as object), ...(told(word) as object) })
    expect(steps[0]?.told).toContain('ONE')
  })

  test('ends the turn where no tool takes a line', () => {
    const model = standIn(clock())
    const steps = model.plan([{ line: 'echo one' }])
    expect(textOf(asked(model, {}))).not.toContain('echo one')
    expect(steps[0]?.asked).toBeUndefined()
  })
})

test('a file goes to the tool that writes one', () => {
  const model = standIn(clock())
  model.plan([{ edit: { path: '/tmp/a', content: 'b' } }])
  const { answer } = model.answer({ method: 'POST', url: '/v1/messages', body: { tools: [{ name: 'Bash' }, { name: 'Write' }] } })
  expect(writtenAs(answer).text).toContain('"file_path":"/tmp/a"')
})

test('what no protocol knows is not served, and noted', () => {
  const model = standIn(clock())
  const { status } = model.answer({ method: 'POST', url: '/v1/telemetry', body: null })
  expect({ status, strange: model.strange }).toEqual({ status: 404, strange: ['POST /v1/telemetry'] })
})
