import { parametersFrom, secretParameter } from './state.ts'
import type { State } from './state.ts'
import type { Place } from './walk.ts'
import { anySecret, valueOf } from './word.ts'
import type { Word } from './word.ts'

/** Options that change how the rest of the line is read. */
const CHANGES_READING = /^(?:-[a-zA-Z]*k|\+[a-zA-Z]*B|-[a-zA-Z]*A)/
const READING_OPTIONS = new Set(['keyword', 'braceexpand', 'posix', 'noexec'])

export const setOptions = (place: Place, words: readonly Word[]): void => {
  const { state } = place
  const given = (from: number) => {
    state.positional = parametersFrom(words.slice(from))
  }
  for (const [at, word] of words.entries()) {
    const value = valueOf(word)
    if (value === undefined) {
      state.positional = { words: [], open: true, secret: anySecret(words) }
      return
    }
    if (value === '--' || value === '-') return at + 1 < words.length || value === '--' ? given(at + 1) : undefined
    const named = /^[-+][a-zA-Z]*o$/.test(valueOf(words[at - 1]) ?? '')
    if (!named && !/^[-+]./.test(value)) return given(at)
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

/** `shopt` options that change neither what is read, nor which files a glob can mean, nor where the shell is, nor where a line ends (`failglob`). */
export const HARMLESS_SHOPT = new Set(
  'autocd cdspell checkhash checkjobs checkwinsize cmdhist complete_fullquote direxpand dirspell execfail expand_aliases extdebug extglob extquote force_fignore globasciiranges globskipdots globstar gnu_errfmt histappend histreedit histverify hostcomplete huponexit inherit_errexit interactive_comments lastpipe lithist login_shell mailwarn no_empty_cmd_completion nocasematch nullglob progcomp progcomp_alias promptvars shift_verbose syslog_history xpg_echo'.split(
    ' ',
  ),
)

/** Off unless somebody switches them on. */
const USUALLY_OFF = new Set(
  'assoc_expand_once cdable_vars dotglob failglob localvar_inherit localvar_unset nocaseglob varredir_close'.split(' '),
)

/** `shopt -u dotglob`: it is what the line is read by. */
export const isUsual = (words: readonly Word[], word: Word): boolean => valueOf(words[0]) === '-u' && USUALLY_OFF.has(valueOf(word) ?? '')
