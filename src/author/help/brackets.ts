const CLOSING: Readonly<Record<string, string>> = { '[': ']', '<': '>', '{': '}', '(': ')' }

/** The longest bracket of a synopsis in use (ip route) has 300 characters; one that is never closed should not be looked for to the end of the text. */
const LONGEST = 1000

/** Where the bracket that opens at `at` is closed: the index after it, or undefined when it never is. */
export const closeOf = (text: string, at: number): number | undefined => {
  const expected: string[] = []
  for (let i = at; i < Math.min(text.length, at + LONGEST); i++) {
    const character = text[i]!
    const closing = CLOSING[character]
    if (closing !== undefined) expected.push(closing)
    else if (character === expected.at(-1)) {
      expected.pop()
      if (expected.length === 0) return i + 1
    }
  }
  return undefined
}

/**
 * Steps over brackets, or over one character. After a bracket that is never closed no other is looked for, so that a text of many of
 * them is read in one pass.
 */
export const stepper = (text: string): ((at: number) => number) => {
  let broken = false
  return at => {
    if (broken || CLOSING[text[at]!] === undefined) return at + 1
    const end = closeOf(text, at)
    if (end === undefined) broken = true
    return end ?? at + 1
  }
}

/** Splits at `separator` outside brackets. */
export const splitOutside = (text: string, separator: string): readonly string[] => {
  const parts: string[] = []
  let from = 0
  const step = stepper(text)
  for (let i = 0; i < text.length; i++) {
    if (CLOSING[text[i]!] !== undefined) i = step(i) - 1
    else if (text.startsWith(separator, i)) {
      parts.push(text.slice(from, i))
      from = i + separator.length
      i = from - 1
    }
  }
  return [...parts, text.slice(from)]
}

/** The end of the word that starts at `at`; blanks and commas inside brackets or quotes belong to it. */
export const wordEnd = (text: string, at: number): number => {
  let i = at
  const step = stepper(text)
  while (i < text.length) {
    const character = text[i]!
    if (character === ' ') break
    // a comma ends the word unless it stands between two values
    if (character === ',' && /^,(?: |$)/.test(text.slice(i, i + 2))) break
    if (CLOSING[character] !== undefined) i = step(i)
    else if (character === "'" || character === '"') {
      const end = text.indexOf(character, i + 1)
      i = end === -1 ? i + 1 : end + 1
    } else i++
  }
  return i
}
