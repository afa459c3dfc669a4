import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { contextOf, writtenReader } from '../../engine/evaluation.ts'
import { fillStep } from '../../policy/fill-step.ts'
import { findPatterns } from '../../layers/patterns.ts'
import { findProject } from '../../registry/project.ts'
import type { Context } from '../shared/define.ts'
import { choosePattern } from '../shared/pattern-options.ts'
import type { ShownPattern } from './output.ts'

/** What `atip pattern show` does: apart from its definition, since the engine is loaded with it. */
export const run = async (
  input: { readonly name: string; readonly set: readonly string[] },
  { world, locations }: Context,
): Promise<Result<ShownPattern>> => {
  const project = findProject(world.cwd, world)
  const patterns = await findPatterns(locations, project, world)
  const chosen = choosePattern(input, 'pattern show', patterns)
  if (!chosen.ok) return chosen
  const { found, variables, values } = chosen.value
  const { pattern, layer, tool, file } = found
  // the shell that most harnesses run; documents say which words of a command are code
  const context = contextOf(
    { cwd: world.cwd, shell: 'bash' },
    { locations, written: await writtenReader(project, locations, world) },
    world,
  )
  const declared = (name: string) =>
    pattern.variables !== undefined && Object.hasOwn(pattern.variables, name) ? pattern.variables[name] : undefined
  return ok({
    name: pattern.name,
    description: pattern.description ?? null,
    layer,
    tool,
    file,
    shadows: patterns.found.filter(other => other !== found && other.pattern.name === pattern.name).map(foundPattern => foundPattern.file),
    variables: variables.map(name => ({
      name,
      type: declared(name)?.type ?? null,
      description: declared(name)?.description ?? null,
      value: values.get(name) ?? null,
    })),
    steps: pattern.steps.map(step => fillStep(step, values, context).step),
  })
}
