import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { workspace } from '../../helpers/workspace.ts'
import type { Workspace } from '../../helpers/workspace.ts'

/** A repository at home with a file of every kind. */
const project = (machine: Workspace): string => {
  const top = join(machine.home, 'project')
  mkdirSync(top)
  const env = { PATH: process.env['PATH'], HOME: machine.home, GIT_CONFIG_NOSYSTEM: '1' }
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: top, env, stdio: 'pipe' })
  const put = (path: string, text: string) => machine.file(join('home/project', path), text)
  git('init', '-qb', 'main', '.')
  git('config', 'user.email', 'ada@example.org')
  git('config', 'user.name', 'Ada')
  for (const path of ['kept.txt', 'changed.txt', 'linked.txt', 'dir/a', 'dir/b']) put(path, `${path}\n`)
  put('.gitignore', 'build/\n')
  git('add', '-A')
  git('commit', '-qm', 'first')
  appendFileSync(join(top, 'changed.txt'), 'more\n')
  linkSync(join(top, 'linked.txt'), join(machine.home, 'its-other-name'))
  put('notes.md', 'mine\n')
  put('build/out', 'made\n')
  put('mixed/untracked', 'x\n')
  put('mixed/tracked', 'y\n')
  git('add', 'mixed/tracked')
  return top
}

let machine: Workspace
let top: string
const verdicts = new Map<string, { readonly decision: string; readonly reason: string }>()

/** Everything is asked of one process, under the policy `workspace`. */
const LINES: readonly (readonly [line: string, decision: 'allow' | 'ask' | 'deny', reason?: RegExp])[] = [
  // what is new, and what git has
  ['echo x > new.md', 'allow'],
  ['echo x > kept.txt', 'allow'],
  ['echo x >> notes.md', 'allow'],
  ['tee new.txt', 'allow'],
  ['sed -i s/a/b/ kept.txt', 'allow'],
  ['cp notes.md copy.md', 'allow'],
  ['cp kept.txt dir/', 'allow'],
  ['mv notes.md moved.md', 'allow'],
  ['mv notes.md kept.txt', 'allow'],
  ['mkdir -p mixed/deeper', 'allow'],
  ['touch notes.md', 'allow'],
  ['ln -s kept.txt link', 'allow'],
  ['rm kept.txt', 'allow'],
  ['rm -- kept.txt dir/a', 'allow'],
  ['rm -r dir', 'allow'],
  ['git rm kept.txt', 'ask'],
  // what it has not
  ['echo x > notes.md', 'ask', /writes over notes\.md, which git does not keep/],
  ['git diff > notes.md', 'ask', /notes\.md/],
  ['echo x > changed.txt', 'ask', /writes over changed\.txt, whose changes git does not keep/],
  ['echo x > linked.txt', 'ask'],
  ['tee notes.md', 'ask'],
  ['dd if=kept.txt of=notes.md', 'ask'],
  ['sed -i s/a/b/ notes.md', 'ask'],
  ['cp kept.txt notes.md', 'ask'],
  ['cp kept.txt mixed/', 'ask'],
  ['mv kept.txt notes.md', 'ask'],
  ['ln -sf kept.txt notes.md', 'ask'],
  ['rm notes.md', 'ask', /deletes notes\.md, which git does not keep/],
  ['rm changed.txt', 'ask', /whose changes git does not keep/],
  ['rm -rf build', 'ask', /which git ignores and does not keep/],
  ['rm -r mixed', 'ask'],
  ['rm kept.txt notes.md', 'ask'],
  ['rm *.txt', 'ask'],
  ['rm $FILE', 'ask'],
  ['git checkout changed.txt', 'ask'],
  ['rm -rf .git', 'deny'],
  ['rm -rf .', 'ask'],
  // absence proves nothing, but of what the line itself makes
  ['rm missing.txt', 'ask'],
  ['shred missing.txt', 'ask'],
  ['echo a > made && rm made', 'allow'],
  ['mkdir made && rmdir made', 'allow'],
  ['mv notes.md made && rm made', 'ask'],
  ['mv notes.md made; echo x > made', 'ask'],
  ['mv mixed made; echo x > made/untracked', 'ask'],
  ['echo x > made; sed -i s/x/y/ made', 'allow'],
  // what is there under another name, or was somewhere else
  ['mv notes.md kept.txt && rm kept.txt', 'ask'],
  ['mv notes.md dir/ && rm -r dir', 'ask'],
  ['for i in 1 2; do rm kept.txt; mv notes.md kept.txt; done', 'ask'],
  ['ln notes.md second && echo x > second', 'ask'],
  ['ln -s notes.md second && echo x > second', 'ask'],
  ['cp -l notes.md second && echo x > second', 'ask'],
  ['ln -s ../elsewhere second; echo x > second/file', 'ask'],
  ['ln -s $PWD/notes.md /tmp/atip-second && echo x > /tmp/atip-second', 'ask'],
  ["sh -c 'mv notes.md made; echo x > made'", 'ask'],
  ['cp kept.txt copy.txt && echo x > other.txt', 'allow'],
  ['echo x > kept.new && mv kept.new kept.txt', 'allow'],
  // a backup takes the place of an older one
  ['sed -i.bak s/a/b/ kept.txt', 'ask'],
  ['sed -i -e s/a/b/ kept.txt', 'allow'],
  ['cp -b dir/a kept.txt', 'ask'],
  ['mv --backup=simple dir/a kept.txt', 'ask'],
  // elsewhere
  ['rm /tmp/something', 'ask'],
  ['cp kept.txt ~/elsewhere', 'ask'],
  ['mv kept.txt .git/hooks/pre-commit', 'ask'],
  ['mv notes.md .env', 'ask'],
  // version control that can be undone
  ['git add -A', 'allow'],
  ['git commit -m x', 'allow'],
  ['git commit -am x && git status', 'allow'],
  ['git commit', 'ask'],
  ['git commit -e -m x', 'ask'],
  ['git commit -m x --no-verify', 'allow'],
  ['git branch feature', 'allow'],
  ['git branch -D feature', 'ask'],
  ['git switch -c feature', 'allow'],
  ['git switch --discard-changes main', 'ask'],
  ['git checkout -b feature', 'allow'],
  ['git stash', 'allow'],
  ['git stash drop', 'ask'],
  ['git push', 'ask'],
  ['git reset --hard', 'ask'],
  ['git clean -fd', 'ask'],
  ['git -C ../elsewhere commit -m x', 'ask'],
  ['GIT_DIR=../elsewhere git commit -m x', 'ask'],
  ['git -c core.hooksPath=hooks commit -m x', 'ask'],
]

