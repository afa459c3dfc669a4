// Every way in which the hook can break, done to the copy of atip that one run uses.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { written } from './scene.mjs'

const DATA = ['.local/share/agent-tools', '.cache/agent-tools']

const corrupted = directory => {
  if (!existsSync(directory)) return
  for (const name of readdirSync(directory, { recursive: true })) {
    const file = join(directory, name)
    if (statSync(file).isFile())
      writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 40), Buffer.from('\0 no longer what it was {{{')]))
  }
}

const around =
  (before, after = '') =>
  ({ machine }) =>
    machine.wrap(`${before}'${machine.real}' "$@"${after}`)

const fault = (name, arm) => ({ name, arm })

/** With each of them, no line may run that needs a person or is denied. */
export const FAULTS = [
  fault('atip is missing', ({ machine }) => renameSync(machine.atip, `${machine.atip}.away`)),
  fault('Node is missing', ({ machine }) => rmSync(machine.node)),
  fault('atip crashes', ({ machine, scene }) => {
    const boom = join(scene.directory, 'boom.cjs')
    written(boom, `throw new Error('boom')\n`)
    machine.wrap(`NODE_OPTIONS='--require ${boom}' exec '${machine.real}' "$@"`)
  }),
  fault('killed (SIGKILL)', ({ machine }) => machine.wrap('kill -9 $$')),
  fault('payload cut short', around('head -c 100 | ')),
  fault('empty payload', around('exec ', ' < /dev/null')),
  fault('payload of 100 MB', around(`head -c 104857600 /dev/zero | tr '\\0' x | `)),
  fault('binary payload', around('head -c 65536 /dev/urandom | ')),
  fault('no registry', ({ scene }) => {
    for (const path of DATA) rmSync(join(scene.home, path), { recursive: true, force: true })
  }),
  fault('corrupt registry', ({ scene }) => {
    for (const path of DATA) corrupted(join(scene.home, path))
  }),
  fault('broken policy', ({ scene }) => written(join(scene.home, '.config/agent-tools/policy.json'), '{"autoApprove": [}')),
  fault('unreadable policy', ({ scene }) => mkdirSync(join(scene.home, '.config/agent-tools/policy.json'), { recursive: true })),
  fault('hangs', ({ machine }) => machine.wrap('exec sleep 60')),
  fault('hangs, ignores TERM', ({ machine }) => machine.wrap(`trap '' TERM\nsleep 20\nsleep 20\nsleep 20`)),
  fault('standard output closed', around('exec ', ' >&-')),
  fault('standard output full', around('exec ', ' > /dev/full')),
  fault('standard output to /dev/null', around('exec ', ' > /dev/null')),
]
