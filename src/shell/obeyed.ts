import { isExported } from './state.ts'
import type { Place } from './walk.ts'

/** Variables that decide what the shell and the loader run after them, and which files a glob means, exported or not. */
const OBEYED = /^(?:PATH|CDPATH|IFS|GLOBIGNORE|ENV|BASH_.*|PS4|PROMPT_COMMAND|SHELLOPTS|BASHOPTS|FPATH|LD_.*|DYLD_.*)$/

/** Names that mean the same to zsh; to every other shell they are names like any other. */
const OBEYED_BY_ZSH =
  /^(?:path|fpath|cdpath|module_path|(?:dis_)?(?:commands|functions|aliases|galiases|saliases|builtins)|options|.*_functions)$/

export const isObeyed = (name: string, shell: string): boolean => OBEYED.test(name) || (shell === 'zsh' && OBEYED_BY_ZSH.test(name))

/** What these set is a number by then. */
const CALCULATES = new Set(['arithmetic', 'let', 'declare', 'typeset', 'local', 'readonly', 'export', 'getopts'])

/**
 * A variable that gets its value from a loop, a calculation or a command: `read PATH`, `for PATH in ..`. Whoever gives such a value to
 * one that is obeyed, or that later programs are given, decides what they run. (Plain assignments are judged with their values.)
 */
export const checkSet = ({ walk, state, problems }: Pick<Place, 'walk' | 'state' | 'problems'>, name: string, by: string): void => {
  if (state.marks.get(name)?.integer === true && !CALCULATES.has(by))
    problems.push({ code: 'evaluates', reason: `${by} sets ${name}, which calculates what it is given and could run it` })
  if (isObeyed(name, walk.shell) || isExported(state, name))
    problems.push({ code: 'evaluates', reason: `${by} sets ${name}, which can make later commands load or run something else` })
}
