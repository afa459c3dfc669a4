import { nearest } from '../../core/nearest.ts'
import { childOf } from '../../document/document.ts'
import type { Document, Node } from '../../document/document.ts'
import { argumentsOf } from '../../shell/argv/bind.ts'
import type { Match } from '../../shell/argv/match.ts'
import { readArgv } from '../../shell/argv/read-argv.ts'
import { readShell } from '../../shell/read-shell.ts'
import { valueOf } from '../../shell/word.ts'
import type { Word } from '../../shell/word.ts'

/** In what a line does not fit the document that it belongs to. */
interface Misfit {
  /** `gap`: the document may just not say everything. `command`: a command that it does not have, and may leave out too. */
  readonly kind: 'wrong' | 'gap' | 'command'
  readonly message: string
}

const wrong = (message: string): Misfit => ({ kind: 'wrong', message })
const gap = (message: string): Misfit => ({ kind: 'gap', message })

/** `--help` needs no operands, and neither does a value that makes the command do something else. */
const hasMode = ({ options, bound }: Match): boolean =>
  options.some(
    ({ option }) => option['x-mode'] !== undefined || Object.values(option['x-values'] ?? {}).some(value => value['x-mode'] !== undefined),
  ) || bound.some(({ argument }) => Object.values(argument['x-values'] ?? {}).some(value => value['x-mode'] !== undefined))

const missing = (match: Match, node: Node): readonly string[] => {
  if (hasMode(match)) return []
  const taken = new Set<object>([...match.bound.map(binding => binding.argument), ...match.inner.map(inner => inner.role)])
  const given = new Set<object>(match.options.map(option => option.option))
  return [
    ...argumentsOf(node, match.options)
      .filter(argument => argument.required !== false && !taken.has(argument))
      .map(argument => argument.name),
    ...(node.options ?? []).filter(option => option.required === true && !given.has(option)).map(option => option.flags[0] ?? ''),
  ]
}

const misfitsOfMatch = (match: Match, name: string): readonly Misfit[] => {
  const node = match.nodes.at(-1)!
  const command = [name, ...match.names].join(' ')
  const complete = node['x-complete'] === true
  const unknown = match.unknownCommand === undefined ? undefined : valueOf(match.unknownCommand)
  if (match.unknownCommand !== undefined) {
    // what is computed, or stands for something, is no mistake of the example
    if (unknown === undefined) return []
    const meant = nearest(unknown, Object.keys(node.commands ?? {}))
    const message = `"${command}" has no command "${unknown}"`
    return [meant === undefined ? { kind: 'command', message } : wrong(`${message}; did you mean "${meant}"?`)]
  }
  const surplus = match.surplus[0]
  const taken = (node.arguments ?? []).length > 0
  return [
    ...match.unknownOptions.map(flag =>
      complete
        ? wrong(`"${command}" has no option ${flag}, and says that its list is complete`)
        : gap(`${flag} is not among the options of "${command}"`),
    ),
    ...match.incomplete.map(flag => wrong(`option ${flag} lacks its value`)),
    // with an option that is not described, a word may be its value
    ...(surplus === undefined || match.unknownOptions.length > 0
      ? []
      : [
          taken
            ? wrong(`"${command}" takes no further operand "${surplus.text}"`)
            : gap(`"${command}" names no arguments, but is given "${surplus.text}"`),
        ]),
    ...missing(match, node).map(operand => wrong(`"${command}" lacks "${operand}", which is required`)),
  ]
}

/** Of all ways to read the words, the one that fits best. */
const misfitsOfWords = (document: Document, words: readonly Word[], start: readonly Node[], name: string): readonly Misfit[] => {
  let best: readonly Misfit[] | undefined
  for (const match of readArgv(document, words, start)) {
    const misfits = misfitsOfMatch(match, name)
    if (best === undefined || misfits.length < best.length) best = misfits
  }
  return best ?? []
}

const baseName = (path: string | undefined): string | undefined => path?.slice(path.lastIndexOf('/') + 1)

export interface Fit {
  /** Whether the line starts the tool at all. */
  readonly runs: boolean
  readonly misfits: readonly Misfit[]
}

/** Holds a shell line against a document. `shell`: the document's commands are those of the shell itself. */
export const fitOf = (line: string, document: Document, shell: boolean): Fit => {
  const reading = readShell(line, { shell: 'bash', cwds: ['/'], home: '/', stdin: { kind: 'terminal' } })
  const broken = reading.problems.find(problem => problem.code === 'parse-error' || problem.code === 'too-long')
  if (broken !== undefined) return { runs: true, misfits: [wrong(`no shell can read it: ${broken.reason}`)] }
  let runs = false
  const misfits = reading.invocations.flatMap(({ words }) => {
    const called = valueOf(words[0])
    const builtin = shell && called !== undefined ? childOf(document.commands, called) : undefined
    const starts = builtin !== undefined || baseName(called) === document.name
    // `sudo orchard`, `python3 -m orchard`: what they start is theirs to read
    runs ||= starts || shell || words.some(word => baseName(valueOf(word)) === document.name)
    if (called === undefined || !starts) return []
    return misfitsOfWords(document, words.slice(1), builtin === undefined ? [document] : [document, builtin], called)
  })
  return { runs, misfits }
}
