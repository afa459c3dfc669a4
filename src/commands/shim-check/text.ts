import { flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Coverage } from '../../author/compare/compare.ts'
import type { CheckCode, CheckFinding } from '../../author/compare/findings.ts'
import type { Style } from '../shared/define.ts'
import type { CheckedShim, CheckedShims } from './output.ts'

/** Lines of one kind for one shim, before "and more": a screen of them says enough. */
const MOST_LINES = 20

/** Names in one line. */
const MOST_NAMES = 12

/** How each is marked; those that are listed one by one come first. */
const LABELS = {
  'ghost-command': ink => ink.red('GHOST'),
  'ghost-option': ink => ink.red('GHOST'),
  'value-mismatch': ink => ink.red('VALUE'),
  'undocumented-command': ink => ink.blue('HIDDEN'),
  'undocumented-option': ink => ink.blue('HIDDEN'),
  drift: ink => ink.yellow('DRIFT'),
  'not-installed': ink => ink.yellow('UNKNOWN'),
  'not-readable': ink => ink.yellow('UNKNOWN'),
  'other-version': ink => ink.blue('VERSION'),
  'plugin-missing': ink => ink.blue('PLUGIN'),
  'missing-command': ink => ink.blue('MISSING'),
  'missing-option': ink => ink.blue('MISSING'),
} as const satisfies Record<CheckCode, (ink: Paint) => string>

const covered = ({ tool, common, percent }: Coverage, noun: string): string =>
  `${common} of ${plural(tool, noun)}${percent === null ? '' : ` (${percent} %)`}`

const coverageLine = ({ commands, options }: CheckedShim): string =>
  commands === null || options === null ? 'nothing compared' : `has ${covered(commands, 'command')}, ${covered(options, 'option')}`

const named = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${shown}, and ${names.length - MOST_NAMES} more` : shown
}

const item = (label: string, text: string, width: number): readonly string[] => {
  const [first = '', ...rest] = flow([label, ...wordsOf(oneLine(text))], width - 4)
  return [`  ${first}`, ...rest.map(line => `    ${line}`)]
}

const limited = <T>(items: readonly T[], lines: (entry: T) => readonly string[], ink: Paint): readonly string[] => [
  ...items.slice(0, MOST_LINES).flatMap(lines),
  ...(items.length > MOST_LINES ? [ink.dim(`    and ${items.length - MOST_LINES} more: --json has them all`)] : []),
]

/** What is missing, one line for a command of the tool. */
const grouped = (findings: readonly CheckFinding[]): readonly (readonly [command: string, names: readonly string[]])[] => {
  const groups = new Map<string, string[]>()
  for (const { command, names } of findings) {
    // a command stands among those of its group
    const group = command.endsWith(` ${names[0] ?? ''}`) ? command.slice(0, command.lastIndexOf(' ')) : command
    groups.set(group, [...(groups.get(group) ?? []), names.join('/')])
  }
  return [...groups]
}

const shimLines = (checkedShim: CheckedShim, ink: Paint, width: number): readonly string[] => {
  const of = (...codes: readonly CheckCode[]) => checkedShim.findings.filter(({ code }) => codes.includes(code))
  const single = ({ code, command, message, names, fix }: CheckFinding) => [
    ...item(
      LABELS[code](ink),
      code === 'not-readable' && names.length > 0
        ? `${message}: ${named(names)}`
        : /^(?:ghost-option|value)/.test(code)
          ? `${command}: ${message}`
          : message,
      width,
    ),
    ...(code === 'not-readable' && fix !== null ? [`    ${ink.cyan(oneLine(fix))}`] : []),
  ]
  const missing = (code: CheckCode, noun: string) =>
    limited(grouped(of(code)), ([command, names]) => item(LABELS[code](ink), `${noun} ${command}: ${named(names)}`, width), ink)
  const { shim, installed } = checkedShim.version
  return [
    `${ink.bold(oneLine(checkedShim.tool))} ${oneLine(shim)}${installed === null || installed === shim ? '' : ` (installed: ${oneLine(installed)})`}  ${ink.dim(oneLine(checkedShim.subject))}`,
    `  ${coverageLine(checkedShim)}`,
    ...limited(of('ghost-command', 'ghost-option', 'value-mismatch'), single, ink),
    ...of('drift', 'not-installed', 'not-readable').flatMap(single),
    ...missing('other-version', 'of other versions in'),
    ...missing('plugin-missing', 'of a part that is not installed, in'),
    ...missing('undocumented-command', 'undocumented commands of'),
    ...missing('undocumented-option', 'undocumented options of'),
    ...missing('missing-command', 'commands of'),
    ...missing('missing-option', 'options of'),
    ...checkedShim.notes.flatMap(note => wrap(`note: ${oneLine(note)}`, width - 2).map(line => `  ${ink.yellow(line)}`)),
  ]
}

/** Each shim with what the tool says to it: inventions first, then what is missing, by command. */
export const text = ({ passed, compared, shims }: CheckedShims, style: Style): string => {
  const ink = paint(style.color)
  const all = shims.flatMap(shim => shim.findings)
  const errors = all.filter(finding => finding.severity === 'error').length
  const sum =
    compared === 0
      ? 'Nothing could be compared.'
      : `${compared} of ${plural(shims.length, 'shim')} compared: ${plural(errors, 'error')}, ${all.length - errors} more to look at.`
  // the shims that nothing can be said about are counted when there are many
  const shown = shims.length > MOST_LINES ? shims.filter(shim => shim.installed !== null) : shims
  return [...shown.flatMap(shim => [...shimLines(shim, ink, style.width), '']), passed ? ink.green(sum) : ink.red(sum)].join('\n')
}
