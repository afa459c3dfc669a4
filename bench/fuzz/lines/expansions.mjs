// Everything that begins with a dollar sign or a backtick, and process substitution.
import { VARIABLES, VALUES } from './names.mjs'

const deeper = make => ({ ...make, depth: make.depth - 1 })

const operandOf = make =>
  make.depth > 0 && make.random.chance(0.4)
    ? make.word(deeper(make))
    : make.random.pick([...VALUES.filter(it => !it.includes(' ')), '*', 'o*', '?', 'e'])

const name = ({ random }) =>
  random.weighted([
    [8, random.pick(VARIABLES)],
    [4, random.pick(['1', '2', '3', '@', '*', '#', '0', '10'])],
    [
      2,
      random.pick([
        '?',
        '$',
        '!',
        '-',
        '_',
        'PWD',
        'HOME',
        'OLDPWD',
        'RANDOM',
        'PATH',
        'IFS',
        'REPLY',
        'OPTARG',
        'SECONDS',
        'FUNCNAME',
        'BASH_COMMAND',
        'UID',
        'unset',
      ]),
    ],
  ])

const subscripted = make => `${make.random.pick(['arr', 'map', 'x'])}[${subscript(make)}]`

export const subscript = ({ random }) =>
  random.pick(['0', '1', '-1', '@', '*', 'i', '$i', 'x', '"$x"', 'a', 'i+1', '$((1))', 'n', '1-1', "'a'", 'arr[0]', '$(out 1)'])

const OPERATIONS = [
  ...[':-', '-', ':=', '=', ':+', '+', '#', '##', '%', '%%'].map(operator => make => `${operator}${operandOf(make)}`),
  make => `/${operandOf(make)}/${operandOf(make)}`,
  make => `//${operandOf(make)}/${operandOf(make)}`,
  make => `/${make.random.pick(['#', '%', ''])}${operandOf(make)}`,
  make => `:${make.random.pick(['0', '1', '2', ' -1', 'n', 'i', '$i', '0:1', '1:2', '1:$n', '(1)', 'x'])}`,
  make => make.random.pick(['^', '^^', ',', ',,', '~', '~~', '^^[a-o]']),
  make => `@${make.random.pick(['Q', 'E', 'P', 'A', 'a', 'U', 'u', 'L', 'K', 'k'])}`,
]

const parameter = make => {
  const { random } = make
  const base = random.chance(0.25) ? subscripted(make) : name(make)
  return random.weighted([
    [4, () => `\${${base}}`],
    [6, () => `\${${base}${random.pick(OPERATIONS)(make)}}`],
    [1, () => `\${#${base}}`],
    [1, () => `\${!${base}}`],
    [0.3, () => random.pick(['${!x*}', '${!x@}', '${!arr[@]}', '${!1}'])],
  ])()
}

const backticks = text => `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``

const inner = make => make.list({ ...deeper(make), short: true })

const substitution = make =>
  make.random.weighted([
    [5, () => `$(${inner(make)})`],
    [2, () => backticks(inner(make))],
    [
      1,
      () =>
        make.random.pick([
          '$(< b.txt)',
          '$(<b.txt)',
          '$()',
          '$(out a)',
          '$(echo one)',
          '$(printf %s two)',
          '`out b`',
          '$(out one a)',
          '$(pwd)',
          '$( (one) )',
          '$(# c\none)',
          '$(cat <<E\n$x\nE\n)',
        ]),
    ],
  ])()

export const arithmetic = make => {
  const { random } = make
  const term = () =>
    random.pick([
      '1',
      '2',
      '0',
      'x',
      'i',
      'n',
      '$i',
      '$x',
      'arr[0]',
      'arr[i]',
      '${n}',
      '010',
      '0x1f',
      '2#11',
      '$#',
      '${#x}',
      '$1',
      'i++',
      '--n',
      '-1',
      '!x',
      '~i',
      '"1"',
      "'1'",
      '$(out 1)',
      'arr[$x]',
    ])
  return random.weighted([
    [4, () => term()],
    [
      4,
      () =>
        `${term()}${random.pick(['+', '-', '*', '/', '%', '<', '>', '==', '&&', '||', ',', '<<', '**', '&', '|', '^', ' + ', ' - '])}${term()}`,
    ],
    [2, () => `${random.pick(['x', 'i', 'n', 'arr[0]'])}${random.pick(['=', '+=', '-=', '*=', ' = '])}${term()}`],
    [1, () => `${term()}?${term()}:${term()}`],
    [1, () => `(${term()}+${term()})*${term()}`],
  ])()
}

export const expansion = (make, quoted) => {
  const { random } = make
  const nested = make.depth > 0
  return random.weighted([
    [8, () => `$${name(make)}`],
    [6, () => parameter(make)],
    [nested ? 2 : 0, () => substitution(make)],
    [2, () => `$((${arithmetic(make)}))`],
    [0.3, () => `$[${arithmetic(make)}]`],
    [!quoted && nested ? 0.6 : 0, () => `${random.pick(['<', '>'])}(${inner(make)})`],
    [
      quoted ? 0 : 5,
      () => `"${random.pick(['$@', '$*', '$1', '$x', '$y', '${arr[@]}', '${arr[*]}', '$i', '${x}', '$2', '${@:2}', '${1-two}'])}"`,
    ],
  ])()
}
