/*
 * A makefile of the plainest kind: rules with names, recipes, and variables whose values are texts. Everything else that GNU make 4 knows
 * (functions, conditions, includes, patterns, other shells, double colons) makes the file one that is not read, also where it is not used:
 * make acts on it while it reads.
 */

export interface MakeRule {
  readonly prerequisites: readonly string[]
  /** Lines as they stand there, without the tab; undefined: it has no recipe. */
  readonly recipe: readonly string[] | undefined
}

export interface Makefile {
  readonly rules: ReadonlyMap<string, MakeRule>
  readonly phony: ReadonlySet<string>
  readonly variables: ReadonlyMap<string, string>
  /** Set only where the environment does not set them. */
  readonly optional: ReadonlySet<string>
  /** What is made when no target is named. */
  readonly goal: string | undefined
}

const NAMES = String.raw`[\w][\w./-]*|\.PHONY`
const RULE = new RegExp(`^((?:${NAMES})(?: +(?:${NAMES}))*) *:(?![:=])([\\w ./-]*)(?:#[^\\\\]*)?$`)
const ASSIGNMENT = /^([A-Za-z_]\w*) *(=|:=|::=|\?=)[ \t]*([^#$\\ \t][^#$\\]*|)$/

/** These mean something to make itself, whatever stands behind them. */
const WORDS = new Set(
  [
    'define endef undefine ifdef ifndef ifeq ifneq else endif include sinclude override export unexport private vpath load',
    'SHELL MAKE MAKEFLAGS MFLAGS GNUMAKEFLAGS MAKEFILES MAKELEVEL MAKEFILE_LIST MAKEOVERRIDES MAKECMDGOALS MAKESHELL VPATH GPATH CURDIR SUFFIXES',
  ]
    .join(' ')
    .split(' '),
)

/** Lines with those that are continued in recipes joined to them; undefined: another one is. */
const linesOf = (text: string): readonly string[] | undefined => {
  const lines: string[] = []
  let open = false
  let recipe = false
  for (const line of text.split('\n')) {
    if (open) lines[lines.length - 1] += `\n${line.replace(/^\t/, '')}`
    else {
      lines.push(line)
      recipe = line.startsWith('\t')
    }
    open = /(?:^|[^\\])(?:\\\\)*\\$/.test(line)
    if (open && !recipe) return undefined
  }
  return open ? undefined : lines
}

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '')

/** A file as a makefile; undefined: it is not as plain as that. */
export const readMakefile = (text: string): Makefile | undefined => {
  // oxlint-disable-next-line no-control-regex -- make reads some of them as space, and others not
  const lines = /[\u0000-\u0008\u000B-\u001F]/.test(text) ? undefined : linesOf(text)
  if (lines === undefined) return undefined
  const rules = new Map<string, { prerequisites: readonly string[]; recipe: string[] | undefined }>()
  const phony = new Set<string>()
  const variables = new Map<string, string>()
  const optional = new Set<string>()
  let current: readonly string[] = []
  let goal: string | undefined
  for (const line of lines) {
    if (line.startsWith('\t')) {
      if (line.trim() === '' || current.length === 0) return undefined
      for (const name of current) (rules.get(name)!.recipe ??= []).push(line.slice(1))
      continue
    }
    if (/^ *(?:#[^\\]*)?$/.test(line)) continue
    const assigned = ASSIGNMENT.exec(line)
    const rule = assigned === null ? RULE.exec(line) : null
    if (assigned !== null) {
      const [, name, operator, value] = assigned
      if (WORDS.has(name!) || (operator === '?=' && variables.has(name!)) || (optional.has(name!) && operator !== '?=')) return undefined
      variables.set(name!, value!)
      if (operator === '?=') optional.add(name!)
      current = []
      continue
    }
    if (rule === null) return undefined
    const names = words(rule[1]!)
    const prerequisites = words(rule[2]!)
    if ([...names, ...prerequisites].some(name => /\/\/|\/$|(?:^|\/)\.{1,2}(?:\/|$)/.test(name) || WORDS.has(name))) return undefined
    current = []
    if (names.includes('.PHONY')) {
      if (names.length > 1) return undefined
      for (const name of prerequisites) phony.add(name)
      // a recipe of it is nobody's
      continue
    }
    for (const name of names) {
      const known = rules.get(name)
      // a second recipe replaces the first
      if (known?.recipe !== undefined) return undefined
      rules.set(name, { prerequisites: [...(known?.prerequisites ?? []), ...prerequisites], recipe: undefined })
    }
    goal ??= names[0]
    current = names
  }
  return { rules, phony, variables, optional, goal }
}
