import type { Role } from '../document/document.ts'
import { resolvePath } from '../shell/paths.ts'
import { secretIn, writersOf } from '../shell/invocation.ts'
import type { Assigned } from '../shell/invocation.ts'
import { dynamicWord, eitherWord, printedWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import type { Assessment } from './assessment.ts'
import type { Subject } from './assess.ts'
import { applyRole } from './roles.ts'
import type { Setting } from './roles.ts'
import { ANY_SECRET } from './secret-places.ts'
import { selectionOf } from './selection.ts'

/** `{}` and its like stand for input. */
const fillPlaceholder = (word: Word, placeholder: string, filling: Word): Word => {
  const value = valueOf(word)
  if (value === undefined || !value.includes(placeholder)) return word
  const at = value.indexOf(placeholder)
  const filled = at === 0 ? filling : { ...filling, ...dynamicWord(word.text, { prefix: value.slice(0, at), secret: filling.secret }) }
  return { ...filled, text: word.text, rest: value.length === placeholder.length ? filled.rest : 'any' }
}

const pathsOf = ({ match }: Subject, argument: string): readonly string[] => {
  const given = match.bound.filter(it => it.argument.name === argument).flatMap(it => it.words)
  const left = match.nodes.at(-1)?.arguments?.find(it => it.name === argument)?.default
  return given.length === 0 ? (typeof left === 'string' ? [left] : []) : given.flatMap(it => it.values ?? [])
}

/** What is handed on, as far as it is known: a text, or what stands in a file that was not read and can name anything. */
const itemsOf = ({ match, invocation }: Subject): readonly string[] => {
  const { stdin } = invocation
  const listed = match.options.some(({ option }) => option.type === 'file' && option['x-path'] === 'read')
  if (listed || (stdin.kind === 'file' && writersOf(stdin).length === 0)) return [ANY_SECRET]
  return stdin.kind === 'text' && stdin.text !== undefined ? [stdin.text] : []
}

/** What the input begins with, where it is found below the paths of an argument (find), and which files it can be. */
const fillingOf = (subject: Subject, role: Role, cwds: Setting['cwds']): Word => {
  const argument = role['x-placeholder-from']
  if (argument === undefined) {
    const { stdin } = subject.invocation
    const guesses = itemsOf(subject)
    const word = printedWord('(input)', 'one', writersOf(stdin), secretIn(stdin))
    return guesses.length === 0 ? word : { ...word, guesses }
  }
  const found = { paths: pathsOf(subject, argument), globs: selectionOf(subject.match, role), cwds }
  return { ...beginningOf(subject, argument), found }
}

const beginningOf = ({ match }: Subject, argument: string): Word => {
  const paths = match.bound
    .filter(it => it.argument.name === argument)
    .flatMap(it => it.words)
    // operators of an expression are no paths
    .filter(word => /[\w./~$]/.test(word.text))
    .map(word => {
      const value = valueOf(word)
      return value === undefined ? word : dynamicWord(word.text, { prefix: value.endsWith('/') ? value : `${value}/`, rest: 'names' })
    })
  const [first, ...more] = paths
  return first === undefined ? dynamicWord('(input)') : more.reduce(eitherWord, first)
}

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

/** Found below the directory of this command, though the one that gets it runs elsewhere. */
const fromHere = (filling: Word, cwds: Setting['cwds']): Word => {
  const [cwd, another] = cwds ?? []
  if (cwd === undefined || another !== undefined || filling.values !== undefined || filling.prefix.startsWith('/')) return filling
  return { ...filling, prefix: `${resolvePath(cwd, filling.prefix)}/` }
}

/** Commands among the words: `env A=1 CMD`, `find -exec CMD ;`. */
export const assessInner = (it: Assessment, subject: Subject, setting: Setting, moded: boolean): void => {
  // `find` can run a thousand commands, and all of them get the same
  const fillings = new Map<Role, Word>()
  for (const inner of subject.match.inner) {
    if ((moded && inner.from === 'argument') || inner.words.length === 0) continue
    if (inner.from === 'argument') {
      const { 'x-effects': effects, 'x-values': values } = inner.role
      applyRole(
        it,
        setting,
        { ...(effects === undefined ? {} : { 'x-effects': effects }), ...(values === undefined ? {} : { 'x-values': values }) },
        inner.words.slice(0, 1),
        `argument ${inner.role.name ?? ''}`,
      )
    }
    const placeholder = inner.role['x-placeholder']
    const elsewhere = inner.role['x-elsewhere'] === true
    const found = fillings.get(inner.role) ?? fillingOf(subject, inner.role, setting.cwds)
    const filling = elsewhere ? fromHere(found, setting.cwds) : found
    fillings.set(inner.role, found)
    const words = placeholder === undefined ? inner.words : inner.words.map(word => fillPlaceholder(word, placeholder, filling))
    // where nothing stands for the input, it is added at the end
    const filled = words.some((word, at) => word !== inner.words[at])
    const appended = inner.appends && !filled ? [{ ...filling, ...dynamicWord('(input)', { pieces: 'any', secret: filling.secret }) }] : []
    it.nested.push({
      kind: 'argv',
      words: [...words, ...appended],
      assigned: assignmentsOf(subject),
      cwds: elsewhere ? undefined : setting.cwds,
      inherits: !inner.appends,
    })
  }
}
