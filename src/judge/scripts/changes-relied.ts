import { isInside, resolvePath } from '../../shell/paths.ts'
import type { Context } from '../context.ts'
import type { Judged, Judgement } from '../judge.ts'
import type { Touch } from '../scopes.ts'

/** Commands that write under the names that they are given, and make no names for what lies elsewhere. The shell's redirections do the same. */
const PLAIN = new Set(['echo', 'printf', 'cat', 'rm', 'rmdir', 'mkdir', 'touch', 'tee', 'true', ':'])

/** These can make links, or carry some along: what is written after them may lie where they lead. */
const SINGLE = new Set(['cp', 'mv', 'sed'])

const allIn = (judgements: readonly Judgement[]): readonly Judged[] =>
  judgements.flatMap(({ readings }) => readings.flatMap(({ own, inner }) => [own, ...allIn(inner)]))

const WRITING = ['filesystem.write', 'filesystem.delete', 'destructive'] as const

const writes = ({ assessment: { leaves, touches, redirects } }: Judged): boolean =>
  redirects || WRITING.some(path => leaves.get(path) !== false) || touches.some(({ access }) => access !== 'read')

/** It writes what the shell writes for it, and nothing else. */
const isRedirected = ({ assessment: { origins, leaves, redirects } }: Judged): boolean =>
  redirects &&
  origins.get('filesystem.write')?.startsWith('redirection ') === true &&
  leaves.get('filesystem.delete') === false &&
  leaves.get('destructive') === false

/** A glob is whatever lies in its directory. */
const certainPart = (path: string): string => (/[*?[]/.test(path) ? path.slice(0, path.search(/[*?[]/)).replace(/[^/]*$/, '.') : path)

const placesOf = ({ invocation: { cwds } }: Judged, { path }: Touch, realpath: Context['realpath']): readonly (string | undefined)[] => {
  if (path === undefined || path.endsWith('...')) return [undefined]
  const certain = certainPart(path)
  const from = certain.startsWith('/') ? ['/'] : cwds
  const places = from?.flatMap(cwd => {
    const place = resolvePath(cwd, certain)
    return [place, realpath?.(place) ?? place]
  })
  return places ?? [undefined]
}

/** Whether it is one of the paths, stands above one or below; there are disks to which case means nothing. */
const isOneOf = (paths: readonly string[], place: string): boolean => {
  const lower = place.toLowerCase()
  return paths.some(path => isInside(path, lower) || isInside(lower, path))
}

/**
 * Whether a line may change what its verdict stands on: in any order, since a line can be a loop, and its parts run at once. What cannot be
 * told changes it. Commands that nobody knows what they write do not run without a question, but for rules that name them.
 */
export const changesRelied = (judgements: readonly Judgement[], { look, realpath }: Context, relied: ReadonlySet<string>): boolean => {
  const all = allIn(judgements)
  const writers = all.filter(writes)
  const paths = [...relied].map(path => path.toLowerCase())
  const elsewhere = writers
    .filter(({ resolution }) => resolution !== undefined && !PLAIN.has(resolution.tool))
    .filter(each => !isRedirected(each))
  if (all.some(({ assessment }) => assessment.unknowns.length > 0)) return true
  if (elsewhere.length > 0 && (writers.length > 1 || !SINGLE.has(elsewhere[0]!.resolution!.tool))) return true
  return writers.some(writer => {
    const touches = writer.assessment.touches.filter(({ access }) => access !== 'read')
    const places = touches.flatMap(touch => placesOf(writer, touch, realpath))
    return places.length === 0 || places.some(place => place === undefined || look?.isShared?.(place) === true || isOneOf(paths, place))
  })
}
