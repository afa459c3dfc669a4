// Few names, so that what one command sets is what another uses.
const split = text => text.trim().split(/\s+/)

export const COMMANDS = split('one two three four out rd no go rm cat git')
export const VARIABLES = split('x y z i n arr map')
export const FUNCTIONS = split('f g h one')

/** What variables are set to: names of commands, so that a value that is got wrong is a command that is got wrong. */
export const VALUES = [
  split('one two three rm a -rf 1 2 0 a/b src x y i n true ~ ~/a /tmp ..'),
  ["'one two'", "'a b'", '""', "''", "'*'", "' a '", "'a[0]'", "'x[1]'", "'two in'", "'$x'", "'y=two'", "'-n'"],
  ["'$(two in)'", "'x[$(two in)]'", "'${x@P}'"],
].flat()

export const LITERALS = split(`
  a b.txt c.txt src src/x.js -x -rf --flag --flag=a -- - . .. / /tmp/t 1 0 2 x y arr
  a=b x=two % @ + , : a:b a,b é a!b ! { } {} [ ] ]] [[ ^ = == if then do done in fi time
`)
