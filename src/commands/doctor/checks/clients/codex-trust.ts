import { member } from '../../../../core/json.ts'
import type { Json, JsonObject } from '../../../../core/json.ts'
import type { World } from '../../../../host/world.ts'
import type { Entry } from './entries.ts'
import { settingsAt } from './settings.ts'

/*
 * Codex runs a hook only once a person has trusted it: until then, and after each change of it, `codex exec` passes over it without a word
 * (measured with 0.169). What was trusted is a hash in config.toml, of which is known here whether there is one, not whether it is right.
 */

/** `PreToolUse` is `pre_tool_use` there. */
const snakeCase = (event: string): string => event.replace(/(?<=.)[A-Z]/g, letter => `_${letter}`).toLowerCase()

type Position = Entry['position']

/** What Codex calls a hook, by where it stands. */
const keyOf = (path: string, event: string | undefined, [group, hook]: Position): string =>
  `${path}:${snakeCase(event ?? '')}:${group}:${hook}`

const stateOf = (settings: Json | undefined, key: string): Json | undefined => member(settings, 'hooks', 'state', key)

/** Whether a person ever trusted the hook that stands there. `config`: Codex's config.toml. */
export const wasTrusted = ({ source, event, position }: Entry, config: string, world: Pick<World, 'files'>): boolean =>
  typeof member(stateOf(settingsAt(config, world), keyOf(source.path, event, position)), 'trusted_hash') === 'string'

/** The same trust for hooks that stand in another file. `settings`: what config.toml sets. */
export const trustFor = (
  moved: readonly { readonly event: string; readonly from: Position; readonly to: Position }[],
  paths: { readonly from: string; readonly to: string },
  settings: Json | undefined,
): JsonObject => {
  const state = moved.flatMap(({ event, from, to }) => {
    const found = stateOf(settings, keyOf(paths.from, event, from))
    return found === undefined ? [] : [[keyOf(paths.to, event, to), found] as const]
  })
  return state.length === 0 ? {} : { hooks: { state: Object.fromEntries(state) } }
}
