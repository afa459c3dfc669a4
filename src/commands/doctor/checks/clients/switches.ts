import { join } from 'node:path'
import { member } from '../../../../core/json.ts'
import type { Json } from '../../../../core/json.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import type { World } from '../../../../host/world.ts'
import { placesOf } from '../../../../setup/places.ts'
import { settingsAt } from './settings.ts'

/*
 * Settings that switch hooks off. The user's own do, and those of a project, which somebody else wrote: measured in November 2026.
 */

/** A file that can have such a setting, and what in it is one. */
interface Switch {
  readonly path: string
  /** The setting as it stands there; undefined: hooks are on. */
  readonly off: (settings: Json | undefined) => string | undefined
}

const allOff = (settings: Json | undefined): string | undefined =>
  member(settings, 'disableAllHooks') === true ? '"disableAllHooks": true' : undefined

/** What our entry is called in files with names. */
const NAME = 'atip'

const geminiOff = (settings: Json | undefined): string | undefined => {
  if (member(settings, 'hooksConfig', 'enabled') === false) return '"hooksConfig.enabled": false'
  const disabled = member(settings, 'hooksConfig', 'disabled')
  return Array.isArray(disabled) && disabled.some(name => typeof name === 'string' && name.includes(NAME))
    ? '"hooksConfig.disabled" with the hook in it'
    : undefined
}

const codexOff = (settings: Json | undefined): string | undefined =>
  member(settings, 'features', 'hooks') === false ? '[features] hooks = false' : undefined

type Around = { readonly home: string; readonly project: string }

const SWITCHES: Readonly<Partial<Record<ClientId, (around: Around) => readonly Switch[]>>> = {
  claude: ({ home, project }) =>
    [join(home, 'settings.json'), join(project, '.claude/settings.json'), join(project, '.claude/settings.local.json')].map(path => ({
      path,
      off: allOff,
    })),
  copilot: ({ home, project }) =>
    [
      join(home, 'settings.json'),
      join(home, 'config.json'),
      join(project, '.claude/settings.json'),
      join(project, '.github/copilot/settings.json'),
    ].map(path => ({ path, off: allOff })),
  qwen: ({ home, project }) => [join(home, 'settings.json'), join(project, '.qwen/settings.json')].map(path => ({ path, off: allOff })),
  codex: ({ home, project }) => [join(home, 'config.toml'), join(project, '.codex/config.toml')].map(path => ({ path, off: codexOff })),
  gemini: ({ home, project }) =>
    ['/etc/gemini-cli/settings.json', join(home, 'settings.json'), join(project, '.gemini/settings.json')].map(path => ({
      path,
      off: geminiOff,
    })),
}

/** Every setting that switches the client's hooks off here. */
export const switchedOff = (
  id: ClientId,
  project: string,
  world: Pick<World, 'files' | 'env' | 'home'>,
): readonly { readonly path: string; readonly setting: string }[] => {
  const { home } = placesOf(id, { kind: 'user' }, world)
  const switches = SWITCHES[id]?.({ home, project }) ?? []
  return switches
    .filter(({ path }, at) => switches.findIndex(other => other.path === path) === at)
    .flatMap(({ path, off }) => {
      const setting = off(settingsAt(path, world))
      return setting === undefined ? [] : [{ path, setting }]
    })
}
