import { oneLine } from '../core/text.ts'
import type { Answer, Asker } from './ask.ts'
import type { HelpText } from './described.ts'
import type { Habit } from './habits.ts'
import { uniteTexts } from './help/merge.ts'
import { moreHelpIn } from './help/more-help.ts'
import { helpOf } from './node-text.ts'

export type Help = HelpText & { readonly raw: string }

/** The program that is asked, and how. */
export interface Asked {
  readonly tool: { readonly name: string; readonly path: string }
  readonly habit: Habit
  readonly asker: Asker
  /** Its commands are described too. */
  readonly commands: boolean
}

/** What came of asking the program for its own help. */
export interface RootHelp {
  readonly help: Help | undefined
  /** All that it answered, in order. */
  readonly answers: readonly Answer[]
  /** Why it did not answer, when it did not. */
  readonly trouble: string | undefined
}

/** A message like `type "help" for a list` names another way to ask. */
const OTHER_WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:type|run|use|try) [`'"]?(?:\S+ )?help\b/i, ['help']],
  [/\s-help\b/, ['-help']],
  [/\s-h\b/, ['-h']],
]

/** A complaint is a line for a person. */
const MOST_COMPLAINT = 160

const keyOf = (argv: readonly string[]): string => argv.join(' ')

/** What is asked of the program itself in any case. */
const rootArgv = ({ root, listings }: Habit): readonly (readonly string[])[] => [root?.[0] ?? ['--help'], ...(listings ?? [])]

type Ask = (argv: readonly string[]) => Promise<Answer>

/** What the first answer says, or what it says itself is the way to ask. */
const firstHelp = async (first: Answer, path: readonly string[], ask: Ask): Promise<Help | undefined> => {
  const help = helpOf(first, path)
  if (help !== undefined || first.kind !== 'answered') return help
  const heard = `${first.text}\n${first.stderr}`
  for (const [sign, argv] of OTHER_WAYS) {
    const other = sign.test(heard) ? helpOf(await ask(argv), path) : undefined
    if (other !== undefined) return other
  }
  return undefined
}

const troubleOf = (first: Answer, help: Help | undefined): string | undefined => {
  if (first.kind === 'nothing') return first.reason
  const [complaint = ''] = first.kind === 'answered' ? first.stderr.trim().split('\n') : []
  return help === undefined && complaint !== '' ? oneLine(complaint).slice(0, MOST_COMPLAINT) : undefined
}

/** With what else the program lists. */
const withListing = (help: Help | undefined, listing: Help): Help => {
  const known = new Set(help?.commands.map(command => command.name))
  const base = help ?? listing
  return {
    ...base,
    commands: [...base.commands, ...listing.commands.filter(command => !known.has(command.name))],
    options: uniteTexts(base.options, listing.options),
    raw: `${base.raw}\n${listing.raw}`,
  }
}

/** With the options that it leaves to a longer help of the program itself. */
const withMore = async (help: Help, { tool, habit, commands }: Asked, ask: Ask): Promise<Help> => {
  let { options, raw } = help
  const asked = new Set(rootArgv(habit).map(keyOf))
  for (const argv of commands ? moreHelpIn(help.raw, tool.name).filter(way => !asked.has(keyOf(way))) : []) {
    const more = helpOf(await ask(argv), [tool.name])
    if (more === undefined) continue
    options = uniteTexts(options, more.options)
    raw = `${raw}\n${more.raw}`
  }
  return { ...help, options, raw }
}

/** Asks the program for its own help, in every way that it is known to have. */
export const askRoot = async (asked: Asked): Promise<RootHelp> => {
  const { tool, habit, asker } = asked
  const path = [tool.name]
  const answers: Answer[] = []
  const ask: Ask = async argv => {
    const answer = await asker.ask(tool.path, argv)
    answers.push(answer)
    return answer
  }
  const first = await ask(habit.root?.[0] ?? ['--help'])
  const own = await firstHelp(first, path, ask)
  let help = own
  for (const argv of habit.listings ?? []) {
    const listing = helpOf(await ask(argv), path)
    if (listing !== undefined) help = withListing(help, listing)
  }
  return { help: help === undefined ? undefined : await withMore(help, asked, ask), answers, trouble: troubleOf(first, own) }
}
