/** A word of the shell, or what is left of one that does not end: quoted parts, escapes, plain letters, in any order. */
const WORD = /(?:'[^']*(?:'|$)|"(?:\\[^]|[^"\\])*(?:"|$)|\\[^]|[^\s'"\\;|&<>()])+/y
/** The same inside of quotes, where those end it. */
const IN_DOUBLE = /(?:'[^'"]*'|\\"(?:[^"\\]|\\[^"])*\\"|\\[^]|[^\s'"\\;|&<>()])+/y
const IN_SINGLE = /(?:"[^"']*"|\\[^']|[^\s'"\\;|&<>()])+/y

const FORMS = { '': WORD, '"': IN_DOUBLE, "'": IN_SINGLE } as const
type Quote = keyof typeof FORMS

/** Says in which quotes a place stands; asked from the left to the right. */
const quotesOf = (text: string): ((place: number) => Quote) => {
  let at = 0
  let quote: Quote = ''
  return place => {
    for (; at < place; at++) {
      const letter = text[at]
      if (letter === '\\' && quote !== "'") at++
      else if (letter === '"' || letter === "'") quote = quote === letter ? '' : quote === '' ? letter : quote
    }
    return quote
  }
}

/**
 * The text with some of its values changed: those behind what `form` finds (a pattern of all places, whose first group is a name) where the name
 * is wanted. Values are not looked through for names of their own where they are changed, and are where they are not: `sh -c "TOKEN=x run"`.
 */
export const valuesIn = (text: string, form: RegExp, isWanted: (name: string) => boolean, change: (value: string) => string): string => {
  const quoteAt = quotesOf(text)
  let changed = ''
  let done = 0
  for (const match of text.matchAll(form)) {
    const from = match.index + match[0].length
    if (match.index < done || !isWanted(match[1] ?? '')) continue
    const value = FORMS[quoteAt(from)]
    value.lastIndex = from
    const found = value.exec(text)?.[0]
    if (found === undefined) continue
    changed += text.slice(done, from) + change(found)
    done = from + found.length
  }
  return changed + text.slice(done)
}
