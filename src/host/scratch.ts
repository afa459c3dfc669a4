import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Store } from './world.ts'
import { attempt } from './written.ts'

/** Others may pass, and neither list nor write. */
const PASS = 0o711

/** Process ids mean something within one pid namespace only: containers may share a temporary directory. */
const namespace = (): string => {
  try {
    return /[0-9]+/.exec(fs.readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0'
  } catch {
    return '0'
  }
}

const NAME = /^atip-([0-9]+)-([0-9]+)-[^-]+$/

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // another user's process is alive, too
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isOurs = (path: string): boolean => {
  try {
    const stat = fs.lstatSync(path)
    return stat.isDirectory() && stat.uid === process.getuid?.()
  } catch {
    return false
  }
}

export const makeScratch: Store['makeScratch'] = () =>
  fs.realpathSync(fs.mkdtempSync(join(tmpdir(), `atip-${namespace()}-${process.pid}-`)))

export const strayScratch: Store['strayScratch'] = () => {
  const here = namespace()
  const top = fs.realpathSync(tmpdir())
  return fs
    .readdirSync(top)
    .filter(name => {
      const [, space, pid] = NAME.exec(name) ?? []
      return space === here && here !== '0' && !isAlive(Number(pid)) && isOurs(join(top, name))
    })
    .map(name => join(top, name))
}

export const lend: Store['lend'] = (directory, top, { uid, gid }) =>
  attempt(directory, () => {
    fs.chownSync(directory, uid, gid)
    for (let above = dirname(directory); above.startsWith(top); above = dirname(above)) fs.chmodSync(above, PASS)
  })
