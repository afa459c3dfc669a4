import { isInside, resolvePath } from '../../shell/paths.ts'
import type { Look } from '../look.ts'
import { readGitConfig } from './git-config.ts'
import type { Setting } from './git-config.ts'
import { fetchesLazily, powerOf } from './git-keys.ts'

/** What a command needs to know of itself to say which configuration it obeys. */
export interface GitCommand {
  readonly home: string
  /** It may reach other repositories. */
  readonly network: boolean
  /** It runs hooks, as its document says. */
  readonly hooks: boolean
}

/** Hooks that commands run which only read: git 2.39 writes the index anew in `git status`, and says so. */
const HOOKS_OF_READERS = ['post-index-change', 'fsmonitor-watchman', 'reference-transaction']

const MOST_PARENTS = 64

export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 1))

const lineOf = (look: Pick<Look, 'textOf'>, path: string): string | undefined => {
  const text = look.textOf(path)
  return text.kind === 'text' ? text.text.replace(/[\r\n]+$/, '') : undefined
}

/** Where objects, references and configuration lie: in the repository itself, or for a worktree in the one that it is of. */
export const commonOf = (look: Pick<Look, 'textOf'>, directory: string): string => {
  const common = lineOf(look, `${directory}/commondir`)
  return common === undefined ? directory : resolvePath(directory, common)
}

/** `certain`: git takes it for a repository, whatever else it holds. `possible`: it may. */
type Likeness = 'certain' | 'possible' | 'no'

const likenessOf = (look: Look, directory: string): Likeness => {
  const head = look.textOf(`${directory}/HEAD`)
  if (head.kind === 'absent') return 'no'
  const common = commonOf(look, directory)
  const objects = look.kindOf(`${common}/objects`)
  const refs = look.kindOf(`${common}/refs`)
  if (objects === 'absent' || refs === 'absent') return 'no'
  const valid = head.kind === 'text' && /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(head.text)
  return valid && objects === 'directory' && refs === 'directory' ? 'certain' : 'possible'
}

const hooksOf = (settings: readonly Setting[], common: string, top: string, home: string): readonly string[] | undefined => {
  const named = settings.findLast(setting => setting.key === 'core.hookspath')
  if (named === undefined) return [`${common}/hooks`]
  const path = named.value ?? ''
  if (path.startsWith('~/')) return [home + path.slice(1)]
  if (path === '' || path.startsWith('~') || path.startsWith('%')) return undefined
  // taken from where the hook runs: the working tree, or a repository without one
  return path.startsWith('/') ? [path] : [resolvePath(top, path), resolvePath(common, path)]
}

const hookIn = (look: Look, directory: string, command: GitCommand): string | undefined => {
  if (!command.hooks) return HOOKS_OF_READERS.find(name => look.kindOf(`${directory}/${name}`) !== 'absent')
  const names = look.namesIn(directory)
  return names === undefined ? 'hooks' : names.find(name => !name.endsWith('.sample') && /^[a-z0-9-]+$/.test(name))
}

/** Why the repository may run code in the command; undefined: it runs none. */
const whyNot = (look: Look, directory: string, top: string, command: GitCommand): string | undefined => {
  const common = commonOf(look, directory)
  const settings: Setting[] = []
  for (const file of new Set([`${common}/config`, `${directory}/config.worktree`, `${common}/config.worktree`])) {
    const text = look.textOf(file)
    if (text.kind === 'absent') continue
    const read = text.kind === 'text' ? readGitConfig(text.text) : undefined
    if (read === undefined) return `${file} cannot be read`
    settings.push(...read)
  }
  const network = command.network || settings.some(fetchesLazily)
  for (const setting of settings) {
    if (setting.key === 'core.hookspath') continue
    if (/^include(?:if)?\./.test(setting.key)) return `${common}/config includes ${setting.value ?? 'another file'}`
    const power = powerOf(setting)
    if (power === 'code' || (power === 'network' && network)) return `${common}/config sets ${setting.key}, which can run code`
  }
  const hooks = hooksOf(settings, common, top, command.home)
  if (hooks === undefined) return `${common}/config sets core.hookspath, which can run code`
  for (const at of hooks) {
    const hook = hookIn(look, at, command)
    if (hook !== undefined) return `${at}/${hook} may run`
  }
  return undefined
}

