import { resolve } from 'node:path'
import { isObject, readJson } from '../../core/json.ts'
import type { Json } from '../../core/json.ts'
import { ok } from '../../core/result.ts'
import { noteDecision } from '../../decisions/note.ts'
import type { Asked } from '../../decisions/asked.ts'
import { judge } from '../../engine/evaluation.ts'
import type { Preparer } from '../../engine/evaluation.ts'
import { judgeHinted } from '../../engine/trust-hint.ts'
import type { Command } from '../../policy/evaluate.ts'
import type { Verdict } from '../../policy/verdict.ts'
import { SHELLS } from '../../shell/invocation.ts'
import type { Shell } from '../../shell/invocation.ts'
import type { Context } from '../shared/define.ts'

/** A request may hold the longest line that is read at all, escaped. */
export const MOST_CHARACTERS = 1024 * 1024

type Request =
  | {
      readonly kind: 'request'
      readonly id: Json | undefined
      readonly command: Command
      readonly cwd: string | undefined
      readonly shell: Shell | undefined
    }
  | { readonly kind: 'wrong'; readonly id: Json | undefined; readonly reason: string }

const commandOf = (value: { readonly run?: Json; readonly argv?: Json }): Command | undefined => {
  const { run, argv } = value
  if (typeof run === 'string') return { kind: 'line', text: run }
  if (Array.isArray(argv) && argv.every(word => typeof word === 'string')) return { kind: 'argv', argv: argv }
  return undefined
}

const isShell = (value: Json): value is Shell => (SHELLS as readonly Json[]).includes(value)

const requestOf = (line: string | undefined): Request => {
  if (line === undefined) return { kind: 'wrong', id: undefined, reason: `the request has more than ${MOST_CHARACTERS} characters` }
  const json = readJson(new TextEncoder().encode(line))
  if (json.kind !== 'read') return { kind: 'wrong', id: undefined, reason: `the request cannot be read: ${json.reason}` }
  const { value } = json
  if (!isObject(value)) return { kind: 'wrong', id: undefined, reason: 'the request is not an object' }
  const { id, cwd, shell } = value
  const command = commandOf(value)
  if (command === undefined)
    return { kind: 'wrong', id, reason: 'the request has neither "run", a string, nor "argv", an array of strings' }
  if (cwd !== undefined && (typeof cwd !== 'string' || cwd === '')) return { kind: 'wrong', id, reason: '"cwd" is not a directory' }
  if (shell !== undefined && !isShell(shell)) return { kind: 'wrong', id, reason: `"shell" is none of ${SHELLS.join(', ')}` }
  return { kind: 'request', id, command, cwd, shell }
}

/** A verdict without an evaluation: what could not be judged is asked about. */
export const unjudged = (reason: string): Verdict => ({
  decision: 'ask',
  reason,
  invocations: [],
  assumed: [],
  policy: [],
  delegation: [],
  registry: null,
})

const withId = (id: Json | undefined, verdict: Verdict) => (id === undefined ? verdict : { id, ...verdict })

/** What all requests have in common. */
interface Asking {
  readonly prepare: Preparer
  /** Where the request itself does not say it. */
  readonly asked: Pick<Asked, 'by' | 'cwd' | 'shell'>
}

/** One line of standard input -> one verdict. Never throws: whatever goes wrong is `ask`, with its reason. */
export const answerLine = (line: string | undefined, { prepare, asked }: Asking, context: Context) => {
  const since = context.world.clock()
  const request = requestOf(line)
  if (request.kind === 'wrong') return withId(request.id, unjudged(request.reason))
  const { id, command, shell } = request
  const cwd = resolve(asked.cwd, request.cwd ?? asked.cwd)
  try {
    const judged = judgeHinted({ judge, prepare }, command, { cwd, shell })
    const verdict = judged.ok ? judged.value : unjudged(judged.failure.message)
    noteDecision({ ...asked, commands: [command], cwd, shell: shell ?? asked.shell, since }, ok(verdict), context)
    return withId(id, verdict)
  } catch (error) {
    return withId(id, unjudged(`it could not be judged: ${error instanceof Error ? error.message : String(error)}`))
  }
}
