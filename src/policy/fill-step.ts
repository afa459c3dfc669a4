import { parse } from 'unbash'
import type { PatternStep } from '../document/document.ts'
import type { ShellReading } from '../shell/invocation.ts'
import { readShell } from '../shell/read-shell.ts'
import { fillSites, sitesOf } from '../shell/sites.ts'
import type { Site } from '../shell/sites.ts'
import { valueOf } from '../shell/word.ts'
import type { Context } from '../judge/context.ts'
import { judgeCommand } from '../judge/judge.ts'
import type { Judge, Judgement } from '../judge/judge.ts'
import { codeReason, isOptionOf, obeysInput } from '../judge/read-words.ts'

/** A step of a pattern with its variables filled in, each value a part of one argument, whatever it contains. */
export interface FilledStep {
  readonly command: string
  readonly description: string | null
  /** For a shell. What was not filled stands in braces. */
  readonly line: string
  /** To be run without a shell; null when `reason` says why that is not possible. */
  readonly argv: readonly string[] | null
  readonly reason: string | null
  /** Variables of this step that were not given. */
  readonly unset: readonly string[]
  /** Variables that are never filled here, since their values would be code. */
  readonly refused: readonly { readonly variable: string; readonly reason: string }[]
  readonly warnings: readonly string[]
}

/** The step, and the line to judge: what was not filled is known only to whoever runs it. */
export interface Filling {
  readonly step: FilledStep
  readonly judged: string
}

/** Programs of these names are there besides the shell's own commands; of all others only the shell can run them. */
const ALSO_PROGRAMS = new Set('echo printf kill pwd test [ true false'.split(' '))

const unfilled = (step: PatternStep, reason: string, unset: readonly string[], refused: FilledStep['refused']): FilledStep => ({
  command: step.command,
  description: step.description ?? null,
  line: step.command,
  argv: null,
  reason,
  unset,
  refused,
  warnings: [],
})

/** Why the line is more than one command with its words; undefined: it is one. */
const notSimple = (line: string): string | undefined => {
  const { commands } = parse(line)
  const [only] = commands
  if (commands.length !== 1 || only?.command.type !== 'Command') return 'it is more than one command: run the line in a shell'
  if (only.background === true) return 'it runs in the background: run the line in a shell'
  if (only.command.redirects.length > 0) return 'it has redirections: run the line in a shell'
  return only.command.prefix.length > 0 ? 'it sets variables: run the line in a shell' : undefined
}

const argvOf = (line: string, reading: ShellReading, builtins: ReadonlySet<string>): readonly string[] | string => {
  const compound = notSimple(line)
  if (compound !== undefined) return compound
  const [invocation, ...more] = reading.invocations
  if (invocation === undefined || more.length > 0) return 'it runs several commands: run the line in a shell'
  const problem = reading.problems[0] ?? invocation.problems[0]
  if (problem !== undefined) return problem.reason
  const name = valueOf(invocation.words[0]) ?? ''
  if (builtins.has(name) && !ALSO_PROGRAMS.has(name)) return `${name} is a command of the shell: run the line in one`
  const argv: string[] = []
  for (const word of invocation.words) {
    const value = valueOf(word)
    if (value === undefined) return `what ${word.text} stands for is known to the shell only: run the line in one`
    argv.push(value)
  }
  return argv
}

/** Stands in the place of a value while roles are looked up: a plain word that is found again wherever it gets to. */
const markFor = (command: string) => {
  let mark = 'atipmark'
  while (command.includes(mark)) mark += 'x'
  return { of: (at: number) => `${mark}${at}z`, pattern: new RegExp(`${mark}([0-9]+)z`, 'g') }
}

/** Whether every word that was known with marks is now the same with values: nothing was split, joined or evaluated. */
const isSame = (marked: ShellReading, filled: ShellReading, restore: (text: string) => string): boolean =>
  marked.problems.length === filled.problems.length &&
  marked.invocations.length === filled.invocations.length &&
  marked.invocations.every((one, at) => {
    const other = filled.invocations[at]!
    if (one.words.length !== other.words.length || one.problems.length !== other.problems.length) return false
    return one.words.every((word, index) => {
      const value = valueOf(word)
      return value === undefined || restore(value) === valueOf(other.words[index])
    })
  })

