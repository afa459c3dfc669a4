// Written by "atip setup pi": asks atip before a tool changes anything. To take it out: atip setup --remove pi, or without atip the script that
// is named below. It is JavaScript without types, and does nothing when it is loaded.
// It asks as the one of the other client does: each client loads one file, alone.
import { spawn } from 'node:child_process'

const NODE = '__NODE__'
const ATIP = '__ATIP__'
const REMOVE = '__REMOVE__'

const UNJUDGED = `atip could not judge this command, so it is not run. Remove the extension: sh ${REMOVE}`

/** Longer than atip takes for any line, in milliseconds. */
const LIMIT_MS = 4000

/** An answer is two lines. */
const MOST_LETTERS = 65536

/** Tools that only look. */
const NEUTRAL = new Set(['read', 'grep', 'find', 'ls'])

/** What stands in a file: long, and it says nothing about where the file lies. */
const TEXTS = new Set(['content', 'edits'])

/** What atip says of a call: its answer, or why there is none. */
const ask = payload =>
  new Promise(resolve => {
    const unjudged = reason => resolve({ decision: 'deny', reason: reason || UNJUDGED })
    const child = spawn(NODE, [ATIP, 'hook', 'pi'], { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      unjudged()
    }, LIMIT_MS)
    let said = ''
    let complaint = ''
    child.stdout.on('data', text => (said = (said + text).slice(0, MOST_LETTERS)))
    child.stderr.on('data', text => (complaint = (complaint + text).slice(0, MOST_LETTERS)))
    child.stdin.on('error', () => {})
    child.on('error', () => unjudged())
    child.on('close', status => {
      clearTimeout(timer)
      if (status !== 0) return unjudged(status === 2 ? complaint.trim() : '')
      try {
        const { decision, reason } = JSON.parse(said)
        resolve({ decision, reason: String(reason || UNJUDGED) })
      } catch {
        unjudged()
      }
    })
    child.stdin.end(JSON.stringify(payload))
  })

/** What a terminal would act on instead of showing it. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** What the answer comes to; undefined lets the call through. */
const heldBack = async ({ toolName, input: given }, ctx) => {
  if (NEUTRAL.has(toolName)) return undefined
  const input = Object.fromEntries(Object.entries(given ?? {}).filter(([key]) => !TEXTS.has(key)))
  const { decision, reason } = await ask({
    client: 'pi',
    tool: toolName,
    input,
    cwd: ctx.cwd,
    sessionId: ctx.sessionManager?.getSessionId?.(),
  })
  if (decision === 'allow' || decision === 'pass') return undefined
  const shown = `${input.command ?? input.path ?? toolName}\n\n${reason}`.replace(CONTROLS, '')
  if (decision === 'ask' && ctx.hasUI === true && (await ctx.ui.confirm('atip', shown)) === true) return undefined
  return { block: true, reason }
}

// oxlint-disable-next-line import/no-default-export -- pi calls it
export default pi => {
  pi.on('tool_call', async (event, ctx) => {
    try {
      return await heldBack(event, ctx)
    } catch {
      return { block: true, reason: UNJUDGED }
    }
  })
}
