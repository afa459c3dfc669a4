import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { pathStates } from '../../../src/engine/kept/path-states.ts'
import { files } from '../../../src/host/files.ts'

const made: string[] = []
afterEach(() => made.splice(0).forEach(directory => rmSync(directory, { recursive: true, force: true })))

/** A repository with `a.txt` and `deep/b.txt` in it, made by git itself. */
const repository = (...options: readonly string[]) => {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'atip-kept-')))
  made.push(top)
  const env = { PATH: process.env['PATH'], HOME: top, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }
  const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: top, env, encoding: 'utf8', stdio: 'pipe' })
  const put = (path: string, text: string): string => {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
    return join(top, path)
  }
  git('init', '-q', '-b', 'main', ...options, '.')
  git('config', 'user.email', 'ada@example.org')
  git('config', 'user.name', 'Ada')
  put('a.txt', 'one\n')
  put('deep/b.txt', 'two\n')
  git('add', '-A')
  git('commit', '-qm', 'first')
  const state = (path: string, access: 'write' | 'delete' = 'write') => pathStates(top, { files })(join(top, path), access)
  return { top, git, put, state }
}

describe('a file', () => {
  test('that is as git has it is kept, whatever wrote the index', () => {
    const { git, put, state } = repository()
    expect([state('a.txt'), state('a.txt', 'delete'), state('deep/b.txt')]).toEqual(['kept', 'kept', 'kept'])
    for (const version of ['4', '3', '2']) {
      git('update-index', '--index-version', version)
      put('new', 'x')
      expect([state('a.txt'), state('deep/b.txt'), state('new')]).toEqual(['kept', 'kept', 'untracked'])
    }
    git('gc', '-q')
    expect(state('a.txt')).toBe('kept')
  })

  test('that was only added is kept, and no longer once git has lost it', () => {
    const { top, git, put, state } = repository()
    put('new', 'staged\n')
    git('add', 'new')
    expect(state('new')).toBe('kept')
    const name = git('hash-object', 'new').trim()
    rmSync(join(top, '.git/objects', name.slice(0, 2), name.slice(2)), { force: true })
    expect(state('new')).toBe('unclear')
  })

  test('that was changed is changed, also where git was told not to look', () => {
    const { top, git, state } = repository()
    git('update-index', '--assume-unchanged', 'a.txt')
    git('update-index', '--skip-worktree', 'deep/b.txt')
    appendFileSync(join(top, 'a.txt'), 'more\n')
    appendFileSync(join(top, 'deep/b.txt'), 'more\n')
    expect([state('a.txt'), state('deep/b.txt')]).toEqual(['changed', 'changed'])
  })

  test('that git was only told of is not kept', () => {
    const { git, put, state } = repository()
    put('empty', '')
    git('add', '-N', 'empty')
    expect(state('empty')).toBe('changed')
  })

  test('in a conflict is not kept', () => {
    const { git, put, state } = repository()
    git('checkout', '-qb', 'other')
    put('a.txt', 'other\n')
    git('commit', '-qam', 'other')
    git('checkout', '-q', 'main')
    put('a.txt', 'main\n')
    git('commit', '-qam', 'main')
    expect(() => git('merge', 'other')).toThrow(/Command failed/)
    expect(state('a.txt')).toBe('changed')
  })

  test('that git never saw is untracked, or ignored by a list of the repository', () => {
    const { top, put, state } = repository()
    put('.gitignore', '*.log\nbuild/\n!keep.log\n')
    put('deep/.gitignore', 'here\n!there.log\n')
    writeFileSync(join(top, '.git/info/exclude'), 'mine\n')
    for (const path of ['x.log', 'keep.log', 'build/out', 'deep/here', 'deep/there.log', 'mine', 'plain']) put(path, 'x')
    expect(['x.log', 'keep.log', 'build/out', 'deep/here', 'deep/there.log', 'mine', 'plain'].map(path => state(path))).toEqual([
      'ignored',
      'untracked',
      'ignored',
      'ignored',
      'untracked',
      'ignored',
      'untracked',
    ])
  })

  test('that is not there is new to a writer, and unclear to who deletes', () => {
    const { state } = repository()
    expect([state('absent'), state('no/such/directory/file'), state('absent', 'delete')]).toEqual(['new', 'new', 'unclear'])
  })

  test('with a second name is unclear', () => {
    const { top, state } = repository()
    linkSync(join(top, 'a.txt'), join(top, 'second'))
    expect([state('a.txt'), state('second')]).toEqual(['unclear', 'unclear'])
  })

  test('behind a link is what is written, and the link is what is deleted', () => {
    const { top, put, state } = repository()
    put('plain', 'x')
    symlinkSync('a.txt', join(top, 'to-kept'))
    symlinkSync('plain', join(top, 'to-plain'))
    symlinkSync('nowhere', join(top, 'to-nothing'))
    symlinkSync('deep', join(top, 'linked'))
    expect(['to-kept', 'to-plain', 'to-nothing', 'linked/b.txt'].map(path => state(path))).toEqual(['kept', 'untracked', 'unclear', 'kept'])
    expect(state('to-kept', 'delete')).toBe('unclear')
  })

  test('outside of the tree is unclear, also through a link', () => {
    const { top, state } = repository()
    const other = repository()
    symlinkSync(other.top, join(top, 'elsewhere'))
    expect([state('elsewhere/a.txt'), state(`../${other.top.split('/').at(-1)}/a.txt`)]).toEqual(['unclear', 'unclear'])
  })

  test("in a repository within, and in git's own directory, is unclear", () => {
    const { top, git, put, state } = repository()
    mkdirSync(join(top, 'inner'))
    execFileSync('git', ['init', '-q', join(top, 'inner')])
    put('inner/file', 'x')
    expect([state('inner/file'), state('.git/HEAD')]).toEqual(['unclear', 'unclear'])
    git('status')
  })
})

