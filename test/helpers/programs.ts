import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.ts'
import type { Workspace } from './workspace.ts'

export const programsDir = join(root, 'test', 'fixtures', 'programs')
const sourcesDir = join(root, 'test', 'fixtures', 'sources')

/** What came of one program, as `scan --json` tells it. */
type Outcome = 'spoke' | 'silent' | 'timed out' | 'not run' | `rejected: ${string}`

interface Fixture {
  /** File in test/fixtures/programs. */
  readonly name: string
  /** Completes "a program that ...". */
  readonly behaviour: string
  readonly outcome: Outcome
  readonly needs?: 'python3'
}

/** Every program of test/fixtures/programs. */
export const FIXTURES: readonly Fixture[] = [
  { name: 'orchard', behaviour: 'answers, in sh', outcome: 'spoke' },
  { name: 'library', behaviour: 'answers, in Python', outcome: 'spoke', needs: 'python3' },
  { name: 'harbour', behaviour: 'answers, in JavaScript', outcome: 'spoke' },
  { name: 'raven', behaviour: 'answers and is noisy on stderr', outcome: 'spoke' },
  { name: 'ferryman', behaviour: 'reads standard input to its end', outcome: 'spoke' },
  { name: 'innkeeper', behaviour: 'asks the person at the terminal', outcome: 'spoke' },
  { name: 'gardener', behaviour: 'writes into cwd, HOME, TMPDIR and XDG directories', outcome: 'spoke' },
  { name: 'hermit', behaviour: 'leaves directories without permissions behind', outcome: 'spoke' },
  { name: 'ledger', behaviour: 'prints exactly 1 MiB', outcome: 'spoke' },
  { name: 'mooring', behaviour: 'leaves a child with stdout open behind', outcome: 'spoke' },
  { name: 'stowaway', behaviour: 'leaves a session with stdout open behind', outcome: 'spoke' },
  { name: 'ghostship', behaviour: 'leaves a session with nothing open behind', outcome: 'spoke' },
  { name: 'beaver', behaviour: 'leaves a session behind that keeps writing', outcome: 'spoke' },
  { name: 'magpie', behaviour: 'claims a name that no other program has', outcome: 'spoke' },
  { name: 'tortoise', behaviour: 'hangs', outcome: 'timed out' },
  { name: 'hydra', behaviour: 'hangs with its children and grandchildren', outcome: 'timed out' },
  { name: 'mule', behaviour: 'hangs and ignores signals', outcome: 'timed out' },
  { name: 'heron', behaviour: 'prints its document and then hangs', outcome: 'timed out' },
  { name: 'waterfall', behaviour: 'floods stdout', outcome: 'rejected: too-loud' },
  { name: 'leviathan', behaviour: 'prints one byte more than 1 MiB', outcome: 'rejected: too-loud' },
  { name: 'shipwreck', behaviour: 'exits 3 after a good document', outcome: 'rejected: bad-exit' },
  { name: 'icarus', behaviour: 'is killed by a signal after a good document', outcome: 'rejected: bad-exit' },
  { name: 'whisperer', behaviour: 'prints its document on stderr', outcome: 'rejected: wrong-stream' },
  { name: 'herald', behaviour: 'prints a banner first', outcome: 'rejected: unreadable' },
  { name: 'cipher', behaviour: 'prints bytes that are not UTF-8', outcome: 'rejected: unreadable' },
  { name: 'twins', behaviour: 'prints two documents', outcome: 'rejected: unreadable' },
  { name: 'tornpage', behaviour: 'prints half a document', outcome: 'rejected: unreadable' },
  { name: 'forger', behaviour: 'prints an invalid document', outcome: 'rejected: missing-field wrong-type wrong-type' },
  { name: 'mute', behaviour: 'prints nothing', outcome: 'silent' },
  { name: 'signpost', behaviour: 'answers with an object that has no atip', outcome: 'silent' },
  { name: 'chorus', behaviour: 'answers with an array', outcome: 'silent' },
  { name: 'sealed', behaviour: 'cannot be started', outcome: 'silent' },
  { name: 'woodcutter', behaviour: 'does its job on --agent and gives no evidence', outcome: 'not run' },
  { name: 'workbench', behaviour: 'is a toolable program of one tool', outcome: 'not run' },
]

