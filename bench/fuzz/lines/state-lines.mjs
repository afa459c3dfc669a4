// Lines about what the shell knows: little programs that set variables, directories and functions in every way, mildly enough that the
// reader lets most of them through, and that show afterwards what came of it.
import { braces, word } from './words.mjs'

const NAMES = ['x', 'y', 'x', 'y', 'z']
const FUNCTIONS = ['f', 'g', 'h']
const COMMANDS = ['one', 'two', 'three', 'rm']

const name = ({ random }) => random.pick(NAMES)

const value = make =>
  make.random.weighted([
    [8, () => make.random.pick(COMMANDS)],
    [3, () => make.random.pick(['"$x"', '"$y"', '$x', '"$1"', '$1', '$2', '"$@"'])],
    [
      2,
      () =>
        make.random.pick([
          "'one a'",
          '""',
          'a',
          '1',
          '2',
          'src',
          "'two  b'",
          '"$x a"',
          '${x}o',
          '"${y:-two}"',
          '${1:-three}',
          '"${x:+rm}"',
          '~',
          "$'one'",
        ]),
    ],
    [
      1,
      () =>
        make.random.pick([
          '"${x%o*}"',
          '"${x#t}"',
          '"${x/o/O}"',
          '"${x:0:1}"',
          '"${x^^}"',
          '$(echo two)',
          '"$(out rm)"',
          '$((1+1))',
          '${#x}',
          '"${arr[0]}"',
          '"${arr[@]}"',
          '"$#"',
          '"${!x}"',
          '"${x@Q}"',
          '"${x:=two}"',
          '"$*"',
        ]),
    ],
  ])()

const several = (make, least, most) => make.random.times(least, most, () => value(make)).join(' ')

const use = make =>
  make.random.weighted([
    [4, () => `one ${several(make, 1, 3)}`],
    [3, () => `"$${name(make)}" ${several(make, 0, 2)}`],
    [1, () => `$${name(make)} a`],
    [
      2,
      () =>
        `${make.random.pick(['"$1"', '$1', '"$2"', '"$@"', '"${arr[0]}"', '"${arr[1]}"', '"${x:-one}"', '"${1-one}"', '"$x$y"', '$x$y', '"${x}"'])} a`,
    ],
    [0.6, () => `command "$${name(make)}" a`],
  ])()

const condition = make =>
  make.random.pick([
    'true',
    'false',
    'one',
    'no',
    '[ -z "$x" ]',
    '[ "$x" = one ]',
    '[ -n "$1" ]',
    '[ $# -gt 1 ]',
    '[ "$1" = rm ]',
    '[[ $x == o* ]]',
    '[[ -n $y ]]',
    'test "$1"',
    '! true',
    '[ -d src ]',
    '((1))',
    '((0))',
    '[ "$x" = rm ]',
  ])

const prefix = make =>
  make.random.weighted([
    [12, ''],
    [1, 'command '],
    [1, 'builtin '],
    [0.5, 'command -p '],
    [0.5, 'command -- '],
    [0.5, 'command -p -- '],
    [0.5, 'builtin command '],
    [0.3, '\\'],
    [0.3, 'z=1 '],
  ])

const assigned = make =>
  `${name(make)}${make.random.weighted([
    [8, '='],
    [1, '+='],
  ])}${value(make)}`

const set = make =>
  make.random.weighted([
    [10, () => assigned(make)],
    [2, () => `${assigned(make)} ${assigned(make)}`],
    [
      4,
      () =>
        `${prefix(make)}${make.random.pick(['local', 'local', 'declare', 'typeset', 'export', 'readonly', 'declare -g', 'local -r', 'declare -x', 'declare -l', 'declare -u', 'local -a', 'declare -r', 'export -n', 'local -x', 'declare -c', 'declare -xg', 'declare +x', 'local -I', 'declare -t'])} ${make.random.pick([assigned(make), assigned(make), name(make), `${name(make)} ${assigned(make)}`])}`,
    ],
    [2, () => `${prefix(make)}unset ${make.random.pick(['', '', '-v ', '-f '])}${make.random.pick([...NAMES, ...FUNCTIONS])}`],
    [2, () => `${prefix(make)}set -- ${several(make, 0, 3)}`],
    [2, () => `${prefix(make)}shift${make.random.pick(['', '', ' 2', ' 0', ' $#'])}`],
    [1, () => `${prefix(make)}read -r ${make.random.times(1, 2, () => name(make)).join(' ')} <<< ${value(make)}`],
    [1, () => `${prefix(make)}printf -v ${name(make)} %s ${several(make, 0, 2)}`],
    [1, () => `arr${make.random.pick(['=', '+='])}(${several(make, 0, 3)})`],
    [0.5, () => `arr[${make.random.pick(['0', '1', '2', '-1'])}]=${value(make)}`],
    [1, () => `${name(make)}=${make.random.pick(['one', 'rm'])} one "$x"`],
    [0.5, () => `${name(make)}=${make.random.pick(COMMANDS)} ${make.random.pick(FUNCTIONS)} ${several(make, 0, 2)}`],
    [1, () => `((${make.random.pick(['x', 'y', 'z'])}${make.random.pick(['=1', '++', '+=2'])}))`],
    [0.5, () => `: "\${${name(make)}:=${make.random.pick(COMMANDS)}}"`],
    [0.3, () => `mapfile -t arr <<< ${value(make)}`],
    [0.3, () => `getopts ab ${name(make)} -a`],
    [0.2, () => `alias one=${make.random.pick(COMMANDS)}`],
    [0.2, () => `let ${name(make)}=1`],
    [0.3, () => `exec ${make.random.pick(['{x}> new', '3> new', '{y}< a', '{x}>&-'])}`],
    [0.3, () => `wait -n -p ${name(make)}`],
  ])()

