import { globMatches } from '../core/glob.ts'
import type { Role } from '../document/document.ts'
import type { Bound, Given, Match } from '../shell/argv/match.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { comparePlain } from './plain-match.ts'
import { best, wordMatches, worst } from './word-match.ts'
import type { Where, WordMatch } from './word-match.ts'

const textOf = (word: Word): string => valueOf(word) ?? word.text

const isPathRole = (role: Role): boolean =>
  role['x-path'] !== undefined && role['x-path'] !== 'cwd' && role['x-path-after'] === undefined && role['x-path-before'] === undefined

/** The words that stand for the command, before its operands. A name with a star in it is one of many: there the written one counts. */
const namesMatch = (where: Where, rule: Match, line: Match): WordMatch => {
  const wanted = rule.unknownCommand === undefined ? rule.names : [...rule.names, ...rule.operands.map(textOf)]
  const found: WordMatch[] = wanted.map((word, at) => {
    const name = line.names[at]
    if (name === undefined) {
      const operand =
        line.unknownCommand === undefined && rule.unknownCommand === undefined ? undefined : line.operands[at - line.names.length]
      return operand === undefined ? 'no' : wordMatches(where, word, operand, false)
    }
    if (name.includes('*')) return globMatches(rule.written[at] ?? word, line.written[at]!) ? 'yes' : 'no'
    return name === word || globMatches(word, name) || word === line.written[at] ? 'yes' : 'no'
  })
  return worst(found)
}

const sameOption = (a: Given, b: Given): boolean =>
  a.negated === b.negated && (a.option === b.option || a.option.flags.some(flag => b.option.flags.includes(flag)))

/** Whether the line gives an option as the rule does; a rule without its value means any. */
export const optionMatches = (where: Where, rule: Given, line: Given): WordMatch =>
  sameOption(rule, line)
    ? worst(
        rule.values.map((value, at) => {
          const given = line.values[at]
          return given === undefined ? 'no' : wordMatches(where, textOf(value), given, isPathRole(rule.option))
        }),
      )
    : 'no'

const optionsMatch = (where: Where, rule: Match, line: Match): WordMatch => {
  const known = rule.options.map(wanted => best(line.options.map(given => optionMatches(where, wanted, given))))
  const unknown = rule.unknownOptions.map(flag =>
    comparePlain(
      [flag],
      line.unknownOptions.map(text => ({ text, values: [text], prefix: text, rest: 'any', pieces: 'one' })),
    ),
  )
  const others = rule.others.map((flag): WordMatch =>
    line.others.some(other => other === flag || other.startsWith(`${flag}=`)) ? 'yes' : 'no',
  )
  const all = worst([...known, ...unknown, ...others])
  return all === 'no' && line.loose.length > 0 ? 'maybe' : all
}

/** A denial means `root@prod` where it says `prod`, and `pears@1.2` where it says `pears`. */
const partsMatch = (where: Where, pattern: string, word: Word, isPath: boolean): WordMatch => {
  const found = wordMatches(where, pattern, word, isPath)
  const at = found === 'no' && !isPath && !pattern.includes('@') ? word.values?.find(value => value.includes('@')) : undefined
  return at?.split('@').includes(pattern) === true ? 'yes' : found
}

/** Words of one argument: any of several, since their order means nothing. A star at the end also stands for none. */
export const boundMatches = (where: Where, rule: Bound, line: Bound | undefined): WordMatch => {
  const path = isPathRole(rule.argument)
  const wanted = rule.words.map(textOf)
  const given = line?.words ?? []
  const found = wanted.map((word, at): WordMatch => {
    if (word === '*' && at === wanted.length - 1 && at > 0) return 'yes'
    return best(given.map(each => (where.way === 'forbid' ? partsMatch : wordMatches)(where, word, each, path)))
  })
  if (where.way === 'forbid') return worst(found)
  // a permission that names operands names all of them
  const covered = given.map(each => best(wanted.map(word => wordMatches(where, word, each, path))))
  return worst([...found, ...covered])
}

const operandsMatch = (where: Where, rule: Match, line: Match): WordMatch => {
  if (rule.unknownCommand !== undefined || rule.operands.length === 0) return 'yes'
  if (rule.names.length !== line.names.length) return 'no'
  const bound = rule.bound.map(wanted =>
    boundMatches(
      where,
      wanted,
      // by name: the part that reads rules makes objects of its own
      line.bound.find(binding => binding.argument.name === wanted.argument.name),
    ),
  )
  const surplus = rule.surplus.map((word, at): WordMatch => {
    const given = line.surplus[at]
    return given === undefined ? 'no' : wordMatches(where, textOf(word), given, false)
  })
  return worst([...bound, ...surplus])
}

/** A command inside the command: `sudo rm`, `find -exec rm`. */
const innerMatches = (rule: Match, line: Match): WordMatch =>
  worst(
    rule.inner.map(wanted => {
      const [first, ...rest] = wanted.words.map(textOf)
      return best(
        line.inner
          .filter(inner => inner.role === wanted.role)
          .map((inner): WordMatch => {
            const name = valueOf(inner.words[0])
            if (first === undefined) return 'yes'
            if (name === undefined) return 'maybe'
            return globMatches(first, name) ? comparePlain(rest, inner.words.slice(1)) : 'no'
          }),
      )
    }),
  )

/** Whether a line is what a rule names, both of them read by the same document. */
export const compareReading = (where: Where, rule: Match, line: Match): WordMatch => {
  const parts = [namesMatch(where, rule, line), operandsMatch(where, rule, line), optionsMatch(where, rule, line), innerMatches(rule, line)]
  return worst(parts)
}