export interface ScanResult {
  readonly executables: number
  readonly executed: number
  readonly written: number
  readonly tools: number
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly rejected: readonly { readonly path: string; readonly findings: readonly { readonly code: string; readonly pointer: string }[] }[]
  readonly refused: readonly { readonly path: string; readonly reason: string }[]
  readonly timedOut: readonly string[]
  readonly elapsedMs: number
  readonly settled: Readonly<Record<string, number>> | null
  readonly setAside: string | null
  readonly wouldRun: readonly string[]
}

/** The outcome of the only program of a scan. */
export const outcomeOf = (result: ScanResult, path: string): Outcome => {
  if (result.executed === 0) return 'not run'
  if (result.timedOut.includes(path)) return 'timed out'
  const rejection = result.rejected.find(it => it.path === path)
  if (rejection !== undefined)
    return `rejected: ${rejection.findings
      .map(it => it.code)
      .toSorted()
      .join(' ')}`
  return result.added.includes(path.slice(path.lastIndexOf('/') + 1)) ? 'spoke' : 'silent'
}

const tried = (file: string, argv: readonly string[]): string | undefined => {
  try {
    return execFileSync(file, argv, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The interpreter itself: what PATH finds may be a launcher that wants the caller's HOME. */
export const python3 = tried('python3', ['-c', 'import sys; print(sys.executable)']) || undefined

export const hasCompiler = tried('cc', ['--version']) !== undefined

/** Whether a fixture can run here. */
export const runsHere = ({ needs }: Fixture): boolean => needs === undefined || python3 !== undefined

/** For a test's title. */
export const skipNote = (fixture: Fixture): string => (runsHere(fixture) ? '' : ` (skipped: needs ${fixture.needs})`)

/** A PATH with the workspace's bin/, the interpreters of the fixtures, and the system's commands. */
export const pathWithRuntimes = (machine: Workspace): string => {
  const runtimes = join(machine.dir, 'runtimes')
  if (!existsSync(runtimes)) {
    mkdirSync(runtimes)
    symlinkSync(process.execPath, join(runtimes, 'node'))
    if (python3 !== undefined) symlinkSync(python3, join(runtimes, 'python3'))
  }
  return [machine.bin, runtimes, '/usr/bin', '/bin'].join(':')
}

/** Copies a program into bin/, so that whatever it does beside itself stays in the workspace; gives its path. */
export const install = (machine: Workspace, name: string): string => {
  const path = join(machine.bin, name)
  copyFileSync(join(programsDir, name), path)
  chmodSync(path, 0o755)
  return path
}

/** Compiles a source of test/fixtures/sources into bin/; gives the path of the program. */
export const compile = (machine: Workspace, name: string): string => {
  const path = join(machine.bin, name)
  execFileSync('cc', ['-o', path, join(sourcesDir, `${name}.c`)], { env: { ...process.env, TMPDIR: machine.env['TMPDIR'] ?? '' } })
  return path
}

export const canSeeProcesses = process.platform === 'linux' && existsSync('/proc/self/environ')

interface LiveProbe {
  readonly pid: number
  /** The temporary directory of the probe, which all processes of one program share. */
  readonly place: string
  readonly words: string
}

/** The live processes that were started as probes of this workspace's scans, and what those started. */
export const liveProbes = (machine: Workspace): readonly LiveProbe[] => {
  const live: LiveProbe[] = []
  for (const name of readdirSync('/proc')) {
    if (!/^[0-9]+$/.test(name)) continue
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'latin1').split('\0')
      const place = environment.find(it => it.startsWith(`TMPDIR=${machine.dir}/`) && it.endsWith('/tmp'))
      if (place === undefined || !environment.some(it => it.startsWith('ATIP_PROBE='))) continue
      live.push({ pid: Number(name), place, words: readFileSync(`/proc/${name}/cmdline`, 'latin1').replaceAll('\0', ' ') })
    } catch {
      // gone, or another user's
    }
  }
  return live
}

/** A killed process needs a moment to be gone, a long one on a busy machine; those of the fixtures would stay for a minute. */
const GONE_MS = 30_000

/** Probes that are alive although their scan has ended; none where processes cannot be seen. */
export const probesLeft = async (machine: Workspace): Promise<readonly LiveProbe[]> => {
  if (!canSeeProcesses) return []
  const until = Date.now() + GONE_MS
  for (;;) {
    const live = liveProbes(machine)
    if (live.length === 0 || Date.now() > until) return live
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Waits as long as a directory that was changed this moment does not count as seen: the next scan could miss a change in the same tick. */
export const settleClock = async (): Promise<void> => {
  await new Promise(resolve => setTimeout(resolve, 30))
}
