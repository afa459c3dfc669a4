import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryIn } from './truth.ts'
import { minimal, workspace } from './workspace.ts'
import type { Workspace } from './workspace.ts'

/** Says its document whatever it is asked, with nothing but the shell. */
export const says = (name: string, version = '1.0.0'): string => `#!/bin/sh\necho '${minimal(name, { version })}'\n`

export const SILENT = '#!/bin/sh\nexit 64\n'

export const LONG_AGO = new Date('2020-02-20T20:20:20Z')

export const program = (machine: Workspace, path: string, text: string): string => {
  const file = machine.file(path, text)
  chmodSync(file, 0o755)
  return file
}

/** A file of another name that takes the place of this one at once, as package managers do it. */
export const replace = (machine: Workspace, path: string, text: string): void => {
  const file = join(machine.dir, path)
  rmSync(file, { force: true, recursive: true })
  renameSync(program(machine, `${path}.new`, text), file)
}

export const shim = (version: string): string => minimal('sextant', { version })

/** A port: tools in two directories of PATH, one behind a link, one of both directories, a silent one, and one with the user's shim. */
export const port = (): Workspace => {
  const machine = workspace()
  utimesSync(program(machine, 'bin/compass', says('compass')), LONG_AGO, LONG_AGO)
  program(machine, 'bin/plumb', SILENT)
  program(machine, 'opt/logbook-1/logbook', says('logbook'))
  program(machine, 'opt/logbook-2/logbook', says('logbook', '2.0.0'))
  symlinkSync('../opt/logbook-1/logbook', join(machine.bin, 'logbook'))
  program(machine, 'quay/compass', says('compass', '0.9.0'))
  program(machine, 'quay/winch', says('winch'))
  program(machine, 'bin/sextant', SILENT)
  machine.file(join(machine.data, 'shims', 'sextant.json'), shim('1.0.0'))
  mkdirSync(join(machine.dir, 'share', 'agent-tools', 'shims'), { recursive: true })
  return machine
}

export const pathOf = (machine: Workspace, ...names: readonly string[]): string => names.map(it => join(machine.dir, it)).join(':')

/** Other bytes in the same file: its directory does not change. */
export const overwrite = (name: string, text: string) => (machine: Workspace) => writeFileSync(join(machine.dir, name), text)

/** As if the last comparison had been that long ago. */
export const age = (machine: Workspace, hours: number): void => {
  const file = join(machine.data, 'registry.json')
  const compared = new Date(Date.now() - hours * 3_600_000).toISOString()
  writeFileSync(file, JSON.stringify({ ...registryIn(machine.data), compared }))
}
