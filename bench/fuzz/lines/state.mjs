// What changes the shell itself: assignments and builtins.
import { arithmetic, subscript } from './expansions.mjs'
import { COMMANDS, FUNCTIONS, VALUES, VARIABLES } from './names.mjs'
import { word } from './words.mjs'

const value = make =>
  make.random.weighted([
    [8, () => make.random.pick(VALUES)],
    [3, () => make.random.pick(COMMANDS)],
    [2, () => word(make)],
    [
      1,
      () =>
        make.random.pick([
          '$x',
          '$y',
          '"$1"',
          '$1',
          '"$x"a',
          '$x$y',
          '$(echo two)',
          '`echo one`',
          '$i',
          '"$@"',
          '$((i+1))',
          '"a $x"',
          '~',
          '~/x',
          'a:~',
          '{a,b}',
          '*',
        ]),
    ],
  ])()

const name = ({ random }) => random.pick(VARIABLES)

const elements = make =>
  make.random.times(0, 3, () => (make.random.chance(0.25) ? `[${subscript(make)}]=${value(make)}` : value(make))).join(' ')

export const assignment = make => {
  const { random } = make
  return random.weighted([
    [12, () => `${name(make)}=${value(make)}`],
    [2, () => `${name(make)}+=${value(make)}`],
    [1.5, () => `arr${random.pick(['=', '+='])}(${elements(make)})`],
    [0.5, () => `${name(make)}=(${elements(make)})`],
    [1, () => `arr[${subscript(make)}]${random.pick(['=', '+='])}${value(make)}`],
    [0.3, () => `x[${subscript(make)}]=${value(make)}`],
    [
      0.3,
      () =>
        `${random.pick(['IFS', 'PATH', 'HOME', 'PWD', 'OLDPWD', 'CDPATH', 'REPLY', 'OPTIND', 'BASH_ENV', 'PS4', 'GLOBIGNORE', 'POSIXLY_CORRECT', 'LC_ALL', 'RANDOM', 'SECONDS', 'FUNCNEST'])}=${random.pick(['o', ':', '/tmp', "' '", 'n', '""', '/s', 'src', 'x', ',', '$x', '1'])}`,
    ],
  ])()
}

const options = ({ random }, letters) => random.times(0, 2, () => `${random.pick(['-', '-', '-', '+'])}${random.pick(letters)} `).join('')

const declared = make =>
  make.random
    .times(1, 2, () =>
      make.random.chance(0.7)
        ? `${make.random.weighted([
            [6, name(make)],
            [1, `arr[${subscript(make)}]`],
          ])}${make.random.pick(['=', '=', '+='])}${make.random.chance(0.15) ? `(${elements(make)})` : value(make)}`
        : name(make),
    )
    .join(' ')

const LETTERS = ['a', 'i', 'l', 'u', 'r', 'x', 'g', 'A', 'n', 'c', 't', 'ga', 'xr', 'ai', 'p', 'I', '-', 'f', 'F']

const changeDirectory = make => {
  const { random } = make
  const target = random.weighted([
    [
      5,
      () =>
        random.pick([
          'src',
          '..',
          '/tmp',
          '~',
          '-',
          '.',
          'src/deep',
          '/',
          'missing',
          '../other',
          '"with space"',
          '""',
          '~/other',
          'src/..',
          'src/missing/..',
          '//tmp',
          '...',
          'a',
        ]),
    ],
    [
      2,
      () =>
        random.pick([
          '"$x"',
          '$x',
          '$1',
          '$(out src)',
          '{src,a}',
          '*',
          's*',
          'src a',
          '--',
          '-- src',
          '-P src',
          '-L ..',
          '-e src',
          '-- -',
          '-P',
          '$HOME',
          '"$OLDPWD"',
          '$PWD/src',
          '~+',
          '~-',
        ]),
    ],
    [1, () => ''],
  ])()
  return `${random.pick(['cd', 'cd', 'cd', 'cd', 'pushd', 'popd', 'command cd', 'builtin cd', '\\cd', 'command -p cd', 'command -p -- cd', 'dirs', 'eval cd', "'cd'", 'CDPATH=src cd', 'x=1 cd'])} ${target}`.trim()
}