describe('an index that is not understood', () => {
  test.each([
    ['is split', (git: (...words: string[]) => string) => git('update-index', '--split-index')],
    ['is cut off', (_: unknown, index: string) => writeFileSync(index, readFileSync(index).subarray(0, 90))],
    ['is something else', (_: unknown, index: string) => writeFileSync(index, 'DIRC is what it begins with')],
  ])('keeps nothing: it %s', (_, spoil) => {
    const { top, git, state } = repository()
    spoil(git, join(top, '.git/index'))
    expect(state('a.txt')).toBe('unclear')
  })

  test('is none: then git has nothing', () => {
    const { top, state } = repository()
    rmSync(join(top, '.git/index'))
    expect(state('a.txt')).toBe('untracked')
  })

  test('names its objects in another way', () => {
    const { state } = repository('--object-format=sha256')
    expect(state('a.txt')).not.toBe('kept')
  })
})

describe('a directory', () => {
  test('is what all that lies below it is', () => {
    const { top, put, state } = repository()
    mkdirSync(join(top, 'empty/inner'), { recursive: true })
    put('notes/a', 'x')
    put('mixed/new', 'x')
    put('mixed/deep/new', 'x')
    expect([state('deep', 'delete'), state('empty', 'delete'), state('notes', 'delete')]).toEqual(['kept', 'kept', 'untracked'])
    put('deep/c.txt', 'new')
    expect(state('deep', 'delete')).toBe('unclear')
  })

  test('of as many files as are looked at is what they are', () => {
    const { put, git, state } = repository()
    for (let at = 0; at < 290; at++) put(`many/${at}`, `${at}\n`)
    git('add', '-A')
    expect(state('many', 'delete')).toBe('kept')
  })

  test('with more than is looked at is unclear', () => {
    const { put, git, state } = repository()
    for (let at = 0; at < 320; at++) put(`many/${at}`, `${at}\n`)
    git('add', '-A')
    expect(state('many', 'delete')).toBe('unclear')
  })

  test('with the repository in it is never deleted as kept', () => {
    const { state } = repository()
    expect([state('.', 'delete'), state('.git', 'delete')]).toEqual(['unclear', 'unclear'])
  })
})

test('a working tree of its own has its own index', () => {
  const { top, git, state } = repository()
  git('worktree', 'add', '-q', '../'.concat(top.split('/').at(-1) ?? '', '-second'))
  const second = `${top}-second`
  made.push(second)
  writeFileSync(join(second, 'a.txt'), 'changed there\n')
  const there = (path: string) => pathStates(second, { files })(join(second, path), 'write')
  expect([there('a.txt'), there('deep/b.txt'), state('a.txt')]).toEqual(['changed', 'kept', 'kept'])
})

test('without a repository nothing is kept', () => {
  const { top } = repository()
  rmSync(join(top, '.git'), { recursive: true })
  const state = pathStates(undefined, { files })
  expect([state(join(top, 'a.txt'), 'write'), state(join(top, 'new'), 'write'), existsSync(join(top, 'new'))]).toEqual([
    'untracked',
    'new',
    false,
  ])
})
