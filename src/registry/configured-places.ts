import { isAbsolute, join, resolve } from 'node:path'
import type { World } from '../host/world.ts'
import type { Locations } from './locations.ts'
import type { Registry } from './record.ts'

/** `~/tools` in the home directory; absolute, without a trailing slash. */
export const underHome = (path: string, home: string): string =>
  resolve(path === '~' ? home : path.startsWith('~/') ? join(home, path.slice(2)) : path)

/** What a scan of PATH looks at: PATH, then the configured directories. */
export const placesOf = (entries: readonly string[], configured: readonly string[], home: string): readonly string[] => [
  ...new Set([...entries, ...configured.map(directory => underHome(directory, home))]),
]

/**
 * Whether the configuration is what it was when the registry was written, at the price of one stat per location. Nothing is read: what the
 * files said stands in the registry. A relative entry of PATH can be allowed by one of them, wherever one stands: that is looked up.
 */
export const isConfigSame = (
  { config, entries }: Pick<Registry, 'config'> & { readonly entries: readonly string[] },
  locations: Pick<Locations, 'configFiles'>,
  world: Pick<World, 'files'>,
): boolean => {
  let at = 0
  for (const path of locations.configFiles) {
    const known = config.files[at]
    if (known?.path === path) {
      if (!world.files.isStill(path, known)) return false
      at++
    } else if (world.files.stat(path) !== undefined) return false
  }
  return at === config.files.length && (at === 0 || entries.every(entry => isAbsolute(entry)))
}
