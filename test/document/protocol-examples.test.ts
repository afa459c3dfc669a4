import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isObject } from '../../src/core/json.ts'
import type { Json } from '../../src/core/json.ts'
import { readDocument } from '../../src/document/read.ts'
import { root, workspace } from '../helpers/workspace.ts'

/** The JSON blocks of the protocol's text; where it elides something, `{...}` and `[...]` are written `{}` and `[]`. */
const textOf = (name: string): string => readFileSync(join(root, 'test', 'fixtures', 'protocol', `${name}.json`), 'utf8')
const example = (name: string): Json => JSON.parse(textOf(name)) as Json

const LEAST = { atip: '0.1', name: 'mytool', version: '2.3.1', description: 'Does something useful' }

test.each(['root', 'shim-curl', 'gh'])('the document %s of the protocol is accepted as it is', name => {
  const document = example(name)
  expect(readDocument(document)).toEqual({ kind: 'document', document, warnings: [] })
})

test.each(['commands', 'effects', 'authentication', 'patterns'])('the fragment %s of the protocol is accepted in a document', name => {
  const fragment = example(name)
  expect(isObject(fragment) && Object.keys(fragment)).toEqual([name])
  const document = { ...LEAST, ...(fragment as object) } as Json
  expect(readDocument(document)).toEqual({ kind: 'document', document, warnings: [] })
})

test('the effects of the protocol are accepted on a command too', () => {
  const document = { ...LEAST, commands: { run: example('effects') } } as Json
  expect(readDocument(document)).toEqual({ kind: 'document', document, warnings: [] })
})

test.each(['delegation', 'policy'])('the %s of the protocol is no document', name => {
  expect(readDocument(example(name)).kind).toBe('not-atip')
})

