import { plural } from '../../core/text.ts'
import type { Document } from '../../document/document.ts'
import type { Description } from '../describe-tool.ts'
import type { DescribedCommand } from '../described.ts'
import { takesCommand } from '../help/usage.ts'
import { coveredOptions, doubt, inventedOptions, ownOptions } from './compare-options.ts'
import type { Texts } from './compare-options.ts'
import { negationsIn } from './any-negation.ts'
import { checkFinding } from './findings.ts'
import type { CheckFinding } from './findings.ts'
import { hear, lenders, mentionsName, refersElsewhere } from './mentions.ts'
import type { Heard } from './mentions.ts'
import { absenceOf } from './presence.ts'
import { pairsBelow, rootPair, wayTo, withBelow } from './tree.ts'
import type { CommandPair, Pair, Seen } from './tree.ts'

/** How much of what a tool shows its shim has. Only what could be read counts as shown. */
export interface Coverage {
  /** In the shim. */
  readonly shim: number
  /** Shown by the tool. */
  readonly tool: number
  /** Shown by the tool, and in the shim. */
  readonly common: number
  /** Of those shown, in whole percent, rounded down; null: the tool shows none. */
  readonly percent: number | null
}

export interface Comparison {
  readonly commands: Coverage
  readonly options: Coverage
  readonly findings: readonly CheckFinding[]
  /** Commands of the shim that could not be held against anything. */
  readonly unread: readonly string[]
}

const coverage = (shim: number, tool: number, common: number): Coverage => ({
  shim,
  tool,
  common,
  percent: tool === 0 ? null : Math.floor((100 * common) / tool),
})

/** Commands as tools list them; `help` repeats the others, and strangers on PATH are none of the tool's. */
const listed = (root: DescribedCommand): readonly Seen[] => {
  const below = (node: DescribedCommand, above: readonly DescribedCommand[]): readonly Seen[] =>
    node.commands.flatMap(child => [{ node: child, above: [...above, node] }, ...below(child, [...above, node])])
  return below(root, [])
}

interface Tally {
  readonly findings: CheckFinding[]
  readonly unread: string[]
  readonly commands: Set<DescribedCommand>
  shimCommands: number
  shimOptions: number
  known: number
}

const heardIn = (described: Pick<Description, 'heard'>): ((path: readonly string[]) => Heard) => {
  const made = new Map<string, Heard>()
  return path => {
    const key = path.join(' ')
    const found = made.get(key) ?? hear(described.heard(path))
    made.set(key, found)
    return found
  }
}

/** Names that no help writes out, and which therefore cannot be missing from one. */
const isName = (name: string): boolean => !name.includes('*') && !name.includes('<')

/** Words that stand in a program for nothing but a command; those that libraries add without listing them are `help` and `completion`. */
const isTelling = (name: string): boolean => name.includes('-') || name === 'help' || name === 'completion'

const missingCommands = (pair: Pair, pairs: readonly Pair[]): readonly CheckFinding[] => {
  const taken = new Set(pairs.flatMap(child => child.seen.map(seen => seen.node)))
  const names = new Set(pairs.flatMap(child => child.path.at(-1) ?? []))
  const lacks = pair.seen.flatMap(({ node }) => node.commands.filter(child => !taken.has(child) && !names.has(child.name)))
  const command = pair.path.join(' ')
  return lacks.map(lack =>
    checkFinding('missing-command', {
      command,
      pointer: pair.pointer,
      names: [lack.name],
      message: `the tool has "${command} ${lack.name}", the shim has not${lack.description === undefined ? '' : `: ${lack.description}`}`,
    }),
  )
}

/** The tool has commands, as its usage says, and none of them is known: aws tells about them elsewhere. */
const listsNone = ({ commands, usage }: DescribedCommand): boolean => commands.length === 0 && takesCommand(usage)

/** What is known of the tool besides its texts. */
export interface Evidence {
  /** Whether there is a manual of a name such as `git-push`. */
  readonly hasPage: (name: string) => boolean
  /** Whether the program's file holds a word. */
  readonly inProgram: (word: string) => boolean
  /** The version that is installed, where files say it. */
  readonly installed: string | undefined
}

/**
 * Holds a shim against what the tool was found to offer. An option or a command is only called an invention when the texts about it were
 * read and its name stands nowhere in them, nor in those above; what could not be read is listed and never judged.
 */
