import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { shellWord } from '../core/shell-quote.ts'
import type { Context } from '../judge/context.ts'
import type { Command } from '../policy/evaluate.ts'
import { compareDecisions } from '../policy/policy-file.ts'
import type { Verdict, VerdictHint } from '../policy/verdict.ts'
import type { Preparer, Where, judge } from './evaluation.ts'

/** Each costs a verdict; a line with more of them is no work of a minute anyway. */
const MOST_TOOLS = 4

/** The context, with a list of the tools met in it that describe themselves and lack nothing but a person's trust. */
const watched = (context: Context): { readonly context: Context; readonly trustable: ReadonlySet<string> } => {
  const trustable = new Set<string>()
  const resolveTool: Context['resolveTool'] = (name, cwd) => {
    const found = context.resolveTool(name, cwd)
    if (found.kind === 'known' && found.ifTrusted !== undefined) trustable.add(found.tool)
    return found
  }
  return { context: { ...context, resolveTool }, trustable }
}

const trusting = (context: Context, tools: readonly string[]): Context => ({
  ...context,
  resolveTool: (name, cwd) => {
    const found = context.resolveTool(name, cwd)
    return found.kind === 'known' && found.ifTrusted !== undefined && tools.includes(found.tool)
      ? { ...found, layers: found.ifTrusted() }
      : found
  },
})

/** What judges: passed, since hot commands load the engine when a line has to be judged, and this with themselves. */
interface Engine {
  readonly judge: typeof judge
  readonly prepare: Preparer
}

/** The hint to trust the fewest programs that make the verdict milder; undefined: to trust all of them would not. */
const hintFor = (
  verdict: Verdict,
  tools: readonly string[],
  again: (trusted: readonly string[]) => Result<Verdict>,
): VerdictHint | undefined => {
  const judgedTrusting = (trusted: readonly string[]): Verdict | undefined => {
    const judged = again(trusted)
    return judged.ok && compareDecisions(judged.value.decision, verdict.decision) < 0 ? judged.value : undefined
  }
  const milder = judgedTrusting(tools)
  if (milder === undefined) return undefined
  const isNeeded = (tool: string): boolean => judgedTrusting(tools.filter(other => other !== tool))?.decision !== milder.decision
  const fewest = tools.length === 1 ? tools : tools.filter(isNeeded)
  const needed = fewest.length === 0 ? tools : fewest
  const says = needed.length === 1 ? 'says of itself can trust it' : 'say of themselves can trust them'
  return {
    action: `a person who believes what ${needed.join(' and ')} ${says}`,
    fix: needed.map(tool => `atip trust ${shellWord(tool)}`).join(' && '),
    decision: milder.decision,
  }
}

/** As `judge`, for people and for those who ask them: says besides, once, when nothing but trust stands in the way. */
export const judgeHinted = ({ judge, prepare }: Engine, command: Command, where: Where): Result<Verdict> => {
  // once for both looks: what was resolved for the verdict is not read again
  const prepared = prepare(where.cwd, where.shell)
  if (!prepared.ok) return prepared
  const { context, trustable } = watched(prepared.value.context)
  const verdict = judge(() => ok({ ...prepared.value, context }), command, where)
  if (!verdict.ok || verdict.value.decision === 'allow') return verdict
  const tools = [...trustable].slice(0, MOST_TOOLS)
  if (tools.length === 0) return verdict
  const again = (trusted: readonly string[]) => judge(() => ok({ ...prepared.value, context: trusting(context, trusted) }), command, where)
  const hint = hintFor(verdict.value, tools, again)
  return hint === undefined ? verdict : ok({ ...verdict.value, hint })
}
