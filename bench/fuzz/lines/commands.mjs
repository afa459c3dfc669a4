// Commands, lists and everything compound.
import { arithmetic } from './expansions.mjs'
import { COMMANDS, FUNCTIONS, VARIABLES } from './names.mjs'
import { redirection } from './redirections.mjs'
import { assignment, stateChange } from './state.mjs'
import { staticWord, word } from './words.mjs'

const deeper = make => ({ ...make, depth: make.depth - 1 })

const commandName = make =>
  make.random.weighted([
    [10, () => make.random.pick(COMMANDS)],
    [3, () => make.random.pick(['"$x"', '$x', '$y', '"$1"', '$1', '${x}', '${arr[0]}', '"$@"', '"${x:-one}"', '$2', '"$y"', '${1:-two}'])],
    [
      1,
      () =>
        make.random.pick([
          '\\one',
          "'one'",
          '"one"',
          "o'n'e",
          'o\\ne',
          "$'one'",
          'o""ne',
          "$'\\x6fne'",
          '{one,a}',
          'on{e,o}',
          '~/one',
          './one',
          '/bin/rm',
          '-x',
          '$(echo one)',
          'one\\\n',
          '\\\none',
        ]),
    ],
    [3, () => make.random.pick(FUNCTIONS)],
    [
      1,
      () =>
        make.random.pick([
          'command one',
          'builtin echo',
          'command -p one',
          'command -- one',
          'exec one',
          'command builtin echo',
          'command -v one',
          'builtin command one',
          '\\command one',
          'command $x',
          'command command one',
          'time one',
          'time -p one',
          '! one',
          '! ! one',
          'command -pv one',
          'exec -c one',
          'command eval one',
        ]),
    ],
    [1, () => make.random.pick(['echo', 'printf %s', ':', 'true', 'false', 'test', '[', 'type', 'pwd', 'kill -0'])],
  ])()

const simple = make => {
  const { random } = make
  const before = random.chance(0.12) ? `${random.times(1, 2, () => assignment(make)).join(' ')} ` : ''
  const words = random.times(0, 3, () => word(make))
  const redirections = random.chance(0.15) ? random.times(1, 2, () => redirection(make)) : []
  const parts = [commandName(make), ...words]
  // a redirection may stand anywhere
  for (const each of redirections) parts.splice(random.below(parts.length + 1), 0, each)
  const text =
    before +
    parts.join(
      random.weighted([
        [20, ' '],
        [1, ' \\\n'],
        [1, '\t'],
      ]),
    )
  return random.chance(0.03) ? `${text} # ${random.pick(['a comment', "don't", '$(two)', ' \\', '`'])}\n` : text
}

const block = make => list({ ...deeper(make), short: true })

const condition = make =>
  make.random.weighted([
    [
      3,
      () =>
        make.random.pick([
          'true',
          'false',
          'one',
          'no',
          ':',
          '[ -z "$x" ]',
          '[ "$x" = one ]',
          'test -n "$1"',
          '[ $# -gt 0 ]',
          '[ "$1" = a ]',
          '[ -f a ]',
          '[ -d src ]',
        ]),
    ],
    [2, () => testCommand(make)],
    [1, () => `((${arithmetic(make)}))`],
    [1, () => block(make)],
  ])()

const testCommand = make => {
  const { random } = make
  const operand = () => (random.chance(0.5) ? random.pick(['$x', '"$x"', 'a', '$1', '""', '1', 'x', 'i', '${arr[0]}', '$n']) : word(make))
  const one = () =>
    random.weighted([
      [2, () => `${random.pick(['-n', '-z', '-f', '-d', '-e', '-v', '!', ''])} ${operand()}`],
      [3, () => `${operand()} ${random.pick(['=', '==', '!=', '-eq', '-ne', '-lt', '-gt', '<', '>', '=~', '-ef', '-nt'])} ${operand()}`],
    ])()
  return `[[ ${random.times(1, 2, one).join(random.pick([' && ', ' || ', '\n&& ']))} ]]`
}

const loopWords = make => (make.random.chance(0.1) ? '' : ` in ${make.random.times(0, 3, () => word(make)).join(' ')}`)

const leave = ({ random }) =>
  random.pick([
    'break',
    'continue',
    'break 2',
    'continue 2',
    'return',
    'return 1',
    'exit',
    'break 9',
    'return $?',
    'exit 0',
    'break "$n"',
    'return "$x"',
  ])

/** A loop that ends by itself: what it counts is changed nowhere else. */
const whileLoop = make => {
  const body = block(make)
  return make.random.pick([
    () => `k=0; while [ $k -lt 2 ]; do k=$((k+1)); ${body}; done`,
    () => `while read -r ${make.random.pick(VARIABLES)}; do ${body}; done < b.txt`,
    () => `until ${condition(make)}; do ${body}; break; done`,
    () => `while ${condition(make)}; do ${body}; break; done`,
    () => `while :; do ${body}; ${leave(make)}; break; done`,
    () => `while ${block(make)}; do ${make.random.pick(VARIABLES)}=${make.random.pick(COMMANDS)}; ${body}; break; done`,
    () => `out a | while read ${make.random.pick(VARIABLES)}; do ${body}; done`,
  ])()
}

