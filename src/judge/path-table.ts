/*
 * A table of paths, looked up one component at a time: the time it takes grows with the path and not with the table, which stands on
 * the way of every verdict. What begins with a name is read when that name is first looked up: a start asks for a handful of them.
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
  /** Whether a row can begin with this name. */
  readonly begins: (name: string) => boolean
}

const newBranch = (): Branch => ({ named: new Map(), like: [], ends: false, below: false })

/** A name as a row gives it: `*` is any text, `[a-z]` a set. */
const patternOf = (name: string): RegExp => new RegExp(`^(?:${sourceOf(name)})$`)

export const sourceOf = (name: string): string => name.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '[^/]*')

const isPattern = (name: string): boolean => name.includes('*') || name.includes('[')

const add = (root: Branch, row: string): void => {
  let branch = root
  for (const name of row.split('/')) {
    if (name === '**') {
      branch.below = true
      return
    }
    const known = isPattern(name)
      ? branch.like.find(fork => fork.pattern.source === patternOf(name).source)?.branch
      : branch.named.get(name)
    const next = known ?? newBranch()
    if (known === undefined)
      if (isPattern(name)) branch.like.push({ pattern: patternOf(name), branch: next })
      else branch.named.set(name, next)
    branch = next
  }
  branch.ends = true
}

const branchOf = (rows: readonly string[]): Branch => {
  const root = newBranch()
  for (const row of rows) add(root, row)
  return root
}

const find = (branch: Branch, components: readonly string[], at: number): boolean => {
  if (branch.below) return true
  const name = components[at]
  if (name === undefined) return branch.ends
  const named = branch.named.get(name)
  if (named !== undefined && find(named, components, at + 1)) return true
  return branch.like.some(fork => fork.pattern.test(name) && find(fork.branch, components, at + 1))
}

/** Rows by the name that they begin with, and the rest. */
interface Index {
  /** A text holds its one row, an array several; a branch has been read. */
  readonly named: Map<string, string | string[] | Branch>
  readonly others: Branch
}

const indexOf = (rows: readonly string[]): Index => {
  const named = new Map<string, string | string[] | Branch>()
  const others: string[] = []
  for (const row of rows) {
    const slash = row.indexOf('/')
    const name = slash === -1 ? row : row.slice(0, slash)
    if (isPattern(name)) {
      others.push(row)
      continue
    }
    const known = named.get(name)
    if (known === undefined) named.set(name, row)
    else if (typeof known === 'string') named.set(name, [known, row])
    else if (Array.isArray(known)) known.push(row)
  }
  return { named, others: branchOf(others) }
}

/** `rows` are asked for at the first look. */
export const pathTable = (rows: () => readonly string[]): PathTable => {
  let made: Index | undefined
  const index = (): Index => (made ??= indexOf(rows()))
  const branchAt = (name: string): Branch | undefined => {
    const { named } = index()
    const found = named.get(name)
    if (found === undefined || (typeof found === 'object' && 'named' in found)) return found
    const branch = branchOf(typeof found === 'string' ? [found] : found)
    named.set(name, branch)
    return branch
  }
  return {
    has: (components, at) => {
      const name = components[at]
      const branch = name === undefined ? undefined : branchAt(name)
      return (branch !== undefined && find(branch, components, at)) || find(index().others, components, at)
    },
    begins: name => index().named.has(name),
  }
}
