/*
 * A table of paths, looked up one component at a time: the time it takes grows with the path and not with the table, which stands on
 * the way of every verdict.
 */

interface Branch {
  readonly named: Map<string, Branch>
  /** Names with `*` or a set in them. */
  readonly like: { readonly pattern: RegExp; readonly branch: Branch }[]
  /** A row ends here, or everything that lies here is meant. */
  ends: boolean
  below: boolean
}

export interface PathTable {
  /** Whether the components from `at` on, all of them, are what a row says. */
  readonly has: (components: readonly string[], at: number) => boolean
}

const newBranch = (): Branch => ({ named: new Map(), like: [], ends: false, below: false })

/** A name as a row gives it: `*` is any text, `[a-z]` a set. */
const patternOf = (name: string): RegExp => new RegExp(`^(?:${sourceOf(name)})$`)

export const sourceOf = (name: string): string => name.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '[^/]*')

const isPattern = (name: string): boolean => /[*[]/.test(name)

const add = (root: Branch, row: string): void => {
  let branch = root
  for (const name of row.split('/')) {
    if (name === '**') {
      branch.below = true
      return
    }
    const known = isPattern(name) ? branch.like.find(it => it.pattern.source === patternOf(name).source)?.branch : branch.named.get(name)
    const next = known ?? newBranch()
    if (known === undefined)
      if (isPattern(name)) branch.like.push({ pattern: patternOf(name), branch: next })
      else branch.named.set(name, next)
    branch = next
  }
  branch.ends = true
}

const find = (branch: Branch, components: readonly string[], at: number): boolean => {
  if (branch.below) return true
  const name = components[at]
  if (name === undefined) return branch.ends
  const named = branch.named.get(name)
  if (named !== undefined && find(named, components, at + 1)) return true
  return branch.like.some(it => it.pattern.test(name) && find(it.branch, components, at + 1))
}

export const pathTable = (rows: readonly string[]): PathTable => {
  const root = newBranch()
  for (const row of rows) add(root, row)
  return { has: (components, at) => find(root, components, at) }
}
