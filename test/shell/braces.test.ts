import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bracesOf } from '../../src/shell/brace-words.ts'
import { readShell } from '../../src/shell/read-shell.ts'
import { valueOf } from '../../src/shell/word.ts'
import { shellNote, shellPath } from '../helpers/shells.ts'

const read = (text: string) =>
  readShell(text, { shell: 'bash', cwds: ['/project'], home: '/home/user', stdin: { kind: 'terminal' } }).invocations.at(-1)!
const words = (text: string) => read(text).words.map(word => valueOf(word) ?? null)

describe('braces make of one word what bash makes of it', () => {
  test.each<[string, readonly (string | null)[]]>([
    ['echo {a,b}c', ['echo', 'ac', 'bc']],
    ['echo {x},-delete}', ['echo', 'x}', '-delete']],
    [`echo {x'{'0},-delete}`, ['echo', 'x{0}', '-delete']],
    [`echo {@'{'0},--output=x}`, ['echo', '@{0}', '--output=x']],
    ['echo {a,"b,c"}', ['echo', 'a', 'b,c']],
    ['echo {a,{b,c}}d', ['echo', 'ad', 'bd', 'cd']],
    ['echo {a,}', ['echo', 'a']],
    ['echo x{a,}', ['echo', 'xa', 'x']],
    ['echo {"a":1,"b":2}', ['echo', 'a:1', 'b:2']],
    ['echo {~,x}/y', ['echo', '/home/user/y', 'x/y']],
    ['x=q; echo {$x,b}', ['echo', 'q', 'b']],
    ['xa=1; xb=2; x=q; echo $x{a,b}', ['echo', '1', '2']],
    ['echo {#,a}', ['echo', '#', 'a']],
    ['echo {01..3}', ['echo', '01', '02', '03']],
    ['echo {5..1..2}', ['echo', '5', '3', '1']],
    ['echo {a,b}{1..2}', ['echo', 'a1', 'a2', 'b1', 'b2']],
    ['{echo,-n,x}', ['echo', '-n', 'x']],
    [`echo {a,'{b,c}'}`, ['echo', 'a', '{b,c}']],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected))
})

describe('what is no brace expansion stays one word', () => {
  test.each([
    'stash@{0}',
    'HEAD@{1}..HEAD@{2}',
    '{}',
    '{}.bak',
    '{}+{}',
    '{{.ID}},{{.Name}}',
    '{a',
    'a,b}',
    'origin/{x}',
    '{1..}',
    '{a..zz}',
    'x{a..1}',
    '{x}..{y}',
  ])('%s', word => expect(words(`echo ${word}`)).toEqual(['echo', word]))
  test.each<[string, string]>([
    [`'{"a":1,"b":[2,3]}'`, '{"a":1,"b":[2,3]}'],
    [`"{a,b}"`, '{a,b}'],
    [String.raw`\{a,b}`, '{a,b}'],
    [String.raw`{a\,b}`, '{a,b}'],
    [String.raw`$'{a,b\'c}'`, "{a,b'c}"],
    [`'{a,'"b}"`, '{a,b}'],
  ])('%s', (word, value) => expect(words(`echo ${word}`)).toEqual(['echo', value]))
  test('an assignment, a here-string, a pattern', () => {
    expect(words('x={a,b}; echo "$x"')).toEqual(['echo', '{a,b}'])
    expect(read('cat <<< {a,b}').stdin).toMatchObject({ text: '{a,b}\n' })
    expect(read('[[ x == {a,b} ]]; echo').problems).toEqual([])
  })
})

test('commands inside braces are read, and nothing is taken for unread', () => {
  const { invocations, problems } = readShell('ls {a,$(id)} {b,`pwd`}', {
    shell: 'bash',
    cwds: undefined,
    home: '/home/user',
    stdin: { kind: 'terminal' },
  })
  expect(problems).toEqual([])
  expect(invocations.map(it => it.text)).toEqual(['id', 'pwd', 'ls {a,$(id)} {b,`pwd`}'])
})

