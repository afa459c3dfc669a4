// Few names, so that what one command sets is what another uses.
export const COMMANDS = ['one', 'two', 'three', 'four', 'out', 'rd', 'no', 'go', 'rm', 'cat', 'git']
export const VARIABLES = ['x', 'y', 'z', 'i', 'n', 'arr', 'map']
export const FUNCTIONS = ['f', 'g', 'h', 'one']

/** What variables are set to: names of commands, so that a value that is got wrong is a command that is got wrong. */
export const VALUES = [
  ...['one', 'two', 'three', 'rm', 'a', '-rf', '1', '2', '0', 'a/b', 'src', 'x', 'y', 'i', 'n', 'true', '~', '~/a', '/tmp', '..'],
  ...["'one two'", "'a b'", '""', "''", "'*'", "' a '", "'a[0]'", "'x[1]'", "'$(two in)'", "'x[$(two in)]'", "'two in'", "'$x'", "'${x@P}'", "'y=two'", "'-n'"],
]

export const LITERALS = [
  ...['a', 'b.txt', 'c.txt', 'src', 'src/x.js', '-x', '-rf', '--flag', '--flag=a', '--', '-', '.', '..', '/', '/tmp/t', '1', '0', '2', 'x', 'y', 'arr'],
  ...['a=b', 'x=two', '%', '@', '+', ',', ':', 'a:b', 'a,b', 'é', 'a!b', '!', '{', '}', '{}', '[', ']', ']]', '[[', '^', '=', '==', 'if', 'then', 'do', 'done', 'in', 'fi', 'time'],
]
