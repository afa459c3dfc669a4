import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { UNKNOWNS } from '../../src/judge/unknowns.ts'
import { CONDITION_KEYS } from '../../src/policy/condition-keys.ts'
import { SECTIONS } from '../../src/policy/policy-file.ts'
import { BUILT_IN } from '../../src/policy/built-in-names.ts'
import { SCOPES } from '../../src/judge/scopes.ts'
import { codeWords, fencesOf, readMarkdown, tableRows } from '../helpers/markdown.ts'
import { atipBin, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const POLICY = readMarkdown('docs/guide/policy.md')
const FORMAT = readMarkdown('docs/guide/document-format.md')

/** Words in backquotes of the first column of a table. */
const firstColumn = (markdown: string, heading: string): readonly string[] =>
  tableRows(markdown, heading).flatMap(row => codeWords(row[0] ?? ''))

test('the guide to policies has every code of what is unknown, and no other', () => {
  expect(firstColumn(POLICY, 'code in the JSON').toSorted()).toEqual(Object.keys(UNKNOWNS).toSorted())
})

test('the guide to policies has every built-in policy, and no other', () => {
  expect(firstColumn(POLICY, 'policy').toSorted()).toEqual([...BUILT_IN].toSorted())
})

test('the guide to policies has every section and every scope of a path', () => {
  expect(firstColumn(POLICY, 'section')).toEqual(expect.arrayContaining([...SECTIONS]))
  const scopes = tableRows(POLICY, 'key').find(row => row[0] === '`path.scope`')?.[1] ?? ''
  expect(codeWords(scopes)).toEqual(expect.arrayContaining([...SCOPES]))
})

test('every key of a condition stands in the guide to policies, or among the effects of the document format', () => {
  const written = new Set(
    [...firstColumn(POLICY, 'key'), ...firstColumn(FORMAT, 'field')].map(it => it.replace(/^effects\./, '').replace(/^\./, '')),
  )
  const missing = Object.keys(CONDITION_KEYS).filter(key => !written.has(key) && !written.has(key.split('.').at(-1)!))
  expect(missing).toEqual([])
})

test('every field that documents add to the protocol is explained, and has a note in the reference', () => {
  const schema = readFileSync(join(root, 'schemas', 'metadata.schema.json'), 'utf8')
  const fields = new Set([...schema.matchAll(/"(x-[a-z-]+)":/g)].map(match => match[1]!))
  expect(fields.size).toBeGreaterThan(20)
  const explained = new Set(codeWords(FORMAT.replace(/^```.*?^```/gms, '')).map(it => /x-[a-z-]+/.exec(it)?.[0]))
  expect([...fields].filter(field => !explained.has(field))).toEqual([])
  const rows = tableRows(readMarkdown('docs/reference/document.md'), 'field')
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(row => (row[2] ?? '') === '').map(row => row[0])).toEqual([])
})

interface Settings {
  readonly hooks: {
    readonly PreToolUse: readonly { readonly hooks: readonly { readonly command: string; readonly onFailure: string }[] }[]
  }
}

const hookEntry = () => {
  const text = fencesOf(readMarkdown('docs/guide/agents.md')).find(it => it.language === 'json')?.text ?? ''
  return (JSON.parse(text) as Settings).hooks.PreToolUse[0]!.hooks[0]!
}

/** The entry's command as Claude Code runs it, for a line that is asked about. */
const ask = ({ env, dir, bin }: Workspace, run: string) =>
  execa('/bin/sh', ['-c', hookEntry().command], {
    cwd: dir,
    env: { ...env, PATH: [bin, '/usr/bin', '/bin'].join(delimiter) },
    extendEnv: false,
    reject: false,
    input: JSON.stringify({ tool_name: 'Bash', cwd: dir, tool_input: { command: run } }),
  })

test('the hook that the guide installs answers, and blocks on a broken policy', async () => {
  const machine = workspace()
  machine.program('atip', `#!/bin/sh\nexec '${process.execPath}' '${atipBin}' "$@"\n`)
  const answer = await ask(machine, 'rm -rf /var/orchard')
  expect(answer.exitCode).toBe(0)
  expect(JSON.parse(answer.stdout)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } })
  machine.file(join(machine.home, '.config', 'agent-tools', 'policy.json'), '{"deny": [{"effects.apples": true}]}')
  const broken = await ask(machine, 'true')
  expect(broken.exitCode).toBe(0)
  expect(JSON.parse(broken.stdout)).toMatchObject({
    hookSpecificOutput: { permissionDecision: 'deny', permissionDecisionReason: expect.stringContaining('is not a policy') as unknown },
  })
})

test.each([
  { how: 'is not installed', program: undefined },
  { how: 'ends with status 1', program: '#!/bin/sh\nexit 1\n' },
  { how: 'is killed', program: '#!/bin/sh\nkill -KILL $$\n' },
  { how: 'hangs', program: '#!/bin/sh\nexec /bin/sleep 30\n' },
])('the hook that the guide installs blocks with a reason when atip $how', async ({ program }) => {
  const machine = workspace()
  if (program !== undefined) machine.program('atip', program)
  const { exitCode, stdout, stderr } = await ask(machine, 'true')
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toContain('atip hook failed')
  expect(hookEntry().onFailure).toBe('block')
})
