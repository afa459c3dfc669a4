/*
 * As much of Codex's TOML as says which hooks there are: `[[hooks.EVENT]]`, `[[hooks.EVENT.hooks]]`, and keys with a value on one line. Not
 * a reader of TOML: what is written otherwise is not found, which is said as no hook at all.
 */

const TABLE = /^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$/

const PAIR = /^\s*([\w.-]+)\s*=\s*(.+?)\s*$/

/** A string, basic or literal, at the start of a value; undefined: it is none that ends on its line. */
const stringOf = (value: string): string | undefined => {
  const literal = /^'''(.*)'''|^'([^']*)'/.exec(value)
  if (literal !== null) return literal[1] ?? literal[2]
  const basic = /^"""(.*)"""|^("(?:[^"\\]|\\.)*")/.exec(value)
  if (basic?.[1] !== undefined) return basic[1]
  if (basic?.[2] === undefined) return undefined
  try {
    const text: unknown = JSON.parse(basic[2])
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

export interface TomlLine {
  /** The table that it stands in, as it is written: `hooks.PreToolUse`. */
  readonly table: string
  /** Undefined: the line opens the table. */
  readonly key: string | undefined
  readonly value: string
}

/** Tables and pairs, in order. */
export const tomlLines = (written: string): readonly TomlLine[] => {
  const lines: TomlLine[] = []
  let table = ''
  for (const line of written.split(/\r?\n/)) {
    const opened = TABLE.exec(line)?.[1]
    const pair = PAIR.exec(line)
    if (opened !== undefined) {
      table = opened
      lines.push({ table, key: undefined, value: '' })
    } else if (pair !== null) lines.push({ table, key: pair[1], value: pair[2] ?? '' })
  }
  return lines
}

interface TomlHook {
  readonly event: string
  readonly line: string
  readonly matcher: string | undefined
  /** Among the hooks of its event. */
  readonly position: readonly [group: number, hook: number]
}

/** Hooks with a command, each with the matcher of its group. */
export const tomlHooks = (written: string): readonly TomlHook[] => {
  const found: TomlHook[] = []
  const groups = new Map<string, { group: number; hook: number; matcher: string | undefined }>()
  for (const { table, key, value } of tomlLines(written)) {
    const [, event = '', inner] = /^hooks\.(\w+)(\.hooks)?$/.exec(table) ?? []
    if (event === '') continue
    const at = groups.get(event) ?? { group: -1, hook: -1, matcher: undefined }
    if (key === undefined)
      groups.set(event, inner === undefined ? { group: at.group + 1, hook: -1, matcher: undefined } : { ...at, hook: at.hook + 1 })
    if (key === 'matcher') groups.set(event, { ...at, matcher: stringOf(value) })
    const line = key === 'command' ? stringOf(value) : undefined
    if (line !== undefined) found.push({ event, line, matcher: at.matcher, position: [at.group, at.hook] })
  }
  return found
}
