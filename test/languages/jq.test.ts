import { spawnSync } from 'node:child_process'
import { array, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJq } from '../../src/languages/jq.ts'
import { counterexample, inShort, installed } from './real-programs.ts'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'

const FILTERS: readonly (readonly [filter: string, reading: string])[] = [
  ['.', '-'],
  ['.items[].metadata.name', '-'],
  ['[.[] | {a, b: .c}] | map(select(.a == "b"))', '-'],
  ['input, inputs, debug, stderr, input_filename, $__loc__, halt_error', '-'],
  ['@sh "x \\(.a)"', '-'],
  ['to_entries[] | "\\(.key)=\\(.value)"', '-'],
  // the environment, by every name
  ['env', 'reveal'],
  ['$ENV', 'reveal'],
  ['$ ENV', 'reveal'],
  ['env | keys', 'reveal'],
  ['"\\(env)"', 'reveal'],
  ['"a\\("b\\(env)")"', 'reveal'],
  ['{"a": env}', 'reveal'],
  ['{$ENV}', 'reveal'],
  ['{(env | tostring): 1}', 'reveal'],
  ['{a: if . then 1, env, 2 else 3 end}', 'reveal'],
  ['def f: env; f', 'reveal'],
  ['"x" # no comment: env\n| env', 'reveal'],
  // one variable
  ['env.HOME, $ENV.PATH, env["LANG"], $ENV."PAGER"', '-'],
  ['env.API_TOKEN', 'reveal'],
  ['$ENV["AWS_SECRET_ACCESS_KEY"]', 'reveal'],
  ['env["A\\("PI")"]', 'reveal'],
  ['env["A", "B"]', 'reveal'],
  // only a name
  ['.env, .a.env, ."env", .["env"], "env"', '-'],
  ['{env}', '-'],
  ['{a: 1, env: 2, env}', '-'],
  ['. as {env: $x} | $x', '-'],
  ['. # env', '-'],
  ['lib::env', '-'],
  // modules
  ['import "a" as b; .', 'read *'],
  ['include "a"; .', 'read *'],
  ['"a" | modulemeta', 'read *'],
  // not jq, or not for certain
  ['(', '?'],
  ['(]', '?'],
  ['"a', '?'],
  ['. # \\\n| env', '?'],
]

const FRAGMENTS = 'env $ENV .env { } ( ) [ ] " \\( \\ , : ; | . .a if then end def # x'.split(' ')
const filter = array(constantFrom(...FRAGMENTS, ' ', '\n'), { maxLength: 12 }).map(parts => parts.join(''))
const SECRET = 'a-value-that-no-filter-contains'

const reveals = (text: string): boolean => {
  const { stdout } = spawnSync('jq', [text], {
    input: '{"env": 1}',
    encoding: 'utf8',
    timeout: 5000,
    env: { PATH: process.env['PATH'], LEAK: SECRET },
  })
  return stdout.includes(SECRET)
}

describe('a jq filter', () => {
  it.each(FILTERS)('%j: %s', (text, reading) => {
    expect(inShort(readJq(text))).toBe(reading)
  })

  it('is read whatever it is', () => {
    expect(
      counterexample(property(oneof(filter, string({ unit: 'binary' })), text => ['understood', 'unknown'].includes(readJq(text).kind))),
    ).toBeNull()
  })

  it('hides no later part from the reader', () => {
    expect(
      counterexample(
        property(filter, text => {
          const reading = readJq(`${text}\n| env`)
          return reading.kind === 'unknown' || reading.acts.some(act => act.kind === 'reveal')
        }),
      ),
    ).toBeNull()
  })

  it.each(['"\\(', '{', 'env', '"a', 'if ', '.a"', '\\'])('of 64 KiB of %j is read in linear time', fragment => {
    const growth = growthOf(size => readJq(fragment.repeat(Math.floor(size / fragment.length))), 65_536)
    expect(growth).toBeLessThan(QUADRATIC)
  })

  it('shows the environment only if that was foreseen', ({ skip }) => {
    skip(!installed('jq'), 'skipped: needs jq')
    const harmless = FILTERS.filter(([, reading]) => reading === '-')
    expect(harmless.filter(([text]) => reveals(text))).toEqual([])
    expect(reveals('env')).toBe(true)
  })
})
