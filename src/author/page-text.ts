import { bracketMarks } from './man/escapes.ts'
import { readRoff } from './man/roff.ts'

/** A manual page as the words that stand in it, whatever they mean there; placeholders in angle brackets. */
export const pageText = (page: string): string =>
  readRoff(page)
    .parts.map(part => ('text' in part ? bracketMarks(part.text) : ''))
    .join('\n')
