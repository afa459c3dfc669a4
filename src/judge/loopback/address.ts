/*
 * What is certain to be this machine, in whatever program reads it. Only the plainest spellings count: `127.1`, `0x7f.1`, `localhost.`
 * and what else leads here in some programs leads elsewhere in others, and nobody needs them.
 */

const OCTET = '(?:0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])'
const NAME = `localhost|127(?:\\.${OCTET}){3}`

/** No braces and brackets, which curl expands; no backslash, and nothing that a program could take for the end of the URL. */
const CHARACTERS = "\\w.~%!$&'()*+,;=:?|\\-"

/** What stands before the first slash ends there in every reader of URLs, so that an at sign behind it is no user. */
const URL_FORM = new RegExp(`^(?:https?://)?(${NAME}|\\[::1\\])(?::([1-9][0-9]{0,4}))?(?:/[${CHARACTERS}@/]*|\\?[${CHARACTERS}]*)?$`)

const HOST_FORM = new RegExp(`^(?:${NAME}|::1)$`)

const MOST_PORTS = 65_535

/** The host of a URL, if that is this machine; undefined: it is another one, or not certain. */
export const loopbackInUrl = (url: string): string | undefined => {
  const found = URL_FORM.exec(url)
  return found === null || Number(found[2] ?? 0) > MOST_PORTS ? undefined : found[1]
}

/** The host itself, if that is this machine. */
export const loopbackHost = (host: string): string | undefined => (HOST_FORM.test(host) ? host : undefined)
