/** RFC 6901 pointers. */

const escapeToken = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

export const tokensOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** `below` a pointer: `at('/commands', 'a/b')` is `/commands/a~1b`. */
export const at = (pointer: string, ...keys: readonly (string | number)[]): string =>
  [pointer, ...keys.map(key => escapeToken(String(key)))].join('/')
