import type { DescribedCommand, DescribedOption } from './described.ts'

const has = (command: DescribedCommand, flag: string): boolean =>
  command.options.some(option => option.flags.includes(flag) && option.sources.includes('help')) ||
  command.commands.some(child => has(child, flag))

/**
 * The tool without the options that are its commands': a manual lists all of them on one page (patool's `--outdir` of `extract`), the help
 * of the tool lists none of those, and the help of a command does. What every command has is the tool's all the same.
 */
export const withoutThoseOfCommands = (root: DescribedCommand): DescribedCommand => {
  const asked = root.commands.filter(command => command.answered && command.sources.includes('help'))
  if (!root.sources.includes('help') || asked.length === 0) return root
  const isOfCommand = ({ flags, sources }: DescribedOption): boolean => {
    const own = asked.filter(command => flags.some(flag => has(command, flag)))
    return sources.every(source => source === 'man') && own.length > 0 && own.length < asked.length
  }
  return { ...root, options: root.options.filter(option => !isOfCommand(option)) }
}
