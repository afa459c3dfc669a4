/**
 * Matches the whole of `text` against a pattern in which `*` is any text and `?` one character; all else is literal. Goes back only to the
 * last `*`, so that a hostile pattern costs at most the product of the two lengths, where a regular expression would take for ever.
 */
export const globMatches = (pattern: string, text: string): boolean => {
  const only = pattern.indexOf('*')
  if (!pattern.includes('?')) {
    if (only === -1) return pattern === text
    // with one star, which is what most have, it is a beginning and an end
    if (only === pattern.lastIndexOf('*'))
      return text.length >= pattern.length - 1 && text.startsWith(pattern.slice(0, only)) && text.endsWith(pattern.slice(only + 1))
  }
  // by code points: `?` is a character, not half of one
  const wanted = Array.from(pattern)
  const given = Array.from(text)
  let at = 0
  let star = -1
  let resume = 0
  for (let next = 0; next < given.length;) {
    if (wanted[at] === '*') {
      star = at++
      resume = next
    } else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === given[next])) {
      at++
      next++
    } else if (star !== -1) {
      // the last star takes one character more
      at = star + 1
      next = ++resume
    } else return false
  }
  while (wanted[at] === '*') at++
  return at === wanted.length
}

/** Names that globs are tried on. */
export interface Targets {
  readonly names: readonly string[]
  /** All of them, each between line feeds. */
  readonly text: string
}

export const targetsOf = (names: readonly string[]): Targets => ({ names, text: `\n${names.join('\n')}\n` })

/** Whether a name begins and one ends as the glob does. Most globs match no name of a list, and this says so without a look at each. */
export const mayMatch = (pattern: string, { text }: Targets): boolean => {
  const head = /^[^*?]*/.exec(pattern)![0]
  return text.includes(`\n${head}`) && text.includes(`${/[^*?]*$/.exec(pattern)![0]}\n`)
}
