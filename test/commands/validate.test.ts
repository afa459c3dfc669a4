import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const RIGHT = minimal('library')
const WRONG = '{"atip": 0.1, "name": "library", "version": "1", "description": "Lends books", "effects": {"network": "yes"}}'

const FINDINGS = [
  { code: 'wrong-type', severity: 'error', pointer: '/atip', message: 'must be a string, but is a number: 0.1', fix: 'write "0.1"' },
  {
    code: 'wrong-type',
    severity: 'error',
    pointer: '/effects/network',
    message: 'must be true or false, but is a string: "yes"',
    fix: 'write true, without quotes',
  },
]

const inMachine =
  (machine: Workspace, input?: string) =>
  (...argv: readonly string[]) =>
    machine.atip(['validate', ...argv], { env: { PATH: `${machine.bin}:/usr/bin:/bin` }, ...(input === undefined ? {} : { input }) })

test('a file that is right is valid: status 0', async () => {
  const machine = workspace()
  const file = machine.file('library.json', RIGHT)
  const run = await inMachine(machine)('library.json')
  expect([run.status, run.stderr, run.json()]).toEqual([0, '', { subject: file, valid: true, findings: [] }])
})

test('a file that is wrong has every finding with its place and its fix: status 65', async () => {
  const machine = workspace()
  const file = machine.file('library.json', WRONG)
  const run = await inMachine(machine)(file)
  expect([run.status, run.stderr, run.json()]).toEqual([65, '', { subject: file, valid: false, findings: FINDINGS }])
})

test('standard input is read for -', async () => {
  const machine = workspace()
  const right = await inMachine(machine, RIGHT)('-')
  expect([right.status, right.json()]).toEqual([0, { subject: '-', valid: true, findings: [] }])
  const wrong = await inMachine(machine, WRONG)('-')
  expect([wrong.status, wrong.json()]).toEqual([65, { subject: '-', valid: false, findings: FINDINGS }])
})

test('standard input of more than a mebibyte is refused, not cut', async () => {
  const machine = workspace()
  const document = (size: number) => RIGHT.replace('The library tool', 'a'.repeat(size - RIGHT.length + 'The library tool'.length))
  const most = await inMachine(machine, document(1024 * 1024))('-')
  expect([most.status, most.json()]).toMatchObject([0, { valid: true }])
  const more = await inMachine(machine, document(1024 * 1024 + 1))('-')
  expect([more.status, more.json()]).toMatchObject([65, { valid: false, findings: [{ code: 'too-large' }] }])
})

test('standard input that is empty is no document', async () => {
  const run = await inMachine(workspace(), '')('-')
  expect([run.status, run.json()]).toMatchObject([65, { valid: false, findings: [{ code: 'unreadable', message: 'it is empty' }] }])
})

