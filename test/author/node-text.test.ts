import { expect, test } from 'vitest'
import type { CommandText, HelpText } from '../../src/author/described.ts'
import { hasNoCommands, unite } from '../../src/author/node-text.ts'

const text = (more: Partial<HelpText>): HelpText => ({ usage: [], commands: [], options: [], arguments: [], aliases: [], ...more })

const commands = (names: string): readonly CommandText[] => names.split(' ').map(name => ({ name, aliases: [] }))

const united = (help: HelpText, man: HelpText) =>
  unite(
    [
      ['help', help],
      ['man', man],
    ],
    '',
  )

test('a manual adds commands to the list of the help when it lists the same ones', () => {
  const help = text({ commands: commands('bind cut') })
  expect(united(help, text({ commands: commands('bind cut fold') })).commands.map(it => it.name)).toEqual(['bind', 'cut', 'fold'])
  expect(united(help, text({ commands: commands('glue fold') })).commands.map(it => it.name)).toEqual(['bind', 'cut'])
})

test('what a manual calls commands are none where the usage has no place for one', () => {
  expect(hasNoCommands(text({ usage: ['press [OPTION]... {script} [file]...'] }))).toBe(true)
  expect(hasNoCommands(text({ usage: ['press [OPTION]... COMMAND'] }))).toBe(false)
  expect(hasNoCommands(text({}))).toBe(false)
})

test('spellings that lost a blank, and those of a synopsis, are dropped one by one', () => {
  const value = { name: 'TEXT', optional: false }
  const help = text({ options: [{ flags: ['-c', '--code'], value }, { flags: ['-Olevel'] }] })
  const man = text({ options: [{ flags: ['-c', '--codeTEXT'] }, { flags: ['-O'], value: { name: 'level', optional: true } }] })
  expect(united(help, man).options.map(it => it.flags)).toEqual([['-c', '--code'], ['-O']])
})
