import type { Leaf } from '../core/answers.ts'
import type { Context } from '../judge/context.ts'
import type { Judged } from '../judge/judge.ts'

/** One command as the rules see it. */
export interface Case {
  readonly judged: Judged
  /** Name of the tool; undefined for redirections and assignments, and where the name is computed. */
  readonly tool: string | undefined
  /** "git push", for sentences. */
  readonly name: string
  readonly leaves: ReadonlyMap<string, Leaf>
  readonly source: string
  readonly installed: boolean
  readonly unknown: boolean
  /** Where it would run: what the words of a rule that are paths are taken from. */
  readonly context: Context
}

/** Leaves that an approval stands on: where one of them is unknown, the command is. */
const ESSENTIAL = ['filesystem.write', 'filesystem.delete', 'destructive', 'network'] as const

/** `floor`: what a tool's root declares hazardous stays so below it. */
export const caseOf = (judged: Judged, floor: boolean, context: Context): Case => {
  const { assessment, resolution, match, layer } = judged
  const weakened = floor ? assessment.weakened : []
  const leaves = weakened.length === 0 ? assessment.leaves : new Map([...assessment.leaves, ...weakened.map(path => [path, true] as const)])
  const tool = resolution?.tool
  const words = judged.invocation.words
  const name = tool === undefined ? (words[0]?.text ?? (judged.invocation.text || 'the line')) : [tool, ...(match?.names ?? [])].join(' ')
  return {
    judged,
    tool,
    name,
    leaves,
    source: layer?.source ?? 'unknown',
    installed: resolution?.kind === 'known' && resolution.installed,
    unknown: assessment.unknowns.length > 0 || ESSENTIAL.some(path => leaves.get(path) === undefined),
    context,
  }
}
