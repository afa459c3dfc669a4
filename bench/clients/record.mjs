// bench/clients/results.json: what the last run of each client came to.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch } from 'node:os'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'results.json')

/** The paths of one run say nothing to a reader, and are others each time. */
const neutral = (value, directory) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(new RegExp(`${directory}/scene-[^/"]+/home`, 'g'), '/home/ada')
      .replaceAll(directory, '/opt'),
  )

/** By name: a fault that was tried once more takes the place of the former try. */
const mergedFaults = (before = [], now = before) => {
  const tried = new Map([...before, ...now].map(fault => [fault.name, fault]))
  return tried.size === 0 ? {} : { faults: [...tried.values()] }
}

/** What was measured now takes the place of what was there; the rest stays, unless it is of another version of the client. */
export const record = ({ id, result, directory }) => {
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).clients : {}
  const before = all[id]?.version === result.version ? all[id] : {}
  const now = neutral(result, directory)
  const date = new Date().toISOString().slice(0, 10)
  const client = { ...before, ...now, ...mergedFaults(before.faults, now.faults), date }
  const clients = { ...all, [id]: client }
  writeFileSync(
    file,
    `${JSON.stringify({ platform: `${process.platform} ${arch()}`, node: process.versions.node, clients }, undefined, 2)}\n`,
  )
}
