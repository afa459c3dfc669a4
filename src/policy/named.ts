import type { Given, Match } from '../shell/argv/match.ts'
import { isInside } from '../shell/paths.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { INPUT } from '../judge/contribution.ts'
import type { Case } from './case.ts'
import type { CommandPattern, Condition } from './policy-file.ts'
import { boundMatches, optionMatches } from './reading-match.ts'
import type { Touch } from '../judge/scopes.ts'
import { placesOfLine } from './word-match.ts'
import type { Where } from './word-match.ts'

/** A danger that something on the line adds to what the command does by itself, and where it comes from. */
interface Added {
  readonly origin: string
  /** The effect, or `path.scope`. */
  readonly path: string
  readonly byValue: boolean
}

const HARMLESS_PLACES: ReadonlySet<string> = new Set(['tree', 'temp'])

/** Writing out of the tree, or into what is special in it; reading a secret. */
const isDangerousTouch = ({ access, scopes }: Touch): boolean =>
  access === 'read' ? scopes.includes('secret') : scopes.some(scope => !HARMLESS_PLACES.has(scope))

const sameLeaf = (own: unknown, leaf: unknown): boolean =>
  Array.isArray(own) && Array.isArray(leaf) ? leaf.every(item => own.includes(item)) : own === leaf

const argumentNamed = (command: Case, name: string) => command.judged.match?.nodes.at(-1)?.arguments?.find(each => each.name === name)

/** `python3 /tmp/x.py` runs what anybody may have put there. */
const readsOnlyTree = (command: Case, origin: string): boolean =>
  command.judged.assessment.touches.every(touch => touch.origin !== origin || touch.scopes.includes('tree'))

/** Running the file that it is given is what an interpreter or a runner of scripts is called for. */
const isItsPurpose = (command: Case, added: Added, leaf: unknown): boolean => {
  if (added.byValue || !added.origin.startsWith('argument ')) return false
  if (added.path === 'x-executes') return leaf === 'file' && readsOnlyTree(command, added.origin)
  // what is written over is gone, and to write is what it is called for
  if (added.path === 'reversible') return true
  const argument = argumentNamed(command, added.origin.slice('argument '.length))
  return argument !== undefined && argument.required !== false
}

/** All of the project at once, its history too, is more than any of its files. */
const deletesTree = (command: Case, { access, path }: Touch): boolean => {
  if (access !== 'delete' || path === undefined) return false
  const where: Where = { context: command.context, cwds: command.judged.invocation.cwds, way: 'permit' }
  return placesOfLine(where, path)?.includes(command.context.project ?? command.context.cwd) === true
}

/** A text that can run commands besides what it is for: sed's `e`, awk's `system`. What a shell is given is judged for itself. */
const isProgram = (command: Case, origin: string): boolean =>
  origin.startsWith('argument ') && argumentNamed(command, origin.slice('argument '.length))?.['x-language'] !== undefined

const isDash = (word: Word): boolean => valueOf(word) === '-'

/** Code on standard input is code that no word of the line shows, where the command could have been given a script. `-` and `bash -s` ask for it. */
const takesInput = (command: Case, pattern: CommandPattern, reading: Match | undefined): boolean => {
  const { assessment, invocation, match } = command.judged
  const node = match?.nodes.at(-1)
  if (invocation.stdin.kind === 'terminal') return false
  const script = match?.bound.find(({ argument }) => argument['x-stdin'] === false)
  const runs = assessment.unknowns.some(({ code, origin }) => code === 'input' || origin === INPUT) || script?.words.some(isDash) === true
  if (!runs || ![...(node?.arguments ?? []), ...(node?.options ?? [])].some(role => role['x-stdin'] === false)) return false
  const named =
    reading?.operands.some(isDash) === true ||
    reading?.options.some(({ option, values }) => values.some(isDash) || typeof option['x-stdin'] === 'string') === true
  return !named && pattern.conditions?.some(({ key }) => key === 'unknown') !== true
}

const addedBy = (command: Case): readonly Added[] => {
  const { brought, own, touches, unknowns } = command.judged.assessment
  const added: Added[] = []
  for (const { origin, path, leaf, byValue } of brought) {
    if (origin === command.name || sameLeaf(own.get(path), leaf) || isItsPurpose(command, { origin, path, byValue }, leaf)) continue
    added.push({ origin, path, byValue })
  }
  for (const touch of touches) {
    if (deletesTree(command, touch)) added.push({ origin: touch.origin ?? command.name, path: 'tree', byValue: true })
    else if (touch.origin !== undefined && isDangerousTouch(touch)) added.push({ origin: touch.origin, path: 'path.scope', byValue: true })
  }
  for (const { code, origin } of unknowns)
    if (
      origin !== undefined &&
      (code === 'executes' || code === 'language') &&
      (origin.startsWith('option ') || isProgram(command, origin))
    )
      added.push({ origin, path: 'x-executes', byValue: false })
  return added
}

