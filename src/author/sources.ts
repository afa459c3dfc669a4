import { oneLine } from '../core/text.ts'
import type { World } from '../host/world.ts'
import type { Answer, Asker } from './ask.ts'
import { readFlagCompletion } from './completion.ts'
import type { DescribeOptions } from './describe-options.ts'
import type { CommandText, HelpText, Source } from './described.ts'
import { FORMS, formsIn, habitOf } from './habits.ts'
import type { Form, Habit } from './habits.ts'
import { uniteTexts } from './help/merge.ts'
import { moreHelpIn } from './help/more-help.ts'
import { argumentsOf, synopsisOptions } from './help/usage.ts'
import { findPage } from './find-page.ts'
import { pageText } from './page-text.ts'
import { readMan } from './man/read-man.ts'
import { hasNoCommands, helpOf, repeats, unite } from './node-text.ts'
import type { NodeText } from './node-text.ts'

type Texts = readonly (readonly [Source, HelpText])[]

type Help = HelpText & { readonly raw: string }

export interface Sources {
  readonly ofRoot: () => Promise<NodeText | undefined>
  /** What is known of a command; undefined when nothing but its name is. */
  readonly ofCommand: (path: readonly string[], listed: CommandText, above: NodeText, root: NodeText) => Promise<NodeText | undefined>
  /** How commands are asked; known after the root was. */
  readonly forms: () => readonly Form[]
  /** Why the tool itself did not answer, when it did not. */
  readonly trouble: () => string | undefined
  /** The commands are known to have no help of their own. */
  readonly shared: boolean
}

