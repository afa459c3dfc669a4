import type { Document } from '../document/document.ts'

/** The numbers of a version: `v2.43.0-rc1` is 2, 43, 0. A digit of the name is none: `sqlite3 3.40`. */
const numbersOf = (version: string): readonly number[] => {
  const found = /\d+(?:\.\d+)+/.exec(version) ?? /\d+/.exec(version)
  return found?.[0].split('.').map(Number) ?? []
}

/** Parts of a version that matter: a third one is for mistakes that were mended. */
const COMPARED = 2

/** The version of the tool that a shim describes: what it was checked against, or what it says. */
export const describedVersion = (document: Pick<Document, 'version' | 'x-checked'>): string =>
  document['x-checked']?.version ?? document.version

/** What to say when the version that is installed is another than the one described; undefined: the same, or not known. */
export const driftFrom = (document: Pick<Document, 'version' | 'x-checked'>, installed: string | undefined): string | undefined => {
  const described = describedVersion(document)
  const [a, b] = [numbersOf(described), numbersOf(installed ?? '')]
  if (installed === undefined || a.length === 0 || b.length === 0) return undefined
  const compared = Math.min(a.length, b.length, COMPARED)
  return a.slice(0, compared).every((number, at) => number === b[at])
    ? undefined
    : `the shim describes ${described}, installed is ${installed}`
}

/** Whether a version comes before another, number by number; undefined: one of them has no numbers, or is not known. */
export const isOlder = (version: string | undefined, than: string | undefined): boolean | undefined => {
  const [a, b] = [numbersOf(version ?? ''), numbersOf(than ?? '')]
  if (a.length === 0 || b.length === 0) return undefined
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index).find(
    position => (a[position] ?? 0) !== (b[position] ?? 0),
  )
  return at !== undefined && (a[at] ?? 0) < (b[at] ?? 0)
}

const ESCAPE = /[.*+?^${}()|[\]\\]/g

/**
 * The version that the place of a program names: `/opt/gh-2.40.1/bin/gh`, `/Cellar/gh/2.40.1/bin/gh`, `installs/node/20.11.0/bin/node`,
 * `/nix/store/HASH-git-2.43.0/bin/git`. `real` has no symbolic links. A version behind another name is another program's.
 */
export const versionInPath = (tool: string, real: string | undefined): string | undefined => {
  if (real === undefined) return undefined
  const name = tool.replaceAll(ESCAPE, String.raw`\$&`)
  const place = new RegExp(`/(?:[a-z0-9]{32}-)?${name}[-/@]v?(\\d+(?:\\.\\d+)+[^/]*)/`)
  return place.exec(real)?.[1]
}
