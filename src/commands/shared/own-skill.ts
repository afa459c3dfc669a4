import { skillText } from './front-matter.ts'
import { LESSONS, lessonsText } from './lessons.ts'

/** Of atip itself. */
export const OWN = {
  name: 'atip',
  description:
    'Tells which command does a thing, what a command does before it is run, and whether a shell line may run now (allow, ask, deny). Use before any shell ' +
    'command that may write, delete, send or run something, when looking for the tool for a task, or when the options of a tool are not known for certain.',
  body: `# atip\n\n${lessonsText(LESSONS)}\n\nAll of it on one page: \`atip --llms\`.`,
} as const

/** The whole SKILL.md. `version`: of atip. */
export const ownSkillText = (version: string): string => skillText({ ...OWN, metadata: { 'made-by': `atip ${version}` } })
