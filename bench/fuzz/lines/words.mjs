// Words: literals, quotes of every kind, braces, tildes, globs, and whatever expansions.mjs adds; alone and run together.
import { expansion } from './expansions.mjs'
import { LITERALS, VALUES } from './names.mjs'

const escapes = String.raw`\n \t \\ \' \" \x41 \x2d \101 \u0041 \U00000042 \cA \e \0 \x \? \a`.split(' ')

const plain = ({ random }) => random.pick(LITERALS)

const singleQuoted = ({ random }) =>
  `'${random.pick(['', 'a', 'a b', '$x', '{a,b}', '"', '\\', '`', '*', '~', ',', '{', '}', '#', '-delete', 'a\nb', ';', '(', '!'])}'`

const inDoubleQuotes = make =>
  make.random
    .times(0, 3, () =>
      make.random.weighted([
        [
          4,
          () => make.random.pick(['a', ' ', 'b c', '{a,b}', "'", '*', '~', ',', '\\', '\\"', '\\$', '\\`', '\\\n', '\\a', '#', '!', '\n']),
        ],
        [4, () => expansion(make, true)],
      ])(),
    )
    .join('')

// a backslash before the closing quote would take it away
const doubleQuoted = make => `"${inDoubleQuotes(make).replace(/(^|[^\\])((?:\\\\)*)\\$/, '$1$2')}"`

const ansiQuoted = ({ random }) =>
  `$'${random.times(0, 3, () => (random.chance(0.5) ? random.pick(escapes) : random.pick(['a', 'b c', '$x', '{a,b}', '"', '-']))).join('')}'`

const escaped = ({ random }) =>
  `\\${random.pick(['a', ' ', '$', '{', '}', ',', '"', "'", '`', '\\', '*', '~', '#', ';', '|', '&', '(', ')', '<', '>', '!', '-', '\n', '='])}`

const tilde = ({ random }) =>
  random.pick([
    '~',
    '~/a',
    '~root',
    '~+',
    '~-',
    '~/..',
    'x=~',
    'x=~/a',
    'a:~',
    '~nobody/x',
    "~'/a'",
    '~"x"',
    '~/"$x"',
    '~$x',
    '~/*',
    '--p=~/a',
    '~+/a',
    '~1',
    '~user',
  ])

const glob = ({ random }) =>
  random.pick([
    '*',
    '*.txt',
    '[ab]*',
    '?',
    'src/*',
    '.*',
    '**',
    '[!a]*',
    'src/?.js',
    '*/',
    'w*',
    '[a-c]',
    '[[:alpha:]]',
    '*/*',
    '?.txt',
    '[',
    'a[',
    '[]',
    '[]a]',
    '*$x',
    'src/*/..',
    './*',
    '../*',
    '/tmp/*',
    '[\\]]',
    '["a"b]*',
    "'*'*",
    '[a$x]',
  ])

const braceItem = make =>
  make.random.weighted([
    [6, () => make.random.pick(['a', 'b', '', '1', 'x', '-x', '-rf', 'one', '{', '}', '..', '$', '=', '*', '~', ':', '!', '#'])],
    [1, () => singleQuoted(make)],
    [1, () => doubleQuoted(make)],
    [1, () => escaped(make)],
    [1, () => (make.depth > 0 ? braces({ ...make, depth: make.depth - 1 }) : 'q')],
    [1, () => expansion(make, false)],
    [0.5, () => ansiQuoted(make)],
  ])()

const range = ({ random }) => {
  const end = () =>
    random.pick([
      '1',
      '2',
      '3',
      '5',
      '-1',
      'a',
      'c',
      'e',
      'A',
      'Z',
      '01',
      '003',
      '10',
      'x1',
      "'1'",
      '$x',
      '-2',
      '\\a',
      '0',
      '+2',
      '1.5',
      '9999999999999999999',
    ])
  const step = random.weighted([
    [6, ''],
    [2, `..${random.pick(['1', '2', '-1', '0', '3', 'a', '-2', '$x'])}`],
  ])
  return `{${end()}..${end()}${step}}`
}

export const braces = make => {
  const { random } = make
  const item = () => random.times(1, 2, () => braceItem(make)).join('')
  return random.weighted([
    [5, () => `{${random.times(1, 3, item).join(',')}}`],
    [3, () => range(make)],
    [1, () => `{${item()}`],
    [1, () => `${item()}}`],
    [1, () => `{${item()},${item()}`],
    [1, () => `{${item()}},${item()}}`],
    [1, () => `{{${item()},${item()}},${item()}}`],
    [1, () => `{${item()},${item()}}{${item()},${item()}}`],
    [
      1,
      () =>
        random.pick([
          `{a'{'0},-b}`,
          `{x},-y}`,
          `{x'{'0},-y}`,
          `{a,b}'c,d}'`,
          `"{"a,b}`,
          `{a","b}`,
          `{"a,b"}`,
          `{a,"b}"`,
          `{'a',b}`,
          `{,}`,
          `{,,}`,
          `{}`,
          `{{},a}`,
          `a{,b}`,
          `{a,}`,
          `\\{a,b}`,
          `{a\\,b}`,
          `{a,b\\}`,
          `$\{a,b}`,
          `{a,b}}`,
          `{{a,b}`,
          `{a;b}`,
          `{a,b}/{c,d}`,
          `{$x,$y}`,
          `{"$x",b}`,
          `{a,$(out b)}`,
          `{a,\`out b\`}`,
          `{$((1+1)),3}`,
          `\${x}{a,b}`,
          `{a,b}$x`,
          `{a..c}{1..2}`,
          `{a,{b,{c,d}}}`,
          `{a..b..c}`,
          `{..}`,
          `{a..}`,
          `x={a,b}`,
          `--o={a,b}`,
          `{x,y}=two`,
        ]),
    ],
  ])()
}

const PIECES = [
  [8, plain],
  [2, singleQuoted],
  [4, doubleQuoted],
  [2, ansiQuoted],
  [2, escaped],
  [1, glob],
  [3, braces],
  [4, make => expansion(make, false)],
]

export const word = make => {
  const { random } = make
  return random.weighted([
    [10, () => random.weighted(PIECES)(make)],
    [1, () => tilde(make)],
    [1, () => random.pick(VALUES)],
    [3, () => random.times(2, 4, () => random.weighted(PIECES)(make)).join('')],
    [0.2, () => `$"${inDoubleQuotes(make).replaceAll('\\', '')}"`],
  ])()
}

/** A word whose value the reader can know. */
export const staticWord = make =>
  make.random.weighted([
    [4, () => make.random.pick(['a', 'b.txt', '-x', '--flag', 'src/x.js', '1', 'x=1', '@', 'a:b'])],
    [1, () => singleQuoted(make)],
    [1, () => `"${make.random.pick(['', 'a', 'a b', '{a,b}', "'", '*', '~', '\\$x', '\\"', '#'])}"`],
    [1, () => ansiQuoted(make)],
    [1, () => escaped(make)],
  ])()
