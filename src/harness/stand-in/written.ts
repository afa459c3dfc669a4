import type { Answer } from './protocol.ts'

/** An answer as HTTP carries it: JSON, or server-sent events. */
export const writtenAs = (answer: Answer): { readonly type: string; readonly text: string } => {
  if (answer.kind === 'json') return { type: 'application/json', text: JSON.stringify(answer.json) }
  const lines = answer.events.map(([name, data]) => {
    const event = name === undefined ? '' : `event: ${name}\n`
    return `${event}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
  })
  return { type: 'text/event-stream', text: lines.join('') }
}
