import { globMatches } from '../core/glob.ts'
import { isSecret } from './sensitive-paths.ts'

/*
 * Whoever reads all that lies below a directory reads the secrets below it, and whoever picks files by a glob may pick secrets. Nothing
 * here looks at the disk: a secret is where programs are known to keep one.
 */

/** A file for each place below a home directory where programs keep secrets. */
const AT_HOME = [
  '.ssh/id_rsa',
  '.ssh/id_ed25519',
  '.gnupg/private-keys-v1.d/x.key',
  '.password-store/x.gpg',
  '.aws/credentials',
  '.azure/msal_token_cache.json',
  '.netrc',
  '.npmrc',
  '.pypirc',
  '.pgpass',
  '.my.cnf',
  '.git-credentials',
  '.vault-token',
  '.s3cfg',
  '.boto',
  '.bash_history',
  '.zsh_history',
  '.kube/config',
  '.docker/config.json',
  '.config/gh/hosts.yml',
  '.config/gcloud/credentials.db',
  '.config/rclone/rclone.conf',
  '.config/google-chrome/Default/Login Data',
  '.cargo/credentials.toml',
  '.gem/credentials',
  '.terraform.d/credentials.tfrc.json',
  '.mozilla/firefox/x/logins.json',
  '.mozilla/firefox/x/key4.db',
  '.local/share/keyrings/login.keyring',
  'Library/Keychains/login.keychain-db',
] as const

const OF_SYSTEM = [
  '/etc/shadow',
  '/etc/gshadow',
  '/etc/sudoers',
  '/etc/ssl/private/x.key',
  '/etc/ssh/ssh_host_rsa_key',
  '/proc/1/environ',
  '/run/secrets/x',
  '/var/run/secrets/x',
] as const

/** Homes of others count too: `/home` and `/` are above them. */
const OTHER_HOMES = ['/root', '/home/_', '/Users/_'] as const

/** Every known place of a secret, an absolute path, that begins with this text; in the user's home, and in the one that the text names. */
export const secretPlaces = (start: string, home: string): readonly string[] => {
  const own = /^\/(?:home|Users)\/[^/]+(?=\/)/.exec(start)?.[0]
  const homes = new Set([home, ...OTHER_HOMES, ...(own === undefined ? [] : [own])])
  const atHome = [...homes].flatMap(it => {
    if (`${it}/`.startsWith(start)) return AT_HOME.map(place => `${it}/${place}`)
    if (!start.startsWith(`${it}/`)) return []
    const rest = start.slice(it.length + 1)
    return AT_HOME.filter(place => place.startsWith(rest)).map(place => `${it}/${place}`)
  })
  return [...OF_SYSTEM.filter(place => place.startsWith(start)), ...atHome]
}

/** Names that mean a secret in whatever directory, for globs to be tried on. */
const NAMES = [
  '.env',
  '.env.local',
  '.env.production',
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
  'credentials.json',
  'secrets.yml',
  'secret.yaml',
  'service-account.json',
  'client_secret.json',
  'terraform.tfstate',
  'logins.json',
  'key4.db',
] as const

/** Kinds of files that hold keys whatever they are called. */
const KEYS = ['x.pem', 'x.p12', 'x.pfx', 'x.keystore', 'x.jks', 'x.kdbx', 'x.key'] as const

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

/** The same in lower case with nothing but `*` and `?`: a set is any character. */
const plain = (glob: string): readonly string[] =>
  alternatives(
    glob
      .toLowerCase()
      .replace(/\\(.)/g, '$1')
      .replace(/\[[^\]]*\]/g, '?'),
  )

const ANYTHING = /^(?:[*?/]|\.\/)*$|^[*?]+\.[*?]*$/

/**
 * Whether a glob for names, or for paths where it has a slash, means a secret wherever it is looked for: `.env*`, `id_*`, `*.pem`. One that
 * says next to nothing (`*`), or only what kind of file (`*.json`), means everything of that kind, and no secret in particular.
 */
export const aimsAtSecret = (glob: string): boolean => plain(glob).some(aims)

const aims = (wanted: string): boolean => {
  if (ANYTHING.test(wanted)) return false
  const fill = (text: string): string => `/${wanted.replace(/\*+/g, text).replaceAll('?', 'x')}`.replace(/\/+/g, '/')
  if (isSecret(fill('')) || isSecret(fill('x'))) return true
  const last = wanted.slice(wanted.lastIndexOf('/') + 1)
  if (ANYTHING.test(last)) return false
  return (last.startsWith('*.') ? KEYS : [...NAMES, ...KEYS]).some(name => globMatches(last, name))
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
