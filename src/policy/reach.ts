import { globMatches } from '../core/glob.ts'
import { valueOf } from '../shell/word.ts'
import type { Case } from './case.ts'
import type { CommandPattern } from './policy-file.ts'
import { comparePlain } from './plain-match.ts'
import { placeOfRule, placesOfLine, worst } from './word-match.ts'
import type { Where, WordMatch } from './word-match.ts'

/*
 * What a denial reaches besides the words that it is written in. A permission reaches none of it: it says which words it means.
 */

const startsWith = (words: readonly string[], beginning: readonly string[]): boolean => beginning.every((word, at) => words[at] === word)

/** The rule with the line's own names where it uses others for the same command: `docker run` for `docker container run`. */
export const renamed = (pattern: CommandPattern, command: Case): readonly CommandPattern[] => {
  const { match } = command.judged
  if (match === undefined || command.tool === undefined) return []
  const first = match.nodes.length - match.names.length - 1
  return match.nodes.slice(first).flatMap((node, depth) => {
    const own = [command.tool!, ...match.names.slice(0, depth)]
    return (node['x-same-as'] ?? []).flatMap(text => {
      const other = text.split(' ')
      const { words } = pattern
      if (startsWith(words, other)) return [{ ...pattern, words: [...own, ...words.slice(other.length)] }]
      // a rule for the group that it stands in
      return startsWith(other, words) ? [{ ...pattern, words: own }] : []
    })
  })
}

const isVersionOf = (long: string, short: string): boolean =>
  long.startsWith(short) && /^[-.]?\d+(?:\.\d+)*$/.test(long.slice(short.length))

/** `python3.11` is a `python3` and a `python`; `python` may be a `python3`. */
export const versionMatches = (rule: string, tool: string): WordMatch =>
  isVersionOf(tool, rule) ? 'yes' : isVersionOf(rule, tool) ? 'maybe' : 'no'

/** `bash ./gradlew test` starts what `./gradlew test` names. */
export const startsScript = (where: Where, { words: [first, ...rest] }: CommandPattern, command: Case): WordMatch => {
  const { match, invocation } = command.judged
  const script = match?.bound.find(
    ({ argument }) => argument['x-path'] !== undefined && (argument['x-executes'] === 'file' || argument['x-stdin'] === false),
  )?.words[0]
  const path = valueOf(script)
  if (first === undefined || script === undefined || path === undefined) return 'no'
  const wanted = placeOfRule(where.context, first)
  const named = first.includes('/')
    ? placesOfLine(where, path)?.some(place => globMatches(wanted, place)) === true
    : globMatches(first, path.slice(path.lastIndexOf('/') + 1))
  return named ? worst(['yes', comparePlain(rest, invocation.words.slice(invocation.words.indexOf(script) + 1))]) : 'no'
}
