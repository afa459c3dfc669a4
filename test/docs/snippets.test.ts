import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { execa, execaSync } from 'execa'
import { expect, test } from 'vitest'
import { codeWords, fencesOf, readMarkdown, tableRows } from '../helpers/markdown.ts'
import type { Fence } from '../helpers/markdown.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const GUIDE = 'docs/guide/for-tool-authors.md'
const guide = readMarkdown(GUIDE)

const JOB = '7 apples are ripe\n'
const MOST_LINES = 15

/** PATH with the real Python first: the launcher of a version manager can take longer than a probe may, on a busy machine. */
const PATH = ((): string => {
  const path = process.env['PATH'] ?? ''
  const python = execaSync('python3', ['-c', 'import sys; print(sys.executable)'], { reject: false })
  return python.failed ? path : [dirname(python.stdout), path].join(delimiter)
})()

interface Language {
  readonly name: string
  /** As the guide's fences are marked. */
  readonly fence: string
  /** Command lines that succeed where the language is installed. */
  readonly needs: readonly (readonly [string, ...string[]])[]
  /** Compiles `source` into `./mytool`; a script is the program. */
  readonly build?: (source: string, caches: string) => { readonly argv: readonly string[]; readonly env?: Record<string, string> }
}

const LANGUAGES: readonly Language[] = [
  { name: 'Python', fence: 'python', needs: [['python3', '--version']] },
  { name: 'JavaScript', fence: 'js', needs: [['node', '--version']] },
  {
    name: 'Go',
    fence: 'go',
    needs: [['go', 'version']],
    build: (source, caches) => ({
      argv: ['go', 'build', '-o', 'mytool', source],
      env: {
        GOFLAGS: '-mod=mod',
        GOPROXY: 'off',
        GOTOOLCHAIN: 'local',
        GOCACHE: join(caches, 'build'),
        GOPATH: join(caches, 'path'),
        GOENV: 'off',
      },
    }),
  },
  {
    name: 'Rust',
    fence: 'rust',
    needs: [
      ['rustc', '--version'],
      ['cc', '--version'],
    ],
    build: source => ({ argv: ['rustc', '-D', 'warnings', '-o', 'mytool', source] }),
  },
  {
    name: 'C',
    fence: 'c',
    needs: [['cc', '--version']],
    build: source => ({ argv: ['cc', '-std=c99', '-Wall', '-Wextra', '-Werror', '-o', 'mytool', source] }),
  },
  { name: 'sh', fence: 'sh', needs: [['sh', '-c', 'exit 0']] },
]

const missingFor = ({ needs }: Language): string | undefined =>
  needs.find(([program, ...argv]) => execaSync(program, argv, { reject: false }).failed)?.[0]

const programs = fencesOf(guide).filter(it => it.file.startsWith('mytool') && it.language !== 'json')

const snippetOf = ({ fence }: Language): Fence => programs.find(it => it.language === fence) ?? { language: fence, file: '', text: '' }

/** The snippet as a program `mytool` in bin/, which holds nothing else. */
const buildSnippet = async (machine: Workspace, language: Language): Promise<string> => {
  const snippet = snippetOf(language)
  const path = join(machine.bin, 'mytool')
  if (language.build === undefined) return machine.program('mytool', snippet.text)
  const source = machine.file(join('build', snippet.file), snippet.text)
  const { argv, env } = language.build(source, join(machine.dir, 'caches'))
  const [compiler = '', ...rest] = argv
  await execa(compiler, rest, { cwd: machine.bin, env: { TMPDIR: machine.env['TMPDIR'] ?? '', ...env }, stdin: 'ignore' })
  chmodSync(path, 0o755)
  return path
}

test('the guide has one snippet for each language', () => {
  expect(programs.map(it => it.language).toSorted()).toEqual(LANGUAGES.map(it => it.fence).toSorted())
})

test.each(LANGUAGES)(`the $name snippet has at most ${MOST_LINES} lines`, language => {
  const lines = snippetOf(language).text.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
})

