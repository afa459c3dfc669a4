import { singleQuoted } from '../../../core/shell-quote.ts'
import { shellStart } from '../../../setup/shell-start.ts'
import type { ShellStart } from '../../../setup/shell-start.ts'
import { SHELLS } from '../../../setup/shells.ts'
import type { Shell } from '../../../setup/shells.ts'
import type { Context } from '../../shared/define.ts'
import type { Check } from '../output.ts'
import { doubtful, inOrder } from './check.ts'
import type { Checker } from './check.ts'

/** Start-up files have grown for years. */
const MOST_BYTES = 1024 * 1024

const textOf = (path: string, { files }: Context['world']): string | undefined => {
  const file = files.readText(path, MOST_BYTES)
  return file.kind === 'read' ? file.text : undefined
}

/** What is wrong with what a shell loads when it starts; each step presupposes the one before it. */
const troubleOf = (shell: Shell, start: ShellStart, { world, locations }: Context): Check | undefined => {
  const name = `${shell} start`
  if (textOf(start.file, world) !== start.text)
    return doubtful(name, `"${start.file}" is of another atip or Node, or was changed by hand`, `atip init ${shell} --write`)
  const startUp = start.startUp.replace(/^~/, world.home)
  if (textOf(startUp, world)?.includes(start.file) !== true)
    return doubtful(name, `"${startUp}" does not load "${start.file}"`, `echo ${singleQuoted(start.line)} >> ${start.startUp}`)
  return world.files.stat(locations.stamp) === undefined
    ? doubtful(name, 'no scan has left its stamp, so that each start begins one', 'atip scan')
    : undefined
}

const lookAt = (shell: Shell, context: Context): readonly Check[] => {
  const { world, locations } = context
  const start = shellStart(shell, locations, world)
  const name = `${shell} start`
  if (!start.ok) return [doubtful(name, start.failure.message, start.failure.suggestion?.fix ?? null)]
  if (world.files.lstat(start.value.file) === undefined) return []
  return [troubleOf(shell, start.value, context) ?? inOrder(name, start.value.file)]
}

/** Shells that `atip init` was set up for: what they load is of this atip, is loaded, and finds the stamp of a scan. */
export const shellStarts: Checker = { name: 'shells', look: context => SHELLS.flatMap(shell => lookAt(shell, context)) }
