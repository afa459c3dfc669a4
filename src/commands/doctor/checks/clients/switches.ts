import { join } from 'node:path'
import { isObject } from '../../../../core/json.ts'
import type { Json } from '../../../../core/json.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import type { World } from '../../../../host/world.ts'
import { readJsonc, valueOf } from '../../../../setup/jsonc.ts'
import { placesOf } from '../../../../setup/places.ts'
import { tomlLines } from './toml-hooks.ts'

/*
 * Settings that switch hooks off. The user's own do, and those of a project, which somebody else wrote: measured in November 2026.
 */

/** A file that can have such a setting, and what in it is one. */
interface Switch {
  readonly path: string
  /** The setting as it stands there; undefined: hooks are on. */
  readonly off: (text: string) => string | undefined
}

const settingsIn = (text: string): Json | undefined => {
  const reading = readJsonc(text)
  return reading.kind === 'read' ? valueOf(reading.root) : undefined
}

const allOff = (text: string): string | undefined => {
  const settings = settingsIn(text)
  return isObject(settings) && settings['disableAllHooks'] === true ? '"disableAllHooks": true' : undefined
}

/** What our entry is called in files with names. */
const NAME = 'atip'

const geminiOff = (text: string): string | undefined => {
  const settings = settingsIn(text)
  const config = isObject(settings) ? settings['hooksConfig'] : undefined
  if (!isObject(config)) return undefined
  if (config['enabled'] === false) return '"hooksConfig.enabled": false'
  const { disabled } = config
  return Array.isArray(disabled) && disabled.some(name => typeof name === 'string' && name.includes(NAME))
    ? '"hooksConfig.disabled" with the hook in it'
    : undefined
}

/** `[features]` with `hooks = false`, however it is put. */
const codexOff = (text: string): string | undefined => {
  const isOff = tomlLines(text).some(({ table, key, value }) => {
    const path = table === '' ? (key ?? '') : `${table}.${key ?? ''}`
    return path === 'features.hooks' ? /^false\b/.test(value) : path === 'features' && /\bhooks\s*=\s*false\b/.test(value)
  })
  return isOff ? '[features] hooks = false' : undefined
}

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

/** Settings are some pages. */
const MOST_BYTES = 4 * 1024 * 1024

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
      const file = world.files.readText(path, MOST_BYTES)
      const setting = file.kind === 'read' ? off(file.text) : undefined
      return setting === undefined ? [] : [{ path, setting }]
    })
}
