import { oneLine } from '../core/text.ts'
import type { PrefixRule } from './fit.ts'

export const TARGETS = ['claude', 'codex', 'vscode', 'opencode'] as const

export type Target = (typeof TARGETS)[number]

/** What no rule of these clients is, said wherever it can be. */
export const NOTES = [
  'Prefix rules, for who wants no hook. They see how a command begins, and nothing else: neither the directory nor the environment that it runs in.',
  'What is not named here is not forbidden: "git -C x push --force" begins as no rule does. To deny or to judge whole lines takes "atip hook".',
  'Allowed is what every option, value and operand that a document names leaves allowed; what no document names is not known.',
] as const

const comment = (mark: string): readonly string[] => NOTES.map(note => `${mark} ${note}`)

/** Ends of a list in JSON. */
const joined = (entries: readonly (readonly [reason: string | undefined, entry: string])[], indent: string): readonly string[] =>
  entries.flatMap(([reason, entry], at) => [
    ...(reason === undefined ? [] : [`${indent}// ${oneLine(reason)}`]),
    `${indent}${entry}${at === entries.length - 1 ? '' : ','}`,
  ])

const claude = (rules: readonly PrefixRule[]): string => {
  const of = (decision: PrefixRule['decision']): readonly string[] =>
    rules.filter(rule => rule.decision === decision).map(({ words, form }) => `Bash(${words.join(' ')}${form === 'exact' ? '' : ':*'})`)
  const asks = of('ask')
  return JSON.stringify({ permissions: { allow: of('allow'), ...(asks.length === 0 ? {} : { ask: asks }) } }, null, 2)
}

const isPrefix = ({ form }: PrefixRule): boolean => form === 'prefix'

/** Where programs lie, by name. */
export type Programs = ReadonlyMap<string, string>

const notMatched = (words: readonly string[], programs: Programs): readonly (readonly string[])[] => {
  const longer = words.map((word, at) => (at === words.length - 1 ? `${word}-x` : word))
  return programs.has(words[0] ?? '') ? [longer, [`./${words[0]}`, ...words.slice(1)]] : [longer]
}

const codex = (rules: readonly PrefixRule[], programs: Programs): string => {
  // it knows no rule about a command without more
  const known = rules.filter(isPrefix)
  const names = [...new Set(known.flatMap(({ words }) => words[0] ?? []))]
  return [
    ...comment('#'),
    '',
    '# A path to a program is one of these only where it leads here.',
    ...names.flatMap(name => {
      const path = programs.get(name)
      return path === undefined ? [] : [`host_executable(name = ${JSON.stringify(name)}, paths = ${JSON.stringify([path])})`]
    }),
    ...known.flatMap(({ words, decision, reason }) => [
      '',
      'prefix_rule(',
      `    pattern = ${JSON.stringify(words)},`,
      `    decision = ${JSON.stringify(decision === 'ask' ? 'prompt' : 'allow')},`,
      `    justification = ${JSON.stringify(oneLine(reason))},`,
      `    match = [${JSON.stringify(words)}],`,
      // a program of that name that a project brings, and a command that only begins like it
      `    not_match = [${notMatched(words, programs)
        .map(each => JSON.stringify(each))
        .join(', ')}],`,
      ')',
    ]),
  ].join('\n')
}

const escaped = (word: string): string => word.replaceAll(/[.+]/g, String.raw`\$&`)

/** Words behind the prefix without a character that a shell acts on, so that a whole line can be no second command. */
const PLAIN_WORDS = String.raw`(?: +[\w.,:=@/+-]+)*`

const vscode = (rules: readonly PrefixRule[]): string => {
  const entries = rules.map(({ words, form, decision, reason }) => {
    const begin = words.map(escaped).join(' +')
    const [pattern, value] =
      decision === 'allow'
        ? [`/^${begin}${form === 'exact' ? '' : PLAIN_WORDS}$/`, '{ "approve": true, "matchCommandLine": true }']
        : [String.raw`/^${begin}(?:\s|$)/`, 'false']
    return [reason, `${JSON.stringify(pattern)}: ${value}`] as const
  })
  return ['{', ...comment('  //'), '  "chat.tools.terminal.autoApprove": {', ...joined(entries, '    '), '  }', '}'].join('\n')
}

/** What makes another line of one: asked about behind all rules, of which the last that matches holds. */
const SHELL_SIGNS = ['>', '<', '$', '`', '&', ';', '|', '(', '\n'] as const

const opencode = (rules: readonly PrefixRule[]): string => {
  const entries: readonly (readonly [string | undefined, string])[] = [
    ['what no rule below names', '"*": "ask"'],
    ...rules.flatMap(({ words, form, decision, reason }) => {
      const text = words.join(' ')
      const alone = [reason, `${JSON.stringify(text)}: "${decision}"`] as const
      return form === 'exact' ? [alone] : [alone, [undefined, `${JSON.stringify(`${text} *`)}: "${decision}"`] as const]
    }),
    ...SHELL_SIGNS.map(
      (sign, at) => [at === 0 ? 'what makes another line of it' : undefined, `${JSON.stringify(`*${sign}*`)}: "ask"`] as const,
    ),
  ]
  return ['{', ...comment('  //'), '  "permission": {', '    "bash": {', ...joined(entries, '      '), '    }', '  }', '}'].join('\n')
}

const FORMS = { claude, codex, vscode, opencode } as const satisfies Record<
  Target,
  (rules: readonly PrefixRule[], programs: Programs) => string
>

/** Where each client reads it. */
export const FILES = {
  claude: '~/.claude/settings.json',
  codex: '~/.codex/rules/atip.rules',
  vscode: 'settings.json of VS Code',
  opencode: '~/.config/opencode/opencode.jsonc',
} as const satisfies Record<Target, string>

/** The rules as the client reads them. */
export const exported = (target: Target, rules: readonly PrefixRule[], programs: Programs): string => FORMS[target](rules, programs)
