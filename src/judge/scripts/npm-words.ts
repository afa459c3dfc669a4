/** Options that change no line that runs. Others may take the word behind them, and npm knows them by their beginnings too. */
const PLAIN = new Set(['-s', '--silent', '-q', '--quiet', '--if-present', '--ignore-scripts', '--no-color', '--no-audit', '--no-fund'])

/** Words that npm takes for the value of an option that stands before them. */
const VALUES = new Set(['true', 'false', 'null'])

const LIFECYCLE = new Set(['test', 'start', 'stop'])
const ALIASES = new Set(['test', 't', 'tst', 'start', 'stop', 'run', 'run-script', 'rum', 'urn'])

/** Every npm appends these to a line as they are, or in quotes that change nothing: each version quotes others in its own way. */
const SAFE = /^[\w@%+=:,./-]+$/

interface NpmCall {
  readonly script: string
  /** What is appended to its line. */
  readonly args: readonly string[]
}

/** Which script the words run; undefined: they are not as plain as that. `names`: npm's command, by its own name. */
export const npmCall = (words: readonly string[], [command, ...further]: readonly string[]): NpmCall | undefined => {
  const end = words.indexOf('--')
  const given = end === -1 ? words : words.slice(0, end)
  const behind = end === -1 ? [] : words.slice(end + 1)
  const operands = given.filter(word => !word.startsWith('-'))
  if (given.some(word => word.startsWith('-') && !PLAIN.has(word)) || operands.some(word => VALUES.has(word))) return undefined
  if (![...operands, ...behind].every(word => SAFE.test(word))) return undefined
  const [called, ...rest] = operands
  if (command === undefined || further.length > 0 || called === undefined || !ALIASES.has(called)) return undefined
  if (command === 'run') {
    const [script, ...args] = rest
    return script === undefined ? undefined : { script, args: [...args, ...behind] }
  }
  return LIFECYCLE.has(command) ? { script: command, args: [...rest, ...behind] } : undefined
}
