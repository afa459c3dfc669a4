import { isAbsolute, resolve } from 'node:path'
import { commandLeads } from './command-line.ts'
import { SMALL_TEXT } from './launcher.ts'
import type { Language, Launcher, Lead } from './launcher.ts'
import { shellCommands } from './shell-commands.ts'
import { wordValues } from './shell-values.ts'
import type { ShellState } from './shell-values.ts'

/** The words of a command, each as every value that it can have. */
type Values = readonly (readonly string[])[]

const ASSIGNMENT = /^([A-Za-z_]\w*)=([\s\S]*)$/

/** The caller's words, without which `--agent` does not reach the program: "$@", $*, "${1+"$@"}", "${args[@]}", $1, $argv. */
const PASSES = /\$(?:[@*1]|\{[@*1]|argv\b)|\[[@*]\]/

const DECLARES: ReadonlySet<string> = new Set(['export', 'readonly', 'local', 'declare', 'typeset'])

/** Values of one variable that are kept: a launcher gives each one or two. */
const MOST_VALUES = 8

/** `: "${NAME:=value}"` */
const DEFAULTED = /^"?\$\{([A-Za-z_]\w*):?=[\s\S]*\}"?$/

const assign = (words: readonly string[], state: ShellState): boolean => {
  if (words[0] === ':') {
    for (const word of words) {
      const name = DEFAULTED.exec(word)?.[1]
      if (name !== undefined) state.variables.set(name, wordValues(word, state))
    }
    return true
  }
  const given = DECLARES.has(words[0] ?? '') ? words.slice(1).filter(word => !word.startsWith('-')) : words
  if (!given.every(word => ASSIGNMENT.test(word))) return DECLARES.has(words[0] ?? '')
  for (const word of given) {
    const [, name = '', value = ''] = ASSIGNMENT.exec(word)!
    const known = state.variables.get(name) ?? []
    state.variables.set(name, [...new Set([...known, ...wordValues(value, state)])].slice(0, MOST_VALUES))
  }
  return true
}

/** Relative paths are below the directories that the script has changed to. */
const absolute = (lead: Lead, directories: readonly string[]): readonly Lead[] => {
  if (lead.kind !== 'file' && lead.kind !== 'jar') return [lead]
  return isAbsolute(lead.path)
    ? [{ ...lead, path: resolve(lead.path) }]
    : directories.map(directory => ({ ...lead, path: resolve(directory, lead.path) }))
}

const files = (paths: readonly string[], language?: Language): readonly Lead[] =>
  paths.map(path => ({ kind: 'file', path, ...(language === undefined ? {} : { language }) }) as const)

/** Where `cd` leads, if that is known. */
const changedTo = (values: Values): readonly string[] =>
  (values.slice(1).find(value => value[0]?.startsWith('-') !== true) ?? []).filter(directory => isAbsolute(directory))

/** The words of a command, with what stands before the caller's in place of "$@". */
const withGiven = (words: readonly string[], values: Values, given: Values): Values => {
  const at = words.findIndex(word => /^"?\$[@*]"?$/.test(word))
  return at === -1 ? values : [...values.slice(0, at), ...given, ...values.slice(at)]
}

/**
 * What a shell script starts with its own arguments: `exec` lines anywhere; other commands of a small one, and its last. Bare names count where
 * the script ends with the command: elsewhere they are the tools of its trade. Files that it reads with `.` are its own text.
 * One that knows `--agent` answers by itself, and whatever file it names can hold the answer.
 */
export const shellLeads = (launcher: Launcher): readonly Lead[] => {
  const { path, real, text, home } = launcher
  const state: ShellState = { self: [...new Set([path, real])], variables: new Map([['HOME', [home]]]) }
  const small = text.length <= SMALL_TEXT
  const answers = text.includes('--agent')
  const directories: string[] = []
  const leads: Lead[] = []
  const commands = shellCommands(text)
  // what `set --` puts before the caller's words
  let given: Values = []
  for (const [index, words] of commands.entries()) {
    if (assign(words, state)) continue
    const [first = '', ...rest] = words
    // env NAME="$VALUE" program: what is not known here must not hide the program
    const values = words.map(word => (ASSIGNMENT.test(word) ? [word] : wordValues(word, state)))
    const passes = PASSES.test(rest.join(' '))
    const ends = first === 'exec' || index === commands.length - 1
    if (first === 'set' && rest[0] === '--' && passes) given = [...values.slice(2), ...given]
    else if (first === 'cd') directories.push(...changedTo(values))
    const sourced = first === '.' || first === 'source' ? files(values[1] ?? [], 'shell') : []
    const started = passes && (ends || small) ? commandLeads(withGiven(words, values, given)) : []
    const named = answers ? files(values.flat().filter(value => value.includes('/'))) : []
    const found = [...sourced, ...started.filter(lead => lead.kind !== 'program' || ends), ...named]
    leads.push(...found.flatMap(lead => absolute(lead, directories)))
  }
  return leads
}
