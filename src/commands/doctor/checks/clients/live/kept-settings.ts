import { isObject, items, member } from '../../../../../core/json.ts'
import type { Json, JsonObject } from '../../../../../core/json.ts'
import type { Entry } from '../entries.ts'

/** Where a hook stands in its file. */
type Position = Entry['position']

/** A hook of ours, before and in what is kept. */
interface Moved {
  readonly event: string
  readonly from: Position
  readonly to: Position
}

export interface Kept {
  readonly settings: JsonObject
  readonly moved: readonly Moved[]
}

/** What says whether hooks are run at all. */
const SWITCHES = new Set(['version', 'disableAllHooks', 'hooksConfig'])

const at = (entries: readonly Entry[], event: string, [group, hook]: Position): boolean =>
  entries.some(entry => entry.event === event && entry.position[0] === group && entry.position[1] === hook)

const groupsOf = (event: string, groups: readonly JsonObject[], entries: readonly Entry[]) => {
  const kept: JsonObject[] = []
  const moved: Moved[] = []
  for (const [groupAt, group] of groups.entries()) {
    const inner = group['hooks'] === undefined ? undefined : items(group['hooks'])
    const mine = (inner ?? [group]).flatMap((hook, hookAt) => (at(entries, event, [groupAt, hookAt]) ? [{ hook, hookAt }] : []))
    if (mine.length === 0) continue
    for (const [to, { hookAt }] of mine.entries()) moved.push({ event, from: [groupAt, hookAt], to: [kept.length, to] })
    kept.push(inner === undefined ? group : { ...group, hooks: mine.map(({ hook }) => hook) })
  }
  return { kept, moved }
}

/** Of a client's settings the hooks that are `entries`, and what switches hooks on or off: nothing else, since it may name the user's account. */
export const keptSettings = (value: Json, entries: readonly Entry[]): Kept => {
  if (!isObject(value)) return { settings: {}, moved: [] }
  const hooks = Object.entries(isObject(value['hooks']) ? value['hooks'] : {}).map(([event, groups]) => ({
    event,
    ...groupsOf(event, items(groups), entries),
  }))
  const events = hooks.filter(({ kept }) => kept.length > 0).map(({ event, kept }) => [event, kept] as const)
  const feature = member(value, 'features', 'hooks')
  return {
    settings: {
      ...Object.fromEntries(Object.entries(value).filter(([key]) => SWITCHES.has(key))),
      ...(feature === undefined ? {} : { features: { hooks: feature } }),
      ...(events.length === 0 ? {} : { hooks: Object.fromEntries(events) }),
    },
    moved: hooks.flatMap(({ moved }) => moved),
  }
}
