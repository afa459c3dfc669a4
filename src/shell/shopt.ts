import { valueOf } from './word.ts'
import type { Word } from './word.ts'

/** `shopt` options that change neither what is read, nor which files a glob can mean, nor where the shell is, nor where a line ends (`failglob`). */
const HARMLESS = new Set(
  'autocd cdspell checkhash checkjobs checkwinsize cmdhist complete_fullquote direxpand dirspell execfail expand_aliases extdebug extglob extquote force_fignore globasciiranges globskipdots globstar gnu_errfmt histappend histreedit histverify hostcomplete huponexit inherit_errexit interactive_comments lastpipe lithist login_shell mailwarn no_empty_cmd_completion nocasematch nullglob progcomp progcomp_alias promptvars shift_verbose syslog_history xpg_echo'.split(
    ' ',
  ),
)

/** Off unless somebody switches them on. */
const OFF = new Set('assoc_expand_once cdable_vars dotglob failglob localvar_inherit localvar_unset nocaseglob varredir_close'.split(' '))

/** `shopt -u dotglob`: it is what the line is read by. */
const isUsual = (words: readonly Word[], word: Word): boolean => valueOf(words[0]) === '-u' && OFF.has(valueOf(word) ?? '')

/** Whether nothing that `shopt` is told changes how the rest of the line is read. */
export const isHarmlessShopt = (words: readonly Word[]): boolean =>
  words.every(word => word.text.startsWith('-') || HARMLESS.has(valueOf(word) ?? '') || isUsual(words, word))
