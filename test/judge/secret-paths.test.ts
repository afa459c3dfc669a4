import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSecret, mayBeSecret } from '../../src/judge/secret-paths.ts'
import { secretPlaces } from '../../src/judge/secret-places.ts'
import { AT_HOME, BY_NAME, OF_SYSTEM, ONLY_AT_HOME } from '../../src/judge/secret-table/table.ts'
import { codeWords } from '../helpers/markdown.ts'
import { decisionOf } from '../helpers/shims.ts'
import { root } from '../helpers/workspace.ts'

/** Which paths are secrets, and what a line reads of them by the packaged shims. */

const HOME = '/home/user'

const asks = (lines: readonly string[]) => test.each(lines)('%s: ask', line => expect(decisionOf(line)).toBe('ask'))
const allows = (lines: readonly string[]) => test.each(lines)('%s: allow', line => expect(decisionOf(line)).toBe('allow'))

const exampleOf = (row: string): string =>
  row
    .replace(/\*\*$/, 'some/file')
    .replace(/\[(.)[^\]]*\]/g, '$1')
    .replaceAll('*', 'some')

describe('every row of the table is a secret', () => {
  const rows = (table: Readonly<Record<string, readonly string[]>>) => Object.values(table).flat()

  test('at home, and where the same directories lie elsewhere', () => {
    for (const start of [HOME, '/root', '/home/other', '/srv/app'])
      expect(rows(AT_HOME).filter(row => !isSecret(`${start}/${exampleOf(row)}`, HOME))).toEqual([])
  })

  test('only at home', () => {
    for (const start of [HOME, '/root', '/home/other', '/Users/other'])
      expect(rows(ONLY_AT_HOME).filter(row => !isSecret(`${start}/${exampleOf(row)}`, HOME))).toEqual([])
    expect(rows(ONLY_AT_HOME).filter(row => isSecret(`${HOME}/project/${exampleOf(row)}`, HOME))).toEqual([])
  })

  test('of the machine', () => expect(rows(OF_SYSTEM).filter(row => !isSecret(exampleOf(row), HOME))).toEqual([]))

  test('by name, in any directory', () =>
    expect(rows(BY_NAME).filter(row => !isSecret(`/home/user/project/deep/${exampleOf(row)}`, HOME))).toEqual([]))

  test('and stands in it once', () => {
    const all = [AT_HOME, ONLY_AT_HOME, OF_SYSTEM, BY_NAME].flatMap(rows)
    expect(all.filter((row, at) => all.indexOf(row) !== at)).toEqual([])
  })

  test('and is found by who searches above it', () => {
    const places = new Set(secretPlaces('/', HOME))
    for (const place of ['/etc/shadow', `${HOME}/.claude.json`, `${HOME}/.kube/config`, '/root/.bash_history'])
      expect(places).toContain(place)
  })
})

describe('copies of a secret', () => {
  test.each([
    '/p/.env.bak',
    '/p/.env~',
    '/p/.env.swp',
    '/p/..env.swp',
    '/p/#.env#',
    '/p/.#id_rsa',
    '/p/id_rsa.bak',
    '/p/id_rsa.old.gz',
    '/p/id_ed25519~',
    '/p/id_rsa (1)',
    '/p/server.key.20240101',
    '/p/server.pem.orig',
    '/p/credentials.old',
    '/etc/shadow.bak',
    '/etc/shadow.dpkg-old',
    '/home/user/.kube/config.bak',
    '/home/user/.claude.json.bak',
    '/home/user/.netrc.save',
  ])('%s is one', path => expect(isSecret(path, HOME)).toBe(true))

  test.each(['/p/package.json.bak', '/p/a.ts~', '/p/notes.txt', '/p/.env.example', '/p/~', '/p/.bak', '/p/a.b.c.d'])('%s is none', path =>
    expect(isSecret(path, HOME)).toBe(false),
  )
})

