import { staticWord } from '../shell/word.ts'
import { assessRole } from './assess-role.ts'
import { NOTHING } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { keptRole } from './kept.ts'
import type { Moded } from './modes.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

/** What the options do, but for what a mode takes away. */
export const assessOptions = ({ match }: Subject, setting: Setting, { modes, drops }: Moded): Contributions => {
  if (match.options.length === 0) return NOTHING
  const isSpared = (name: string | undefined): boolean =>
    modes.some(({ neutralizes }) => neutralizes.some(spared => spared === '*' || spared === name))
  return match.options.map(({ option, flag, values, negated }): Contributions => {
    if (negated) return NOTHING
    const inner = option['x-executes']?.startsWith('argv-') === true
    const role = modes.length > 0 && isSpared(option.name) ? keptRole(option, drops, true) : option
    // the words of a command are no value that could be looked up
    const bare = !inner && values.length === 0 && role['x-values'] !== undefined && option.type !== 'boolean'
    const words = bare ? [staticWord(typeof option.default === 'string' ? option.default : '', flag)] : values
    return assessRole(setting, role, { words, origin: `option ${flag}` })
  })
}

/** `file://FILE` in the place of any value is the text of that file. */
export const assessFileValues = ({ layer, invocation }: Subject, setting: Setting): Contributions =>
  layer.document['x-file-values']?.map(prefix =>
    invocation.words
      .slice(1)
      .filter(word => (word.values ?? [word.text]).some(value => value.includes(prefix)))
      .map(word => assessRole(setting, { 'x-reads-behind': prefix, 'x-sends': true }, { words: [word], origin: `a value with ${prefix}` })),
  ) ?? NOTHING
