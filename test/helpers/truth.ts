import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { settleClock } from './programs.ts'
import type { ScanResult } from './programs.ts'
import type { Workspace } from './workspace.ts'

interface Known {
  readonly path: string | null
  readonly version: string
  readonly source: string
  readonly available?: boolean
  readonly shimPath?: string
  readonly metadataPath?: string
  readonly shadowed?: readonly string[]
  readonly sha256?: string
  readonly warnings?: readonly string[]
  readonly askedByName?: boolean
}

export interface RegistryFile extends Record<string, unknown> {
  readonly revision: number
  readonly compared: string
  readonly directories: Readonly<Record<string, unknown>>
  readonly tools: Readonly<Record<string, Known>>
}

export const registryIn = (data: string): RegistryFile => JSON.parse(readFileSync(join(data, 'registry.json'), 'utf8')) as RegistryFile

/** What a registry says of this workspace's tools, with their documents when these have to be good: the shims of the package whose programs are not installed say nothing here. */
const toolsIn = (data: string, documents: 'with documents' | 'alone' = 'alone'): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(registryIn(data).tools)
      .filter(([, { path, shimPath, metadataPath }]) => path !== null || metadataPath !== undefined || !isPackaged(shimPath ?? ''))
      .map(([name, { path, version, source, available, shimPath, shadowed, sha256, warnings, metadataPath }]) => {
        const { 'x-atip': _, ...document } =
          metadataPath === undefined || documents === 'alone'
            ? {}
            : (JSON.parse(readFileSync(join(data, metadataPath), 'utf8')) as Record<string, unknown>)
        return [name, { path, version, source, available, shimPath, shadowed, sha256, warnings, document }]
      }),
  )

const isPackaged = (shimPath: string): boolean => !shimPath.includes('atip-test-')

/** Options that a scan on this busy machine needs: what is slow here is not silent. */
const PATIENT = ['--json', '--timeout', '20s']

export const scanned = async (
  machine: Workspace,
  path: string,
  argv: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<ScanResult> => {
  await settleClock()
  const run = await machine.atip(['scan', ...PATIENT, ...argv], { env: { PATH: path, ...more } })
  expect([run.status, run.stderr]).toEqual([0, ''])
  return run.json<ScanResult>()
}

/** What somebody who never scanned before would be told. */
const fresh = async (machine: Workspace, path: string, round: number): Promise<{ readonly data: string; readonly result: ScanResult }> => {
  const data = join(machine.dir, `fresh-${round}`, 'agent-tools')
  // the user's shims are part of the data directory, and have to be the same files
  const result = await scanned(machine, path, [], {
    XDG_DATA_HOME: join(machine.dir, `fresh-${round}`),
    XDG_CACHE_HOME: join(machine.dir, `fresh-${round}`, 'cache'),
    XDG_DATA_DIRS: [machine.env['XDG_DATA_HOME'], machine.env['XDG_DATA_DIRS']].join(':'),
  })
  return { data, result }
}

let rounds = 0

/**
 * Scans, and expects that the registry then says what a scan into an empty data directory says, and that the result told every
 * difference. `path` is PATH, bin/ alone when it is not given.
 */
export const expectTruth = async (machine: Workspace, path: string = machine.bin, argv: readonly string[] = []): Promise<ScanResult> => {
  const before = toolsIn(machine.data)
  const revision = registryIn(machine.data).revision
  const result = await scanned(machine, path, argv)
  const truth = await fresh(machine, path, rounds++)
  const after = toolsIn(machine.data)
  expect(toolsIn(machine.data, 'with documents')).toEqual(toolsIn(truth.data, 'with documents'))
  expect([result.tools, result.executables]).toEqual([truth.result.tools, truth.result.executables])
  expect(result.rejected).toEqual(truth.result.rejected)
  expect(result.refused).toEqual(truth.result.refused)
  const names = (tools: object) => Object.keys(tools)
  expect(result.added).toEqual(names(after).filter(it => !Object.hasOwn(before, it)))
  expect(result.removed).toEqual(names(before).filter(it => !Object.hasOwn(after, it)))
  const differ = names(after).filter(it => Object.hasOwn(before, it) && !same(before[it], after[it]))
  expect(result.changed).toEqual(expect.arrayContaining(differ))
  expect(registryIn(machine.data).revision).toBeGreaterThanOrEqual(revision)
  return result
}

/** But for what shadows: that is said in the registry, and is no change of the tool. */
const same = (a: unknown, b: unknown): boolean => stripped(a) === stripped(b)

const stripped = (tool: unknown): string => JSON.stringify(tool, (key, value: unknown) => (key === 'shadowed' ? undefined : value))

const NOTHING = { executed: 0, written: 0, added: [], changed: [], removed: [] }

/** Expects that the scan after that finds nothing to do, by the short way. */
export const expectQuiet = async (machine: Workspace, path: string = machine.bin): Promise<void> => {
  expect(await scanned(machine, path)).toMatchObject({ ...NOTHING, settled: null })
}
