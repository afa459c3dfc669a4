import { isObject, parsed } from '../core/json.ts'
import type { World } from '../host/world.ts'
import type { Locations } from '../registry/locations.ts'
import { dangerOf } from '../registry/ruling-file.ts'

/** As much as is read of a configuration anywhere. */
const MOST_BYTES = 64 * 1024

type ConfigWorld = Pick<World, 'files' | 'uid' | 'gid'>

const says = (path: string, world: ConfigWorld): boolean => {
  const file = world.files.readText(path, MOST_BYTES)
  if (file.kind !== 'read' || !file.text.includes('"log"') || dangerOf(world, path) !== undefined) return false
  try {
    const value = parsed(file.text)
    return isObject(value) && value['log'] === true
  } catch {
    return false
  }
}

/**
 * Whether decisions are to be kept: any configuration that says so is enough, so that nobody takes back what the administrator of the machine
 * wants to know. What else the files say is not looked at, and neither is a file that others could have written.
 */
export const isLogOn = ({ configFiles }: Pick<Locations, 'configFiles'>, world: ConfigWorld): boolean =>
  configFiles.some(path => says(path, world))
