import { join } from 'node:path'
import { shellWord } from '../../../../core/shell-quote.ts'
import type { ClientId, KnownClient } from '../../../../harness/clients.ts'
import { findProject } from '../../../../registry/project.ts'
import { foundAt, placesOf } from '../../../../setup/places.ts'
import type { Context } from '../../../shared/define.ts'
import type { Check } from '../../output.ts'
import { doubtful, inOrder, wrong } from '../check.ts'
import type { Checker } from '../check.ts'
import { entriesIn } from './entries.ts'
import type { Entry } from './entries.ts'
import { hookChecks } from './hook-checks.ts'
import { outlasts } from './kept-on.ts'
import { ASKINGS } from './payloads.ts'
import { lostHooks } from './registered.ts'
import { readSettings, settingsAt, settingsIn } from './settings.ts'
import { sourcesOf } from './sources.ts'
import type { Source } from './sources.ts'
import { switchedOff } from './switches.ts'
import { versionOf } from './versions.ts'

interface Found {
  readonly entries: readonly Entry[]
  readonly unreadable: readonly Check[]
}

const lookInto = (name: string, sources: readonly Source[], { world }: Context): Found => {
  const found = sources.map((source): Found => {
    const file = readSettings(source.path, world)
    if (file.kind === 'read') {
      const { form } = source
      const trouble = form === 'json' || form === 'toml' ? settingsIn(file.text, form) : undefined
      const unreadable = trouble?.kind === 'malformed' ? [wrong(name, `"${source.path}" is passed over: ${trouble.reason}`)] : []
      return { entries: entriesIn(file.text, source), unreadable }
    }
    if (file.kind === 'absent') return { entries: [], unreadable: [] }
    const reason = file.kind === 'too-large' ? `it has ${file.size} bytes` : file.reason
    return {
      entries: [],
      unreadable: [doubtful(name, `"${source.path}" could not be read: ${reason}`, `ls -ld ${shellWord(source.path)}`)],
    }
  })
  return { entries: found.flatMap(each => each.entries), unreadable: found.flatMap(each => each.unreadable) }
}

interface Presence {
  readonly check: Check
  /** Whether it obeys what an entry says of its own failure. */
  readonly obeysFailure: boolean
}

/** That it is there, and as which version. */
const presence = ({ id, title, proof }: KnownClient, { world }: Context): Presence => {
  const at = foundAt(id, world)
  const unproven = proof === 'unproven' ? '; unproven: nobody has run it with atip in front of it' : ''
  if (at === undefined) return { check: inOrder(id, `${title} is not found on PATH${unproven}`), obeysFailure: true }
  if (world.files.stat(at)?.kind !== 'file')
    return { check: inOrder(id, `${title}: no program on PATH, settings in ${at}${unproven}`), obeysFailure: true }
  const { version, old } = versionOf(id, at, world)
  const named = `${title}${version === undefined ? '' : ` ${version}`} (${at})`
  const check = old === undefined ? inOrder(id, `${named}${unproven}`) : doubtful(id, `${named}: ${old.reason}`, old.fix)
  return { check, obeysFailure: old === undefined }
}

/** Settings that switch hooks off, and whether those of the machine outlast them. */
const switches = (
  id: ClientId,
  entries: readonly Entry[],
  { project, context }: { project: string; context: Context },
): readonly Check[] => {
  const managed = entries.find(({ source }) => source.origin === 'managed')
  const settings = managed === undefined ? undefined : settingsAt(managed.source.path, context.world)
  return switchedOff(id, project, context.world).map(({ path, setting }) => {
    const said = `"${path}" switches hooks off: ${setting}`
    return managed !== undefined && outlasts(id, setting, settings)
      ? doubtful(`${id} settings`, `${said}; that of the machine stays`)
      : wrong(`${id} settings`, said)
  })
}

const noHook = (id: ClientId, named: boolean, others: readonly Entry[]): Check => {
  const [other] = others
  const message =
    other === undefined
      ? 'no hook asks atip: commands run unjudged'
      : `the hook stands under "${other.event ?? ''}", where nothing is held back ("${other.source.path}")`
  return (named || other !== undefined ? wrong : doubtful)(`${id} hook`, message, `atip setup ${id}`)
}

/** `named`: somebody asked for it; of any other that is not there nothing is said. `live`: the client itself is run, too. */
export const clientCheck = (client: KnownClient, { named, live }: { named: boolean; live: boolean }): Checker => ({
  name: client.id,
  look: async context => {
    const { id } = client
    const { world } = context
    const project = findProject(world.cwd, world) ?? world.cwd
    const sources = sourcesOf(id, project, world)
    const { entries, unreadable } = lookInto(`${id} settings`, sources, context)
    if (!named && entries.length === 0 && foundAt(id, world) === undefined) return []
    const { events } = ASKINGS[id]
    const { check, obeysFailure } = presence(client, context)
    const holding = entries
      .filter(({ event }) => event === undefined || events.includes(event))
      .map(entry => (obeysFailure ? entry : { ...entry, blocksOnFailure: false }))
    const config = join(placesOf(id, { kind: 'user' }, world).home, 'config.toml')
    const lost = lostHooks(id, holding, { project, context })
    const hooks = async (): Promise<readonly Check[]> => {
      if (holding.length > 0) return [...(await hookChecks(client, holding, { context, config })), ...lost]
      return lost.length > 0 ? lost : [noHook(id, named, entries)]
    }
    const told = [check, ...unreadable, ...switches(id, holding, { project, context }), ...(await hooks())]
    if (!live || holding.length === 0) return told
    const { liveCheck } = await import('./live/live-check.ts')
    return [...told, ...(await liveCheck(client, holding, { project, context }))]
  },
})