const move = make =>
  `${prefix(make)}${make.random.weighted([
    [6, 'cd'],
    [1, 'pushd'],
    [1, 'popd'],
  ])} ${make.random.pick(['src', '..', '/tmp', '~', '-', '.', 'src/deep', '~/other', 'missing', '"$x"', '"$y"', '"${1:-src}"', '-P src', '-- src', '../other', '/', ''])}`

const leave = ({ random }) =>
  random.pick(['return', 'break', 'continue', 'return 0', 'return 1', 'break 2', 'continue 2', 'exit', 'exit 1'])

const deeper = make => ({ ...make, depth: make.depth - 1 })
const block = make => statements(deeper(make), 1, 3)
const quoted = text => `'${text.replaceAll("'", String.raw`'\''`)}'`

const define = make => {
  const body = statements({ ...deeper(make), inFunction: true }, 1, 4)
  return make.random.weighted([
    [8, `${make.random.pick(FUNCTIONS)}() { ${body}; }`],
    [1, `${make.random.pick(FUNCTIONS)}() ( ${body} )`],
    [1, `function ${make.random.pick(FUNCTIONS)} { ${body}; }`],
  ])
}

const call = make => `${make.random.pick(FUNCTIONS)} ${several(make, 0, 2)}`.trim()

const COMPOUND = [
  [3, make => `if ${condition(make)}; then ${block(make)}; fi`],
  [2, make => `if ${condition(make)}; then ${block(make)}; else ${block(make)}; fi`],
  [2, make => `for ${name(make)} in ${several(make, 1, 3)}; do ${block(make)}; done`],
  [0.5, make => `for ${name(make)}; do ${block(make)}; done`],
  [1, make => `k=0; while [ $k -lt 2 ]; do k=$((k+1)); ${block(make)}; done`],
  [0.7, make => `until ${condition(make)}; do ${block(make)}; break; done`],
  [0.7, make => `for ((i=0; i<2; i++)); do ${block(make)}; done`],
  [1, make => `while read -r ${name(make)}; do ${block(make)}; done <<< ${value(make)}`],
  [2, make => `{ ${block(make)}; }`],
  [1.5, make => `( ${block(make)} )`],
  [
    1,
    make =>
      `case ${value(make)} in ${make.random.pick(['one', 'o*', '"$x"', 'rm|two'])}) ${block(make)} ${make.random.pick([';;', ';&', ';;&'])} ${make.random.pick(['*', 'two', 't*'])}) ${block(make)};; esac`,
  ],
  [2, make => `${condition(make)} && { ${block(make)}; }`],
  [1, make => `${condition(make)} || { ${block(make)}; }`],
  [1, make => `eval ${quoted(statements(deeper(make), 1, 2))}`],
  [0.6, make => `trap ${quoted(statements(deeper(make), 1, 2))} ${make.random.pick(['EXIT', 'EXIT', 'DEBUG', 'RETURN', 'ERR', '0'])}`],
  [1, make => `${name(make)}=$(${block(make)})`],
  [0.7, make => `one "$(${block(make)})"`],
  [1, make => `${statement(deeper(make))} | ${statement(deeper(make))}`],
  [0.5, make => `${statement(deeper(make))} & wait`],
  [0.3, make => `{ ${block(make)}; } < <(out a)`],
  [0.3, make => `coproc { ${block(make)}; }`],
  [0.3, make => `! { ${block(make)}; }`],
  [0.3, make => `time { ${block(make)}; }`],
  [0.4, make => `{ ${block(make)}; } > new`],
]

const statement = make => {
  const { random } = make
  return random.weighted([
    [8, () => set(make)],
    [5, () => use(make)],
    [make.moves ? 5 : 0.3, () => move(make)],
    [2.5, () => call(make)],
    [make.depth > 0 ? 6 : 0, () => random.weighted(COMPOUND)(make)],
    [make.depth > 0 ? 1.5 : 0, () => define(make)],
    [make.inFunction ? 1.2 : 0.2, () => leave(make)],
    [0.6, () => `${condition(make)} ${random.pick(['&&', '||'])} ${leave(make)}`],
    [1, () => `${condition(make)} ${random.pick(['&&', '||'])} ${set(make)}`],
  ])()
}

const statements = (make, least, most) => make.random.times(least, most, () => statement(make)).join(make.random.pick(['; ', '; ', '\n']))

const show = make =>
  make.random.pick([
    'one "$x" "$y"',
    '"$x" end',
    '$y end',
    'one "$1" "$#"',
    '"$1" end',
    'one "${arr[@]}"',
    'f end; one "$x"',
    'one',
    '"${x:-two}" end',
    'one "$@"',
  ])

export const stateLine = random => {
  const make = { random, depth: 1 + random.below(3), inFunction: false, moves: random.chance(0.25) }
  const start = random.chance(0.6) ? `x=${random.pick(COMMANDS)}; y=${random.pick(COMMANDS)}; ` : ''
  const functions = random.times(0, 2, () => `${define(make)}; `).join('')
  return `${start}${functions}${statements(make, 1, 5)}; ${show(make)}; ${show(make)}`
}

/** Commands whose names are plain, with words that are not. */
export const wordLine = make =>
  make.random
    .times(
      1,
      2,
      () =>
        `${make.random.pick(COMMANDS)} ${make.random.times(1, 3, () => (make.random.chance(0.5) ? braces(make) : word(make))).join(' ')}`,
    )
    .join('; ')
