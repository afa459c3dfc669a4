import { describe, expect, test } from 'vitest'
import { readShell } from '../../src/shell/read-shell.ts'
import type { Word } from '../../src/shell/word.ts'
import { RECORDED } from './against-bash.ts'

const CWD = '/home/user/project'

const canBe = (word: Word, value: string): boolean => {
  if (word.values !== undefined) return word.values.includes(value)
  return value.startsWith(word.prefix) && (word.rest !== 'number' || /^-?\d*$/.test(value.slice(word.prefix.length)))
}

/** Whether the words, those that fall apart included, can be what was run. */
const covers = ([word, ...words]: readonly Word[], argv: readonly string[]): boolean => {
  if (word === undefined) return argv.length === 0
  const [value, ...rest] = argv
  if (word.pieces === 'one') return value !== undefined && canBe(word, value) && covers(words, rest)
  return covers(words, argv) || (value !== undefined && (word.pieces === 'any' || canBe(word, value)) && covers([word, ...words], rest))
}

describe('what bash 5.2 ran is among what the line is judged by', () => {
  test.for(RECORDED)('$line', ({ line, ran, refused }) => {
    const reading = readShell(line, { shell: 'bash', cwds: [CWD], home: '/home/user', stdin: { kind: 'terminal' } })
    const problems = [...reading.problems, ...reading.invocations.flatMap(it => it.problems)]
    expect(problems.map(it => it.reason)).toHaveLength(refused === true ? Math.max(1, problems.length) : 0)
    if (refused === true) return
    for (const { argv, cwd = CWD, stdin, environment = {} } of ran) {
      const same = reading.invocations.filter(it => it.words.length > 0 && covers(it.words, argv))
      expect({ argv, same }).not.toEqual({ argv, same: [] })
      expect(
        same.some(it => it.cwds === undefined || it.cwds.includes(cwd)),
        `${argv.join(' ')} in ${cwd}`,
      ).toBe(true)
      for (const [name, value] of Object.entries(environment)) {
        const given = same.flatMap(it => it.environment.get(name) ?? [])
        expect(
          given.some(it => canBe(it, value)),
          `${name}=${value}`,
        ).toBe(true)
      }
      if (stdin === undefined) continue
      const texts = same.map(it => (it.stdin.kind === 'text' ? (it.stdin.text ?? stdin) : stdin))
      expect(texts).toContain(stdin)
    }
  })
})
