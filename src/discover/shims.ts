import { join } from 'node:path'
import { MOST_BYTES } from '../core/json.ts'
import { toolNameOf } from '../core/tool-name.ts'
import type { Stat, World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import type { Finding } from '../document/finding.ts'
import { readDocumentBytes } from '../document/read.ts'
import { isInferred } from '../layers/layer.ts'
import { shimDirectories } from '../registry/locations.ts'
import type { Locations } from '../registry/locations.ts'
import { identityOf } from '../registry/record.ts'
import type { Rejection } from '../registry/record.ts'

export interface Shim {
  readonly name: string
  readonly path: string
  readonly stat: Stat
  readonly document: Document
  readonly warnings: readonly string[]
}

export interface Shims {
  /** By tool name; the strongest layer's. */
  readonly shims: ReadonlyMap<string, Shim>
  readonly rejected: readonly Rejection[]
}

const findingOf = (code: string, message: string): Finding => ({ code, severity: 'error', pointer: '', message, fix: null })

/** One shim file -> its document, or why it is none. */
const readShim = (world: Pick<World, 'files'>, path: string): Document | readonly Finding[] => {
  const file = world.files.read(path, MOST_BYTES)
  switch (file.kind) {
    case 'read': {
      const reading = readDocumentBytes(file.bytes)
      return reading.kind === 'document' ? reading.document : reading.findings
    }
    case 'absent':
      return [findingOf('absent', 'the file does not exist')]
    case 'too-large':
      return [findingOf('too-large', `it has ${file.size} bytes; at most ${MOST_BYTES} are read`)]
    case 'unreadable':
      return [findingOf('unreadable', `it could not be read: ${file.reason}`)]
  }
}

/** Every shim of every layer. A broken file is reported, and the next layer's shim for the same tool stands in. */
export const readShims = async (world: Pick<World, 'files' | 'find'>, locations: Locations): Promise<Shims> => {
  const shims = new Map<string, Shim>()
  // what was guessed from help texts stands in only where nobody wrote anything
  const guesses = new Map<string, Shim>()
  const rejected: Rejection[] = []
  for (const directory of shimDirectories(locations)) {
    for (const file of await world.find(directory, '*.json')) {
      const path = join(directory, file)
      const name = toolNameOf(file.slice(0, -'.json'.length))
      const stat = world.files.stat(path)
      if (name === undefined || stat === undefined) {
        const reason = name === undefined ? 'its file name is not the encoded name of a tool' : 'it could not be examined'
        rejected.push({ path, findings: [findingOf('file-name', reason)], ...(stat === undefined ? {} : { stat: identityOf(stat) }) })
        continue
      }
      if (shims.has(name)) continue
      const document = readShim(world, path)
      if ('atip' in document) {
        const warnings = document.name === name ? [] : [`the shim describes "${document.name}"`]
        const shim = { name, path, stat, document, warnings }
        if (!isInferred(document)) shims.set(name, shim)
        else if (!guesses.has(name)) guesses.set(name, shim)
      } else rejected.push({ path, findings: document, stat: identityOf(stat) })
    }
  }
  return { shims: new Map([...guesses, ...shims]), rejected }
}
