import { takesValue } from '../core/params.ts'
import type { Params } from '../core/params.ts'
import { optionForms } from './option-forms.ts'

const COLORS = ['auto', 'always', 'never'] as const

/** Options that every command takes. */
export const GLOBALS = {
  json: { kind: 'flag', summary: 'Print JSON, also on a terminal.' },
  text: { kind: 'flag', summary: 'Print text for people, also into a pipe.' },
  quiet: { kind: 'flag', short: 'q', summary: 'Print nothing that is not asked for: no progress, no summaries.' },
  verbose: { kind: 'flag', summary: 'Say more on standard error.' },
  color: { kind: 'choice', choices: COLORS, default: 'auto', summary: 'Colours: on a terminal that shows them, always, or never.' },
  noColor: { kind: 'flag', summary: 'No colours: --color=never.' },
  pager: { kind: 'flag', summary: 'Show text on a terminal through $ATIP_PAGER, $PAGER or less.' },
  dataDir: {
    kind: 'text',
    placeholder: 'DIR',
    completes: 'directory',
    summary: 'Keep the registry here instead of $XDG_DATA_HOME/agent-tools.',
  },
} as const satisfies Params

/** How many of the first words are options that every command takes, with their values: they may stand before the command. */
export const leadingGlobals = (words: readonly string[]): number => {
  // nearly every line begins with its command
  if (words[0]?.startsWith('-') !== true) return 0
  const forms = optionForms(GLOBALS)
  let at = 0
  while (at < words.length) {
    const word = words[at]!
    const equals = word.indexOf('=')
    const form = forms.get(equals === -1 ? word : word.slice(0, equals))
    if (form === undefined || (equals !== -1 && !takesValue(form.param))) break
    at += takesValue(form.param) && equals === -1 ? 2 : 1
  }
  return Math.min(at, words.length)
}

/** `atip --json list` means `atip list --json`. What stands behind -- belongs to another command. */
export const globalsLast = (words: readonly string[]): readonly string[] => {
  const first = leadingGlobals(words)
  if (first === 0 || first === words.length) return words
  const dashes = words.indexOf('--', first)
  const end = dashes === -1 ? words.length : dashes
  return [...words.slice(first, end), ...words.slice(0, first), ...words.slice(end)]
}

/** Taken by every command too, and read before everything else. */
export const HELP = { help: { kind: 'flag', short: 'h', summary: 'Print help.' } } as const satisfies Params

/** What atip prints about itself when this is the first word. */
export const ABOUT = {
  agent: { kind: 'flag', summary: 'Describe atip itself as an ATIP document.' },
  llms: {
    kind: 'flag',
    summary: 'Teach an agent to use atip, on one page; with --json, its commands as tool definitions with JSON schemas.',
  },
  version: { kind: 'flag', summary: 'Print the version.' },
} as const satisfies Params

/** What `atip help` knows besides the commands. */
export const TOPICS = { 'exit-codes': 'What exit statuses mean.' } as const

export interface Globals {
  readonly json: boolean
  readonly text: boolean
  readonly quiet: boolean
  readonly verbose: boolean
  /** `auto`: as the terminal and the environment have it. */
  readonly color: (typeof COLORS)[number]
  readonly pager: boolean
  readonly dataDir: string | undefined
}

/** What was read of them, by their names. */
export const globalsOf = (read: Readonly<Record<string, unknown>>): Globals => ({
  json: read['json'] === true,
  text: read['text'] === true,
  quiet: read['quiet'] === true,
  verbose: read['verbose'] === true,
  color: read['noColor'] === true ? 'never' : (COLORS.find(color => color === read['color']) ?? 'auto'),
  pager: read['pager'] === true,
  dataDir: typeof read['dataDir'] === 'string' ? read['dataDir'] : undefined,
})

type Environment = Readonly<Record<string, string | undefined>>

/** With what the environment asks for where the line says nothing of it; undefined: ATIP_OUTPUT names no form. */
export const withEnvironment = (globals: Globals, env: Environment): Globals | undefined => {
  const pager = globals.pager || (env['ATIP_PAGER'] ?? '') !== ''
  const form = globals.json || globals.text ? '' : (env['ATIP_OUTPUT'] ?? '')
  if (form === '') return { ...globals, pager }
  return form === 'text' || form === 'json' ? { ...globals, pager, [form]: true } : undefined
}

/** What holds when no option was given, or none could be read. */
export const NO_GLOBALS: Globals = globalsOf({})