for (const language of LANGUAGES) {
  const missing = missingFor(language)
  const reason = missing === undefined ? '' : ` (skipped: needs ${missing})`
  test.skipIf(missing !== undefined)(
    `the ${language.name} snippet answers, is found by a scan, and still does its job${reason}`,
    async () => {
      const machine = workspace()
      const path = await buildSnippet(machine, language)
      const env = { PATH }

      const validation = await machine.atip(['validate', path], { env })
      expect(validation.json()).toMatchObject({ subject: `${path} --agent`, valid: true, findings: [] })
      const scan = await machine.atip(['scan', machine.bin], { env })
      expect(scan.json()).toMatchObject({ executed: 1, added: ['atip', 'mytool'], rejected: [] })

      const empty = join(machine.dir, 'empty')
      mkdirSync(empty)
      const run = (...argv: readonly string[]) => execa(path, argv, { cwd: empty, stdin: 'ignore', stripFinalNewline: false })
      const answer = await run('--agent')
      expect(JSON.parse(answer.stdout)).toMatchObject({ name: 'mytool', effects: { network: false, destructive: false } })
      expect(answer.stderr).toBe('')
      expect(readdirSync(empty)).toEqual([])
      for (const argv of [[], ['basket'], ['basket', '--agent'], ['--agent', 'basket'], ['--agents']]) {
        expect({ argv, stdout: (await run(...argv)).stdout }).toEqual({ argv, stdout: JOB })
      }
    },
  )
}

test('the example of effects is a valid document, whose commands differ where the guide says', async () => {
  const machine = workspace()
  const example = fencesOf(guide).find(it => it.file === 'orchard.json')
  const validation = await machine.atip(['validate', '-'], { input: example?.text ?? '' })
  expect(validation.json()).toEqual({ subject: '-', valid: true, findings: [] })
  machine.file(join(machine.data, 'shims', 'orchard.json'), example?.text ?? '')
  const shown = async (command: string): Promise<string> => (await machine.atip(['show', 'orchard', command, '--full', '--text'])).stdout
  expect(await shown('fell')).toMatch(/destroys data for good +yes/)
  expect(await shown('trees')).toMatch(/destroys data for good +no/)
  // inherited from the root
  expect(await shown('fell')).toMatch(/uses the network +no/)
})

const document = minimal('mytool')
const says = (text: string): string => `#!/bin/sh\nprintf '%s\\n' '${text}'\n`

/** A program for every row of the guide's table of mistakes, by the code that the row promises. */
const MISTAKES: readonly { readonly code: string; readonly by: string; readonly program: string; readonly message?: RegExp }[] = [
  { code: 'silent', by: 'printing help', program: '#!/bin/sh\necho "usage: mytool" >&2\nexit 64\n' },
  { code: 'silent', by: 'being killed', program: '#!/bin/sh\nkill -TERM $$\n' },
  { code: 'silent', by: 'printing JSON without atip', program: says('{"name": "mytool"}') },
  { code: 'timed-out', by: 'waiting', program: `#!/bin/sh\nPATH=/usr/bin:/bin\nsleep 30\n` },
  { code: 'unreadable', by: 'a banner', message: /other text before/, program: says(`Welcome to the orchard!\n${document}`) },
  { code: 'unreadable', by: 'two objects', message: /other text after/, program: says(`${document}\n${document}`) },
  { code: 'unreadable', by: 'stopping in the middle', message: /cut off/, program: says(document.slice(0, -10)) },
  {
    code: 'unreadable',
    by: 'Latin-1',
    message: /not valid UTF-8/,
    program: `#!/bin/sh\nprintf '{"atip": "0.1", "name": "mytool", "description": "P\\344che"}'\n`,
  },
  { code: 'wrong-stream', by: 'stderr', program: says(document).replace(/\n$/, ' >&2\n') },
  { code: 'bad-exit', by: 'status 3', program: `${says(document)}exit 3\n` },
  {
    code: 'too-loud',
    by: 'two megabytes',
    program: `#!/bin/sh\nPATH=/usr/bin:/bin\nprintf '{"atip": "0.1", "apples": "'\nhead -c 2097152 /dev/zero\n`,
  },
  { code: 'missing-field', by: 'no description', program: says('{"atip": "0.1", "name": "mytool", "version": "1.0.0"}') },
  { code: 'wrong-type', by: 'a number for atip', program: says(document.replace('"0.1"', '0.1')) },
  { code: 'wrong-type', by: 'yes for true', program: says(minimal('mytool', { effects: { network: 'yes' } })) },
  { code: 'wrong-type', by: 'flags as text', program: says(minimal('mytool', { options: [{ name: 'kilos', flags: '-k' }] })) },
  { code: 'wrong-type', by: 'commands as an array', program: says(minimal('mytool', { commands: [] })) },
  { code: 'unknown-protocol', by: 'another protocol', program: says(document.replace('"0.1"', '"1.0"')) },
  { code: 'other-name', by: 'another name', program: says(minimal('press')) },
  { code: 'not-started', by: 'no interpreter', program: `#!/nowhere/apple\n${document}\n` },
]

