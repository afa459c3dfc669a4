import { expect, test } from 'vitest'
import { speaker, workspace } from '../helpers/workspace.ts'

const PATH_OF = (bin: string) => `${bin}:/usr/bin:/bin`

test('a tool that speaks is found, listed and shown', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard', { commands: { pick: { description: 'Pick apples', effects: { network: false } } } }))
  const env = { PATH: PATH_OF(machine.bin) }
  const scan = await machine.atip(['scan', machine.bin], { env })
  expect(scan.stderr).toBe('')
  expect(scan.status).toBe(0)
  expect(scan.json()).toMatchObject({ executables: 1, executed: 1, added: ['atip', 'orchard'], rejected: [], timedOut: [] })
  const list = await machine.atip(['list', '--source', 'native', '--full'], { env })
  expect(list.json<{ tools: { name: string }[] }>().tools.map(it => it.name)).toEqual(['atip', 'orchard'])
  const show = await machine.atip(['show', 'orchard', 'pick'], { env })
  expect(show.json()).toMatchObject({ name: 'orchard', commands: { pick: { effects: { network: false } } } })
})

test('a second scan runs nothing and writes nothing', async () => {
  const machine = workspace()
  machine.program('orchard', speaker('orchard'))
  const env = { PATH: PATH_OF(machine.bin) }
  await new Promise(resolve => setTimeout(resolve, 20))
  await machine.atip(['scan', machine.bin], { env })
  const before = machine.snapshot(machine.home)
  const again = await machine.atip(['scan', machine.bin], { env })
  expect(again.json()).toMatchObject({ executed: 0, written: 0, added: [], changed: [], removed: [] })
  expect(machine.snapshot(machine.home)).toEqual(before)
})
