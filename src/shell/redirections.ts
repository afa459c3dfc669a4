import type { Redirection as RedirectionNode, WordPart } from 'unbash'
import { expandAssigned, expandQuoted, expandWord } from './expand.ts'
import type { Redirection, Stdin } from './invocation.ts'
import { checkSet } from './obeyed.ts'
import { setVariable } from './state.ts'
import { PLAIN_NAME } from './test-command.ts'
import type { Place } from './walk.ts'
import { dynamicWord, eitherWord, staticWord, valueOf } from './word.ts'
import type { Word } from './word.ts'

interface Redirected {
  readonly redirections: readonly Redirection[]
  /** What standard input is now; undefined: unchanged. */
  readonly stdin: Stdin | undefined
}

const ACCESS = {
  '>': 'write',
  '>|': 'write',
  '&>': 'write',
  '<>': 'write',
  '>&': 'write',
  '>>': 'append',
  '&>>': 'append',
  '<': 'read',
  '<&': 'read',
} as const

/** `<<-` takes them away, before anything expands. */
const TABS = /^\t+/gm

/**
 * A body without quotes around its delimiter is expanded like a word in double quotes; also where there is nothing to expand, a
 * backslash is taken away before what it could quote.
 */
const heredocWord = (place: Place, text: string, quoted: boolean, parts: readonly WordPart[] | undefined): Word => {
  if (quoted) return staticWord(text)
  // joined lines make an expansion of what the parser takes for text
  if (/\$(?:\\\n)/.test(text)) return dynamicWord(text, { secret: true })
  if (parts === undefined) return staticWord(text.replace(/\\([$`\\\n])/g, (_, escaped: string) => (escaped === '\n' ? '' : escaped)))
  const word = { type: 'Word', text, value: text, pos: 0, end: 0, parts } as const
  return expandQuoted(place, word)
}

/** Nothing in it means anything to the shell a second time. */
const isFinal = (word: Word): boolean =>
  word.pieces === 'one' && (word.values === undefined ? word.rest === 'number' : word.values.every(value => !/[$`~*?[\\'"]/.test(value)))

export const readRedirections = (place: Place, nodes: readonly RedirectionNode[]): Redirected => {
  const redirections: Redirection[] = []
  const outer = place.state.stdin
  let stdin: Stdin | undefined
  for (const node of nodes) {
    // what a target runs reads what was redirected before it
    place.state.stdin = stdin ?? outer
    const input = node.descriptor === undefined || (node.descriptor.type === 'FileDescriptor' && node.descriptor.value === 0)
    const text = place.walk.source.slice(node.pos, node.end)
    if (node.descriptor?.type === 'FileDescriptorVariable') {
      const { name } = node.descriptor
      checkSet(place, name, text)
      // it keeps its value where the file cannot be opened, or a descriptor is closed
      const before = place.state.variables.get(name)
      const number = dynamicWord(`$${name}`, { rest: 'number' })
      if (PLAIN_NAME.test(name)) setVariable(place.state, name, before === undefined ? number : eitherWord(before, number))
      else place.problems.push({ code: 'evaluates', reason: `${text} evaluates the name ${name}, which can run commands` })
    }
    if (node.type === 'HereDoc') {
      const quoted = node.delimiter?.quoted === true
      const tabs = node.operator === '<<-' && /^\t/m.test(node.body.text)
      const body = heredocWord(place, tabs ? node.body.text.replaceAll(TABS, '') : node.body.text, quoted, node.body.parts)
      if (node.closing === undefined) place.problems.push({ code: 'parse-error', reason: 'a here-document has no end' })
      // what is read from another descriptor is not followed, but a secret there is there to be read
      if (input || body.secret)
        stdin = { kind: 'text', text: input && !(tabs && node.body.parts !== undefined) ? valueOf(body) : undefined, secret: body.secret }
      continue
    }
    if (node.target === undefined) {
      place.problems.push({ code: 'parse-error', reason: `${text} has no target` })
      continue
    }
    if (node.type === 'HereString') {
      const word = expandAssigned(place, node.target)
      const value = valueOf(word)
      const writers = word.printedBy === undefined ? {} : { writers: word.printedBy }
      if (input || word.secret)
        stdin = { kind: 'text', text: value === undefined ? undefined : `${value}\n`, secret: word.secret, ...writers }
      continue
    }
    const words = expandWord(place, node.target)
    const target: Word = words.length === 1 ? words[0]! : dynamicWord(node.target.text)
    // bash refuses several, and zsh opens them all
    const targets = words.length > 1 ? words : [target]
    const duplicates = (node.operator === '>&' || node.operator === '<&') && /^(?:[0-9]+-?|-)$/.test(valueOf(target) ?? '')
    if (duplicates) continue
    // bash closes the descriptor, and reads what follows the dash as a word of the command
    if ((node.operator === '>&' || node.operator === '<&') && /^-./.test(node.target.text))
      place.problems.push({ code: 'unsupported', reason: `${text} closes a descriptor, and something touches it` })
    const both = node.descriptor === undefined || (node.descriptor.type === 'FileDescriptor' && node.descriptor.value === 1)
    if (node.operator === '>&' && both && !isFinal(target))
      place.problems.push({ code: 'evaluates', reason: `bash expands the target of ${text} twice, and can run what is in it` })
    const access = ACCESS[node.operator]
    for (const each of targets) redirections.push({ access, target: each, text })
    if ((access === 'read' || node.operator === '<>') && input) stdin = { kind: 'file', path: target }
  }
  place.state.stdin = outer
  return { redirections, stdin }
}
