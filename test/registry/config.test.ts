import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realWorld } from '../../src/host/real.ts'
import type { World } from '../../src/host/world.ts'
import { readConfig } from '../../src/registry/config.ts'
import { CONCURRENCY } from '../../src/registry/config-bounds.ts'
import { dangerOf } from '../../src/registry/ruling-file.ts'
import { schemaErrors, schemas } from '../helpers/schemas.ts'
import { workspace } from '../helpers/workspace.ts'

const HOME = '/home/gardener'

const worldFor = (): Pick<World, 'files' | 'uid' | 'home' | 'now'> => ({
  ...realWorld({ packageDir: '/', version: '', platformDirs: undefined, signal: () => new AbortController().signal }),
  home: HOME,
})

type Content = string | object | undefined

/** Reads files with these contents, the strongest first; undefined: there is none. */
const reading = (...contents: readonly Content[]) => {
  const machine = workspace()
  const configFiles = contents.map((content, at) => {
    const path = join(machine.dir, `level${at}`, 'config.json')
    if (content !== undefined) machine.file(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  })
  return { result: readConfig({ configFiles }, worldFor()), configFiles, machine }
}

const valuesOf = (...contents: readonly Content[]) => {
  const { result } = reading(...contents)
  if (!result.ok) throw new Error(result.failure.message)
  const { places, allow, skip, timeoutMs, concurrency, sandbox } = result.value
  const values = (list: typeof places) => list.map(it => it.value)
  return {
    places: values(places),
    allow: values(allow),
    skip: values(skip),
    timeoutMs: timeoutMs.value,
    concurrency: concurrency.value,
    sandbox: sandbox.value,
  }
}

const NOTHING = { places: [], allow: [], skip: [], timeoutMs: 2000, concurrency: 4, sandbox: 'auto' }

describe('what the files say together', () => {
  test('without a file, the defaults hold', () => {
    expect(valuesOf(undefined, undefined)).toEqual(NOTHING)
  })

  test('of a single value, the strongest file decides', () => {
    const user = { timeout: '500ms' }
    const system = { timeout: '5s', concurrency: 2 }
    expect(valuesOf(user, system, { concurrency: 9, sandbox: 'require' })).toEqual({
      ...NOTHING,
      timeoutMs: 500,
      concurrency: 2,
      sandbox: 'require',
    })
  })

  test('lists unite: nobody can remove what the machine skips', () => {
    expect(valuesOf({ skip: ['rake', 'plough'] }, { skip: [] }, { skip: ['plough', 'scythe*'] })).toEqual({
      ...NOTHING,
      skip: ['plough', 'scythe*', 'rake'],
    })
  })

  test('a value says which file it is from, the weakest that has it', () => {
    const { result, configFiles } = reading({ skip: ['plough', 'rake'] }, { skip: ['plough'] })
    expect(result.ok && result.value.skip).toEqual([
      { value: 'plough', file: configFiles[1] },
      { value: 'rake', file: configFiles[0] },
    ])
  })

  test('~/ is the home directory', () => {
    expect(valuesOf({ allow: ['~/shed/', '~', '/opt/shed'] }).allow).toEqual([`${HOME}/shed`, HOME, '/opt/shed'])
  })
})

interface Wrong {
  readonly content: string | object
  readonly pointer: string
  readonly says: string
}

const WRONG: readonly Wrong[] = [
  { content: { plaecs: [] }, pointer: '/plaecs', says: 'did you mean \\"places\\"' },
  { content: { scythe: 1 }, pointer: '/scythe', says: 'there are places' },
  { content: { skip: 'plough' }, pointer: '/skip', says: 'write [\\"plough\\"]' },
  { content: { skip: [''] }, pointer: '/skip/0', says: 'must not be empty' },
  { content: { skip: ['/usr/bin/plough'] }, pointer: '/skip/0', says: 'write \\"plough\\"' },
  { content: { places: ['shed'] }, pointer: '/places/0', says: 'relative' },
  { content: { places: ['~adam/shed'] }, pointer: '/places/0', says: "another user's" },
  { content: { allow: ['./shed'] }, pointer: '/allow/0', says: 'relative' },
  { content: { places: ['/shed\0'] }, pointer: '/places/0', says: 'no path has' },
  { content: { timeout: 2 }, pointer: '/timeout', says: 'must be a string' },
  { content: { timeout: 'soon' }, pointer: '/timeout', says: 'no duration' },
  { content: { timeout: '10ms' }, pointer: '/timeout', says: 'between 50ms and 60s' },
  { content: { timeout: '5m' }, pointer: '/timeout', says: 'between 50ms and 60s' },
  { content: { concurrency: 0 }, pointer: '/concurrency', says: 'between 1 and 64' },
  { content: { concurrency: 1.5 }, pointer: '/concurrency', says: 'a whole number' },
  { content: { sandbox: 'requires' }, pointer: '/sandbox', says: 'write \\"require\\"' },
  { content: '[]', pointer: '/', says: 'JSON object' },
  { content: '{', pointer: '', says: 'cut off' },
  { content: { skip: Array.from({ length: 257 }, () => 'x') }, pointer: '/skip', says: 'more than 256' },
  { content: `{"skip": ["${'x'.repeat(70_000)}"]}`, pointer: '', says: 'at most 65536' },
]

test.each(WRONG)('$pointer: $says', ({ content, pointer, says }) => {
  const { result, configFiles } = reading(undefined, content, { skip: ['plough'] })
  expect(result.ok).toBe(false)
  if (result.ok) return
  expect(result.failure.code).toBe('CONFIG_INVALID')
  expect(result.failure.message).toContain(`"${configFiles[1]}": ${pointer}`)
  expect(JSON.stringify(result.failure)).toContain(says)
})

test('every mistake is told, not the first only', () => {
  const { result } = reading({ plaecs: [], timeout: 'soon', places: ['shed'] })
  expect(!result.ok && (result.failure.details['findings'] as readonly { readonly pointer: string }[]).map(it => it.pointer)).toEqual([
    '/plaecs',
    '/places/0',
    '/timeout',
  ])
})

test('the schema allows the concurrency that the command line allows', () => {
  expect(schemas.get('config')?.properties?.['concurrency']).toMatchObject({ minimum: CONCURRENCY.minimum, maximum: CONCURRENCY.maximum })
  expect(schemaErrors('config', { $schema: 'x', places: ['~/shed'], sandbox: 'off' })).toEqual([])
})

describe('a file that others could have written is not obeyed', () => {
  const refusal = (path: string): string => {
    const result = readConfig({ configFiles: [path] }, worldFor())
    return result.ok ? 'obeyed' : `${result.failure.code} ${result.failure.message} ${result.failure.suggestion?.fix ?? ''}`
  }

  test('everyone can write to it', () => {
    const machine = workspace()
    const path = machine.file('shed/config.json', '{}')
    expect(refusal(path)).toBe('obeyed')
    chmodSync(path, 0o666)
    expect(refusal(path)).toContain(`CONFIG_INVALID "${path}" is not obeyed: everyone can write to it chmod go-w ${path}`)
  })

  test('everyone can put another in its place, also where a link leads', () => {
    const machine = workspace()
    const path = machine.file('shed/config.json', '{}')
    const link = join(machine.dir, 'config.json')
    symlinkSync(path, link)
    expect(refusal(link)).toBe('obeyed')
    chmodSync(join(machine.dir, 'shed'), 0o777)
    expect(refusal(link)).toContain('its directory is not safe: everyone can write to')
  })

  test('it belongs to another user', () => {
    const machine = workspace()
    const path = machine.file('shed/config.json', '{}')
    const world = worldFor()
    const theirs: World['files'] = {
      ...world.files,
      stat: each => {
        const stat = world.files.stat(each)
        return stat === undefined || each !== path ? stat : { ...stat, uid: 4711 }
      },
    }
    expect(dangerOf({ ...world, files: theirs }, path)?.reason).toBe('it belongs to another user (uid 4711)')
  })

  test('what is no file is not waited for', () => {
    const machine = workspace()
    expect(refusal(machine.bin)).toContain('CANNOT_READ')
  })
})