export const compare = (document: Document, described: Description, { hasPage, inProgram, installed }: Evidence): Comparison => {
  const heard = heardIn(described)
  const upTo = (seen: Seen): readonly Heard[] => {
    const way = wayTo(seen)
    return way.map((_, index) => heard(way.slice(0, index + 1)))
  }
  const lent = (seen: Seen): readonly Heard[] => {
    const [tool = '', ...words] = wayTo(seen)
    return upTo(seen)
      .slice(1)
      .flatMap(text => lenders(text, tool))
      .filter(name => !words.includes(name))
      .map(name => heard([tool, name]))
      .filter(({ text }) => text !== '')
  }
  const everything = listed(described.root)
  const referred = described.referred()
  const texts: Texts = {
    referred: referred.options,
    negations: negationsIn(`${described.heard([described.root.name])}\n${referred.text}`),
    of: seen => [...upTo(seen), ...lent(seen)],
    borrows: seen => lent(seen).length > 0,
    below: ({ node }) => everything.filter(seen => seen.above.includes(node)).map(seen => heard(wayTo(seen))),
    gaps: withBelow(described.root).some(command => !command.answered) || listsNone(described.root),
    inProgram,
    installed,
    partial: !hasPage(document.name) && refersElsewhere(heard([described.root.name])),
  }
  const tally: Tally = { findings: [], unread: [], commands: new Set(), shimCommands: 0, shimOptions: 0, known: 0 }

  const visit = (pair: Pair): void => {
    tally.shimOptions += pair.node.options?.length ?? 0
    const read = pair.seen.filter(seen => seen.node.answered)
    if (read.length < pair.seen.length) {
      tally.unread.push(pair.path.join(' '))
      if (read.length === 0) return
    }
    if (read.length === pair.seen.length) tally.findings.push(...inventedOptions(pair, texts))
    for (const seen of read) {
      const { known, missing } = coveredOptions(pair, seen, document)
      tally.known += known
      for (const names of missing)
        tally.findings.push(
          checkFinding('missing-option', {
            command: wayTo(seen).join(' '),
            pointer: pair.pointer,
            names,
            message: `the tool has ${names.join(', ')}, the shim has not`,
          }),
        )
    }
    const pairs = pairsBelow(pair)
    // a tool that lists few of them, or none, says with that only how little could be read
    const confirmed = pairs.filter(commandPair => commandPair.seen.length > 0).length
    const denies = read.length === pair.seen.length && confirmed * 2 >= pairs.length
    for (const commandPair of pairs) below(commandPair, pair, denies)
    tally.findings.push(...missingCommands(pair, pairs))
  }

  const below = (pair: CommandPair, above: Pair, denies: boolean): void => {
    tally.shimCommands++
    for (const seen of pair.seen) tally.commands.add(seen.node)
    if (pair.seen.length > 0) return visit(pair)
    const name = pair.path.at(-1) ?? ''
    const mentioned = () => above.seen.some(seen => upTo(seen).some(text => mentionsName(text, name))) || hasPage(pair.path.join('-'))
    if (!denies || !isName(name) || mentioned()) {
      tally.unread.push(pair.path.join(' '))
      return
    }
    const about = { command: pair.path.join(' '), pointer: pair.pointer, names: [name] }
    const absence = absenceOf(pair.node, installed)
    if (absence !== undefined) {
      tally.findings.push(checkFinding(absence.command, { ...about, message: `"${pair.path.join(' ')}" is ${absence.reason}` }))
      return
    }
    if (texts.partial || (isTelling(name) && inProgram(name))) {
      const message = `"${above.path.join(' ')}" lists no command "${name}", but ${doubt(texts)}`
      tally.findings.push(checkFinding('undocumented-command', { ...about, message }))
      return
    }
    tally.findings.push(
      checkFinding('ghost-command', {
        ...about,
        message: `"${above.path.join(' ')}" lists no command "${name}", and no text of it that was read names it`,
      }),
    )
  }

  visit(rootPair(document, described.root))
  const options = [...everything, { node: described.root, above: [] }].reduce((sum, seen) => sum + ownOptions(seen).length, 0)
  const unread = [...new Set(tally.unread)]
  return {
    commands: coverage(tally.shimCommands, everything.length, tally.commands.size),
    options: coverage(tally.shimOptions + (document.globalOptions?.length ?? 0), options, Math.min(tally.known, options)),
    findings: [
      ...tally.findings,
      ...(unread.length === 0
        ? []
        : [
            checkFinding('not-readable', {
              command: document.name,
              pointer: '',
              names: unread,
              message: `${plural(unread.length, 'command')} could not be read about, so nothing there was compared`,
            }),
          ]),
    ],
    unread,
  }
}
