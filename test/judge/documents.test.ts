import { describe, expect, test } from 'vitest'
import type { Effects } from '../../src/core/effects.ts'
import type { Document, Option } from '../../src/document/document.ts'
import type { Context } from '../../src/judge/context.ts'
import { check, contextOf, decisionOf, tool } from '../helpers/shims.ts'

/** What each field of a document does to a verdict, on small documents of its own. */

const calm: Effects = { filesystem: { read: true, write: false, delete: false }, network: false, destructive: false }
const deleting: Effects = { filesystem: { write: true, delete: true }, destructive: true }

const option = (flags: readonly string[], fields: Partial<Option> = {}): Option => ({
  name: flags.at(-1)!.replace(/^-+/, ''),
  flags,
  type: 'boolean',
  ...fields,
})

const decide = (document: Document | readonly Document[], more?: Partial<Context>) => (line: string) =>
  decisionOf(line, contextOf(Array.isArray(document) ? (document as readonly Document[]) : [document as Document], more))

describe('options', () => {
  const it = tool('it', {
    effects: calm,
    options: [
      option(['--wipe'], { 'x-effects': deleting }),
      option(['--method'], {
        type: 'string',
        'x-values': { GET: {}, DELETE: { destructive: true }, 'P*': { filesystem: { write: true } } },
      }),
      option(['--dry-run'], {
        type: 'string',
        'x-value': 'optional',
        'x-values': { client: { 'x-mode': {}, 'x-neutralizes': ['wipe'] }, none: {}, '': {} },
      }),
      option(['--check'], { 'x-mode': {} }),
      option(['--help'], { 'x-mode': {}, 'x-neutralizes': ['*'] }),
      option(['--run'], { type: 'string', 'x-executes': 'shell' }),
      option(['--pager'], { type: 'string', 'x-executes': 'argv' }),
      option(['--edit'], { 'x-opens': ['editor'] }),
      option(['--out'], { type: 'file', 'x-path': 'write' }),
    ],
    arguments: [{ name: 'file', variadic: true, required: false, 'x-path': 'read' }],
  })

  test.each([
    ['it a', 'allow'],
    ['it --wipe a', 'ask'],
    ['it --method GET', 'allow'],
    ['it --method=DELETE', 'ask'],
    ['it --method PUT', 'ask'],
    ['it --method FROB', 'ask'],
    ['it --method "$m"', 'ask'],
    ['it --wipe --dry-run=client', 'allow'],
    ['it --wipe --dry-run=none', 'ask'],
    ['it --wipe --dry-run=client --dry-run=none', 'ask'],
    ['it --wipe --dry-run', 'ask'],
    ['it --check --wipe', 'ask'],
    ['it --help --wipe', 'allow'],
    ['it -- --wipe', 'allow'],
    ['it --run "ls"', 'ask'],
    ['it --run "rm -rf ~/x" --help', 'ask'],
    ['it --pager cat', 'ask'],
    ['it --edit', 'ask'],
    ['it --out a.txt', 'ask'],
    ['it --out /dev/stdout', 'allow'],
    ['it --out -', 'allow'],
    ['it --unheard', 'ask'],
    ['it "$x"', 'ask'],
    ['it -- "$x"', 'allow'],
    ['it ./"$x"', 'allow'],
  ])('%s: %s', (line, decision) => expect(decide(it)(line)).toBe(decision))
})

