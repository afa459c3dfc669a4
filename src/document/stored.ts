import type { Command, Document } from './document.ts'

/** A document that was checked before it was stored: by the scan that wrote it, or by the tests of the package. Throws on a broken text. */
export const storedDocument = (text: string): Document => JSON.parse(text)

/** A command of such a document. */
export const storedCommand = (text: string): Command => JSON.parse(text)
