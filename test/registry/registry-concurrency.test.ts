import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathWithRuntimes } from '../helpers/programs.ts'
import { speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const SHIPS = Array.from({ length: 30 }, (_, at) => `ship${String(at).padStart(2, '0')}`)

/** A directory for each ship, with that ship alone in it. */
const fleet = (machine: Workspace): readonly string[] =>
  SHIPS.map(name => {
    mkdirSync(join(machine.bin, `pier-${name}`))
    machine.program(join(`pier-${name}`, name), speaker(name))
    return join(machine.bin, `pier-${name}`)
  })

interface Listed {
  readonly tools: readonly { readonly name: string }[]
}

test('of thirty scans at once, each of a directory of its own, none loses what another found, and readers always see a whole registry', async () => {
  const machine = workspace()
  const env = { PATH: pathWithRuntimes(machine) }
  const ended = new AbortController()
  const scans = Promise.all(
    fleet(machine).map(directory => machine.atip(['scan', directory, '--json', '--timeout', '60s'], { env })),
  ).finally(() => {
    ended.abort()
  })
  const counts: number[] = []
  while (!ended.signal.aborted) {
    const list = await machine.atip(['list', '--json', '--source', 'native'], { env })
    expect([list.status, list.stderr]).toEqual([0, ''])
    counts.push(list.json<Listed>().tools.length)
  }
  const runs = await scans
  expect(runs.map(it => [it.status, it.stderr])).toEqual(SHIPS.map(() => [0, '']))
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))

  const list = await machine.atip(['list', '--json', '--source', 'native'], { env })
  expect(list.json<Listed>().tools.map(it => it.name)).toEqual(['atip', ...SHIPS])
  const registry = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as { readonly revision: number }
  expect(registry.revision).toBe(SHIPS.length)
  expect(readdirSync(join(machine.data, 'tools')).toSorted()).toEqual(['atip', ...SHIPS].map(it => `${it}.json`))
  expect(readdirSync(machine.data).toSorted()).toEqual(['registry.json', 'tools'])
}, 600_000)

test('a reader does not wait for the lock of a writer', async () => {
  const machine = workspace()
  const env = { PATH: pathWithRuntimes(machine) }
  machine.program('ship', speaker('ship'))
  await machine.atip(['scan', machine.bin], { env })
  mkdirSync(join(machine.data, '.lock'))
  for (const argv of [['list'], ['show', 'ship'], ['scan', machine.bin]]) {
    const run = await machine.atip([...argv, '--json'], { env })
    expect([argv, run.status, run.stderr]).toEqual([argv, 0, ''])
  }
  expect(readdirSync(machine.data)).toContain('.lock')
})
