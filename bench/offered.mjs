// Everything that a tool says of itself, as one text: to tell what a reader lost from what is written nowhere. For bench/generate.mjs.
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const MAN = ['/usr/local/share/man', '/usr/share/man', '/opt/homebrew/share/man']

const pagesOf = tool =>
  MAN.flatMap(root =>
    ['man1', 'man6', 'man8'].flatMap(section => {
      const directory = join(root, section)
      if (!existsSync(directory)) return []
      return readdirSync(directory)
        .filter(it => it.startsWith(`${tool}.`) || it.startsWith(`${tool}-`))
        .map(it => readFileSync(join(directory, it)))
        .map(bytes => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString())
    }),
  ).map(it =>
    it
      .replaceAll(/\\f(?:\[[^\]]*\]|\(..|.)/g, '')
      .replaceAll('\\-', '-')
      .replaceAll('\\&', ''),
  )

/** Whether a tool's own texts name a flag anywhere: the help that was asked for, which `shim generate` keeps in the cache directory, and its manual pages. */
export const namedBy = (tool, cache) => {
  const file = join(cache, 'agent-tools', 'help', `${tool}.json`)
  const answers = existsSync(file) ? Object.values(JSON.parse(readFileSync(file, 'utf8')).answers) : []
  const text = [...answers.flatMap(it => [it.text, it.stderr]), ...pagesOf(tool)].join('\n')
  const known = new Map()
  return flag => {
    if (!known.has(flag)) {
      const word = flag.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      known.set(flag, new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text))
    }
    return known.get(flag)
  }
}

/** A program whose own file holds fewer of the names of its options has them elsewhere: in a library, or put together from parts. */
const ENOUGH = 0.8

/**
 * Which long options this version of a program can know: a compiled program holds their names. Undefined where that does not show, as
 * for scripts. A shipped shim describes several versions, and what other versions have is not missing.
 */
export const holds = (path, flags) => {
  const bytes = readFileSync(realpathSync(path))
  if (bytes.readUInt32BE(0) !== 0x7f454c46) return undefined
  const long = flags.filter(it => /^--[a-z][\w-]{3,}$/.test(it))
  const absent = new Set(long.filter(it => !bytes.includes(it.replace(/^--(?:no-)?/, ''))))
  return absent.size > long.length * (1 - ENOUGH) ? undefined : flag => !absent.has(flag)
}
