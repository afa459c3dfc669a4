import { paint, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { Setup, SetupClient, SetupFile } from './output.ts'

/** What was done with a file, and what would be. `%` is the file. */
const DONE = {
  created: ['written to %', 'would be written to %'],
  added: ['added to %', 'would be added to %'],
  replaced: ['brought up to date in %', 'would be brought up to date in %'],
  unchanged: ['is in %', 'is in %'],
  restored: ['taken out of %, which is as it was', 'would be taken out of %, which would be as it was'],
  deleted: ['removed: %', 'would be removed: %'],
  'taken-out': ['taken out of %, which was edited since', 'would be taken out of %, which was edited since'],
  absent: ['is not in %', 'is not in %'],
  left: ['left in %', 'would be left in %'],
  refused: ['not done: %', 'would not be done: %'],
} as const satisfies Record<SetupFile['outcome'], readonly [string, string]>

/** What is wrong with a file, and what to do about it. */
const errorText = ({ message, code, suggestion }: NonNullable<SetupFile['error']>): string => {
  const fix = suggestion?.fix === undefined ? '' : ` (${suggestion.fix})`
  return oneLine(`${message} [${code}]${suggestion === null ? '' : `. ${suggestion.action}${fix}`}`)
}

const fileLines = (file: SetupFile, { written, style }: { written: boolean; style: Style }): readonly string[] => {
  const { what, path, entry, outcome, error } = file
  const ink = paint(style.color)
  const say = (place: string): string => `${what} ${DONE[outcome][written ? 0 : 1].replace('%', () => place)}`
  if (error !== null) return wrap(say(errorText(error)), style.width - 2).map(line => `  ${ink.red(line)}`)
  return [`  ${say(entry === null ? oneLine(path) : `${oneLine(path)} (${oneLine(entry)})`)}`]
}

const clientLines = (client: SetupClient, { written, style }: { written: boolean; style: Style }): readonly string[] => {
  const ink = paint(style.color)
  const { title, proof, found, files, next } = client
  const facts = [...(proof === 'unproven' ? ['unproven'] : []), ...(found === null ? ['not found here'] : [oneLine(found)])].join(', ')
  return [
    `${ink.bold(title)} ${ink.dim(`(${facts})`)}`,
    ...files.flatMap(file => fileLines(file, { written, style })),
    ...(next === null ? [] : wrap(next, style.width - 2).map(line => `  ${ink.yellow(line)}`)),
  ]
}

const policyLine = ({ policy, written }: Setup): readonly string[] => {
  if (policy === null) return []
  const file = oneLine(policy.file)
  if (policy.outcome === 'unchanged') return [`policy: ${file} is there already, and stays`]
  return [`policy: ${written ? 'wrote' : 'would write'} ${file}`]
}

const nothing = ({ action, clients, shells }: Setup): boolean =>
  action === 'removed' && [...clients, ...shells].every(({ files }) => files.every(({ outcome }) => outcome === 'absent'))

const othersLines = ({ others }: Setup, ink: Paint, width: number): readonly string[] => {
  if (others.length === 0) return []
  const named = others.map(({ title, client }) => `${title} (atip setup ${client})`).join(', ')
  return wrap(`Found, and left alone since nobody could prove the hook with it: ${named}.`, width).map(ink.dim)
}

/** What was done, or would be, client by client. */
export const text = (output: Setup, style: Style): string => {
  const ink = paint(style.color)
  const { written, action, clients } = output
  const shells =
    action === 'removed' ? output.shells.filter(({ files }) => files.some(({ outcome }) => outcome !== 'absent')) : output.shells
  if (nothing(output)) return 'Nothing of atip is there.'
  const shown = action === 'removed' ? clients.filter(({ files }) => files.some(({ outcome }) => outcome !== 'absent')) : clients
  return [
    ...shown.flatMap(client => clientLines(client, { written, style })),
    ...shells.flatMap(({ shell, files }) => [ink.bold(shell), ...files.flatMap(file => fileLines(file, { written, style }))]),
    ...policyLine(output),
    ...othersLines(output, ink, style.width),
    ...output.notes.flatMap(note => wrap(oneLine(note), style.width).map(ink.dim)),
    ...(written ? [] : ['Nothing was written.']),
  ].join('\n')
}