const caseCommand = make => {
  const { random } = make
  const pattern = () =>
    random.pick(['a', 'one', '*', 'o*', '"$x"', '$x', 'a|b', '[a-z]*', '""', '-*', '1|two', '(x', '?', '@(a|b)', '$(out a)', '{a,b}'])
  const arms = random.times(
    1,
    3,
    () => `${pattern()}) ${random.chance(0.9) ? block(make) : ''}${random.pick([';;', ';;', ';;', ' ;&', ' ;;&', ' ;;'])}`,
  )
  return `case ${word(make)} in ${arms.join(' ')} esac`
}

const functionDefinition = (make, name = make.random.pick(FUNCTIONS)) => {
  const { random } = make
  const inside = { ...deeper(make), short: true, inFunction: true }
  const body = list(inside)
  const tail = random.chance(0.08) ? ` ${redirection(make)}` : ''
  return random.weighted([
    [6, () => `${name}() { ${body}; }${tail}`],
    [1, () => `function ${name} { ${body}; }${tail}`],
    [1, () => `function ${name}() { ${body}; }`],
    [1, () => `${name} () ( ${body} )${tail}`],
    [0.5, () => `${name}() if true; then ${body}; fi`],
    [0.5, () => `${name}() for i in 1; do ${body}; done`],
    [0.3, () => `${name}() [[ -n $x ]]`],
  ])()
}

const call = make => [make.random.pick(FUNCTIONS), ...make.random.times(0, 2, () => word(make))].join(' ')

const defineAndCall = make => {
  const name = make.random.pick(FUNCTIONS)
  return `${functionDefinition(make, name)}; ${name} ${make.random.times(0, 2, () => word(make)).join(' ')}`
}

const COMPOUND = [
  [3, make => `if ${condition(make)}; then ${block(make)}; ${make.random.chance(0.4) ? `else ${block(make)}; ` : ''}fi`],
  [0.7, make => `if ${condition(make)}; then ${block(make)}; elif ${condition(make)}; then ${block(make)}; else ${block(make)}; fi`],
  [3, make => `for ${make.random.pick(VARIABLES)}${loopWords(make)}; do ${block(make)}; done`],
  [0.7, make => `for ((i=0; i<2; i++)); do ${block(make)}; done`],
  [2, whileLoop],
  [2, caseCommand],
  [2, make => `( ${block(make)} )`],
  [3, make => `{ ${block(make)}; }`],
  [4, defineAndCall],
  [1, functionDefinition],
  [1, testCommand],
  [1, make => `((${arithmetic(make)}))`],
  [0.3, make => `coproc ${make.random.chance(0.3) ? 'P ' : ''}{ ${block(make)}; }`],
  [0.2, make => `coproc ${simple(make)}`],
  [0.3, make => `select x in ${word(make)}; do ${block(make)}; break; done`],
  [0.3, make => `time { ${block(make)}; }`],
]

const compound = make => {
  const text = make.random.weighted(COMPOUND)(make)
  return make.random.chance(0.1) ? `${text} ${redirection(make)}` : text
}

const command = make => {
  const { random } = make
  return random.weighted([
    [10, () => simple(make)],
    [4, () => random.times(1, 2, () => assignment(make)).join(' ')],
    [5, () => stateChange(make)],
    [make.depth > 0 ? 8 : 0, () => compound(make)],
    [2, () => call(make)],
    [make.inFunction ? 1.5 : 0.4, () => leave(make)],
  ])()
}

const pipeline = make => {
  const { random } = make
  if (!random.chance(0.12)) return command(make)
  return random.times(2, 3, () => command(make)).join(random.pick([' | ', ' | ', ' |& ', '|']))
}

const endsLine = text => text.endsWith('\n')

const joined = (make, parts) => {
  let text = parts[0]
  for (const part of parts.slice(1)) {
    const between = make.random.weighted([
      [10, '; '],
      [4, '\n'],
      [3, ' && '],
      [3, ' || '],
      [0.6, ' & '],
      [0.5, ' ;\n'],
      [0.3, '\n\n'],
    ])
    text += (endsLine(text) ? '' : between) + part
  }
  return text
}

/** Here-documents have to stand behind the line that asks for them. */
const withHereDocuments = (make, text) => {
  if (!make.random.chance(0.05) || make.short) return text
  const body = make.random.pick(['a', '$x', '$(two in)', 'one\ntwo', '"$y"', '`out a`', '\\$x', "it's", '${x:-two}', 'a\\\nb', '$((1+1))'])
  const [open, close] = make.random.pick([
    ['<<E', 'E'],
    ["<<'E'", 'E'],
    ['<<-E', '\tE'],
    ['<<"E"', 'E'],
    ['<<\\E', 'E'],
    ['<<"E F"', 'E F'],
    ["<<''", ''],
  ])
  return `${make.random.pick(['rd', 'cat', 'sh', 'one', 'read x', 'while read x; do one $x; done'])} ${open}\n${body}\n${close}\n${text}`
}

export const list = make => {
  const count = make.short
    ? make.random.weighted([
        [5, 1],
        [3, 2],
        [1, 3],
      ])
    : make.random.weighted([
        [2, 1],
        [4, 2],
        [4, 3],
        [2, 4],
        [1, 6],
      ])
  const text = joined(
    make,
    Array.from({ length: count }, () => pipeline(make)),
  )
  return withHereDocuments(make, text).replace(/\n+$/, make.short ? '\n:' : '\n')
}

/** Plain commands without anything that has to be expanded. */
export const staticList = make =>
  make.random
    .times(1, 3, () =>
      [make.random.pick(COMMANDS), ...make.random.times(0, 4, () => staticWord(make))].join(make.random.pick([' ', ' ', '  ', ' \\\n'])),
    )
    .join(make.random.pick(['; ', '\n', ' ; ']))
