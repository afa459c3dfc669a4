import type { Access } from '../document/document.ts'
import type { Word } from '../shell/word.ts'
import type { Context } from './context.ts'
import { meansSecret } from './finds.ts'
import { locationOf } from './location.ts'
import { placesOf } from './places.ts'
import { namedScopes } from './named-places.ts'
import { aimsAtSecret } from './secret-places.ts'
import { mayMeanSecret } from './secret-globs.ts'
import { isSecret } from './secret-paths.ts'
import { EVERYTHING } from './selection.ts'
import { isAgentConfig, isGuarded, isVersionControl } from './sensitive-paths.ts'
import type { Setting } from './setting.ts'

export const SCOPES = ['tree', 'temp', 'outside', 'home', 'system', 'device', 'vcs', 'agent-config', 'secret', 'guard', 'unknown'] as const
type Scope = (typeof SCOPES)[number]

/** A path that a command reads, writes or deletes. */
export interface Touch {
  readonly access: 'read' | 'write' | 'delete'
  /** It is written, and nothing that it held is lost. */
  readonly alters?: true
  /** As far as it is known. */
  readonly path: string | undefined
  readonly scopes: readonly Scope[]
  /** The absolute paths that it can be, links not followed; undefined: not known. */
  readonly places?: readonly string[]
  /** The option, operand or variable that names it; undefined: the command itself does. */
  readonly origin?: string
}

/** Devices that are streams; everything else under /dev is a device. */
const STREAM = /^(?:-|\/dev\/(?:null|zero|full|u?random|stdin|stdout|stderr|tty|fd\/[0-9]+)|\/proc\/self\/fd\/[0-9]+)$/

const isStream = (path: string): boolean => STREAM.test(path)

const scopesOfPath = (context: Context, path: string): readonly Scope[] => {
  const scopes = new Set<Scope>([locationOf(context, path)])
  const real = context.realpath?.(path)
  for (const each of real === undefined || real === path ? [path] : [path, real]) {
    if (each !== path) scopes.add(locationOf(context, each))
    // a clone in a temporary directory is nobody's history
    if (isVersionControl(each) && !scopes.has('temp')) scopes.add('vcs')
    if (isSecret(each, context.home)) scopes.add('secret')
    if (isAgentConfig(each, context.home)) scopes.add('agent-config')
    if (isGuarded(each, context)) scopes.add('guard')
  }
  return [...scopes]
}

const UNKNOWN: readonly Scope[] = ['unknown']

type Directories = readonly string[] | undefined

/** The places that a path which the line names can be, from any of the directories that the command may run in. */
const placesFor = (context: Context, path: string, cwds: Directories): readonly string[] | undefined =>
  (path.startsWith('/') ? ROOT : cwds)?.flatMap(cwd => placesOf(context, cwd, path))

const ROOT: readonly string[] = ['/']

const scopesAt = (places: readonly string[], context: Context): readonly Scope[] =>
  places.length === 1 ? scopesOfPath(context, places[0]!) : [...new Set(places.flatMap(place => scopesOfPath(context, place)))]

/** Where a path that the line names can lie. */
const scopesOf = (context: Context, path: string, cwds: Directories): readonly Scope[] => {
  const places = placesFor(context, path, cwds)
  return places === undefined ? [...UNKNOWN, ...namedScopes(context, path)] : scopesAt(places, context)
}

/** Deleting a link deletes the link: its own place counts, and not where it leads. `link/` and `link/.` are what it leads to. */
const unfollowed = (context: Context): Context => {
  const { realpath } = context
  if (realpath === undefined) return context
  return {
    ...context,
    realpath: path => {
      const slash = path.lastIndexOf('/')
      const parent = realpath(path.slice(0, slash) || '/')
      return parent === undefined ? undefined : `${parent === '/' ? '' : parent}${path.slice(slash)}`
    },
  }
}

