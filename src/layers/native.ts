import { MOST_BYTES, isObject } from '../core/json.ts'
import type { Document } from '../document/document.ts'
import { followedIn, sameFiles } from '../registry/followed.ts'
import type { Locations } from '../registry/locations.ts'
import { isIdentity } from '../registry/record.ts'
import type { ToolRecord } from '../registry/record.ts'
import { dangerOf } from '../registry/ruling-file.ts'
import { GUESSED, isInferred, unusable } from './layer.ts'
import type { LayerWorld, Reading, Tool } from './layer.ts'
import { trustReader } from './trust.ts'

/** Field of a cached document that says which program printed it, so that one file answers `show` however large the registry is. */
const PROVENANCE = 'x-atip'

export const documentText = (document: Document, record: Pick<ToolRecord, 'path' | 'stat' | 'sha256' | 'followed'>): string =>
  `${JSON.stringify({ ...document, [PROVENANCE]: { path: record.path, stat: record.stat, sha256: record.sha256, followed: record.followed } })}\n`

const ASK_AGAIN = '"atip scan" asks it again'

/** What to say when the program that a name stands for now is not the one that printed the document. */
const staleWarning = (spoke: string | null, path: string | null): string => {
  if (path === null) return `${spoke ?? 'the program'} is gone; "atip scan" forgets it`
  return spoke === null || path === spoke
    ? `the program changed since it was asked; ${ASK_AGAIN}`
    : `${spoke} printed this, but PATH finds ${path} now; ${ASK_AGAIN}`
}

const NOT_INSTALLED = { trusted: false, reason: 'it is not installed', warnings: [] }

/**
 * The document that the tool itself printed at the last scan. It was validated before it was written; one that does not say which program
 * printed it is another agent's, which nobody here has checked.
 */
export const readNative = (
  { tool, program }: Tool,
  { file, locations }: { readonly file: string; readonly locations: Locations },
  world: LayerWorld,
): Reading | undefined => {
  // room for the provenance that was added
  const reading = world.files.readText(file, MOST_BYTES * 2)
  if (reading.kind !== 'read') return undefined
  let value: unknown
  try {
    value = JSON.parse(reading.text)
  } catch {
    return unusable({ origin: 'native', file }, 'it is not JSON; the next scan replaces it')
  }
  if (!isObject(value)) return unusable({ origin: 'native', file }, 'it is not a document')
  const { [PROVENANCE]: provenance, ...fields } = value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked before it was written
  const document = fields as unknown as Document
  const from = isObject(provenance) ? provenance : {}
  const spoke = typeof from['path'] === 'string' ? from['path'] : null
  const named = program ?? spoke
  const { stat } = from
  const still = named !== null && isIdentity(stat) && world.files.isStill(named, stat) && sameFiles(world, followedIn(from))
  const path = still || (named !== null && world.files.stat(named) !== undefined) ? named : null
  const trust = path === null ? NOT_INSTALLED : trustReader(locations, world)(tool, path)
  // whoever can write where answers are kept can answer for every tool
  const unsafe = dangerOf(world, file)?.reason
  const others = (still ? undefined : 'another program printed it') ?? unsafe ?? (program === null ? 'PATH does not find it' : undefined)
  const guessed = isInferred(document) ? GUESSED : undefined
  const doubt = guessed ?? (trust.trusted ? undefined : trust.reason) ?? others
  return {
    kind: 'layer',
    layer: {
      document,
      source: isInferred(document) ? 'inferred' : 'native',
      trusted: doubt === undefined,
      stale: !still,
      trustable: !trust.trusted && guessed === undefined && others === undefined,
      origin: 'native',
      file,
      path,
      trust: doubt ?? trust.reason,
      warnings: [
        ...(still ? [] : [staleWarning(spoke, path)]),
        ...trust.warnings,
        ...(unsafe === undefined ? [] : [`${file} is not trusted: ${unsafe}`]),
      ],
      counts: spoke === null ? 'shown' : 'judged',
    },
  }
}
