import { VARIABLES } from './names.mjs'
import { word } from './words.mjs'

const file = make =>
  make.random.weighted([
    [
      6,
      () =>
        make.random.pick([
          'new',
          'src/new',
          '/dev/null',
          '/tmp/t',
          '"$x"',
          '$x',
          '$1',
          '../other/o',
          '~/new',
          "'a b'",
          '"new $x"',
          'a',
          '{a,b}',
          '*.js',
          '$(out new)',
          'src/{new,b}',
          'w*',
          '&1',
          '/dev/stderr',
        ]),
    ],
    [1, () => word(make)],
  ])()

export const redirection = make => {
  const { random } = make
  const number = random.chance(0.2) ? random.pick(['1', '2', '0', '3', '{fd}', '{x}', '{y}', '{arr[0]}', '10']) : ''
  const space = random.chance(0.5) ? ' ' : ''
  return random.weighted([
    [5, () => `${number}>${space}${file(make)}`],
    [2, () => `${number}>>${space}${file(make)}`],
    [1, () => `${number}>|${space}${file(make)}`],
    [2, () => `${number}<${space}${random.pick(['a', 'b.txt', '"$x"', '$x', '/dev/null', '<(out a)', 'src/*', 'missing', '{a,b}'])}`],
    [1, () => `${number}<>${space}${file(make)}`],
    [1, () => `&>${space}${file(make)}`],
    [0.5, () => `&>>${space}${file(make)}`],
    [1, () => `>&${space}${file(make)}`],
    [
      1,
      () =>
        random.pick(['2>&1', '>&2', '1>&-', '<&-', '2>&-', '<&0', '3>&1', '>&1', '2>&1-', '<&3', '>&$x', '<&$x', '>&"$n"', '&>/dev/null']),
    ],
    [2, () => `${number}<<<${space}${word(make)}`],
    [0.3, () => `${random.pick(VARIABLES)}>${space}new`],
  ])()
}
