import { globMatches } from '../core/glob.ts'
import { ok } from '../core/result.ts'
import { readRegistry } from '../registry/read.ts'
import { SOURCES } from '../registry/record.ts'
import type { ToolRecord } from '../registry/record.ts'
import { READS, define } from './define.ts'

interface ListedTool {
  readonly name: string
  /** null when the program is not installed. */
  readonly path: string | null
  readonly source: ToolRecord['source']
  readonly version: string
  readonly description: string
  readonly available: boolean
  /** How many commands its document describes. */
  readonly commands: number
}

export interface ToolList {
  readonly tools: readonly ListedTool[]
}

const entry = ([name, record]: readonly [string, ToolRecord]): ListedTool => ({
  name,
  path: record.path,
  source: record.source,
  version: record.version,
  description: record.description ?? '',
  available: record.available ?? record.path !== null,
  commands: record.commands ?? 0,
})

export const list = define({
  name: 'list',
  summary: 'List the tools that are known, with a line about each.',
  group: 'Start here',
  params: {
    glob: { kind: 'operand', required: false, completes: 'tool', summary: 'Only names that match (* is any text).' },
    source: { kind: 'choice', choices: SOURCES, summary: 'Only documents of this source.' },
    available: { kind: 'flag', summary: 'Only tools that are installed.' },
  },
  effects: READS,
  examples: [
    { command: 'atip list', meaning: 'Every tool that is known.' },
    { command: "atip list 'git*' --available", meaning: 'Installed tools whose names start with git.' },
    { command: 'atip list --source native --json', meaning: 'Tools that describe themselves, as JSON.' },
  ],
  failures: ['REGISTRY_CORRUPT', 'UPGRADE_REQUIRED', 'CANNOT_READ', 'DELEGATION_INVALID', 'FILE_NOT_FOUND'],
  output: 'list',
  run: async ({ glob, source, available }, { world, locations }) => {
    const registry = readRegistry(world, locations)
    if (!registry.ok) return registry
    // the code that reads delegations is larger than this command
    const delegated = world.env['ATIP_DELEGATION'] ? (await import('../registry/delegated-tools.ts')).delegatedTools(world) : undefined
    if (delegated?.ok === false) return delegated
    const tools = Object.entries(registry.value.tools)
      .map(entry)
      .filter(it => delegated?.value.permits(it.name) !== false)
      .filter(it => glob === undefined || globMatches(glob, it.name))
      .filter(it => source === undefined || it.source === source)
      .filter(it => !available || it.available)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return ok({ tools })
  },
  text: async (result, style, input) => (await import('./list-text.ts')).listText(result, style, input),
})
