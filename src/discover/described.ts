import type { Effects } from '../core/effects.ts'
import { oneLine } from '../core/text.ts'
import { countCommands } from '../document/commands.ts'
import { protocolOf } from '../document/document.ts'
import type { Document } from '../document/document.ts'
import { toolStates } from '../document/effect-states.ts'
import { shortEffects } from '../search/effect-words.ts'

/** What the registry keeps of a document, as text for one line. */
export interface Described {
  readonly version: string
  readonly atipVersion: string
  readonly description: string
  /** How many can be run. */
  readonly commands: number
  /** What the tool as a whole is certain to do, or not to. Empty: nobody says. */
  readonly effects: Effects
  /** Effects that only some of its commands have, or that options and operands decide, by path; `*`: all that `effects` does not name. */
  readonly 'x-depends'?: readonly string[]
}

export const describe = (document: Document): Described => ({
  version: oneLine(document.version),
  atipVersion: protocolOf(document),
  description: oneLine(document.description),
  commands: countCommands(document),
  // always there: a record without it is of an older scan
  effects: {},
  ...shortEffects(toolStates(document, document.globalOptions)),
})

export interface DescribedShim extends Described {
  /** The tool that it says it describes. */
  readonly name: string
  /** Made from a help text, and looked at by nobody. */
  readonly guessed: boolean
}
