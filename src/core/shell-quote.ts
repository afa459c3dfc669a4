/** The text between single quotes, for a POSIX shell: what it gives is the text, whatever stands in it. */
export const singleQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What every shell reads as it is, wherever it stands. */
const PLAIN = /^[\w./@%+,:=-]+$/

/** A word of a command line: as it is where a shell reads it so, else between quotes. `plain`: which words stay as they are. */
export const shellWord = (text: string, plain = PLAIN): string => (plain.test(text) ? text : singleQuoted(text))
