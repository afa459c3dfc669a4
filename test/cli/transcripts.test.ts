import { copyFileSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execa } from 'execa'
import { expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { indexText } from '../../src/search/index.ts'
import { root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/**
 * Each .md file here is a session as a person at a terminal sees it: `sh setup` blocks prepare a machine, `console` blocks hold commands
 * and what they print, with `Exit code: n` where it is not 0. `UPDATE_TRANSCRIPTS=1 vitest run test/cli` writes down what is printed now.
 */
const update = process.env['UPDATE_TRANSCRIPTS'] === '1'

/** What a search looks through: of no shims, of none. */
const INDEX = 'search.idx'

/** A copy of the package without shims, so that a new shim changes no transcript. */
const installed = (machine: Workspace): string => {
  const directory = join(machine.dir, 'package')
  mkdirSync(join(directory, 'bin'), { recursive: true })
  copyFileSync(join(root, 'bin', 'atip.cjs'), join(directory, 'bin', 'atip.cjs'))
  for (const name of ['completions', 'shells']) symlinkSync(join(root, name), join(directory, name))
  mkdirSync(join(directory, 'dist'))
  for (const name of readdirSync(join(root, 'dist')))
    if (name !== INDEX) symlinkSync(join(root, 'dist', name), join(directory, 'dist', name))
  writeFileSync(join(directory, 'dist', INDEX), indexText([], null))
  return directory
}

/** `speaks NAME` makes a program that prints the document on standard input, `describes NAME` a shim of the user. */
const SETUP = `set -eu
speaks() {
  { printf '%s\\n' '#!/bin/sh' '[ "$1" = --agent ] || exit 64'
    printf '%s\\n' "while IFS= read -r line; do printf '%s\\\\n' \\"\\$line\\"; done <<'JSON'"
    cat; printf 'JSON\\n'; } > "$BIN/$1"
  chmod +x "$BIN/$1"
}
program() { cat > "$BIN/$1"; chmod +x "$BIN/$1"; }
describes() { mkdir -p "$XDG_DATA_HOME/agent-tools/shims"; cat > "$XDG_DATA_HOME/agent-tools/shims/$1.json"; }
`

const TERMINAL = join(root, 'test', 'helpers', 'on-terminal.cjs')

/** As on a terminal, but for what stands before a pipe. A function and not a file on PATH, which would be one more program to find. */
const prelude = (directory: string): string => {
  const program = `'${directory}/bin/atip.cjs' "$@"`
  return `atip() { if [ -p /dev/stdout ]; then '${process.execPath}' ${program}; else '${process.execPath}' --require '${TERMINAL}' ${program}; fi; }\n`
}

const sh = (script: string, machine: Workspace, path: string) =>
  execa('/bin/sh', ['-c', script], {
    cwd: machine.home,
    env: { ...machine.env, NO_COLOR: '1', PATH: path, BIN: machine.bin, FIXTURES: join(root, 'test', 'fixtures') },
    extendEnv: false,
    reject: false,
    all: true,
    stdin: 'ignore',
  })

/** What differs between two runs or two machines: places, times, the version. */
const normal = (output: string, machine: Workspace): string =>
  [
    [join(machine.dir, 'package'), '/opt/atip'],
    [machine.home, '/home/ada'],
    [machine.bin, '/opt/bin'],
    [machine.dir, '/srv'],
    [manifest.version, '0.1.0'],
  ]
    .reduce((text, [from, to]) => text.replaceAll(from ?? '', to ?? ''), output)
    .replaceAll(/, in \d+\.\d\d s\./g, ', in 0.02 s.')
    .replaceAll(/ +\d+ ms(?= {2}\/)/g, '     15 ms')
    .replaceAll(/(?<=^Slowest\n)(?: +15 ms .*\n?)+/gm, lines => `${lines.trimEnd().split('\n').toSorted().join('\n')}\n`)
    // a bar that was drawn and taken back
    // oxlint-disable-next-line no-control-regex -- the sequence that ends a bar
    .replaceAll(/\r[^\n]*\u001B\[K/g, '')
    // bubblewrap is not on every machine
    .replaceAll(/^Programs ran [^]*?\.\n/gm, 'Programs ran in bubblewrap.\n')
    .replaceAll(/("sandbox": |"sandbox":)"[a-z]+"/g, '$1"bubblewrap"')
    .replaceAll(/^\S+ +sandbox {2,}.*$/gm, 'ok    sandbox           bubblewrap works (/usr/bin/bwrap)')
    // nor is this Node, whose path may be too long for a line, and the bytecode may be of another
    .replaceAll(/^(\S+ +Node {2,}).*\n(?: {18,}.*\n)*/gm, '$1v22.12.0 (/usr/bin/node)\n')
    .replaceAll(/^(\S+ +package {2,}\S+ \([^)]*\));.*\n(?: {18,}.*\n)*/gm, '$1\n')
    // it holds the version
    .replaceAll(/(?<=content-sha256: ")[0-9a-f]{64}/g, '...')
    .replaceAll(/\b20\d\d-\d\d-\d\d(?: \d\d:\d\d:\d\d\b)?/g, time => (time.includes(' ') ? '2026-03-01 12:00:00' : '2026-03-01'))

const FENCE = /^```(sh setup|console)\n([^]*?)^```$/gm

const linesOf = (block: string): readonly string[] => block.split('\n').filter(line => line.startsWith('$ '))

/** One block anew: every command with what it prints now. */
const replay = async (block: string, machine: Workspace, directory: string): Promise<string> => {
  const parts: string[] = []
  for (const line of linesOf(block)) {
    const { all, exitCode } = await sh(prelude(directory) + line.slice(2), machine, machine.bin)
    const output = normal(`${all}\n`, machine).trimEnd()
    parts.push([line, ...(output === '' ? [] : [output]), ...(exitCode === 0 ? [] : [`Exit code: ${exitCode}`])].join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

const play = async (text: string): Promise<string> => {
  // short paths, so that lines break in the same places on every machine
  vi.stubEnv('TMPDIR', '/tmp')
  const machine = workspace()
  vi.unstubAllEnvs()
  const directory = installed(machine)
  let played = ''
  let at = 0
  for (const match of text.matchAll(FENCE)) {
    const [whole, kind, block = ''] = match
    played += text.slice(at, match.index)
    at = match.index + whole.length
    if (kind === 'console') {
      played += `\`\`\`console\n${await replay(block, machine, directory)}\`\`\``
      continue
    }
    const setup = await sh(SETUP + block, machine, '/usr/bin:/bin')
    if (setup.exitCode !== 0) throw new Error(`the setup failed: ${setup.all}`)
    played += whole
  }
  return played + text.slice(at)
}

const files = readdirSync(import.meta.dirname).filter(it => it.endsWith('.md'))

test.each(files)('%s is what atip prints', async name => {
  const file = join(import.meta.dirname, name)
  const text = readFileSync(file, 'utf8')
  // a transcript without a command would prove nothing
  expect(linesOf(text)).not.toEqual([])
  const played = await play(text)
  if (update) writeFileSync(file, played)
  expect(played).toBe(update ? played : text)
})

test('there is a transcript for each thing that a first-time user does', () => {
  expect(files.map(it => basename(it, '.md'))).toEqual(
    expect.arrayContaining(['completion', 'first-steps', 'help', 'policy', 'show', 'validate', 'wrong-usage']),
  )
})
