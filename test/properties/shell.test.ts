// oxlint-disable vitest/expect-expect -- a law is an assertion: `holds` makes one of it
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDecisions } from '../../src/policy/policy-file.ts'
import { check, decisionOf } from '../helpers/shims.ts'

const vectors = readFileSync(new URL('../vectors/policy.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(each => JSON.parse(each) as { readonly run: string; readonly class: string })
const lines = vectors.map(it => it.run)
/** An unfinished line can be finished by what is put around it. */
const finished = vectors.filter(it => it.class !== 'parse-error').map(it => it.run)

const line = fc.constantFrom(...lines)

/** Generous, in milliseconds of work of this process: the point is that nothing grows without bound. */
const SLOWEST_MS = 3000

/** Whether the text gets one of the three verdicts, with bounded work. */
const ends = (text: string): boolean => {
  const before = process.cpuUsage()
  const decided = ['allow', 'ask', 'deny'].includes(decisionOf(text))
  const { user, system } = process.cpuUsage(before)
  return decided && (user + system) / 1e3 < SLOWEST_MS
}

const holds =
  (property: fc.IRawProperty<unknown>, runs = 300) =>
  () =>
    expect(() => fc.assert(property, { numRuns: runs })).not.toThrow()

const PIECES = fc.constantFrom(
  '$(',
  ')',
  '`',
  '"',
  "'",
  '{',
  '}',
  '((',
  '))',
  '[[',
  ']]',
  '<<E\n',
  'E\n',
  '|',
  '&&',
  ';',
  '\n',
  '${x',
  '@P}',
  ':-',
  '$x',
  'ls ',
  'rm -rf ~ ',
  'f() ',
  'case x in ',
  'esac',
  'for i in ',
  'do ',
  'done',
  'if ',
  'then ',
  'fi',
  '>',
  '<(',
  '\\',
  '*',
  '?(',
  '!',
  '#',
  '~',
  '=',
  'eval ',
  'cd ',
)

describe('any text', () => {
  test('gets a verdict', holds(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), ends)))
  test(
    'made of shell syntax gets a verdict',
    holds(
      fc.property(fc.array(PIECES, { maxLength: 60 }), parts => ends(parts.join(''))),
      500,
    ),
  )
  test(
    'near a known line gets a verdict',
    holds(
      fc.property(line, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), (text, at, inserted) => {
        const cut = at % (text.length + 1)
        return ends(text.slice(0, cut) + inserted + text.slice(cut + (at % 3)))
      }),
      500,
    ),
  )

  test.each(Array.from('a$`({[<"\'\\;&|#*~! \n=-'))('of 64 KiB of %j gets a verdict in time', character =>
    expect(ends(character.repeat(64 * 1024))).toBe(true),
  )

  test.each([
    ['$(', ')'],
    ['(', ')'],
    ['{ ', '; }'],
    ['"$(', ')"'],
    ['${x:-', '}'],
    ['if ls; then ', '; fi'],
    ['while ls; do ', '; done'],
    ['f() { ', '; }'],
    ['sudo ', ''],
    ['bash -c ', ''],
    ['eval ', ''],
    ['env A=1 ', ''],
    ['$((', '))'],
    ['[[ ! ', ' ]]'],
    ['<(', ')'],
    ['! ', ''],
  ])('nested 300 times in %s %s gets a verdict in time', (open, close) =>
    expect(ends(`${open.repeat(300)}ls${close.repeat(300)}`)).toBe(true),
  )

  test.each(['a|', 'a&&', 'a;', '$(ls)', '`ls`', '{a,b}', '>a ', '<(ls) ', 'command ', 'eval ', 'git -C a ', 'x=1 ', '! ', 'f() { :; }; '])(
    'of %j as often as it fits gets a verdict in time',
    piece => expect(ends(`${piece.repeat(Math.floor(64_000 / piece.length))}ls`)).toBe(true),
  )

  test.each(['1+', '1+(', 'x?1:', 'a=', '-'])('of a long calculation of %j gets a verdict in time', piece =>
    expect(ends(`echo $((${piece.repeat(15_000)}1))`)).toBe(true),
  )

  test('over the limit is asked about', () => {
    expect(decisionOf(`ls ${'a'.repeat(64 * 1024)}`)).toBe('ask')
    expect(decisionOf('ls;'.repeat(20_000))).toBe('ask')
  })

  test('of functions that double each other ends', () => {
    const chain = Array.from({ length: 40 }, (_, at) => `f${at + 1}() { f${at}; f${at}; }`).join('; ')
    expect(ends(`f0() { ls; }; ${chain}; f40`)).toBe(true)
  })
})

test(
  'the same line gets the same verdict',
  holds(
    fc.property(line, text => JSON.stringify(check(text)) === JSON.stringify(check(text))),
    100,
  ),
)

/** One word that a shell reads as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A here-document needs a line of its own after it. */
const closed = (text: string) => `${text}\n`

const SIMPLE = /^[a-z][\w-]* [\w ./~-]+$/

/** The lines whose verdict becomes milder by the change. */
const milder = (texts: readonly string[], change: (text: string) => string): readonly string[] =>
  texts
    .map(text => ({ text, before: decisionOf(text), after: decisionOf(change(text)) }))
    .filter(it => compareDecisions(it.after, it.before) < 0)
    .map(it => `${change(it.text)}: ${it.before} became ${it.after}`)

describe('never milder than the line itself is', () => {
  test.each<[string, (text: string) => string]>([
    ['the line after another', text => `true && (${closed(text)})`],
    ['a shell that runs it', text => `bash -c ${quoted(text)}`],
    ['a shell in a shell', text => `sh -c ${quoted(`bash -c ${quoted(text)}`)}`],
    // a function has words of its own, none where none are given
    ['a function that is called', text => `wrapped() { ${closed(text)}}; wrapped "$@"`],
    ['a loop', text => `for each in 1; do ${closed(text)}done`],
    ['a condition', text => `if true; then ${closed(text)}fi`],
    ['a pipeline', text => `{ ${closed(text)}} | cat`],
    ['after a comment', text => `# a comment\n${text}`],
    ['in the background', text => `{ ${closed(text)}} &`],
    ['a substitution', text => `echo "$(${closed(text)})"`],
    ['eval', text => `eval ${quoted(text)}`],
    ['before another line', text => `${closed(text)}ls`],
    ['a redirection to a file', text => `{ ${closed(text)}} > out.txt`],
  ])('%s', (_name, change) => expect(milder(finished, change)).toEqual([]))

  // words that only a shell knows are not programs
  const programs = finished.filter(
    text =>
      SIMPLE.test(text) &&
      !/^(?:env|command|exec|eval|source|export|cd|trap|set|enable|compgen|if|for|while|until|case|function)\b/.test(text),
  )

  test.each(['env', 'timeout 5', 'nice', 'command'])('under %s', wrapper => {
    expect(programs.length).toBeGreaterThan(60)
    expect(milder(programs, text => `${wrapper} ${text}`)).toEqual([])
  })

  test.each(['--frobnicate', '-Q', '--frobnicate=x', '> out.txt', '2> err.txt', '; ls', '| cat', '&& true', '|| true'])(
    'with %s added',
    added =>
      expect(
        milder(
          finished.filter(text => SIMPLE.test(text)),
          text => `${text} ${added}`,
        ),
      ).toEqual([]),
  )
})
