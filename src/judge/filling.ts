import type { Role } from '../document/document.ts'
import type { Inner } from '../shell/argv/match.ts'
import { resolvePath } from '../shell/paths.ts'
import { secretIn, writersOf } from '../shell/invocation.ts'
import { dynamicWord, eitherWord, printedWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { ANY_SECRET } from './secret-places.ts'
import { selectionOf } from './selection.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

/*
 * Commands that are given words from elsewhere: what `find` finds, what `xargs` reads.
 */

/** `{}` and its like stand for input. */
const fillPlaceholder = (word: Word, placeholder: string, filling: Word): Word => {
  const value = valueOf(word)
  if (value === undefined || !value.includes(placeholder)) return word
  const at = value.indexOf(placeholder)
  const filled = at === 0 ? filling : { ...filling, ...dynamicWord(word.text, { prefix: value.slice(0, at), secret: filling.secret }) }
  return { ...filled, text: word.text, rest: value.length === placeholder.length ? filled.rest : 'any' }
}

const pathsOf = ({ match }: Subject, argument: string): readonly string[] => {
  const given = match.bound.filter(binding => binding.argument.name === argument).flatMap(binding => binding.words)
  const left = match.nodes.at(-1)?.arguments?.find(operand => operand.name === argument)?.default
  return given.length === 0 ? (typeof left === 'string' ? [left] : []) : given.flatMap(word => word.values ?? [])
}

/** What is handed on, as far as it is known: a text, or what stands in a file that was not read and can name anything. */
const itemsOf = ({ match, invocation }: Subject): readonly string[] => {
  const { stdin } = invocation
  const listed = match.options.some(({ option }) => option.type === 'file' && option['x-path'] === 'read')
  if (listed || (stdin.kind === 'file' && writersOf(stdin).length === 0)) return [ANY_SECRET]
  return stdin.kind === 'text' && stdin.text !== undefined ? [stdin.text] : []
}

/** What the input begins with, where it is found below the paths of an argument (find), and which files it can be. */
export const fillingOf = (subject: Subject, role: Role, cwds: Setting['cwds']): Word => {
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
    .filter(binding => binding.argument.name === argument)
    .flatMap(binding => binding.words)
    // operators of an expression are no paths
    .filter(word => /[\w./~$]/.test(word.text))
    .map(word => {
      const value = valueOf(word)
      return value === undefined ? word : dynamicWord(word.text, { prefix: value.endsWith('/') ? value : `${value}/`, rest: 'names' })
    })
  const [first, ...more] = paths
  return first === undefined ? dynamicWord('(input)') : more.reduce(eitherWord, first)
}

/** Found below the directory of this command, though the one that gets it runs elsewhere. */
export const fromHere = (filling: Word, cwds: Setting['cwds']): Word => {
  const [cwd, another] = cwds ?? []
  if (cwd === undefined || another !== undefined || filling.values !== undefined || filling.prefix.startsWith('/')) return filling
  return { ...filling, prefix: `${resolvePath(cwd, filling.prefix)}/` }
}

/** The words of the command with its input in them. `filling` stands for the input. */
export const filledWords = ({ role, words, appends }: Inner, filling: Word): readonly Word[] => {
  const placeholder = role['x-placeholder']
  const filled = placeholder === undefined ? words : words.map(word => fillPlaceholder(word, placeholder, filling))
  // where nothing stands for the input, it is added at the end
  const isFilled = filled.some((word, at) => word !== words[at])
  return appends && !isFilled ? [...filled, { ...filling, ...dynamicWord('(input)', { pieces: 'any', secret: filling.secret }) }] : filled
}
