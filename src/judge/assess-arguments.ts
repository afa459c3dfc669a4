import type { Access, Argument, Dropped, Role, ValueEffects } from '../document/document.ts'
import { argumentsOf } from '../shell/argv/bind.ts'
import type { Bound, Match } from '../shell/argv/match.ts'
import { resolvePath } from '../shell/paths.ts'
import { anySecret, staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { assessRole } from './assess-role.ts'
import type { Taker } from './assess-role.ts'
import { LOST, NOTHING, both, raised, raisedByValue, touched } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { keptRole } from './kept.ts'
import { SHOWS_SECRET } from './known-effects.ts'
import { touchesOf } from './scopes.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

const ACCESSES = ['read', 'read-tree', 'alter', 'write', 'delete'] as const satisfies readonly Access[]

/** What happens to an argument that is a path: its own `x-path`, or the worst that a given option says (`sed -i`). */
const accessOf = (match: Match, argument: Argument): Role['x-path'] => {
  let worst = argument['x-path']
  for (const { option, negated } of match.options) {
    const access = negated ? undefined : option['x-access']?.[argument.name]
    if (
      access !== undefined &&
      (worst === undefined || worst === 'cwd' || worst === 'obeyed' || ACCESSES.indexOf(access) > ACCESSES.indexOf(worst))
    )
      worst = access
  }
  return worst
}

/** The entries of `x-values` that send something to a host which the value names: a mode that reads does not take them away. */
const hostValues = (argument: Argument): Role['x-values'] => {
  const entries = Object.entries(argument['x-values'] ?? {})
  const lasts = (effects: ValueEffects): boolean => effects['x-mode'] === undefined && effects['x-network-scope'] === 'argument'
  if (!entries.some(([, effects]) => lasts(effects))) return undefined
  return { '*': {}, ...Object.fromEntries(entries.map(([key, effects]) => [key, lasts(effects) ? effects : {}])) }
}

/** The words that can be nothing but operands. */
const behindDashes = ({ invocation: { words } }: Subject): ReadonlySet<Word> => {
  const end = words.findIndex(each => valueOf(each) === '--')
  return new Set(end === -1 ? [] : words.slice(end + 1))
}

/** Whether the operand is a file, and no branch: it is there. */
const namesFile = ({ context, cwds }: Setting, word: Word): boolean => {
  const value = valueOf(word)
  return value !== undefined && (cwds ?? []).some(cwd => (context.look?.kindOf(resolvePath(cwd, value)) ?? 'absent') !== 'absent')
}

/** `git checkout FILE`: what was not committed of the file is gone. */
const assessLoss = (subject: Subject, setting: Setting, { argument, words }: Bound): Contributions => {
  const files = behindDashes(subject)
  const lost = words.filter(word => argument['x-loses'] === 'named' || files.has(word) || namesFile(setting, word))
  if (lost.length === 0) return NOTHING
  return [
    raised({ filesystem: { write: true }, destructive: true }, `argument ${argument.name}`),
    argument['x-path'] === 'write' ? NOTHING : lost.map(word => touched(touchesOf(setting, word, 'write'))),
    { kind: 'lost', origin: `${LOST}${lost.map(word => word.text).join(' ')} that are not committed are lost` },
  ]
}

/** A mode replaces what the operand does; it is still read, and what is executed still is. */
const assessInMode = (setting: Setting, role: Argument, taker: Taker, drops: ReadonlySet<Dropped>): Contributions => {
  const path = role['x-path']
  const inMode = path === undefined || path === 'cwd' || path === 'obeyed' ? role : { ...role, 'x-path': 'read' as const }
  const kept = assessRole(setting, keptRole(inMode, drops, !drops.has('executes')), taker)
  const hosts = drops.has('reads') ? undefined : hostValues(role)
  const known = hosts === undefined ? [] : taker.words.filter(word => word.values !== undefined)
  return hosts === undefined || known.length === 0 ? kept : [kept, assessRole(setting, { 'x-values': hosts }, { ...taker, words: known })]
}

/** `grep -r x` reads the directory that it runs in without being told. */
const assessLeftOut = ({ match }: Subject, setting: Setting): Contributions => {
  if (match.unknownCommand !== undefined) return NOTHING
  let found = NOTHING
  for (const argument of argumentsOf(match.nodes.at(-1)!, match.options)) {
    const { default: path, name } = argument
    if (typeof path !== 'string' || accessOf(match, argument) !== 'read-tree') continue
    if (match.bound.some(bound => bound.argument === argument)) continue
    found = both(found, assessRole(setting, { 'x-path': 'read-tree' }, { words: [staticWord(path)], origin: `argument ${name}` }))
  }
  return found
}

/** What the operands do. `drops`: a mode of the command holds, and takes this away. */
export const assessArguments = (subject: Subject, setting: Setting, drops: ReadonlySet<Dropped> | undefined): Contributions => {
  const { match } = subject
  const assessBound = (bound: Bound): Contributions => {
    const { argument, words } = bound
    const path = accessOf(match, argument)
    const role = path === undefined || path === argument['x-path'] ? argument : { ...argument, 'x-path': path }
    const taker = { words, origin: `argument ${argument.name}` }
    if (drops !== undefined) return assessInMode(setting, role, taker, drops)
    const found = assessRole(setting, role, taker)
    return argument['x-loses'] === undefined ? found : both(found, assessLoss(subject, setting, bound))
  }
  const given = match.bound.length === 0 ? NOTHING : match.bound.map(assessBound)
  return drops === undefined ? both(given, assessLeftOut(subject, setting)) : given
}

/** `sh -c 'cat "$1"' _ .env`: what a text does with its parameters is not followed, but a secret among them is there to be read. */
export const assessParameters = ({ match, invocation }: Subject, setting: Setting): Contributions => {
  const parameters = match.bound
    .filter(({ argument }) => argument['x-executes'] === undefined && argument['x-language'] === undefined)
    .flatMap(({ words }) => words)
  const touches = parameters.flatMap(word => touchesOf(setting, word, 'read')).filter(touch => touch.scopes.includes('secret'))
  const origin = 'argument of the text'
  return [
    touched(touches.map(touch => ({ ...touch, origin }))),
    anySecret([...parameters, ...invocation.environment.values()]) ? raisedByValue(SHOWS_SECRET, origin) : NOTHING,
  ]
}
