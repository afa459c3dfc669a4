import { pathTable, sourceOf } from './path-table.ts'
import { AT_HOME, BY_NAME, DIRECTORIES, NO_SECRETS, OF_SYSTEM, ONLY_AT_HOME } from './secret-table/table.ts'

const rowsOf = (table: Readonly<Record<string, readonly string[]>>): readonly string[] => Object.values(table).flat()

const NAME_PARTS = /[._-]/g

/** Names by what is quickest to look up: as they are, by how they end, and the rest as one expression. */
interface Names {
  readonly exact: ReadonlySet<string>
  readonly endings: ReadonlySet<string>
  readonly other: RegExp
}

const namesOf = (names: readonly string[]): Names => {
  const exact = new Set<string>()
  const endings = new Set<string>()
  const others: string[] = []
  for (const name of names)
    if (!/[*[]/.test(name)) exact.add(name)
    else if (/^\*[._-][^*[]+$/.test(name)) endings.add(name.slice(1))
    else others.push(name)
  return { exact, endings, other: new RegExp(`^(?:${others.map(sourceOf).join('|')})$`) }
}

/** `names` are asked for at the first look. */
const anyName = (names: () => readonly string[]): ((name: string) => boolean) => {
  let made: Names | undefined
  return name => {
    const { exact, endings, other } = (made ??= namesOf(names()))
    if (exact.has(name)) return true
    NAME_PARTS.lastIndex = 0
    while (NAME_PARTS.test(name)) if (endings.has(name.slice(NAME_PARTS.lastIndex - 1))) return true
    return other.test(name)
  }
}

const atHome = pathTable(() => rowsOf(AT_HOME))
const onlyAtHome = pathTable(() => rowsOf(ONLY_AT_HOME))
const ofSystem = pathTable(() => rowsOf(OF_SYSTEM).map(row => row.slice(1)))
const exempt = pathTable(() => NO_SECRETS.filter(row => row.includes('/')))
const isExempt = anyName(() => NO_SECRETS.filter(row => !row.includes('/')))
const isSecretName = anyName(() => rowsOf(BY_NAME))
const directories: ReadonlySet<string> = new Set(DIRECTORIES)

/** What lies in a directory called secrets and is code or text about them. */
const CODE =
  /\.(?:[cm]?[jt]sx?|py|pyi|ipynb|rb|go|rs|java|kts?|scala|swift|c|h|cc|cpp|hpp|cs|fs|php|vue|svelte|exs?|erl|hs|ml|lua|dart|proto|css|scss|html?|md|mdx|rst|adoc|tf|lock|snap|example|sample|template|dist|gitkeep|gitignore)$|^(?:README|LICENSE|Makefile|Dockerfile|BUILD|OWNERS|\.gitkeep|\.gitignore)$/

/** What editors, people and package managers put behind the name of a file when they keep a copy of it. */
const COPIES: ReadonlySet<string> = new Set(
  'bak backup old orig original save saved copy prev previous swp swo tmp temp rej new pacsave pacnew gz bz2 xz zst zip txt'.split(' '),
)
const NUMBERED = /^(?:[0-9]{1,14}|(?:dpkg|ucf)-[a-z]+|rpm(?:new|save|orig))$/

/** More than `.bak.gz.1` is no copy that anybody made. */
const MOST_COPIES = 3

const HOME = /^\/(?:root|(?:home|Users|export\/home|var\/home)\/[^/]+)(?=\/)/

/** Where what lies below a home directory begins, as a count of components; undefined: it lies below none. */
const belowHome = (path: string, home: string): number | undefined => {
  const found = path.startsWith(home) && path[home.length] === '/' ? home : HOME.exec(path)?.[0]
  return found?.split('/').length
}

const isListed = (path: string, home: string): boolean => {
  const parts = path.split('/')
  const end = parts.length - 1
  const last = parts[end]!
  if (isExempt(last)) return false
  if (isSecretName(last) || directories.has(last)) return true
  for (let at = 1; at <= end; at++) {
    const part = parts[at]!
    // most names are in no row at all
    if (!atHome.begins(part) && !directories.has(part)) continue
    if (exempt.has(parts, at)) return false
    if (at < end && directories.has(part) && !CODE.test(last)) return true
    if (atHome.has(parts, at)) return true
  }
  if (ofSystem.has(parts, 1)) return true
  const below = belowHome(path, home)
  return below !== undefined && onlyAtHome.has(parts, below)
}

/** What a file is a copy of by its name: `id_rsa.bak`, `.env~`, `.credentials.swp`; undefined: it does not look like one. */
const originalOf = (name: string): string | undefined => {
  const ending = /[._~# -][^._~# ]*$/.exec(name)
  if (ending === null) return undefined
  const [text] = ending
  const hidden = name.startsWith('.') && (text === '.swp' || text === '.swo') ? 1 : 0
  if (text === '~') return name.slice(0, -1)
  if (name.startsWith('#') || name.startsWith('.#')) return name.replace(/^\.?#|#$/g, '')
  const suffix = text.slice(1).toLowerCase()
  return COPIES.has(suffix) || NUMBERED.test(suffix) || /^\([0-9]+\)$/.test(suffix) ? name.slice(hidden, ending.index) : undefined
}

/** Whether programs are known to keep something there that logs in, signs or decrypts. `path` is absolute and resolved. */
export const isSecret = (path: string, home: string): boolean => {
  if (isListed(path, home)) return true
  const slash = path.lastIndexOf('/') + 1
  let original = originalOf(path.slice(slash))
  for (let times = 0; original !== undefined && original !== '' && times < MOST_COPIES; times++) {
    if (isListed(path.slice(0, slash) + original, home)) return true
    original = originalOf(original)
  }
  return false
}

/** Names that mean a secret only where they lie, and are read all day elsewhere. */
const EVERYDAY: ReadonlySet<string> = new Set([
  'config.json',
  'config.yaml',
  'config.yml',
  'config.toml',
  'config.xml',
  'settings.json',
  'settings.toml',
  'gradle.properties',
  'hosts.json',
  'apps.json',
  'state.json',
  'id.json',
  'profiles.yml',
  'cli.yaml',
  'cli.toml',
  'cli-config.json',
  'repositories.yaml',
  'registry.json',
  'remote.yaml',
  'default.toml',
  'users',
  'root',
  'port',
  'crash',
  'keys',
  'user-data.txt',
  'pip.conf',
  'nix.conf',
])

const tailsOf = (row: string): readonly string[] => {
  const parts = row.split('/').filter(part => part !== '')
  if (/[*[]/.test(parts.at(-1)!) || EVERYDAY.has(parts.at(-1)!)) return []
  return parts.flatMap((_, at) => (at === 0 && !row.startsWith('/') ? [] : [parts.slice(at).join('/')]))
}

/** `credentials` of `~/.aws`, `kubernetes/admin.conf` of `/etc`: rows without the directories that they begin with. */
const tails = pathTable(() => [...new Set([...rowsOf(AT_HOME), ...rowsOf(OF_SYSTEM)].flatMap(tailsOf))].filter(tail => tail !== '*'))

/**
 * Whether a path from a directory that is not known can be a secret: by its own name, or as the end of a place where one lies, unless that
 * end is a name of every day (`config.json`).
 */
export const mayBeSecret = (relative: string, home: string): boolean => {
  const parts = relative.split('/').filter(part => part !== '' && part !== '.' && part !== '..')
  if (parts.length === 0) return false
  return isSecret(`/${parts.join('/')}`, home) || tails.has(parts, 0)
}
