import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { skippedBy } from '../../src/discover/skip-list.ts'
import { anchorsOf, codeWords, fencesOf, markdownFiles, readMarkdown, relativeLinks, tableRows } from '../helpers/markdown.ts'
import { atipBin, minimal, root, speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const files = markdownFiles()

/** A machine as the demonstrations show it: Ada's, with some of Debian's programs, none of which is run. */
const NATIVE = ['curl', 'gh', 'git', 'grep', 'gzip', 'jq', 'uname']
const SCRIPTS = ['gunzip', 'zgrep']
const SKIPPED = ['rm', 'sh']

interface Machine extends Workspace {
  readonly orchard: string
}

const adasMachine = (): Machine => {
  const machine = workspace()
  for (const name of NATIVE) machine.program(name, '\u007FELF')
  for (const name of SCRIPTS) machine.program(name, '#!/bin/sh\n')
  for (const name of SKIPPED) machine.program(name, '\u007FELF')
  const orchard = join(machine.home, 'orchard')
  mkdirSync(join(orchard, '.git'), { recursive: true })
  const mytool = fencesOf(readMarkdown('docs/guide/for-tool-authors.md')).find(it => it.language === 'sh' && it.file === 'mytool')
  machine.file(join(orchard, 'mytool'), mytool?.text ?? '')
  chmodSync(join(orchard, 'mytool'), 0o755)
  return { ...machine, orchard }
}

const TERMINAL = join(root, 'test', 'helpers', 'on-terminal.cjs')

/** `atip` as on a terminal, unless the line asks for JSON or for what is always text. */
const ATIP = `atip() {
  case " $* " in
    *' --json '* | *' --stdin '* | *' --agent '* | *' --llms '* | ' help '* | ' hook '*) PATH="$MACHINE_PATH" "$NODE" "$ATIP" "$@" ;;
    *) PATH="$MACHINE_PATH" NO_COLOR=1 "$NODE" --require "$TERMINAL" "$ATIP" "$@" ;;
  esac
}`

const enter = async (machine: Machine, command: string): Promise<{ readonly output: string; readonly status: number | undefined }> => {
  const env = { ...machine.env, PATH: '/usr/bin:/bin', MACHINE_PATH: machine.bin, NODE: process.execPath, TERMINAL, ATIP: atipBin }
  const { all, exitCode } = await execa('/bin/sh', ['-c', `${ATIP}\n${command}`], {
    cwd: machine.orchard,
    env,
    extendEnv: false,
    all: true,
    reject: false,
    stdin: 'ignore',
  })
  // a bar that was drawn and taken back
  // oxlint-disable-next-line no-control-regex -- the sequence that ends a bar
  const still = all.replaceAll(/\r[^\n]*\u001B\[K/g, '')
  const output = still.replaceAll(machine.home, '/home/ada').replaceAll(machine.bin, '/usr/bin')
  return { output, status: exitCode }
}

/**
 * What may differ from one machine to the next: numbers, and where lines break and columns begin, since paths are longer here. Facts that
 * stand on one line are separated by dots, and without them when they do not fit.
 */
const normalised = (text: string): string =>
  text
    .replace(/^Programs ran [^]*?\.$/m, 'Programs ran in bubblewrap.')
    .replace(/^ {2}not looked at: whether it writes [^)]*\)$/m, '')
    .replace(/\d+(?:\.\d+)*/g, '#')
    .replaceAll(' · ', ' ')
    .replace(/\s+/g, ' ')
    // JSON is shown in lines, and printed in one
    .replace(/ ?([{}[\]]) ?|([,:]) /g, '$1$2')
    .trim()

const STATUSES = { allow: 0, ask: 10, deny: 20 } as const

