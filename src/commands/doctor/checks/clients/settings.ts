import { TomlError, parse } from 'smol-toml'
import { DEEPEST, parsed } from '../../../../core/json.ts'
import type { Json } from '../../../../core/json.ts'
import type { World } from '../../../../host/world.ts'
import { readJsonc, valueOf } from '../../../../setup/jsonc.ts'

/* Settings of clients, read as the clients do: JSON with comments, or TOML. */

export type Language = 'json' | 'toml'

/** Settings are some pages. */
const MOST_BYTES = 4 * 1024 * 1024

export type Settings =
  | { readonly kind: 'read'; readonly value: Json }
  /** The client cannot read it either. */
  | { readonly kind: 'malformed'; readonly reason: string }

const tomlIn = (text: string): Settings => {
  try {
    return { kind: 'read', value: parsed(JSON.stringify(parse(text, { maxDepth: DEEPEST }))) }
  } catch (error) {
    const where = error instanceof TomlError ? ` at line ${error.line}, column ${error.column}` : ''
    return { kind: 'malformed', reason: `it is not TOML${where}` }
  }
}

export const settingsIn = (text: string, language: Language): Settings => {
  if (language === 'toml') return tomlIn(text)
  const reading = readJsonc(text)
  return reading.kind === 'read' ? { kind: 'read', value: valueOf(reading.root) } : { kind: 'malformed', reason: reading.reason }
}

/** As `Files.readText` reads, with the bound that settings have. */
export const readSettings = (path: string, { files }: Pick<World, 'files'>): ReturnType<World['files']['readText']> =>
  files.readText(path, MOST_BYTES)

/** What a file sets, TOML or JSON by its name; undefined: nothing that could be read. */
export const settingsAt = (path: string, world: Pick<World, 'files'>): Json | undefined => {
  const file = readSettings(path, world)
  const settings = file.kind === 'read' ? settingsIn(file.text, path.endsWith('.toml') ? 'toml' : 'json') : undefined
  return settings?.kind === 'read' ? settings.value : undefined
}
