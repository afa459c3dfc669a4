import { storedCommand, storedDocument } from '../document/stored.ts'
import { basename } from 'node:path'
import { MOST_BYTES } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Command, Commands, Document } from '../document/document.ts'
import type { BriefDocument } from '../search/shown-document.ts'
import { below } from '../registry/below.ts'

interface Split {
  /** Of the shim that it was made from: another size is another shim. */
  readonly size: number
  readonly document: Omit<Document, 'commands'>
  /** Where each command lies in that shim, in bytes. */
  readonly parts: Readonly<Record<string, readonly [offset: number, length: number]>>
}

/** Commands that are read when they are looked at, once each: who looks at all of them gets them all. */
const lazyCommands = (parts: Split['parts'], file: string, world: Pick<World, 'files'>): Commands => {
  const commands: Record<string, Command> = {}
  for (const [name, [offset, length]] of Object.entries(parts)) {
    Object.defineProperty(commands, name, {
      enumerable: true,
      configurable: true,
      get: (): Command => {
        const text = world.files.slice(file, offset, length)
        // an absent command would be an unknown one, a broken one must not pass for it
        if (text === undefined) throw new Error(`"${file}" is cut off`)
        const value = storedCommand(text)
        Object.defineProperty(commands, name, { enumerable: true, configurable: true, value })
        return value
      },
    })
  }
  return commands
}

/** A large document of the package without its commands, which follow when they are asked for; undefined when it was not split, or changed since. */
export const readSplit = (world: Pick<World, 'files'>, whole: string, splitDirectory: string): Document | undefined => {
  const file = below(splitDirectory, basename(whole))
  const reading = world.files.readText(file, MOST_BYTES)
  if (reading.kind !== 'read') return undefined
  const { size, document, parts }: Split = JSON.parse(reading.text)
  if (world.files.stat(whole)?.size !== size) return undefined
  return { ...document, commands: lazyCommands(parts, whole, world) }
}

/** Reads documents of the package, cut by command where they are large. */
export const packagedReader =
  (splitDirectory: string, world: Pick<World, 'files'>) =>
  (file: string): Document | undefined => {
    const split = readSplit(world, file, splitDirectory)
    if (split !== undefined) return split
    const reading = world.files.readText(file, MOST_BYTES)
    return reading.kind === 'read' ? storedDocument(reading.text) : undefined
  }

/** The commands of a large document of the package with their descriptions and aliases alone; undefined where `readSplit` is. */
export const readNames = (world: Pick<World, 'files'>, whole: string, splitDirectory: string): Pick<Document, 'commands'> | undefined => {
  const reading = world.files.readText(below(splitDirectory, basename(whole).replace(/\.json$/, '.names')), MOST_BYTES)
  if (reading.kind !== 'read') return undefined
  const { size, document }: { readonly size: number; readonly document: Pick<Document, 'commands'> } = JSON.parse(reading.text)
  return world.files.stat(whole)?.size === size ? document : undefined
}

/**
 * What `atip show TOOL` says of a document of the package, made by the build; undefined where that is of another document. What comes
 * with the package is as its own build wrote it.
 */
export const readIndex = (world: Pick<World, 'files'>, whole: string, splitDirectory: string): BriefDocument | undefined => {
  const reading = world.files.readText(below(splitDirectory, basename(whole).replace(/\.json$/, '.index')), MOST_BYTES)
  if (reading.kind !== 'read') return undefined
  const { size, document }: { readonly size: number; readonly document: BriefDocument } = JSON.parse(reading.text)
  return world.files.stat(whole)?.size === size ? document : undefined
}
