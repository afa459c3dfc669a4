import { isSecretName } from '../languages/secret-name.ts'
import { OPTIONS_OF, READS_SECRET, SECRET_OPTION, SETS_SECRETS, TOKENS } from './secret-forms.ts'
import { valuesIn } from './shell-values.ts'

/** Stands where a secret stood. */
const REDACTED = '[redacted]'

/** Shorter ones are found again in words that mean something else. */
const SHORTEST = 4

const unquoted = (text: string): string => text.replace(/\\([^])|['"]/g, (_, escaped: string | undefined) => escaped ?? '')

/** Refers to a value and holds none: `$TOKEN`, `$(gh auth token)`. */
const isReference = (text: string): boolean => /^(?:\$\{?\w*\}?|\$\([^]*|`[^]*)$/.test(text.replace(/^"|"$/g, ''))

const ASSIGNMENT = /(?<![\w.%-])([A-Za-z_][\w.-]{0,127})\+?=(?!=)/g
const OPTION = /(?<=^|[\s'"(])(--?[A-Za-z][\w.-]{0,63})(?:=|\s+)(?![-\s])/g
const PRINTED = /\b(echo|printf)\s+(?:-\w+\s+)*/g
const HERE_STRING = /(<<<)\s*/g
const HEADER =
  /(?<=^|[\s'"])((?:(?:proxy-)?authorization|(?:set-)?cookie|[A-Za-z][\w-]{0,63}-(?:token|key|secret|password|auth|signature)):\s*)((?:Bearer|Basic|Token|Digest|ApiKey|AWS4-HMAC-SHA256)\s+)?([^'"\n]+)/gi
const FIELD = /(\\?["'][\w.-]+\\?["']\s*:\s*\\?")((?:\\[^"]|[^"\\])+)/g
const QUERY = /(?<=[?&;])([\w.-]{1,127})=([^&\s'"#;|<>]+)/g
const PASSWORD_IN_ADDRESS = /\b([a-z][a-z0-9+.-]{0,30}:\/\/[^\s/?#@:'"]{0,200}:)([^\s/?#'"]{1,400})(?=@)/gi
// a token alone in the place of a user
const USER_IN_ADDRESS = /\b([a-z][a-z0-9+.-]{0,30}:\/\/)([^\s/?#@:'"]{16,400})(?=:?@)/gi
const MIXED = /(?<![\w/+.=-])[A-Za-z0-9+_=-]{24,}(?![\w/+.-])/g

/** Every token has one, and few lines: to look for each form of them takes longer than all the rest. */
const LONG_WORD = /[\w.=+%-]{14}|-----BEGIN/

const entropyOf = (text: string): number => {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0)
}

/** Bits a letter, which chance has and words have not. */
const LEAST_BITS = 4

/** Letters by chance: no digest, which is hexadecimal, and no name, which has few digits. */
const isRandom = (text: string): boolean =>
  (text.match(/[0-9]/g)?.length ?? 0) > 2 && /[a-z]/.test(text) && /[A-Z]/.test(text) && entropyOf(text) >= LEAST_BITS

/** Which options take secrets on this line though their names do not say so. */
const ownOptions = (text: string): readonly string[] => {
  const names = new Set(text.match(/[\w.-]+/g))
  return Object.entries(OPTIONS_OF).flatMap(([command, options]) => (command.split(' ').every(name => names.has(name)) ? options : []))
}

/** What begins a value of such an option. */
const beginning = (option: string): RegExp =>
  option.endsWith('*')
    ? new RegExp(`(?<=\\s)(${option.slice(0, -1)})(?=\\S)`, 'g')
    : new RegExp(`(?<=\\s)(${option})(?:=|\\s+)(?![-\\s])`, 'g')

/** Words and paths alone: nothing that has a value, prints or reads one. */
const PLAIN = /^[\w\s./,()]*$/

type Keep = (secret: string) => string

/** A text of the shell, or what was said about one. */
const cleanText = (text: string, keep: Keep): string => {
  const value = (secret: string): string => (isReference(secret) ? secret : keep(secret))
  const sets = SETS_SECRETS.test(text)
  let clean = text
  const long = LONG_WORD.test(text)
  if (long) for (const token of TOKENS) clean = clean.replace(token, keep)
  else if (PLAIN.test(text)) return text
  clean = clean
    .replace(PASSWORD_IN_ADDRESS, (_, before: string, password: string) => `${before}${value(password)}`)
    .replace(USER_IN_ADDRESS, (_, scheme: string, user: string) => `${scheme}${value(user)}`)
    .replace(FIELD, (all, before: string, secret: string) =>
      isSecretName(/[\w.-]+/.exec(before)?.[0] ?? '') ? `${before}${value(secret)}` : all,
    )
    .replace(HEADER, (_, name: string, scheme: string | undefined, secret: string) => `${name}${scheme ?? ''}${value(secret)}`)
    .replace(QUERY, (all, name: string, secret: string) => (isSecretName(name) ? `${name}=${value(secret)}` : all))
  clean = valuesIn(clean, ASSIGNMENT, name => sets || isSecretName(name), value)
  clean = valuesIn(clean, OPTION, name => SECRET_OPTION.test(name), value)
  for (const option of ownOptions(clean)) clean = valuesIn(clean, beginning(option), () => true, value)
  if (READS_SECRET.test(clean)) for (const form of [PRINTED, HERE_STRING]) clean = valuesIn(clean, form, () => true, value)
  return long ? clean.replace(MIXED, random => (isRandom(random) ? keep(random) : random)) : clean
}

/** The words of one command as a program gets them: a value ends where its word does. */
const cleanWords = (words: readonly string[], keep: Keep): readonly string[] => {
  const own = ownOptions(words.join(' '))
  const takesSecret = (option: string | undefined): boolean => option !== undefined && (own.includes(option) || SECRET_OPTION.test(option))
  return words.map((text, at) => {
    if (takesSecret(words[at - 1]) && !text.startsWith('-')) return keep(text)
    const joined = own.find(option => option.endsWith('*') && text.startsWith(option.slice(0, -1)) && text.length >= option.length)
    if (joined !== undefined) return `${joined.slice(0, -1)}${keep(text.slice(joined.length - 1))}`
    const [, name = '', value = ''] = /^(-{0,2}[A-Za-z_][\w.-]{0,127})=([^]+)$/.exec(text) ?? []
    if (name === '') return cleanText(text, keep)
    return `${name}=${takesSecret(name) || (!name.startsWith('-') && isSecretName(name)) ? keep(value) : cleanText(value, keep)}`
  })
}

interface Said {
  /** Those of one command, as a program gets them. */
  readonly words: readonly string[]
  /** Shell lines, and what was said about them. */
  readonly texts: readonly string[]
}

/**
 * Takes the secrets out of what goes into the log: values of variables, options, fields and headers with the names of secrets, passwords in
 * addresses, tokens that are known by their form, letters by chance. A secret that is found in one text is taken out of all.
 */
export const withoutSecrets = ({ words, texts }: Said): Said & { readonly redacted: boolean } => {
  const secrets = new Set<string>()
  const keep: Keep = secret => {
    if (secret === REDACTED) return secret
    const bare = unquoted(secret)
    // a name and its password
    secrets
      .add(secret)
      .add(bare)
      .add(bare.slice(bare.indexOf(':') + 1))
    return REDACTED
  }
  const without = (text: string): string =>
    [...secrets]
      .filter(secret => secret.length >= SHORTEST && !REDACTED.includes(secret))
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, secret) => left.replaceAll(secret, REDACTED), text)
  const cleaned = cleanWords(words, keep)
  // a word with white space in it is a secret as a whole, and would be found in part
  const spoken = texts.map(text => cleanText(without(text), keep))
  return { words: cleaned.map(without), texts: spoken.map(without), redacted: secrets.size > 0 }
}
