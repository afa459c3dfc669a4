import { failure, unwritten } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { Stat } from '../../host/world.ts'
import { mend } from '../../document/repair.ts'
import { examineBytes } from './examine.ts'
import { NAMES } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { fileResult } from './result.ts'
import type { Validation } from './output.ts'
import type { Asked } from './result.ts'

/** A file as it was read. */
export interface Mendable {
  readonly path: string
  /** Of the file itself, before its bytes were read. */
  readonly stat: Stat | undefined
  readonly bytes: Uint8Array
}

/** What the form of documents says how to mend; an override and what rules is mended by hand. */
const MENDED: ReadonlySet<Kind> = new Set<Kind>(['document', 'patterns'])

const PERMISSIONS = 0o7777

/** Mends a file where it lies, whole or not at all, and says what is left. */
export const fixFile = async ({ path, stat, bytes }: Mendable, asked: Asked): Promise<Result<Validation>> => {
  const { world } = asked.context
  const refused = (why: string, so = 'so it is not changed') =>
    failed(failure('FIX_REFUSED', `"${path}" ${why}${so.startsWith('so') ? ',' : ':'} ${so}`, { details: { path } }))
  // in the place of a link there would be a file, and what it leads to would stay as it is
  if (stat?.kind !== 'file') return refused('is a link')
  if (stat.uid !== world.uid) return refused('belongs to somebody else')
  const { kind } = examineBytes(path, bytes, asked)
  if (!MENDED.has(kind)) return refused(`is ${NAMES[kind]}`, 'it is mended by hand')
  const mending = mend(bytes)
  if (mending.kind === 'unreadable')
    return ok({ ...fileResult(path, examineBytes(path, bytes, asked), asked), repairs: [], written: false })
  const { text, repairs } = mending
  const writes = repairs.length > 0 && !asked.dryRun
  if (writes) {
    if (!world.files.isStill(path, stat)) return refused('has just been changed by somebody else')
    const outcome = await (await world.store()).replace([{ path, text, mode: stat.mode & PERMISSIONS }])
    if (outcome.kind === 'failed') return failed(unwritten(outcome))
  }
  return ok({ ...fileResult(path, examineBytes(path, new TextEncoder().encode(text), asked), asked), repairs, written: writes })
}

/** Mends standard input: the mended document is the output. */
export const fixBytes = (bytes: Uint8Array, asked: Asked): Result<Validation> => {
  const { kind } = examineBytes('-', bytes, asked)
  if (!MENDED.has(kind)) return failed(failure('FIX_REFUSED', `standard input is ${NAMES[kind]}: it is mended by hand`))
  const mending = mend(bytes)
  if (mending.kind === 'unreadable') return failed(failure('NOT_A_DOCUMENT', `standard input cannot be mended: ${mending.reason}`))
  const { text, repairs } = mending
  const left = fileResult('-', examineBytes('-', new TextEncoder().encode(text), asked), asked)
  return ok({ ...left, repairs, written: false, ...(asked.dryRun ? {} : { text }) })
}
