import { statesBelow, statesOf } from '../../document/effect-states.ts'
import type { Command, Document, Node, Pattern } from '../../document/document.ts'
import { effectWords } from '../../search/effect-words.ts'
import { signature } from '../../search/signature.ts'
import { brief, code } from './phrases.ts'

/** How much is said of each command: options in its usage, and whether what it does is said in words. */
export interface Detail {
  readonly options: number | undefined
  readonly described: boolean
}

/** From all that helps to what cannot be missing. */
export const DETAILS: readonly Detail[] = [
  { options: 3, described: true },
  { options: 1, described: true },
  { options: undefined, described: true },
  { options: undefined, described: false },
]

const leafLine = (name: string, nodes: readonly Node[], { options, described }: Detail): string => {
  const { description = '' } = nodes.at(-1) ?? {}
  const usage = options === undefined ? name : signature([name], nodes, options)
  const what = described && description !== '' ? ` ${brief(description)}` : ''
  return `- ${code(usage)}${what} (${effectWords(statesOf(nodes)).join(', ')})`
}

const groupLine = (name: string, nodes: readonly Node[], { described }: Detail): string => {
  const { description = '', commands = {} } = nodes.at(-1) ?? {}
  const what = described && description !== '' ? ` ${brief(description)}` : ''
  return `- ${code(`${name} ${Object.keys(commands).join('|')}`)}${what} (${effectWords(statesBelow(nodes)).join(', ')})`
}

const commandLine = (document: Document, name: string, command: Command, detail: Detail): string => {
  const nodes = [document, command]
  return (Object.keys(command.commands ?? {}).length === 0 ? leafLine : groupLine)(name, nodes, detail)
}

/** Commands that the tool's own workflows use: what is done with it most. */
const usedIn = (patterns: readonly Pattern[], tool: string): ReadonlySet<string> =>
  new Set(
    patterns.flatMap(pattern =>
      pattern.steps.flatMap(step => {
        const [program, command] = step.command.split(' ')
        return program === tool && command !== undefined ? [command] : []
      }),
    ),
  )

/** Those of workflows before the others. `words`: the tool and the words of the command. */
export const usedFirst = <T extends { readonly words: readonly string[] }>(commands: readonly T[], document: Document): readonly T[] => {
  const used = usedIn(document.patterns ?? [], document.name)
  const isUsed = ({ words }: T): boolean => used.has(words[1] ?? '')
  return [...commands.filter(isUsed), ...commands.filter(command => !isUsed(command))]
}

/** The commands of the first level, those of workflows first. */
export const rankedCommands = (document: Document): readonly (readonly [string, Command])[] => {
  const commands = Object.entries(document.commands ?? {}).filter(([, command]) => command['x-hidden'] !== true)
  const named = commands.map(([name, command]) => ({ words: [document.name, name], command }))
  return usedFirst(named, document).map(({ words, command }) => [words[1]!, command])
}

/** A line for each of them. */
export const commandLines = (document: Document, detail: Detail): readonly string[] =>
  rankedCommands(document).map(([name, command]) => commandLine(document, name, command, detail))

/** A tool without commands: how it is written, and what it does. */
export const rootLine = (document: Document): string =>
  `- ${code(signature([document.name], [document]))} (${effectWords(statesOf([document], document.globalOptions)).join(', ')})`
