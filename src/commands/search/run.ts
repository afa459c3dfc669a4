import { didYouMean } from '../../core/did-you-mean.ts'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { listedTrust } from '../../layers/listed-trust.ts'
import { which } from '../../layers/which.ts'
import { knownTools } from '../../registry/known.ts'
import type { Listed } from '../../registry/listing.ts'
import { rank } from '../../search/query.ts'
import type { Context } from '../shared/define.ts'
import { lentTools } from '../shared/lent-tools.ts'
import { overriddenTools } from './overridden.ts'
import { estimate, foundWithin } from './found.ts'
import type { Considered, Limit } from './found.ts'
import { readIndexes } from './indexes.ts'
import type { SearchResult } from './output.ts'

interface Input {
  readonly words: readonly string[]
  readonly all: boolean
  readonly readOnly: boolean
  readonly tool: string | undefined
  readonly maxTokens: number | undefined
}

/** More are no answer, unless somebody has room for them. */
const MOST_FOUND = 10

const MOST_FOUND_AT_ALL = 100

/** Of the JSON; the text is shorter. What stands around the commands has the rest of five hundred. */
const MOST_TOKENS = 460

/** What is said of them, in the words of the option. */
const ROUND_BUDGET = 500

/** Around the commands, where somebody counts. */
const AROUND = 40

const limitFor = async (maxTokens: number | undefined): Promise<Limit> =>
  maxTokens === undefined
    ? { tokens: MOST_TOKENS, measure: estimate }
    : { tokens: maxTokens - AROUND, measure: (await import('../../search/count-tokens.ts')).countTokens }

const toolMissing = (tool: string, names: readonly string[], words: readonly string[]): Result<never> => {
  const meant = nearest(tool, names)
  const suggestion =
    meant === undefined
      ? ({ action: 'See which tools are known.', fix: 'atip list', applicability: 'likely' } as const)
      : didYouMean(meant, 'atip search --tool', words)
  return failed(failure('TOOL_NOT_FOUND', `there is no tool "${tool}"`, { suggestion, details: { tool } }))
}

/** What a scan said of a tool, or where it looks as it would: a shim of the package may be newer than the last scan. */
const stateReader = ({ world, locations }: Context, listing: readonly Listed[]) => {
  const listed = new Map(listing.map(tool => [tool.name, tool]))
  const trustOf = listedTrust(locations, world)
  const known = new Map<string, { readonly available: boolean; readonly trusted: boolean }>()
  return (tool: string) => {
    let state = known.get(tool)
    if (state === undefined) {
      const record = listed.get(tool)
      state =
        record === undefined
          ? { available: which(tool, world) !== null, trusted: true }
          : { available: record.available, trusted: trustOf(record).trusted }
      known.set(tool, state)
    }
    return state
  }
}

/** What `atip search` does. */
export const run = async ({ words, all, readOnly, tool, maxTokens }: Input, context: Context): Promise<Result<SearchResult>> => {
  const { world, locations } = context
  const delegated = await lentTools(world)
  if (delegated?.ok === false) return delegated
  const listing = knownTools(world, locations)
  if (!listing.ok) return listing
  const { indexes, own, warnings } = readIndexes(listing.value.length > 0, locations, world)
  const permits = (name: string): boolean => delegated?.value.permits(name) !== false
  const names = indexes.flatMap(index => index.tools.map(({ name }) => name)).filter(permits)
  if (tool !== undefined && !names.includes(tool)) return toolMissing(tool, names, words)
  const stateOf = stateReader(context, listing.value)
  const hits = rank(
    indexes,
    words.join(' '),
    (name, index) => (tool === undefined ? permits(name) : name === tool) && !(index === indexes[0] && indexes.length > 1 && own.has(name)),
  )
  const entryOf = await overriddenTools(context)
  const found: Considered[] = []
  const same = new Set<string>()
  let absent = 0
  for (const hit of hits) {
    if (found.length === (maxTokens === undefined ? MOST_FOUND : MOST_FOUND_AT_ALL)) break
    const entry = await entryOf(hit.index.entry(hit.command))
    const name = entry.words[0] ?? ''
    const { available, trusted } = stateOf(name)
    if (same.has(entry.sameAs) || (readOnly && !(entry.isReadOnly && trusted))) continue
    same.add(entry.sameAs)
    if (available || all || tool !== undefined) found.push({ entry, flag: entry.flags[hit.option], available, trusted })
    else absent++
  }
  const installedFirst = [...found.filter(({ available }) => available), ...found.filter(({ available }) => !available)]
  const shown = foundWithin(installedFirst, await limitFor(maxTokens))
  const more = installedFirst.length - shown.length
  return ok({
    found: shown,
    ...(more === 0 ? {} : { more, 'x-more': `--max-tokens ${2 * (maxTokens ?? ROUND_BUDGET)}` }),
    ...(absent === 0 ? {} : { absent }),
    ...(warnings.length === 0 ? {} : { warnings }),
  })
}
