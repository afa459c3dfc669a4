import type { Role } from '../document/document.ts'
import { isTooLong } from '../shell/paths.ts'
import { anySecret, staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { assessEffects, saysExecuted, touchedBy } from './assess-effects.ts'
import { assessLanguage } from './assess-language.ts'
import { NOTHING, both, nested, raised, raisedByValue, touched, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { CONTACTS, DELETES, SHOWS_SECRET, WRITES } from './known-effects.ts'
import { matchValue } from './match-value.ts'
import { filesBehind, pathIn } from './paths-in-words.ts'
import { touchesOf } from './scopes.ts'
import type { Setting } from './setting.ts'
import { OUT_OF_TIME, tooLong } from './unknowns.ts'

/** What on the line takes a role. */
export interface Taker {
  readonly words: readonly Word[]
  /** `option --force`, `argument refspec`, `variable X`. */
  readonly origin: string
}

const textOf = (words: readonly Word[]): string | undefined => {
  const values = words.map(valueOf)
  return values.every(value => value !== undefined) ? values.join(' ') : undefined
}

const assessExecutes = (setting: Setting, executes: string, { words, origin }: Taker): Contributions => {
  const { name, cwds } = setting
  const text = textOf(words)
  if (executes === 'shell') return assessLanguage(setting, { language: 'sh', text }, origin)
  if (executes.startsWith('argv-')) return NOTHING
  return [
    // what the program is given besides is not on the line, so it stays unknown; a catastrophe that is on the line is seen
    executes === 'argv' && text !== undefined && text.trim() !== '' ? nested({ kind: 'text', text, shell: 'sh', cwds }) : NOTHING,
    unknown('executes', `${name} ${saysExecuted(executes)}: ${words.map(word => word.text).join(' ')} (${origin})`, origin),
    raised({ 'x-executes': executes }, origin),
  ]
}

/** Code among the words. */
const assessCode = (setting: Setting, role: Role, taker: Taker): Contributions => {
  const { 'x-language': language, 'x-executes': executes } = role
  const { words, origin } = taker
  if (language === undefined) return executes === undefined || words.length === 0 ? NOTHING : assessExecutes(setting, executes, taker)
  if (executes === 'shell') return assessLanguage(setting, { language, text: textOf(words) }, origin)
  return words.map(word => assessLanguage(setting, { language, text: valueOf(word) }, origin))
}

/** `for x in a b`: every value that the word can have is looked up. */
const eachValue = (word: Word): readonly Word[] =>
  word.values === undefined || word.values.length < 2 || word.pieces !== 'one'
    ? [word]
    : word.values.map(value => staticWord(value, word.text))

/** A word in lower case, for tools to which that is the same. */
const folded = (word: Word): Word =>
  word.values === undefined ? word : { ...word, values: word.values.map(value => value.toLowerCase()), prefix: word.prefix.toLowerCase() }

interface ValuesFound {
  readonly found: Contributions
  /** An entry of `x-values` names each value itself. */
  readonly vouched: boolean
}

const assessValues = (setting: Setting, role: Role, { words, origin }: Taker): ValuesFound => {
  const values = role['x-values']!
  let vouched = words.length > 0
  const found = words.flatMap(eachValue).map((word): Contributions => {
    const match = matchValue(values, role['x-ignore-case'] === true ? folded(word) : word)
    if (match.kind === 'entry') {
      const exact = match.key !== '*'
      vouched &&= exact
      if (match.effects['x-mode'] !== undefined) return NOTHING
      // an entry for any value says nothing of this one
      const which = exact ? '' : word.text
      return assessEffects(setting, match.effects, { origin, byValue: exact }, which)
    }
    vouched = false
    return unknown(
      'value',
      match.kind === 'unlisted'
        ? `what ${setting.name} does with the value ${word.text} is not known (${origin})`
        : `${setting.name} does different things for different values of ${word.text} (${origin})`,
    )
  })
  return { found, vouched }
}

/** Files that the value names besides, and what becomes of them. */
const assessFiles = (setting: Setting, role: Role, { words, origin }: Taker): Contributions => {
  const separator = role['x-reads-behind']
  const sends = role['x-sends'] === true
  if (separator === undefined) return sends && words.length > 0 ? raised(CONTACTS, `${origin} sends a file`) : NOTHING
  const behind = words.flatMap(word => filesBehind(word, separator))
  const found: Contributions[] = behind.map(word => touched(touchesOf(setting, word, 'read')))
  if (sends && behind.length > 0) found.push(raised(CONTACTS, `${origin} sends a file`))
  return found
}

/** Whether the word is more than a path: `HEAD:src/a.ts`. */
const holdsMore = ({ values, text }: Word, { 'x-path-after': after, 'x-path-before': before }: Role): boolean =>
  before !== undefined ||
  (after !== undefined && (values === undefined ? text.includes(after) : values.length !== 1 || values[0]!.includes(after)))

/** The time is over: what else the role says is not looked at. */
const LATE = unknown('limit', OUT_OF_TIME)

/** The words that are paths. The last that is found is `LATE` where the time was over before all were looked at. */
const assessPaths = (setting: Setting, role: Role, { words, origin }: Taker): readonly Contributions[] => {
  const access = role['x-path']
  if (access === undefined || access === 'cwd' || access === 'obeyed') return NO_PATHS
  const found: Contributions[] = []
  const effects = access === 'delete' ? DELETES : access === 'write' || access === 'alter' ? WRITES : undefined
  for (const word of words) {
    if (setting.context.expired?.() === true) {
      found.push(LATE)
      break
    }
    const path = holdsMore(word, role) ? pathIn(word, role) : word
    if (path.values?.some(isTooLong) === true) found.push(unknown('limit', tooLong(setting.name)))
    const touches = touchesOf(setting, path, access)
    if (touches.length === 0) continue
    found.push(touchedBy(origin, setting, touches))
    if (effects !== undefined) found.push(raisedByValue(effects, origin))
  }
  return found
}

const NO_PATHS: readonly Contributions[] = []

const assessOpened = (setting: Setting, opened: readonly string[], origin: string): Contributions =>
  opened.map(what => [
    raised({ interactive: { [what]: true } }, origin),
    unknown('executes', `${setting.name} opens the ${what} that a variable or configuration names (${origin})`, origin),
  ])

/** Everything that a role says about the words that take it. */
export const assessRole = (setting: Setting, role: Role, taker: Taker): Contributions => {
  const { words, origin } = taker
  const { 'x-effects': effects, 'x-opens': opened } = role
  let found = effects === undefined ? NOTHING : assessEffects(setting, effects, { origin, byValue: false })
  const values = role['x-values'] === undefined ? undefined : assessValues(setting, role, taker)
  if (values !== undefined) found = both(found, values.found)
  if (role['x-reads-behind'] !== undefined || role['x-sends'] === true) found = both(found, assessFiles(setting, role, taker))
  const paths = assessPaths(setting, role, taker)
  if (paths.length > 0) found = both(found, paths)
  if (paths.at(-1) === LATE) return found
  if (role['x-prints'] === true && anySecret(words)) found = both(found, raisedByValue(SHOWS_SECRET, origin))
  if (opened !== undefined) found = both(found, assessOpened(setting, opened, origin))
  return values?.vouched === true ? found : both(found, assessCode(setting, role, taker))
}
