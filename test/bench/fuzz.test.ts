import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { TestContext } from 'vitest'

const directory = new URL('../../bench/fuzz/', import.meta.url).pathname

/** It builds the engine and compiles two programs before it starts. */
const PATIENCE_MS = 120_000

/** What it prints; what it lacks on this machine skips the test. */
const fuzz = (context: TestContext, ...args: readonly string[]): string => {
  const { stdout } = spawnSync('node', [`${directory}main.mjs`, ...args], { encoding: 'utf8' })
  const lacking = /^skipped: (.*)/.exec(stdout)?.[1]
  if (lacking !== undefined) context.skip(lacking)
  return stdout
}

const linesOf = (lines: readonly string[]): readonly string[] => lines.flatMap(line => ['--line', line])

describe('lines that a shell runs in a sandbox', () => {
  test('are judged by what the shell does with them', { timeout: PATIENCE_MS }, context => {
    const output = fuzz(context, '--lines', '300', '--seed', '6', '--no-scripts', '--no-shrink')
    expect(output).toContain('lines that did what was not judged: 0')
  })

  test('do nothing to the machine', { timeout: PATIENCE_MS }, context => {
    const output = fuzz(
      context,
      ...linesOf([
        'rm -rf / ~; /bin/rm -rf /',
        'kill -9 -1; kill -9 1; one',
        'f() { f | f & }; f',
        '> /new; > /s/rm; > /etc/passwd',
        'one after',
      ]),
    )
    expect(output).toContain('"rm -rf / ~; /bin/rm -rf /": exact, exact')
    expect(output).toContain('"kill -9 -1; kill -9 1; one": exact')
    expect(output).toContain('"> /new; > /s/rm; > /etc/passwd": ran nothing')
    // the sandbox is still there
    expect(output).toContain('"one after": exact')
  })
})

/** What `compare` finds in a line that was read so, and did `ran`. */
const missed = (command: object, ran: object, files: readonly string[] = []): readonly string[] => {
  const word = (value: string) => ({ values: [value], prefix: value, rest: 'any', pieces: 'one' })
  const words = ['one', 'a'].map(word)
  const read = { words, cwds: ['/p'], stdin: { kind: 'terminal' }, environment: {}, assignments: [], redirections: [], ...command }
  const run = { commands: [{ argv: ['one', 'a'], cwd: '/p', environment: [], ...ran }], files }
  const code = `
    import { compare } from ${JSON.stringify(`${directory}compare.mjs`)}
    const read = ${JSON.stringify(read)}
    read.environment = new Map(Object.entries(read.environment))
    console.log(JSON.stringify(compare({ commands: [read] }, ${JSON.stringify(run)}).misses.map(it => it.kind)))
  `
  return JSON.parse(spawnSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout) as readonly string[]
}

describe('what was run and what was read', () => {
  const anything = { values: undefined, prefix: '', rest: 'any', pieces: 'any' }
  const beginning = { values: undefined, prefix: 'sr', rest: 'names', pieces: 'names' }
  test.for<[string, object, object, readonly string[], readonly string[]]>([
    ['agree', {}, {}, [], []],
    ['differ in a word', {}, { argv: ['one', 'b'] }, [], ['command']],
    ['differ in a word more', {}, { argv: ['one', 'a', ''] }, [], ['command']],
    ['agree where anything may stand', { words: [anything] }, { argv: ['one', 'b'] }, [], []],
    ['agree in the names below a directory', { words: [beginning] }, { argv: ['src/a', 'src/b'] }, [], []],
    ['differ in other names', { words: [beginning] }, { argv: ['src/a', 'other'] }, [], ['command']],
    ['differ in the directory', {}, { cwd: '/q' }, [], ['directory']],
    ['agree where it may be any directory', { cwds: undefined }, { cwd: '/q' }, [], []],
    ['differ in the input', {}, { stdin: 'rm' }, [], ['input']],
    ['differ in what is exported', {}, { environment: ['X=1'] }, [], ['environment']],
    ['differ in a file that was written', {}, {}, ['/p/new'], ['file']],
  ])('%s', ([, command, ran, files, kinds]) => {
    expect(missed(command, ran, files)).toEqual(kinds)
  })
})
