import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DrivenClients } from '../../src/adapters/manual/harnesses-page.ts'
import { harnessesPage } from '../../src/adapters/manual/harnesses-page.ts'
import { CLIENTS } from '../../src/harness/clients.ts'
import { root } from '../helpers/workspace.ts'

const results = JSON.parse(readFileSync(join(root, 'bench/clients/results.json'), 'utf8')) as DrivenClients
const page = readFileSync(join(root, 'docs/reference/harnesses.md'), 'utf8')

/** The row of a client in the first table. */
const rowOf = (id: string): string | undefined => page.split('\n').find(line => line.startsWith('|') && line.includes(`| \`${id}\` |`))

describe.each(CLIENTS)('$title', ({ id, proof }) => {
  const driven = results.clients[id]

  test('has a row that says which version was driven, or that it is unproven', () => {
    expect(rowOf(id)).toContain(proof === 'driven' ? driven?.version : 'unproven')
  })

  test('is called driven if and only if there are results of it', () => {
    expect(driven === undefined ? 'unproven' : 'driven').toBe(proof)
  })

  test.runIf(proof === 'driven')('ran the four allowed lines of the twelve, and no other', () => {
    const wrong = driven?.lines?.filter(({ wanted, ran }) => ran !== (wanted === 'allow'))
    expect(wrong).toEqual([])
    expect(driven?.lines).toHaveLength(12)
  })

  test.runIf(proof === 'driven')('edited files with its own tool, but none that configures the guard', () => {
    expect(driven?.edits?.filter(({ wanted, ran }) => ran !== (wanted === 'allow'))).toEqual([])
  })

  test.runIf(proof === 'driven')('ran no line that is asked about or denied, however the hook was broken', () => {
    const wrong = driven?.faults?.filter(({ lines }) => lines.some(({ wanted, ran }) => ran && wanted !== 'allow'))
    expect(wrong).toEqual([])
  })

  test.runIf(proof === 'driven')('was driven with every fault that the others were', () => {
    const names = (client: typeof driven): readonly string[] => client?.faults?.map(({ name }) => name) ?? []
    expect(names(driven)).toEqual(names(results.clients['claude']))
  })
})

describe('the page', () => {
  const line = (wanted: 'allow' | 'ask' | 'deny', ran: boolean) => ({
    line: `do ${wanted}`,
    wanted,
    ran,
    withoutHook: true,
    told: `told of ${wanted}`,
  })

  test('puts in bold what ran and should not have, in lines and with faults', () => {
    const claude = {
      version: '1.2.3',
      date: '2026-01-02',
      lines: [line('allow', true), line('ask', false), line('deny', true)],
      faults: [
        { name: 'hangs', lines: [line('allow', true), line('ask', false), line('deny', true)] },
        { name: 'no registry', lines: [line('allow', true), line('ask', false), line('deny', false)] },
      ],
    }
    const text = harnessesPage({ platform: 'linux x64', node: '22.0.0', clients: { claude } })
    expect(text).toContain('| 1.2.3, 2026-01-02 |')
    expect(text).toContain('**2 of 3**')
    expect(text).toContain('| `do deny` | deny | **ran** |')
    expect(text).toContain('| hangs | **ran: deny** |')
    expect(text).toContain('| no registry | judged |')
    expect(text).toContain('| Claude Code | `do ask` | `told of ask` |')
  })

  test('calls a client unproven that has no results', () => {
    const text = harnessesPage({ platform: 'linux x64', node: '22.0.0', clients: {} })
    for (const { id } of CLIENTS) expect(text).toMatch(new RegExp(`\\| \`${id}\` \\| unproven \\|`))
  })
})
