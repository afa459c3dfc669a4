import type * as schema from '../generated/document-types.ts'

/*
 * A document after it was read, as the schema has it: field meanings in docs/guide/document-format.md, types in src/generated, which are
 * made from schemas/metadata.schema.json. Fields that nobody here knows are kept. Here stand the names of what several parts have in common.
 */

export type { Effects } from '../core/effects.ts'
export type {
  Argument,
  Command,
  Commands,
  ConfiguredBy,
  Document,
  Option,
  Pattern,
  Syntax,
  ValueEffects,
} from '../generated/document-types.ts'

/** What happens to a path; `read-tree`: it is read, and all that lies below it. */
export type Access = NonNullable<schema.Option['x-access']>[string]

/** What an option, an operand or one of its values does to the command that it stands in; what a variable does, whose value is the role's. */
export type Role = Pick<schema.Option, (keyof schema.Option & keyof schema.Argument & `x-${string}`) | 'x-elsewhere' | 'x-access'>

/** What a command otherwise does and does not do in a mode; without a word for it, a mode takes none of it away. */
export type Dropped = schema.Drops[number]

/** In which of the tool's forms a command or an option is there; it changes no verdict. */
export type Presence = Pick<schema.Command, 'x-since' | 'x-until' | 'x-plugin' | 'x-hidden'>

/** What the root and every command have in common. */
export type Node = Pick<schema.Command, keyof schema.Command & keyof schema.Document>

export type PatternStep = schema.Pattern['steps'][number]

/** A line, and what it must come to when its document is all that is known. */
export type DocumentTest = schema.Test

/** The protocol version that a document names, in either form. */
export const protocolOf = (document: Pick<schema.Document, 'atip'>): string =>
  typeof document.atip === 'string' ? document.atip : document.atip.version

/** Whether it has commands below it: a list that is there and empty says that it has none. */
export const isGroup = ({ commands }: Pick<Node, 'commands'>): boolean => commands !== undefined && Object.keys(commands).length > 0

/** A command of an object that came from outside: inherited names such as `constructor` are not commands. */
export const childOf = (commands: schema.Commands | undefined, name: string): schema.Command | undefined =>
  commands !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
