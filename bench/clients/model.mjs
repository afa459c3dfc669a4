// A stand-in for the model, on loopback: it asks for one call after the other, and notes what it is told of each, and when.
import { createServer } from 'node:http'
import { PROTOCOLS, callOf } from './protocols.mjs'

const sent = (response, { json, events }, status = 200) => {
  if (events === undefined) {
    response.writeHead(status, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(json))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  for (const [name, data] of events)
    response.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  return response.end()
}

const bodyOf = async request => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || '{}')
  } catch {
    return {}
  }
}

/**
 * A model that follows a plan. Of each step of it: when the call was made, what the model was told (undefined: nothing), and the
 * milliseconds from the call to its result. `onResult(n, told)` is called before the next call is made.
 */
export const startModel = async () => {
  let plan = { wanted: [], steps: [], onResult: () => undefined }
  const strange = []

  const next = ({ tools, results }) => {
    const { wanted, steps, onResult } = plan
    const at = results.length
    const now = performance.now()
    const before = steps[at - 1]
    // the same request once more is a repetition: the first counts
    if (before?.asked !== undefined && before.told === undefined) {
      before.told = results[at - 1]
      before.ms = now - before.asked
      onResult(at - 1, before.told)
    }
    return at < wanted.length ? callOf(tools, wanted[at]) : undefined
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { method, url } = request
    if (/count_?tokens/i.test(url)) return sent(response, { json: { input_tokens: 10, totalTokens: 10 } })
    if (method === 'GET' && url.includes('/models'))
      return sent(response, { json: { object: 'list', data: [{ id: 'stand-in', object: 'model' }], models: [] } })
    const protocol = method === 'POST' ? PROTOCOLS.find(({ path }) => path.test(url)) : undefined
    if (protocol === undefined) {
      strange.push(`${method} ${url}`)
      return sent(response, { json: { error: { message: 'not served' } } }, 404)
    }
    const read = protocol.read(body)
    const call = next(read)
    sent(response, protocol.write(body, call, url))
    const step = plan.steps[read.results.length]
    if (call !== undefined && step.asked === undefined) step.asked = performance.now()
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    /** A new plan, for a new conversation. */
    plan: (wanted, onResult) => {
      plan = { wanted, steps: wanted.map(() => ({ asked: undefined, told: undefined, ms: undefined })), onResult }
      return plan.steps
    },
    /** Requests that no protocol knows. */
    strange,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
