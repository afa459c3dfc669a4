import { readFileSync } from 'node:fs'
import fc from 'fast-check'
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

/** Generous: the point is that nothing grows without bound. */
const SLOWEST_MS = 3000

const ends = (text: string) => {
  const before = performance.now()
  expect(['allow', 'ask', 'deny']).toContain(decisionOf(text))
  expect(performance.now() - before).toBeLessThan(SLOWEST_MS)
}

describe('any text', () => {
  test('gets a verdict', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), ends), { numRuns: 300 }))

  test('made of shell syntax gets a verdict', () => {
    const piece = fc.constantFrom(
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
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), parts => ends(parts.join(''))),
      { numRuns: 500 },
    )
  })

  test('near a known line gets a verdict', () =>
    fc.assert(
      fc.property(line, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), (text, at, inserted) => {
        const cut = at % (text.length + 1)
        ends(text.slice(0, cut) + inserted + text.slice(cut + (at % 3)))
      }),
      { numRuns: 500 },
    ))

  test.each([...'a$`({[<"\'\\;&|#*~! \n=-'])('of 64 KiB of %j gets a verdict in time', character => ends(character.repeat(64 * 1024)))

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
  ])('nested 300 times in %s %s gets a verdict in time', (open, close) => ends(`${open.repeat(300)}ls${close.repeat(300)}`))

  test('over the limit is asked about', () => {
    expect(decisionOf(`ls ${'a'.repeat(64 * 1024)}`)).toBe('ask')
    expect(decisionOf('ls;'.repeat(20_000))).toBe('ask')
  })

  test('of functions that double each other ends', () => {
    const chain = Array.from({ length: 40 }, (_, at) => `f${at + 1}() { f${at}; f${at}; }`).join('; ')
    ends(`f0() { ls; }; ${chain}; f40`)
  })
})

test('the same line gets the same verdict', () =>
  fc.assert(
    fc.property(line, text => void expect(check(text)).toEqual(check(text))),
    { numRuns: 100 },
  ))

/** One word that a shell reads as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A here-document needs a line of its own after it. */
const closed = (text: string) => `${text}\n`

const neverMilder = (transform: (text: string) => string) => {
  for (const text of finished) {
    const [before, after] = [decisionOf(text), decisionOf(transform(text))]
    expect(compareDecisions(after, before), `${transform(text)}: ${before} became ${after}`).toBeGreaterThanOrEqual(0)
  }
}

/** Lines that stand for themselves: not what only ends with the text, or sets up what follows. */
describe('never milder than the line itself is', () => {
  test.each<[string, (text: string) => string]>([
    ['the line after another', text => `true && (${closed(text)})`],
    ['a shell that runs it', text => `bash -c ${quoted(text)}`],
    ['a shell in a shell', text => `sh -c ${quoted(`bash -c ${quoted(text)}`)}`],
    ['a function that is called', text => `wrapped() { ${closed(text)}}; wrapped`],
    ['a loop', text => `for each in 1; do ${closed(text)}done`],
    ['a condition', text => `if true; then ${closed(text)}fi`],
    ['a pipeline', text => `{ ${closed(text)}} | cat`],
    ['after a comment', text => `# a comment\n${text}`],
    ['in the background', text => `{ ${closed(text)}} &`],
    ['a substitution', text => `echo "$(${closed(text)})"`],
    ['eval', text => `eval ${quoted(text)}`],
    ['before another line', text => `${closed(text)}ls`],
    ['a redirection to a file', text => `{ ${closed(text)}} > out.txt`],
  ])('%s', (_name, transform) => neverMilder(transform))

  test.each(['env', 'timeout 5', 'nice', 'command'])('under %s, a simple command', wrapper => {
    const simple = lines.filter(
      text =>
        /^[a-z][\w-]* [\w ./~-]+$/.test(text) &&
        !/^(?:env|command|exec|eval|source|export|cd|trap|set|enable|compgen|if|for|while|until|case|function)\b/.test(text),
    )
    expect(simple.length).toBeGreaterThan(60)
    for (const text of simple) {
      const [before, after] = [decisionOf(text), decisionOf(`${wrapper} ${text}`)]
      expect(compareDecisions(after, before), `${wrapper} ${text}: ${before} became ${after}`).toBeGreaterThanOrEqual(0)
    }
  })

  test.each(['--frobnicate', '-Q', '--frobnicate=x', '> out.txt', '2> err.txt', '; ls', '| cat', '&& true', '|| true'])(
    'with %s added',
    added => {
      const simple = lines.filter(text => /^[a-z][\w-]* [\w ./~-]+$/.test(text))
      for (const text of simple) {
        const [before, after] = [decisionOf(text), decisionOf(`${text} ${added}`)]
        expect(compareDecisions(after, before), `${text} ${added}: ${before} became ${after}`).toBeGreaterThanOrEqual(0)
      }
    },
  )
})
