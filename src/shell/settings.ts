import { parametersFrom, secretParameter } from './state.ts'
import type { State } from './state.ts'
import type { Place } from './walk.ts'
import { anySecret, valueOf } from './word.ts'
import type { Word } from './word.ts'

/** Options that change how the rest of the line is read. */
const CHANGES_READING = /^(?:-[a-zA-Z]*k|\+[a-zA-Z]*B|-[a-zA-Z]*A)/
const READING_OPTIONS = new Set(['keyword', 'braceexpand', 'posix', 'noexec'])

/** Options of `set` that every shell knows which has them. */
const LETTERS = /^[-+][abefhkmnptuvxBCEHPTo]+$/
const SETTABLE = /^(?:allexport|errexit|errtrace|noclobber|noexec|noglob|nounset|pipefail|posix|verbose|vi|emacs|xtrace)$/

export const setOptions = (place: Place, words: readonly Word[]): void => {
  const { state } = place
  const given = (from: number) => {
    state.positional = parametersFrom(words.slice(from))
  }
  const open = () => {
    state.positional = { words: [], open: true, secret: anySecret(words) ?? secretParameter(state) }
  }
  for (const [at, word] of words.entries()) {
    const value = valueOf(word)
    if (value === undefined) return open()
    if (value === '--' || value === '-') return at + 1 < words.length || value === '--' ? given(at + 1) : undefined
    const named = /^[-+][a-zA-Z]*o$/.test(valueOf(words[at - 1]) ?? '')
    if (!named && !/^[-+]./.test(value)) return given(at)
    // one that the shell does not know, and it sets nothing
    if (!(named ? SETTABLE : LETTERS).test(value)) return open()
    if (/^-[a-zA-Z]*a/.test(value) || (named && value === 'allexport')) state.exportsAll = true
    const traces = /^([-+])[a-zA-Z]*x/.exec(named && value === 'xtrace' ? `${valueOf(words[at - 1])![0]!}x` : value)
    if (traces !== null) state.traces = traces[1] === '-'
    if (CHANGES_READING.test(value) || (named && READING_OPTIONS.has(value) && value !== 'posix'))
      place.problems.push({ code: 'unsupported', reason: `set ${word.text} changes how the rest of the line is read` })
  }
}

export const shiftParameters = (state: State, word: Word | undefined): void => {
  const { words, open, secret } = state.positional
  const count = word === undefined ? 1 : /^\d{1,3}$/.test(valueOf(word) ?? '') ? Number(valueOf(word)) : undefined
  if (count === undefined) state.positional = { words: [], open: true, secret: secretParameter(state) }
  // the shell shifts nothing when there are fewer
  else if (count <= words.length || open) state.positional = { words: words.slice(count), open, secret }
}
