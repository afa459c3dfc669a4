import { chmodSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { keptLine } from './decision-log.ts'
import { atipBin, minimal, speaker, workspace } from './workspace.ts'
import type { Run, Workspace } from './workspace.ts'

export interface Harbour extends Workspace {
  /** Runs a line as a person would type it, with `atip` on PATH. */
  readonly sh: (line: string) => Promise<Run>
}

const DOCK = {
  description: 'Moor a ship',
  options: [{ name: 'berth', flags: ['-b', '--berth'], type: 'integer', description: 'Number of the berth' }],
  effects: { network: false, filesystem: { write: true, delete: false } },
}

/**
 * A machine with one of each: a tool that speaks, one whose document is wrong, a shim whose program is missing, a broken shim, documents
 * in files, and atip itself. `anchor` adds a tool that does not answer in time.
 */
export const harbour = (options: { readonly anchor?: boolean; readonly until?: 'test' | 'file' } = {}): Harbour => {
  const machine = workspace(options.until)
  // nothing of the real machine is on PATH but what the fixtures call
  for (const name of ['cat', 'sleep']) {
    const real = ['/bin', '/usr/bin'].map(it => join(it, name)).find(it => existsSync(it))
    symlinkSync(real ?? name, join(machine.bin, name))
  }
  machine.program('atip', `#!/bin/sh\nexec '${process.execPath}' '${atipBin}' "$@"\n`)
  machine.program('harbour', speaker('harbour', { homepage: 'https://harbour.example', commands: { dock: DOCK, log: {} } }))
  machine.program('lighthouse', speaker('lighthouse', { effects: { network: 'yes' } }))
  if (options.anchor === true) machine.program('anchor', '#!/bin/sh\n# knows atip, but takes its time\nsleep 5\n')
  machine.program('mytool', speaker('mytool').replace('exit 64', `[ "$1" = --help ] && echo 'Usage: mytool [--loud]' && exit 0\nexit 64`))
  for (const path of ['mytool', 'tools/crane']) chmodSync(machine.file(path, speaker(path.replace('tools/', ''))), 0o755)
  machine.file(join(machine.data, 'shims', 'ferry.json'), minimal('ferry', { commands: { cross: { effects: { network: true } } } }))
  machine.file(join(machine.data, 'shims', 'wreck.json'), '{')
  machine.file('shims/gh.json', minimal('gh'))
  machine.file('orchard.json', minimal('orchard'))
  machine.file('lead.json', '{"delegation": {"allowedTools": ["git", "harbour"], "deniedCommands": ["git push --force"]}}')
  machine.file('task.json', '{"effectRestrictions": {"effects.destructive": false}}')
  machine.file('wrong-policy.json', '{"tests": [{"run": "rm -rf /", "expect": "allow"}]}')
  machine.file('payload.json', JSON.stringify({ cwd: machine.dir, tool_name: 'Bash', tool_input: { command: 'git status' } }))
  machine.file('settings/agent-tools/config.json', '{"places": ["~/tools"], "skip": ["x*"], "timeout": "3s", "sandbox": "auto"}')
  const kept = [keptLine('npm test', machine.dir), '{"Timestamp', keptLine('rm -rf /', machine.dir, { 'atip.decision': 'deny' })]
  machine.file('kept/agent-tools/decisions.jsonl', `${kept.join('\n')}\n`)
  machine.file('mistakes/agent-tools/config.json', '{"place": []}')
  machine.file(
    join(machine.data, 'patterns', 'careless.json'),
    '[{"name": "careless", "steps": [{"command": "harbour log"}, {"command": "sh -c \'harbour dock {sea}\'"}]}, {"name": "sunk"}]',
  )
  machine.file('broken.json', '{"atip": 0.1, "name": "buoy"}')
  return {
    ...machine,
    sh: async line => {
      const result = await execa('/bin/sh', ['-c', line], {
        cwd: machine.dir,
        env: machine.env,
        extendEnv: false,
        reject: false,
        stdin: 'ignore',
        stripFinalNewline: false,
      })
      return { status: result.exitCode, stdout: result.stdout, stderr: result.stderr, json: <T>() => JSON.parse(result.stdout) as T }
    },
  }
}

/** The same after a scan. */
export const scannedHarbour = async (until: 'test' | 'file' = 'test'): Promise<Harbour> => {
  const machine = harbour({ until })
  const { status, stderr } = await machine.sh('atip scan')
  if (status !== 0 || stderr !== '') throw new Error(`the scan failed: ${stderr}`)
  return machine
}

let shared: Promise<Harbour> | undefined

/** One for all tests of a file that change nothing on it. */
export const sharedHarbour = (): Promise<Harbour> => (shared ??= scannedHarbour('file'))
