import { didYouMean } from '../../core/did-you-mean.ts'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { plainText } from '../../core/text.ts'
import { judge, preparer } from '../../engine/evaluation.ts'
import { prefixRule } from '../../export/fit.ts'
import type { Judged, PrefixRule } from '../../export/fit.ts'
import { FILES, NOTES, TARGETS, exported } from '../../export/formats.ts'
import { describedCommands } from '../../export/variants.ts'
import { layersIn } from '../../layers/layer.ts'
import { readTool } from '../../layers/shown.ts'
import { knownTools } from '../../registry/known.ts'
import type { Context } from '../shared/define.ts'
import type { PolicyExport } from './output.ts'

interface Input {
  readonly tool: readonly string[]
  readonly to: string
  readonly policy: string | undefined
  readonly asks: boolean
}

const SCAN = { action: 'Find out which commands this machine has.', fix: 'atip scan', applicability: 'likely' } as const

/** The tools that are named, else all that are installed, and where they lie. */
const wanted = ({ tool: names, to }: Input, { world, locations }: Context): Result<ReadonlyMap<string, string>> => {
  const listed = knownTools(world, locations)
  if (!listed.ok) return listed
  const known = new Map(listed.value.map(({ name, path }) => [name, path ?? '']))
  const unknown = names.find(name => !known.has(name))
  if (known.size === 0) return failed(failure('TOOL_NOT_FOUND', 'no tool of this machine is known yet', { suggestion: SCAN }))
  if (unknown !== undefined) {
    const meant = nearest(unknown, known.keys())
    const suggestion = meant === undefined ? SCAN : didYouMean(meant, `atip policy export --to ${to}`)
    const message = `there is no tool "${plainText(unknown)}"`
    return failed(failure('TOOL_NOT_FOUND', message, { suggestion, details: { tool: unknown } }))
  }
  const chosen = names.length > 0 ? names : listed.value.filter(tool => tool.available).map(({ name }) => name)
  return ok(new Map(chosen.map(name => [name, known.get(name) ?? ''])))
}

/** What `atip policy export` does. */
export const run = async (input: Input, context: Context): Promise<Result<PolicyExport>> => {
  const { world, locations } = context
  const to = TARGETS.find(target => target === input.to) ?? 'claude'
  const tools = wanted(input, context)
  if (!tools.ok) return tools
  const prepare = await preparer({ shell: 'bash', policy: input.policy, noPolicy: false, delegations: [] }, locations, world)
  if (!prepare.ok) return prepare
  const here = prepare.value(world.cwd)
  if (!here.ok) return here
  const judged: Judged = command => {
    const verdict = judge(prepare.value, command, { cwd: world.cwd })
    // what cannot be judged is not allowed
    return verdict.ok ? verdict.value : { decision: 'ask', reason: verdict.failure.message }
  }
  const rules: PrefixRule[] = []
  let unfit = 0
  for (const tool of tools.value.keys()) {
    const layers = layersIn(await readTool({ tool, every: true, whole: true }, locations, world))
    for (const described of describedCommands(
      tool,
      layers.map(({ document }) => document),
    )) {
      const rule = prefixRule(described, world.home, judged)
      if (rule === undefined) unfit++
      else if (rule.decision === 'allow' || input.asks) rules.push(rule)
    }
  }
  const programs = new Map([...tools.value].filter(([name, path]) => path.endsWith(`/${name}`)))
  return ok({ to, file: FILES[to], notes: NOTES, rules, unfit, text: exported(to, rules, programs) })
}
