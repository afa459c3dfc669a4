import type { DescribedCommand, DescribedOption } from './described.ts'

const has = (command: DescribedCommand, flag: string): boolean =>
  command.options.some(it => it.flags.includes(flag) && it.sources.includes('help')) || command.commands.some(it => has(it, flag))

/**
 * The tool without the options that are its commands': a manual lists all of them on one page (patool's `--outdir` of `extract`), the help
 * of the tool lists none of those, and the help of a command does. What every command has is the tool's all the same.
 */
export const withoutThoseOfCommands = (root: DescribedCommand): DescribedCommand => {
  const asked = root.commands.filter(it => it.answered && it.sources.includes('help'))
  if (!root.sources.includes('help') || asked.length === 0) return root
  const isOfCommand = ({ flags, sources }: DescribedOption): boolean => {
    const own = asked.filter(it => flags.some(flag => has(it, flag)))
    return sources.every(it => it === 'man') && own.length > 0 && own.length < asked.length
  }
  return { ...root, options: root.options.filter(it => !isOfCommand(it)) }
}
