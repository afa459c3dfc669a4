const compiled = new Map<string, RegExp>()

/** Matches the whole of `text` against a pattern in which `*` is any text and `?` one character; all else is literal. */
export const globMatches = (pattern: string, text: string): boolean => {
  if (!pattern.includes('*') && !pattern.includes('?')) return pattern === text
  let expression = compiled.get(pattern)
  if (expression === undefined) {
    // runs of * are folded: `**` would backtrack for no gain
    const source = pattern
      .replace(/\*+/g, '*')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '[^]*')
      .replace(/\?/g, '[^]')
    expression = new RegExp(`^${source}$`, 'u')
    compiled.set(pattern, expression)
  }
  return expression.test(text)
}