type Found = { readonly likeness: Likeness; readonly why: string | undefined }

const NOTHING: Found = { likeness: 'no', why: undefined }

const judged = (look: Look, directory: string, top: string, command: GitCommand): Found => {
  const likeness = likenessOf(look, directory)
  return likeness === 'no' ? NOTHING : { likeness, why: whyNot(look, directory, top, command) }
}

/** Where a file named `.git` in `top` says that the repository lies; undefined: it says nothing of the kind. */
export const namedBy = (look: Pick<Look, 'textOf'>, file: string, top: string): string | undefined => {
  const target = /^gitdir: (.+)$/.exec(lineOf(look, file) ?? '')?.[1]
  return target === undefined ? undefined : resolvePath(top, target)
}

/** The repository that a file named `.git` leads to. */
const followed = (look: Look, file: string, top: string, own: string | undefined, command: GitCommand): Found => {
  const directory = namedBy(look, file, top)
  if (directory === undefined) return { likeness: 'possible', why: `${file} cannot be read` }
  // worktrees and submodules of the project's own repository: what lies there only git writes without a question
  if (own !== undefined && isInside(directory, own)) return { likeness: 'certain', why: undefined }
  return judged(look, directory, top, command)
}

const repositoryAt = (look: Look, directory: string, own: string | undefined, command: GitCommand): Found => {
  const dot = `${directory === '/' ? '' : directory}/.git`
  const kind = look.kindOf(dot)
  if (kind === 'unclear') return { likeness: 'possible', why: `${dot} cannot be examined` }
  if (kind === 'file') return followed(look, dot, directory, own, command)
  const inner = kind === 'directory' ? judged(look, dot, directory, command) : NOTHING
  if (inner.likeness === 'certain' || inner.why !== undefined) return inner
  // without a `.git`, the directory may itself be a repository
  return judged(look, directory, directory, command)
}

/** Where git is started, or what `--git-dir` names; `top`: the top of the project's tree, where it lies in it. */
interface Start {
  readonly directory: string
  readonly named: boolean
  readonly top: string | undefined
}

/** What git finds: `why` it may run code that a configuration names; without, whether there is a repository at all. */
export type GitFinding = { readonly kind: 'runs'; readonly why: string } | { readonly kind: 'plain' | 'no-repository' }

const finding = ({ likeness, why }: Found): GitFinding =>
  why === undefined ? { kind: likeness === 'certain' ? 'plain' : 'no-repository' } : { kind: 'runs', why }

/**
 * What the configuration of the repository that git finds from a directory can make it do. The project's own repository is believed: what
 * lies in it is not written without a question. Every directory upwards is looked at until one is a repository for certain, since git
 * passes over what it takes for none.
 */
export const findGitRepository = (look: Look, { directory, named, top }: Start, command: GitCommand): GitFinding => {
  const own = top === undefined ? undefined : `${top === '/' ? '' : top}/.git`
  if (own !== undefined && isInside(directory, own)) return { kind: 'plain' }
  if (named) {
    if (look.kindOf(directory) === 'file') return finding(followed(look, directory, parentOf(directory), own, command))
    // taken for a repository whatever lies beside it
    const itself = judged(look, directory, directory, command)
    if (itself.likeness !== 'no') return finding(itself)
  }
  let at = directory
  for (let up = 0; up < MOST_PARENTS; up++) {
    if (at === top) return { kind: 'plain' }
    const found = repositoryAt(look, at, own, command)
    if (found.why !== undefined || found.likeness === 'certain') return finding(found)
    if (at === '/') return { kind: 'no-repository' }
    at = parentOf(at)
  }
  return { kind: 'runs', why: 'it lies too deep to be examined' }
}
