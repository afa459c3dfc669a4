/** How the sed of a family finds the end of a pattern and of a label; they disagree, and which one will run is not known. */
export interface SedDialect {
  /** GNU ends a label at white space, `;`, `}` or `#`; BSD and POSIX only at the end of the line. */
  readonly labels: 'word' | 'line'
  /** GNU knows `[[:x:]]`, BSD also lets `\]` pass, busybox ends a class at the first `]`. */
  readonly classes: 'gnu' | 'bsd' | 'plain'
}

/** Where a delimited part ends (just after its delimiter), or -1 if it does not. */
type End = number

const isNested = (c: string | undefined): boolean => c === '.' || c === ':' || c === '='

/** `at` is just after `[`; returns the index of the closing `]`, or -1. A delimiter in a class does not end the pattern. */
const classEnd = (text: string, at: number, classes: SedDialect['classes']): number => {
  let i = at
  if (text[i] === '^') i++
  if (text[i] === ']') i++
  // as in GNU sed: 0 plain, 1 after an inner `[`, 2 inside `[:` .. `:]`, 3 after the `:` that may end it
  let state = 0
  let inner = ''
  for (; i < text.length; i++) {
    const c = text[i]!
    if (c === '\n') return -1
    if (classes === 'plain') {
      if (c === ']') return i
      continue
    }
    if (classes === 'bsd' && c === '\\' && state === 0 && text[i + 1] !== '\n') {
      i++
      continue
    }
    if (isNested(c) && state === 1) {
      inner = c
      state = 2
    } else if (isNested(c) && state === 2 && c === inner) state = 3
    else if (c === '[') state = state === 0 ? 1 : state
    else if (c === ']' && state < 2) return i
    else if (c === ']' && state === 3) state = 0
    else state &= ~1
  }
  return -1
}

/** The end of one part of `s`, `y` or an address; `at` is its first character. A bare newline never belongs to it. */
export const partEnd = (
  text: string,
  at: number,
  { delimiter, pattern, dialect }: { readonly delimiter: string; readonly pattern: boolean; readonly dialect: SedDialect },
): End => {
  for (let i = at; i < text.length; i++) {
    const c = text[i]!
    if (c === '\n') return -1
    if (c === delimiter) return i + 1
    if (c === '\\') {
      i++
    } else if (c === '[' && pattern) {
      i = classEnd(text, i + 1, dialect.classes)
      if (i === -1) return -1
    }
  }
  return -1
}
