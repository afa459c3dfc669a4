import { isObject } from '../../core/json.ts'
import type { Json } from '../../core/json.ts'
import { completions } from './completions.ts'
import { generateContent } from './generate-content.ts'
import { messages } from './messages.ts'
import type { Answer, Asked, Call, Protocol } from './protocol.ts'
import { responses } from './responses.ts'
import { callOf } from './steps.ts'
import type { Wanted } from './steps.ts'

/*
 * A stand-in for a client's model, which follows a plan: it asks for one call after the other, whatever came of the one before. What it is
 * told of each shows what the client did. Clients that take the address of their model from a setting need neither a login nor a network then.
 */

/** A request of the client, its body as JSON. */
interface Request {
  readonly method: string
  readonly url: string
  readonly body: Json
}

export interface Reply {
  readonly status: number
  readonly answer: Answer
}

/** One step of the plan. Times are those of the clock that the model was given. */
export interface Step {
  /** When the call was made first; undefined: not yet. */
  asked?: number
  /** What the model was told of it; undefined: nothing. */
  told?: string
  /** Milliseconds from the call to its result. */
  ms?: number
}

interface Plan {
  readonly wanted: readonly Wanted[]
  readonly steps: readonly Step[]
  /** Called when the result of a step is there, before the next call is made. */
  readonly onResult: (at: number, told: string) => void
}

export interface Model {
  /** A new plan, for a new conversation. Its steps are filled in as it goes on. */
  readonly plan: (wanted: readonly Wanted[], onResult?: Plan['onResult']) => readonly Step[]
  readonly answer: (request: Request) => Reply
  /** Requests that no protocol knows. */
  readonly strange: readonly string[]
}

const PROTOCOLS: readonly Protocol[] = [messages, responses, completions, generateContent]

const json = (value: { readonly [key: string]: Json }, status = 200): Reply => ({ status, answer: { kind: 'json', json: value } })

export const standIn = (clock: () => number): Model => {
  const strange: string[] = []
  let plan: Plan = { wanted: [], steps: [], onResult: () => undefined }

  /** Notes what came of the step before, and gives the next one. */
  const next = ({ tools, results }: Asked): Call | undefined => {
    const at = results.length
    const before = plan.steps[at - 1]
    const told = results[at - 1]
    // the same request once more is a repetition: the first counts
    if (before?.asked !== undefined && before.told === undefined && told !== undefined) {
      before.told = told
      before.ms = clock() - before.asked
      plan.onResult(at - 1, told)
    }
    const wanted = plan.wanted[at]
    const step = plan.steps[at]
    const call = wanted === undefined ? undefined : callOf(tools, wanted)
    if (call !== undefined && step !== undefined) step.asked ??= clock()
    return call
  }

  const answer = ({ method, url, body }: Request): Reply => {
    if (/count_?tokens/i.test(url)) return json({ input_tokens: 10, totalTokens: 10 })
    if (method === 'GET' && url.includes('/models'))
      return json({ object: 'list', data: [{ id: 'stand-in', object: 'model' }], models: [] })
    const protocol = method === 'POST' ? PROTOCOLS.find(({ path }) => path.test(url)) : undefined
    if (protocol === undefined) {
      strange.push(`${method} ${url}`)
      return json({ error: { message: 'not served' } }, 404)
    }
    const sent = isObject(body) ? body : {}
    const asked = protocol.read(sent)
    return { status: 200, answer: protocol.write(sent, { call: next(asked), serial: asked.results.length, url }) }
  }

  return {
    plan: (wanted, onResult = () => undefined) => {
      const steps = wanted.map((): Step => ({}))
      plan = { wanted, steps, onResult }
      return steps
    },
    answer,
    strange,
  }
}
