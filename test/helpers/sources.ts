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

/** The files of src/ that a module of src/ imports, in whatever way. */
export const targetsOf = (file: string, text: string): readonly string[] =>
  importsIn(text)
    .filter(source => source.startsWith('.'))
    .map(source => posix.join(posix.dirname(file), source))
    .filter(target => sources.includes(target))

/** Groups of files each of which leads to all others of its group and back, sorted; a file alone only if it imports itself. */
export const circlesIn = (imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const reached = new Map([...imports.keys()].map(file => [file, reachedBy(file, imports)] as const))
  const circles = new Map<string, readonly string[]>()
  for (const [file, targets] of reached) {
    if (!targets.has(file)) continue
    const circle = [...targets].filter(target => reached.get(target)?.has(file) === true).toSorted()
    circles.set(String(circle), circle)
  }
  return [...circles.values()].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
}

/** Everything that a file leads to; itself too if something leads back. */
const reachedBy = (file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = [...(imports.get(file) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(imports.get(next) ?? []))
  }
  return found
}

/** The file with everything of src/ that it leads to, itself included. */
export const reachableFrom = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const target of targetsOf(file, sourceText(file))) reachableFrom(target, found)
  return found
}
