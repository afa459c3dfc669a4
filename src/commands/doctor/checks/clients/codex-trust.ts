import { member } from '../../../../core/json.ts'
import type { World } from '../../../../host/world.ts'
import type { Entry } from './entries.ts'
import { settingsAt } from './settings.ts'

/*
 * Codex runs a hook only once a person has trusted it: until then, and after each change of it, `codex exec` passes over it without a word
 * (measured with 0.169). What was trusted is a hash in config.toml, of which is known here whether there is one, not whether it is right.
 */

/** `PreToolUse` is `pre_tool_use` there. */
const snakeCase = (event: string): string => event.replace(/(?<=.)[A-Z]/g, letter => `_${letter}`).toLowerCase()

/** Whether a person ever trusted the hook that stands there. `config`: Codex's config.toml. */
export const wasTrusted = ({ source, event, position }: Entry, config: string, world: Pick<World, 'files'>): boolean => {
  const [group, hook] = position
  const key = `${source.path}:${snakeCase(event ?? '')}:${group}:${hook}`
  return typeof member(settingsAt(config, world), 'hooks', 'state', key, 'trusted_hash') === 'string'
}
