import pLimit from 'p-limit'
import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { openAsker } from './ask.ts'
import type { DescribeOptions } from './describe-options.ts'
import type { CommandText, DescribedCommand, DescribedOption, Source } from './described.ts'
import { groupIn } from './help/borrows.ts'
import { uniteOptions } from './help/merge.ts'
import { findPage } from './find-page.ts'
import { mayAsk } from './may-ask.ts'
import type { NodeText } from './node-text.ts'
import { withoutThoseOfCommands } from './of-commands.ts'
import { readReferred } from './referred.ts'
import type { Referred } from './referred.ts'
import { remembering } from './remembered.ts'
import { openSources } from './sources.ts'

export interface Description {
  readonly tool: string
  readonly path: string
  readonly version: string | undefined
  readonly root: DescribedCommand
  /** Programs started, and answers known from an earlier time. */
  readonly started: number
  readonly remembered: number
  /** What could not be found out, for a person. */
  readonly notes: readonly string[]
  /** Everything that the program and its manual say of a command, as text; the path begins with the tool. */
  readonly heard: (path: readonly string[]) => string
  /** What the pages say to which its manual refers. */
  readonly referred: () => Referred
}

/** gcloud, the largest tree in use that is one program's, has more; half an hour of it is enough. */
const MOST_ASKED = 2000

/** A walk that takes longer than this ends with what it has. */
const MOST_MS = 15 * 60 * 1000

/** Real trees nest five deep. */
const DEEPEST = 8

/** How often the bar is redrawn. */
const TICK_MS = 100

interface SeenCommand {
  readonly path: readonly string[]
  readonly text: NodeText | undefined
  readonly listed: CommandText
  readonly by: readonly Source[]
}

const keyOf = (path: readonly string[]): string => path.join(' ')

/** A command with the options of those beside it that it says it takes too. */
const lend = (found: ReadonlyMap<string, SeenCommand>, above: readonly string[], command: SeenCommand): SeenCommand => {
  if (command.text?.borrows === undefined) return command
  const lenders = command.text.borrows.flatMap(({ from, group }) => {
    const lender = found.get(keyOf([...above, from]))?.text
    return lender === undefined || lender === command.text ? [] : groupIn(lender.raw, lender.options, group)
  })
  return { ...command, text: { ...command.text, options: uniteOptions(command.text.options, lenders, own => own) } }
}

/**
 * Where a sentence names an option without its value, another command that lists the flag knows the value: terraform's `-state`. Where none
 * does, it stays open.
 */
const settleVague = (options: readonly DescribedOption[], found: ReadonlyMap<string, SeenCommand>): readonly DescribedOption[] =>
  options.map(option => {
    const { vague, ...rest } = option
    if (vague !== true || option.value !== undefined) return rest
    for (const { text } of found.values()) {
      const known = text?.options.find(described => described.vague !== true && described.flags.some(flag => option.flags.includes(flag)))
      if (known !== undefined) return known.value === undefined ? rest : { ...rest, value: known.value }
    }
    return option
  })

/** The tree again from what was found, level by level. */
const assemble = (found: ReadonlyMap<string, SeenCommand>, command: SeenCommand): DescribedCommand => {
  const { text, listed, path } = command
  const children = (text?.commands ?? [])
    .flatMap(child => {
      const below = found.get(keyOf([...path, child.name]))
      return below === undefined ? [] : [lend(found, path, below)]
    })
    .map(below => assemble(found, below))
  const description = listed.description ?? text?.description
  return {
    name: listed.name,
    aliases: [...new Set([...listed.aliases, ...(text?.aliases ?? [])])].filter(alias => alias !== listed.name),
    ...(description === undefined ? {} : { description }),
    usage: text?.usage ?? [],
    options: settleVague(text?.options ?? [], found),
    arguments: text?.arguments ?? [],
    commands: children,
    sources: text === undefined ? command.by : text.sources,
    answered: text !== undefined,
  }
}

/**
 * The command tree of an installed program from what it offers: help texts, manual pages, completion. Walks breadth first; stops at
 * commands that have no text of their own. Fails when the program may not be run, does not answer, or the walk is interrupted.
 */