describe('what only looks like a secret', () => {
  test.each([
    '/home/user/.ssh/id_rsa.pub',
    '/home/user/.ssh/known_hosts',
    '/home/user/.ssh/authorized_keys',
    '/p/.env.example',
    '/p/example.env',
    '/p/.env.local.example',
    '/p/terraform.example.tfvars',
    '/p/src/secrets/store.ts',
    '/p/docs/secrets/README.md',
    '/p/src/secret/index.js',
    '/p/src/credentials/store.py',
    '/p/environment.ts',
    '/p/env.d.ts',
    '/p/tokens.json',
    '/p/.yarnrc.yml',
    '/p/config.json',
    '/p/settings.xml',
    '/p/gradle.properties',
    '/p/key.ts',
    '/p/keys.md',
    '/etc/passwd',
    '/etc/hosts',
    '/etc/os-release',
    '/etc/kubernetes',
    '/etc/machine-id',
    '/proc/cpuinfo',
    '/proc/self/status',
    '/proc/1/cmdline',
    '/home/user/.config/nvim/init.lua',
    '/home/user/.claude/CLAUDE.md',
    '/home/user/.claude/settings.json',
    '/home/user/.codex/config.toml',
    '/home/user/.gemini/settings.json',
    '/home/user/.gitconfig',
    '/home/user/.bashrc',
    '/home/user/.docker',
    '/home/user/.cargo/config.toml',
  ])('%s', path => expect(isSecret(path, HOME)).toBe(false))
})

describe('below a directory that is not known, a path is judged by its own name', () => {
  asks([
    'cd "$(git rev-parse --show-toplevel)" && cat .env',
    'cd - && cat .env',
    'cd "$X"; cat id_rsa',
    'cd "$X"; cat ./.env',
    'cd "$X"; cat ../.env',
    'cd "$X"; cat credentials',
    'cd "$X"; cat config',
    'cd "$X"; cat hosts.yml',
    'cd "$X"; cat token',
    'cd "$X"; cat .aws/credentials',
    'cd "$X"; cat aws/credentials',
    'cd "$X"; cat shadow',
    'cd "$X"; cat etc/shadow',
    'cd "$X"; cat environ',
    'cd "$X"; cat 1/environ',
    'cd "$X"; cat auth.json',
    'cd "$X"; cat secrets/prod.txt',
    'cd "$X"; cat .en?',
    'cd "$X"; cat < .env',
    'cd "$X"; grep x .env',
    'cd "$X"; head -n 5 server.key',
    'cd $(mktemp -d) && cat id_ed25519',
    'pushd "$X"; cat .env',
    'cd "$X"; echo .env | xargs cat',
    'cat "$X/credentials"',
    'cat "$X"/token',
    'cat $X.pem',
    '(cd "$X" && cat prod.env)',
  ])
  allows([
    'cd "$dir" && cat package.json | grep x',
    'cd "$dir" && cat README.md',
    'cd "$dir" && cat src/index.ts',
    'cd "$dir" && cat config.json',
    'cd "$dir" && cat settings.json',
    'cd "$dir" && cat .env.example',
    'cd "$dir" && ls -la',
    'cd "$dir" && ls -la .env',
    'cd "$dir" && grep -rn foo src',
    'cd - && cat Makefile',
    'cd "$(git rev-parse --show-toplevel)" && cat tsconfig.json',
    'cat "$dir/package.json"',
    'cat "$dir"/src/*.ts',
    'cat $x.json',
    'for f in a b; do cat "$f.ts"; done',
    'cd "$dir" && cat *.md',
  ])

  test.each(['package.json', 'config.json', 'src/config.ts', 'index.html', 'tests/data/users.csv', 'sdk/a.ts', 'md5.c'])(
    '%s is none',
    path => expect(mayBeSecret(path, HOME)).toBe(false),
  )
})