/** Some paths matter wherever they lie, so that the end of a word says what it is: `"$dir"/.env`, `$HOME/$x/.git/config`, `"$x".pem`. */
const endScopes = (context: Context, text: string): readonly Scope[] => {
  const end = /(?:\/[\w.@+-]+)+\/?["']?$/.exec(text)?.[0].replace(/["']$/, '')
  if (end !== undefined) return namedScopes(context, end)
  const suffix = /[^/](\.[\w@+-]+)["']?$/.exec(text)?.[1]
  return suffix !== undefined && isSecret(`/x${suffix}`, context.home) ? ['secret'] : []
}

interface Reach {
  readonly context: Context
  readonly cwds: Directories
  readonly access: Touch['access']
}

const touchOfPath = ({ context, cwds, access }: Reach, path: string): Touch => {
  const places = placesFor(context, path, cwds)
  const end = access === 'delete' && !/\/\.{0,2}$/.test(path) ? unfollowed(context) : context
  const scopes = places === undefined ? [...UNKNOWN, ...namedScopes(context, path)] : scopesAt(places, end)
  // a tool can know globs of its own (git), and to others it is a name that nobody uses
  const aims = access === 'read' && /[*?[]/.test(path) && aimsAtSecret(path)
  const all = aims ? [...new Set([...scopes, 'secret' as const])] : scopes
  return access === 'read' || places === undefined ? { access, path, scopes: all } : { access, path, scopes: all, places }
}

/** What a word touches that a document marks as a path. Streams are no files. */
const touchesOfWord = ({ context, cwds }: Setting, word: Word, access: Touch['access']): readonly Touch[] => {
  if (word.values !== undefined && word.pieces !== 'any') {
    return word.values.filter(value => value !== '' && !isStream(value)).map(value => touchOfPath({ context, cwds, access }, value))
  }
  const { prefix } = word
  if (word.rest !== 'names' || word.pieces === 'any') {
    // `~/work/$x` may climb out again, but as it is written it lies there
    const directory = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    const written = directory === '' ? [] : scopesOf(context, directory, cwds)
    const guessed = (word.guesses ?? [])
      .flatMap(guess => guess.split(/\s+/))
      .flatMap(guess => (guess === '' ? [] : scopesOf(context, guess, cwds)))
    const scopes = new Set([...UNKNOWN, ...written, ...guessed, ...endScopes(context, word.text)])
    if (mayMeanSecret(context, word, cwds)) scopes.add('secret')
    return [{ access, path: directory === '' ? undefined : `${prefix}...`, scopes: [...scopes] }]
  }
  // names below the prefix: `src/*`; a glob is judged as if every star were a letter, `certs/*.pem`
  const { glob } = word
  const filled =
    glob === undefined ? `${prefix}_` : glob.replace(/\\(.)|\*+|\?|\[[^\]]*\]/g, (_, quoted: string | undefined) => quoted ?? 'x')
  const scopes = new Set([...scopesOf(context, filled, cwds), ...(prefix === '' ? [] : scopesOf(context, prefix, cwds))])
  const last = prefix.slice(prefix.lastIndexOf('/') + 1)
  if (last !== '' && '.git'.startsWith(last)) scopes.add('vcs')
  if (mayMeanSecret(context, word, cwds)) scopes.add('secret')
  return [{ access, path: `${prefix}*`, scopes: [...scopes] }]
}

/** Whatever is written to a device takes the place of something. */
const altered = (touch: Touch): Touch => (touch.scopes.includes('device') ? touch : { ...touch, alters: true })

/**
 * What a word touches that a document marks as a path. `read-tree`: what is below it is read too, as far as one of the globs of the setting
 * selects it; a directory above a secret is then as secret as the secret.
 */
export const touchesOf = (setting: Setting, word: Word, access: Access): readonly Touch[] => {
  const { context, cwds } = setting
  if (access === 'alter') return touchesOfWord(setting, word, 'write').map(altered)
  const tree = access === 'read-tree'
  const touches = touchesOfWord(setting, word, tree ? 'read' : access)
  if ((!tree && access !== 'read') || touches.length === 0) return touches
  if (!meansSecret(context, word, cwds, tree ? (setting.selection ?? EVERYTHING) : undefined)) return touches
  return touches.map(touch => ({ ...touch, scopes: [...new Set([...touch.scopes, 'secret' as const])] }))
}