describe('what cannot be expanded here is a problem', () => {
  test.each([
    `echo {${Array.from({ length: 70 }, (_, at) => `a${at}`).join(',')},-x}`,
    'echo {A..z}',
    String.raw`echo $'\''{a,b}`,
    'export x={a,b}',
    'echo {a,$(case x in x) id;; esac # })}',
    `echo ${'{a,'.repeat(20)}${'}'.repeat(20)}`,
  ])('%s', text => expect(read(text).problems.map(it => it.code)).toContain('unsupported'))
  test('another shell may read it differently', () => {
    const { invocations } = readShell('find {x},-delete}', { shell: 'zsh', cwds: undefined, home: '/', stdin: { kind: 'terminal' } })
    expect(invocations[0]!.problems.map(it => it.code)).toEqual(['unsupported'])
  })
})

test('braces are looked for in linear time', () => {
  // each of these took a step for every pair of its characters, or more
  for (const part of ['{', '{,', '{a,', '},{', '{..', '{a},', '$({', '{{a,b}'])
    expect(() =>
      readShell(`echo ${part.repeat(20_000 / part.length)}`, { shell: 'bash', cwds: undefined, home: '/', stdin: { kind: 'terminal' } }),
    ).not.toThrow()
})

const PARTS =
  "{ { { { } } } } , , , , .. .. a b -d 1 3 0 '{' '}' ',' \"}\" \"{\" \",\" '' \\{ \\} \\, ${x} $x ${x:-{a,b}} ${x:-p} $(echo_q) `echo_r` . @ {} {x} {1..3} {a,b} ~ * [ ] z..x 01..3 ..2 \"$(echo_s)\" $((1)) A - + $'q' = : #".split(
    ' ',
  )

/** Words made at random, always the same ones. */
const someWords = (count: number): readonly string[] => {
  let state = 20
  const random = (below: number) => {
    state = (state + 0x6d_2b_79_f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  const word = () => Array.from({ length: 2 + random(9) }, () => PARTS[random(PARTS.length)]!.replace('_', ' ')).join('')
  return Array.from({ length: count }, word).filter(it => !/^#|^~[^/]|\$[-$@#*'"]/.test(it.replaceAll("$'q'", '')))
}

const bash = shellPath('bash')

const runBash = (script: string): readonly string[] => {
  const directory = mkdtempSync(join(tmpdir(), 'braces-'))
  try {
    const start = `set -f\nx=X\nHOME=/home/user\nshow() { (( $# )) && printf '%s\\0' "$@"; printf '\\1\\0'; }\n`
    const { stdout } = spawnSync(bash!, ['-s'], { input: start + script, cwd: directory, env: { PATH: '/nowhere' }, maxBuffer: 2 ** 28 })
    return stdout.toString().split('\u0001\0').slice(0, -1)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

describe.skipIf(bash === undefined)(`compared with bash itself${shellNote('bash')}`, () => {
  const all = someWords(6000)
  const expected = bash === undefined ? [] : runBash(all.map(it => `show ${it}\n`).join(''))

  test('the texts that braces make are those of bash', () => {
    const made = all.map(it => bracesOf(it, it.replaceAll("$'q'", "''")))
    const script = made.map((it, at) => `show ${it.kind === 'words' ? it.texts.join(' ') : all[at]!}\n`).join('')
    const actual = runBash(`set +B\n${script}`)
    expect(actual.length).toBe(all.length)
    const wrong = all.filter((_, at) => made[at]!.kind !== 'unreadable' && actual[at] !== expected[at])
    expect(wrong).toEqual([])
    expect(made.filter(it => it.kind === 'words').length).toBeGreaterThan(all.length / 10)
    expect(made.filter(it => it.kind === 'unreadable').length).toBeLessThan(all.length / 20)
  })

  test('a word that the reader knows has the values that bash gives it', () => {
    const wrong = all.filter((it, at) => {
      const { words: known, problems } = read(`x=X; show ${it}`)
      if (problems.length > 0 || known.some(word => word.values === undefined || word.pieces !== 'one')) return false
      return (
        known
          .slice(1)
          .map(word => `${word.values!.join('|')}\0`)
          .join('') !== expected[at]
      )
    })
    expect(wrong).toEqual([])
  })
})