export const describeTool = async (
  tool: { readonly name: string; readonly path: string },
  options: DescribeOptions & { readonly locations: Pick<Locations, 'probeCache'> },
  world: World,
): Promise<Result<Description>> => {
  const page = findPage(tool.name, tool.path, world)
  const runs = options.from !== 'man'
  const asked = runs ? mayAsk(tool, { ...options, manual: page }, world) : ok({ commands: true })
  // what may not be run can still be read about
  const fallsBack = !asked.ok && options.from === 'all' && page !== undefined
  if (!asked.ok && !fallsBack) return asked
  const from = fallsBack ? 'man' : options.from
  const opened = await openAsker(options, world)
  if (!opened.ok) return opened
  const asker = remembering(opened.value, { ...tool, fresh: options.fresh, locations: options.locations }, world)
  const notes: string[] = asked.ok ? [] : [`${asked.failure.message}; only its manual was read`]
  const found = new Map<string, SeenCommand>()
  const started = world.clock()
  const limit = pLimit(options.concurrency)
  let done = 0
  let total = 1
  let now: readonly string[] = []
  const timer = options.quiet ? undefined : setInterval(() => world.progress.update({ done, total, running: [keyOf(now)] }), TICK_MS)
  try {
    const sources = openSources({ tool, asker }, { ...options, from, commands: asked.ok && asked.value.commands }, world)
    const rootText = await sources.ofRoot()
    if (world.signal.aborted) return interrupted()
    if (rootText === undefined) return silent(tool, from, sources.trouble())
    const root: SeenCommand = { path: [tool.name], text: rootText, listed: { name: tool.name, aliases: [] }, by: rootText.sources }
    found.set(keyOf(root.path), root)
    if (rootText.commands.length > 0 && sources.forms().length === 0 && from !== 'man' && !sources.shared && options.depth > 0) {
      notes.push(`the help of "${tool.name}" does not say how to ask for the help of its commands, so their options are not known`)
    }
    const trouble = sources.trouble()
    if (trouble !== undefined) notes.push(`"${tool.name}" gave no help (${trouble}), so only its manual was read`)
    let level: readonly SeenCommand[] = [root]
    for (let depth = 1; depth <= DEEPEST && level.length > 0; depth++) {
      const next = level.flatMap(parent =>
        (parent.text?.commands ?? []).map(listed => ({ parent, listed, path: [...parent.path, listed.name] })),
      )
      total += next.length
      level = await Promise.all(
        next.map(({ parent, listed, path }) =>
          limit(async (): Promise<SeenCommand> => {
            now = path
            const spent = asker.counts().started >= MOST_ASKED || world.clock() - started > MOST_MS
            const text =
              depth > options.depth || spent ? undefined : await sources.ofCommand(path, listed, { above: parent.text!, root: rootText })
            if (spent && notes.length === 0) notes.push(`stopped after ${asker.counts().started} programs; the rest is known by name only`)
            done++
            return { path, text, listed, by: parent.text!.sources }
          }),
        ),
      )
      if (world.signal.aborted) return interrupted()
      for (const command of level) found.set(keyOf(command.path), command)
    }
    const { started: programs, remembered } = asker.counts()
    return ok({
      tool: tool.name,
      path: tool.path,
      version: rootText.version,
      root: withoutThoseOfCommands(assemble(found, root)),
      started: programs,
      remembered,
      notes,
      heard: path => found.get(keyOf(path))?.text?.heard() ?? '',
      referred: () => readReferred(from === 'all' || from === 'man' ? page : undefined, tool, world),
    })
  } finally {
    clearInterval(timer)
    world.progress.clear()
    await asker.close()
  }
}

const interrupted = (): Result<Description> => failed(failure('INTERRUPTED', 'the walk was interrupted; what was answered is remembered'))

const silent = (tool: { readonly name: string; readonly path: string }, from: string, trouble: string | undefined): Result<Description> =>
  failed(
    failure(
      'NO_HELP',
      `"${tool.path}" has no ${from === 'man' ? 'manual page' : 'help'} that could be read${trouble === undefined ? '' : `: ${trouble}`}`,
      {
        suggestion: { action: 'Write the shim by hand.', example: `atip validate ${tool.name}.json`, applicability: 'example' },
        details: { path: tool.path },
      },
    ),
  )
