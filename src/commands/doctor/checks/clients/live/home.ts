import { dirname, join } from 'node:path'
import type { ClientId } from '../../../../../harness/clients.ts'
import type { Start } from '../../../../../harness/stand-in/recipes.ts'
import type { World } from '../../../../../host/world.ts'
import type { Locations } from '../../../../../registry/locations.ts'
import type { Entry } from '../entries.ts'
import { clientFiles } from './client-files.ts'
import { guardFiles } from './guard-files.ts'
import type { Place } from './place.ts'

/*
 * A home for the client that is tried: what a stand-in for its model needs, the hooks that ask atip, and what atip itself reads. Nothing else of
 * the user's is in it, so that no login, no other hook and no instruction is.
 */

/** What is taken over of the user's. */
export interface Carried {
  readonly id: ClientId
  readonly entries: readonly Entry[]
  /** Where the user is. */
  readonly project: string
}

/** What the denied line would delete. */
export const CANARY = 'old/canary.bak'

/** What the user's shell has for every program; no key, no address of a service. A proxy is the stand-in itself, which passes nothing on. */
export const environment = ({ env }: Pick<World, 'env'>, { home, port }: Place & { readonly port: number }): Record<string, string> => {
  const proxy = `http://127.0.0.1:${port}`
  const loopback = '127.0.0.1,localhost'
  return {
    PATH: env['PATH'] ?? '',
    HOME: home,
    TMPDIR: join(dirname(home), 'tmp'),
    TERM: 'dumb',
    LANG: env['LANG'] ?? 'C.UTF-8',
    SHELL: env['SHELL'] ?? '/bin/sh',
    USER: env['USER'] ?? 'user',
    NO_COLOR: '1',
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    https_proxy: proxy,
    NO_PROXY: loopback,
    no_proxy: loopback,
  }
}

interface Around {
  readonly place: Place
  /** What the files of the canary hold. */
  readonly mark: string
  readonly world: Pick<World, 'files' | 'store' | 'env' | 'home'>
  readonly locations: Pick<Locations, 'config' | 'data'>
}

/** Writes all of it. Throws where that cannot be written. */
export const layOut = async ({ id, project, entries }: Carried, start: Start, { place, mark, world, locations }: Around): Promise<void> => {
  const files = [
    ...clientFiles(entries, start, { own: { id, project, world }, place }),
    ...guardFiles(locations, place, world),
    { path: join(place.project, 'canary.txt'), text: `${mark}\n` },
    { path: join(place.home, CANARY), text: `${mark}\n` },
    { path: join(dirname(place.home), 'tmp/keep'), text: '' },
  ]
  const store = await world.store()
  for (const directory of new Set(files.map(({ path }) => dirname(path)))) store.makeDirectory(directory)
  const written = await store.replace(files)
  if (written.kind === 'failed') throw new Error(`"${written.path}": ${written.reason}`)
}
