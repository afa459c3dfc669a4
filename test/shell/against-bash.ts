/** One command that bash started. */
interface Ran {
  readonly argv: readonly string[]
  /** Where, if not in the directory that the line began in. */
  readonly cwd?: string
  /** What stood on its standard input. */
  readonly stdin?: string
  /** What it was given, among others. */
  readonly environment?: Readonly<Record<string, string>>
}

interface Recorded {
  readonly line: string
  readonly ran: readonly Ran[]
  /** The line is not approved for what it contains, so that it does not matter what ran. */
  readonly refused?: true
}

/** Lines that `npm run fuzz` found, and what bash 5.2.15 ran with HOME=/home/user in /home/user/project. */
export const RECORDED: readonly Recorded[] = [
  // a tilde is a directory only where its whole name is written plainly
  { line: `one ~'/a' ~"" ~$x ~\\a ~/'a' ~\\/b`, ran: [{ argv: ['one', '~/a', '~', '~', '~a', '/home/user/a', '~/b'] }] },
  // and in whatever looks like an assignment
  { line: 'dd of=~/a if=b:~ --p=~/a a:~', ran: [{ argv: ['dd', 'of=/home/user/a', 'if=b:/home/user', '--p=~/a', 'a:~'] }] },
  {
    line: 'one x=~ "x=~" x="~" "x"=~ x=\\~ x[1]=~ x+=~ 1x=~',
    ran: [{ argv: ['one', 'x=/home/user', 'x=~', 'x=~', 'x=~', 'x=~', 'x[1]=/home/user', 'x+=/home/user', '1x=~'] }],
  },
  {
    line: 'x=~/a:~/b; y=a:~:b; z=~"":~; one "$x" "$y" "$z"',
    ran: [{ argv: ['one', '/home/user/a:/home/user/b', 'a:/home/user:b', '~:/home/user'] }],
  },
  { line: 'one ~1 ~- ~nouser ~+', ran: [{ argv: ['one', '~1', '~-', '~nouser', '/home/user/project'] }] },
  {
    line: 'rd <<< x=~; rd <<< a:~',
    ran: [
      { argv: ['rd'], stdin: 'x=~\n' },
      { argv: ['rd'], stdin: 'a:/home/user\n' },
    ],
  },
  // a here-document loses its backslashes, whether or not anything else in it is expanded
  { line: 'sh <<E\none \\`two\\` \\$x \\\\\n\\a \\\nb\nE', ran: [{ argv: ['sh'], stdin: 'one `two` $x \\\n\\a b\n' }] },
  { line: "sh <<'E'\none \\`two\\`\nE", ran: [{ argv: ['sh'], stdin: 'one \\`two\\`\n' }] },
  // the parser takes these apart
  { line: 'one<(two)', ran: [{ argv: ['two'] }], refused: true },
  { line: 'one --output=<(two)', ran: [{ argv: ['one', '--output=/dev/fd/63'] }, { argv: ['two'] }], refused: true },
  { line: 'one $(())<(two)', ran: [{ argv: ['one', '0/dev/fd/63'] }, { argv: ['two'] }], refused: true },
  { line: 'one <(two)a', ran: [{ argv: ['one', '/dev/fd/63a'] }, { argv: ['two'] }], refused: true },
  { line: 'one a\\\n<(two)', ran: [{ argv: ['one', 'a/dev/fd/63'] }, { argv: ['two'] }], refused: true },
  { line: '1>()', ran: [{ argv: ['1'] }], refused: true },
  { line: 'one 1>()', ran: [{ argv: ['one', '1'] }], refused: true },
  { line: 'one 12>(two) {x}<(three)', ran: [{ argv: ['one', '12/dev/fd/63', '{x}/dev/fd/62'] }, { argv: ['two'] }], refused: true },
  { line: 'n=($(two)){', ran: [{ argv: ['two'] }], refused: true },
  { line: 'one <()', ran: [{ argv: ['one'] }], refused: true },
  { line: 'one <(two) \\\n <(three)', ran: [{ argv: ['one', '/dev/fd/63', '/dev/fd/63'] }, { argv: ['two'] }, { argv: ['three'] }] },
  // and reads these escapes otherwise
  { line: "one $'-\\x{72}f'", ran: [{ argv: ['one', '-rf'] }], refused: true },
  { line: "one $'a\\\nb'", ran: [{ argv: ['one', 'a\\\nb'] }], refused: true },
  { line: "one $'\\x2drf' $'\\\\x{'", ran: [{ argv: ['one', '-rf', '\\x{'] }] },
  { line: 'one >& --flag=a b', ran: [{ argv: ['one', '-flag=a', 'b'] }], refused: true },
  // expanded twice: what the first expansion leaves, the second one runs
  { line: "one >& '$(two in)'", ran: [{ argv: ['two', 'in'] }], refused: true },
  { line: `>&'t"'`, ran: [], refused: true },
  { line: 'x=\'$(two in)\'; exec >& "$x"', ran: [{ argv: ['two', 'in'] }], refused: true },
  { line: "one > '$(two in)'; one >& new; one 2>&1; one >&2", ran: [{ argv: ['one'] }] },
  // a quote that is escaped inside others, beside braces
  { line: "one {a$'\\'',-delete}", ran: [{ argv: ['one', "a'", '-delete'] }], refused: true },
  { line: "one {a,$}'b'", ran: [{ argv: ['one', 'ab', '$b'] }], refused: true },
  // a pattern that is only assigned
  { line: 'x=b; n=[a$x]c; one "$n"', ran: [{ argv: ['one', '[ab]c'] }] },
  { line: 'sh <> b.txt', ran: [{ argv: ['sh'], stdin: 'one two\nthree\n' }] },
  // the number of a descriptor is put into a variable
  { line: 'x=one; exec {x}< a; "$x"', ran: [{ argv: ['10'] }], refused: true },
  { line: 'x=two; exec {x}>&- {y}< missing; one "$x"', ran: [{ argv: ['one', 'two'] }] },
  // after || it may be the first of them that failed
  { line: 'cd missing && one || two', ran: [{ argv: ['two'] }] },
  // what is not in a function has no variables of its own
  { line: 'local x=~; one "$x"', ran: [{ argv: ['one', ''] }] },
  { line: 'local x=~; "$x"', ran: [], refused: true },
  { line: 'local z x=one; one "$x" "$z"', ran: [{ argv: ['one', '', ''] }] },
  { line: 'builtin local -a -r map+=go; one "$map"', ran: [{ argv: ['one', ''] }] },
  { line: 'command local -I x=~; one "$x"', ran: [{ argv: ['one', ''] }] },
  { line: 'f() { local x=a; one "$x"; }; f', ran: [{ argv: ['one', 'a'] }] },
  { line: 'y=a; f() { local y+=b; one "$y"; }; f', ran: [{ argv: ['one', 'b'] }] },
  { line: 'y=a; builtin declare y+=b; one "$y"', ran: [{ argv: ['one', 'ab'] }] },
  // traps run what the line defines, with what it exports
  { line: 'export z=v; trap one EXIT', ran: [{ argv: ['one'], environment: { z: 'v' } }] },
  { line: 'trap one EXIT; export z=v', ran: [{ argv: ['one'], environment: { z: 'v' } }] },
  { line: 'f() { one "$x"; }; x=a; trap f EXIT; x=b; two', ran: [{ argv: ['two'] }, { argv: ['one', 'b'] }] },
  { line: 'trap f EXIT; f() { one; }', ran: [{ argv: ['one'] }] },
  {
    line: 'trap one EXIT; cd /; two',
    ran: [
      { argv: ['two'], cwd: '/' },
      { argv: ['one'], cwd: '/' },
    ],
  },
  { line: "trap 'trap one EXIT' USR1; kill -USR1 $$", ran: [{ argv: ['one'] }] },
  { line: 'f() { x=b; }; trap f DEBUG; x=a; one "$x"', ran: [{ argv: ['one', 'b'] }] },
  { line: 'f() { :; }; trap f DEBUG; f() { x=b; }; x=a; one "$x"', ran: [{ argv: ['one', 'b'] }] },
  { line: 'x=a; "f"() { x=one; }; f b; two "$x"', ran: [{ argv: ['f', 'b'] }, { argv: ['two', 'a'] }] },
  { line: 'export +n y=v; one', ran: [{ argv: ['one'], environment: { y: 'v' } }] },
  { line: 'y=a; command export y+=; one', ran: [{ argv: ['one'], environment: { y: 'a' } }] },
  { line: 'one \\)>(two)', ran: [{ argv: ['one', ')/dev/fd/63'] }, { argv: ['two'] }], refused: true },
  { line: 'trap one exit; cd /', ran: [{ argv: ['one'], cwd: '/' }] },
  // a number is calculated when it is given
  { line: 'declare -i n=010; one "$n"', ran: [{ argv: ['one', '8'] }] },
  { line: 'declare -i n=5; n+=3; one "$n"', ran: [{ argv: ['one', '8'] }] },
  { line: 'n=5; n+=3; one "$n"', ran: [{ argv: ['one', '53'] }] },
  { line: 'declare -i n; unset n; n=a; one "$n"', ran: [{ argv: ['one', 'a'] }] },
  { line: "declare -i n; n='a[$(two)]'", ran: [{ argv: ['two'] }], refused: true },
  { line: "declare -i n='a[$(two)]'", ran: [{ argv: ['two'] }], refused: true },
  { line: "f() { local -i n=$1; }; f 'a[$(two)]'", ran: [{ argv: ['two'] }], refused: true },
  { line: "f() { one $(( $1 * 2 )); }; f 'a[$(two)]'", ran: [{ argv: ['two'] }], refused: true },
  { line: 'f() { one $(( $1 * 2 )); }; f 5', ran: [{ argv: ['one', '10'] }] },
  { line: 'f() { one "$1"; [ "$1" = 0 ] || f $(( $1 - 1 )); }; f 1', ran: [{ argv: ['one', '1'] }, { argv: ['one', '0'] }] },
  { line: 'one ~=~ ~:~', ran: [{ argv: ['one', '/home/user=~', '/home/user:~'] }], refused: true },
  { line: 'x=1; one ~:$x', ran: [{ argv: ['one', '/home/user:$x'] }], refused: true },
  { line: 'one ~:""', ran: [{ argv: ['one', '~:'] }], refused: true },
  { line: 'one ~:~ ~/""', ran: [{ argv: ['one', '/home/user:~', '/home/user/'] }] },
  // what is assigned before a command is seen by the assignments behind it
  { line: 'p=one; p=two a=$($p) three $p', ran: [{ argv: ['two'] }, { argv: ['three', 'one'], environment: { p: 'two' } }] },
  { line: 'p=0; p=1 a=$p three', ran: [{ argv: ['three'], environment: { a: '1' } }] },
  { line: 'p=1 a=$(one) two', ran: [{ argv: ['one'], environment: { p: '1' } }, { argv: ['two'] }] },
  { line: 'export COMP_WORDBREAKS; one', ran: [{ argv: ['one'], environment: { COMP_WORDBREAKS: ' \t\n"\'@><=;|&(:' } }] },
  // a loop ends behind its condition
  { line: 'x=a; while read x; do x=a; done < b.txt; one "$x"', ran: [{ argv: ['one', ''] }] },
  { line: 'x=a; until { x=b; true; }; do x=a; done; one "$x"', ran: [{ argv: ['one', 'b'] }] },
  { line: 'y=a; one x=~/$y dd=~/"b" e=c:~/$y', ran: [{ argv: ['one', 'x=/home/user/a', 'dd=/home/user/b', 'e=c:/home/user/a'] }] },
  { line: 'a=b=~/"x"; one $a', ran: [{ argv: ['one', 'b=~/x'] }] },
  { line: 'sh <<E\n$\\\nL\nE', ran: [{ argv: ['sh'], stdin: '\n' }] },
  // between backticks lines are joined before quotes are seen
  { line: "x=`one '\\\n'`", ran: [{ argv: ['one', ''] }], refused: true },
  // what is set before a command lasts where the command declares it
  { line: 'z=a; z=b readonly z; one "$z"', ran: [{ argv: ['one', 'b'] }] },
  { line: 'z=a; z=b export z=c; one "$z"', ran: [{ argv: ['one', 'c'] }] },
  { line: 'z=a; f() { readonly z; }; z=b f; one "$z"', ran: [{ argv: ['one', 'b'] }] },
  { line: 'z=a; z=b eval "unset z; z=c"; one "$z"', ran: [{ argv: ['one', 'c'] }] },
  { line: 'z=a; z=b declare z=c; one "$z"', ran: [{ argv: ['one', 'a'] }] },
  // programs are given what was exported before it had a value
  { line: 'export x; x=v; one', ran: [{ argv: ['one'], environment: { x: 'v' } }] },
  { line: 'declare -x x; x=v; one', ran: [{ argv: ['one'], environment: { x: 'v' } }] },
  { line: 'export z=a; declare -r z=b; one', ran: [{ argv: ['one'], environment: { z: 'b' } }] },
  { line: 'export t -f x=v; one', ran: [{ argv: ['one'], environment: { x: 'v' } }], refused: true },
  { line: 'export z=a; z+=b; one', ran: [{ argv: ['one'], environment: { z: 'ab' } }] },
  { line: 'export z=a; two && z=b; one', ran: [{ argv: ['two'] }, { argv: ['one'], environment: { z: 'a' } }] },
  { line: 'z=a readonly z; one', ran: [{ argv: ['one'], environment: { z: 'a' } }] },
  { line: 'f() { one; [ "$1" ] && a=b f; }; f 1', ran: [{ argv: ['one'], environment: { a: 'b' } }] },
  { line: 'f() { one "$1"; [ "$1" = b ] || f b; }; f a', ran: [{ argv: ['one', 'a'] }, { argv: ['one', 'b'] }] },
  // the words of the caller are what they were
  { line: 'set -- q; f() { two || f b; }; f a; one "$1"', ran: [{ argv: ['one', 'q'] }] },
  // a colon ends the name after a tilde
  { line: 'one ~: ~:/x a:~', ran: [{ argv: ['one', '/home/user:', '/home/user:/x', 'a:~'] }] },
  // bash writes a substitution anew: it loses a separator behind a here-document, and makes a command of a name
  { line: 'one $(coproc two)', ran: [{ argv: ['COPROC', 'two'] }, { argv: ['one'] }], refused: true },
  { line: 'one "$(<<E\nE\ntwo;three)"', ran: [{ argv: ['two', 'three'] }, { argv: ['one', ''] }], refused: true },
  { line: 'one <({ rd <<E\nE\ntwo;three; })', ran: [{ argv: ['two', 'three'] }], refused: true },
  { line: 'one "$(rd <<E\nE\ntwo\nthree)"', ran: [{ argv: ['rd'] }, { argv: ['two'] }, { argv: ['three'] }, { argv: ['one', ''] }] },
  { line: 'one `rd <<E\nE\ntwo;three`', ran: [{ argv: ['rd'] }, { argv: ['two'] }, { argv: ['three'] }] },
  // an error in a calculation, or a value that is not taken, ends the line, and the next one goes on with what was
  { line: 'x=a; n=$((1/0)); x=b\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; r[]= x=b\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; readonly r; r=1; x=b\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; { UID=1; x=b; }\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; two ${x:1/0}; x=b\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; readonly r; two ${r:=1}; x=b\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; f() { local x=b; n=$((1/0)); }; f; x=c\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; f() { n=$((1/0)); }; x=b f; x=c\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; x=b y=$((1/0)) two; x=c\none "$x"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'x=a; eval "n=\\$((1/0)); x=b\none \\$x"; two "$x"', ran: [{ argv: ['one', 'a'] }, { argv: ['two', 'a'] }] },
  { line: 'x=a; n=$((1/0)); x=b; one "$x"\ntwo', ran: [{ argv: ['two'] }] },
  // with a plus it is no option of export
  { line: 'export +t -f x=v; one', ran: [{ argv: ['one'], environment: { x: 'v' } }], refused: true },
  // what is readonly stays what it was
  { line: 'y=rm; declare -r y; ((y++)); one "$y"', ran: [{ argv: ['one', 'rm'] }] },
  // no word at all
  { line: 'one $! "${!x@}"', ran: [{ argv: ['one'] }] },
  // a glob that finds nothing stays as it is written
  { line: 'one *{..*}', ran: [{ argv: ['one', '*{..*}'] }] },
  // whatever sets a variable exports it
  { line: 'for z in a b; do set -a; done; one', ran: [{ argv: ['one'], environment: { z: 'b' } }] },
  { line: "z=a; trap 'export z' ERR; one; one", ran: [{ argv: ['one'] }, { argv: ['one'], environment: { z: 'a' } }] },
  // what a word gives where nothing was set is not given before the command
  { line: 'x=three; g() { one "$x"; }; g "${x:=two}"', ran: [{ argv: ['one', 'three'] }] },
  // some options print, and set nothing
  { line: 'z=a; declare -p z=b; one "$z"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'z=a; declare -F z=b; one "$z"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'z=a; declare -xp z=b; one "$z"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'z=a; export -p z=b; one "$z"', ran: [{ argv: ['one', 'b'] }] },
  // an option that the shell does not know
  { line: 'z=a; declare -q z=b; one "$z"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'set q; set -[ a; one "$1"', ran: [{ argv: ['one', 'q'] }] },
  { line: 'set q; set -o nosuch a; one "$1"', ran: [{ argv: ['one', 'q'] }] },
  { line: 'set q; set -o pipefail a; one "$1"', ran: [{ argv: ['one', 'a'] }] },
  { line: `m{,"\${U/$'\\"'}"}`, ran: [{ argv: ['m{,}'] }], refused: true },
  { line: "one >&$'A\\cA'", ran: [{ argv: ['one'] }], refused: true },
  { line: 'z= {z}>w one', ran: [{ argv: ['one'], environment: { z: '10' } }] },
  { line: 'z= one ${z=n}', ran: [{ argv: ['one', 'n'], environment: { z: '' } }] },
  // what bash makes of its own text, when it reads a substitution again
  { line: 'one "$(coproc two a)"', ran: [{ argv: ['COPROC', 'two', 'a'] }, { argv: ['one', ''] }], refused: true },
  // a case closes its patterns with parentheses that nothing opened, and braces look for the end of the substitution
  { line: 'one "$(case a in *) two "{,b}";; esac)"', ran: [{ argv: ['two', '{,b}'] }, { argv: ['one', ''] }], refused: true },
  { line: 'one "$( { coproc two; } )"', ran: [{ argv: ['COPROC', 'two'] }, { argv: ['one', ''] }], refused: true },
  // what is behind a file that does not open is not done
  { line: '{ one() { two; }; } < missing; one', ran: [{ argv: ['one'] }] },
  { line: 'z=one; { z=two; } < missing; $z', ran: [{ argv: ['one'] }], refused: true },
  { line: 'z=one; export z=two > missing/x; two "$z"', ran: [{ argv: ['two', 'one'] }] },
  { line: 'z=one; f() { z=two; } < missing; f; two "$z"', ran: [{ argv: ['two', 'one'] }] },
  { line: 'z=one; f() { z=two; }; f < missing; two "$z"', ran: [{ argv: ['two', 'one'] }] },
  { line: 'set -- a b; shift < missing; one "$1"', ran: [{ argv: ['one', 'a'] }] },
  { line: 'one "$\\\nz"', ran: [{ argv: ['one', ''] }], refused: true },
  { line: 'r= y="$((0=))" two\none', ran: [{ argv: ['one'], environment: { r: '' } }] },
  // what a target runs reads what was redirected before it
  { line: 'one <<<a > "$(two)"', ran: [{ argv: ['two'], stdin: 'a\n' }] },
  { line: 'one \\ {},}', ran: [{ argv: ['one', ' {},}'] }] },
  // at an expression that cannot be calculated let stops
  { line: 'let } i++; one $i', ran: [{ argv: ['one'] }] },
]
