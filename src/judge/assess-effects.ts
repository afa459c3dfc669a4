import type { Effects } from '../core/effects.ts'
import { staticWord } from '../shell/word.ts'
import { touched, unknown } from './contribution.ts'
import type { Cause, Contribution, Contributions } from './contribution.ts'
import { touchesOf } from './scopes.ts'
import type { Touch } from './scopes.ts'
import type { Setting } from './setting.ts'

const EXECUTED: Readonly<Record<string, string>> = {
  file: 'runs code from a file that was not read',
  remote: 'runs code that comes from, or runs on, another machine',
  code: 'runs code that cannot be read',
  shell: 'runs a shell command that is not known',
  argv: 'runs a program that it is given',
}

/** What is said of a command that executes something, by its `x-executes`: a clause that follows its name. */
export const saysExecuted = (executes: boolean | string): string => EXECUTED[String(executes)] ?? 'runs other code'

/** Touches with where they come from. What the command touches by itself has no origin. */
export const touchedBy = (origin: string, { name }: Setting, touches: readonly Touch[]): Contributions =>
  touched(origin === name ? touches : touches.map(touch => ({ ...touch, origin })))

/** Effects, those of code that runs and of paths that are named included. `which`: the words that name what runs. */
export const assessEffects = (setting: Setting, effects: Effects, cause: Cause, which = ''): Contributions => {
  const raised: Contribution = { kind: 'raised', effects, cause }
  const { 'x-executes': executes, filesystem } = effects
  const paths = filesystem?.paths
  const runs = executes !== undefined && executes !== false
  if (!runs && paths === undefined) return raised
  const { origin } = cause
  const found: Contributions[] = [raised]
  // what the command does by itself has its name already
  const from = origin === setting.name ? '' : ` (${origin})`
  const what = which === '' ? '' : `: ${which}`
  if (runs) found.push(unknown('executes', `${setting.name} ${saysExecuted(executes)}${what}${from}`, origin))
  // what can be undone loses nothing
  const writing = effects.reversible === true ? 'alter' : 'write'
  const access = filesystem?.delete === true ? 'delete' : filesystem?.write === true ? writing : 'read'
  for (const path of paths ?? []) {
    const full = path.startsWith('~/') ? setting.context.home + path.slice(1) : path
    // and is the command's own doing, whatever on the line asks for it
    found.push(touchedBy(access === 'alter' ? setting.name : origin, setting, touchesOf(setting, staticWord(full), access)))
  }
  return found
}