describe('globs of the shell', () => {
  asks([
    'cat /etc/shado?',
    'cat /e*/shadow',
    'cat /e??/shadow',
    'cat /etc/[s]hadow',
    'cat /etc/sh[a-c]dow',
    'cat /etc/*adow',
    'cat ~/.ss*/id_*',
    'cat ~/.s?h/id_rsa',
    'cat ~/.[s]sh/id_rsa',
    'cat .en?',
    'cat .e*',
    'cat [.]env',
    'cat .[e]nv',
    'cat ".en"?',
    'cat .e\\n?',
    'cat ./.en?',
    'cat */.env',
    'cat ~/.aw*/cred*',
    'cat /home/*/.netrc',
    'cat /*/*/.ssh/id_rsa',
    'cat ~/.c*/g*/hosts.yml',
    'cat /proc/*/environ',
    'cat /proc/[0-9]*/environ',
    'cat /proc/$$/environ',
    'cat /proc/$PPID/environ',
    'cat //proc//self/environ',
    'cat /proc/./1/environ',
    'cat /proc/thread-self/environ',
    'cat /dev/sd?',
    'cat /dev/nvme*',
    'cat ~/.claude/.cred*',
    'cat *.pem',
    'cat *.env',
    'cat id_*',
    'x=".en?"; cat $x',
    'cat "$HOME"/.ss*/id_rsa',
    'cat "$dir"/.en?',
  ])
  allows([
    'cat *',
    'cat *.md',
    'cat *.json',
    'cat src/*.ts',
    'cat src/**/*.ts',
    'cat src/*/index.ts',
    'ls *',
    'ls -la .*',
    'cat [A-Z]*.md',
    'cat package*.json',
    'cat tsconfig*.json',
    'cat docs/guide/*.md',
    'cat /etc/*release',
    'cat /etc/*.conf',
    'cat /proc/*/status',
    'cat /tmp/*.log',
    'head -n 3 test/*.test.ts',
    'wc -l src/*/*.ts',
    'cat *config*',
    'cat .eslintrc*',
    'cat .github/workflows/*.yml',
    'cat test_?.py',
    'cat ~/project/*/README.md',
  ])
})

describe('what echo and printf print', () => {
  asks([
    'cat $(echo .en)v',
    'cat "$(echo .en)v"',
    'cat $(echo .e)$(echo nv)',
    'cat $(printf .env)',
    'cat $(printf "%s%s" .e nv)',
    'cat ~/$(echo .ssh)/id_rsa',
    'cat `echo .env`',
    'cat $(echo -n .env)',
    "cat .e''nv",
    "cat $'\\x2eenv'",
    'cat .e"n"v',
    'x=.e; cat ${x}nv',
  ])
  allows(['cat $(echo README).md', 'cat $(echo src/a.ts)', 'cat $(printf "%s" a.ts)', 'cat $(git ls-files "*.md")'])
})

describe('the page of the reference', () => {
  const text = readFileSync(join(root, 'docs/reference/secrets.md'), 'utf8')
  const section = (title: string) => text.split(/^## /m).find(it => it.startsWith(title)) ?? ''

  test.each([
    ['Below a home directory', AT_HOME, `${HOME}/`],
    ['Only in a home directory itself', ONLY_AT_HOME, `${HOME}/`],
    ['Of the machine', OF_SYSTEM, ''],
    ['By name, in any directory', BY_NAME, `${HOME}/project/deep/`],
  ])('%s: names every group, and nothing that is no secret', (title, groups, start) => {
    for (const group of Object.keys(groups)) expect(section(title)).toContain(`**${group}**`)
    const places = codeWords(section(title)).filter(it => it !== '/srv/app/.aws/credentials')
    expect(places).toHaveLength(Object.values(groups).flat().length)
    expect(places.filter(place => !isSecret(start + exampleOf(place), HOME))).toEqual([])
  })

  test('No secrets: names nothing that is one', () => {
    const places = codeWords(section('No secrets'))
    expect(places.length).toBeGreaterThan(30)
    expect(places.filter(place => isSecret(`${HOME}/${exampleOf(place)}`, HOME))).toEqual([])
  })
})
