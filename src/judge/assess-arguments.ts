import type { Access, Argument, Dropped, Role, ValueEffects } from '../document/document.ts'
import { argumentsOf } from '../shell/argv/bind.ts'
import type { Match } from '../shell/argv/match.ts'
import { resolvePath } from '../shell/paths.ts'
import { anySecret, staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { LOST, raiseEffects } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import type { Subject } from './assess.ts'
import { keptRole } from './kept.ts'
import { applyRole } from './roles.ts'
import type { Setting } from './roles.ts'
import { touchesOf } from './scopes.ts'

const ACCESSES = ['read', 'read-tree', 'write', 'delete'] as const satisfies readonly Access[]

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
  const lasts = (it: ValueEffects): boolean => it['x-mode'] === undefined && it['x-network-scope'] === 'argument'
  if (!entries.some(([, it]) => lasts(it))) return undefined
  return { '*': {}, ...Object.fromEntries(entries.map(([key, it]) => [key, lasts(it) ? it : {}])) }
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
const assessLoss = (it: Assessment, subject: Subject, setting: Setting, argument: Argument, words: readonly Word[]): void => {
  const files = behindDashes(subject)
  const lost = words.filter(word => argument['x-loses'] === 'named' || files.has(word) || namesFile(setting, word))
  if (lost.length === 0) return
  raiseEffects(it, { filesystem: { write: true }, destructive: true }, `argument ${argument.name}`)
  if (argument['x-path'] !== 'write') for (const word of lost) it.touches.push(...touchesOf(setting.context, word, 'write', setting.cwds))
  it.origins.set('destructive', `${LOST}${lost.map(word => word.text).join(' ')} that are not committed are lost`)
}

/** What the operands do. `drops`: a mode of the command holds, and takes this away. */
export const assessArguments = (it: Assessment, subject: Subject, setting: Setting, drops: ReadonlySet<Dropped> | undefined): void => {
  for (const { argument, words } of subject.match.bound) {
    const path = accessOf(subject.match, argument)
    // a mode replaces what the operands do; they are still read, and what is executed still is
    if (drops !== undefined) {
      const inMode = path === undefined || path === 'cwd' || path === 'obeyed' ? argument : { ...argument, 'x-path': 'read' as const }
      applyRole(it, setting, keptRole(inMode, drops, !drops.has('executes')), words, `argument ${argument.name}`)
      const hosts = drops.has('reads') ? undefined : hostValues(argument)
      const known = hosts === undefined ? [] : words.filter(word => word.values !== undefined)
      if (hosts !== undefined && known.length > 0) applyRole(it, setting, { 'x-values': hosts }, known, `argument ${argument.name}`)
    } else {
      applyRole(
        it,
        setting,
        path === undefined || path === argument['x-path'] ? argument : { ...argument, 'x-path': path },
        words,
        `argument ${argument.name}`,
      )
      if (argument['x-loses'] !== undefined) assessLoss(it, subject, setting, argument, words)
    }
  }
  if (drops === undefined) assessLeftOut(it, subject, setting)
}

/** `grep -r x` reads the directory that it runs in without being told. */
const assessLeftOut = (it: Assessment, { match }: Subject, setting: Setting): void => {
  if (match.unknownCommand !== undefined) return
  for (const argument of argumentsOf(match.nodes.at(-1)!, match.options)) {
    const { default: path, name } = argument
    if (typeof path !== 'string' || accessOf(match, argument) !== 'read-tree') continue
    if (match.bound.some(bound => bound.argument === argument)) continue
    applyRole(it, setting, { 'x-path': 'read-tree' }, [staticWord(path)], `argument ${name}`)
  }
}

/** `sh -c 'cat "$1"' _ .env`: what a text does with its parameters is not followed, but a secret among them is there to be read. */
export const assessParameters = (it: Assessment, { match, invocation }: Subject, { context, cwds }: Setting): void => {
  const parameters = match.bound.filter(({ argument }) => argument['x-executes'] === undefined && argument['x-language'] === undefined)
  const touches = parameters.flatMap(({ words }) => words).flatMap(word => touchesOf(context, word, 'read', cwds))
  it.touches.push(...touches.filter(touch => touch.scopes.includes('secret')).map(touch => ({ ...touch, origin: 'argument of the text' })))
  const values = [...parameters.flatMap(({ words }) => words), ...invocation.environment.values()]
  if (anySecret(values)) raiseEffects(it, { 'x-reveals': ['secret'] }, 'argument of the text', true)
}
