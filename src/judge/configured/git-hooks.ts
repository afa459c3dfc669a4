import { isInside } from '../../shell/paths.ts'
import type { Context } from '../context.ts'
import { locationOf } from '../location.ts'
import type { Look } from '../look.ts'
import { readGitConfig } from './git-config.ts'
import { parentOf } from './git-repository.ts'

/** Any command that writes references or the index runs these. */
const COMMON = ['reference-transaction', 'post-index-change', 'pre-auto-gc']

/** Whether git takes the top of the project for the repository that a directory below it belongs to. */
const belongs = (look: Look, directory: string, top: string): boolean => {
  for (let at = directory; at !== top; at = parentOf(at)) {
    if (!isInside(at, top)) return false
    if (look.kindOf(`${at}/.git`) !== 'absent' || look.kindOf(`${at}/HEAD`) !== 'absent') return false
  }
  return look.kindOf(`${top}/.git`) === 'directory'
}

/** Directories that hooks are run from; undefined: a configuration says something that is not followed. */
const hookDirectories = (
  look: Look,
  configs: readonly string[],
  { top, home }: { top: string; home: string },
): readonly string[] | undefined => {
  let named: string | undefined
  for (const path of configs) {
    const file = look.textOf(path)
    if (file.kind === 'absent') continue
    const settings = file.kind === 'text' ? readGitConfig(file.text) : undefined
    if (settings === undefined || settings.some(({ key }) => /^include(?:if)?\./.test(key))) return undefined
    named = settings.findLast(({ key }) => key === 'core.hookspath')?.value ?? named
  }
  if (named === undefined) return [`${top}/.git/hooks`]
  if (named.startsWith('/')) return [named]
  return named.startsWith('~/') ? [home + named.slice(1)] : undefined
}

/** Whether a line can put a hook there unasked, before git looks: then it proves nothing that there is none. */
const isWritable = (directory: string, context: Context): boolean =>
  !isInside(directory, `${context.project}/.git`) &&
  [directory, context.realpath?.(directory) ?? directory].some(each => ['tree', 'temp'].includes(locationOf(context, each)))

/** Whether git finds one of the hooks that it would run in a directory of the project; `unclear`: a line can put one there, or nobody knows. */
export const hooksIn = (context: Context, directory: string, names: readonly string[]): 'none' | 'some' | 'unclear' => {
  const { look, project: top, home, gitConfigs } = context
  const outside = gitConfigs?.()
  if (look === undefined || top === undefined || outside === undefined || !belongs(look, directory, top)) return 'unclear'
  const configs = [...outside, `${top}/.git/config`, `${top}/.git/config.worktree`]
  const directories = hookDirectories(look, configs, { top, home })
  if (directories === undefined) return 'unclear'
  if (directories.some(at => [...COMMON, ...names].some(name => look.kindOf(`${at}/${name}`) !== 'absent'))) return 'some'
  return directories.some(at => isWritable(at, context)) ? 'unclear' : 'none'
}
