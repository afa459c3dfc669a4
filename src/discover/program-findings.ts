import { basename } from 'node:path'
import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { oneLine } from '../core/text.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import type { Sandbox } from '../registry/config-bounds.ts'
import { candidateAt } from './candidates.ts'
import { evidenceOf } from './evidence.ts'
import type { FollowWorld } from './follow/trail.ts'
import { probeAll } from './probe-all.ts'
import type { Probed } from './probe-all.ts'
import { DEFAULT_TIMEOUT_MS } from './probe.ts'
import { skippedBy } from './skip-list.ts'
import { watchedFindings } from './watched-findings.ts'
import type { Watched } from './watched-findings.ts'

const error = (code: string, message: string, fix: string | null): Finding => ({ code, severity: 'error', pointer: '', message, fix })

const otherName = (claimed: string, name: string): Finding => ({
  code: 'other-name',
  severity: 'warning',
  pointer: '/name',
  message: `names "${claimed}", but the program is "${name}"`,
  fix: `write ${JSON.stringify(name)}`,
})

/** A tool can answer well and still never be asked. */
const unseen = (path: string, world: FollowWorld): readonly Finding[] =>
  evidenceOf(world, path).kind === 'evidence'
    ? []
    : [
        {
          code: 'no-evidence',
          severity: 'warning',
          pointer: '',
          message: 'a scan would not run it: neither its bytes nor what it plainly starts hold the word "atip"',
          fix: 'put the word into a comment of the script, or tell users to run atip scan --tool NAME',
        },
      ]

/** The last line of what it printed on stderr: where most languages say what went wrong. */
const lastLine = (diagnostics: string): string => {
  const line = oneLine(diagnostics.trimEnd().split('\n').at(-1) ?? '')
  return line === '' ? '' : `: ${line}`
}

/** What is to be said of the document itself. */
export type Examine = (document: Document) => readonly Finding[]

const findingsOf = ({ outcome, candidate }: Probed, examine: Examine, world: FollowWorld): readonly Finding[] => {
  switch (outcome.kind) {
    case 'spoke': {
      const other = outcome.document.name === candidate.name ? [] : [otherName(outcome.document.name, candidate.name)]
      return [...examine(outcome.document), ...other, ...unseen(candidate.path, world)]
    }
    case 'silent': {
      const message = `it did not print a document; ${outcome.ended}${lastLine(outcome.diagnostics)}`
      return [error('silent', message, 'print one JSON object with "atip" on stdout and exit with status 0')]
    }
    case 'timed-out':
      return [error('timed-out', `it did not end within ${DEFAULT_TIMEOUT_MS / 1000} s`, 'answer --agent before anything else is done')]
    case 'not-started':
      return [error('not-started', `it could not be started: ${outcome.reason}`, 'see that the interpreter of its first line exists')]
    case 'refused':
    case 'aborted':
      return []
    default:
      return outcome.findings
  }
}

/** Runs one program as a scan would and says everything that is wrong with its answer, and what it does besides. */
export const findingsOfProgram = async (
  path: string,
  options: { readonly examine: Examine; readonly skip: readonly string[]; readonly sandbox: Sandbox },
  world: World,
): Promise<Result<Watched>> => {
  const { examine, skip, sandbox } = options
  const name = basename(path)
  const entry = skippedBy(name, skip)
  if (entry !== undefined) {
    return failed(failure('PROBE_REFUSED', `"${name}" is on the skip list ("${entry}"), so it is never run`, { details: { path, entry } }))
  }
  const candidate = candidateAt(world, name, path)
  if (candidate === undefined) return failed(failure('FILE_NOT_FOUND', `"${path}" is not an executable file`, { details: { path } }))
  const asked = await probeAll([candidate], { timeoutMs: DEFAULT_TIMEOUT_MS, concurrency: 1, quiet: true, sandbox, asRoot: false }, world)
  if (!asked.ok) return asked
  const probed = asked.value.probed[0]!
  const { outcome } = probed
  if (outcome.kind === 'refused') return failed(failure('PROBE_REFUSED', `"${path}" was not run: ${outcome.reason}`, { details: { path } }))
  if (outcome.kind === 'aborted') return failed(failure('INTERRUPTED', 'the program was interrupted'))
  const findings = findingsOf(probed, examine, world)
  if (outcome.kind !== 'spoke') return ok({ findings })
  const watched = await watchedFindings(path, sandbox, world)
  return ok({ ...watched, findings: [...findings, ...watched.findings] })
}
