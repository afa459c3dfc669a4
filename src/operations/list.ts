import { globMatches } from '../core/glob.ts'
import { ok } from '../core/result.ts'
import { readRegistry } from '../registry/read.ts'
import { SOURCES } from '../registry/record.ts'
import type { ToolRecord } from '../registry/record.ts'
import { trustReader } from '../registry/trust.ts'
import { READS, define } from './define.ts'
import type { Context } from './define.ts'

interface ListedTool {
  readonly name: string
  /** null when the program is not installed. */
  readonly path: string | null
  readonly source: ToolRecord['source']
  readonly version: string
  readonly description: string
  readonly available: boolean
  /** Whether what its document calls harmless counts, and why. */
  readonly trusted: boolean
  readonly trust: string
  /** How many commands its document describes. */
  readonly commands: number
}

export interface ToolList {
  readonly tools: readonly ListedTool[]
}

type TrustIn = (tool: string, record: ToolRecord) => Pick<ListedTool, 'trusted' | 'trust'>

/** Shims come from people who could write here; what other writers of the registry inferred comes from nobody. */
const trustIn = ({ world, locations }: Pick<Context, 'world' | 'locations'>): TrustIn => {
  const trustOf = trustReader(locations, world)
  return (tool, { source, path }) => {
    if (source === 'shim') return { trusted: true, trust: 'it is a shim' }
    if (source !== 'native') return { trusted: false, trust: `it is ${source}` }
    if (path === null) return { trusted: false, trust: 'it is not installed' }
    const { trusted, reason } = trustOf(tool, path)
    return { trusted, trust: reason }
  }
}

const entry = (name: string, record: ToolRecord, trustOf: TrustIn): ListedTool => ({
  name,
  path: record.path,
  source: record.source,
  version: record.version,
  description: record.description ?? '',
  available: record.available ?? record.path !== null,
  ...trustOf(name, record),
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
    const trustOf = trustIn({ world, locations })
    const tools = Object.entries(registry.value.tools)
      .filter(([name]) => delegated?.value.permits(name) !== false && (glob === undefined || globMatches(glob, name)))
      .map(([name, record]) => entry(name, record, trustOf))
      .filter(it => source === undefined || it.source === source)
      .filter(it => !available || it.available)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return ok({ tools })
  },
  text: async (result, style, input) => (await import('./list-text.ts')).listText(result, style, input),
})