test('no sample of the protocol is wrong: what it could say better is a warning', async () => {
  const machine = workspace()
  for (const name of ['commands', 'effects', 'authentication', 'patterns'])
    machine.file(`samples/${name}.json`, JSON.stringify({ ...LEAST, ...(example(name) as object) }))
  for (const name of ['root', 'shim-curl', 'gh']) machine.file(`samples/${name}.json`, textOf(name))
  const run = await machine.atip(['validate', 'samples'])
  const { documents } = run.json<{ documents: readonly { subject: string; findings: readonly { code: string; severity: string }[] }[] }>()
  expect([run.status, documents.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'))]).toEqual([0, []])
  expect(documents.find(({ subject }) => subject.endsWith('effects.json'))?.findings).toMatchObject([{ code: 'doubtful-loss' }])
})

/** A machine with the protocol's gh, which says what section 11 prints. */
const withGh = () => {
  const machine = workspace()
  machine.program('gh', `#!/bin/sh\n[ "$1" = --agent ] || exit 64\ncat <<'JSON'\n${textOf('gh')}JSON\n`)
  const env = { PATH: `${machine.bin}:/usr/bin:/bin` }
  return { machine, run: (...argv: readonly string[]) => machine.atip(argv, { env }) }
}

test('the gh of section 11 is validated, scanned as a native tool, cached and shown', async () => {
  const { machine, run } = withGh()
  const gh = join(machine.bin, 'gh')

  const validation = await run('validate', gh)
  expect(validation.json()).toMatchObject({ subject: `${gh} --agent`, valid: true, findings: [] })
  expect(validation.status).toBe(0)

  const scan = await run('scan', machine.bin)
  expect(scan.json()).toMatchObject({ executables: 1, executed: 1, added: ['atip', 'gh'], rejected: [] })

  const registry = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as { tools: Record<string, unknown> }
  expect(registry.tools['gh']).toMatchObject({
    path: gh,
    version: '2.45.0',
    atipVersion: '0.1',
    source: 'native',
    metadataPath: 'tools/gh.json',
    commands: 5,
  })
  const { 'x-atip': provenance, ...cached } = JSON.parse(readFileSync(join(machine.data, 'tools', 'gh.json'), 'utf8')) as Record<
    string,
    unknown
  >
  expect(cached).toEqual(example('gh'))
  expect(provenance).toMatchObject({ path: gh })

  const whole = await run('show', 'gh', '--full')
  // all of it, and beside the effects what of them depends: of groups and the tool, where their commands differ
  const document: unknown = JSON.parse(whole.stdout, (key, value: unknown) => (key === 'x-depends' ? undefined : value))
  const { 'x-atip': origin, patterns, ...shown } = document as { readonly 'x-atip': unknown; readonly patterns: unknown }
  const { patterns: own, ...rest } = example('gh') as { readonly patterns: readonly unknown[] }
  expect(shown).toEqual(rest)
  // those that come with atip besides
  expect(patterns).toEqual(expect.arrayContaining([...own]))
  expect(origin).toMatchObject({ path: gh, source: 'native', origin: 'native', available: true, warnings: [] })
})

test('gh pr merge is shown alone, with its group, its arguments and its effects', async () => {
  const { machine, run } = withGh()
  await run('scan', machine.bin)
  expect((await run('show', 'gh', 'pr', 'merge', '--full')).json()).toMatchObject({
    name: 'gh',
    partial: true,
    omitted: { reason: 'filtered', commands: 4, safetyAssumption: 'unknown' },
    commands: {
      pr: {
        description: 'Manage pull requests',
        commands: {
          merge: {
            arguments: [{ name: 'number', type: 'integer', required: false }],
            effects: { network: true, idempotent: false, reversible: false, modifies: ['pull_request', 'branch'] },
          },
        },
      },
    },
  })
})

test('the text of gh answers the five questions: side effects, cost and duration, safe to repeat, can be undone, patterns', async () => {
  const { machine, run } = withGh()
  await run('scan', machine.bin)
  const tool = (await run('show', 'gh', '--full', '--text')).stdout
  expect(tool).toContain('    list    List pull requests [network, destroys??, deletes??, writes??]')
  expect(tool.replaceAll(/\s+/g, ' ')).toContain('merge Merge a pull request [network, irreversible, destroys??, deletes??, writes??]')
  expect(tool).toContain('    delete  Delete a repository [destroys, network, deletes??, writes??]')
  expect(tool).toMatch(/Patterns\n[^]* {2}review-pr\n {4}Checkout and review a pull request\n {4}\$ gh pr checkout \{number\}/)
  const merge = (await run('show', 'gh', 'pr', 'merge', '--full', '--text')).stdout.replaceAll(/\s+/g, ' ')
  expect(merge).toContain('uses the network yes')
  expect(merge).toContain('destroys data for good suspected: it cannot be undone')
  expect(merge).toContain('safe to repeat no')
  expect(merge).toContain('can be undone no')
  expect(merge).toContain('modifies pull_request, branch')
  expect(merge).toContain('not declared reads files, writes files, deletes files, costs money, how long it takes')
})

test('the registry of the protocol, which another agent may have written, is read', async () => {
  const { machine, run } = withGh()
  // the longer shape of 0.1: no field of ours
  machine.file(
    join(machine.data, 'registry.json'),
    JSON.stringify({
      version: '0.1',
      updated: '2026-01-05T10:00:00Z',
      tools: {
        gh: {
          path: join(machine.bin, 'gh'),
          version: '2.45.0',
          atipVersion: '0.1',
          source: 'native',
          lastChecked: '2026-01-05T10:00:00Z',
          metadataPath: 'tools/gh.json',
        },
      },
    }),
  )
  machine.file(join(machine.data, 'tools', 'gh.json'), textOf('gh'))
  expect((await run('list', '--full')).json()).toMatchObject({
    tools: [{ name: 'gh', source: 'native', version: '2.45.0', available: true }],
  })
  expect((await run('show', 'gh', 'repo', 'delete')).json()).toMatchObject({
    commands: { repo: { commands: { delete: { effects: { destructive: true } } } } },
  })
})
