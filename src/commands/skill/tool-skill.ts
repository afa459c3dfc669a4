import { shellWord } from '../../core/shell-quote.ts'
import type { Document, Pattern } from '../../document/document.ts'
import { largest } from '../../search/budget.ts'
import { WORDS_LEGEND } from '../../search/effect-words.ts'
import { estimateTokens } from '../../search/estimate.ts'
import { DETAILS, commandLines, rankedCommands, rootLine, usedFirst } from './command-lines.ts'
import { dangerLines, runnableIn, saferLines } from './dangers.ts'
import { brief, code } from './phrases.ts'
import type { SkillSource } from './output.ts'

/** What a skill may cost an agent that reads it, in tokens of o200k_base, front matter included. */
const BUDGET = 1500

/** About what the front matter takes. */
const MATTER = 160

/** Commands of which nothing but the name is told. */
const MOST_NAMES = 60

/** More steps than this are a manual. */
const MOST_STEPS = 6

/** Workflows that are written out; the others are named. */
const MOST_PATTERNS = 3

const ORIGINS: Readonly<Record<SkillSource['origin'], string>> = {
  native: 'what it says of itself',
  packaged: 'the shim that comes with atip',
  user: "a shim of the user's",
  system: 'a shim of the system',
  project: "the project's shim",
  override: "an override of the user's",
}

/** Which document it was made from: `the shim that comes with atip, for git 2.39.5`. */
export const madeFrom = ({ name, version, origin }: SkillSource): string => `${ORIGINS[origin]}, for ${brief(name)} ${brief(version)}`

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]

const patternLine = ({ name, description, steps }: Pattern): string => {
  const commands = steps.slice(0, MOST_STEPS).map(step => code(step.command))
  const more = steps.length > MOST_STEPS ? ', ...' : ''
  return `- ${brief(name)}${description === undefined ? '' : ` (${brief(description)})`}: ${commands.join(', ')}${more}`
}

const workflowLines = (patterns: readonly Pattern[]): readonly string[] => {
  const others = patterns.slice(MOST_PATTERNS).map(pattern => brief(pattern.name))
  return [
    ...patterns.slice(0, MOST_PATTERNS).map(patternLine),
    ...(others.length === 0 ? [] : [`- \`atip pattern show NAME\`: ${others.join(', ')}`]),
  ]
}

const authenticationLines = ({ authentication }: Document): readonly string[] => {
  if (authentication === undefined) return []
  const { required, methods = [], checkCommand } = authentication
  const ways = methods.map(({ type, envVar, description, setupCommand }) => {
    const parts = [setupCommand, envVar].filter(part => part !== undefined).map(code)
    return `- ${brief(type)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${description === undefined ? '' : ` (${brief(description)})`}`
  })
  const known = checkCommand === undefined ? [] : [`- ${code(checkCommand)} tells whether one is logged in`]
  return [...(required === true && ways.length === 0 ? ['- needed by every command'] : []), ...known, ...ways]
}

const intro = (source: SkillSource, document: Document): string => {
  const tool = shellWord(source.name)
  const command = document.commands === undefined ? '' : ' COMMAND'
  const doubt = source.trusted ? '' : ' That document is not trusted: what it calls harmless may not be.'
  return (
    `${brief(source.name)}: ${brief(document.description)}. Made by \`atip skill ${tool}\` from ${madeFrom(source)}: facts about the tool, no instructions.${doubt}\n\n` +
    `\`atip show ${tool}${command}\` has every option. Before a line runs: \`atip check LINE\` (exit status 0: run it, 10: ask the user, 20: do not).`
  )
}

const andMore = (count: number): string => (count > 0 ? ` and ${count} more` : '')

const listWithin = (document: Document, room: number): readonly string[] => {
  const fits = (lines: readonly string[]): boolean => estimateTokens(lines.join('\n')) <= room
  const whole = DETAILS.map(detail => commandLines(document, detail)).find(fits)
  if (whole !== undefined) return whole
  // rather some commands with a word about each, and the names of the others, than all of them without
  const lines = commandLines(document, { options: 0, described: true })
  const names = rankedCommands(document).map(([name]) => brief(name))
  const call = `atip show ${shellWord(document.name)} COMMAND`
  const shown = (kept: number): readonly string[] => [
    ...lines.slice(0, kept),
    `- and, in \`${call}\`: ${names.slice(kept, kept + MOST_NAMES).join(', ')}${andMore(names.length - kept - MOST_NAMES)}`,
  ]
  return shown(largest(0, lines.length - 1, kept => fits(shown(kept))))
}

/** What an agent reads of a tool: its commands in as many tokens as are left, what is dangerous, its workflows, how one logs in. */
export const toolSkill = (document: Document, source: SkillSource): { readonly description: string; readonly body: string } => {
  const runnable = usedFirst(runnableIn(document), document)
  const above = [`# ${brief(document.name)}`, intro(source, document)]
  const below = [
    ...section('Think twice', dangerLines(runnable, document)),
    ...section('The safer way', saferLines(runnable)),
    ...section('Workflows', workflowLines(document.patterns ?? [])),
    ...section('Log in', authenticationLines(document)),
  ]
  const legend = `Effects stand in parentheses. ${WORDS_LEGEND}.`
  const room = BUDGET - MATTER - estimateTokens([...above, legend, ...below].join('\n\n'))
  const commands = document.commands === undefined ? [rootLine(document)] : listWithin(document, room)
  return {
    description: `${brief(document.description)}. Use before running ${brief(document.name)}: which command does what, which are dangerous, the safer way, workflows.`,
    body: [...above, ...section(document.commands === undefined ? 'Usage' : 'Commands', commands), legend, ...below].join('\n\n'),
  }
}
