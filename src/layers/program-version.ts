import type { Document } from '../document/document.ts'
import type { World } from '../host/world.ts'
import { describedVersion, driftFrom } from './drift.ts'
import { installedVersion } from './installed-version.ts'
import type { Installed } from './installed-version.ts'

/** `1.2.3`, `2022-01-14`: a version that stands in no program by accident. Two numbers do. */
const TELLING = /^\d+(?:[.-]\d+){2,}$/

/**
 * The version that is installed of the program that a shim describes. A package may be numbered otherwise than the program in it (kubectl comes
 * with a Google Cloud SDK, xxd with vim): a program whose own file holds the version that the shim names is of that version, whatever the package says.
 */
export const programVersion = (
  document: Pick<Document, 'version' | 'x-checked' | 'name'>,
  path: string,
  world: Pick<World, 'files'>,
): Installed | undefined => {
  const installed = installedVersion({ tool: document.name, path }, world)
  const described = describedVersion(document)
  if (installed === undefined || driftFrom(document, installed.version) === undefined || !TELLING.test(described)) return installed
  return world.files.contains(path, described) === true ? { version: described, from: path } : installed
}
