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
    .map((it, at) => ({ it, at }))
    // the one that wins before those that it hides
    .toSorted((a, b) => (a.it.pattern.name < b.it.pattern.name ? -1 : a.it.pattern.name > b.it.pattern.name ? 1 : b.at - a.at))
    .map(({ it }) => ({
      name: it.pattern.name,
      description: it.pattern.description ?? null,
      layer: it.layer,
      tool: it.tool,
      file: it.file,
      variables: variablesOf(it.pattern),
      steps: it.pattern.steps.map(step => step.command),
      shadowed: winners.get(it.pattern.name) !== it,
    }))
  return ok({ patterns, unusable })
}
