import { readers } from '../languages/readers.ts'
import type { Act } from '../languages/language.ts'
import type { Shell } from '../shell/invocation.ts'
import { staticWord } from '../shell/word.ts'
import { touchedBy } from './assess-effects.ts'
import { NOTHING, nested, raised, raisedByValue, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { CONTACTS, SHOWS_SECRET, WRITES } from './known-effects.ts'
import { touchesOf } from './scopes.ts'
import type { Touch } from './scopes.ts'
import type { Setting } from './setting.ts'

const SOMEWHERE: readonly Touch['scopes'][number][] = ['unknown']

const readsFile = (setting: Setting, path: string | undefined, origin: string): Contributions =>
  path === undefined
    ? [
        touchedBy(origin, setting, [{ access: 'read', path, scopes: SOMEWHERE }]),
        unknown('computed', `${setting.name} reads a file that is known only when its program runs (${origin})`, origin),
      ]
    : touchedBy(origin, setting, touchesOf(setting, staticWord(path), 'read'))

const writesFile = (setting: Setting, path: string | undefined, origin: string): Contributions => {
  const touches: readonly Touch[] =
    path === undefined ? [{ access: 'write', path, scopes: SOMEWHERE }] : touchesOf(setting, staticWord(path), 'write')
  return touches.length === 0 ? NOTHING : [touchedBy(origin, setting, touches), raised(WRITES, origin)]
}

const assessAct = (setting: Setting, act: Act, origin: string): Contributions => {
  switch (act.kind) {
    case 'read-file':
      return readsFile(setting, act.path, origin)
    case 'write-file':
      return writesFile(setting, act.path, origin)
    case 'execute':
      return act.text === undefined
        ? unknown('language', `${setting.name} runs a command that its program computes (${origin})`, origin)
        : nested({ kind: 'text', text: act.text, shell: 'sh', cwds: setting.cwds })
    case 'network':
      return raisedByValue(CONTACTS, origin)
    case 'reveal':
      return raisedByValue(SHOWS_SECRET, origin)
    case 'modify':
      return raisedByValue({ modifies: ['data'], ...(act.destructive ? { destructive: true } : { reversible: false }) }, origin)
  }
}

const SHELLS = ['sh', 'bash', 'zsh'] as const satisfies readonly Shell[]

/** A program on the line. */
export interface Program {
  readonly language: string
  /** Undefined: known only when the line runs. */
  readonly text: string | undefined
}

/** What a text in another language does. */
export const assessLanguage = (setting: Setting, { language, text }: Program, origin: string): Contributions => {
  const { name, cwds } = setting
  if (text === undefined) return unknown('language', `${name} runs a text that is known only when the line runs (${origin})`, origin)
  const shell = SHELLS.find(each => each === language)
  if (shell !== undefined) return nested({ kind: 'text', text, shell, cwds })
  const reader = readers.get(language)
  if (reader === undefined) return unknown('language', `${name} runs a program in ${language}, which is not read (${origin})`, origin)
  const reading = reader(text)
  if (reading.kind === 'unknown')
    return unknown('language', `${name} runs a program in ${language} that is not clear: ${reading.reason}`, origin)
  return reading.acts.map(act => assessAct(setting, act, origin))
}
