import { basename } from 'node:path'
import type { Language } from './launcher.ts'

/** The first line of a script: which interpreter gets it, and with which words before the file. */
export interface Shebang {
  /** Absolute path, or a bare name where `env` finds it on PATH. */
  readonly interpreter: string
  readonly words: readonly string[]
}

const INTERPRETERS: readonly (readonly [RegExp, Language])[] = [
  [/^(?:node|nodejs|bun|deno|tsx|ts-node)$/, 'node'],
  [/^(?:python|pypy)[0-9.]*[a-z]?$/, 'python'],
  [/^(?:ruby|jruby|truffleruby)[0-9.]*$/, 'ruby'],
  [/^perl[0-9.]*(?:-[\w-]+)?$/, 'perl'],
  [/^java$/, 'java'],
  // fish is read as far as its commands look alike
  [/^(?:ba|da|k|z|a|mk|fi)?sh[0-9.]*$/, 'shell'],
]

const EXTENSIONS: Readonly<Record<string, Language>> = {
  js: 'node',
  mjs: 'node',
  cjs: 'node',
  py: 'python',
  rb: 'ruby',
  pl: 'perl',
  sh: 'shell',
  bash: 'shell',
}

/** The language of a program that interprets others, by its file name; undefined for any other program. */
export const languageOfInterpreter = (path: string): Language | undefined => {
  const name = basename(path).replace(/\.exe$/, '')
  return INTERPRETERS.find(([pattern]) => pattern.test(name))?.[1]
}

/** The language that a file's name tells. */
export const languageOfName = (path: string): Language | undefined => {
  const name = basename(path)
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : ''
  return Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined
}

/** Reads `#!/usr/bin/env -S NAME=value node --flag` as `node --flag`; undefined for a text without such a line. */
export const readShebang = (text: string): Shebang | undefined => {
  if (!text.startsWith('#!')) return undefined
  const line = text.slice(2, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  const words = line.trim().split(/\s+/)
  if (basename(words[0] ?? '') === 'env') {
    words.shift()
    while (/^-|^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
      // -u and -C take the next word
      if (/^-[uC]$/.test(words[0]!)) words.shift()
      words.shift()
    }
  }
  const [interpreter, ...rest] = words.map(word => word.replaceAll(/^["']|["']$/g, ''))
  return interpreter === undefined || interpreter === '' ? undefined : { interpreter, words: rest }
}