describe('paths', () => {
  const remove = tool('remove', { effects: deleting, arguments: [{ name: 'path', variadic: true, 'x-path': 'delete' }] })
  const search = tool('search', {
    effects: calm,
    'x-syntax': { longDash: 'single', bundling: false },
    options: [
      option(['-delete'], { 'x-effects': deleting, 'x-access': { path: 'delete' } }),
      option(['-exec'], { type: 'string', 'x-executes': 'argv-until:;', 'x-placeholder': '{}', 'x-placeholder-from': 'path' }),
    ],
    arguments: [{ name: 'path', variadic: true, required: false, 'x-path': 'read' }],
  })
  const edit = tool('edit', {
    effects: calm,
    options: [option(['-i'], { 'x-effects': { filesystem: { write: true } } })],
    arguments: [{ name: 'file', variadic: true, 'x-path': 'read' }],
  })

  test.each([
    ['remove build', 'ask'],
    ['remove /tmp/x', 'ask'],
    ['remove ~/other', 'deny'],
    ['remove /', 'deny'],
    ['remove /etc/x', 'deny'],
    ['remove /dev/sda', 'deny'],
    ['remove .git/index', 'deny'],
    ['remove ../other', 'deny'],
    ['remove "$x"', 'ask'],
    ['remove ~/"$x"', 'deny'],
    ['remove ~/*', 'deny'],
    ['remove *', 'ask'],
    ['remove .g*', 'deny'],
    ['cd .. && remove x', 'deny'],
    ['cd src && remove ../x', 'ask'],
    ['search src', 'allow'],
    ['search src -delete', 'ask'],
    ['search ~ -delete', 'deny'],
    ['search / -exec remove {} \\;', 'deny'],
    ['search src -exec remove {} \\;', 'ask'],
    ['search src -exec edit {} \\;', 'allow'],
    ['search "$d" -exec edit {} \\;', 'ask'],
    ['edit ~/.ssh/id_rsa', 'ask'],
    ['edit .env', 'ask'],
    ['edit .env.example', 'allow'],
    ['edit certs/*.pem', 'ask'],
    ['edit .e*', 'ask'],
  ])('%s: %s', (line, decision) => expect(decide([remove, search, edit])(line)).toBe(decision))

  test('a link that leads out of the project is seen', () => {
    const realpath = (path: string) => path.replace('/home/user/project/link', '/home/user/other')
    expect(decide(remove, { realpath })('remove link/x')).toBe('deny')
    expect(decide(remove, { realpath })('remove src/x')).toBe('ask')
  })
})

describe('programs that execute', () => {
  const shell = tool('shell', {
    effects: calm,
    'x-stdin': 'sh',
    options: [
      option(['-c'], { type: 'string', 'x-language': 'sh', 'x-stdin': false }),
      option(['--version'], { 'x-mode': {}, 'x-drops': ['stdin'] }),
    ],
    arguments: [{ name: 'script', required: false, 'x-path': 'read', 'x-executes': 'file', 'x-stdin': false }],
  })
  const each = tool('each', {
    effects: calm,
    'x-syntax': { permute: false },
    arguments: [{ name: 'command', 'x-executes': 'argv-rest', 'x-appends': true, 'x-placeholder': '{}' }],
  })
  const show = tool('show', { effects: calm, arguments: [{ name: 'file', variadic: true, required: false }] })
  const wipe = tool('wipe', {
    effects: calm,
    options: [option(['--all'], { 'x-effects': deleting })],
    arguments: [{ name: 'file', variadic: true, required: false }],
  })

  test.each([
    ["shell -c 'show a'", 'allow'],
    ["shell -c 'show a; unheard'", 'ask'],
    ['shell -c "$x"', 'ask'],
    ['shell', 'ask'],
    ['shell --version', 'allow'],
    ['show a | shell', 'ask'],
    ['shell script.sh', 'ask'],
    ["shell <<'E'\nshow a\nE", 'allow'],
    ['shell <<E\nshow $a\nE', 'ask'],
    ['shell <<< "show a"', 'allow'],
    ['shell < file', 'ask'],
    ['show a | each show', 'allow'],
    ['show a | each wipe', 'ask'],
    ['show a | each wipe ./{}', 'allow'],
    ['show a | each {} x', 'ask'],
    ["show a | each shell -c '{}'", 'ask'],
  ])('%j: %s', (line, decision) => expect(decide([shell, each, show, wipe])(line)).toBe(decision))
})

