const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A program in sh that knows nothing but its help: what it prints for each command line, and status 64 with a complaint for all others. */
export const helpful = (pages: Readonly<Record<string, string>>): string =>
  [
    '#!/bin/sh',
    'case "$*" in',
    ...Object.entries(pages).map(([line, text]) => `${quoted(line)}) printf '%s\\n' ${quoted(text)}; exit 0 ;;`),
    'esac',
    'echo "Error: unknown command" >&2',
    'exit 64',
    '',
  ].join('\n')

const FOOTER = 'Use "vineyard [command] --help" for more information about a command.'

/** A made-up program in the manner of cobra: groups, inherited flags, an alias, a command that hides its help, one that repeats another's. */
const VINEYARD: Readonly<Record<string, string>> = {
  '--help': `Grows wine

Usage:
  vineyard [command]

Available Commands:
  cellar      Look after barrels
  destroy     Dig up the vines
  harvest     Bring in the grapes
  mystery     Nobody knows
  help        Help about any command

Flags:
      --config file     where the settings are (default "~/.vineyard")
  -h, --help            help for vineyard
  -v, --verbose count   say more

${FOOTER}`,
  'cellar --help': `Look after barrels

Usage:
  vineyard cellar [command]

Aliases:
  cellar, vault

Available Commands:
  list        Show the barrels
  delete      Empty a barrel

Flags:
      --room int   which room

${FOOTER}`,
  'cellar list --help': `Show the barrels

Usage:
  vineyard cellar list [flags]

Flags:
  -o, --output string   json or text (default "text")

Global Flags:
      --config file   where the settings are`,
  'cellar delete --help': `Empty a barrel for good

Usage:
  vineyard cellar delete <barrel>... [flags]

Flags:
      --force   do not ask`,
  'harvest --help': `Bring in the grapes

Usage:
  vineyard harvest [ROW] [flags]

Flags:
      --sort {size|colour}   how to sort
      --dry-run              only say what would be done`,
}

/** The same with what is asked last: the root's help again, for a command that has none of its own. */
export const vineyard = (more: Readonly<Record<string, string>> = {}): string =>
  helpful({ ...VINEYARD, 'destroy --help': VINEYARD['--help'] ?? '', ...more })
