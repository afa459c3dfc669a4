import { isObject } from '../core/json.ts'
import { at } from '../core/pointer.ts'
import type { Document } from './document.ts'

export interface Text {
  readonly text: string
  readonly pointer: string
  /** It is the name of a field, not its value. */
  readonly isKey: boolean
  /** It is a command line. */
  readonly isLine: boolean
}

const LINES = new Set(['examples', 'command', 'setupCommand', 'checkCommand', 'run'])

const textsIn = (value: unknown, pointer: string, isLine: boolean): readonly Text[] => {
  if (typeof value === 'string') return [{ text: value, pointer, isKey: false, isLine }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, at(pointer, index), isLine))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [
    { text: key, pointer: at(pointer, key), isKey: true, isLine },
    ...textsIn(item, at(pointer, key), isLine || LINES.has(key)),
  ])
}

/** Every text of a document, the names of its fields included. */
export const textsOf = (document: Document): readonly Text[] => textsIn(document, '', false)
