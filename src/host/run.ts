import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import { killTraced } from './descendants.ts'
import type { RunOutcome, RunRequest } from './world.ts'

/** How long output that the program wrote before it ended may take to arrive, when something keeps its pipes open. */
const DRAIN_MS = 50

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // everyone in it has ended
  }
}

/** Collects a stream up to `limit` bytes and says when there was more. */
const collect = (stream: NodeJS.ReadableStream, limit: number, tooMuch: () => void) => {
  const chunks: Buffer[] = []
  let size = 0
  let ended = false
  const done = new Promise<void>(resolve => {
    const end = () => {
      ended = true
      resolve()
    }
    stream.on('data', (data: Buffer) => {
      const room = limit - size
      size += data.length
      if (room > 0) chunks.push(data.subarray(0, room))
      if (data.length > room) tooMuch()
    })
    stream.on('end', end)
    stream.on('close', end)
    stream.on('error', end)
  })
  return { bytes: (): Uint8Array => Buffer.concat(chunks), done, ended: () => ended }
}

/**
 * Runs a program that we do not trust: no standard input but what it is given, a session and process group of its own (so no controlling terminal),
 * bounded output and time. When it ends, or has to, its whole group is killed, and whoever left the group is found by its traces.
 * Pipes that somebody still holds are not waited for.
 */
export const run = async (request: RunRequest, signal: AbortSignal): Promise<RunOutcome> => {
  // whoever asked to end does not want to see the rest of the queue start
  if (signal.aborted) return { kind: 'aborted', elapsedMs: 0, stdout: new Uint8Array(), stderr: new Uint8Array() }
  const started = performance.now()
  let cause: 'timed-out' | 'stdout' | 'stderr' | 'aborted' | undefined
  const child = execa(request.file, request.argv, {
    cwd: request.cwd,
    env: request.env,
    extendEnv: false,
    ...(request.input === undefined ? { stdin: 'ignore' as const } : { input: request.input }),
    buffer: false,
    encoding: 'buffer',
    detached: true,
    cleanup: false,
    reject: false,
    stripFinalNewline: false,
    // node drops the groups of root along with the user
    ...request.account,
  })
  // with reject: false it resolves after the streams close, which we do not wait for
  void child.catch(() => {})
  const { pid } = child
  if (pid === undefined) {
    const error = await child
    const reason = error.originalMessage ?? error.shortMessage ?? 'it could not be started'
    return { kind: 'not-started', reason, elapsedMs: performance.now() - started, stdout: new Uint8Array(), stderr: new Uint8Array() }
  }
  const end = (why: typeof cause) => {
    cause ??= why
    killGroup(pid)
  }
  const stdout = collect(child.stdout, request.stdoutLimit, () => end('stdout'))
  // noise on stderr is allowed: past the limit it is dropped, and the timeout bounds the rest
  const stderr = collect(child.stderr, request.stderrLimit, () => {})
  const timer = setTimeout(() => end('timed-out'), request.timeoutMs)
  const abort = () => end('aborted')
  signal.addEventListener('abort', abort, { once: true })

  const exit = await new Promise<{ status: number | null; signal: string | null }>(resolve => {
    child.on('exit', (status, by) => resolve({ status, signal: by }))
  })
  clearTimeout(timer)
  signal.removeEventListener('abort', abort)
  killGroup(pid)
  const drained = Promise.all([stdout.done, stderr.done])
  await Promise.race([drained, sleep(DRAIN_MS, undefined, { ref: false })])
  if (!stdout.ended() || !stderr.ended() || cause !== undefined) killTraced(request.traces)
  await Promise.race([drained, sleep(DRAIN_MS, undefined, { ref: false })])
  child.stdout.destroy()
  child.stderr.destroy()

  const base = { elapsedMs: performance.now() - started, stdout: stdout.bytes(), stderr: stderr.bytes() }
  if (cause === 'stdout' || cause === 'stderr') return { kind: 'too-loud', stream: cause, ...base }
  if (cause !== undefined) return { kind: cause, ...base }
  if (exit.status === null) return { kind: 'killed', signal: exit.signal ?? 'SIGKILL', ...base }
  return { kind: 'exited', status: exit.status, ...base }
}
