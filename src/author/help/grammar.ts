import type { CommandText } from '../described.ts'

/** iproute2 defines the words of its usage below it: `OBJECT := { link | route | rule }`. */
const DEFINITION = /(?<![\w-])([A-Z][A-Z_-]{1,40}) := \{([^{}]*)\}/g

/** `ip [ OPTIONS ] OBJECT { COMMAND | help }`: what stands before the place of a command has commands of its own. */
const BEFORE_COMMAND = /(?<![\w-])([A-Z][A-Z_-]{1,40}) \{ COMMAND\b/

const WORD = /^[a-z][\w-]*$/

/** The commands that a usage names by a word which the text defines as a set of them. */
export const grammarCommands = (text: string, usage: readonly string[]): readonly CommandText[] => {
  const named = new Set(usage.flatMap(line => BEFORE_COMMAND.exec(line)?.[1] ?? []))
  if (named.size === 0) return []
  return [...text.replaceAll(/\s+/g, ' ').matchAll(DEFINITION)].flatMap(([, name = '', set = '']) => {
    const words = set.split('|').map(part => part.trim())
    const known = named.has(name) && words.length > 1 && words.every(word => WORD.test(word))
    return known ? words.filter(word => word !== 'help').map(word => ({ name: word, aliases: [] })) : []
  })
}
