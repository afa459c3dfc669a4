import { unreachable } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import { identityOf } from '../registry/record.ts'
import type { Refusal, Rejection, ToolRecord } from '../registry/record.ts'
import { settle } from './cache.ts'
import type { Settled } from './cache.ts'
import type { Probed } from './probe-all.ts'
import { judgeName, nativeRecord } from './records.ts'

/** What the programs answered: records and documents of those that spoke, and how the rest are settled. */
export interface Answers {
  readonly records: Readonly<Record<string, ToolRecord>>
  readonly documents: ReadonlyMap<string, Document>
  readonly rejected: readonly Rejection[]
  readonly settled: Readonly<Record<string, Settled>>
  readonly timedOut: readonly string[]
  /** What was not run for want of something to hold it. Not settled: the next scan may have it. */
  readonly refused: readonly Refusal[]
}

export const sortAnswers = (probed: readonly Probed[], world: Pick<World, 'files' | 'env' | 'now'>): Answers => {
  const records: Record<string, ToolRecord> = {}
  const documents = new Map<string, Document>()
  const rejected: Rejection[] = []
  const settled: Record<string, Settled> = {}
  const timedOut: string[] = []
  const refused: Refusal[] = []
  for (const { candidate, outcome } of probed) {
    const { path, name } = candidate
    const settleAs = (kind: string, findings?: readonly Finding[]) => {
      settled[path] = settle(candidate, { by: 'run', outcome: kind, findings })
      if (findings !== undefined) rejected.push({ path, findings, stat: identityOf(candidate.stat) })
    }
    switch (outcome.kind) {
      case 'spoke': {
        const judged = judgeName(candidate, outcome.document, world)
        if ('rejected' in judged) {
          settleAs('rejected', [judged.rejected])
          settled[path] = { ...settled[path]!, claims: outcome.document.name }
          break
        }
        const warnings = [...judged.warnings, ...outcome.warnings.map(warning => `${warning.pointer} ${warning.message}`)]
        records[name] = nativeRecord(candidate, { document: outcome.document, warnings }, world)
        documents.set(name, outcome.document)
        break
      }
      case 'too-loud':
      case 'malformed':
      case 'invalid':
      case 'failed':
        settleAs(outcome.kind, outcome.findings)
        break
      case 'timed-out':
        timedOut.push(path)
        settleAs(outcome.kind)
        break
      case 'silent':
        settleAs(outcome.kind)
        break
      case 'refused':
        refused.push({ path, reason: outcome.reason })
        break
      // not settled: what it lacks (its interpreter, most often) can come without a change of the file
      case 'not-started':
      case 'aborted':
        break
      default:
        unreachable(outcome)
    }
  }
  return { records, documents, rejected, settled, timedOut, refused }
}
