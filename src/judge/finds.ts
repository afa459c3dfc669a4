import { childOf } from '../document/document.ts'
import type { Node } from '../document/document.ts'
import { argumentsOf } from '../shell/argv/bind.ts'
import type { Match } from '../shell/argv/match.ts'
import { readArgv } from '../shell/argv/read-argv.ts'
import type { Invocation } from '../shell/invocation.ts'
import { staticWord, valueOf } from '../shell/word.ts'
import type { Found, Word } from '../shell/word.ts'
import type { Context, Layer } from './context.ts'
import { placesOf } from './places.ts'
import { aimsAtSecret, holdsSecret } from './secret-places.ts'
import { mayMeanSecret } from './secret-globs.ts'
import { linesOf, selectionOf } from './selection.ts'
import { isSecret, mayBeSecret } from './secret-paths.ts'

type Directories = readonly string[] | undefined

const absolute = (context: Context, path: string, cwds: Directories): readonly string[] =>
  (path.startsWith('/') ? ['/'] : (cwds ?? [])).flatMap(cwd =>
    placesOf(context, cwd, path).flatMap(place => [...new Set([place, context.realpath?.(place) ?? place])]),
  )

/** What the paths of all that lies below a word begin with, as far as it is known. */
const startsOf = (context: Context, word: Word, cwds: Directories): readonly string[] => {
  const below = (path: string): readonly string[] =>
    absolute(context, path, cwds).map(directory => (directory === '/' ? directory : `${directory}/`))
  if (word.values !== undefined && word.pieces !== 'any') return word.values.filter(value => value !== '').flatMap(below)
  if (word.rest !== 'names' || word.pieces === 'any') return []
  // `~/D*` is not above what begins with another letter
  return absolute(context, `${word.prefix}_`, cwds).map(start => start.slice(0, -1))
}

const meetsSecret = (context: Context, starts: readonly string[], globs: readonly string[]): boolean =>
  globs.some(aimsAtSecret) || starts.some(start => holdsSecret(start, globs, context.home))

/** Whether one of the paths is a secret, or a search below it can find one. */
const findsSecret = (context: Context, { paths, globs, cwds }: Found): boolean =>
  paths.some(
    path =>
      absolute(context, path, cwds).some(file => isSecret(file, context.home)) ||
      (cwds === undefined && !path.startsWith('/') && mayBeSecret(path, context.home)),
  ) ||
  meetsSecret(
    context,
    paths.flatMap(path => startsOf(context, staticWord(path), cwds)),
    globs,
  )

/** Paths that the command prints by itself, or below which it prints what it finds; undefined: it prints none. */
const printedPaths = (match: Match): readonly Word[] | undefined => {
  const printed = argumentsOf(match.nodes.at(-1)!, match.options).filter(argument => argument['x-prints'] === true)
  if (printed.length === 0) return undefined
  return printed.flatMap(argument => {
    const given = match.bound.filter(binding => binding.argument === argument).flatMap(binding => binding.words)
    if (given.length > 0) return given
    return typeof argument.default === 'string' ? [staticWord(argument.default)] : []
  })
}

const layersOf = (context: Context, { words, cwds }: Invocation): readonly (readonly [Layer, readonly Node[]])[] => {
  const name = valueOf(words[0])
  if (name === undefined) return []
  const { builtins } = context
  const builtin = childOf(builtins?.document.commands, name)
  if (builtins !== undefined && builtin !== undefined) return [[builtins, [builtins.document, builtin]]]
  const found = context.resolveTool(name, cwds?.length === 1 ? cwds[0] : undefined)
  return found.kind === 'known' ? found.layers.map(layer => [layer, [layer.document]] as const) : []
}

type Memory<Key extends object> = WeakMap<Context, WeakMap<Key, boolean>>

const ofFound: Memory<Found> = new WeakMap()
const ofWriters: Memory<Invocation> = new WeakMap()

/** A pipeline has many readers for the same writer, and a search can run many commands. */
const remembered = <Key extends object>(memory: Memory<Key>, context: Context, key: Key, find: () => boolean): boolean => {
  const own = memory.get(context) ?? new WeakMap<Key, boolean>()
  memory.set(context, own)
  const known = own.get(key) ?? find()
  own.set(key, known)
  return known
}

/** Whether a command can print the name of a secret, as far as its documents say what it prints (`find . -name .env`, `echo .env`). */
const printsSecret = (context: Context, writer: Invocation): boolean =>
  layersOf(context, writer).some(([layer, nodes]) =>
    readArgv(layer.document, writer.words.slice(1), nodes).some(match => {
      if (linesOf(match).some(aimsAtSecret)) return true
      const words = printedPaths(match)
      if (words === undefined) return false
      if (words.some(word => word.values === undefined && mayMeanSecret(context, word, writer.cwds))) return true
      const paths = words.flatMap(word => word.values ?? [])
      return findsSecret(context, { paths, globs: selectionOf(match), cwds: writer.cwds })
    }),
  )

/**
 * Whether reading what a word names can be reading a secret though the word itself does not say so: all that lies below it is read
 * (`tree`: the globs that select it), or it stands for what a search found, or for what other commands of the line printed.
 */
export const meansSecret = (context: Context, word: Word, cwds: Directories, tree: readonly string[] | undefined): boolean => {
  const { found, printedBy } = word
  if (tree !== undefined && meetsSecret(context, startsOf(context, word, cwds), tree)) return true
  if (found !== undefined && remembered(ofFound, context, found, () => findsSecret(context, found))) return true
  return printedBy?.some(writer => remembered(ofWriters, context, writer, () => printsSecret(context, writer))) ?? false
}
