import type { Leaves } from '../core/effects.ts'
import type { ConfiguredBy } from '../document/document.ts'
import { isInside } from '../shell/paths.ts'
import { findGitRepository } from './configured/git-repository.ts'
import { whyConfigured } from './configured/why-configured.ts'
import type { Context } from './context.ts'
import { NOTHING, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import type { Look } from './look.ts'
import { isVersionControl } from './sensitive-paths.ts'
import type { Subject } from './subject.ts'

type Directories = readonly string[] | undefined

const NONE: readonly ConfiguredBy[] = []

/** What the command obeys: what its tool, the commands above it and the options given say. */
const entriesOf = ({ layer: { document }, match }: Subject, spared: boolean): readonly ConfiguredBy[] => {
  let entries = document['x-configured-by'] ?? NONE
  for (const node of match.nodes)
    if (node['x-configured-by'] !== undefined && node['x-configured-by'] !== document['x-configured-by'])
      entries = [...entries, ...node['x-configured-by']]
  for (const { option, negated } of match.options)
    if (!negated && option['x-configured-by'] !== undefined) entries = [...entries, ...option['x-configured-by']]
  return spared ? entries.filter(entry => entry.always === true) : entries
}

interface Place {
  readonly look: Look
  readonly home: string
  readonly directory: string
  /** An option names it as what is to be obeyed. */
  readonly named: boolean
  /** Top of the project's tree, where the directory lies in it. */
  readonly top: string | undefined
}

interface Trouble {
  readonly why: string
  /** The file is the project's own, at the top of its tree. */
  readonly own: boolean
}

const troubleOf = (leaves: Leaves, { look, home, directory, named, top }: Place, entry: ConfiguredBy): Trouble | 'plain' | undefined => {
  if (entry.repository === 'git') {
    const executes = leaves.get('x-executes')
    const network = leaves.get('network') !== false
    const command = { home, network, hooks: executes !== undefined && executes !== false }
    const found = findGitRepository(look, { directory, named, top }, command)
    return found.kind === 'runs' ? { why: found.why, own: false } : found.kind === 'plain' ? 'plain' : undefined
  }
  const found = whyConfigured(look, directory, top, entry)
  if (found === undefined) return undefined
  const own = found.at === top
  // as with git: what lies there is not written without a question
  const believed = entry.below === true || entry.paths?.every(path => isVersionControl(`/${path}`)) === true
  return own && believed ? undefined : { why: found.why, own }
}

/** Whether the directory lies in the tree, by its name and where it really lies; a tree may itself be reached by a link. */
const isIn = ({ realpath }: Context, directory: string, tree: string): boolean =>
  isInside(directory, tree) && (directory === tree || isInside(realpath?.(directory) ?? directory, realpath?.(tree) ?? tree))

/** A command that obeys what lies in directories. */
interface Obedient {
  readonly name: string
  /** What it does. */
  readonly leaves: Leaves
  readonly context: Context
  readonly entries: readonly ConfiguredBy[]
  /** It obeys whatever lies there, and nobody says what that is. */
  readonly obeys: boolean
}

interface Directory {
  readonly directory: string
  readonly named: boolean
}

const outside = ({ name }: Obedient, directory: string): Contributions =>
  unknown('directory', `${name} obeys the configuration of ${directory}, which lies outside the project and can run code`)

/** What is found at the place; `plain`: a repository of which all is known, undefined: nothing. */
const lookAt = (obedient: Obedient, place: Place, { directory: written }: Directory): Contributions | 'plain' | undefined => {
  const { name, leaves, entries } = obedient
  let plain = false
  for (const entry of entries) {
    const trouble = troubleOf(leaves, place, entry)
    if (trouble === 'plain') plain = true
    else if (trouble !== undefined)
      return trouble.own
        ? unknown('executes', `${name} obeys the configuration of the project: ${trouble.why}`)
        : unknown('directory', `${name} obeys the configuration of ${written}: ${trouble.why}`)
  }
  return plain ? 'plain' : undefined
}

const assessOne = (obedient: Obedient, one: Directory): Contributions => {
  const { name, context, entries, obeys } = obedient
  const { look, realpath, home } = context
  const { directory: written, named } = one
  const tree = context.project ?? context.cwd
  const inTree = isIn(context, written, tree)
  const foreign = obeys && !inTree ? outside(obedient, written) : NOTHING
  if (look === undefined || entries.length === 0) return foreign
  const top = context.outermost?.() ?? tree
  // at the top of the project it is believed, and need not be looked at
  const repository = entries.every(entry => entry.repository !== undefined)
  if (written === top && !named && repository) return NOTHING
  const directory = realpath?.(written) ?? written
  const realTop = realpath?.(top) ?? top
  if (look.kindOf(directory) === 'absent')
    return unknown('directory', `${name} obeys the configuration of ${written}, and nobody knows it: there is no such directory yet`)
  const found = lookAt(obedient, { look, home, directory, named, top: isInside(directory, realTop) ? realTop : undefined }, one)
  // elsewhere, only a repository of which all is known is no question
  return found === 'plain' ? NOTHING : (found ?? foreign)
}

interface DirectoriesOf {
  readonly name: string
  /** What the command does, as far as it is known. */
  readonly leaves: Leaves
  readonly cwds: Directories
  readonly named: Directories
  /** A mode takes it away that the directory is obeyed. */
  readonly dropped: boolean
  /** A mode takes all else away. */
  readonly spared: boolean
}

/**
 * Configuration of the directories that a command works in. The project's own is believed where only version control writes it; what lies
 * below it, or elsewhere, may have been written a minute ago, and is looked at.
 */
export const assessDirectory = (subject: Subject, { name, leaves, cwds, named, dropped, spared }: DirectoriesOf): Contributions => {
  const { context, layer } = subject
  const obeys = layer.document['x-obeys-directory'] === true && !dropped
  const entries = entriesOf(subject, spared)
  if (!obeys && entries.length === 0) return NOTHING
  if (cwds === undefined || named === undefined)
    return obeys || context.look !== undefined
      ? unknown('directory', `${name} obeys the configuration of its directory, and which one that is, is not known`)
      : NOTHING
  const obedient = { name, leaves, context, entries, obeys }
  return [
    cwds.map(directory => assessOne(obedient, { directory, named: false })),
    named.map(directory => assessOne(obedient, { directory, named: true })),
  ]
}
