import { expect, test } from 'vitest'
import type { Look } from '../../src/judge/look.ts'
import { check, shimContext } from '../helpers/shims.ts'

const PROJECT = '/home/user/project'

/** A disk of these files; a directory is what stands above one. */
const lookAt = (files: Readonly<Record<string, string>>): Look => {
  const paths = Object.keys(files)
  const isDirectory = (path: string): boolean => path === '/' || paths.some(it => it.startsWith(`${path}/`))
  return {
    kindOf: path => (Object.hasOwn(files, path) ? 'file' : isDirectory(path) ? 'directory' : 'absent'),
    textOf: path => (Object.hasOwn(files, path) ? { kind: 'text', text: files[path]! } : { kind: 'absent' }),
    namesIn: directory => paths.filter(it => it.startsWith(`${directory}/`)).map(it => it.slice(directory.length + 1).split('/', 1)[0]!),
  }
}

const repository = (directory: string, config: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  [`${directory}/HEAD`]: 'ref: refs/heads/main\n',
  [`${directory}/objects/pack/x`]: '',
  [`${directory}/refs/heads/main`]: '',
  [`${directory}/config`]: config,
  ...Object.fromEntries(Object.entries(more).map(([path, text]) => [`${directory}/${path}`, text])),
})

const CLONE = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = false
\tlogallrefupdates = true
[remote "origin"]
\turl = https://github.com/harbour/boats.git
\tfetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
\tremote = origin
\tmerge = refs/heads/main
`

const decide = (run: string, files: Readonly<Record<string, string>>, cwd = PROJECT) => {
  const look = lookAt({ [`${PROJECT}/.git/HEAD`]: 'ref: refs/heads/main\n', [`${PROJECT}/src/a.ts`]: '', '/tmp/scratch/x': '', ...files })
  const verdict = check(run, { ...shimContext, cwd, look, outermost: () => PROJECT })
  return `${verdict.decision}: ${verdict.reason}`
}

const inNested = (config: string, run = 'git -C boats status') => decide(run, repository(`${PROJECT}/boats/.git`, config))

test.each([
  'git -C boats status',
  'cd boats && git log -3',
  'git --git-dir=boats/.git log',
  'git --git-dir=boats/.git --work-tree=boats status',
  'git --work-tree=boats status',
  'cd src && git diff',
  'git status',
  'git --git-dir=.git log',
])('a clone inside the tree is no question: %s', run => {
  expect(decide(run, repository(`${PROJECT}/boats/.git`, CLONE))).toMatch(/^allow/)
})

test.each([
  '[core]\nfsmonitor = ./x\n',
  '[core] fsmonitor = ./x\n',
  '[CORE]\nFSMonitor=./x\n',
  '\u00EF\u00BB\u00BF[core]\nfsmonitor=./x\n',
  '[core]\nbare = false \\\n true\nfsmonitor = "./x"\n',
  '[core]\npager = sh\n',
  '[pager]\nlog = sh\n',
  '[diff]\nexternal = ./x\n',
  '[diff "text"]\ntextconv = ./x\n',
  '[diff.text]\ntextconv = ./x\n',
  '[diff "a]b"]\ncommand = ./x\n',
  '[filter "x"]\nclean = ./x\n',
  '[filter "lfs"]\nclean = ./x\n',
  '[gpg]\nprogram = ./x\n',
  '[man "x"]\ncmd = ./x\n',
  '[include]\npath = x\n',
  '[includeIf "gitdir:/"]\npath = x\n',
  '[submodule "x"]\nupdate = !./x\n',
  '[core]\nhooksPath\n',
  '[core]\nworktree = /home/user\n',
  '[merge "x"]\ndriver = ./x\n',
  '[extensions]\npartialClone = origin\n[remote "origin"]\nuploadpack = ./x\n',
  '[x]\ny = z\n',
  '[core\nbare = false\n',
  'fsmonitor = x\n',
  '[core]\nbare = "false\n',
])('a nested repository that may run code is a question: %j', config => {
  expect(inNested(config)).toMatch(/^ask: git status obeys the configuration of \/home\/user\/project\/boats/)
})

test.each([
  '[core]\n# fsmonitor = ./x\n',
  '[core]\nfsmonitor = false\n',
  '[core]\nfsmonitor\n',
  '[core]\npager = less -FRX\n',
  '[alias]\nst = status\n',
  '[core]\nsshCommand = ssh -i key\n',
  '[credential]\nhelper = store\n',
  '[filter "lfs"]\nclean = git-lfs clean -- %f\nrequired = true\n',
  '[core]\r\n\tbare = false\r\n',
  '[user]\nname = "A # B" ; who\n',
  '',
])('a nested repository whose settings run nothing here is none: %j', config => {
  expect(inNested(config)).toMatch(/^allow/)
})

test('what only reaches other repositories counts for the commands that do', () => {
  expect(inNested('[core]\nsshCommand = ./x\n', 'git -C boats ls-remote origin')).toMatch(/^ask: .*core\.sshcommand/)
  expect(inNested('[remote "origin"]\nurl = ext::sh -c x\n', 'git -C boats ls-remote origin')).toMatch(/^ask/)
})

test.each(['cd dock && git status', 'git -C dock log', 'cd dock/sub && git status', 'git --git-dir=dock log', 'git -C dock tag -l'])(
  'a directory that is a repository itself is looked at: %s',
  run => {
    const files = { ...repository(`${PROJECT}/dock`, '[core]\nfsmonitor = ./x\n'), [`${PROJECT}/dock/sub/x`]: '' }
    expect(decide(run, files)).toMatch(/^ask: .*sets core\.fsmonitor/)
  },
)

test('the directory that the agent stands in can be such a repository', () => {
  const files = repository(`${PROJECT}/dock`, '[core]\nfsmonitor = ./x\n')
  expect(decide('git status', files, `${PROJECT}/dock`)).toMatch(/^ask/)
})

test('a repository that git may pass over hides none above it', () => {
  const files = {
    ...repository(`${PROJECT}/dock`, '[core]\nfsmonitor = ./x\n'),
    ...repository(`${PROJECT}/dock/sub`, ''),
    [`${PROJECT}/dock/sub/HEAD`]: 'nothing',
  }
  expect(decide('cd dock/sub && git status', files)).toMatch(/^ask: .*dock\/config/)
})

test.each([
  ['gitdir: ../dock\n', /^ask: .*core\.fsmonitor/],
  ['gitdir: ../.git/worktrees/boats\n', /^allow/],
  ['nonsense\n', /^ask: .*cannot be read/],
])('a file named .git is followed: %j', (text, expected) => {
  const files = { ...repository(`${PROJECT}/dock`, '[core]\nfsmonitor = ./x\n'), [`${PROJECT}/boats/.git`]: text }
  expect(decide('cd boats && git status', files)).toMatch(expected)
})

test('the configuration of a worktree is read where its repository keeps it', () => {
  const files = {
    ...repository(`${PROJECT}/dock`, '[core]\nfsmonitor = ./x\n'),
    [`${PROJECT}/boats/.git`]: 'gitdir: ../quay\n',
    [`${PROJECT}/quay/HEAD`]: 'ref: refs/heads/main\n',
    [`${PROJECT}/quay/commondir`]: '../dock\n',
  }
  expect(decide('cd boats && git status', files)).toMatch(/^ask: .*core\.fsmonitor/)
})

test('hooks count where the command runs them', () => {
  const hooked = (name: string) => repository(`${PROJECT}/boats/.git`, CLONE, { [`hooks/${name}`]: '#!/bin/sh' })
  expect(decide('git -C boats status', hooked('post-index-change'))).toMatch(/^ask: .*post-index-change/)
  expect(decide('git -C boats status', hooked('pre-commit'))).toMatch(/^allow/)
  expect(decide('git -C boats status', hooked('post-index-change.sample'))).toMatch(/^allow/)
})

test('elsewhere, a repository that runs nothing is no question, and what is none is one', () => {
  const files = { ...repository('/tmp/boats/.git', CLONE), ...repository('/tmp/dock/.git', '[core]\nfsmonitor=x\n') }
  expect(decide('cd /tmp/boats && git log', files)).toMatch(/^allow/)
  expect(decide('cd /tmp/dock && git log', files)).toMatch(/^ask: .*core\.fsmonitor/)
  expect(decide('cd /tmp/scratch && git log', files)).toMatch(/^ask: .*outside the project/)
})

test('a directory that is not there, or not known, is a question', () => {
  expect(decide('cd boats && git status', {})).toMatch(/^ask: .*there is no such directory yet/)
  expect(decide('git -C "$X" status', {})).toMatch(/^ask: .*which one that is, is not known/)
})

test('in a project that is nested in another repository, its own configuration is looked at', () => {
  const files = repository(`${PROJECT}/boats/.git`, '[core]\nfsmonitor = ./x\n')
  const context = { ...shimContext, cwd: `${PROJECT}/boats`, project: `${PROJECT}/boats`, look: lookAt(files), outermost: () => PROJECT }
  expect(check('git status', context).decision).toBe('ask')
})