const quotedText = (make, text) =>
  make.random.chance(0.6) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text.replace(/["\\$`]/g, '\\$&')}"`

const inner = make =>
  make.depth > 0
    ? make.list({ ...make, depth: make.depth - 1, short: true })
    : make.random.pick([
        'one a',
        'x=two',
        'two in',
        'y=rm',
        'cd src',
        'return',
        'x=$y',
        'set -- two',
        'shift',
        'f',
        'unset x',
        'local x=two',
        'break',
      ])

const evaluate = make =>
  `${make.random.pick(['eval', 'eval', 'eval', 'eval --', 'command eval', 'builtin eval', 'x=1 eval', 'command -p -- eval', 'command -p eval', "'eval'", '\\eval'])} ${make.random.weighted(
    [
      [4, quotedText(make, inner(make))],
      [2, inner(make).replace(/[\n;&|<>()]+/g, ' ')],
      [
        2,
        make.random.pick([
          '"$x"',
          '$x',
          '"x=$x"',
          '"$x=$y"',
          '$1',
          '"$@"',
          "'$x'",
          'x=two',
          '"\\$x"',
          '"one $x"',
          "x='$y'",
          '\\$x',
          'x=\\$y',
        ]),
      ],
    ],
  )}`

const read = make =>
  `${make.random.pick(['read', 'read -r', 'read -a', 'IFS= read -r', 'IFS=: read', 'read -d ""', 'read -n 1', 'read -t 0', 'mapfile', 'mapfile -t', 'readarray', 'read -p x', 'command read', 'builtin read', 'read -ra', 'read --'])} ${make.random.times(0, 2, () => make.random.pick([...VARIABLES, 'arr[0]', '"$x"', '$y', 'IFS', 'PATH'])).join(' ')} ${make.random.pick(['<<< two', '<<< "one two"', '< b.txt', '<<< "$x"', '< <(out two)', '', '<<< "$(out rm)"'])}`

const trap = make =>
  `trap ${make.random.weighted([
    [5, quotedText(make, inner(make))],
    [2, make.random.pick(['-', "''", '"$x"', '-p', '-l', '""', 'f', "'x=two'", '--', "'one in'"])],
  ])} ${make.random.pick(['EXIT', 'DEBUG', 'ERR', 'RETURN', '0', 'INT', 'EXIT INT', 'exit', 'SIGUSR1', ''])}`

const CHANGES = [
  [
    6,
    make =>
      `${make.random.pick(['declare', 'local', 'export', 'readonly', 'typeset', 'local', 'declare', 'command declare', 'builtin local', 'builtin declare', 'command export', 'command -p -- export', "'declare'", '\\export'])} ${options(make, LETTERS)}${declared(make)}`,
  ],
  [5, changeDirectory],
  [4, evaluate],
  [
    4,
    make =>
      `set ${make.random.weighted([
        [6, `-- ${make.random.times(0, 3, () => value(make)).join(' ')}`],
        [2, make.random.times(1, 2, () => make.random.pick(COMMANDS)).join(' ')],
        [
          2,
          make.random.pick([
            '-e',
            '-u',
            '-f',
            '-a',
            '+a',
            '-o pipefail',
            '-x',
            '-n',
            '-o noglob',
            '-o allexport',
            '-B',
            '+B',
            '-k',
            '-o posix',
            '+h',
            '-',
            '-ef',
            '-',
            '-f -- two',
            '-eu -- one two',
            '- two',
            '-o',
            '-P',
            '-v',
            '-m',
            '-T',
            '-E',
            '-t',
            '-b',
            '-C',
            '-o noclobber',
            '+o braceexpand',
            '--',
            '-a one',
            '+f',
          ]),
        ],
      ])}`,
  ],
  [3, make => `shift${make.random.pick(['', '', '', ' 1', ' 2', ' 0', ' $n', ' "$i"', ' 9', ' -1'])}`],
  [3, read],
  [2, trap],
  [
    2,
    make =>
      `unset ${make.random.pick(['', '-v ', '-f ', '-n '])}${make.random.pick([...VARIABLES, ...FUNCTIONS, 'arr[0]', "'arr[0]'", '"$x"', 'x y', 'HOME', 'IFS', 'PATH', 'arr[@]'])}`,
  ],
  [
    2,
    make =>
      `printf -v ${make.random.pick([...VARIABLES, 'arr[0]', 'arr[i]', '"$x"', 'arr[$i]', '-- x'])} ${make.random.pick(["'%s'", '%s', "'%d'", "'%q'", "'two'", '--'])} ${make.random.times(0, 2, () => value(make)).join(' ')}`,
  ],
  [1, make => `let ${quotedText(make, arithmetic(make))}`],
  [
    1,
    make =>
      `alias ${make.random.pick(['one=two', "one='two a'", 'go=rm', "x='one '", "a='one", 'echo=one', "cd='two '"]).replace(/^a='one$/, "a='one'")}${make.random.chance(0.5) ? `\n${make.random.pick(COMMANDS)} a` : ''}`,
  ],
  [
    1,
    make =>
      `shopt -${make.random.pick(['s', 'u'])} ${make.random.pick(['expand_aliases', 'nullglob', 'dotglob', 'extglob', 'globstar', 'failglob', 'lastpipe', 'nocaseglob', 'localvar_inherit', 'autocd', 'cdable_vars', 'xpg_echo', 'nocasematch', 'patsub_replacement', 'inherit_errexit', 'compat44', 'assoc_expand_once', 'execfail', 'localvar_unset', 'expand_aliases\nalias one=two', 'execfail; exec missing'])}`,
  ],
  [
    1,
    make =>
      `getopts ${make.random.pick(['ab:', ':a', 'x'])} ${make.random.pick(VARIABLES)} ${make.random.times(0, 2, () => word(make)).join(' ')}`,
  ],
  [1, make => `wait${make.random.pick(['', ' $!', ' -n', ' -p x', ' -n -p y', ' %1'])}`],
  [
    0.5,
    make =>
      `exec ${make.random.pick(['3< b.txt', '> new', '< b.txt', '2>&1', '3>&-', '{x}< a', '>> src/new', '<<< two', '{y}>&-', 'one a', '-a x one', '-c two', '-- one', 'missing'])}`,
  ],
  [
    0.5,
    make =>
      `${make.random.pick(['hash -r', 'hash -p /bin/rm one', 'enable -n echo', 'enable -n cd', 'enable echo', 'umask 077', 'ulimit -n 20', 'bind x', 'complete -F f one', 'history -c', 'fc -l', 'caller', 'times', 'jobs', 'disown', 'suspend', 'logout', 'help cd', 'type one', 'compgen -v', "compgen -W '$(two in)'", 'compgen -C one', 'mapfile -C f -c 1 arr < b.txt', 'dirs -c', 'bg', 'fg', 'kill $!', 'kill -9 $$', 'test -v x', 'test -v "arr[$x]"', '[ -v x ]', 'test x -eq 1', '[ "$x" -eq 1 ]', 'export -f f', 'declare -f', 'declare -F f', 'local -', 'export -n x', 'export', 'set', 'readonly -p', 'hash one', 'source ./a', '. /dev/stdin <<< "x=two"', 'source <(echo x=two)', '. b.txt', 'builtin', 'command', 'eval', 'exec', 'enable -f x y', 'unalias -a', 'unalias one', 'shopt -so posix', 'true && return', 'BASH_ENV=a'])}`,
  ],
]

export const stateChange = make => make.random.weighted(CHANGES)(make)
