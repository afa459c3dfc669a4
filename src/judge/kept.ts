import type { Dropped, Effects, Role, ValueEffects } from '../document/document.ts'

type Drops = ReadonlySet<Dropped>

/** What of some effects holds in a mode that says nothing of it. */
const keptEffects = (effects: Effects, drops: Drops): Effects | undefined => {
  const { 'x-executes': executes, 'x-reveals': reveals } = effects
  const runs = executes !== undefined && executes !== false && !drops.has('executes')
  const shows = reveals !== undefined && !drops.has('reveals')
  if (!runs && !shows) return undefined
  return { ...(runs ? { 'x-executes': executes } : {}), ...(shows ? { 'x-reveals': reveals } : {}) }
}

const keptValues = (values: Readonly<Record<string, ValueEffects>>, drops: Drops, code: boolean): Role['x-values'] => {
  const kept = Object.entries(values).map(([key, effects]) => [key, keptEffects(effects, drops)] as const)
  // beside code, a value that is named vouches for itself
  if (!code && kept.every(([, effects]) => effects === undefined)) return undefined
  return { '*': {}, ...Object.fromEntries(kept.map(([key, effects]) => [key, effects ?? {}])) }
}

const READS: ReadonlySet<Role['x-path']> = new Set(['read', 'read-tree'] as const)

/** What of a role holds in a mode: code that it is given runs, what it prints is printed, what it reads is read. */
export const keptRole = (role: Role, drops: Drops, codeToo: boolean): Role => {
  const code = codeToo && (role['x-executes'] !== undefined || role['x-language'] !== undefined)
  const effects = role['x-effects'] === undefined ? undefined : keptEffects(role['x-effects'], drops)
  const values = role['x-values'] === undefined ? undefined : keptValues(role['x-values'], drops, code)
  const path = READS.has(role['x-path']) && !drops.has('reads') ? role['x-path'] : undefined
  const { 'x-path-after': after, 'x-path-before': before } = role
  return {
    ...(effects === undefined ? {} : { 'x-effects': effects }),
    ...(values === undefined ? {} : { 'x-values': values }),
    ...(path === undefined ? {} : { 'x-path': path }),
    ...(after === undefined ? {} : { 'x-path-after': after }),
    ...(before === undefined ? {} : { 'x-path-before': before }),
    ...(role['x-reads-behind'] === undefined || drops.has('reads') ? {} : { 'x-reads-behind': role['x-reads-behind'] }),
    ...(role['x-sends'] !== true || drops.has('reads') ? {} : { 'x-sends': true }),
    ...(role['x-ignore-case'] === undefined ? {} : { 'x-ignore-case': role['x-ignore-case'] }),
    ...(code && role['x-executes'] !== undefined ? { 'x-executes': role['x-executes'] } : {}),
    ...(code && role['x-language'] !== undefined ? { 'x-language': role['x-language'] } : {}),
    ...(role['x-opens'] === undefined || drops.has('executes') ? {} : { 'x-opens': role['x-opens'] }),
    ...(role['x-prints'] !== true || drops.has('reveals') ? {} : { 'x-prints': true }),
  }
}