describe('variables', () => {
  const it = tool('it', {
    effects: calm,
    'x-environment': {
      IT_TRACE: {},
      IT_RUN: { 'x-executes': 'shell' },
      IT_LOG: { 'x-path': 'write' },
      IT_PAGER: { 'x-executes': 'shell' },
      IT_KEYS: { 'x-path': 'read', 'x-path-after': '=' },
      IT_MOUNT: { 'x-path': 'read', 'x-path-before': ':' },
      IT_FORM: { 'x-reads-behind': '@' },
      IT_UPLOAD: { 'x-sends': true },
      IT_TITLE: { 'x-prints': true },
      IT_STAGE: { 'x-ignore-case': true, 'x-values': { live: { destructive: true }, '*': {} } },
    },
  })

  test.each([
    ['NO_COLOR=1 it', 'allow'],
    ['IT_TRACE=1 it', 'allow'],
    ['IT_RUN=ls it', 'ask'],
    ['IT_LOG=a.txt it', 'ask'],
    ['IT_PAGER=cat it', 'allow'],
    ['IT_PAGER=./x it', 'ask'],
    ['IT_KEYS=a=README.md it', 'allow'],
    ['IT_KEYS=a=/home/dev/.ssh/id_rsa it', 'ask'],
    ['IT_MOUNT=./README.md:/etc/shadow it', 'allow'],
    ['IT_MOUNT=/etc/shadow:/a it', 'ask'],
    ['IT_FORM=README.md it', 'allow'],
    ['IT_FORM=q@/home/dev/.ssh/id_rsa it', 'ask'],
    ['IT_UPLOAD=README.md it', 'ask'],
    ['IT_TITLE=$HOME it', 'allow'],
    ['IT_TITLE=$GITHUB_TOKEN it', 'ask'],
    ['IT_STAGE=Test it', 'allow'],
    ['IT_STAGE=Live it', 'ask'],
    ['export IT_TRACE=1; it', 'ask'],
    ['IT_TRACE=1; it', 'allow'],
    ['export IT_LOG=a.txt; it', 'ask'],
    ['OTHER=1 it', 'allow'],
    ['OTHER_PLUGIN=1 it', 'ask'],
    ['IT_OTHER=1 it', 'ask'],
    ['OTHER=$UNSET it', 'ask'],
    ['PATH=. it', 'ask'],
    ['POSIXLY_CORRECT=1 it', 'ask'],
    ['IFS= it', 'allow'],
    ['IFS=/; it', 'ask'],
  ])('%s: %s', (line, decision) => expect(decide(it)(line)).toBe(decision))
})

describe('a variable that one logs in by', () => {
  const login = (envVar: string): Partial<Document> => ({ effects: calm, authentication: { methods: [{ type: 'token', envVar }] } })
  const library = tool('library', login('LIBRARY_TOKEN'))
  const cluster = tool('cluster', login('KUBECONFIG'))
  const show = tool('show', { effects: calm, arguments: [{ name: 'text', variadic: true, 'x-prints': true }] })
  const named = tool('named', { ...login('NAMED'), 'x-environment': { NAMED: { 'x-path': 'write' } } })

  test.each([
    ['LIBRARY_TOKEN=x library', 'allow'],
    ['LIBRARY_TOKEN=$LIBRARY_TOKEN library', 'allow'],
    ['LIBRARY_OTHER=x library', 'ask'],
    // another tool was not asked for it
    ['LIBRARY_TOKEN=x show a', 'ask'],
    ['show $LIBRARY_TOKEN', 'ask'],
    ['LIBRARY_TOKEN=$(show $LIBRARY_TOKEN) library', 'ask'],
    ['export LIBRARY_TOKEN=x; library', 'ask'],
    // a file that says what is run: what it holds is more than a secret
    ['KUBECONFIG=a cluster', 'ask'],
    // what more is said of it counts
    ['NAMED=a named', 'ask'],
  ])('%s: %s', (line, decision) => expect(decide([library, cluster, show, named])(line)).toBe(decision))

  test('counts for nothing where the document is not trusted', () => {
    const layers = (trusted: boolean) => [
      { document: tool('library', { effects: calm }), source: 'user', trusted: true },
      { document: library, source: 'native', trusted },
    ]
    const of = (trusted: boolean) => decisionOf('LIBRARY_TOKEN=x library', contextOf([['library', layers(trusted)]]))
    expect([of(true), of(false)]).toEqual(['allow', 'ask'])
  })
})

