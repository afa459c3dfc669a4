// Written by "atip setup opencode": asks atip before a tool changes anything. To take it out: atip setup --remove opencode, or without atip
// the script that is named below. It is JavaScript without types, and does nothing when it is loaded: opencode goes on without a plugin that fails.
// It asks as the one of the other client does: each client loads one file, alone.
import { spawn } from 'node:child_process'

const NODE = '__NODE__'
const ATIP = '__ATIP__'
const REMOVE = '__REMOVE__'

const UNJUDGED = `atip could not judge this command, so it is not run. Remove the plugin: sh ${REMOVE}`

/** Longer than atip takes for any line, in milliseconds. */
const LIMIT_MS = 4000

/** An answer is two lines. */
const MOST_LETTERS = 65536

/** Tools that only look, or hand on work that is asked about by itself. */
const NEUTRAL = new Set([
  'read',
  'glob',
  'grep',
  'list',
  'ls',
  'task',
  'todowrite',
  'todoread',
  'webfetch',
  'websearch',
  'skill',
  'question',
])

/** What stands in a file: long, and it says nothing about where the file lies. */
const TEXTS = new Set(['content', 'oldString', 'newString'])

/** What atip says of a call: its answer, or why there is none. */
const ask = payload =>
  new Promise(resolve => {
    const unjudged = reason => resolve({ decision: 'deny', reason: reason || UNJUDGED })
    const child = spawn(NODE, [ATIP, 'hook', 'opencode'], { cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
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

export const Atip = async ({ directory }) => ({
  'tool.execute.before': async ({ tool, sessionID }, { args }) => {
    if (NEUTRAL.has(tool)) return
    const input = Object.fromEntries(Object.entries(args ?? {}).filter(([key]) => !TEXTS.has(key)))
    const { decision, reason } = await ask({ client: 'opencode', tool, input, cwd: directory, sessionId: sessionID })
    // what is thrown is what the model is told
    if (decision !== 'allow' && decision !== 'pass') throw new Error(reason)
  },
})