/** What a verdict ends with; undefined: it is none. */
const verdictStatus = (shown: string): number | undefined => {
  const decision = /^(allow|ask|deny) {2}/.exec(shown)?.[1]
  return decision === undefined ? undefined : STATUSES[decision as keyof typeof STATUSES]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What is shown as a pattern: `...` stands for any text. */
const patternOf = (shown: string): RegExp =>
  new RegExp(
    `^${normalised(shown)
      .split('...')
      .map(it => escaped(it.trim()))
      .join('(?:.*)')}$`,
  )

/** A block is commands after `$ `, each with what it prints. */
const stepsOf = (block: string): readonly { readonly command: string; readonly shown: string }[] =>
  `\n${block}`
    .split('\n$ ')
    .slice(1)
    .map(step => {
      const [command = '', ...shown] = step.split('\n')
      return { command, shown: shown.join('\n') }
    })

// the transcripts below test/ have a runner of their own
const demonstrated = files.filter(file => !file.startsWith('test/') && fencesOf(readMarkdown(file)).some(it => it.language === 'console'))

test('README and the guides for beginners and authors show commands', () => {
  expect(demonstrated).toEqual(
    expect.arrayContaining(['README.md', 'docs/guide/first-five-minutes.md', 'docs/guide/for-tool-authors.md', 'docs/guide/shims.md']),
  )
})

test.each(demonstrated)('the commands that %s shows end as it shows', async file => {
  const machine = adasMachine()
  for (const fence of fencesOf(readMarkdown(file))) {
    if (fence.file !== '') {
      // an absolute name is that of a program on PATH
      const path = machine.file(
        fence.file.startsWith('/') ? join(machine.bin, basename(fence.file)) : join(machine.orchard, fence.file),
        fence.text,
      )
      if (fence.text.startsWith('#!')) chmodSync(path, 0o755)
    }
    if (fence.language !== 'console') continue
    for (const { command, shown } of stepsOf(fence.text)) {
      const { output, status } = await enter(machine, command)
      expect(normalised(`$ ${command}\n${output}`)).toMatch(patternOf(`$ ${command}\n${shown}`))
      const failed = /^error|^\{"error"/.test(shown)
      const asShown = failed ? status !== 0 : status === (verdictStatus(shown) ?? 0)
      expect({ command, status, asShown }).toEqual({ command, status, asShown: true })
    }
  }
})

test.each([
  { shown: '7 apples', output: '12 apples', same: true },
  { shown: '7 apples', output: '12 pears', same: false },
  { shown: '7 apples', output: '12 apples\nand a worm', same: false },
  { shown: 'apples\n...\nend', output: 'apples\npears\nend', same: true },
  { shown: 'apples\n...\nend', output: 'apples\nend', same: true },
  { shown: 'apples\n...\nend', output: 'pears\nend', same: false },
  { shown: 'apples\n...\nend', output: 'apples\nend of the pears', same: false },
  { shown: 'ripe app...\n2 kinds', output: 'ripe apples\n3 kinds', same: true },
  { shown: '/usr/bin/press · native', output: '/usr/bin/press\nnative', same: true },
])('where $shown is shown, $output is as shown: $same', ({ shown, output, same }) => {
  expect(patternOf(shown).test(normalised(output))).toBe(same)
})

test.each(files)('the links of %s lead somewhere', file => {
  const leads = (link: string): boolean => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(readMarkdown(target)).has(anchor))
  }
  expect(relativeLinks(readMarkdown(file)).filter(it => !leads(it))).toEqual([])
})

test('the npm scripts that the documents mention exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const mentioned = files.flatMap(file => [...readMarkdown(file).matchAll(/npm run ([a-z:]+)/g)].map(match => match[1]!))
  expect(mentioned.length).toBeGreaterThan(0)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(mentioned))
})

const MOST_LINES = 100

test(`AGENTS.md has at most ${MOST_LINES} lines`, () => {
  expect(readMarkdown('AGENTS.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})

test('the files and folders that AGENTS.md sends people to exist', () => {
  const paths = codeWords(readMarkdown('AGENTS.md').replace(/^```.*?^```/gms, '')).filter(
    it => /^(?:src|test|docs|schemas|shims|builtins|policies|bin)\/[\w./-]*$/.test(it) && !it.includes('NAME'),
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter(it => !existsSync(join(root, it)))).toEqual([])
})

test('the registry that the guide shows has the fields that a scan writes', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard'))
  machine.file(join(machine.data, 'shims', 'press.json'), minimal('press'))
  await machine.atip(['scan'], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
  type Registry = Readonly<Record<string, unknown>> & { readonly tools: Readonly<Record<string, object>> }
  const written = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as Registry
  const shown = JSON.parse(fencesOf(readMarkdown('docs/guide/registry.md')).find(it => it.language === 'json')?.text ?? '') as Registry
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(written).toSorted())
  const fields = ({ tools }: Registry, tool: string): readonly string[] => Object.keys(tools[tool] ?? {}).toSorted()
  expect(fields(shown, 'orchard')).toEqual(fields(written, 'orchard'))
  expect(fields(shown, 'press')).toEqual(fields(written, 'press'))
  // the protocol explains its own
  const explained = new Set(['updated', 'tools', 'atipVersion', 'lastChecked'])
  for (const row of tableRows(readMarkdown('docs/guide/registry.md'), 'field'))
    for (const field of codeWords(row[0] ?? '')) explained.add(field)
  const known = [...Object.keys(written), ...Object.values(written.tools).flatMap(Object.keys)]
  expect(known.filter(it => !explained.has(it))).toEqual([])
})

test('the programs that the guide names are on the skip list', () => {
  const named = tableRows(readMarkdown('docs/guide/discovery.md'), 'kind').flatMap(row => codeWords(row[1] ?? ''))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(it => skippedBy(it.replace('*', 'apple'), []) === undefined)).toEqual([])
})
