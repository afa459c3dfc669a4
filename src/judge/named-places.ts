import type { Context } from './context.ts'
import { mayBeSecret } from './secret-paths.ts'
import { isAgentConfig, isGuarded, isVersionControl } from './sensitive-paths.ts'

/** What some paths matter as, wherever they lie. */
export type Named = 'vcs' | 'secret' | 'agent-config' | 'guard'

/** What a path matters as from a directory that is not known: `"$dir"/.env`, and `.git/config` after `cd "$dir"`. */
export const namedScopes = (context: Context, relative: string): readonly Named[] => {
  const path = `/${relative
    .split('/')
    .filter(part => part !== '' && part !== '.' && part !== '..')
    .join('/')}`
  const scopes: Named[] = []
  if (isVersionControl(path)) scopes.push('vcs')
  if (mayBeSecret(path, context.home)) scopes.push('secret')
  if (isAgentConfig(path, context.home)) scopes.push('agent-config')
  if (isGuarded(path, {})) scopes.push('guard')
  return scopes
}