/** A message like `type "help" for a list` names another way to ask. */
const OTHER_WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:type|run|use|try) [`'"]?(?:\S+ )?help\b/i, ['help']],
  [/\s-help\b/, ['-help']],
  [/\s-h\b/, ['-h']],
]

/**
 * A manual of another version, as of a program that came by two package managers, names options that are gone. That shows where a help
 * text with commands knows few of them.
 */
const isAboutAnother = (page: HelpText, help: HelpText): boolean => {
  if (help.commands.length === 0 || help.options.length === 0) return false
  const known = new Set(help.options.flatMap(it => it.flags))
  const shared = page.options.filter(it => it.flags.some(flag => known.has(flag))).length
  return shared * 2 < page.options.length
}

const pick = ({ description }: HelpText): Partial<HelpText> => (description === undefined ? {} : { description })

/** Of the help only what completion knows too: completion names flags, and help says which of them take a value. */
const only = (help: HelpText, completed: HelpText | undefined): HelpText => {
  const known = new Set(completed?.options.flatMap(it => it.flags))
  return { ...help, options: help.options.filter(it => it.flags.some(flag => known.has(flag))) }
}

const ofUsage = (usage: string, path: readonly string[]): HelpText => ({
  ...NONE,
  usage: [usage],
  options: synopsisOptions(usage),
  arguments: argumentsOf(usage, path),
})

/** A complaint is a line for a person. */
const MOST_COMPLAINT = 160

/** The hidden command of cobra's own completion, in a spelling that no other library has. */
const COBRA = '__completeNoDesc'

const keyOf = (argv: readonly string[]): string => argv.join(' ')

/** What is asked of the program itself in any case. */
const rootArgv = ({ root, listings }: Habit): readonly (readonly string[])[] => [root?.[0] ?? ['--help'], ...(listings ?? [])]

const NONE: HelpText = { usage: [], commands: [], options: [], arguments: [], aliases: [] }

/** The places that describe a tool, behind two questions. */
export const openSources = (
  tool: { readonly name: string; readonly path: string },
  options: Pick<DescribeOptions, 'from' | 'force'> & { readonly commands: boolean },
  asker: Asker,
  world: Pick<World, 'files' | 'env' | 'gunzip'>,
): Sources => {
  const habit = habitOf(tool.name)
  const asksHelp = options.from !== 'man'
  const readsMan = options.from === 'all' || options.from === 'man'
  const completes = (options.from === 'all' || options.from === 'completion') && world.files.contains(tool.path, COBRA) === true
  let forms: readonly Form[] = []
  let trouble: string | undefined

  const pageOf = (path: readonly string[]): string | undefined => (readsMan ? findPage(path.join('-'), tool.path, world) : undefined)

  const heardOf = (answers: readonly Answer[], page: string | undefined) => (): string =>
    [
      ...answers.map(it => (it.kind === 'answered' ? `${it.text}\n${it.stderr}` : '')),
      ...(page === undefined ? [] : [pageText(page)]),
    ].join('\n')

  const flagsOf = async (words: readonly string[]): Promise<HelpText> => {
    const answer = await asker.ask(tool.path, ['__complete', ...words, '-'])
    return answer.kind === 'answered' && answer.status === 0 ? { ...NONE, options: readFlagCompletion(answer.text) } : NONE
  }

  const rootAnswers: Answer[] = []

  const askRoot = async (argv: readonly string[]): Promise<Answer> => {
    const answer = await asker.ask(tool.path, argv)
    rootAnswers.push(answer)
    return answer
  }

  const rootHelp = async (): Promise<Help | undefined> => {
    const path = [tool.name]
    const first = await askRoot(habit.root?.[0] ?? ['--help'])
    if (first.kind === 'nothing') trouble = first.reason
    let help = helpOf(first, path)
    const heard = first.kind === 'answered' ? `${first.text}\n${first.stderr}` : ''
    for (const [sign, argv] of help === undefined ? OTHER_WAYS : []) {
      if (help === undefined && sign.test(heard)) help = helpOf(await askRoot(argv), path)
    }
    const [complaint = ''] = first.kind === 'answered' ? first.stderr.trim().split('\n') : []
    if (help === undefined && complaint !== '') trouble = oneLine(complaint).slice(0, MOST_COMPLAINT)
    for (const argv of habit.listings ?? []) {
      const more = helpOf(await askRoot(argv), path)
      if (more === undefined) continue
      const known = new Set(help?.commands.map(it => it.name))
      const base = help ?? more
      help = {
        ...base,
        commands: [...base.commands, ...more.commands.filter(it => !known.has(it.name))],
        options: uniteTexts(base.options, more.options),
        raw: `${base.raw}\n${more.raw}`,
      }
    }
    return help === undefined ? undefined : withMore(help)
  }

  /** With the options that it leaves to a longer help of the program itself. */
  const withMore = async (help: Help): Promise<Help> => {
    let { options: known, raw } = help
    const asked = new Set(rootArgv(habit).map(keyOf))
    for (const argv of options.commands ? moreHelpIn(help.raw, tool.name).filter(it => !asked.has(keyOf(it))) : []) {
      const more = helpOf(await askRoot(argv), [tool.name])
      if (more === undefined) continue
      known = uniteTexts(known, more.options)
      raw = `${raw}\n${more.raw}`
    }
    return { ...help, options: known, raw }
  }

  /** With the options of the topics that it refers to, which only a program with a command `help` explains. */
  const withTopics = async (help: Help): Promise<Help> => {
    let more = help.options
    for (const topic of forms.includes('help ...') ? (help.topics ?? []) : []) {
      const explained = helpOf(await asker.ask(tool.path, topic.split(' ')), [tool.name])
      if (explained !== undefined) more = uniteTexts(more, explained.options)
    }
    return { ...help, options: more }
  }

  /** What there is, strongest first. */
  const textsOf = (help: HelpText | undefined, man: HelpText | undefined, completed: HelpText | undefined): Texts => {
    const texts: (readonly [Source, HelpText])[] = []
    if (help !== undefined) texts.push(['help', options.from === 'completion' ? only(help, completed) : help])
    if (man !== undefined) texts.push(['man', man])
    if (completed !== undefined) texts.push(['completion', completed])
    return texts
  }

  return {
    forms: () => forms,
    trouble: () => trouble,
    shared: habit.commands?.length === 0,
    ofRoot: async () => {
      const help = asksHelp ? await rootHelp() : undefined
      const manual = pageOf([tool.name])
      const page = manual === undefined ? undefined : readMan(manual, [tool.name])
      const man = page !== undefined && help !== undefined && isAboutAnother(page, help) ? { ...NONE, ...pick(page) } : page
      const completed = completes ? await flagsOf([]) : undefined
      const alone = help !== undefined && man !== undefined && hasNoCommands(help)
      const texts = textsOf(help, alone ? { ...man, commands: [] } : man, completed)
      if (texts.length === 0) return undefined
      const said = habit.commands ?? formsIn(help?.raw ?? '', help?.commands ?? [])
      forms = !options.commands || !asksHelp ? [] : said.length > 0 || habit.commands !== undefined ? said : options.force ? ['--help'] : []
      const node = unite(texts, help?.raw ?? '', heardOf(rootAnswers, manual))
      // manuals describe a program better than the first line of its help
      return man?.description === undefined ? node : { ...node, description: man.description }
    },
    ofCommand: async (path, listed, above, root) => {
      if (listed.usage !== undefined) return unite([['help', ofUsage(listed.usage, path)]], '', () => listed.usage ?? '')
      const words = path.slice(1)
      let help: Help | undefined
      const answers: Answer[] = []
      for (const form of words.at(-1) === 'help' || listed.external === true ? [] : forms) {
        const answer = await asker.ask(tool.path, FORMS[form](words))
        answers.push(answer)
        const heard = helpOf(answer, path)
        if (heard === undefined || repeats(heard, above) || repeats(heard, root)) continue
        help ??= heard
        // help with an error is only taken where no other form gives it without: git's -h does
        if (answer.kind !== 'answered' || answer.status !== 0) continue
        help = heard
        break
      }
      if (help !== undefined) help = await withTopics(help)
      const page = pageOf(path)
      const man = page === undefined ? undefined : readMan(page, path)
      const wanted = completes && (options.from === 'completion' || (help !== undefined && help.options.length === 0))
      const completed = wanted && help !== undefined ? await flagsOf(words) : undefined
      const texts = textsOf(help, man, completed)
      return texts.length === 0 ? undefined : unite(texts, help?.raw ?? '', heardOf(answers, page))
    },
  }
}
