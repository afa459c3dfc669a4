import { expect, test } from 'vitest'
import type { DescribedCommand, DescribedOption, Source } from '../../src/author/described.ts'
import { withoutThoseOfCommands } from '../../src/author/of-commands.ts'

const option = (flag: string, ...sources: readonly Source[]): DescribedOption => ({ flags: [flag], sources })

const command = (name: string, options: readonly DescribedOption[], commands: readonly DescribedCommand[] = []): DescribedCommand => ({
  name,
  aliases: [],
  usage: [],
  options,
  arguments: [],
  commands,
  sources: ['help'],
  answered: true,
})

const ROOT = [option('--ink', 'man'), option('--verbose', 'help', 'man'), option('--quiet', 'man'), option('--all', 'man')]

test('what only the manual lists and the help of a command has is no option of the tool', () => {
  const all = option('--all', 'help')
  const commands = [command('print', [option('--ink', 'help'), option('--verbose', 'help'), all]), command('bind', [all])]
  const flags = (root: DescribedCommand) => withoutThoseOfCommands(root).options.flatMap(it => it.flags)
  expect(flags(command('press', ROOT, commands))).toEqual(['--verbose', '--quiet', '--all'])
  // without a help of its own the manual is all there is
  expect(flags({ ...command('press', ROOT, commands), sources: ['man'] })).toHaveLength(4)
  expect(flags(command('press', ROOT))).toHaveLength(4)
})
