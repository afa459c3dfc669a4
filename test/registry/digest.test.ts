import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scannedHarbour } from '../helpers/harbour.ts'
import type { Workspace } from '../helpers/workspace.ts'

const digestOf = (machine: Workspace): string => join(machine.env['XDG_CACHE_HOME']!, 'agent-tools', 'digest.json')

const listed = async (machine: Workspace): Promise<string> => {
  const run = await machine.atip(['list', '--json'])
  expect(run.status).toBe(0)
  return run.stdout
}

const scanned = async (machine: Workspace): Promise<object> => {
  const { elapsedMs: _, ...result } = (await machine.atip(['scan', '--json'])).json()
  return result
}

test('list and an unchanged scan take what they say from the digest', async () => {
  const machine = await scannedHarbour()
  const [of, watch, listing] = readFileSync(digestOf(machine), 'utf8').split('\n')
  const changed = [of, watch!.replace(/"count":\d+/, '"count":7'), listing!.replace('"harbour",', '"lighthouse",')]
  writeFileSync(digestOf(machine), changed.join('\n'))
  expect(await listed(machine)).toContain('"lighthouse"')
  expect(await scanned(machine)).toMatchObject({ tools: 7, executed: 0, written: 0 })
})

const spoilt: readonly (readonly [string, (text: string) => string])[] = [
  ['is not there', () => ''],
  ['is cut off', text => text.slice(0, -200)],
  ['was cut off in its first line', text => text.slice(0, 40)],
  ['has no lines but the first', text => text.slice(0, text.indexOf('\n'))],
  ['holds for another registry', text => text.replace(/"ino":"\d+"/, '"ino":"1"')],
  ['has one line, as older ones had', text => text.replaceAll('\n', '')],
  ['holds other types', text => text.replace('"files":[[', '"files":[[null],[').replace('\n[["', '\n[[7,"')],
]

test.each(spoilt)('a digest that %s is ignored: the registry says the same', async (_, spoil) => {
  const machine = await scannedHarbour()
  const before = { list: await listed(machine), scan: await scanned(machine) }
  expect(before.list).toContain('"harbour"')
  writeFileSync(digestOf(machine), spoil(readFileSync(digestOf(machine), 'utf8')))
  expect(await listed(machine)).toBe(before.list)
  expect(await scanned(machine)).toEqual(before.scan)
})

test('a registry that another program wrote is what list shows, whatever the digest says', async () => {
  const machine = await scannedHarbour()
  const registry = join(machine.data, 'registry.json')
  writeFileSync(registry, readFileSync(registry, 'utf8').replaceAll('"harbour"', '"breakwater"'))
  expect(await listed(machine)).toContain('"breakwater"')
})
