import { valueOf } from '../../shell/word.ts'
import type { Assessment } from '../assessment.ts'
import { nested } from '../contribution.ts'
import { join } from '../join.ts'
import type { Setting } from '../setting.ts'
import type { Subject } from '../subject.ts'
import { code, strangeVariable } from './runner.ts'
import type { Call, ScriptReading } from './runner.ts'
import { makeRecipes } from './make.ts'
import { npmScripts } from './npm.ts'
import { npxReason } from './npx.ts'

const READERS: Readonly<Record<string, (call: Call) => ScriptReading>> = { npm: npmScripts, make: makeRecipes }

/** A line more often than once is no other line, and nobody runs a hundred. */
const MOST_LINES = 100

const read = (subject: Subject, { cwds }: Setting): ScriptReading => {
  const { context, match, invocation } = subject
  const { look, realpath } = context
  const reader = READERS[match.nodes.at(-1)!['x-scripts'] ?? '']
  const [cwd] = invocation.cwds ?? []
  if (reader === undefined || look === undefined) return code('nothing is looked at')
  if (cwd === undefined || invocation.cwds?.length !== 1 || cwds?.length !== 1 || cwds[0] !== cwd)
    return code('which directory it runs in is not known')
  const call = { context, look, invocation, names: match.names, directory: realpath?.(cwd) ?? cwd }
  const variable = strangeVariable(call)
  if (variable !== undefined) return code(`${variable} is set`)
  const reading = reader(call)
  return reading.kind === 'lines' && reading.lines.length > MOST_LINES ? code('there are too many lines') : reading
}

/** What is said of scripts before the reason why nobody read them. */
const unreadReason = (runner: string, said: string, why: string | undefined): string =>
  `${runner} runs ${said}${why === undefined ? '' : `, which is not read: ${why}`}`

/**
 * A command that runs what a file of the project says, with the lines of that file in the place of code that is not known. Where they cannot
 * be read for certain, it stays code, and it is said why.
 */
export const withScripts = (subject: Subject, setting: Setting, whole: Assessment): Assessment => {
  const { name, context } = setting
  const { match } = subject
  const isScript = ({ origin }: { readonly origin?: string }): boolean => origin === name || origin === 'argument script'
  const known = whole.unknowns.filter(each => each.code === 'executes' && isScript(each))
  if (known.length === 0) return whole
  if (match.nodes.at(-1)!['x-scripts'] === 'npx') {
    const reason = npxReason(subject)
    return reason === undefined
      ? whole
      : { ...whole, unknowns: whole.unknowns.map(each => (known.includes(each) ? { ...each, reason } : each)) }
  }
  const named = match.bound.find(({ argument }) => argument.name === 'script' || argument.name === 'target')
  const script = named === undefined ? match.names.at(-1) : valueOf(named.words[0])
  const runner = script === undefined || name.endsWith(` ${script}`) ? name : `${name} ${script}`
  const others = whole.unknowns.filter(each => !known.includes(each))
  const reading =
    context.unread === 'named'
      ? undefined
      : context.unread === 'changed'
        ? code('the line itself changes files')
        : others.length > 0
          ? undefined
          : read(subject, setting)
  if (reading?.kind !== 'lines') {
    const kind = match.nodes.at(-1)!['x-scripts'] === 'make' ? 'recipe' : 'script'
    const said = script === undefined ? 'code of the project' : `the project's ${kind} ${JSON.stringify(script)}`
    const reason = unreadReason(runner, said, reading?.why)
    return { ...whole, unknowns: [...known.slice(0, 1).map(each => ({ ...each, reason })), ...others] }
  }
  const without = <Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Map([...map].filter(([path]) => path !== 'x-executes'))
  const { lines, directory, bins } = reading
  return join(
    {
      ...whole,
      leaves: without(whole.leaves),
      origins: without(whole.origins),
      brought: whole.brought.filter(({ path }) => path !== 'x-executes'),
      unknowns: [],
    },
    lines.map(text => nested({ kind: 'text', text, shell: 'sh', cwds: [directory], script: { runner, bins } })),
  )
}
