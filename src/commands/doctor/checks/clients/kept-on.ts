import { member } from '../../../../core/json.ts'
import type { Json } from '../../../../core/json.ts'
import type { ClientId } from '../../../../harness/clients.ts'

/*
 * What a file of the machine has to say besides, so that no setting of a user or a project switches its hooks off: measured in November 2026.
 * Claude Code and Copilot CLI need nothing. Gemini CLI has a list of hooks that are off by name, against which nothing helps.
 */

interface Keeping {
  /** As it is to be written, for people. */
  readonly setting: string
  readonly isIn: (settings: Json | undefined) => boolean
}

const KEEPING: Readonly<Partial<Record<ClientId, Keeping>>> = {
  codex: { setting: '[features] hooks = true', isIn: settings => member(settings, 'features', 'hooks') === true },
  qwen: { setting: '"disableAllHooks": false', isIn: settings => member(settings, 'disableAllHooks') === false },
  gemini: { setting: '"hooksConfig": {"enabled": true}', isIn: settings => member(settings, 'hooksConfig', 'enabled') === true },
}

/** What is missing of it in the settings of the machine; undefined: nothing. */
export const notKeptOn = (id: ClientId, settings: Json | undefined): string | undefined => {
  const keeping = KEEPING[id]
  return keeping === undefined || keeping.isIn(settings) ? undefined : keeping.setting
}

/** Clients whose machine's hooks outlast what switches hooks off. */
const KEEPS: ReadonlySet<ClientId> = new Set(['claude', 'copilot', 'codex', 'qwen', 'gemini'])

/** Whether a hook of the machine's file goes on where such a setting stands. `managed`: the settings of the machine. */
export const outlasts = (id: ClientId, setting: string, managed: Json | undefined): boolean =>
  KEEPS.has(id) && notKeptOn(id, managed) === undefined && !setting.includes('hooksConfig.disabled')
