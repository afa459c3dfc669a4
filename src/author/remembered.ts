import { dirname, join } from 'node:path'
import { isObject } from '../core/json.ts'
import { fileNameOf } from '../core/tool-name.ts'
import type { Identity, World } from '../host/world.ts'
import { identityOf, isIdentity, sameIdentity } from '../registry/record.ts'
import type { Locations } from '../registry/locations.ts'
import type { Answer, Asker } from './ask.ts'

/** All help of gh is 400 KB, of aws 30 MB, which is not kept. */
const MOST_BYTES = 32 * 1024 * 1024

/** Written down after so many new answers, so that a long walk that is interrupted goes on where it was. */
const SAVE_EVERY = 100

export interface Memory extends Asker {
  /** Programs started by this walk, and answers that were known from an earlier one. */
  readonly counts: () => { readonly started: number; readonly remembered: number }
}

const fileOf = (locations: Pick<Locations, 'probeCache'>, tool: string): string =>
  join(dirname(locations.probeCache), 'help', `${fileNameOf(tool)}.json`)

type Known = Map<string, Extract<Answer, { kind: 'answered' }>>

const isAnswer = (value: unknown): value is Extract<Answer, { kind: 'answered' }> =>
  isObject(value) && typeof value['text'] === 'string' && typeof value['stderr'] === 'string' && typeof value['status'] === 'number'

/** Answers of this very file, as this version of atip asked for them. */
const load = (file: string, stat: Identity | undefined, world: Pick<World, 'files' | 'version'>): Known => {
  const reading = world.files.readText(file, MOST_BYTES)
  if (reading.kind !== 'read') return new Map()
  try {
    const value: unknown = JSON.parse(reading.text)
    if (!isObject(value) || value['generator'] !== world.version || !isObject(value['answers'])) return new Map()
    if (!isIdentity(value['stat']) || !sameIdentity(value['stat'], stat)) return new Map()
    return new Map(
      Object.entries(value['answers']).flatMap(([key, answer]) =>
        isAnswer(answer) ? [[key, { ...answer, kind: 'answered' as const }]] : [],
      ),
    )
  } catch {
    return new Map()
  }
}

/** The program that is asked, and where its answers are kept. */
interface Remembered {
  readonly name: string
  readonly path: string
  readonly fresh: boolean
  readonly locations: Pick<Locations, 'probeCache'>
}

/**
 * An asker that keeps answers in the cache directory, by the identity of the program, so that a walk can be resumed. What a program did
 * not answer is asked again. `fresh` forgets.
 */
export const remembering = (
  asker: Asker,
  { name, path, fresh, locations }: Remembered,
  world: Pick<World, 'files' | 'store' | 'version'>,
): Memory => {
  const file = fileOf(locations, name)
  const stat = world.files.stat(path)
  const known: Known = fresh ? new Map() : load(file, stat, world)
  let started = 0
  let remembered = 0
  let unsaved = 0
  const save = async () => {
    if (unsaved === 0 || stat === undefined) return
    unsaved = 0
    const text = JSON.stringify({ generator: world.version, path, stat: identityOf(stat), answers: Object.fromEntries(known) })
    if (text.length > MOST_BYTES) return
    const store = await world.store()
    // a cache that cannot be written is only slower
    if (store.makeDirectory(dirname(file)).kind === 'written') await store.replace([{ path: file, text }])
  }
  return {
    ask: async (asked, argv) => {
      const key = JSON.stringify(argv)
      const found = known.get(key)
      if (found !== undefined) {
        remembered++
        return found
      }
      started++
      const answer = await asker.ask(asked, argv)
      if (answer.kind === 'answered') {
        known.set(key, answer)
        unsaved++
        if (unsaved >= SAVE_EVERY) await save()
      }
      return answer
    },
    close: async () => {
      await asker.close()
      await save()
    },
    counts: () => ({ started, remembered }),
  }
}
