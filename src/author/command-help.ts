import type { Answer } from './ask.ts'
import { FORMS } from './habits.ts'
import type { Form } from './habits.ts'
import { uniteTexts } from './help/merge.ts'
import { helpOf, repeats } from './node-text.ts'
import type { NodeText } from './node-text.ts'
import type { Asked, Help } from './root-help.ts'

/** A command that is asked about. */
export interface AskedCommand {
  readonly path: readonly string[]
  /** How it is asked, in order. */
  readonly forms: readonly Form[]
  /** Texts that are not its own: what repeats one of them says nothing of it. */
  readonly others: readonly NodeText[]
}

/** With the options of the topics that it refers to, which only a program with a command `help` explains. */
const withTopics = async (help: Help, { tool, asker }: Asked, forms: readonly Form[]): Promise<Help> => {
  let { options } = help
  for (const topic of forms.includes('help ...') ? (help.topics ?? []) : []) {
    const explained = helpOf(await asker.ask(tool.path, topic.split(' ')), [tool.name])
    if (explained !== undefined) options = uniteTexts(options, explained.options)
  }
  return { ...help, options }
}

/** Asks for the help of a command until a form of asking gives one without an error. `known`: the forms that the program has. */
export const askCommand = async (
  asked: Asked,
  { path, forms, others }: AskedCommand,
  known: readonly Form[],
): Promise<{ readonly help: Help | undefined; readonly answers: readonly Answer[] }> => {
  let help: Help | undefined
  const answers: Answer[] = []
  for (const form of forms) {
    const answer = await asked.asker.ask(asked.tool.path, FORMS[form](path.slice(1)))
    answers.push(answer)
    const heard = helpOf(answer, path)
    if (heard === undefined || others.some(other => repeats(heard, other))) continue
    help ??= heard
    // help with an error is only taken where no other form gives it without: git's -h does
    if (answer.kind !== 'answered' || answer.status !== 0) continue
    help = heard
    break
  }
  return { help: help === undefined ? undefined : await withTopics(help, asked, known), answers }
}
