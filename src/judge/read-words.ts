import type { Role } from '../document/document.ts'
import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import type { Judgement } from './judge.ts'
import { matchValue } from './match-value.ts'

/** What is executed as it stands; a `file` or `code` is only named on the line. */
const EXECUTED = new Set(['shell', 'argv', 'remote'])

const EXECUTED_TEXT = 'is part of a text that is executed'

/** `core.pager=less`: the value says by itself that it is run. */
const executesValue = (values: NonNullable<Role['x-values']>, word: Word): boolean => {
  const match = matchValue(values, word)
  return match.kind === 'entry' && match.effects['x-executes'] !== undefined && match.effects['x-executes'] !== false
}

const codeRole = (role: Role, words: readonly Word[]): string | undefined => {
  const values = role['x-values']
  const executes = values !== undefined && words.some(word => executesValue(values, word))
  if (executes) return EXECUTED_TEXT
  if (role['x-language'] !== undefined) return `is part of a program in ${role['x-language']}`
  return EXECUTED.has(role['x-executes'] ?? '') ? EXECUTED_TEXT : undefined
}

/** Where no document says which of their words are code, all are. */
const INTERPRETERS = /^(?:.*\/)?(?:(?:ba|da|a|k|mk|z|fi|tc|c)?sh|busybox|python[0-9.]*|perl|ruby|node|php|lua|awk|sed)$/

/** `docker exec c sh -c TEXT`: where no document says that these words are a command, they still look like one that runs a text. */
const behindShell = (words: readonly Word[], text: string): string | undefined => {
  const at = words.findIndex(word => (valueOf(word) ?? word.text).includes(text))
  if (at < 3 || !/^-[A-Za-z]*[ce]$/.test(valueOf(words[at - 1]) ?? '')) return undefined
  return words
    .slice(1, at - 1)
    .map(word => valueOf(word) ?? '')
    .find(value => INTERPRETERS.test(value))
}

const holding = (words: readonly Word[], text: string): readonly Word[] => words.filter(word => (valueOf(word) ?? word.text).includes(text))

const holds = (words: readonly Word[], text: string): boolean => holding(words, text).length > 0

/** Why `text`, which stands in one of the words, is code to the program that gets it or to one that this program runs; undefined: it is data. */
export const codeReason = ({ readings }: Judgement, text: string): string | undefined => {
  for (const { own, inner } of readings) {
    const { match, assessment, invocation } = own
    const tool = valueOf(invocation.words[0]) ?? ''
    if (own.layer === undefined && INTERPRETERS.test(tool) && holds(invocation.words.slice(1), text))
      return `is given to ${tool}, which no document describes here`
    for (const { option, flag, values } of match?.options ?? []) {
      const reason = codeRole(option, holding(values, text))
      if (reason !== undefined && holds(values, text)) return `${reason}, the value of ${flag} of ${tool}`
    }
    for (const { argument, words } of match?.bound ?? []) {
      const reason = codeRole(argument, holding(words, text))
      if (reason !== undefined && holds(words, text)) return `${reason}, an argument of ${tool}`
    }
    for (const innerCommand of match?.inner ?? [])
      if (holds(innerCommand.words.slice(0, 1), text)) return `is the name of a command that ${tool} runs`
    for (const nested of assessment.nested)
      if (nested.kind === 'text' && nested.text.includes(text)) return `is part of a text that ${tool} runs`
    for (const judgement of inner) {
      const reason = codeReason(judgement, text)
      if (reason !== undefined) return reason
    }
    const behind = behindShell(invocation.words, text)
    if (behind !== undefined) return `is given to ${behind}, which ${tool} may run`
  }
  return undefined
}

/** A command that executes its input, or makes words of it, and reads what another writes; undefined: it is none. */
export const obeysInput = ({ readings }: Judgement): string | undefined => {
  for (const { own, inner } of readings) {
    const { assessment, match, invocation } = own
    const tool = valueOf(invocation.words[0]) ?? 'a command'
    if (invocation.stdin.kind === 'pipe') {
      if (assessment.unknowns.some(unknown => unknown.code === 'input')) return `${tool}, which runs what it reads`
      if (match?.inner.some(innerCommand => innerCommand.appends) === true) return `${tool}, which makes words of what it reads`
      if (own.layer === undefined && INTERPRETERS.test(tool)) return `${tool}, which can run what it reads`
    }
    for (const judgement of inner) {
      const found = obeysInput(judgement)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Whether the program, or one that it runs, takes this very word for an option. */
export const isOptionOf = ({ readings }: Judgement, word: Word): boolean =>
  readings.some(({ own: { match, invocation }, inner }) => {
    if (match === undefined || !invocation.words.includes(word)) return false
    if (match.inner.some(innerCommand => innerCommand.words.includes(word))) return inner.some(judgement => isOptionOf(judgement, word))
    return !match.operands.includes(word) && !match.options.some(given => given.values.includes(word))
  })
