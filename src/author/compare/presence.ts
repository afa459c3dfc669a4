import type { Presence } from '../../document/document.ts'
import { isOlder } from '../../layers/drift.ts'
import type { CheckCode } from './findings.ts'

/** Why something of the shim need not be in the texts of the tool that is installed. */
export interface Absence {
  /** The code where it is a command, and where it is an option. */
  readonly command: CheckCode
  readonly option: CheckCode
  readonly reason: string
}

const ofVersion = (reason: string, installed: string | undefined): Absence => ({
  command: 'other-version',
  option: 'other-version',
  reason: `${reason}, and ${installed === undefined ? 'it is not known which version is installed' : `${installed} is installed`}`,
})

/** What the shim says that explains why a thing is not there; undefined: nothing, so it must be there. */
export const absenceOf = (declared: Presence, installed: string | undefined): Absence | undefined => {
  const { 'x-since': since, 'x-until': until, 'x-plugin': plugin, 'x-hidden': hidden } = declared
  // where the version cannot be told, nothing is claimed
  if (since !== undefined && isOlder(installed, since) !== false) return ofVersion(`known from ${since} on`, installed)
  if (until !== undefined && isOlder(until, installed) !== false) return ofVersion(`known up to ${until}`, installed)
  if (plugin !== undefined)
    return { command: 'plugin-missing', option: 'plugin-missing', reason: `part of ${plugin}, which need not be installed` }
  if (hidden === true) return { command: 'undocumented-command', option: 'undocumented-option', reason: 'hidden, the shim says' }
  return undefined
}
