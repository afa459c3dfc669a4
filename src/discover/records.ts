import { stableJson } from '../core/json.ts'
import { oneLine } from '../core/text.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import { identityOf } from '../registry/record.ts'
import type { ToolRecord } from '../registry/record.ts'
import { documentPath } from '../layers/sources.ts'
import { which } from '../layers/which.ts'
import type { Candidate } from './candidates.ts'
import { describe } from './described.ts'
import type { Shim } from './shims.ts'

const listed = (name: 'shadowed' | 'warnings', items: readonly string[]) => (items.length === 0 ? {} : { [name]: items })

export const nativeRecord = (
  candidate: Candidate,
  { document, warnings }: { readonly document: Document; readonly warnings: readonly string[] },
  world: Pick<World, 'files' | 'now'>,
): ToolRecord => {
  const sha256 = world.files.sha256(candidate.path)
  return {
    path: candidate.path,
    ...describe(document),
    source: 'native',
    lastChecked: world.now().toISOString(),
    metadataPath: documentPath(candidate.name),
    available: true,
    stat: identityOf(candidate.stat),
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(candidate.followed === undefined ? {} : { followed: candidate.followed }),
    ...listed('shadowed', candidate.shadowed),
    ...listed('warnings', warnings),
  }
}

/** `record`, or `before` when they differ in nothing but the time of checking: what did not change is not written again. */
export const sameTime = (before: ToolRecord | undefined, record: ToolRecord): ToolRecord =>
  before !== undefined && stableJson({ ...before, lastChecked: '' }) === stableJson({ ...record, lastChecked: '' }) ? before : record

/** A tool that a shim describes; `candidate` is its program, if it is installed, `before` what is registered of it. */
export const shimRecord = (
  shim: Shim,
  { candidate, before }: { readonly candidate: Candidate | undefined; readonly before: ToolRecord | undefined },
  world: Pick<World, 'now'>,
): ToolRecord => {
  const { name: _, guessed, ...described } = shim.described
  return sameTime(before, {
    path: candidate?.path ?? null,
    ...described,
    source: guessed ? 'inferred' : 'shim',
    lastChecked: world.now().toISOString(),
    shimPath: shim.path,
    available: candidate !== undefined,
    ...(candidate === undefined ? {} : { stat: identityOf(candidate.stat) }),
    shimStat: identityOf(shim.stat),
    ...listed('shadowed', candidate?.shadowed ?? []),
    ...listed('warnings', shim.warnings),
  })
}

/** The other program on PATH whose name this one claims, or undefined. */
export const programClaimed = (
  { stat: own }: Pick<Candidate, 'stat'>,
  claimed: string,
  world: Pick<World, 'files' | 'env'>,
): string | undefined => {
  const other = which(claimed, world)
  const stat = other === null ? undefined : world.files.stat(other)
  return other === null || stat === undefined || (stat.dev === own.dev && stat.ino === own.ino) ? undefined : other
}

/**
 * What a document's own name means for the program that printed it. The registry's key is the file's name, never the claimed one: a
 * program cannot become `gh` by saying so. Another name is a warning, and a rejection when that name is another program on PATH.
 */
export const judgeName = (
  candidate: Candidate,
  document: Document,
  world: Pick<World, 'files' | 'env'>,
): { readonly warnings: readonly string[] } | { readonly rejected: Finding } => {
  const claimed = oneLine(document.name)
  if (document.name === candidate.name) return { warnings: [] }
  const other = programClaimed(candidate, document.name, world)
  if (other === undefined) return { warnings: [`the document names "${claimed}", the program is "${candidate.name}"`] }
  return {
    rejected: {
      code: 'claims-other-name',
      severity: 'error',
      pointer: '/name',
      message: `the program "${candidate.name}" claims to be "${claimed}", which is another program: ${other}`,
      fix: `write ${JSON.stringify(candidate.name)}`,
    },
  }
}
