import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minimal, workspace } from '../helpers/workspace.ts'

const shimsOf = (data: string): string => join(data, 'shims')

describe('a shim that is added', () => {
  test('is kept as it was written, byte by byte', async () => {
    const machine = workspace()
    const text = '{\n  "name": "orchard", "atip": "0.1",\n\t"version": "1", "description": "Grows fruit", "x-own": [1,2]\n}'
    machine.file('orchard.json', text)
    expect((await machine.atip(['shim', 'add', 'orchard.json'])).status).toBe(0)
    expect(readFileSync(join(shimsOf(machine.data), 'orchard.json'), 'utf8')).toBe(text)
  })

  test('stands for the tool that it names, whatever its file is called', async () => {
    const machine = workspace()
    machine.program('g++', '#!/bin/sh\n')
    machine.file('compiler.json', minimal('g++'))
    const added = await machine.atip(['shim', 'add', 'compiler.json'])
    expect(added.json()).toMatchObject({ shims: [{ tool: 'g++', file: join(shimsOf(machine.data), 'g++.json'), installed: true }] })
    await machine.atip(['scan'])
    expect((await machine.atip(['show', 'g++'])).json()).toMatchObject({ 'x-atip': { origin: 'user', path: join(machine.bin, 'g++') } })
  })

  test.each(['../escape', 'a/b', '..', '.'])('never leaves its directory: %s', async name => {
    const machine = workspace()
    machine.file('trick.json', minimal(name))
    const { status } = await machine.atip(['shim', 'add', 'trick.json'])
    expect([0, 65]).toContain(status)
    expect(existsSync(join(machine.data, 'escape.json'))).toBe(false)
    expect(
      Object.keys(machine.snapshot(machine.home))
        .filter(it => it.endsWith('.json'))
        .every(it => it.includes('/shims/%2E')),
    ).toBe(true)
  })

  test('is not written when another of the same call is broken', async () => {
    const machine = workspace()
    machine.file('team/orchard.json', minimal('orchard'))
    machine.file('team/wreck.json', '{')
    expect((await machine.atip(['shim', 'add', 'team'])).status).toBe(65)
    expect(existsSync(shimsOf(machine.data))).toBe(false)
  })

  test('does not stand twice in one call', async () => {
    const machine = workspace()
    machine.file('a.json', minimal('orchard'))
    machine.file('b.json', minimal('orchard', { version: '2' }))
    expect((await machine.atip(['shim', 'add', 'a.json', 'b.json'])).status).toBe(64)
    expect(existsSync(shimsOf(machine.data))).toBe(false)
  })

  test('does not follow a link that lies in its place', async () => {
    const machine = workspace()
    const kept = machine.file('kept.txt', 'mine\n')
    mkdirSync(shimsOf(machine.data), { recursive: true, mode: 0o700 })
    symlinkSync(kept, join(shimsOf(machine.data), 'orchard.json'))
    machine.file('orchard.json', minimal('orchard'))
    expect((await machine.atip(['shim', 'add', 'orchard.json'])).status).toBe(73)
    expect((await machine.atip(['shim', 'add', '--replace', 'orchard.json'])).status).toBe(0)
    expect(readFileSync(kept, 'utf8')).toBe('mine\n')
  })

  test('of six at once one is kept, and the others say so', async () => {
    const machine = workspace()
    for (let at = 0; at < 6; at++) machine.file(`${at}/orchard.json`, minimal('orchard', { version: String(at) }))
    const runs = await Promise.all(Array.from({ length: 6 }, (_, at) => machine.atip(['shim', 'add', `${at}/orchard.json`])))
    expect(runs.map(it => it.status).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 73, 73, 73, 73, 73])
  })
})

test('a shim of the package is not removed, and the way around it is named', async () => {
  const machine = workspace()
  const run = await machine.atip(['shim', 'remove', 'git'])
  expect(run.status).toBe(66)
  expect(run.stderr).toMatch(/not yours to remove/)
})

test('a broken shim of the user is listed with what is wrong, and can be removed', async () => {
  const machine = workspace()
  machine.file(join(shimsOf(machine.data), 'wreck.json'), '{')
  const list = (await machine.atip(['shim', 'list'])).json<{ shims: readonly { tool: string; problem: string | null }[] }>()
  expect(list.shims).toMatchObject([{ tool: 'wreck', problem: expect.stringMatching(/JSON|end/) as string }])
  expect((await machine.atip(['shim', 'remove', 'wreck'])).status).toBe(0)
  expect(existsSync(join(shimsOf(machine.data), 'wreck.json'))).toBe(false)
})

test('a guarded agent is asked before it changes what tools are said to do', async () => {
  const machine = workspace()
  machine.program('atip', `#!/bin/sh\n`)
  await machine.atip(['scan'])
  for (const line of ['atip shim add x.json', 'atip shim remove git']) {
    expect((await machine.atip(['check', line])).status).toBe(10)
  }
})