const ask = async (lines: readonly string[], policy = 'workspace') => {
  const input = lines.map(run => JSON.stringify({ run, cwd: top })).join('\n')
  const { stdout } = await machine.atip(['check', '--stdin', '--policy', policy], {
    input,
    cwd: top,
    env: { TMPDIR: join(machine.dir, 'tmp') },
  })
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { readonly decision: string; readonly reason: string })
}

beforeAll(async () => {
  machine = workspace('file')
  top = project(machine)
  const lines = LINES.map(([line]) => line)
  for (const [at, verdict] of (await ask(lines)).entries()) verdicts.set(lines[at] ?? '', verdict)
})

test.each(LINES.map(([line, decision, reason = /./]) => ({ line, decision, reason })))('$line: $decision', ({ line, decision, reason }) => {
  expect(verdicts.get(line)).toMatchObject({ decision, reason: expect.stringMatching(reason) as string })
})

test('balanced approves none of what is written', async () => {
  const lines = ['echo x > new.md', 'rm kept.txt', 'git add -A', 'git commit -m x']
  expect((await ask(lines, 'balanced')).map(({ decision }) => decision)).toEqual(['ask', 'ask', 'ask', 'ask'])
})

test('project approves as workspace does', async () => {
  const lines = LINES.map(([line]) => line)
  expect((await ask(lines, 'project')).map(({ decision }) => decision)).toEqual(lines.map(line => verdicts.get(line)?.decision))
})

describe('a hook of git', () => {
  const committing = async () => (await ask(['git commit -m x']))[0]?.decision

  test('asks, and one that is only a sample does not', async () => {
    const hook = machine.file(join(top, '.git/hooks/pre-commit.sample'), '#!/bin/sh\n')
    expect(await committing()).toBe('allow')
    writeFileSync(hook.replace('.sample', ''), '#!/bin/sh\n')
    chmodSync(hook.replace('.sample', ''), 0o755)
    expect(await committing()).toBe('ask')
    execFileSync('rm', [hook.replace('.sample', '')])
  })

  test('asks also where nothing but the index or a branch changes', async () => {
    const lines = ['git add kept.txt', 'git branch pears', 'git stash', 'git branch --list']
    const hook = machine.file(join(top, '.git/hooks/reference-transaction'), '#!/bin/sh\n')
    const found = await ask(lines)
    expect(found.map(({ decision }) => decision)).toEqual(['ask', 'ask', 'ask', 'allow'])
    expect(found[0]?.reason).toMatch(/runs hooks of the repository that were not read/)
    execFileSync('rm', [hook])
    expect((await ask(lines)).map(({ decision }) => decision)).toEqual(['allow', 'allow', 'allow', 'allow'])
  })

  test('is looked for where the configuration says, and nowhere where that says more', async () => {
    const config = join(machine.home, '.gitconfig')
    machine.file(config, '[core]\n\thooksPath = ~/hooks\n')
    expect(await committing()).toBe('allow')
    machine.file('home/hooks/commit-msg', '#!/bin/sh\n')
    expect(await committing()).toBe('ask')
    machine.file(config, '[core]\n\thooksPath = hooks\n')
    expect(await committing()).toBe('ask')
    // a line can put one there before git looks
    for (const writable of [join(top, 'hooks'), '/tmp/atip-no-such-hooks']) {
      machine.file(config, `[core]\n\thooksPath = ${writable}\n`)
      expect(await committing()).toBe('ask')
    }
    machine.file(config, '[include]\n\tpath = ~/other\n')
    expect(await committing()).toBe('ask')
    execFileSync('rm', [config])
    expect(await committing()).toBe('allow')
  })
})
