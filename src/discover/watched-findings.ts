import { MOST_BYTES } from '../core/json.ts'
import type { Finding } from '../document/finding.ts'
import { READING_CODES } from '../document/reading-codes.ts'
import type { World } from '../host/world.ts'
import type { Sandbox } from '../registry/config-bounds.ts'
import { openAsker } from './asker.ts'
import { DEFAULT_TIMEOUT_MS } from './probe.ts'
import type { Seen } from './watch.ts'

/** What is wrong with what a program does, as far as it could be looked at; `unwatched`: why it could not. */
export interface Watched {
  readonly findings: readonly Finding[]
  readonly unwatched?: string
}

const warning = (code: 'agent-writes' | 'agent-dials', message: string): Finding => ({
  code,
  severity: 'warning',
  pointer: '',
  message,
  fix: READING_CODES[code]!.fix,
})

const findingsSeen = ({ wrote, dialled }: Seen): readonly Finding[] => [
  ...(wrote.length === 0 ? [] : [warning('agent-writes', `with --agent it writes ${wrote.join(', ')}`)]),
  ...(dialled === true ? [warning('agent-dials', 'with --agent it uses the network')] : []),
]

/** Runs the program once more, alone in a sandbox: what is wrong with its answer was said before. */
export const watchedFindings = async (path: string, sandbox: Sandbox, world: World): Promise<Watched> => {
  const opened = await openAsker({ sandbox, asRoot: false }, world)
  if (!opened.ok) return { findings: [], unwatched: opened.failure.message }
  const asker = opened.value
  try {
    const asked = await asker.ask({ path, argv: ['--agent'], timeoutMs: DEFAULT_TIMEOUT_MS, stdoutLimit: MOST_BYTES, watched: true })
    if (asked.kind === 'ran' && asked.seen !== undefined)
      return {
        findings: findingsSeen(asked.seen),
        ...(asked.seen.dialled === undefined ? { unwatched: 'the network of the sandbox counts nothing' } : {}),
      }
    return { findings: [], unwatched: asked.kind === 'ran' ? (asker.means.reason ?? 'it ran without a sandbox') : asked.reason }
  } finally {
    await asker.close()
  }
}
