import { isAbsolute, join } from 'node:path'
import { isObject, member } from '../../../../core/json.ts'
import type { World } from '../../../../host/world.ts'
import { settingsAt } from './settings.ts'

/* Hooks that come with a plugin of Claude Code: seen with 2.1.330, which keeps a list of what is installed and says in the settings what is on. */

/** Where a plugin has its hooks, unless its manifest says where. */
const USUAL = 'hooks/hooks.json'

const hooksOf = (directory: string, world: Pick<World, 'files'>): string => {
  const named = member(settingsAt(join(directory, '.claude-plugin/plugin.json'), world), 'hooks')
  return join(directory, typeof named === 'string' ? named : USUAL)
}

/** Files with the hooks of the plugins that the user has switched on. `home`: Claude Code's directory. */
export const pluginHooks = (home: string, world: Pick<World, 'files'>): readonly string[] => {
  const enabled = member(settingsAt(join(home, 'settings.json'), world), 'enabledPlugins')
  const installed = member(settingsAt(join(home, 'plugins/installed_plugins.json'), world), 'plugins')
  if (!isObject(enabled) || !isObject(installed)) return []
  const places = Object.entries(installed).flatMap(([name, found]) => (enabled[name] === true && Array.isArray(found) ? found : []))
  return places.flatMap(place => {
    const directory = member(place, 'installPath')
    return typeof directory === 'string' && isAbsolute(directory) ? [hooksOf(directory, world)] : []
  })
}
