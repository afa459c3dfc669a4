import type { Role } from '../document/document.ts'
import type { Inner } from '../shell/argv/match.ts'
import type { Assigned } from '../shell/invocation.ts'
import { dynamicWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { assessRole } from './assess-role.ts'
import { NOTHING, nested } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { filledWords, fillingOf, fromHere } from './filling.ts'
import { matchValue } from './match-value.ts'
import type { Moded } from './modes.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

const assignmentsOf = ({ match }: Subject): readonly Assigned[] =>
  match.bound
    .filter(({ argument }) => argument['x-assignments'] === true)
    .flatMap(({ words }) => words)
    .flatMap(word => {
      const text = valueOf(word) ?? word.prefix
      const equals = text.indexOf('=')
      if (equals === -1) return []
      const rest = text.slice(equals + 1)
      const value =
        valueOf(word) === undefined
          ? dynamicWord(word.text, { prefix: rest, secret: word.secret })
          : { ...word, values: [rest], prefix: rest }
      return [{ name: text.slice(0, equals), value, exported: true }]
    })

/** What the role of a command's first word says of it besides that it is a command. */
const assessName = (setting: Setting, { role, words, from, flag }: Inner): Contributions => {
  const { 'x-effects': effects, 'x-values': values } = role
  // what an option does whatever its value is, is said already
  if (values === undefined && (effects === undefined || from === 'option')) return NOTHING
  const first = words.slice(0, 1)
  if (from === 'option') return assessRole(setting, { 'x-values': values! }, { words: first, origin: `option ${flag}` })
  const said = { ...(effects === undefined ? {} : { 'x-effects': effects }), ...(values === undefined ? {} : { 'x-values': values }) }
  return assessRole(setting, said, { words: first, origin: `argument ${role.name ?? ''}` })
}

/** Whether the option says itself what a program of this name does. An entry without effects leaves that to the document of the name. */
const saysAll = ({ 'x-values': values }: Role, words: readonly Word[]): boolean => {
  const match = values === undefined ? undefined : matchValue(values, words[0]!)
  return match?.kind === 'entry' && Object.keys(match.effects).length > 0
}

/** Commands among the words: `env A=1 CMD`, `find -exec CMD ;`. */
export const assessInner = (subject: Subject, setting: Setting, { modes, drops }: Moded): Contributions => {
  const { inner } = subject.match
  if (inner.length === 0) return NOTHING
  // an option's mode keeps operands from being executed
  const kept = drops.has('executes') && modes.some(mode => mode.from === 'option')
  // `find` can run a thousand commands, and all of them get the same
  const fillings = new Map<Role, Word>()
  const wordsOf = (command: Inner): readonly Word[] => {
    const { words, appends } = command
    const role: Role = command.role
    if (role['x-placeholder'] === undefined && !appends) return words
    const found = fillings.get(role) ?? fillingOf(subject, role, setting.cwds)
    fillings.set(role, found)
    return filledWords(command, role['x-elsewhere'] === true ? fromHere(found, setting.cwds) : found)
  }
  return inner.map((command): Contributions => {
    const { from, words, appends } = command
    const role: Role = command.role
    if ((kept && from === 'argument') || words.length === 0) return NOTHING
    return [
      assessName(setting, command),
      nested({
        kind: 'argv',
        words: wordsOf(command),
        assigned: assignmentsOf(subject),
        cwds: role['x-elsewhere'] === true ? undefined : setting.cwds,
        inherits: !appends,
        module: from === 'option' && saysAll(role, words),
      }),
    ]
  })
}
