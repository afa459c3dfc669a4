import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from '../helpers/shims.ts'

interface Judged {
  readonly run: string
  /** `not-allow` is right with ask and with deny. */
  readonly expect: 'allow' | 'ask' | 'deny' | 'not-allow'
  readonly class: string
}

/** Lines that were judged by hand, and lines that once passed and must not. Engine and packaged shims take part, so a wrong line is either's: see the reason. */
const judged = ['judged', 'attacks'].flatMap(name =>
  readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Judged),
)

test.each(judged)('$class: $run is $expect', ({ run, expect: expected }) => {
  const { decision, reason } = check(run)
  const seen = expected === 'not-allow' && decision !== 'allow' ? expected : decision
  // the reason is there to be read where it fails
  expect({ decision: seen, reason }).toEqual({ decision: expected, reason })
})
