import { describe, expect, test } from 'vitest'
import type { Effects } from '../../src/core/effects.ts'
import type { Document } from '../../src/document/document.ts'
import { aimsAtSecret, secretPlaces } from '../../src/judge/secret-places.ts'
import { isSecret } from '../../src/judge/secret-paths.ts'
import { check, contextOf, tool } from '../helpers/shims.ts'

/** Secrets that a line reads without naming them, on small documents of their own. */

const calm: Effects = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false }
const flag = (name: string, fields: object = {}) => ({ name, flags: [name], type: 'boolean', ...fields })
const value = (name: string, fields: object = {}) => ({ name, flags: [name], type: 'string', ...fields })

const show = tool('show', { effects: calm, arguments: [{ name: 'file', variadic: true, required: false, 'x-path': 'read' }] })
const each = tool('each', {
  effects: calm,
  'x-syntax': { permute: false },
  arguments: [{ name: 'command', 'x-executes': 'argv-rest', 'x-appends': true, 'x-placeholder': '{}' }],
})
const sift = tool('sift', {
  effects: calm,
  options: [
    flag('-r', { 'x-access': { file: 'read-tree' } }),
    value('--only', { 'x-selects': 'glob' }),
    value('--kind', { 'x-selects': 'extension' }),
    flag('--names', { 'x-mode': {} }),
  ],
  arguments: [{ name: 'pattern' }, { name: 'file', variadic: true, required: false, 'x-path': 'read', default: '.' }],
})
const seek = tool('seek', {
  effects: calm,
  'x-syntax': { longDash: 'single', bundling: false, optionsAsWords: true },
  options: [
    value('-name', { 'x-selects': 'glob' }),
    value('-like', { 'x-selects': 'regex' }),
    value('-type'),
    flag('-empty'),
    flag('-not', { 'x-joins': 'not' }),
    flag('-or', { 'x-joins': 'or' }),
    flag('('),
    flag(')'),
    value('-exec', { 'x-executes': 'argv-until:;', 'x-placeholder': '{}', 'x-placeholder-from': 'path' }),
  ],
  arguments: [{ name: 'path', variadic: true, required: false, 'x-path': 'read', 'x-prints': true, default: '.' }],
})
const past = tool('past', {
  effects: calm,
  arguments: [{ name: 'object', variadic: true, required: false, 'x-path': 'read', 'x-path-after': ':' }],
})
const shell = tool('shell', {
  effects: calm,
  options: [value('-c', { 'x-language': 'sh' })],
  arguments: [{ name: 'parameter', variadic: true, required: false }],
})
const documents: readonly Document[] = [show, each, sift, seek, past, shell]

const decisionIn = (line: string, cwd?: string) =>
  check(line, contextOf(documents, cwd === undefined ? {} : { cwd, project: cwd })).decision

const asks = (lines: readonly string[]) => test.each(lines)('%s: ask', line => expect(decisionIn(line)).toBe('ask'))
const allows = (lines: readonly string[]) => test.each(lines)('%s: allow', line => expect(decisionIn(line)).toBe('allow'))

describe('all that lies below a directory', () => {
  asks([
    'sift -r x ~',
    'sift -r x ~/',
    'sift -r x "$HOME"',
    'sift -r x /',
    'sift -r x ..',
    'sift -r x ~/.config',
    'sift -r x ~/.docker',
    'sift -r x ~/*',
    'sift -r x /home',
    'sift -r x /home/other',
    'sift -r x /root/.aws',
    'sift -r x /etc',
    'cd ~ && sift -r x',
    'cd / && sift -r x',
    'sift -r x ~ --only "*.json"',
  ])
  allows([
    'sift -r x',
    'sift -r x .',
    'sift -r x src',
    'sift x ~',
    'sift -r x ~/other/src',
    'sift -r x ~/D*',
    'sift -r x /etc/nginx',
    'sift -r x /usr/share',
    'sift -r x ~ --only "*.ts"',
    'sift -r x ~ --names',
    'sift -r x "$somewhere"',
    'cd ~ && sift x',
  ])

  test('the home directory is no project', () => expect(decisionIn('sift -r x', '/home/user')).toBe('ask'))

  test('a link leads where it leads', () => {
    const realpath = (path: string) => path.replace('/home/user/project/house', '/home/user')
    expect(check('sift -r x house', contextOf(documents, { realpath })).decision).toBe('ask')
    expect(check('sift -r x src', contextOf(documents, { realpath })).decision).toBe('allow')
  })
})

