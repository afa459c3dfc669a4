import type { Borrowing, OptionText } from '../described.ts'
import { optionsIn } from './options.ts'
import type { Line } from './text.ts'
import { linesOf } from './text.ts'

const FLAGS_OF = /\[(?!global )([\w/]+) (?:flags|options)\]/g

/** terraform: "accept all of the plan-customization options accepted by the terraform plan command". */
const ACCEPTED = /\baccepts? (?:all|many|most|some) of the ([\w -]{0,60})options (?:accepted by|of) the ["'`]?\w+ (\w+)["'`]? command/gi

/** terraform: "This command is a convenience alias for: terraform apply -destroy". */
const ALIAS_FOR = /\balias for:? ["'`]?(\w+) ([a-z][\w-]*) -/gi

/** The commands whose options a command says that it takes too, and which of them. */
export const borrowsOf = (text: string, usage: readonly string[], tool: string): readonly Borrowing[] => {
  const line = text.replaceAll(/\s+/g, ' ')
  const found: readonly Borrowing[] = [
    ...usage
      .flatMap(synopsis => [...synopsis.matchAll(FLAGS_OF)])
      .flatMap(match => match[1]!.split('/').map(name => ({ from: name, group: name }))),
    ...[...line.matchAll(ACCEPTED)].map(match => ({ from: match[2]!, group: match[1]!.trim().toLowerCase().replaceAll('-', ' ') })),
    ...[...line.matchAll(ALIAS_FOR)].filter(match => match[1] === tool).map(match => ({ from: match[2]!, group: '' })),
  ]
  return [...new Map(found.map(borrowing => [`${borrowing.from} ${borrowing.group}`, borrowing])).values()]
}

/** Whether a line begins the list of the options of a group: "Plan Customization Options:", "The build flags are shared by the ...". */
const announces = ({ text }: Line, group: string): boolean => {
  const words = text.toLowerCase().replace(/^the /, '').replaceAll('-', ' ')
  return words.startsWith(`${group} flags are shared`) || words.startsWith(`${group} options are shared`) || words === `${group} options:`
}

/** Of the options of a command those that its help lists as this group; all of them when it knows no such group. */
export const groupIn = <Option extends OptionText>(raw: string, options: readonly Option[], group: string): readonly Option[] => {
  const lines = linesOf(raw)
  const from = group === '' ? -1 : lines.findIndex(line => announces(line, group))
  if (from === -1) return options
  const title = lines[from]!
  const below = lines.slice(from + 1)
  const end = below.findIndex(line => line.indent <= title.indent && /^[A-Z].*:$/.test(line.text))
  const listed = optionsIn({ title: 'options', kind: 'options', lines: end === -1 ? below : below.slice(0, end) })
  const flags = new Set(listed.flatMap(option => option.flags))
  return options.filter(option => option.flags.some(flag => flags.has(flag)))
}
