import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { atipBin, root, workspace } from '../helpers/workspace.ts'

/** A package of one's own, whose files can be damaged. */
const packageCopy = () => {
  const machine = workspace()
  const directory = join(machine.dir, 'package')
  mkdirSync(directory)
  for (const name of ['bin', 'dist', 'builtins', 'shims', 'package.json'])
    cpSync(join(root, name), join(directory, name), { recursive: true })
  /** How a command ends that is denied: 20. By `check`, whose time is bounded by its own work and not by that of the machine. */
  const answer = async (...argv: readonly string[]): Promise<string> => {
    const words = argv.length === 0 ? ['check', 'rm -rf /etc'] : argv
    const result = await execa(process.execPath, [join(directory, 'bin', 'atip.cjs'), ...words], {
      env: machine.env,
      extendEnv: false,
      reject: false,
      input: '',
    })
    return result.signal ?? `status ${result.exitCode}`
  }
  return { file: (name: string) => join(directory, 'dist', 'fast', name), answer }
}

/** Offsets all over a file, its ends included, each with the bit that is turned there. */
const places = (size: number, count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => [Math.round((at * (size - 1)) / (count - 1)), 1 << (at % 8)])

const turned = (bytes: Buffer, [at, bit]: readonly [number, number]): Buffer => {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ bit, at)
  return copy
}

describe('a bit that is wrong, wherever it is,', () => {
  test('in the bytecode changes no verdict', { timeout: 300_000 }, async () => {
    const { file, answer } = packageCopy()
    const bytes = readFileSync(file('check.cjs.cache'))
    const answers = new Set<string>()
    for (const place of places(bytes.length, 64)) {
      writeFileSync(file('check.cjs.cache'), turned(bytes, place))
      answers.add(await answer())
    }
    expect([...answers]).toEqual(['status 20'])
  })

  test('in the source is a refusal, with the bytecode and without', { timeout: 300_000 }, async () => {
    const { file, answer } = packageCopy()
    const bytes = readFileSync(file('check.cjs'))
    const answers = new Set<string>()
    for (const [at, place] of places(bytes.length, 24).entries()) {
      if (at === 12) rmSync(file('check.cjs.cache'))
      writeFileSync(file('check.cjs'), turned(bytes, place))
      answers.add(await answer())
    }
    expect([...answers]).toEqual(['status 70'])
  })
})

test('bytecode of another source, or of none, is not used', async () => {
  const { file, answer } = packageCopy()
  const bytes = readFileSync(file('check.cjs.cache'))
  for (const other of [readFileSync(file('hook.cjs.cache')), bytes.subarray(0, 5), bytes.subarray(0, -1), Buffer.alloc(0)]) {
    writeFileSync(file('check.cjs.cache'), other)
    expect(await answer()).toBe('status 20')
  }
  rmSync(file('check.cjs.cache'))
  expect(await answer()).toBe('status 20')
})

test('a source that ends too soon is a refusal', async () => {
  const { file, answer } = packageCopy()
  const bytes = readFileSync(file('check.cjs'))
  for (const length of [bytes.length - 1, bytes.length >> 1, 5, 0]) {
    writeFileSync(file('check.cjs'), bytes.subarray(0, length))
    expect(await answer()).toBe('status 70')
  }
  writeFileSync(file('hook.cjs'), 'exports.start = () => true')
  expect(await answer('hook', 'claude')).toBe('status 2')
})

test('where nothing can be written it answers the same', async () => {
  const { file, answer } = packageCopy()
  for (const name of ['check.cjs', 'check.cjs.cache']) chmodSync(file(name), 0o444)
  chmodSync(join(file('check.cjs'), '..'), 0o555)
  expect(await answer()).toBe('status 20')
  chmodSync(join(file('check.cjs'), '..'), 0o755)
})

/** Notes for each script that is run whether bytecode is given with it, and is whichever Node it is told to be. */
const SPY = `
const vm = require('node:vm')
const { Script } = vm
vm.Script = class extends Script {
  constructor(source, options) {
    require('node:fs').appendFileSync(process.env.NOTES, options.cachedData === undefined ? 'compiled\\n' : 'bytecode\\n')
    super(source, options)
  }
}
const { NODE_VERSION: version, NODE_FILE: file } = process.env
if (version) Object.defineProperty(process, 'version', { value: version })
if (file) Object.defineProperty(process, 'execPath', { value: file })
`

test.each([
  { node: 'the one that built', env: {}, run: 'bytecode' },
  // both have the same V8, which takes the bytecode for its own, and dies of it
  { node: 'of another version with the same V8', env: { NODE_VERSION: 'v20.19.0' }, run: 'compiled' },
  { node: 'of the same version and another build', env: { NODE_FILE: atipBin }, run: 'compiled' },
  { node: 'a file that is gone', env: { NODE_FILE: '/nowhere/node' }, run: 'compiled' },
])('where Node is $node, what is run is $run', async ({ env, run }) => {
  const machine = workspace()
  const spy = machine.file('spy.cjs', SPY)
  const notes = machine.file('notes.txt', '')
  const { status, stderr } = await machine.atip(['check', 'rm -rf /etc'], {
    env: { ...env, NODE_OPTIONS: `--require ${spy}`, NOTES: notes },
  })
  expect({ status, stderr }).toEqual({ status: 20, stderr: '' })
  expect([...new Set(readFileSync(notes, 'utf8').trim().split('\n'))]).toEqual([run])
})
