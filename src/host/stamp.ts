import { closeSync, openSync, renameSync, statSync, utimesSync, writeSync } from 'node:fs'
import { files } from './files.ts'

/** What a shell reads at each start has a few lines. */
const MOST_BYTES = 64 * 1024

const writeAnew = (path: string, text: string, at: Date): void => {
  // as the store names files that are not whole yet: one that a killed process left is found by it
  const temporary = `${path}.${process.pid}.0.tmp`
  const descriptor = openSync(temporary, 'wx', 0o600)
  try {
    writeSync(descriptor, text)
  } finally {
    closeSync(descriptor)
  }
  utimesSync(temporary, at, at)
  renameSync(temporary, path)
}

interface Stamp {
  readonly text: string
  readonly at: Date
}

/**
 * Makes a small file whose time says as much as its text: written whole where its text is another, else only set to `at`. Where that cannot
 * be, nothing happens: who reads it takes an old one for none. Apart from the store, whose packages cost more than this takes, and from the
 * world, which every hot command carries while a scan alone needs this. Not synced to the disk: what a crash takes away is made anew.
 */
export const stamp = (path: string, { text, at }: Stamp): void => {
  try {
    const known = statSync(path, { throwIfNoEntry: false }) === undefined ? undefined : files.readText(path, MOST_BYTES)
    if (known?.kind === 'read' && known.text === text) utimesSync(path, at, at)
    else writeAnew(path, text, at)
  } catch {
    // nobody waits for it
  }
}
