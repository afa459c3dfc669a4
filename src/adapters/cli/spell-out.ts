import { flagOf, takesValue } from '../../core/params.ts'
import type { Params } from '../../core/params.ts'
import { optionForms } from '../option-forms.ts'

export interface Spelled {
  readonly words: readonly string[]
  /** The first word that is no option of these, or a flag with a value; it is left out of `words`. */
  readonly mistake: { readonly kind: 'unknown' | 'valued'; readonly word: string } | undefined
}

/** Words that start with a dash and are no option: the conventional operand `-`, and numbers. */
const isPlain = (word: string): boolean => !word.startsWith('-') || /^-(?:$|[0-9.])/.test(word)

/**
 * Options in the one form that the parser cannot misread: `-qh` -> `--quiet=true --help=true`. What is no option of ours is taken out
 * here, since the parser has names of its own (`--get-yargs-completions`), looks names up in plain objects (`--constructor`), and lets a
 * flag take the next word when that is `true` or `false`.
 */
export const spellOut = (words: readonly string[], params: Params): Spelled => {
  const forms = optionForms(params)
  const spelled: string[] = []
  let mistake: Spelled['mistake']
  const end = words.indexOf('--')
  for (const word of end === -1 ? words : words.slice(0, end)) {
    if (isPlain(word)) {
      spelled.push(word)
      continue
    }
    if (!word.startsWith('--')) {
      const flags = word
        .slice(1)
        .split('')
        .map(letter => forms.get(`-${letter}`))
      if (flags.includes(undefined)) mistake ??= { kind: 'unknown', word }
      // only flags have short forms
      else spelled.push(...flags.flatMap(form => (form === undefined ? [] : [`${flagOf(form.name)}=true`])))
      continue
    }
    const [flag, value] = word.includes('=') ? [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] : [word, undefined]
    const param = forms.get(flag)?.param
    if (param === undefined) mistake ??= { kind: 'unknown', word: flag }
    else if (takesValue(param)) spelled.push(word)
    else if (value === undefined || value === 'true' || value === 'false') spelled.push(`${flag}=${value ?? true}`)
    else mistake ??= { kind: 'valued', word: flag }
  }
  return { words: [...spelled, ...(end === -1 ? [] : words.slice(end))], mistake }
}