test('a program is run with --agent, in a place of its own', async () => {
  const machine = workspace()
  const path = machine.program('library', speaker('library'))
  const before = machine.snapshot(machine.dir)
  const run = await inMachine(machine)('bin/library')
  expect([run.status, run.json()]).toEqual([0, { subject: `${path} --agent`, valid: true, findings: [] }])
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test.each<readonly [name: string, program: string, code: string]>([
  ['does not know the flag', '#!/bin/sh\nexit 64\n', 'silent'],
  ['prints something else', '#!/bin/sh\necho \'{"status": "error"}\'\n', 'silent'],
  ['prints a document that is wrong', `#!/bin/sh\ncat <<'JSON'\n${WRONG}\nJSON\n`, 'wrong-type'],
  ['prints a banner before it', `#!/bin/sh\necho Welcome\ncat <<'JSON'\n${RIGHT}\nJSON\n`, 'unreadable'],
  ['fails after it', `#!/bin/sh\ncat <<'JSON'\n${RIGHT}\nJSON\nexit 3\n`, 'bad-exit'],
  ['prints it on standard error', `#!/bin/sh\ncat >&2 <<'JSON'\n${RIGHT}\nJSON\n`, 'wrong-stream'],
  ['cannot be started', '#!/no/such/interpreter\n', 'not-started'],
])('a program that %s is invalid: status 65', async (_name, program, code) => {
  const machine = workspace()
  const path = machine.program('library', program)
  const run = await inMachine(machine)(path)
  expect(run.status).toBe(65)
  expect(run.json<{ findings: readonly { code: string; fix: string | null }[] }>().findings[0]).toMatchObject({ code })
})

test('a program under another name than its document says gets a warning, and is valid', async () => {
  const machine = workspace()
  const path = machine.program('books', speaker('library'))
  const run = await inMachine(machine)(path)
  expect([run.status, run.json()]).toMatchObject([
    0,
    { valid: true, findings: [{ code: 'other-name', severity: 'warning', pointer: '/name', fix: 'write "books"' }] },
  ])
})

test('a program on the skip list is never run', async () => {
  const machine = workspace()
  const marker = join(machine.dir, 'it-ran')
  machine.program('shutdown', `#!/bin/sh\n# atip\necho ran > '${marker}'\n`)
  const before = machine.snapshot(machine.dir)
  const run = await inMachine(machine)('bin/shutdown')
  expect([run.status, run.stdout]).toEqual([77, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code: 'PROBE_REFUSED', details: { entry: 'shutdown' } } })
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test('a document that happens to be executable is read, not run', async () => {
  const machine = workspace()
  const file = machine.file('library.json', `\n ${RIGHT}`)
  chmodSync(file, 0o755)
  expect((await inMachine(machine)(file)).json()).toEqual({ subject: file, valid: true, findings: [] })
})

test('a tool by name that speaks is run', async () => {
  const machine = workspace()
  const path = machine.program('library', speaker('library'))
  machine.file(join(machine.data, 'shims', 'library.json'), WRONG)
  const run = await inMachine(machine)('library')
  expect([run.status, run.json()]).toEqual([0, { subject: `${path} --agent`, valid: true, findings: [] }])
})

test('a tool by name that does not speak is not run: its shim is checked', async () => {
  const machine = workspace()
  machine.program('library', '#!/bin/sh\necho ran > "${0%/*}/../it-ran"\n')
  const file = machine.file(join(machine.data, 'shims', 'library.json'), WRONG)
  const before = machine.snapshot(machine.dir)
  const run = await inMachine(machine)('library')
  expect([run.status, run.json()]).toEqual([65, { subject: file, valid: false, findings: FINDINGS }])
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test('a tool by name that only atip describes is checked too', async () => {
  const run = await workspace().atip(['validate', 'terraform'])
  expect([run.status, run.json()]).toMatchObject([0, { valid: true, findings: [] }])
})

test.each<readonly [name: string, subject: string, code: string, status: number]>([
  ['a file that there is not', 'missing.json', 'FILE_NOT_FOUND', 66],
  ['a path that there is not', './missing', 'FILE_NOT_FOUND', 66],
  ['a name that nothing has', 'zzorchard', 'TOOL_NOT_FOUND', 66],
  ['a directory without JSON', './bin', 'FILE_NOT_FOUND', 66],
  ['an empty directory by its bare name', 'tmp', 'FILE_NOT_FOUND', 66],
])('%s is a failure, not a finding', async (_name, subject, code, status) => {
  const run = await inMachine(workspace())(subject)
  expect([run.status, run.stdout]).toEqual([status, ''])
  expect(JSON.parse(run.stderr)).toMatchObject({ error: { code } })
})

test('the text names the place, what is wrong and what to write', async () => {
  const machine = workspace()
  const file = machine.file('l.json', WRONG)
  const run = await machine.atip(['validate', 'l.json', '--text'])
  expect(run.status).toBe(65)
  expect(run.stdout).toBe(
    [
      `${file}: 2 errors`,
      '  error /atip must be a string, but is a number: 0.1 [wrong-type]',
      '    fix: write "0.1"',
      '  error /effects/network must be true or false, but is a string: "yes" [wrong-type]',
      '    fix: write true, without quotes',
      '',
    ].join('\n'),
  )
})

test('validating writes nothing, whatever it finds', async () => {
  const machine = workspace()
  machine.program('library', speaker('library'))
  machine.file('wrong.json', WRONG)
  const before = machine.snapshot(machine.dir)
  for (const subject of ['library', 'wrong.json', 'missing.json', 'bin/library']) await inMachine(machine)(subject)
  await inMachine(machine, WRONG)('-')
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test.each([
  ['a pattern', { name: 'x', steps: [{ command: 'orchard {tree}' }] }, 0],
  ['an array, one of it broken', [{ name: 'x', steps: [] }], 65],
  ['an object of patterns', { patterns: [{ name: 'x', steps: [{ command: 'orchard' }] }] }, 0],
])('%s is checked as a pattern file', async (_name, value, status) => {
  const machine = workspace()
  machine.file('flow.json', JSON.stringify(value))
  const run = await machine.atip(['validate', 'flow.json'])
  expect(run.status).toBe(status)
  expect(run.json<{ findings: readonly { pointer: string }[] }>().findings.map(it => it.pointer)).toEqual(status === 0 ? [] : ['/0/steps'])
})

test('a directory stands for every JSON file below it, and is as valid as the worst', async () => {
  const machine = workspace()
  const [right, deep] = [machine.file('shims/a.json', RIGHT), machine.file('shims/deep/b.json', WRONG)]
  machine.file('shims/README.md', '{')
  const run = await inMachine(machine)('shims')
  expect([run.status, run.json()]).toEqual([
    65,
    {
      valid: false,
      documents: [
        { subject: right, valid: true, findings: [] },
        { subject: deep, valid: false, findings: FINDINGS },
      ],
    },
  ])
})

test('a directory is no rival to a tool of its name', async () => {
  const machine = workspace()
  machine.program('library', speaker('library'))
  mkdirSync(join(machine.dir, 'library'))
  expect((await inMachine(machine)('library')).json()).toMatchObject({ subject: `${machine.bin}/library --agent` })
  expect((await inMachine(machine)('library/')).status).toBe(66)
})

test('several subjects of any kind are checked in their order', async () => {
  const machine = workspace()
  machine.program('library', speaker('library'))
  machine.file('wrong.json', WRONG)
  const run = await inMachine(machine, RIGHT)('wrong.json', '-', 'library')
  expect(run.json<{ documents: readonly { subject: string; valid: boolean }[] }>().documents.map(it => [it.subject, it.valid])).toEqual([
    [join(machine.dir, 'wrong.json'), false],
    ['-', true],
    [`${machine.bin}/library --agent`, true],
  ])
})

test('warnings make a document invalid where that was asked for', async () => {
  const machine = workspace()
  machine.file('warned.json', minimal('library', { effects: { destuctive: true } }))
  const relaxed = await inMachine(machine)('warned.json')
  expect([relaxed.status, relaxed.json()]).toMatchObject([0, { valid: true, findings: [{ code: 'misspelt-effect' }] }])
  const strict = await inMachine(machine)('warned.json', '--strict')
  expect([strict.status, strict.json()]).toMatchObject([65, { valid: false, findings: [{ code: 'misspelt-effect' }] }])
})

test('the tests of a document are run, unless that was asked for', async () => {
  const machine = workspace()
  machine.file('tested.json', minimal('library', { 'x-tests': [{ run: 'library', expect: { 'effects.network': false } }] }))
  const run = await inMachine(machine)('tested.json')
  expect([run.status, run.json()]).toMatchObject([65, { findings: [{ code: 'failing-test', pointer: '/x-tests/0' }] }])
  expect((await inMachine(machine)('tested.json', '--no-tests')).status).toBe(0)
})

test('a program is held against the same rules as a file', async () => {
  const machine = workspace()
  const path = machine.program(
    'library',
    speaker('library', { commands: { burn: { description: 'Burn', effects: { destructive: true, reversible: true } } } }),
  )
  expect((await inMachine(machine)(path)).json()).toMatchObject({ valid: false, findings: [{ code: 'contradictory-effects' }] })
})

const MENDABLE = '{ "atip": 0.1,\n  "name": "library", "version": "1", "description": "Lends books", "effects": {"network": "yes"}}\n'
const MENDED = MENDABLE.replace('0.1', '"0.1"').replace('"yes"', 'true')

test('--fix changes what it says and nothing else, keeps the mode, and leaves nothing beside the file', async () => {
  const machine = workspace()
  const file = machine.file('library.json', MENDABLE)
  chmodSync(file, 0o640)
  const before = machine.snapshot(machine.dir)
  const repairs = [
    { pointer: '/atip', before: '0.1', after: '"0.1"' },
    { pointer: '/effects/network', before: '"yes"', after: 'true' },
  ]
  const dry = await inMachine(machine)('library.json', '--fix', '--dry-run')
  expect([dry.status, dry.json()]).toEqual([0, { subject: file, valid: true, findings: [], repairs, written: false }])
  expect(machine.snapshot(machine.dir)).toEqual(before)
  const run = await inMachine(machine)('library.json', '--fix')
  expect([run.status, run.json()]).toEqual([0, { subject: file, valid: true, findings: [], repairs, written: true }])
  expect(machine.snapshot(machine.dir)).toEqual({ ...before, 'library.json': before['library.json']!.replace(MENDABLE, MENDED) })
  expect(statSync(file).mode & 0o777).toBe(0o640)
  const again = await inMachine(machine)('library.json', '--fix')
  expect(again.json()).toMatchObject({ repairs: [], written: false })
})

test('--fix mends every file of a directory', async () => {
  const machine = workspace()
  for (const name of ['a', 'b/c']) machine.file(`shims/${name}.json`, MENDABLE)
  expect((await inMachine(machine)('shims', '--fix')).json()).toMatchObject({
    valid: true,
    documents: [{ written: true }, { written: true }],
  })
  for (const name of ['a', 'b/c']) expect(readFileSync(join(machine.dir, 'shims', `${name}.json`), 'utf8')).toBe(MENDED)
})

test('--fix - prints the mended document and nothing else, in whatever form output was asked for', async () => {
  for (const form of ['--json', '--text']) {
    const run = await inMachine(workspace(), MENDABLE)('-', '--fix', form)
    expect([run.status, run.stdout, run.stderr]).toEqual([0, MENDED, ''])
  }
  const left = await inMachine(workspace(), '{"atip": 0.1}')('-', '--fix')
  expect([left.status, left.stdout]).toEqual([65, '{"atip": "0.1"}'])
})

test('--fix touches neither links nor programs, nor what is not JSON', async () => {
  const machine = workspace()
  machine.file('library.json', MENDABLE)
  symlinkSync('library.json', join(machine.dir, 'link.json'))
  machine.program('library', speaker('library'))
  machine.file('broken.json', '{')
  const before = machine.snapshot(machine.dir)
  for (const [subject, status] of [
    ['link.json', 77],
    ['library', 77],
    ['broken.json', 65],
  ] as const)
    expect([subject, (await inMachine(machine)(subject, '--fix')).status]).toEqual([subject, status])
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test.each([
  ['--dry-run without --fix', ['library.json', '--dry-run']],
  ['standard input beside other subjects, with --fix', ['-', 'library.json', '--fix']],
])('%s is wrong usage', async (_, argv) => {
  const run = await inMachine(workspace(), RIGHT)(...argv)
  expect([run.status, run.stdout]).toEqual([64, ''])
})

test('files of a directory are read and never run, whatever their names and modes', async () => {
  const machine = workspace()
  const trap = machine.file('shims/trap.json', `#!/bin/sh\n# atip\n: > '${machine.dir}/it-ran'\n`)
  chmodSync(trap, 0o755)
  machine.file('shims/a.json', RIGHT)
  const before = machine.snapshot(machine.dir)
  const run = await inMachine(machine)('shims')
  expect([run.status, run.json()]).toMatchObject([
    65,
    { documents: [{ valid: true }, { subject: trap, findings: [{ code: 'unreadable' }] }] },
  ])
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test('in a directory, what may not be mended is said beside what was', async () => {
  const machine = workspace()
  machine.file('shims/b.json', MENDABLE)
  symlinkSync('b.json', join(machine.dir, 'shims', 'a.json'))
  symlinkSync('nowhere', join(machine.dir, 'shims', 'c.json'))
  const run = await inMachine(machine)('shims', '--fix')
  expect([run.status, run.json()]).toMatchObject([
    65,
    { valid: false, documents: [{ findings: [{ code: 'not-mended' }] }, { written: true, valid: true }] },
  ])
})

const OF_KINDS: readonly (readonly [kind: string, right: unknown, wrong: unknown, code: string])[] = [
  ['policy', { autoApprove: { 'effects.network': false } }, { deny: {}, dny: {} }, 'wrong-policy'],
  ['policy', { permissionPolicy: { commands: { allow: ['git status'] } } }, { commands: { deny: ['a | b'] } }, 'wrong-policy'],
  ['delegation', { delegation: { allowedTools: ['gh'] } }, { allowedTools: ['gh'], deniedCommand: [] }, 'wrong-delegation'],
  ['registry', { version: '0.1', tools: {} }, { version: '0.1', tools: { gh: { path: 3 } } }, 'wrong-record'],
  ['config', { skip: ['orchard'] }, { skip: ['orchard'], timeot: '2s' }, 'unknown-field'],
  ['patterns', { name: 'pick', steps: [{ command: 'orchard pick' }] }, { name: 'pick', steps: [{}] }, 'missing-field'],
]

test.each(OF_KINDS)(
  'a %s is known by its form, whatever its name, and read as what obeys it reads it',
  async (kind, right, wrong, code) => {
    const machine = workspace()
    machine.file('a.json', JSON.stringify(right))
    machine.file('b.json', JSON.stringify(wrong))
    const run = inMachine(machine)
    expect((await run('a.json')).json()).toMatchObject({ valid: true, kind, findings: [] })
    const found = await run('b.json')
    expect([found.status, found.json()]).toMatchObject([65, { valid: false, kind }])
    expect(found.json<{ findings: readonly { code: string }[] }>().findings.map(finding => finding.code)).toContain(code)
    expect((await run('a.json', '--text')).stdout).toContain('(taken for a')
    expect((await inMachine(machine, JSON.stringify(right))('-')).json()).toMatchObject({ valid: true, kind })
  },
)

test('what could be several things is said to be, and --as says which', async () => {
  const machine = workspace()
  machine.file('both.json', '{"deny": {}, "allowedTools": ["gh"]}')
  machine.file('none.json', '{"foo": 1}')
  const run = inMachine(machine)
  const codes = async (...argv: readonly string[]) => {
    const { kind, findings } = (await run(...argv)).json<{ kind?: string; findings: readonly { code: string }[] }>()
    return [kind, ...findings.map(({ code }) => code)]
  }
  expect(await codes('both.json')).toEqual(['policy', 'wrong-policy', 'unclear-kind'])
  expect(await codes('both.json', '--as', 'delegation')).toEqual(['delegation', 'wrong-delegation'])
  expect(await codes('none.json')).toContain('unclear-kind')
  expect(await codes('none.json', '--as', 'config')).toEqual(['config', 'unknown-field'])
  // a document without the one field by which it is known
  expect(await codes('both.json', '--as', 'document')).toContain('missing-field')
})

test('a policy is not mended, and a directory says what it holds', async () => {
  const machine = workspace()
  machine.file('all/policy.json', '{"deny": {"effects.destructive": true}}')
  machine.file('all/library.json', RIGHT)
  const run = inMachine(machine)
  expect([(await run('all/policy.json', '--fix')).status, (await run('all')).status]).toEqual([77, 0])
  expect((await run('all', '--text')).stdout).toContain('2 files (1 taken for a document, 1 taken for a policy): all valid')
})
