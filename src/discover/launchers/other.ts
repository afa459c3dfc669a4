import { dirname, resolve } from 'node:path'
import { matches, SMALL_TEXT } from './launcher.ts'
import type { Launcher, Lead } from './launcher.ts'

/** `require __DIR__ . '/../lib/cli.php'`, `dofile("../lib/cli.lua")`: a path with a slash, in quotes. */
const QUOTED = /["']([\w./-]{0,200}\/[\w./-]{1,200})["']/g

/** A small script in a language that is not read: the files that it names in quotes, from the root or from where it lies. */
export const otherLeads = ({ real, text }: Launcher): readonly Lead[] => {
  if (text.length > SMALL_TEXT) return []
  const directory = dirname(real)
  const paths = matches(text, QUOTED).flatMap(match => [
    resolve(directory, `./${match}`),
    ...(match.startsWith('/') ? [resolve(match)] : []),
  ])
  return [...new Set(paths)].map(path => ({ kind: 'file', path }) as const)
}
