import type { Dropped, Effects } from '../document/document.ts'
import type { Given, Inner, Match } from '../shell/argv/match.ts'
import { isUndone } from '../shell/argv/undone.ts'
import { staticWord } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { matchValue } from './match-value.ts'

/** Something on the line that makes the command do only this. */
export interface Mode {
  readonly effects: Effects
  /** Names of options that have no effect then; `*` is all. */
  readonly neutralizes: readonly string[]
  /** What the command otherwise does and does not do then. */
  readonly drops: readonly Dropped[]
  readonly flag: string
  /** An operand's mode does not keep other operands from being executed; an option's does. */
  readonly from: 'option' | 'argument'
  /** What brings it: `option --help`, `argument endpoint`. */
  readonly origin: string
}

/** The mode that one given option stands for. */
const modeOf = ({ option, flag, values, negated }: Given): Mode | undefined => {
  if (negated) return undefined
  const neutralizes = option['x-neutralizes'] ?? []
  const drops = option['x-drops'] ?? []
  if (option['x-mode'] !== undefined)
    return { effects: option['x-mode'], neutralizes, drops, flag, from: 'option', origin: `option ${flag}` }
  if (option['x-values'] === undefined || option.type === 'boolean') return undefined
  const entry = matchValue(option['x-values'], values[0] ?? staticWord(typeof option.default === 'string' ? option.default : ''))
  const effects = entry.kind === 'entry' ? entry.effects['x-mode'] : undefined
  if (entry.kind !== 'entry' || effects === undefined) return undefined
  const own = entry.effects
  return {
    effects,
    neutralizes: own['x-neutralizes'] ?? neutralizes,
    drops: own['x-drops'] ?? drops,
    flag,
    from: 'option',
    origin: `option ${flag}`,
  }
}

/** `--dry-run=client --dry-run=none`: given twice, only what every one of them says holds; where the last one wins, what it says. */
const stands = (given: Given, { nodes, options }: Match): boolean => {
  const lastWins = nodes.findLast(node => node['x-syntax']?.lastWins !== undefined)?.['x-syntax']?.lastWins === true
  if (isUndone(given, options, lastWins)) return false
  const from = lastWins ? options.indexOf(given) : 0
  return options.slice(from).every(other => other.option !== given.option || modeOf(other) !== undefined)
}

/** The first words of commands among the operands, as what takes them. */
const innerNames = ({ inner }: Match): readonly { readonly argument: Inner['role']; readonly words: readonly Word[] }[] =>
  inner.filter(({ from }) => from === 'argument').map(({ role, words }) => ({ argument: role, words: words.slice(0, 1) }))

/** The modes that options, their values and operands put the command in. */
export const modesOf = (match: Match): readonly Mode[] => {
  const modes: Mode[] = []
  // a flag that is given a thousand times says it once
  let said: Set<string> | undefined
  for (const given of match.options) {
    if (said?.has(given.flag) === true && given.values.length === 0) continue
    const mode = modeOf(given)
    if (mode === undefined || !stands(given, match)) continue
    modes.push(mode)
    ;(said ??= new Set()).add(given.flag)
  }
  for (const { argument, words } of match.inner.length === 0 ? match.bound : [...match.bound, ...innerNames(match)]) {
    const values = argument['x-values']
    if (values === undefined) continue
    const entries = words.map(word => matchValue(values, word))
    // one word without a mode, and the command does what it otherwise does
    if (!entries.every(entry => entry.kind === 'entry' && entry.effects['x-mode'] !== undefined)) continue
    for (const entry of entries)
      if (entry.kind === 'entry' && entry.effects['x-mode'] !== undefined)
        modes.push({
          effects: entry.effects['x-mode'],
          neutralizes: entry.effects['x-neutralizes'] ?? [],
          drops: entry.effects['x-drops'] ?? [],
          flag: words[0]!.text,
          from: 'argument',
          origin: `argument ${argument.name ?? ''}`,
        })
  }
  return modes
}

const DROPS = ['stdin', 'executes', 'reveals', 'reads', 'directory'] as const satisfies readonly Dropped[]

/** A command in its modes. */
export interface Moded {
  readonly modes: readonly Mode[]
  /** What it does not do although its document says that it does: what each of the modes takes away. */
  readonly drops: ReadonlySet<Dropped>
}

const UNMODED: Moded = { modes: [], drops: new Set() }

/** The modes that the words put the command in. One that is not known has none. */
export const modedBy = (match: Match): Moded => {
  const modes = match.unknownCommand === undefined ? modesOf(match) : UNMODED.modes
  return modes.length === 0 ? UNMODED : { modes, drops: new Set(DROPS.filter(what => modes.every(mode => mode.drops.includes(what)))) }
}
