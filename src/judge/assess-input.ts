import { isUndone } from '../shell/argv/undone.ts'
import type { Match } from '../shell/argv/match.ts'
import { secretIn } from '../shell/invocation.ts'
import { valueOf } from '../shell/word.ts'
import { assessLanguage } from './assess-language.ts'
import { INPUT, NOTHING, raisedByValue, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { SHOWS_SECRET } from './known-effects.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

/** It is executed, and nobody says in which language. */
const languageOf = (said: string | boolean | undefined): string | false | undefined =>
  said === true ? 'a language that is not named' : said

/** The language in which the command executes its standard input; undefined: something else tells it what to run. */
const inputLanguage = ({ match }: Subject): string | undefined => {
  let language: string | boolean | undefined = languageOf(match.nodes.at(-1)?.['x-stdin'])
  for (const given of match.options) {
    const { option } = given
    if (option['x-stdin'] === undefined) continue
    // an option that demands it wins over one that replaces it (`bash -s script`)
    const demanded = languageOf(option['x-stdin'])
    if (typeof demanded === 'string') {
      if (!given.negated) return demanded
    } else if (!isUndone(given, match.options)) language = undefined
  }
  if (match.bound.some(({ argument }) => argument['x-stdin'] === false)) return undefined
  return typeof language === 'string' ? language : undefined
}

const STANDARD_INPUT = /^(?:-|\/dev\/stdin|\/(?:dev|proc\/self)\/fd\/\d+)$/

const readsInput = (files: Match['bound']): boolean =>
  files.length === 0 || files.some(({ words }) => words.some(word => STANDARD_INPUT.test(valueOf(word) ?? '')))

/** A filter that no option keeps from printing, and that is given nothing else to read. */
const printsInput = ({ match }: Subject): boolean =>
  match.nodes.at(-1)!['x-prints'] === true &&
  match.inner.length === 0 &&
  !match.options.some(({ option, negated }) => option['x-prints'] === false && !negated) &&
  readsInput(match.bound.filter(({ argument }) => argument['x-path'] === 'read' || argument['x-path'] === 'read-tree'))

/** Standard input as a program. */
const assessProgram = (subject: Subject, setting: Setting): Contributions => {
  const language = inputLanguage(subject)
  if (language === undefined) return NOTHING
  const { stdin } = subject.invocation
  const { name } = setting
  switch (stdin.kind) {
    case 'terminal':
      return unknown('input', `${name} without a script runs whatever it is told later`)
    case 'pipe':
      return unknown('input', `${name} runs what another command writes`)
    case 'file':
      return unknown('input', `${name} runs ${stdin.path.text}, which was not read`)
    case 'text':
      return assessLanguage(setting, { language, text: stdin.text }, INPUT)
  }
}

/** Commands that execute their standard input, or print it. */
export const assessInput = (subject: Subject, setting: Setting): Contributions => {
  const program = assessProgram(subject, setting)
  return secretIn(subject.invocation.stdin) && printsInput(subject) ? [raisedByValue(SHOWS_SECRET, INPUT), program] : program
}
