import { oneLine } from '../core/text.ts'
import type { World } from '../host/world.ts'
import type { Document } from '../document/document.ts'
import { installedAbout, installedVersion } from '../layers/installed-version.ts'
import { findPage } from './find-page.ts'
import { readMan } from './man/read-man.ts'

/** Something that is known, and what says so. */
interface Fact {
  readonly text: string
  readonly from: string
}

export interface Facts {
  readonly version: Fact | undefined
  readonly description: Fact | undefined
  readonly homepage: Fact | undefined
}

export const NOTHING: Facts = { version: undefined, description: undefined, homepage: undefined }

/** Three lines of a terminal, as `long-description` counts: what is longer is no summary, no version and no address. */
const MOST_CHARACTERS = 240

const fact = (text: string | undefined, from: string | undefined): Fact | undefined => {
  const line = oneLine(text ?? '').trim()
  return from === undefined || line === '' || line.length > MOST_CHARACTERS ? undefined : { text: line, from: oneLine(from) }
}

/** What files say of an installed program: its package, its manual, its place. The program is not run. */
export const factsOf = (tool: string, path: string, world: Pick<World, 'files' | 'env' | 'gunzip'>): Facts => {
  const installed = installedVersion({ tool, path }, world)
  const about = installedAbout({ tool, path }, world)
  const page = findPage(tool, path, world)
  const manual = page === undefined ? undefined : readMan(page, [tool]).description
  return {
    version: fact(installed?.version, installed?.from),
    // manuals describe a program, packages sometimes only themselves
    description: fact(manual, `the manual page ${tool}`) ?? fact(about?.description, about?.from),
    homepage: fact(about?.homepage, about?.from),
  }
}

/** What only a person who has read the manual can answer, in the order in which it is best answered: FIELD, and what it is about. */
const QUESTIONS: readonly string[] = [
  'commands: which subcommands are there? {} for each, with a description; none: take the question out',
  'options: which options are there, and which of them take a value? Those that stand before a command go to globalOptions',
  'arguments: which operands are there, and which of them are files that it reads, writes or deletes (x-path)?',
  'effects: does it write or delete files, destroy data, use the network, cost money; can it be repeated, can it be undone? What is left out is unknown, and asks',
  'x-effects, x-mode: which options make it more dangerous, and which replace what it does (--help, a dry run that does nothing)?',
  'x-executes: does it run programs that are named on its command line or in its files?',
  'x-syntax: does it read its command line otherwise than getopt_long does?',
  'x-environment, x-obeys-directory: which variables, and which files of the working directory, change what it does?',
  'x-tests: which lines must pass, and which must not?',
  'x-checked: which version was this checked against, and what was read?',
]

/**
 * A valid document that claims nothing which no file says. What must be there and is not known is a placeholder; everything else that
 * is not known is left out, so that it counts as unknown, and asked in `x-todo`.
 */
export const skeleton = (tool: string, { version, description, homepage }: Facts): Document => ({
  atip: '0.1',
  name: tool,
  version: version?.text ?? 'unknown',
  description: description?.text ?? `TODO: what ${oneLine(tool)} does, in one line`,
  ...(homepage === undefined ? {} : { homepage: homepage.text }),
  'x-todo': [
    ...(version === undefined ? ['version: which version is described? Nothing here says it'] : []),
    ...(description === undefined ? ['description: what does it do, in one line? Nothing here says it'] : []),
    ...QUESTIONS,
  ],
})
