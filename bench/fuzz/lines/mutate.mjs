// Lines that somebody wrote, changed a little: the constructs of real lines in places where nobody would put them.
import { fromGrammar, makerOf } from './grammar.mjs'
import { COMMANDS } from './names.mjs'
import { braces, word } from './words.mjs'

const TOKENS = /\s+|[A-Za-z0-9_.\-/]+|\$?\{|\$?\(|[;&|]+|./gsu
const METACHARACTERS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '$',
  '`',
  "'",
  '"',
  '\\',
  ';',
  '|',
  '&',
  '<',
  '>',
  '!',
  '#',
  '~',
  '*',
  '?',
  '=',
  ',',
  ' ',
  '\n',
  '\\\n',
  '..',
  '$(',
  '((',
  '))',
  '<(',
  '<<<',
  '&&',
  '||',
  ';;',
  '$x',
  '"$@"',
  '{a,b}',
  '@',
  '-',
  '+=',
  '%',
  ':',
  '^',
  '\t',
]

const quoted = text => `'${text.replaceAll("'", String.raw`'\''`)}'`

const make = random => ({ ...makerOf(random, 1), short: true })

const changeToken = (random, line, change) => {
  const tokens = line.match(TOKENS) ?? ['']
  const at = random.below(tokens.length)
  return [...tokens.slice(0, at), ...change(tokens[at], tokens, at), ...tokens.slice(at + 1)].join('')
}

const CHANGES = [
  [3, (random, line) => changeToken(random, line, () => [])],
  [2, (random, line) => changeToken(random, line, token => [token, token])],
  [4, (random, line) => changeToken(random, line, token => [token, random.pick(METACHARACTERS)])],
  [2, (random, line) => changeToken(random, line, token => [random.chance(0.5) ? quoted(token) : `"${token}"`])],
  [3, (random, line) => changeToken(random, line, () => [word(make(random))])],
  [2, (random, line) => changeToken(random, line, token => [token, braces(make(random))])],
  [1, (random, line) => changeToken(random, line, (_, tokens) => [random.pick(tokens)])],
  [1, (random, line) => changeToken(random, line, token => [`{${token},${random.pick(['-x', 'a', ''])}}`])],
  [
    1,
    (random, line) =>
      changeToken(random, line, token =>
        token.length < 2 ? [token] : [token.slice(0, 1), random.pick(['\\', "''", '""', '\\\n', '$x']), token.slice(1)],
      ),
  ],
  [1, (random, line) => line.replace(/ /, random.pick([' \\\n', '\t', '  ', ' {', ' "$x" ']))],
  [2, (random, line) => `${fromGrammar(random)}\n${line}`],
  [2, (random, line) => `${line}\n${fromGrammar(random)}`],
  [1, (random, line) => `f() { ${line}\n}; f ${random.pick(['', 'a', '"$x"', 'one two', '-rf'])}`],
  [1, (_, line) => `eval ${quoted(line)}`],
  [1, (_, line) => `( ${line}\n)`],
  [1, (_, line) => `one "$(${line}\n)"`],
  [0.5, (_, line) => `x=$(${line}\n); one $x`],
  [0.5, (_, line) => `if true; then ${line}\nfi`],
  [0.5, (random, line) => `for x in ${random.pick(COMMANDS)} a; do ${line}\ndone`],
  [0.5, (_, line) => `trap ${quoted(line)} EXIT`],
  [0.5, (_, line) => `cat <<E\n${line}\nE`],
  [0.5, (_, line) => `sh <<'E'\n${line}\nE`],
  [0.5, (_, line) => `x=${quoted(line)}; eval "$x"`],
  [0.3, (_, line) => `x=${quoted(line)}; $x`],
  [0.5, (random, line) => `x=${random.pick(COMMANDS)}; ${line.replace(/[a-z]+/, '$x')}`],
]

/** Where a line was made from others, it has at most this many characters: the rest is cut off. */
const LONGEST = 1500

export const mutated = (random, corpus) => {
  let line = corpus[random.below(corpus.length)]
  for (let left = random.below(4); left > 0; left--) line = random.weighted(CHANGES)(random, line)
  if (random.chance(0.05)) line += `${random.pick(['; ', '\n', ' | ', ' && '])}${corpus[random.below(corpus.length)]}`
  return line.slice(0, LONGEST)
}
