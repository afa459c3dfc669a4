import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { variablesOf } from '../../document/patterns.ts'
import { findPatterns, winning } from '../../layers/patterns.ts'
import { findProject } from '../../registry/project.ts'
import type { PatternList } from './output.ts'
import type { Context } from '../shared/define.ts'

/** What `atip pattern list` does. */
export const run = async (_: object, { world, locations }: Context): Promise<Result<PatternList>> => {
  const { found, unusable } = await findPatterns(locations, findProject(world.cwd, world), world)
  const winners = winning(found)
  const patterns = found
    .map((entry, at) => ({ entry, at }))
    // the one that wins before those that it hides
    .toSorted((a, b) => (a.entry.pattern.name < b.entry.pattern.name ? -1 : a.entry.pattern.name > b.entry.pattern.name ? 1 : b.at - a.at))
    .map(({ entry }) => ({
      name: entry.pattern.name,
      description: entry.pattern.description ?? entry.pattern.steps[0]?.command ?? '',
      layer: entry.layer,
      tool: entry.tool,
      // an agent pays for each word, and seventy of them come with the tools
      ...(entry.tool === null ? { file: entry.file } : {}),
      variables: variablesOf(entry.pattern),
      ...(winners.get(entry.pattern.name) === entry ? {} : { shadowed: true as const }),
    }))
  return ok({ patterns, unusable })
}
