import { isUndone } from '../shell/argv/undone.ts'
import type { Match } from '../shell/argv/match.ts'
import { secretIn } from '../shell/invocation.ts'
import { valueOf } from '../shell/word.ts'
import { INPUT, addUnknown, raiseEffects } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import type { Subject } from './assess.ts'
import { applyLanguage } from './roles.ts'
import type { Setting } from './roles.ts'

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

/** Commands that execute their standard input, or print it. */
export const assessInput = (it: Assessment, subject: Subject, setting: Setting): void => {
  if (secretIn(subject.invocation.stdin) && printsInput(subject)) raiseEffects(it, { 'x-reveals': ['secret'] }, 'standard input', true)
  const language = inputLanguage(subject)
  if (language === undefined) return
  const { stdin } = subject.invocation
  const { name } = setting
  switch (stdin.kind) {
    case 'terminal':
      return addUnknown(it, 'input', `${name} without a script runs whatever it is told later`)
    case 'pipe':
      return addUnknown(it, 'input', `${name} runs what another command writes`)
    case 'file':
      return addUnknown(it, 'input', `${name} runs ${stdin.path.text}, which was not read`)
    case 'text':
      return applyLanguage(it, setting, language, stdin.text, INPUT)
  }
}
