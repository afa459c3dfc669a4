import { oneLine } from '../../core/text.ts'

/** The shells that ask. */
export type Shell = 'bash' | 'zsh' | 'fish'

/** What can stand at the cursor, and what it means. */
export interface Candidate {
  readonly value: string
  readonly meaning: string
}

/** What the shell adds of its own: it knows best how files are written. */
export type Also = 'nothing' | 'files' | 'directories'

export interface Offer {
  readonly candidates: readonly Candidate[]
  readonly also: Also
}

/** A word as it is written so far -> the word; `open` is the quote that it ends in. Variables and substitutions stay as they are: nothing is evaluated. */
export const unquote = (written: string): { readonly word: string; readonly open: '"' | "'" | '' } => {
  let word = ''
  let open: '"' | "'" | '' = ''
  for (let at = 0; at < written.length; at++) {
    const letter = written[at]!
    if (letter === '\\' && open !== "'") {
      const next = written[at + 1] ?? ''
      // in double quotes a backslash stands for itself before most characters
      word += open === '"' && !'"\\$`'.includes(next) ? letter + next : next
      at++
    } else if ((letter === '"' || letter === "'") && (open === '' || open === letter)) open = open === '' ? letter : ''
    else word += letter
  }
  return { word, open }
}

/** What bash takes for itself wherever it stands. Letters outside ASCII mean nothing to it. */
const SPECIAL = /[^\w@%+=:,./\u0080-\uFFFF-]/g

/** A value as bash has to read it, in the quotes that are open at the cursor; undefined when these cannot hold it. */
const forBash = (value: string, open: '"' | "'" | ''): string | undefined => {
  if (open === '') return value.replace(SPECIAL, String.raw`\$&`)
  if (open === "'") return value.includes("'") ? undefined : value
  // a history expansion cannot be quoted there
  return value.includes('!') ? undefined : value.replace(/["\\$`]/g, String.raw`\$&`)
}

/** More is no help to whoever pressed a key. */
const MOST_CANDIDATES = 2000

/** About a line of a terminal. */
const LONGEST_MEANING = 120

/**
 * What the shell's function reads: first what to add, then a line for each candidate, with a tab before its meaning. bash inserts what it
 * is given, so it is quoted here; the others quote for themselves, as bash does where file names stand beside the candidates. A name that is
 * not one plain line is left out: without the rest of it, it would be another name.
 */
export const linesFor = (shell: Shell, { candidates, also }: Offer, written: string): string => {
  const { word, open } = unquote(written)
  const sought = word.toLowerCase()
  // bash inserts whatever comes; zsh and fish choose again, and can be told to look inside of words and past case
  const matches = (value: string): boolean => (shell === 'bash' ? value.startsWith(word) : value.toLowerCase().includes(sought))
  const lines = candidates
    .filter(candidate => matches(candidate.value))
    .filter(({ value }) => value !== '' && value === oneLine(value))
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ value, meaning }) => {
      if (shell === 'bash') return (also === 'nothing' ? forBash(value, open) : value) ?? []
      const text = oneLine(meaning).slice(0, LONGEST_MEANING)
      return text === '' ? value : `${value}\t${text}`
    })
  return `${[also, ...lines].join('\n')}\n`
}