const namesOption = (where: Where, reading: Match, flag: string, line: Match, byValue: boolean): boolean => {
  const given = line.options.filter(each => each.flag === flag)
  const named = (one: Given): boolean =>
    reading.options.some(
      rule => (!byValue || rule.values.length > 0 || one.values.length === 0) && optionMatches(where, rule, one) === 'yes',
    )
  return given.length > 0 ? given.every(named) : reading.others.includes(flag)
}

const namesArgument = (where: Where, reading: Match, name: string, line: Match): boolean => {
  const rule = reading.bound.find(each => each.argument.name === name)
  return (
    rule !== undefined &&
    boundMatches(
      where,
      rule,
      line.bound.find(each => each.argument.name === name),
    ) === 'yes'
  )
}

/** `"effects.destructive": true`, `"path.scope": ["home"]`: what an entry says of effects and places, it names. */
const namesEffect = (conditions: readonly Condition[], path: string): boolean =>
  conditions.some(({ key, value }) => key === path && value !== false) ||
  (path === 'reversible' && namesEffect(conditions, 'destructive')) ||
  (path === 'deletes' && namesEffect(conditions, 'destructive')) ||
  (path === 'network' && namesEffect(conditions, 'x-network-scope')) ||
  (path === 'x-network-scope' && conditions.some(({ key, value }) => key === 'network' && value === true))

/** The directories that the command works in; undefined: one of them is not known. Options that the rule names are what it wants. */
const workedIn = (command: Case, where: Where, reading: Match | undefined): readonly string[] | undefined => {
  let cwds = where.cwds
  for (const given of command.judged.match?.options ?? []) {
    if (given.option['x-path'] !== 'cwd' || given.negated) continue
    if (reading?.options.some(rule => rule.values.length > 0 && optionMatches(where, rule, given) === 'yes') === true) continue
    const from: Where = { ...where, cwds }
    const places = given.values.flatMap(word => word.values ?? []).map(path => placesOfLine(from, path))
    if (given.values.some(word => word.values === undefined) || places.includes(undefined)) return undefined
    cwds = places.flatMap(each => each ?? [])
  }
  return cwds
}

/** Writes into its directory, under names that the line does not say: `tar -xf x.tar -C ~`. */
const writesThere = (command: Case): boolean =>
  command.judged.assessment.leaves.get('filesystem.write') === true &&
  command.judged.assessment.touches.every(({ access, path }) => access === 'read' || path === undefined)

/** Whether it runs what lies in its directory (`make test`), or writes there, and that may be another project's. */
const actsElsewhere = (command: Case, where: Where, reading: Match | undefined): boolean => {
  const { own, brought } = command.judged.assessment
  const node = command.judged.match?.nodes.at(-1)
  const runsFiles =
    own.get('x-executes') === 'file' ||
    node?.['x-executes'] === 'file' ||
    brought.some(({ path, leaf }) => path === 'x-executes' && leaf === 'file')
  if (!runsFiles && !writesThere(command)) return false
  const tree = command.context.project ?? command.context.cwd
  return (
    workedIn(command, where, reading)?.every(
      cwd => isInside(cwd, tree) || (!runsFiles && command.context.temp.some(temp => isInside(cwd, temp))),
    ) !== true
  )
}

/**
 * What an approval of the command does not cover: dangers that options, values and operands add, and that the rule does not name. Each
 * is the place that it comes from, `option --mirror`.
 */
export const unnamed = (command: Case, pattern: CommandPattern, reading: Match | undefined): readonly string[] => {
  const line = command.judged.match
  const where: Where = { context: command.context, cwds: command.judged.invocation.cwds, way: 'permit' }
  const left = addedBy(command).filter(({ origin, path, byValue }) => {
    if (namesEffect(pattern.conditions ?? [], path)) return false
    if (reading === undefined || line === undefined) return true
    if (origin.startsWith('option '))
      return !origin
        .slice('option '.length)
        .split(' ')
        .every(flag => namesOption(where, reading, flag, line, byValue))
    return !(origin.startsWith('argument ') && namesArgument(where, reading, origin.slice('argument '.length), line))
  })
  const elsewhere = actsElsewhere(command, where, reading) ? ['directory'] : []
  const input = takesInput(command, pattern, reading) ? [INPUT] : []
  return [...new Set([...left.map(each => each.origin), ...elsewhere, ...input])]
}
