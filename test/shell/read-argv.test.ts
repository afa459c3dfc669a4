import { describe, expect, test } from 'vitest'
import type { Document, Option } from '../../src/document/document.ts'
import type { Match } from '../../src/shell/argv/match.ts'
import { readArgv } from '../../src/shell/argv/read-argv.ts'
import { dynamicWord, staticWord, valueOf } from '../../src/shell/word.ts'
import { tool } from '../helpers/shims.ts'

const flag = (name: string, ...flags: readonly string[]): Option => ({ name, flags, type: 'boolean' })
const value = (name: string, ...flags: readonly string[]): Option => ({ name, flags, type: 'string' })

const read = (document: Document, line: string): readonly Match[] =>
  readArgv(
    document,
    line
      .split(' ')
      .slice(1)
      .map(it => (it.startsWith('$') ? dynamicWord(it) : staticWord(it))),
  )

const show = (it: Match) => ({
  path: it.names.join(' '),
  options: it.options.map(given =>
    [given.negated ? `not ${given.option.name}` : given.option.name, ...given.values.map(word => valueOf(word) ?? word.text)].join('='),
  ),
  operands: it.operands.map(word => valueOf(word) ?? word.text),
})

const git = tool('git', {
  globalOptions: [value('cwd', '-C'), flag('pager', '-p')],
  'x-syntax': { abbreviations: true },
  commands: {
    push: {
      'x-aliases': ['pu'],
      options: [
        flag('force', '-f', '--force'),
        flag('upstream', '-u'),
        { ...value('lease', '--force-with-lease'), 'x-value': 'optional' },
        { ...flag('verify', '--verify'), 'x-negatable': true },
      ],
    },
    log: {
      options: [{ name: 'count', flags: ['-<number>'], type: 'integer' }, value('max', '-n')],
      arguments: [{ name: 'path', variadic: true, required: false }],
    },
    'show-*': { options: [] },
  },
})

describe('options, values and operands', () => {
  test.each<[string, Partial<ReturnType<typeof show>>]>([
    ['git -C a push -uf', { path: 'push', options: ['cwd=a', 'upstream', 'force'] }],
    ['git pu --force-with-lease origin', { path: 'push', options: ['lease'], operands: ['origin'] }],
    ['git push --force-with-lease=x', { options: ['lease=x'] }],
    ['git push --no-verify', { options: ['not verify'] }],
    ['git push --upst', { options: [] }],
    ['git push --veri', { options: ['verify'] }],
    ['git log -5 a b', { options: ['count=5'], operands: ['a', 'b'] }],
    ['git log -n5', { options: ['max=5'] }],
    ['git log -- -f', { options: [], operands: ['-f'] }],
    ['git show-ref', { path: 'show-*' }],
  ])('%s', (line, expected) => expect(show(read(git, line)[0]!)).toMatchObject(expected))

  test('tar takes its first word for a bundle of options', () => {
    const tar = tool('tar', {
      'x-syntax': { firstCluster: true },
      options: [flag('extract', '-x'), flag('gzip', '-z'), value('file', '-f')],
      arguments: [{ name: 'member', variadic: true }],
    })
    expect(show(read(tar, 'tar xzf a.tgz b')[0]!)).toMatchObject({ options: ['extract', 'gzip', 'file=a.tgz'], operands: ['b'] })
  })

  test('find reads its options as words', () => {
    const find = tool('find', {
      'x-syntax': { longDash: 'single', bundling: false, attached: false, doubleDash: false, optionsAsWords: true },
      options: [value('name', '-name'), { ...value('exec', '-exec'), 'x-executes': 'argv-until:;', 'x-placeholder': '{}' }],
      arguments: [{ name: 'path', variadic: true }],
    })
    const [match] = read(find, 'find . -name *.ts -exec rm {} ; -name x')
    expect(show(match!).options).toEqual(['name=*.ts', 'exec', 'name=x'])
    expect(match!.inner[0]!.words.map(valueOf)).toEqual(['rm', '{}'])
    expect(read(find, 'find . -exec wc -l {} + -name x')[0]!.inner[0]!.words.map(valueOf)).toEqual(['wc', '-l', '{}'])
  })

  test('dd has operands with keys', () => {
    const dd = tool('dd', { 'x-syntax': { keyValue: true }, options: [value('of', 'of=')] })
    expect(show(read(dd, 'dd of=/dev/sda')[0]!).options).toEqual(['of=/dev/sda'])
  })

  test('a command after assignments keeps its own options', () => {
    const env = tool('env', {
      'x-syntax': { permute: false },
      options: [flag('ignore', '-i')],
      arguments: [
        { name: 'assignment', variadic: true, required: false, 'x-assignments': true },
        { name: 'command', 'x-executes': 'argv-rest' },
      ],
    })
    const [match] = read(env, 'env -i A=1 B=2 rm -i x')
    expect(match!.bound[0]!.words.map(valueOf)).toEqual(['A=1', 'B=2'])
    expect(match!.inner[0]!.words.map(valueOf)).toEqual(['rm', '-i', 'x'])
  })

  test('the last operands belong to the required arguments after a variadic one', () => {
    const cp = tool('cp', { arguments: [{ name: 'source', variadic: true }, { name: 'destination' }] })
    expect(read(cp, 'cp a b c')[0]!.bound.map(it => [it.argument.name, it.words.map(valueOf)])).toEqual([
      ['source', ['a', 'b']],
      ['destination', ['c']],
    ])
  })

  test('an argument whose role an option took is not bound', () => {
    const sed = tool('sed', {
      options: [value('expression', '-e')],
      arguments: [
        { name: 'script', 'x-unless': ['expression'] },
        { name: 'file', variadic: true },
      ],
    })
    expect(read(sed, 'sed p f')[0]!.bound.map(it => it.argument.name)).toEqual(['script', 'file'])
    expect(read(sed, 'sed -e p f')[0]!.bound.map(it => it.argument.name)).toEqual(['file'])
  })
})

describe('what the document does not say', () => {
  test('an unknown option is read with and without a value', () => {
    const readings = read(git, 'git --odd push -f').map(show)
    expect(readings.map(it => it.path).toSorted()).toEqual(['', 'push'])
  })

  test('many unknown options do not multiply without end', () =>
    expect(read(git, `git ${'--odd x '.repeat(30)}push`).length).toBeLessThanOrEqual(16))
  test('a computed command is none', () => expect(read(git, 'git $x')[0]!.unknownCommand?.text).toBe('$x'))
  test('a computed word could be an option, until options have ended', () => {
    expect(read(git, 'git log $x')[0]!.loose).toHaveLength(1)
    expect(read(git, 'git log -- $x')[0]!.loose).toHaveLength(0)
    expect(read(git, 'git log -n $x')[0]!.loose).toHaveLength(0)
  })
  test('names that every object has are no commands', () =>
    expect(read(git, 'git constructor')[0]!.unknownCommand?.text).toBe('constructor'))
})
