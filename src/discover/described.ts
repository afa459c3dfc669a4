import { oneLine } from '../core/text.ts'
import { countCommands } from '../document/commands.ts'
import { protocolOf } from '../document/document.ts'
import type { Document } from '../document/document.ts'

/** What the registry keeps of a document, as text for one line. */
export interface Described {
  readonly version: string
  readonly atipVersion: string
  readonly description: string
  /** How many can be run. */
  readonly commands: number
}

export const describe = (document: Document): Described => ({
  version: oneLine(document.version),
  atipVersion: protocolOf(document),
  description: oneLine(document.description),
  commands: countCommands(document),
})

export interface DescribedShim extends Described {
  /** The tool that it says it describes. */
  readonly name: string
  /** Made from a help text, and looked at by nobody. */
  readonly guessed: boolean
}
