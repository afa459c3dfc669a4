/** The ways in which programs are asked for the help of one of their commands. All of them print and end. */
export const FORMS = {
  '--help': words => [...words, '--help'],
  'help ...': words => ['help', ...words],
  '-h': words => [...words, '-h'],
  '-help': words => [...words, '-help'],
  '... help': words => [...words, 'help'],
} as const satisfies Record<string, (words: readonly string[]) => readonly string[]>

export type Form = keyof typeof FORMS

export interface Habit {
  /** How the program itself is asked, where that is not --help. */
  readonly root?: readonly (readonly string[])[]
  /** How its commands are asked. Empty: never. */
  readonly commands?: readonly Form[]
  /** What else lists commands or options of the program itself. */
  readonly listings?: readonly (readonly string[])[]
}

/** Well-known programs that do it in their own way, or do not say how. */
const HABITS: Readonly<Record<string, Habit>> = {
  // git SUB --help opens the manual
  git: { commands: ['-h'], listings: [['help', '-a']] },
  go: { root: [['help']], commands: ['help ...'] },
  curl: { listings: [['--help', 'all']] },
  cargo: { listings: [['--list']], commands: ['--help'] },
  openssl: { root: [['help']], commands: ['-help'] },
  ip: { root: [['help']], commands: ['... help'] },
  // its hundreds of services take a second each to explain; any command tells the options that all of them take
  aws: { root: [['help']], listings: [['sts', 'get-caller-identity', 'help']], commands: [] },
  // prints the global options, which no other help of it names
  kubectl: { listings: [['options']] },
  // the help of every command is that of the program
  'apt-get': { commands: [] },
  'apt-cache': { commands: [] },
  apt: { commands: [] },
  systemctl: { commands: [] },
}

export const habitOf = (tool: string): Habit => (Object.hasOwn(HABITS, tool) ? HABITS[tool]! : {})

const COMMAND = String.raw`(?:[<\[{"']?(?:sub-?)?(?:command|cmd|topic|action)s?[>\]}"']?)`

const SIGNS: readonly (readonly [RegExp, Form])[] = [
  [new RegExp(`${COMMAND}\\s+--help\\b`, 'i'), '--help'],
  [/--help['"\x60]? (?:after|for|on|about)\b.*\b(?:sub)?command/i, '--help'],
  // click; commander; argparse with subcommands; yargs
  [/--help\s+Show this message and exit/, '--help'],
  [/display help for command/, '--help'],
  [
    /^\s+\{[\w.,+-]+\}[^]*--help\s+show this help message and exit|--help\s+show this help message and exit[^]*^\s+\{[\w.,+-]+\}/m,
    '--help',
  ],
  [/--help\s+Show help\s+\[boolean\]/, '--help'],
  // oclif
  [/^USAGE\n\s+\$ /m, '--help'],
  [new RegExp(`\\bhelp\\s+${COMMAND}`, 'i'), 'help ...'],
  [/(?<!-)-help\b.*\b(?:sub)?command/i, '-help'],
  [new RegExp(`${COMMAND}\\s+-h\\b`, 'i'), '-h'],
  // iproute2
  [/\{ COMMAND \| help \}/, '... help'],
]

/** A command `help` that explains commands. systemctl has one that explains units. */
const EXPLAINS =
  /\b(?:help|usage)\b.*\b(?:commands?|subcommands?|given|topics?|about|information)\b|this message|^(?:show|print|display) (?:this )?help/i

/** How the help of commands can be asked for, best first, as far as the program's own help says it. Empty when it says nothing. */
export const formsIn = (text: string, commands: readonly { readonly name: string; readonly description?: string }[]): readonly Form[] => {
  const found = SIGNS.flatMap(([sign, form]) => (sign.test(text) ? [form] : []))
  const help = commands.find(command => command.name === 'help')
  const explains = help !== undefined && EXPLAINS.test(help.description ?? '')
  // --help before `help X`: a plug-in's command called help is rarer than a parser that knows --help everywhere
  return [...new Set<Form>([...found, ...(explains ? (['--help', 'help ...'] as const) : [])])]
}
