import { globMatches } from '../core/glob.ts'
import type { Effects, Role, ValueEffects } from '../document/document.ts'
import { readers } from '../languages/readers.ts'
import type { Act } from '../languages/language.ts'
import type { Shell } from '../shell/invocation.ts'
import { anySecret, dynamicWord, staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { isTooLong } from '../shell/paths.ts'
import { CONTACTS, DELETES, OUT_OF_TIME, SHOWS_SECRET, WRITES, addUnknown, raiseEffects, tooLong } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import type { Context } from './context.ts'
import { touchesOf } from './scopes.ts'
import type { Touch } from './scopes.ts'

/** What an option, operand or variable is judged with. */
export interface Setting {
  readonly context: Context
  /** The command, for sentences: "git push". */
  readonly name: string
  readonly cwds: readonly string[] | undefined
  /** Which of the files below a path the command reads, where it reads all that lies there. */
  readonly selection?: readonly string[]
}

type ValueMatch =
  | { readonly kind: 'entry'; readonly key: string; readonly effects: ValueEffects }
  | { readonly kind: 'unlisted' }
  /** A computed value: more than one entry could match. */
  | { readonly kind: 'computed' }

const byLength = (a: string, b: string): number => b.length - a.length

/** The entry of `x-values` for a value: exact keys win over globs, longer globs over shorter ones. */
export const matchValue = (values: Readonly<Record<string, ValueEffects>>, word: Word): ValueMatch => {
  const value = valueOf(word)
  const keys = Object.keys(values)
  if (value === undefined) {
    const possible = keys.filter(key => {
      const head = key.split(/[*?]/, 1)[0]!
      return head === key ? key.startsWith(word.prefix) : word.prefix.startsWith(head) || head.startsWith(word.prefix)
    })
    return possible.length === 1 && possible[0] === '*' ? { kind: 'entry', key: '*', effects: values['*']! } : { kind: 'computed' }
  }
  const key = Object.hasOwn(values, value) ? value : keys.filter(it => globMatches(it, value)).toSorted(byLength)[0]
  return key === undefined ? { kind: 'unlisted' } : { kind: 'entry', key, effects: values[key]! }
}

const executed: Readonly<Record<string, string>> = {
  file: 'runs code from a file that was not read',
  remote: 'runs code that comes from, or runs on, another machine',
  code: 'runs code that cannot be read',
  shell: 'runs a shell command that is not known',
  argv: 'runs a program that it is given',
}

/** What the command touches by itself has no origin. */
const from = (origin: string, { name }: Setting, touches: readonly Touch[]): readonly Touch[] =>
  origin === name ? touches : touches.map(({ access, path, scopes }) => ({ access, path, scopes, origin }))

/** Effects, those of code that runs included. */
export const applyEffects = (it: Assessment, setting: Setting, effects: Effects, origin: string, byValue = false): void => {
  raiseEffects(it, effects, origin, byValue)
  const executes = effects['x-executes']
  if (executes !== undefined && executes !== false)
    addUnknown(it, 'executes', `${setting.name} ${executed[String(executes)] ?? 'runs other code'} (${origin})`, origin)
  const paths = effects.filesystem?.paths ?? []
  const access = effects.filesystem?.delete === true ? 'delete' : effects.filesystem?.write === true ? 'write' : 'read'
  for (const path of paths) {
    const full = path.startsWith('~/') ? setting.context.home + path.slice(1) : path
    it.touches.push(...from(origin, setting, touchesOf(setting.context, staticWord(full), access, setting.cwds)))
  }
}

const applyAct = (it: Assessment, setting: Setting, act: Act, origin: string): void => {
  const { context, name, cwds } = setting
  switch (act.kind) {
    case 'read-file':
    case 'write-file': {
      const access = act.kind === 'read-file' ? 'read' : 'write'
      const touches =
        act.path === undefined
          ? [{ access, path: undefined, scopes: ['unknown'] } as const]
          : touchesOf(context, staticWord(act.path), access, cwds)
      it.touches.push(...from(origin, setting, touches))
      if (access === 'read' && act.path === undefined)
        addUnknown(it, 'computed', `${name} reads a file that is known only when its program runs (${origin})`, origin)
      if (access === 'write' && touches.length > 0) raiseEffects(it, WRITES, origin)
      return
    }
    case 'execute':
      if (act.text === undefined) addUnknown(it, 'language', `${name} runs a command that its program computes (${origin})`, origin)
      else it.nested.push({ kind: 'text', text: act.text, shell: 'sh', cwds })
      return
    case 'network':
      return raiseEffects(it, CONTACTS, origin, true)
    case 'reveal':
      return raiseEffects(it, SHOWS_SECRET, origin, true)
    case 'modify':
      return raiseEffects(it, { modifies: ['data'], ...(act.destructive ? { destructive: true } : { reversible: false }) }, origin, true)
  }
}

const SHELLS = ['sh', 'bash', 'zsh'] as const satisfies readonly Shell[]

/** A text in another language. */
export const applyLanguage = (it: Assessment, setting: Setting, language: string, text: string | undefined, origin: string): void => {
  const { name, cwds } = setting
  if (text === undefined) return addUnknown(it, 'language', `${name} runs a text that is known only when the line runs (${origin})`, origin)
  const shell = SHELLS.find(each => each === language)
  if (shell !== undefined) {
    it.nested.push({ kind: 'text', text, shell, cwds })
    return
  }
  const reader = readers.get(language)
  if (reader === undefined)
    return addUnknown(it, 'language', `${name} runs a program in ${language}, which is not read (${origin})`, origin)
  const reading = reader(text)
  if (reading.kind === 'unknown')
    addUnknown(it, 'language', `${name} runs a program in ${language} that is not clear: ${reading.reason}`, origin)
  else for (const act of reading.acts) applyAct(it, setting, act, origin)
}

const textOf = (words: readonly Word[]): string | undefined => {
  const values = words.map(valueOf)
  return values.every(value => value !== undefined) ? values.join(' ') : undefined
}

const applyExecutes = (it: Assessment, setting: Setting, executes: string, words: readonly Word[], origin: string): void => {
  const { name, cwds } = setting
  const text = textOf(words)
  if (executes === 'shell') return applyLanguage(it, setting, 'sh', text, origin)
  if (executes.startsWith('argv-')) return
  // what the program is given besides is not on the line, so it stays unknown; a catastrophe that is on the line is seen
  if (executes === 'argv' && text !== undefined && text.trim() !== '') it.nested.push({ kind: 'text', text, shell: 'sh', cwds })
  const what = executed[executes] ?? 'runs other code'
  addUnknown(it, 'executes', `${name} ${what}: ${words.map(word => word.text).join(' ')} (${origin})`, origin)
  raiseEffects(it, { 'x-executes': executes }, origin)
}

/** `:(top,icase).ENV`, `:/.env`: a pathspec of git without what says how it is meant. What is left out (`:!.env`) is no path. */
const withoutMagic = (text: string): string => {
  const long = /^:\(([^)]*)\)/.exec(text)
  if (long !== null) {
    if (/\bexclude\b/.test(long[1]!)) return '.'
    const path = text.slice(long[0].length)
    return /\bicase\b/.test(long[1]!) ? path.toLowerCase() : path
  }
  const short = /^:([!^/]+):?/.exec(text)
  if (short === null) return text
  return /[!^]/.test(short[1]!) ? '.' : text.slice(short[0].length)
}