describe('an empty list of commands', () => {
  const document = tool('orchard', { effects: calm, arguments: [{ name: 'tree', required: false, 'x-path': 'read' }], commands: {} })
  const inner = tool('barn', { commands: { sweep: { effects: calm, commands: {} } } })
  const silent = tool('silo', { commands: {} })

  test.each([
    ['orchard', 'allow'],
    ['orchard README.md', 'allow'],
    ['orchard /etc/shadow', 'ask'],
    ['orchard a b', 'ask'],
    ['barn', 'ask'],
    ['barn sweep', 'allow'],
    ['barn sweep a', 'ask'],
    ['silo', 'ask'],
  ])('%s: %s, as if there was none', (line, decision) => expect(decide([document, inner, silent])(line)).toBe(decision))

  test('says no more than a document without it', () => {
    const { commands: _, ...without } = document
    const reasons = (described: Document) => ['orchard a b', 'orchard --x'].map(line => check(line, contextOf([described])).reason)
    expect(reasons(document)).toEqual(reasons(without))
  })
})

describe('a safer variant', () => {
  const push = tool('push', {
    effects: { ...calm, network: true },
    'x-safer': [
      { replace: '--force', with: '--force-with-lease', description: 'fails if someone else pushed' },
      { replace: '--mirror', with: '--all' },
    ],
    options: [
      option(['--force'], { 'x-effects': { destructive: true } }),
      option(['--force-with-lease']),
      option(['--mirror']),
      option(['--all'], { 'x-effects': deleting }),
    ],
  })

  test('is offered where it is milder', () =>
    expect(check('push --force', contextOf([push])).invocations[0]!.safer).toEqual({
      text: 'push --force-with-lease',
      decision: 'ask',
      description: 'fails if someone else pushed',
    }))

  test('is not offered where it is not', () => expect(check('push --mirror', contextOf([push])).invocations[0]!.safer).toBeUndefined())
})

test('every effect says what it comes from', () => {
  const it = tool('it', {
    effects: { network: false },
    commands: { go: { effects: calm, options: [option(['--wipe'], { 'x-effects': { destructive: true } })] } },
  })
  expect(check('it go --wipe > a.txt', contextOf([it])).invocations[0]!.effects).toMatchObject({
    network: { value: false, from: 'it go' },
    destructive: { value: true, from: 'option --wipe' },
    'filesystem.write': { value: true, from: 'redirection > a.txt' },
  })
})

test('a reason names the command and the cause', () => {
  const it = tool('it', { effects: calm, options: [option(['--wipe'], { 'x-effects': deleting })] })
  const reason = (line: string) => check(line, contextOf([it])).reason
  expect(reason('it --wipe')).toBe('it destroys data and deletes files.')
  expect(reason('it --odd')).toBe('it has no option --odd that is known here.')
  expect(reason('unheard x')).toBe('unheard is not in the registry.')
  expect(reason('it > ~/.bashrc')).toBe('it writes files: /home/user/.bashrc.')
})

describe('where the time is over', () => {
  const it = tool('it', { effects: calm, arguments: [{ name: 'file', variadic: true, required: false, 'x-path': 'read' }] })
  const within = (line: string, looks: number) => {
    let left = looks
    return check(line, contextOf([it], { expired: () => left-- <= 0 }))
  }

  test.each([0, 1, 2, 3])('after %i looks at the clock, what is left is unknown', looks => {
    const verdict = within('it a; it b; it c', looks)
    expect(verdict.decision).toBe('ask')
    expect(verdict.reason).toMatch(/longer than there is time for/)
  })

  test('a command with many operands is given up in its midst', () =>
    expect(within(`it ${'a '.repeat(50)}`, 20)).toMatchObject({ decision: 'ask', invocations: [{ unknowns: [{ code: 'limit' }] }] }))

  test('with time enough it is judged', () => expect(within('it a; it b; it c', 100).decision).toBe('allow'))
})
