import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './workspace.ts'

/** Files of src/, as paths below it. */
export const sources: readonly string[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(it => /\.(?:ts|js)$/.test(it))
  .toSorted()

export const sourceText = (file: string): string => readFileSync(join(root, 'src', file), 'utf8')

export const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

/** What a module imports, as it is written: static, type-only, re-exported, dynamic. */
export const importsIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g)].map(it => it[1]!)

/** The file with everything of src/ that it leads to, itself included. */
export const reachableFrom = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const source of importsIn(sourceText(file))) {
    const target = posix.join(posix.dirname(file), source)
    if (source.startsWith('.') && sources.includes(target)) reachableFrom(target, found)
  }
  return found
}
