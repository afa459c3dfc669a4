import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '../../src/host/files.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { readSplit } from '../../src/layers/split-document.ts'
import { root } from '../helpers/workspace.ts'

const world = { files, env: {}, home: '/home/librarian', packageDir: root, platformDirs: undefined }
const locations = locationsOf(world)
const splitOf = (name: string, given: { readonly files: typeof files } = world) =>
  readSplit(given, join(root, 'shims', name), locations.splitShims)

const large = readdirSync(join(root, 'shims')).filter(name => existsSync(join(locations.splitShims, name)))

test('large shims are split, git among them, and small ones are not', () => {
  expect(large).toContain('git.json')
  for (const name of large) expect(statSync(join(root, 'shims', name)).size).toBeGreaterThan(48 * 1024)
})

test.each(large)('%s says the same in parts as whole', name => {
  const whole = JSON.parse(readFileSync(join(root, 'shims', name), 'utf8')) as object
  expect(splitOf(name)).toEqual(whole)
})

test('what has no commands is not made a group that wants one', () => {
  expect(statSync(join(root, 'shims', 'curl.json')).size).toBeGreaterThan(48 * 1024)
  expect(large).not.toContain('curl.json')
})

test("the shell's own document says the same in parts as whole", () => {
  const whole = JSON.parse(readFileSync(locations.builtins, 'utf8')) as object
  expect(readSplit(world, locations.builtins, locations.splitBuiltins)).toEqual(whole)
})

test('a command is read once, and is the same object ever after', () => {
  const document = splitOf('git.json')
  const first = document?.commands?.['status']
  expect(first).toBeDefined()
  expect(document?.commands?.['status']).toBe(first)
})

test('a shim that changed since it was split is not taken from its parts', () => {
  const changed = { ...world, files: { ...files, stat: (path: string) => ({ ...files.stat(path)!, size: 7 }) } }
  expect(splitOf('git.json', changed)).toBeUndefined()
})
