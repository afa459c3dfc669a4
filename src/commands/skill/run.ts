import { join, resolve } from 'node:path'
import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { shellWord } from '../../core/shell-quote.ts'
import { plainText, plainValue } from '../../core/text.ts'
import { readTool, shownIn } from '../../layers/shown.ts'
import type { Context } from '../shared/define.ts'
import { lentTools } from '../shared/lent-tools.ts'
import { skillDescription, skillName, skillText } from '../shared/front-matter.ts'
import { OWN, ownSkillText } from '../shared/own-skill.ts'
import type { Skill, SkillSource } from './output.ts'
import { madeFrom, toolSkill } from './tool-skill.ts'
import { writeSkill } from './write-skill.ts'

interface Input {
  readonly tool: string | undefined
  readonly output: string | undefined
  readonly force: boolean
  readonly dryRun: boolean
}

type Made = Pick<Skill, 'name' | 'description' | 'source' | 'text'>

const own = (version: string): Made => ({
  ...OWN,
  source: null,
  text: ownSkillText(version),
})

const unknown = (tool: string): Result<never> =>
  failed(
    failure('TOOL_NOT_FOUND', `nothing that can be shown describes "${plainText(tool)}"`, {
      suggestion: { action: 'See why.', fix: `atip show ${shellWord(tool)}`, applicability: 'likely' },
      details: { tool },
    }),
  )

const ofTool = async (tool: string, { world, locations }: Context): Promise<Result<Made>> => {
  const delegated = await lentTools(world)
  if (delegated?.ok === false) return delegated
  if (delegated?.value.permits(tool) === false) return unknown(tool)
  const shown = shownIn(await readTool({ tool, every: false, whole: true }, locations, world))
  if (shown === undefined) return unknown(tool)
  const { layer } = shown
  // it is printed as it is, and ends in models
  const document = plainValue(shown.document)
  const { name, version } = document
  const source: SkillSource = { name, version, origin: layer.origin, file: layer.file, trusted: layer.trusted }
  const { description, body } = toolSkill(document, source)
  const made = { name: skillName(name), description: skillDescription(description) }
  const metadata = { 'made-by': `atip ${world.version}`, 'made-from': madeFrom(source) }
  return ok({ ...made, source, text: skillText({ ...made, metadata, body }) })
}

/** What `atip skill` does. */
export const run = async ({ tool, output, force, dryRun }: Input, context: Context): Promise<Result<Skill>> => {
  const { world } = context
  const made = tool === undefined || tool === OWN.name ? ok(own(world.version)) : await ofTool(tool, context)
  if (!made.ok) return made
  const { name, description, source, text } = made.value
  if (output === undefined) return ok({ name, description, source, file: null, outcome: 'printed', written: false, text })
  const file = join(resolve(world.cwd, output), name, 'SKILL.md')
  const outcome = await writeSkill({ file, text, force, dryRun }, world)
  return outcome.ok ? ok({ name, description, source, file, ...outcome.value, text }) : outcome
}
