import { isObject, items, member } from '../../../../core/json.ts'
import type { Json, JsonObject } from '../../../../core/json.ts'
import { shellWord } from '../../../../core/shell-quote.ts'
import { settingsIn } from './settings.ts'
import type { Language } from './settings.ts'
import type { Source } from './sources.ts'

/** A hook that asks atip. */
export interface Entry {
  readonly source: Source
  /** The command line that the client runs. */
  readonly line: string
  /** Where the programs are named that it starts: the line, or the script behind it. */
  readonly names: string
  /** The client's event under which it stands; undefined: the file itself says which. */
  readonly event: string | undefined
  /** Which tools it is asked about; undefined: all of them. */
  readonly matcher: string | undefined
  /** Where it stands among the hooks of its event: the group, and the hook in it. */
  readonly position: readonly [group: number, hook: number]
  /** The client's own setting for a hook that fails: it then holds the command back. */
  readonly blocksOnFailure: boolean
}

/** Either way to write it: by hand, and as setup does. */
const ASKS_ATIP = /\batip(?:\.cjs)?['"]?\s+(?:-\S+\s+)*hook\s|\/remove-[a-z]+\.sh\b/

/** `args`: the exec form, which needs no shell. */
const lineOf = ({ command, bash, args }: JsonObject): string | undefined => {
  const line = typeof bash === 'string' ? bash : command
  if (typeof line !== 'string') return undefined
  const words = Array.isArray(args) ? args.filter(word => typeof word === 'string') : []
  return words.length === 0 ? line : [line, ...words].map(word => shellWord(word)).join(' ')
}

const text = (value: Json | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Groups with a matcher and hooks in them, as Claude Code has them, and lists of hooks, as Cursor and Copilot have them. */
const inEvent = (event: string, groups: readonly JsonObject[], source: Source): readonly Entry[] =>
  groups.flatMap((group, groupAt) => {
    const hooks = group['hooks'] === undefined ? [group] : items(group['hooks'])
    return hooks.flatMap((hook, hookAt): readonly Entry[] => {
      const line = lineOf(hook)
      if (line === undefined || !ASKS_ATIP.test(line)) return []
      const matcher = text(group['matcher'])
      const blocksOnFailure = hook['onFailure'] === 'block' || hook['failClosed'] === true
      return [{ source, line, names: line, event, matcher, position: [groupAt, hookAt], blocksOnFailure }]
    })
  })

const inSettings = (written: string, language: Language, source: Source): readonly Entry[] => {
  const settings = settingsIn(written, language)
  const hooks = settings.kind === 'read' ? member(settings.value, 'hooks') : undefined
  return isObject(hooks) ? Object.entries(hooks).flatMap(([event, groups]) => inEvent(event, items(groups), source)) : []
}

const whole = (line: string, names: string, source: Source): readonly Entry[] => [
  { source, line, names, event: undefined, matcher: undefined, position: [0, 0], blocksOnFailure: false },
]

/** Absolute paths in texts of code. */
const QUOTED_PATH = /(["'])(\/(?:(?!\1)[^\\\n]|\\.)+)\1/g

/** Code is not run: what it starts is what setup filled in, the paths of Node and of atip. */
const inCode = (written: string, source: Source): readonly Entry[] => {
  if (!/\bhook\b/.test(written)) return []
  const paths = [...written.matchAll(QUOTED_PATH)].map(([, , path = '']) => path)
  const atip = paths.find(path => /\/atip(?:\.cjs)?$/.test(path))
  const node = paths.find(path => /\/node[^/]*$/.test(path))
  if (atip === undefined) return []
  const client = /\bhook['"]?,?\s*['"]?(pi|opencode)\b/.exec(written)?.[1]
  if (client === undefined) return []
  const line = [...(node === undefined ? [] : [node]), atip, 'hook', client].map(word => shellWord(word)).join(' ')
  return whole(line, line, source)
}

/** Every entry of a file that asks atip. What cannot be read has none: that it cannot be read is found elsewhere. */
export const entriesIn = (written: string, source: Source): readonly Entry[] => {
  switch (source.form) {
    case 'json':
    case 'toml':
      return inSettings(written, source.form, source)
    case 'script':
      return ASKS_ATIP.test(written) ? whole(shellWord(source.path), written, source) : []
    case 'code':
      return inCode(written, source)
  }
}
