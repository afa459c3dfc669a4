import { items, member } from '../../core/json.ts'
import type { JsonObject } from '../../core/json.ts'
import { END, textOf } from './protocol.ts'
import type { Protocol } from './protocol.ts'

/** Questions of the client itself, of which no call comes: which model to take, who speaks next. */
const OWN = '{"reasoning":"none","model_choice":"flash","next_speaker":"user"}'

/** Google's generateContent. */
export const generateContent: Protocol = {
  path: /enerateContent/,
  read: body => ({
    tools: items(body['tools'])
      .flatMap(tool => items(tool['functionDeclarations']))
      .map(({ name }) => textOf(name)),
    results: items(body['contents'])
      .flatMap(({ parts }) => items(parts))
      .flatMap(part => {
        const response = member(part, 'functionResponse', 'response')
        return response === undefined ? [] : [textOf(response)]
      }),
  }),
  write: (body, { call, serial, url }) => {
    const said = member(body, 'generationConfig', 'responseMimeType') === 'application/json' ? OWN : END
    const part: JsonObject = call ? { functionCall: { id: `call_${serial}`, name: call.tool, args: call.input } } : { text: said }
    const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 }
    const whole = { candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }], usageMetadata }
    return url.includes('stream') ? { kind: 'events', events: [[undefined, whole]] } : { kind: 'json', json: whole }
  },
}