/** Why each site takes no value: its place in the line, or what a program does with the word that it is in. */
const reasonsOf = (
  sites: readonly Site[],
  judgements: readonly Judgement[],
  markOf: (at: number) => string,
): readonly (string | undefined)[] => {
  const obeying = judgements.map(obeysInput)
  const reasonOf = (mark: string): string | undefined => {
    const own = judgements.map(judgement => codeReason(judgement, mark)).find(reason => reason !== undefined)
    if (own !== undefined) return own
    const from = judgements.findIndex(judgement => judgement.readings.some(reading => reading.own.invocation.text.includes(mark)))
    const reader = obeying.slice(from + 1).find(reason => reason !== undefined)
    return reader === undefined ? undefined : `can be written into ${reader}`
  }
  return sites.map((site, at) => (site.kind === 'code' ? site.reason : reasonOf(markOf(at))))
}

/** Values that begin an argument with a dash, where the program takes it for an option. */
const warningsOf = (marked: ShellReading, filled: ShellReading, judge: Judge, mark: RegExp): readonly string[] =>
  filled.invocations.flatMap((invocation, index) =>
    invocation.words.flatMap((word, at) => {
      const begins = valueOf(marked.invocations[index]!.words[at])?.search(mark) === 0
      if (!begins || valueOf(word)?.startsWith('-') !== true || !isOptionOf(judgeCommand(judge, invocation), word)) return []
      return [`${word.text} begins with a dash and is taken for an option; put -- before the variable`]
    }),
  )

/**
 * Fills in a step. A value goes into one argument and stays in it: inside quotes, after a dash, with anything in it. It goes nowhere where
 * it would be code: not into the name of a command, `$(..)`, a text that `sh -c` or another program runs as the documents say.
 */
export const fillStep = (step: PatternStep, values: ReadonlyMap<string, string>, context: Context): Filling => {
  const { command } = step
  const builtins = new Set(Object.keys(context.builtins?.document.commands ?? {}))
  const { sites, unread } = sitesOf(command, builtins)
  const names = [...new Set(sites.map(site => site.name))]
  const unset = names.filter(name => !values.has(name))
  if (unread !== undefined) return { step: unfilled(step, `the shell cannot read it: ${unread}`, unset, []), judged: command }

  // first with marks: where they get to says what the values would be
  const start = { shell: context.shell, cwds: [context.cwd], home: context.home, stdin: { kind: 'terminal' } } as const
  const read = (filling: (site: Site, at: number) => string): ShellReading =>
    readShell(
      fillSites(command, sites, (site, at) => ({ value: filling(site, at) })),
      start,
    )
  const judge: Judge = { context, judged: 0 }
  const mark = markFor(command)
  const marked = read((_, at) => mark.of(at))
  const judgements = marked.invocations.map(invocation => judgeCommand(judge, invocation))
  const reasons = reasonsOf(sites, judgements, mark.of)
  const valueAt = (at: number): string | undefined => (reasons[at] === undefined ? values.get(sites[at]!.name) : undefined)
  const shownAt = (at: number): string => valueAt(at) ?? `{${sites[at]!.name}}`
  const restore = (text: string): string => text.replace(mark.pattern, (_, at: string) => shownAt(Number(at)))

  // then with values, which must come out where the marks did
  const filled = read((_, at) => shownAt(at))
  if (!isSame(marked, filled, restore)) {
    const all = names.filter(name => values.has(name)).map(variable => ({ variable, reason: 'would not stay one argument here' }))
    return { step: unfilled(step, 'a value would not stay one argument', unset, all), judged: fillSites(command, sites, () => 'unknown') }
  }
  const asGiven = (at: number) => (valueAt(at) === undefined ? undefined : { value: shownAt(at) })
  const refused = names.flatMap(variable => {
    const reason = reasons.find((text, at) => text !== undefined && sites[at]!.name === variable)
    return reason === undefined ? [] : [{ variable, reason }]
  })
  const argv = refused[0] === undefined ? argvOf(command, marked, builtins) : `{${refused[0].variable}} ${refused[0].reason}`
  return {
    judged: fillSites(command, sites, (_, at) => asGiven(at) ?? 'unknown'),
    step: {
      command,
      description: step.description ?? null,
      line: fillSites(command, sites, (_, at) => asGiven(at)),
      argv: typeof argv === 'string' ? null : argv.map(restore),
      reason: typeof argv === 'string' ? argv : null,
      unset,
      refused,
      warnings: warningsOf(marked, filled, judge, mark.pattern),
    },
  }
}
