/** The text between single quotes, for a POSIX shell: what it gives is the text, whatever stands in it. */
export const singleQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
