// Lines that somebody wrote: the vectors, the shell scripts beside this file, and, if wanted, those of this machine.
import { lstatSync, openSync, readSync, closeSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../../', import.meta.url).pathname
const own = new URL('../scripts/', import.meta.url).pathname

const vectors = () =>
  ['policy.jsonl', 'judged.jsonl'].flatMap(name =>
    readFileSync(join(root, 'test/vectors', name), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap(line => JSON.parse(line).run ?? []),
  )

/** Where scripts are installed, and how many of them are enough. */
const PLACES = [
  '/usr/bin',
  '/usr/sbin',
  '/etc/init.d',
  '/usr/lib/git-core',
  '/usr/share/bash-completion/completions',
  '/etc/profile.d',
  '/usr/lib/init',
]
const MOST_SCRIPTS = 300
const LONGEST_SCRIPT = 64 * 1024

const isScript = path => {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat === undefined || !stat.isFile() || stat.size > LONGEST_SCRIPT) return false
  const start = Buffer.alloc(64)
  const file = openSync(path, 'r')
  readSync(file, start, 0, 64, 0)
  closeSync(file)
  return /^#!.*\b(?:ba|da)?sh\b/.test(start.toString('latin1')) || path.includes('bash-completion')
}

const filesIn = directory => {
  try {
    return readdirSync(directory)
      .toSorted()
      .map(name => join(directory, name))
  } catch {
    return []
  }
}

const readable = path => {
  try {
    return isScript(path) ? [readFileSync(path, 'utf8')] : []
  } catch {
    return []
  }
}

/** Pieces that a shell can read by themselves, mostly: paragraphs, and functions whole. */
const piecesOf = text =>
  text
    .split(/\n(?=\S)(?=[^})])(?<=[^\\]\n)|\n\s*\n/)
    .map(it => it.replace(/^\s*#.*$/gm, '').trim())
    .filter(it => it.length > 3 && it.length < 1000)

export const corpusOf = machine => {
  const scripts = filesIn(own)
    .filter(it => it.endsWith('.sh'))
    .map(path => readFileSync(path, 'utf8'))
  if (machine) scripts.push(...PLACES.flatMap(filesIn).flatMap(readable).slice(0, MOST_SCRIPTS))
  const pieces = scripts.flatMap(piecesOf)
  // vectors are few, and each of them is about something
  return [...vectors(), ...vectors(), ...pieces]
}
