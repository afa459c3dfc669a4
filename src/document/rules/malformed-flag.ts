import { at } from '../../core/pointer.ts'
import type { Node, Syntax } from '../document.ts'
import { optionListsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** Tools whose options need not begin with a dash: dd, find, tar. */
const mayBeWords = ({ keyValue, optionsAsWords, firstCluster }: Syntax): boolean =>
  keyValue === true || optionsAsWords === true || firstCluster === true

const wrongWith = (flag: string, words: boolean): readonly [message: string, fix: string] | undefined => {
  if (flag === '-<number>' || flag === '+<text>') return undefined
  const [first = ''] = flag.split(/[\s,=|[<]/)
  if (/[\s,|[\]<>]/.test(flag) && !/^[^\w]*$/.test(flag))
    return [`${JSON.stringify(flag)} holds more than a flag`, `write each spelling by itself, and nothing of the value: ["${first}"]`]
  if (/^--?[\w?]/.test(flag) && /.=/.test(flag)) return [`${JSON.stringify(flag)} ends with its value`, `write ["${first}"]`]
  if (/^\w/.test(flag) && !words) return [`${JSON.stringify(flag)} has no dash`, `write ["${flag.length === 1 ? '-' : '--'}${flag}"]`]
  return undefined
}

export const malformedFlag: Rule = {
  code: 'malformed-flag',
  severity: 'warning',
  reason: 'A flag is compared with the words of the line exactly, so that one in another form is never recognised.',
  fix: 'write the flag as it stands on the command line',
  check: (document, report) => {
    for (const { options, pointer, place } of optionListsOf(document)) {
      const nodes: readonly Node[] = place === undefined ? [document] : [...place.above, place.node]
      const words = nodes.some(node => mayBeWords(node['x-syntax'] ?? {}))
      options.forEach((option, index) =>
        option.flags.forEach((flag, part) => {
          const wrong = wrongWith(flag, words)
          if (wrong !== undefined) report(at(pointer, index, 'flags', part), ...wrong)
        }),
      )
    }
  },
}
