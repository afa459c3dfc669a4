import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { PatternLayer, UnusablePatterns } from '../../layers/patterns.ts'
import { READS, define } from '../shared/define.ts'

export interface ListedPattern {
  readonly name: string
  readonly description: string | null
  readonly layer: PatternLayer
  /** The tool whose document it is from. */
  readonly tool: string | null
  readonly file: string
  readonly variables: readonly string[]
  /** Its commands as they are written. */
  readonly steps: readonly string[]
  /** Another of this name wins. */
  readonly shadowed: boolean
}

export interface PatternList {
  readonly patterns: readonly ListedPattern[]
  readonly unusable: readonly UnusablePatterns[]
}

export const patternList = define({
  name: 'pattern list',
  summary: 'List the workflow patterns that are known: of tools, the system, the user and the project.',
  group: 'Patterns',
  params: {},
  effects: READS,
  examples: [{ command: 'atip pattern list', meaning: 'Every pattern, and files that are none.' }],
  failures: [],
  output: 'pattern-list',
  run: async (_, { world, locations }): Promise<Result<PatternList>> => {
    const [{ findPatterns, winning }, { findProject }, { variablesOf }] = await Promise.all([
      import('../../layers/patterns.ts'),
      import('../../registry/project.ts'),
      import('../../document/patterns.ts'),
    ])
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
  },
  text: async (list, style) => (await import('./text.ts')).patternListText(list, style),
})
