import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SCRIPT, TOOL, describeItself, placeOf, put } from '../helpers/layers.ts'
import { workspace } from '../helpers/workspace.ts'

describe('a guess among the shims of the user', () => {
  const guessed = async () => {
    const machine = workspace()
    machine.program(TOOL, SCRIPT)
    put(machine, 'user', { 'x-inferred': true })
    await machine.atip(['scan', machine.bin])
    return machine
  }

  test('is not trusted, whichever command is asked', async () => {
    const machine = await guessed()
    expect((await machine.atip(['show', TOOL])).json()).toMatchObject({ 'x-atip': { origin: 'user', trusted: false } })
    expect((await machine.atip(['list', TOOL, '--full'])).json()).toMatchObject({
      tools: [{ source: 'inferred', trusted: false, trust: 'it is inferred' }],
    })
    expect((await machine.atip(['which', TOOL])).json()).toMatchObject({ source: 'inferred', layers: [{ origin: 'user', trusted: false }] })
    expect((await machine.atip(['check', TOOL])).json()).toMatchObject({ decision: 'ask', invocations: [{ source: 'inferred' }] })
  })

  test('is listed only where nobody wrote anything', async () => {
    const machine = await guessed()
    put(machine, 'system', { version: '7.7' })
    await machine.atip(['scan', machine.bin])
    expect((await machine.atip(['list', TOOL, '--full'])).json()).toMatchObject({
      tools: [{ source: 'shim', version: '7.7', trusted: true }],
    })
  })

  test('leaves the scan after it unchanged, and is warned of when its program changes', async () => {
    const machine = await guessed()
    const again = await machine.atip(['scan', machine.bin])
    expect(again.json()).toMatchObject({ changed: [], added: [], removed: [] })
    const path = machine.program(TOOL, `${SCRIPT}# another day\n`)
    expect((await machine.atip(['show', TOOL])).json()).toMatchObject({
      'x-atip': { warnings: [`${path} changed since the last scan; its shim may describe an older version`] },
    })
  })
})

test('a shim or a cached document that others could have written is listed as not trusted', async () => {
  const machine = workspace()
  describeItself(machine, { trusted: true })
  put(machine, 'user')
  const trust = async () => (await machine.atip(['list', TOOL, '--full'])).json<{ tools: readonly unknown[] }>().tools[0]
  const registry = (source: string) => {
    const path = join(machine.bin, TOOL)
    const record = { path, version: '1', atipVersion: '0.1', source, lastChecked: '2026-03-01T09:30:00.000Z' }
    return machine.file(join(machine.data, 'registry.json'), JSON.stringify({ version: '0.1', updated: '', tools: { [TOOL]: record } }))
  }
  const everyone = { trusted: false, trust: 'everyone can write to it' }
  registry('native')
  expect(await trust()).toMatchObject({ trusted: true })
  chmodSync(join(machine.data, 'tools', `${TOOL}.json`), 0o666)
  expect(await trust()).toMatchObject(everyone)
  registry('shim')
  expect(await trust()).toMatchObject({ trusted: true, trust: 'it is a shim' })
  chmodSync(placeOf(machine, 'user'), 0o666)
  expect(await trust()).toMatchObject(everyone)
})
