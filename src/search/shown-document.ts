import type { Effects } from '../core/effects.ts'
import type { Argument, Command, Document, Option, Presence } from '../document/document.ts'
import type { ShortEffects } from './effect-words.ts'

/** An option as an answer names it: what it does to the command is in one list. */
export interface BriefOption extends Pick<
  Option,
  keyof Presence | 'flags' | 'type' | 'enum' | 'default' | 'description' | 'required' | 'x-value' | 'x-executes'
> {
  /** Effects that the command has with it, or can have, and that it does not have for certain without it; `["*"]`: all of them. */
  readonly 'x-raises'?: readonly string[]
  /** The command does nothing else then. */
  readonly 'x-mode'?: Effects
}

export interface BriefArgument extends Pick<Argument, 'name' | 'type' | 'enum' | 'description' | 'required' | 'variadic' | 'x-executes'> {
  readonly 'x-raises'?: readonly string[]
}

/** A command as answers have it: an entry of an index, or one command with what it is made of. */
export interface BriefCommand
  extends
    ShortEffects,
    Pick<Command, 'description' | 'examples' | 'x-executes' | 'x-safer' | 'x-since' | 'x-until' | 'x-plugin' | 'x-hidden'> {
  /** How it is written, behind the words that lead to it. */
  readonly 'x-usage'?: string
  readonly arguments?: readonly BriefArgument[]
  readonly options?: readonly BriefOption[]
  /** Flags of those of its options of which nothing else is said. */
  readonly 'x-more-options'?: readonly string[]
  readonly commands?: BriefCommands
  /** Names of its commands, where there was no room for more of them; `+16`: there are so many more. */
  readonly 'x-commands'?: readonly string[]
}

export type BriefCommands = Readonly<Record<string, BriefCommand>>

/** What an answer leaves out, in the protocol's later form: whatever it is, it is unknown and not harmless. */
export interface Omitted {
  readonly reason: 'depth-limited' | 'filtered' | 'token-limited'
  readonly commands: number
  readonly options?: number
  readonly safetyAssumption: 'unknown'
}

/** A valid document that says of a tool what one question needs. */
export interface BriefDocument
  extends Pick<Document, 'atip' | 'name' | 'version' | 'description' | 'authentication'>, Omit<BriefCommand, 'description'> {
  /** How many options of the tool itself go with every command. */
  readonly 'x-global-options'?: number
  /** Names of its patterns. */
  readonly 'x-patterns'?: readonly string[]
  readonly partial: true
  readonly omitted: Omitted
  /** The call that gets what was left out. */
  readonly 'x-more': string
}