/** `HEAD:src/a.ts`: the path stands behind the last separator, or is the whole word. What a variable holds before it changes nothing. */
const pathAfter = (word: Word, separator: string): Word => {
  const behind = (text: string): string => {
    const plain = separator === ':' ? withoutMagic(text) : text
    return plain.includes(separator) ? plain.slice(plain.lastIndexOf(separator) + separator.length) : plain
  }
  const { values } = word
  if (values !== undefined) {
    const paths = values.map(behind)
    return { ...word, values: paths, prefix: paths.length === 1 ? paths[0]! : '' }
  }
  const written = word.text.includes(separator) ? behind(word.text).replace(/["']$/, '') : ''
  return /^[\w./@+-]+$/.test(written) ? staticWord(written, word.text) : word
}

/** `/srv/data:/data`: the path ends at the first separator. A name without a slash is none (a volume). */
const pathBefore = (word: Word, separator: string): Word => {
  const values = word.values?.map(text => text.split(separator, 1)[0]!).map(text => (/^\.|\//.test(text) ? text : ''))
  return values === undefined ? word : { ...word, values, prefix: values.length === 1 ? values[0]! : '' }
}

/** Files in a value: behind each `=@`, to the next comma or to the end. */
const filesBehind = (word: Word, separator: string): readonly Word[] => {
  const texts = word.values ?? [word.text.replace(/["']/g, '')]
  return texts.flatMap(text =>
    text
      .split(separator)
      .slice(1)
      .flatMap(rest => [rest, ...(rest.includes(',') ? [rest.slice(0, rest.indexOf(','))] : [])])
      .map(rest => (word.values === undefined && /[$`]/.test(rest) ? dynamicWord(rest) : staticWord(rest))),
  )
}

/** `for x in a b`: every value that the word can have is looked up. */
const eachValue = (word: Word): readonly Word[] =>
  word.values === undefined || word.values.length < 2 || word.pieces !== 'one'
    ? [word]
    : word.values.map(value => staticWord(value, word.text))

/** Files that the value names besides, and what becomes of them. */
const applyFiles = (it: Assessment, { context, cwds }: Setting, role: Role, words: readonly Word[], origin: string): void => {
  const separator = role['x-reads-behind']
  const behind = separator === undefined ? [] : words.flatMap(word => filesBehind(word, separator))
  for (const word of behind) it.touches.push(...touchesOf(context, word, 'read', cwds))
  const sent = separator === undefined ? words.length > 0 : behind.length > 0
  if (role['x-sends'] === true && sent) raiseEffects(it, CONTACTS, `${origin} sends a file`)
}

/** A word in lower case, for tools to which that is the same. */
const folded = (word: Word): Word =>
  word.values === undefined ? word : { ...word, values: word.values.map(it => it.toLowerCase()), prefix: word.prefix.toLowerCase() }

/** Everything that a role says about the words that take it. `vouched`: an entry of `x-values` named this very value. */
export const applyRole = (it: Assessment, setting: Setting, role: Role, words: readonly Word[], origin: string): void => {
  const { context, name, cwds } = setting
  let vouched = role['x-values'] !== undefined && words.length > 0
  if (role['x-effects'] !== undefined) applyEffects(it, setting, role['x-effects'], origin)
  const values = role['x-values']
  if (values !== undefined) {
    for (const word of words.flatMap(eachValue)) {
      const match = matchValue(values, role['x-ignore-case'] === true ? folded(word) : word)
      if (match.kind === 'entry') {
        if (match.key === '*') vouched = false
        if (match.effects['x-mode'] === undefined) applyEffects(it, setting, match.effects, origin, match.key !== '*')
        continue
      }
      vouched = false
      const unlisted = `what ${name} does with the value ${word.text} is not known (${origin})`
      const several = `${name} does different things for different values of ${word.text} (${origin})`
      addUnknown(it, 'value', match.kind === 'unlisted' ? unlisted : several)
    }
  }
  applyFiles(it, setting, role, words, origin)
  const access = role['x-path']
  if (access !== undefined && access !== 'cwd' && access !== 'obeyed') {
    const tree = access === 'read-tree' ? (setting.selection ?? ['*']) : undefined
    const { 'x-path-after': after, 'x-path-before': before } = role
    for (const word of words) {
      if (context.expired?.() === true) return addUnknown(it, 'limit', OUT_OF_TIME)
      const rest = after === undefined ? word : pathAfter(word, after)
      const path = before === undefined ? rest : pathBefore(rest, before)
      if (path.values?.some(isTooLong) === true) addUnknown(it, 'limit', tooLong(name))
      const touches = touchesOf(context, path, access === 'read-tree' ? 'read' : access, cwds, tree)
      it.touches.push(...from(origin, setting, touches))
      if (touches.length > 0 && access !== 'read' && access !== 'read-tree')
        raiseEffects(it, access === 'delete' ? DELETES : WRITES, origin, true)
    }
  }
  if (role['x-prints'] === true && anySecret(words)) raiseEffects(it, SHOWS_SECRET, origin, true)
  for (const what of role['x-opens'] ?? []) {
    raiseEffects(it, { interactive: { [what]: true } }, origin)
    addUnknown(it, 'executes', `${name} opens the ${what} that a variable or configuration names (${origin})`, origin)
  }
  if (vouched) return
  const language = role['x-language']
  const executes = role['x-executes']
  if (language !== undefined)
    for (const word of executes === 'shell' ? [undefined] : words)
      applyLanguage(it, setting, language, word === undefined ? textOf(words) : valueOf(word), origin)
  else if (executes !== undefined && words.length > 0) applyExecutes(it, setting, executes, words, origin)
}
