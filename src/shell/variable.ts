import { isSecretName } from '../languages/secret-name.ts'
import type { Place } from './walk.ts'
import { dynamicWord, staticWord } from './word.ts'
import type { Word } from './word.ts'

const NUMBERS = new Set(['#', '?', '$', '!', 'RANDOM', 'SECONDS', 'LINENO', 'EPOCHSECONDS', 'BASHPID', 'PPID', 'UID', 'EUID'])

const secretly = (name: string): true | undefined => isSecretName(name) || undefined

/** What a variable holds here, as one word. */
export const variable = ({ state }: Place, name: string, text: string): Word => {
  if (/^[1-9]/.test(name)) {
    const word = state.positional.words[Number(name) - 1]
    return word === undefined ? dynamicWord(text, { secret: state.positional.secret }) : { ...word, text }
  }
  const known = state.variables.get(name)
  // numbers and names of files are none, whatever they are kept in
  if (known !== undefined)
    return known.values !== undefined || known.rest !== 'any' || known.secret
      ? { ...known, text }
      : { ...known, text, secret: secretly(name) }
  // it is empty before something ran in the background
  if (NUMBERS.has(name))
    return { ...dynamicWord(text, { rest: 'number' }), natural: name === '!' ? 'maybe' : name.length === 1 ? 'always' : undefined }
  // what a sourced file does to HOME is not known, but most leave it; the line is not approved anyway
  if (name === 'HOME') return staticWord(state.home, text)
  if (state.clobbered) return dynamicWord(text, { secret: secretly(name) })
  if (name === 'PWD' && state.cwds !== undefined)
    return { text, values: state.cwds, prefix: state.cwds.length === 1 ? state.cwds[0]! : '', rest: 'any', pieces: 'one' }
  return dynamicWord(text, { secret: secretly(name) })
}