describe('what is selected', () => {
  asks([
    'sift -r x --only .env',
    'sift -r x --only ".env*" src',
    'sift -r x --only "id_*"',
    'sift -r x --kind pem',
    'seek -name .env -exec show {} \\;',
    'seek . -name ".[e]nv" -exec show {} \\;',
    'seek . -name "\\.env" -exec show {} \\;',
    'seek . -name ".ENV" -exec show {} \\;',
    'seek . -like ".*\\.env" -exec show {} \\;',
    'seek . -name a -or -name .env -exec show {} \\;',
    'seek . -type f -exec show {} \\; -name x -exec show .env \\;',
    'seek ~ -type f -exec show {} \\;',
    'seek ~ -name "*.log" -or -type f -exec show {} \\;',
    'seek ~ -not \\( -name a \\) -exec show {} \\;',
    'seek ~ -exec show {} \\; -name "*.log"',
    'seek . -name .env -exec shell -c \'show "$1"\' _ {} \\;',
    'shell -c \'show "$1"\' _ .env',
  ])
  allows([
    'sift -r x --only "*.ts"',
    'sift -r x --only "*.json"',
    'sift -r x --only "!.env"',
    'sift -r x --kind ts',
    'seek . -name .env',
    'seek . -type f -exec show {} \\;',
    'seek . -name "*.ts" -exec show {} \\;',
    'seek . -name .env.example -exec show {} \\;',
    'seek . -not -name .env -exec show {} \\;',
    'seek . -like ".*\\.\\(ts\\|js\\)" -exec show {} \\;',
    'seek ~ -name "*.log" -exec show {} \\;',
    'seek ~ -name "*.log" -type f -exec show {} \\;',
    'seek . -name "*.ts" -exec shell -c \'show "$1"\' _ {} \\;',
  ])
})

describe('what other commands print', () => {
  asks([
    'seek . -name .env | each show',
    'seek . -name .env | show | each show',
    'seek . -name .env | each show {}',
    'seek . -name .env | each shell -c \'show "$1"\' _ {}',
    'seek ~ -type f | each show',
    'echo .env | each show',
    'show $(seek . -name .env)',
    'show "$(seek . -name .env)"',
    'x=$(seek . -name .env); show "$x"',
    'for f in $(seek . -name .env); do show $f; done',
    'seek . -name .env | while read -r f; do show "$f"; done',
    'while read -r f; do show "$f"; done < <(seek . -name .env)',
    'while read -r f; do show "$f"; done <<< "$(seek . -name .env)"',
    'each show < <(seek . -name .env)',
  ])
  allows([
    'seek . -name "*.ts" | each show',
    'seek . -name .env | show',
    'echo src | each sift -r x',
    'show $(seek . -name "*.ts")',
    'for f in $(seek . -name "*.ts"); do show "$f"; done',
    'seek . -name "*.ts" | while read -r f; do show "$f"; done',
    'echo .env; seek . | each show',
    'while read -r f; do show "$f"; done < <(seek . -name "*.ts")',
    'show <(seek . -name .env)',
  ])
})

describe('a path behind something else', () => {
  asks(['past HEAD:.env', 'past :.env', 'past :0:.env', 'past HEAD -- .env', 'past "$r:.env"', 'past $(show a):.env'])
  allows(['past HEAD', 'past HEAD:src/a.ts', 'past HEAD:.env.example', 'past "$r:src/a.ts"', 'past HEAD:'])
})

test('every known place of a secret is a secret by its own path', () => {
  const places = secretPlaces('/', '/home/user')
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter(place => !isSecret(place, '/home/user'))).toEqual([])
})

test.each([
  '.env',
  '.env*',
  '.e*',
  '*.env',
  '*env*',
  'id_*',
  '*_rsa',
  '*.pem',
  '*.p?m',
  '*secret*',
  '.*',
  '**/.env',
  '*/.aws/*',
  '{.env,x}',
  '{x,{y,.env}}',
  '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}',
])('%s means a secret', glob => expect(aimsAtSecret(glob)).toBe(true))

test.each([
  '*',
  '**',
  '*.*',
  '*/*',
  './*',
  '*.ts',
  '*.json',
  '*.yml',
  '*.{ts,tsx}',
  '**/*.json',
  'src/**',
  'README*',
  '*.test.*',
  'index.*',
  '.env.example',
  '',
])('%j means no secret in particular', glob => expect(aimsAtSecret(glob)).toBe(false))
