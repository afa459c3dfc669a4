import { extname, join, relative } from 'node:path'
import { stringify } from 'smol-toml'
import type { JsonObject } from '../../../../../core/json.ts'
import type { ClientId } from '../../../../../harness/clients.ts'
import type { Start } from '../../../../../harness/stand-in/recipes.ts'
import type { World } from '../../../../../host/world.ts'
import { placesOf } from '../../../../../setup/places.ts'
import { trustFor } from '../codex-trust.ts'
import type { Entry } from '../entries.ts'
import { readSettings, settingsAt, settingsIn } from '../settings.ts'
import type { Place, Written } from './place.ts'
import { keptSettings } from './kept-settings.ts'
import { merged } from './merged.ts'

/** Where the user's own are. */
export interface Own {
  readonly id: ClientId
  readonly project: string
  readonly world: Pick<World, 'files' | 'env' | 'home'>
}

const inside = (path: string, directory: string): string | undefined => {
  const rest = relative(directory, path)
  return rest === '' || rest.startsWith('..') ? undefined : rest
}

/** Where a file of the user's stands in the new home; undefined: it belongs to neither the client nor the project. */
const placeOf = (path: string, { id, project, world }: Own, place: Place): string | undefined => {
  const inHome = inside(path, placesOf(id, { kind: 'user' }, world).home)
  if (inHome !== undefined) return join(placesOf(id, { kind: 'user' }, { env: {}, home: place.home }).home, inHome)
  const inProject = inside(path, project)
  return inProject === undefined ? undefined : join(place.project, inProject)
}

const EXECUTABLE = 0o755

type Settings = Map<string, JsonObject>

const add = (all: Settings, path: string, settings: JsonObject): void => void all.set(path, merged(all.get(path) ?? {}, settings))

/** One file with hooks: settings go to `all`, what is no settings is returned as it is. */
const carried = (
  path: string,
  entries: readonly Entry[],
  { all, own, place }: { all: Settings; own: Own; place: Place },
): readonly Written[] => {
  const to = placeOf(path, own, place)
  const file = readSettings(path, own.world)
  const form = entries[0]?.source.form
  if (to === undefined || file.kind !== 'read' || form === undefined) return []
  if (form === 'script') return [{ path: to, text: file.text, mode: EXECUTABLE }]
  if (form === 'code') return [{ path: to, text: file.text }]
  const settings = settingsIn(file.text, form)
  if (settings.kind !== 'read') return []
  const kept = keptSettings(settings.value, entries)
  add(all, to, kept.settings)
  if (own.id === 'codex') {
    const config = join(placesOf('codex', { kind: 'user' }, own.world).home, 'config.toml')
    const state = trustFor(kept.moved, { from: path, to }, settingsAt(config, own.world))
    add(all, join(place.home, '.codex/config.toml'), state)
  }
  return []
}

const textOf = (path: string, settings: JsonObject): string =>
  extname(path) === '.toml' ? stringify(settings) : `${JSON.stringify(settings, undefined, 2)}\n`

/** What the client is given: its hooks among the settings that the stand-in needs. */
export const clientFiles = (entries: readonly Entry[], start: Start, { own, place }: { own: Own; place: Place }): readonly Written[] => {
  const all: Settings = new Map()
  for (const [path, settings] of Object.entries(start.files)) add(all, join(place.home, path), settings)
  const paths = [...new Set(entries.map(({ source }) => source.path))]
  const whole = paths.flatMap(path =>
    carried(
      path,
      entries.filter(({ source }) => source.path === path),
      { all, own, place },
    ),
  )
  return [...[...all].map(([path, settings]) => ({ path, text: textOf(path, settings) })), ...whole]
}
