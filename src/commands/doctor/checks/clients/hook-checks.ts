import type { ClientId, KnownClient } from '../../../../harness/clients.ts'
import type { Context } from '../../../shared/define.ts'
import type { Check } from '../../output.ts'
import { doubtful, inOrder, passedOver, wrong } from '../check.ts'
import { wasTrusted } from './codex-trust.ts'
import type { Entry } from './entries.ts'
import { flawOf } from './flaws.ts'
import { notKeptOn } from './kept-on.ts'
import { isOwn } from './own-entry.ts'
import { settingsAt } from './settings.ts'
import { tryEntry } from './trial.ts'
import type { Place, Verdict } from './trial.ts'

const ofVerdict = (name: string, verdict: Verdict, { source, id }: { source: string; id: ClientId }): Check => {
  switch (verdict.kind) {
    case 'works':
      return inOrder(name, `${source}: holds back what it should, also when it breaks; answers in ${verdict.ms} ms`)
    case 'slow':
      return doubtful(name, `${source}: it took ${verdict.ms} ms; a client that waits for less runs the command`)
    case 'strict':
      return doubtful(name, `${source}: ${verdict.reason}`, 'atip policy explain pwd')
    case 'broken':
      return wrong(name, `${source}: ${verdict.reason}`, `atip setup ${id}`)
  }
}

interface Around {
  readonly context: Context
  /** Codex's config.toml. */
  readonly config: string
}

/** Why an entry that works may not be asked: a project's setting, or a person's trust that is missing. */
const passedBy = (id: ClientId, entry: Entry, { config, context: { world } }: Around): Check | undefined => {
  const { path, origin } = entry.source
  const name = `${id} hook`
  if (origin === 'managed') {
    const missing = notKeptOn(id, settingsAt(path, world))
    return missing === undefined
      ? undefined
      : doubtful(name, `${path}: a project can switch it off, as long as the file does not say ${missing}`)
  }
  return id !== 'codex' || wasTrusted(entry, config, world)
    ? undefined
    : wrong(
        name,
        `${path}: nobody has trusted it, and codex exec passes over it without a word; start Codex and trust it (/hooks)`,
        'codex',
      )
}

const checkOf = async (
  client: KnownClient,
  entry: Entry,
  { context, place, config }: Around & { place: Place },
): Promise<readonly Check[]> => {
  const { world } = context
  const { id } = client
  const name = `${id} hook`
  const { path, origin } = entry.source
  const flaw = flawOf(id, entry, world)
  if (flaw !== undefined) return [wrong(name, `${path}: ${flaw.reason}`, flaw.fix)]
  if (origin === 'project' && !isOwn(entry, id, context))
    return [passedOver(name, `"${path}" is a project's, and what it runs is not what atip would write: it was not tried`)]
  if (world.platform === 'win32') return [passedOver(name, `"${path}": hooks are tried in a POSIX shell, which is not here`)]
  const trouble = passedBy(id, entry, { context, config })
  const tried = ofVerdict(name, await tryEntry(id, entry, { place, world }), { source: path, id })
  return trouble === undefined ? [tried] : [tried, trouble]
}

/** Each entry of a client, tried one after the other. What hooks write about decisions goes to a directory that is removed. */
export const hookChecks = async (client: KnownClient, entries: readonly Entry[], around: Around): Promise<readonly Check[]> => {
  const { world } = around.context
  const store = await world.store()
  const scratch = store.makeScratch()
  const checks: Check[] = []
  try {
    for (const entry of entries) checks.push(...(await checkOf(client, entry, { ...around, place: { cwd: world.home, scratch } })))
  } finally {
    await store.removeTree(scratch)
  }
  return checks
}
