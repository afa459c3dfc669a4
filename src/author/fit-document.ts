import { failure } from '../core/failures.ts'
import { MOST_BYTES } from '../core/json.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { plainValue } from '../core/text.ts'
import type { Document } from '../document/document.ts'
import { readDocumentBytes } from '../document/read.ts'
import { compactJson } from './compact-json.ts'

export interface Fitted {
  readonly document: Document
  readonly text: string
  readonly notes: readonly string[]
}

/** What an option's entry can do without, in the order in which it is given up. */
const withoutDescriptions = (value: unknown, inOptions = false): unknown => {
  if (Array.isArray(value)) return value.map(item => withoutDescriptions(item, inOptions))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      inOptions && key === 'description' ? [] : [[key, withoutDescriptions(field, inOptions || key === 'options')]],
    ),
  )
}

/**
 * The document as text that our own reader accepts. What is larger than a document may be loses the descriptions of its options; what is
 * too large even then fails.
 */
export const fitDocument = (made: Document): Result<Fitted> => {
  const notes: string[] = []
  let document = plainValue(made)
  let text = compactJson(document)
  if (Buffer.byteLength(text) > MOST_BYTES) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- descriptions are all that is gone
    document = withoutDescriptions(document) as Document
    text = compactJson(document)
    notes.push('options are not described, since the document would be too large to be read')
  }
  const reading = readDocumentBytes(Buffer.from(text))
  if (reading.kind === 'document') return ok({ document, text, notes })
  const reason = reading.findings[0]?.message ?? 'it is not valid'
  return failed(
    failure('NO_HELP', `what was found makes no document: ${reason}`, {
      suggestion: { action: 'Ask fewer levels.', fix: `atip shim generate ${made.name} --depth 1`, applicability: 'likely' },
      details: { findings: reading.findings },
    }),
  )
}