const REFUSED = 'PROBE_REFUSED'

/** What takes a sandbox to see; made in test/commands/validate-program.test.ts. */
const WATCHED = ['agent-dials', 'agent-writes']

test('every mistake that the guide lists is made here, and no other', () => {
  const listed = tableRows(guide, 'mistake').flatMap(row => codeWords(row[1] ?? ''))
  expect(listed.toSorted()).toEqual([...new Set([...MISTAKES.map(it => it.code), ...WATCHED, REFUSED])].toSorted())
})

test.each(MISTAKES)('validate says $code about $by', async ({ code, program, message }) => {
  const machine = workspace()
  const { status, json } = await machine.atip(['validate', machine.program('mytool', program)])
  const { findings } = json<{ findings: readonly { readonly code: string; readonly message: string; readonly fix: string | null }[] }>()
  expect(findings.map(it => it.code)).toEqual([code])
  expect(findings[0]?.message).toMatch(message ?? /\w/)
  expect(findings[0]?.fix).toMatch(/\w/)
  // only the name is a matter of taste
  expect(status).toBe(code === 'other-name' ? 0 : 65)
})

test(`validate says ${REFUSED} about a name that is on the skip list, and runs nothing`, async () => {
  const machine = workspace()
  const trace = join(machine.dir, 'trace')
  const path = machine.program('orchard-agent', `#!/bin/sh\n: > '${trace}'\nprintf '%s' '${minimal('orchard-agent')}'\n`)
  const { status, stderr } = await machine.atip(['validate', path])
  expect({ status, failure: JSON.parse(stderr) as unknown }).toMatchObject({ status: 77, failure: { error: { code: REFUSED } } })
  expect(existsSync(trace)).toBe(false)
})

test('a scan rejects a program that names another program on PATH, as the guide says', async () => {
  const machine = workspace()
  machine.program('press', '#!/bin/sh\n')
  const path = machine.program('mytool', says(minimal('press')))
  const scan = await machine.atip(['scan'])
  expect(scan.json()).toMatchObject({ rejected: [{ path, findings: [{ code: 'claims-other-name' }] }] })
})

test('a launcher that hides what it starts is passed over, with the word in a comment or by name it is found', async () => {
  const machine = workspace()
  // the real program lies where its path does not hold the word, and what is evaluated is not read
  const launcher = (comment: string) => `#!/bin/sh\n${comment}\neval '. "\${0%/*}/../lib/real"'\n`
  machine.file('lib/real', says(minimal('mytool')).replace('#!/bin/sh\n', ''))
  const path = machine.program('mytool', launcher('# starts the real program'))
  const env = { PATH: machine.bin }
  expect((await machine.atip(['scan'], { env })).json()).toMatchObject({ executed: 0, settled: { script: 1 } })
  expect((await machine.atip(['scan', '--tool', 'mytool'], { env })).json()).toMatchObject({ executed: 1, changed: [], added: ['mytool'] })
  // it stays without being asked again
  expect((await machine.atip(['scan'], { env })).json()).toMatchObject({ executed: 0, removed: [] })
  machine.program('mytool', launcher('# answers --agent (atip)'))
  expect((await machine.atip(['scan'], { env })).json()).toMatchObject({ executed: 1, changed: ['mytool'] })
  expect((await machine.atip(['validate', path], { env })).json()).toMatchObject({ valid: true })
})
