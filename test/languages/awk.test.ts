import { array, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAwk } from '../../src/languages/awk.ts'
import { counterexample, filesLeftBy, foresees, inShort, installed } from './real-programs.ts'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'

/** Programs and what they do. Those that write or run something stay in the working directory: they are run for real below. */
const PROGRAMS: readonly (readonly [program: string, reading: string])[] = [
  ['', '-'],
  ['{print $1}', '-'],
  ['NR==FNR{a[$1];next} $1 in a', '-'],
  ['!seen[$0]++', '-'],
  ['{sum+=$3} END{print sum/NR}', '-'],
  ['length > 80', '-'],
  ['$1 > 5 {print}', '-'],
  ['{print $1 " > " $2}', '-'],
  ['BEGIN{OFS="\\t"} {$1=$1; print}', '-'],
  ['{x = y > "a" ? "b" : "c"; print x}', '-'],
  ['function f(x) {return x+1} {print f($1)}', '-'],
  // redirection, only outside parentheses
  ['{print > "out"}', 'write out'],
  ['{print $1, $2 >> "out"}', 'write out'],
  ['{print ($1 > "out")}', '-'],
  ['{print a["x" > "out"]}', '-'],
  ['{print ($1)($2) > "out"}', 'write out'],
  ['{print(1,2)>"out"}', 'write out'],
  ['{printf("%s\\n", $1) > "out"}', 'write out'],
  ['{print > "o" "ut"}', 'write *'],
  ['{print > (1 ? "out" : "b")}', 'write *'],
  ['{print > "out" ? 1 : 2}', 'write *'],
  ['{print > FILENAME ".out"}', 'write *'],
  ['{print "a",\n\n"b" > "out"}', 'write out'],
  ['{print "a" # , "b\n}', '-'],
  ['{if ($1) print; else print "no" > "out"}', 'write out'],
  ['{print "a"; x = 1 > "out"}', '-'],
  ['{print > "/dev/stderr"; printf "x" > "/dev/stdout"}', '-'],
  ['{print} > "out"', '?'],
  // commands
  ['BEGIN{system("touch ran")}', 'run touch ran'],
  ['BEGIN{system("touch " "ran")}', 'run *'],
  ['BEGIN{system("")}', '-'],
  ['{system}', 'run *'],
  ['{print | "sort -n"}', 'run sort -n'],
  ['{print | "cat" " -n"}', 'run *'],
  ['BEGIN{"date" | getline d; print d}', 'run date'],
  ['BEGIN{"echo " "date" | getline d; print d}', 'run *'],
  ['{print "date" | getline}', 'run *'],
  ['BEGIN{f = "system"; @f("touch ran")}', '?'],
  ['@load "filefuncs"\n{print}', '?'],
  ['{print "x" |& "cat"}', 'run cat'],
  ['{print "x" |& "/inet/tcp/0/localhost/1"}', 'network'],
  // reading
  ['BEGIN{while ((getline line < "in") > 0) n++; print n}', 'read in'],
  ['{getline; getline x; getline a[1]; getline $1; print}', '-'],
  ['{getline x < $2}', 'read *, network'],
  ['{getline x < "-"}', '-'],
  ['BEGIN{print ARGV[1], ARGC; delete ARGV[2]; for (i in ARGV) n++}', '-'],
  ['BEGIN{ARGV[1] = "other"}', 'read *, network'],
  ['BEGIN{split("a b", ARGV)}', 'read *, network'],
  // the environment
  ['{print ENVIRON["HOME"]}', '-'],
  ['{print ENVIRON["API_TOKEN"]}', 'reveal'],
  ['BEGIN{for (k in ENVIRON) print k}', 'reveal'],
  ['BEGIN{print SYMTAB["ENVIRON"]["HOME"]}', '?'],
  // a slash divides, or opens a regular expression
  ['{print $1/2/3; gsub(/"/, "")}', '-'],
  ['/a"/{print > "out"} /"b/', 'write out'],
  ['{if ($1) /"/; print > "out"; /"/}', 'write out'],
  ['{x = a / "1"; print > "out" ; y = "2" / b}', 'write out'],
  ['{x /= 2; y = /=/}', '-'],
  ['{gsub(/[/"]/, "_"); print > "out"}', 'write out'],
  ['{gsub(/[[:space:]/]/, "")}', '-'],
  ['/\\/"/{print}', '-'],
  ['/[]/"]/', '?'],
  ['{print length/2}', '?'],
  ['{print x++ /2}', '?'],
  // not awk, or not for certain
  ['{print foo($1)}', '?'],
  ['{print', '?'],
  ['{print "a}', '?'],
  ['{print a::b}', '?'],
  ['{print \\ }', '?'],
]

const FRAGMENTS = [
  ...'print printf getline { } ( ) [ ] ; , > >> | / /a/ /[/]/ "a" "/" x $1 ~ ! ? : in if( ++ / # \\'.split(' '),
  '"o" > "out"',
  ' ',
  '\n',
]
const source = array(constantFrom(...FRAGMENTS), { maxLength: 14 }).map(parts => parts.join(''))

describe('an awk program', () => {
  it.each(PROGRAMS)('%j: %s', (text, reading) => {
    expect(inShort(readAwk(text))).toBe(reading)
  })

  it('is read whatever it is', () => {
    expect(
      counterexample(property(oneof(source, string({ unit: 'binary' })), text => ['understood', 'unknown'].includes(readAwk(text).kind))),
    ).toBeNull()
  })

  it('hides no later rule from the reader', () => {
    expect(
      counterexample(
        property(source, text => {
          const reading = readAwk(`${text}\n;BEGIN{system("hidden")}`)
          return reading.kind === 'unknown' || reading.acts.some(act => act.kind === 'execute')
        }),
      ),
    ).toBeNull()
  })

  it.each(['a[', 'ARGV[', '/[', 'getline ', '"\\', 'print>', 'f(', '$', '/[[:alpha:]/]/;'])(
    'of 64 KiB of %j is read in linear time',
    fragment => {
      const growth = growthOf(size => readAwk(fragment.repeat(Math.floor(size / fragment.length))), 65_536)
      expect(growth).toBeLessThan(QUADRATIC)
    },
  )

  it.for(['gawk', 'mawk', 'original-awk', 'busybox awk'])('leaves no file that was not foreseen, run by %s', (name, { skip }) => {
    const [program, ...options] = name.split(' ')
    skip(!installed(program!), `skipped: needs ${program}`)
    const surprises = PROGRAMS.filter(([text]) => !foresees(readAwk(text), filesLeftBy([program!, ...options, text], 'a/b "x"\n')))
    expect(surprises).toEqual([])
  })
})
