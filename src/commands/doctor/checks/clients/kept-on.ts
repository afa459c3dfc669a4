import { isObject } from '../../../../core/json.ts'
import type { Json } from '../../../../core/json.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import { readJsonc, valueOf } from '../../../../setup/jsonc.ts'
import { tomlLines } from './toml-hooks.ts'

/*
 * What a file of the machine has to say besides, so that no setting of a user or a project switches its hooks off: measured in November 2026.
 * Claude Code and Copilot CLI need nothing. Gemini CLI has a list of hooks that are off by name, against which nothing helps.
 */

interface Keeping {
  /** As it is to be written, for people. */
  readonly setting: string
  readonly isIn: (text: string) => boolean
}

const at = (text: string, ...keys: readonly string[]): Json | undefined => {
  const reading = readJsonc(text)
  const settings: Json | undefined = reading.kind === 'read' ? valueOf(reading.root) : undefined
  return keys.reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), settings)
}

const KEEPING: Readonly<Partial<Record<ClientId, Keeping>>> = {
  codex: {
    setting: '[features] hooks = true',
    isIn: text => tomlLines(text).some(({ table, key, value }) => table === 'features' && key === 'hooks' && /^true\b/.test(value)),
  },
  qwen: { setting: '"disableAllHooks": false', isIn: text => at(text, 'disableAllHooks') === false },
  gemini: { setting: '"hooksConfig": {"enabled": true}', isIn: text => at(text, 'hooksConfig', 'enabled') === true },
}

/** What is missing of it in a file of the machine; undefined: nothing. */
export const notKeptOn = (id: ClientId, text: string): string | undefined => {
  const keeping = KEEPING[id]
  return keeping === undefined || keeping.isIn(text) ? undefined : keeping.setting
}

/** Clients whose machine's hooks outlast what switches hooks off. */
const KEEPS: ReadonlySet<ClientId> = new Set(['claude', 'copilot', 'codex', 'qwen', 'gemini'])

/** Whether a hook of the machine's file goes on where such a setting stands. `text`: of the machine's file. */
export const outlasts = (id: ClientId, setting: string, text: string): boolean =>
  KEEPS.has(id) && notKeptOn(id, text) === undefined && !setting.includes('hooksConfig.disabled')
