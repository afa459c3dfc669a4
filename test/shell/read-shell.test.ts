import { describe, expect, test } from 'vitest'
import type { Invocation, Shell, ShellReading } from '../../src/shell/invocation.ts'
import { readShell } from '../../src/shell/read-shell.ts'
import { valueOf } from '../../src/shell/word.ts'

const read = (text: string, shell: Shell = 'bash'): ShellReading =>
  readShell(text, { shell, cwds: ['/project'], home: '/home/user', stdin: { kind: 'terminal' } })

const argv = (it: Invocation): readonly (string | null)[] => it.words.map(word => valueOf(word) ?? null)
const commands = (text: string) => read(text).invocations.map(argv)
const last = (text: string): Invocation => read(text).invocations.at(-1)!
const problems = (text: string, shell?: Shell) => {
  const reading = read(text, shell)
  return [...reading.problems, ...reading.invocations.flatMap(it => it.problems)].map(it => it.code)
}

describe('commands are found wherever they stand', () => {
  test.each<[string, readonly (readonly (string | null)[])[]]>([
    ['ls -la', [['ls', '-la']]],
    ['ls && pwd || true; id &', [['ls', '-la'].slice(0, 1), ['pwd'], ['true'], ['id']]],
    ['echo "$(id)"', [['id'], ['echo', null]]],
    ['x=$(id)', [['id'], []]],
    ['cat <<E\n$(id)\nE', [['id'], ['cat']]],
    ["cat <<'E'\n$(id)\nE", [['cat']]],
    ['diff <(ls) <(pwd)', [['ls'], ['pwd'], ['diff', '/dev/fd/63', '/dev/fd/63']]],
    ['if a; then b; elif c; then d; else e; fi', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['case x in a) b;; *) c;; esac', [['b'], ['c']]],
    ['f() { ls "$1"; }; f a', [['ls', 'a']]],
    ['f() { ls; }', [['ls']]],
    ['eval "ls; pwd"', [['ls'], ['pwd']]],
    ['echo `echo \\`id\\``', [['id'], ['echo', null], ['echo', null]]],
    ['[[ -n $(id) ]]', [['id']]],
    ['echo $(( $(id) ))', [['id'], ['echo', null]]],
    ['coproc ls', [['ls']]],
    ['time ls', [['ls']]],
    ['echo $x[$(id)]', [['id'], ['echo', null]]],
    ['ls [$(id)]*', [['id'], ['ls', null]]],
    ['ls {a,$(id)}', [['id'], ['ls', 'a', null]]],
    ['case x in $(id)) ls;; esac', [['id'], ['ls']]],
    ['ls > $(id)', [['id'], ['ls']]],
    ['a[$(id)]=1', [['id'], []]],
    ['for ((i=$(id);;)); do ls; done', [['id'], ['ls']]],
    ['select x in $(id); do ls; done', [['id'], ['ls']]],
    ['[[ a == $(id) && -f `pwd` ]]', [['id'], ['pwd']]],
    ['echo ${x:-$(id)} ${x/$(pwd)/y}', [['id'], ['pwd'], ['echo', null, null]]],
  ])('%j', (text, expected) => expect(commands(text)).toEqual(expected))
})

describe('words keep what is known of them', () => {
  test.each<[string, string | undefined, string]>([
    [`echo 'a b'`, 'a b', 'a b'],
    ['echo "a"b', 'ab', 'ab'],
    [`echo $'a\\tb'`, 'a\tb', 'a\tb'],
    ['echo ~/x', '/home/user/x', '/home/user/x'],
    ['echo "$HOME"/x', '/home/user/x', '/home/user/x'],
    ['echo "~"', '~', '~'],
    ['echo $PWD', '/project', '/project'],
    ['x=a; echo "$x-b"', 'a-b', 'a-b'],
    ['echo "$x"', undefined, ''],
    ['echo src/$x', undefined, 'src/'],
    ['echo src/*.ts', undefined, 'src/'],
    ['HOME=/x; echo ~/a', '/x/a', '/x/a'],
    ['echo "${HOME:?}/x"', '/home/user/x', '/home/user/x'],
    ['x=a.ts; echo "${x%.ts}"', 'a', 'a'],
    ['true && x=a; echo "$x"', undefined, ''],
    ['x=a; x=b | cat; echo "$x"', 'a', 'a'],
    ['x=a; (x=b); echo "$x"', 'a', 'a'],
  ])('%j', (text, value, prefix) => {
    const word = last(text).words[1]!
    expect([valueOf(word), word.prefix]).toEqual([value, prefix])
  })

  test('braces become words of their own', () => expect(argv(last('echo {a,b}c {1..3}'))).toEqual(['echo', 'ac', 'bc', '1', '2', '3']))
  test('a known variable falls apart at white space', () => expect(argv(last('x="-l -a"; ls $x'))).toEqual(['ls', '-l', '-a']))
  test('a loop variable has all the values of its list', () =>
    expect(last('for f in a b; do ls "$f"; done').words[1]!.values).toEqual(['a', 'b']))
  test('what one of two ways set is either', () => expect(last('x=a; if true; then x=b; fi; ls "$x"').words[1]!.values).toEqual(['b', 'a']))
})

describe('the directory is followed', () => {
  test.each<[string, readonly string[] | undefined]>([
    ['cd src && ls', ['/project/src']],
    ['cd src; ls', ['/project', '/project/src']],
    ['cd src || exit; ls', ['/project/src']],
    ['(cd /tmp); ls', ['/project']],
    ['cd /tmp | cat; ls', ['/project']],
    ['cd "$x" && ls', undefined],
    ['cd - && ls', undefined],
    ['cd && ls', ['/home/user']],
    ['f() { cd /tmp; }; f && ls', ['/project', '/tmp']],
    ['eval "cd /tmp" && ls', ['/project', '/tmp']],
    ['. ./x; ls', undefined],
    ['while true; do cd ..; done; ls', ['/', '/project']],
  ])('%j', (text, cwds) => expect(last(text).cwds?.toSorted()).toEqual(cwds?.toSorted()))
})

describe('standard input is known', () => {
  test.each<[string, object]>([
    ['sh', { kind: 'terminal' }],
    ['ls | sh', { kind: 'pipe' }],
    ['ls | { sh; }', { kind: 'pipe' }],
    ["sh <<'E'\nls\nE", { kind: 'text', text: 'ls\n' }],
    ['sh <<E\n$x\nE', { kind: 'text', text: undefined }],
    ['sh <<< "ls"', { kind: 'text', text: 'ls\n' }],
    ['{ sh; } < f', { kind: 'file' }],
    ['exec < f; sh', { kind: 'file' }],
    ['f() { sh; }; ls | f', { kind: 'pipe' }],
  ])('%j', (text, stdin) => expect(last(text).stdin).toMatchObject(stdin))
})

describe('what cannot be judged is a problem', () => {
  test.each([
    ['ls "', 'parse-error'],
    ['ls (', 'parse-error'],
    ['echo $(ls "', 'parse-error'],
    ['', 'parse-error'],
    ['# only a comment', 'parse-error'],
    ['$x', 'dynamic-command'],
    ['r${u}m', 'dynamic-command'],
    ['alias ls=rm; ls', 'dynamic-command'],
    ['echo ${x@P}', 'evaluates'],
    ['echo ${!x}', 'evaluates'],
    ["x='a[$(id)]'; echo $((x))", 'evaluates'],
    ['x=$(cat f); (( x > 1 ))', 'evaluates'],
    ["printf -v 'a[$(id)]' x", 'evaluates'],
    ["unset 'a[$(id)]'", 'evaluates'],
    ['declare -n x=y', 'evaluates'],
    ['[[ -v $x ]]', 'evaluates'],
    ["let 'a[$(id)]=1'", 'evaluates'],
    ['ls !(a)', 'unsupported'],
    [`ls ${'a'.repeat(70_000)}`, 'too-long'],
  ])('%j: %s', (text, code) => expect(problems(text)).toContain(code))

  test.each([
    'echo $((1+2))',
    'i=0; while [ $i -lt 5 ]; do i=$((i+1)); done',
    'for ((i=0;i<3;i++)); do ls; done',
    'echo ${#x} ${x:1:2}',
    '[[ $x == @(a|b) ]]',
    'case $x in +(a)) ls;; esac',
    'read -rp "Name: " x',
    'printf -v x %s y',
  ])('%j is fine', text => expect(problems(text)).toEqual([]))

  test('what only some shells read is asked about where another shell may run it', () => {
    expect(problems("echo $'\\''", 'bash')).toEqual([])
    expect(problems("echo $'\\''", 'sh')).toContain('unsupported')
    expect(problems('ls =rm', 'zsh')).toContain('unsupported')
  })

  // zsh makes a zero byte, a letter or a control character of these
  test.each(["$'\\x'", "$'\\u'", "$'\\q'", "$'\\8'", "$'\\C-a'", "$'\\M-a'", "$'a\\0b'", "$'\\400'"])(
    'zsh reads the escape in %s otherwise',
    word => {
      expect(problems(`echo ${word}`, 'zsh')).toContain('unsupported')
      expect(problems(`echo ${word}`, 'bash')).toEqual([])
    },
  )

  test('and agrees about these', () => expect(problems("echo $'\\n\\t\\e\\x41\\u41\\101\\?'", 'zsh')).toEqual([]))
})

describe('a shell that is called sh has braces, or has none', () => {
  const both = (text: string) => read(text, 'sh').invocations.map(it => it.words.map(word => word.values))
  test('a command is read both ways', () => {
    expect(both('rm {a,b}')).toEqual([
      [['rm'], ['{a,b}']],
      [['rm'], ['a'], ['b']],
    ])
  })
  test('and so is what follows from it', () => {
    expect(read('cd {a,}; ls', 'sh').invocations.at(-1)!.cwds).toEqual(['/project/a', '/project/{a,}', '/project'])
    expect(both('f() { rm $1; }; f {a,b}').filter(it => it[0]![0] === 'rm')).toEqual([
      [['rm'], ['{a,b}']],
      [['rm'], ['a']],
    ])
  })
  test('a list is one of either', () => {
    expect(both('for x in {1..2}; do rm "$x"; done').at(-1)).toEqual([['rm'], ['{1..2}', '1', '2']])
    expect(problems('for x in {1..2}; do rm "$x"; done', 'sh')).toEqual([])
  })
})

test('redirections are told apart from duplications', () => {
  const { redirections } = last('ls > a 2>&1 >> b < c >&- &> d')
  expect(redirections.map(it => `${it.access} ${valueOf(it.target)}`)).toEqual(['write a', 'append b', 'read c', 'write d'])
})

test('spans point into the line', () => {
  const text = 'cd a && rm -rf b'
  expect(read(text).invocations.map(it => text.slice(...it.span))).toEqual(['cd a', 'rm -rf b'])
})
