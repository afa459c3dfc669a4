import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { MOST_BYTES } from '../core/json.ts'
import { answerClaude, isWholeClaude, readClaude, unheardClaude } from '../harness/claude.ts'
import { READS, define } from './define.ts'

/** One entry a harness: how its payload is read, how it wants to be answered, and what it is told where the payload did not come. */
const HARNESSES = { claude: { whole: isWholeClaude, read: readClaude, answer: answerClaude, unheard: unheardClaude } } as const

/**
 * From the start of the process to the answer, in milliseconds. A harness that waits for longer than its own limit runs the command, and the
 * form of the hook that is recommended ends it after two seconds: an answer has to be there before.
 */
const MOST_MS = 1500

/** The only status other than 0 that every measured client takes as a refusal. */
const REFUSE = 2

export const hook = define({
  name: 'hook',
  summary: 'Answer an agent harness: its payload on standard input, the verdict in its own dialect on standard output.',
  group: 'Policy',
  params: {
    client: {
      kind: 'operand',
      required: true,
      completes: { oneOf: Object.keys(HARNESSES) },
      summary: `The harness: ${Object.keys(HARNESSES).join(', ')}.`,
    },
  },
  effects: READS,
  examples: [{ command: 'atip hook claude < payload.json', meaning: 'Answer a PreToolUse payload of Claude Code.' }],
  failures: ['HOOK_PAYLOAD', 'POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'hook-answer',
  failureStatus: REFUSE,
  run: async ({ client }, { world, locations }): Promise<Result<object>> => {
    const harness = Object.hasOwn(HARNESSES, client) ? HARNESSES[client as keyof typeof HARNESSES] : undefined
    if (harness === undefined) {
      return failed(failure('BAD_USAGE', `there is no harness "${client}", only ${Object.keys(HARNESSES).join(', ')}`))
    }
    const input = await world.stdinWithin({ bytes: MOST_BYTES, ms: Math.max(0, MOST_MS - world.clock()), whole: harness.whole })
    if (input.kind === 'too-slow') return ok(harness.unheard(`the payload did not end within ${MOST_MS} ms`))
    const asked =
      input.kind === 'too-long'
        ? ({ kind: 'malformed', reason: `it has more than ${MOST_BYTES} bytes` } as const)
        : harness.read(input.bytes)
    // no opinion: the harness goes on as if there were no hook
    if (asked.kind === 'other') return ok({})
    if (asked.kind === 'malformed') return failed(failure('HOOK_PAYLOAD', `the payload cannot be read: ${asked.reason}`))
    const { judge, preparer } = await import('../harness/evaluation.ts')
    const settings = { shell: 'bash', policy: undefined, noPolicy: false, delegations: [], mostMs: MOST_MS } as const
    // by name: a copy of the whole world would ask for its signal, and so make ready to be aborted
    const { files, env, uid, home, packageDir, clock } = world
    const prepare = await preparer(settings, locations, { files, env, uid, home, packageDir, clock, cwd: asked.cwd })
    if (!prepare.ok) return prepare
    const verdict = judge(prepare.value, { kind: 'line', text: asked.run }, asked.cwd)
    return verdict.ok ? ok(harness.answer(verdict.value, asked.event)) : verdict
  },
  text: answer => JSON.stringify(answer),
})
