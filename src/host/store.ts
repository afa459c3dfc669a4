import * as fs from 'node:fs'
import { link, open, rename, rm, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { makeDirectories } from './make-directories.ts'
import { attempt, failedAt, written } from './written.ts'
import { lend, makeScratch, strayScratch } from './scratch.ts'
import type { Store, Written } from './world.ts'

/** Waiting for the disk is most of a write; more than this in flight gains nothing and uses up file descriptors. */
const WRITES_AT_ONCE = 16

let serial = 0

const writeDown = async (path: string, text: string, mode?: number): Promise<string> => {
  // the same directory, since a rename across file systems is a copy; the process id, since others write here too
  const temporary = `${path}.${process.pid}.${serial++}.tmp`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    if (mode !== undefined) await handle.chmod(mode)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await unlink(temporary).catch(() => {})
    throw error
  }
  await handle.close()
  return temporary
}

/** Without this a crash of the machine may forget the renames. */
const syncDirectory = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const replace: Store['replace'] = async wanted => {
  const limit = pLimit(WRITES_AT_ONCE)
  let failure: Written | undefined
  const temporaries = await Promise.all(
    wanted.map(({ path, text, mode }) =>
      limit(async () => {
        try {
          return await writeDown(path, text, mode)
        } catch (error) {
          failure ??= failedAt(path, error)
          return undefined
        }
      }),
    ),
  )
  const discard = (from: number) =>
    Promise.all(
      temporaries
        .slice(from)
        .filter(temporary => temporary !== undefined)
        .map(temporary => unlink(temporary).catch(() => {})),
    )
  if (failure !== undefined) {
    await discard(0)
    return failure
  }
  for (const [at, { path }] of wanted.entries()) {
    try {
      await rename(temporaries[at]!, path)
    } catch (error) {
      await discard(at)
      return failedAt(path, error)
    }
  }
  for (const directory of new Set(wanted.map(file => dirname(file.path)))) {
    try {
      await syncDirectory(directory)
    } catch (error) {
      return failedAt(directory, error)
    }
  }
  return written
}

const create: Store['create'] = async (path, text) => {
  try {
    const temporary = await writeDown(path, text)
    try {
      // unlike a rename, a link never takes the place of another file
      await link(temporary, path)
    } finally {
      await unlink(temporary)
    }
    await syncDirectory(dirname(path))
    return written
  } catch (error) {
    return failedAt(path, error)
  }
}

/** Opens every directory of a tree to its owner: some programs lock theirs (Go's module cache is read-only), and what is in them stays. */
const unlock = (directory: string): void => {
  attempt(directory, () => {
    fs.chmodSync(directory, 0o700)
    for (const entry of fs.readdirSync(directory, { withFileTypes: true })) if (entry.isDirectory()) unlock(join(directory, entry.name))
  })
}

export const store: Store = {
  makeDirectory: path => attempt(path, () => makeDirectories(path)),
  replace,
  create,
  remove: paths => {
    for (const path of paths) {
      const outcome = attempt(path, () => fs.rmSync(path, { force: true }))
      if (outcome.kind === 'failed') return outcome
    }
    return written
  },
  removeDirectory: path => attempt(path, () => fs.rmdirSync(path)),
  rename: (from, to) => attempt(to, () => fs.renameSync(from, to)),
  makeScratch,
  strayScratch,
  lend,
  removeTree: async path => {
    const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3 })
    await remove()
      .catch(() => {
        unlock(path)
        return remove()
      })
      .catch(() => {})
  },
}
