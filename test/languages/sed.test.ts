import { array, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSed } from '../../src/languages/sed.ts'
import { counterexample, filesLeftBy, foresees, inShort, installed } from './real-programs.ts'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'

/** Scripts and what they do. Those that write name files of the working directory only: they are run for real below. */
const SCRIPTS: readonly (readonly [script: string, reading: string])[] = [
  ['s/a/b/', '-'],
  ['1,5p', '-'],
  ['$!N;P;D', '-'],
  ['2~3!d;0,/b/{//!d}', '-'],
  ['/a/I,+2{s/x/y/\n}', '-'],
  ['\\%x%Id', '-'],
  ['\\wbwp', '-'],
  ['s|/usr|/opt|gI;s#a#b#2p', '-'],
  ['s w b w x ;p', 'write x ;p'],
  ['y/abc/xyz/;y,a\\,b,xyz,', '-'],
  [':a;N;$!ba;s/\\n/ /g', '-'],
  ['/^$/d;/a/q5', '-'],
  ['l 5;=;F;z', '-'],
  ['s/x/`id`/;s/y/$(id)/', '-'],
  ['v 4.2\np', '-'],
  ['p # w out', '-'],
  ['# w out', '-'],
  // the rest of the line is the name
  ['1{w out.txt\n}', 'write out.txt'],
  ['w out;p', 'write out;p'],
  ['1{w out}', '?'],
  ['s/a/b/w out}', 'write out}'],
  ['s/a/b/we', 'write e'],
  ['W out', 'write out'],
  ['w /dev/stdout\ns/a/b/w /dev/stderr', '-'],
  ['r file\nR other', 'read file, read other'],
  // text, and what only looks like it
  ['a hello\\\nw out', '-'],
  ['a hello\nw out', 'write out'],
  ['a\\\nw out', '-'],
  ['a\\\nhello\nw out', 'write out'],
  ['a\\\\\nw out', 'write out'],
  ['a\nw out', 'write out'],
  ['i\\hello\\\nw out\nw other', 'write other'],
  ['$!{c\\\nhello\n}', '-'],
  // delimiters in classes and behind backslashes
  ['s/[/]/x/', '-'],
  ['s/[/w out/]/x/', '-'],
  ['s/[^]/]w out/x/', '-'],
  ['s/[[:alpha:]/]/x/', '-'],
  ['s/\\[/x/w out/', 'write out/'],
  ['s/[\\]/x;w out/', '-'],
  // BSD lets \] pass inside a class: what it would make of the rest counts too
  ['s/[\\]/]/;y/w out/abcde/', 'write out/abcde/'],
  ['s,a,\\,w out,', '-'],
  ['y/[/]/\nw out', 'write out'],
  ['s/a/b\\\nw out/', '-'],
  // running
  ['s/a/id/e', 'run *'],
  ['s/a/id/ge', 'run *'],
  ['1e', 'run *'],
  ['e date', 'run date'],
  ['e echo a;w out', 'run echo a;w out'],
  ['e\\\ndate', 'run date'],
  ['e a\\\nb', 'run *'],
  // labels end at the line for BSD
  [':a;a\\\nw out', 'write out'],
  ['b a;w out\n:a', 'write out'],
  ['{b a};:a', '-'],
  // not sed, or not for certain
  ['', '-'],
  ['s/a', '?'],
  ['s/a/b/w', '?'],
  ['s/a/b/x', '?'],
  ['p}', '?'],
  ['{p', '?'],
  ['pp', '?'],
  ['L', '?'],
  ['s\\a\\b\\', '?'],
  ['s§a§b§w out', '?'],
  ['#\rw out', '?'],
  ['1:a', '?'],
]

const FRAGMENTS =
  's/a/b/ s/ / [ ] [^ [[:alpha:] \\ \\\\ w e a i c a\\ y/ab/xy/ p d { } ; , ! 1 $ # :a b t w_out s/t/t/w_out s,a,\\,, r_in g I'
    .split(' ')
    .map(fragment => fragment.replace('_', ' '))
const script = array(constantFrom(...FRAGMENTS, '\n', ' '), { maxLength: 12 }).map(parts => parts.join(''))

describe('a sed script', () => {
  it.each(SCRIPTS)('%j: %s', (text, reading) => {
    expect(inShort(readSed(text))).toBe(reading)
  })

  it('is read whatever it is', () => {
    expect(
      counterexample(property(oneof(script, string({ unit: 'binary' })), text => ['understood', 'unknown'].includes(readSed(text).kind))),
    ).toBeNull()
  })

  it('hides no later line from the reader', () => {
    expect(
      counterexample(
        property(script, text => {
          const reading = readSed(`${text}\np\nw hidden`)
          return reading.kind === 'unknown' || reading.acts.some(act => act.kind === 'write-file' && act.path === 'hidden')
        }),
      ),
    ).toBeNull()
  })

  it.each(['s/[', 's/a/b/;', '{', 'a\\\n', ':a;', '1,', 's/[[:', '/\\'])('of 64 KiB of %j is read in linear time', fragment => {
    const growth = growthOf(size => readSed(fragment.repeat(Math.floor(size / fragment.length))), 65_536)
    expect(growth).toBeLessThan(QUADRATIC)
  })

  it.for(['sed', 'sed --posix', 'busybox sed'])('leaves no file that was not foreseen, run by %s', (name, { skip }) => {
    const [program, ...options] = name.split(' ')
    skip(!installed(program!), `skipped: needs ${program}`)
    const surprises = SCRIPTS.filter(([text]) => !foresees(readSed(text), filesLeftBy([program!, ...options, text], 'a/b [x]\n')))
    expect(surprises).toEqual([])
  })
})
