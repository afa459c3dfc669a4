import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { describeShim } from '../../src/discover/read-shim.ts'
import { root, workspace } from '../helpers/workspace.ts'

interface Listed {
  readonly tools: Readonly<Record<string, { readonly description: string }>>
  readonly rejected?: readonly { readonly path: string }[]
}

/** A package of one's own, whose shims can be changed, and what a first scan of it finds. */
const packageCopy = () => {
  const machine = workspace()
  const directory = join(machine.dir, 'package')
  mkdirSync(directory)
  for (const name of ['bin', 'dist', 'builtins', 'shims', 'package.json'])
    cpSync(join(root, name), join(directory, name), { recursive: true })
  const scanned = async (): Promise<Listed> => {
    rmSync(machine.data, { recursive: true, force: true })
    await execa(process.execPath, [join(directory, 'bin', 'atip.cjs'), 'scan', '--full'], { env: machine.env, extendEnv: false })
    const registry = JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')) as Listed
    const tools = Object.entries(registry.tools).map(([name, tool]) => [name, { ...tool, lastChecked: '', shimPath: '', shimStat: '' }])
    return { tools: Object.fromEntries(tools), ...(registry.rejected === undefined ? {} : { rejected: registry.rejected }) }
  }
  return { file: (path: string) => join(directory, path), scanned }
}

test('the build read every packaged shim as a scan would', () => {
  const built = JSON.parse(readFileSync(join(root, 'dist', 'described-shims.json'), 'utf8')) as unknown
  const read = readdirSync(join(root, 'shims')).map(name => {
    const bytes = readFileSync(join(root, 'shims', name))
    return [name, { size: bytes.length, shim: describeShim(bytes) }]
  })
  expect(built).toEqual(Object.fromEntries(read))
})

test('what the build read gives the registry that reading gives', async () => {
  const { file, scanned } = packageCopy()
  const quick = await scanned()
  rmSync(file('dist/described-shims.json'))
  expect(quick).toEqual(await scanned())
  expect(Object.keys(quick.tools)).toContain('jq')
})

test('a packaged shim that is another one than the build read is read, and one that is broken is reported', async () => {
  const { file, scanned } = packageCopy()
  const jq = JSON.parse(readFileSync(file('shims/jq.json'), 'utf8')) as object
  writeFileSync(file('shims/jq.json'), JSON.stringify({ ...jq, description: 'Another description than before' }))
  appendFileSync(file('shims/git.json'), '{')
  const { tools, rejected } = await scanned()
  expect(tools['jq']?.description).toBe('Another description than before')
  expect(tools).not.toHaveProperty('git')
  expect(rejected?.map(({ path }) => path)).toEqual([file('shims/git.json')])
})
