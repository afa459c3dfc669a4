import { globMatches, mayMatch, targetsOf } from '../core/glob.ts'
import { once } from '../core/once.ts'
import { isSecret } from './secret-paths.ts'
import { AT_HOME, BY_NAME, OF_SYSTEM, ONLY_AT_HOME } from './secret-table/table.ts'

/*
 * Whoever reads all that lies below a directory reads the secrets below it, and whoever picks files by a glob may pick secrets. Nothing
 * here looks at the disk: a secret is where programs are known to keep one.
 */

/** A path that a row of the table means. */
const exampleOf = (row: string): string =>
  row
    .replace(/(^|\/)\*\*$/, '$1x')
    .replace(/\[(.)[^\]]*\]/g, '$1')
    .replace(/\*$/, '')
    .replaceAll('*', 'x')

const examplesOf = (table: Readonly<Record<string, readonly string[]>>): readonly string[] => [
  ...new Set(Object.values(table).flat().map(exampleOf)),
]

/** Without devices: nobody searches below them by name. */
const ofSystem = once(() => {
  const { disks: _, ...files } = OF_SYSTEM
  return examplesOf(files)
})
const belowHome = once(() => [...new Set([...examplesOf(AT_HOME), ...examplesOf(ONLY_AT_HOME)])])

/** Homes of others count too: `/home` and `/` are above them. */
const OTHER_HOMES = ['/root', '/home/_', '/Users/_'] as const

/** Every known place of a secret, an absolute path, that begins with this text; in the user's home, and in the one that the text names. */
export const secretPlaces = (start: string, home: string): readonly string[] => {
  const own = /^\/(?:home|Users)\/[^/]+(?=\/)/.exec(start)?.[0]
  const homes = new Set([home, ...OTHER_HOMES, ...(own === undefined ? [] : [own])])
  const atHome = [...homes].flatMap(directory => {
    if (`${directory}/`.startsWith(start)) return belowHome().map(place => `${directory}/${place}`)
    if (!start.startsWith(`${directory}/`)) return []
    const rest = start.slice(directory.length + 1)
    return belowHome()
      .filter(place => place.startsWith(rest))
      .map(place => `${directory}/${place}`)
  })
  return [...ofSystem().filter(place => place.startsWith(start)), ...atHome]
}

/** Names that mean a secret in whatever directory, for globs to be tried on; those that a glob of every day picks too are not among them. */
const NAMES = [
  '.env',
  '.env.local',
  '.env.production',
  '.envrc',
  'id_rsa',
  'id_dsa',
  'id_ecdsa',
  'id_ed25519',
  '.netrc',
  '.pypirc',
  '.pgpass',
  '.npmrc',
  '.git-credentials',
  '.vault-token',
  '.htpasswd',
  '.bash_history',
  'credentials',
  'credentials.json',
  'secrets.yml',
  'secret.yaml',
  'service-account.json',
  'client_secret.json',
  'terraform.tfstate',
  'terraform.tfvars',
  'logins.json',
  'key4.db',
  'cookies.sqlite',
  'wallet.dat',
] as const

/** Kinds of files that hold keys whatever they are called; `*config*` is no search for the one of them that ends so. */
const keys = once(() =>
  targetsOf(
    Object.values(BY_NAME)
      .flat()
      .filter(row => /^\*\.[^.*[]+$/.test(row) && row !== '*.kubeconfig')
      .map(exampleOf),
  ),
)
const namesAndKeys = once(() => targetsOf([...NAMES, ...keys().names]))

/** `{a,b}{c,d}` doubles with every pair of braces. */
const MOST_ALTERNATIVES = 64

/** What stands for a glob that says too much to be looked at: it may mean a secret. */
export const ANY_SECRET = '.env'

const alternatives = (glob: string): readonly string[] => {
  const done: string[] = []
  const open = [glob]
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const braces = /\{([^{}]*)\}/.exec(each)
    if (braces === null) done.push(each)
    else {
      const [head, tail] = [each.slice(0, braces.index), each.slice(braces.index + braces[0].length)]
      open.push(...braces[1]!.split(',').map(choice => head + choice + tail))
    }
    if (open.length + done.length > MOST_ALTERNATIVES) return [ANY_SECRET]
  }
  return done
}

/** With nothing but `*` and `?`: a set is any character. */
export const withoutSets = (glob: string): string => glob.replace(/\\(.)/g, '$1').replace(/\[(?:[!^]?\][^\]]*|[^\]]*)\]/g, '?')

/** The same in lower case. */
const plain = (glob: string): readonly string[] => alternatives(withoutSets(glob.toLowerCase()))

const ANYTHING = /^(?:[*?/]|\.\/)*$|^[*?]+\.[*?]*$/

/**
 * Whether a glob for names, or for paths where it has a slash, means a secret wherever it is looked for: `.env*`, `id_*`, `*.pem`. One that
 * says next to nothing (`*`), or only what kind of file (`*.json`), means everything of that kind, and no secret in particular.
 */
export const aimsAtSecret = (glob: string): boolean => plain(glob).some(aims)

const aims = (wanted: string): boolean => {
  if (ANYTHING.test(wanted)) return false
  const fill = (text: string): string => `/${wanted.replace(/\*+/g, text).replaceAll('?', 'x')}`.replace(/\/+/g, '/')
  if (isSecret(fill(''), '/home/_') || isSecret(fill('x'), '/home/_')) return true
  return aimsByName(wanted.slice(wanted.lastIndexOf('/') + 1), globMatches)
}

/** Whether a glob for a name, of `*` and `?`, picks one that means a secret in whatever directory. */
export const aimsByName = (name: string, matches: (pattern: string, name: string) => boolean): boolean => {
  if (ANYTHING.test(name)) return false
  const targets = name.startsWith('*.') ? keys() : namesAndKeys()
  return mayMatch(name, targets) && targets.names.some(each => matches(name, each))
}

const selects = (wanted: string, path: string): boolean => {
  const given = path.toLowerCase()
  if (!wanted.includes('/')) return globMatches(wanted, given.slice(given.lastIndexOf('/') + 1))
  return globMatches(wanted, given) || globMatches(`*/${wanted.replace(/^\.?\/+/, '')}`, given)
}

/** Whether a known place of a secret begins with this text, an absolute path, and its name matches one of the globs. */
export const holdsSecret = (start: string, globs: readonly string[], home: string): boolean => {
  const places = secretPlaces(start, home)
  if (places.length === 0) return false
  const wanted = globs.flatMap(plain)
  return places.some(place => wanted.some(glob => selects(glob, place)))
}
