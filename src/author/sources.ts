import type { World } from '../host/world.ts'
import type { Answer } from './ask.ts'
import { askCommand } from './command-help.ts'
import { readFlagCompletion } from './completion.ts'
import type { DescribeOptions } from './describe-options.ts'
import type { CommandText, HelpText, Source } from './described.ts'
import { formsIn, habitOf } from './habits.ts'
import type { Form } from './habits.ts'
import { argumentsOf, synopsisOptions } from './help/usage.ts'
import { findPage } from './find-page.ts'
import { pageText } from './page-text.ts'
import { readMan } from './man/read-man.ts'
import { hasNoCommands, unite } from './node-text.ts'
import type { NodeText } from './node-text.ts'
import { askRoot } from './root-help.ts'
import type { Asked, Help } from './root-help.ts'

type Texts = readonly (readonly [Source, HelpText])[]

export interface Sources {
  readonly ofRoot: () => Promise<NodeText | undefined>
  /** What is known of a command; undefined when nothing but its name is. */
  readonly ofCommand: (
    path: readonly string[],
    listed: CommandText,
    around: { readonly above: NodeText; readonly root: NodeText },
  ) => Promise<NodeText | undefined>
  /** How commands are asked; known after the root was. */
  readonly forms: () => readonly Form[]
  /** Why the tool itself did not answer, when it did not. */
  readonly trouble: () => string | undefined
  /** The commands are known to have no help of their own. */
  readonly shared: boolean
}

/**
 * A manual of another version, as of a program that came by two package managers, names options that are gone. That shows where a help
 * text with commands knows few of them.
 */
const isAboutAnother = (page: HelpText, help: HelpText): boolean => {
  if (help.commands.length === 0 || help.options.length === 0) return false
  const known = new Set(help.options.flatMap(option => option.flags))
  const shared = page.options.filter(option => option.flags.some(flag => known.has(flag))).length
  return shared * 2 < page.options.length
}

const pick = ({ description }: HelpText): Partial<HelpText> => (description === undefined ? {} : { description })

/** Of the help only what completion knows too: completion names flags, and help says which of them take a value. */
const only = (help: HelpText, completed: HelpText | undefined): HelpText => {
  const known = new Set(completed?.options.flatMap(option => option.flags))
  return { ...help, options: help.options.filter(option => option.flags.some(flag => known.has(flag))) }
}

const ofUsage = (usage: string, path: readonly string[]): HelpText => ({
  ...NONE,
  usage: [usage],
  options: synopsisOptions(usage),
  arguments: argumentsOf(usage, path),
})

/** The hidden command of cobra's own completion, in a spelling that no other library has. */
const COBRA = '__completeNoDesc'

const NONE: HelpText = { usage: [], commands: [], options: [], arguments: [], aliases: [] }

type From = DescribeOptions['from']

/** What there is, strongest first. */
interface Told {
  readonly help: HelpText | undefined
  readonly man: HelpText | undefined
  readonly completed: HelpText | undefined
}

const textsOf = ({ help, man, completed }: Told, from: From): Texts => {
  const texts: (readonly [Source, HelpText])[] = []
  if (help !== undefined) texts.push(['help', from === 'completion' ? only(help, completed) : help])
  if (man !== undefined) texts.push(['man', man])
  if (completed !== undefined) texts.push(['completion', completed])
  return texts
}

const heardOf = (answers: readonly Answer[], page: string | undefined) => (): string =>
  [
    ...answers.map(answer => (answer.kind === 'answered' ? `${answer.text}\n${answer.stderr}` : '')),
    ...(page === undefined ? [] : [pageText(page)]),
  ].join('\n')

const flagsOf = async ({ tool, asker }: Asked, words: readonly string[]): Promise<HelpText> => {
  const answer = await asker.ask(tool.path, ['__complete', ...words, '-'])
  return answer.kind === 'answered' && answer.status === 0 ? { ...NONE, options: readFlagCompletion(answer.text) } : NONE
}

/** The manual of the program itself, as far as it is about this one. */
const manualOf = (page: HelpText | undefined, help: HelpText | undefined): HelpText | undefined => {
  if (page === undefined || help === undefined) return page
  const man = isAboutAnother(page, help) ? { ...NONE, ...pick(page) } : page
  return hasNoCommands(help) ? { ...man, commands: [] } : man
}

/** The places that describe a tool, behind two questions. */
export const openSources = (
  { tool, asker }: Pick<Asked, 'tool' | 'asker'>,
  options: Pick<DescribeOptions, 'from' | 'force'> & { readonly commands: boolean },
  world: Pick<World, 'files' | 'env' | 'gunzip'>,
): Sources => {
  const habit = habitOf(tool.name)
  const { from, force, commands } = options
  const asked: Asked = { tool, habit, asker, commands }
  const asksHelp = from !== 'man'
  const readsMan = from === 'all' || from === 'man'
  const completes = (from === 'all' || from === 'completion') && world.files.contains(tool.path, COBRA) === true
  let forms: readonly Form[] = []
  let trouble: string | undefined

  const pageOf = (path: readonly string[]): string | undefined => (readsMan ? findPage(path.join('-'), tool.path, world) : undefined)

  const formsOf = (help: Help | undefined): readonly Form[] => {
    if (!commands || !asksHelp) return []
    const said = habit.commands ?? formsIn(help?.raw ?? '', help?.commands ?? [])
    return said.length === 0 && habit.commands === undefined && force ? ['--help'] : said
  }

  return {
    forms: () => forms,
    trouble: () => trouble,
    shared: habit.commands?.length === 0,
    ofRoot: async () => {
      const root = asksHelp ? await askRoot(asked) : undefined
      const help = root?.help
      trouble = root?.trouble
      const page = pageOf([tool.name])
      const man = manualOf(page === undefined ? undefined : readMan(page, [tool.name]), help)
      const completed = completes ? await flagsOf(asked, []) : undefined
      const texts = textsOf({ help, man, completed }, from)
      if (texts.length === 0) return undefined
      forms = formsOf(help)
      const node = unite(texts, help?.raw ?? '', heardOf(root?.answers ?? [], page))
      // manuals describe a program better than the first line of its help
      return man?.description === undefined ? node : { ...node, description: man.description }
    },
    ofCommand: async (path, listed, { above, root }) => {
      const { usage, external } = listed
      if (usage !== undefined) return unite([['help', ofUsage(usage, path)]], '', () => usage)
      const words = path.slice(1)
      const tried = words.at(-1) === 'help' || external === true ? [] : forms
      const { help, answers } = await askCommand(asked, { path, forms: tried, others: [above, root] }, forms)
      const page = pageOf(path)
      const man = page === undefined ? undefined : readMan(page, path)
      const wanted = completes && (from === 'completion' || (help !== undefined && help.options.length === 0))
      const completed = wanted && help !== undefined ? await flagsOf(asked, words) : undefined
      const texts = textsOf({ help, man, completed }, from)
      return texts.length === 0 ? undefined : unite(texts, help?.raw ?? '', heardOf(answers, page))
    },
  }
}
