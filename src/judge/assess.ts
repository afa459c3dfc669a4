import { UNCLEAR } from '../core/answers.ts'
import { inherit } from '../core/effects.ts'
import type { Effects, Leaves } from '../core/effects.ts'
import { isHazard, join } from '../core/raise.ts'
import type { Dropped, Node } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import { tableOf } from '../shell/argv/table.ts'
import type { Invocation } from '../shell/invocation.ts'
import { staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import { HARMLESS, addUnknown, bring, emptyAssessment } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import { assessArguments, assessParameters } from './assess-arguments.ts'
import { assessDirectory } from './assess-directory.ts'
import { assessInput } from './assess-input.ts'
import { assessInner } from './assess-inner.ts'
import type { Context, Layer } from './context.ts'
import { keptRole } from './kept.ts'
import { droppedBy, modesOf } from './modes.ts'
import type { Mode } from './modes.ts'
import { placesOf } from './places.ts'
import { applyEffects, applyRole } from './roles.ts'
import type { Setting } from './roles.ts'
import { selectionOf } from './selection.ts'
import { isBareGroup } from './silence.ts'

/** One command, one of its readings, and the document that it was read by. */
export interface Subject {
  readonly context: Context
  readonly layer: Layer
  readonly tool: string
  readonly match: Match
  readonly invocation: Invocation
}

/** Effects of a command as its document declares them; computed once for each command. */
interface Declared {
  readonly leaves: Leaves
  readonly hazards: Leaves
  /** For each leaf, the depth of the command that declares it. */
  readonly origins: ReadonlyMap<string, number>
  readonly weakened: readonly string[]
}

const declarations = new WeakMap<Node, Declared>()

const declaredBy = (match: Match): Declared => {
  const last = match.nodes.at(-1)!
  let declared = declarations.get(last)
  if (declared === undefined) {
    const { leaves, origins, weakened } = inherit([...match.nodes.map(node => node.effects), last['x-self']])
    const hazards = new Map([...leaves].filter(([path, leaf]) => (isHazard(path) && leaf === true) || Array.isArray(leaf)))
    declared = { leaves, hazards, origins, weakened }
    declarations.set(last, declared)
  }
  return declared
}

const modeLeaves = new WeakMap<Effects, Leaves>()

const leavesOfMode = (effects: Effects): Leaves => {
  let leaves = modeLeaves.get(effects)
  if (leaves === undefined) {
    leaves = inherit([HARMLESS, effects]).leaves
    modeLeaves.set(effects, leaves)
  }
  return leaves
}

/** What a command does in any mode that does not drop it. */
const KEPT = [
  ['x-executes', 'executes'],
  ['x-reveals', 'reveals'],
] as const satisfies readonly (readonly [string, Dropped])[]

const startFromModes = (it: Assessment, match: Match, modes: readonly Mode[], drops: ReadonlySet<Dropped>): void => {
  it.leaves = modes.map(mode => leavesOfMode(mode.effects)).reduce(join)
  const origin = `option ${modes.map(mode => mode.flag).join(' ')}`
  for (const path of it.leaves.keys()) it.origins.set(path, origin)
  for (const mode of modes) bring(it, leavesOfMode(mode.effects), mode.origin, mode.from === 'argument')
  it.declared = true
  const { leaves } = declaredBy(match)
  const kept = KEPT.flatMap(([path, what]) => {
    const leaf = drops.has(what) ? undefined : leaves.get(path)
    return leaf === undefined || leaf === false ? [] : [[path, leaf] as const]
  })
  if (kept.length > 0) it.leaves = join(it.leaves, new Map([...leavesOfMode({}), ...kept]))
}

/** What the document declares for the command itself. */
const start = (it: Assessment, subject: Subject, name: string, modes: readonly Mode[], drops: ReadonlySet<Dropped>): void => {
  const { match } = subject
  const declared = declaredBy(match)
  it.own = declared.leaves
  if (modes.length > 0) return startFromModes(it, match, modes, drops)
  const known = match.unknownCommand === undefined && !isBareGroup(match)
  it.leaves = known ? declared.leaves : declared.hazards
  it.depths = declared.origins
  it.weakened = known ? declared.weakened : []
  it.declared = known && it.leaves.size > 0
  if (match.unknownCommand !== undefined) {
    const written = match.unknownCommand.text
    if (valueOf(match.unknownCommand) === undefined)
      addUnknown(it, 'computed', `which command of ${name} ${written} is, is known only when the line runs`)
    else addUnknown(it, 'command', `${name} has no command ${written} that is known here`)
  } else if (!known) addUnknown(it, 'command', `${name} was called without one of its commands`)
}

/** What Linux allows, and how often anybody goes elsewhere: `-C a` repeated must not take time without bound. */
const LONGEST_PATH = 4096
const MOST_MOVES = 64

/** Directories that the command works in after its own options. */
const workingDirectories = (context: Context, match: Match, cwds: Invocation['cwds']): Invocation['cwds'] => {
  let now = cwds
  let moves = 0
  for (const { option, values, negated } of match.options)
    if (option['x-path'] === 'cwd' && !negated)
      for (const word of values) now = ++moves > MOST_MOVES ? undefined : directoriesOf(context, word, now)
  return now
}

const directoriesOf = (context: Context, { values: paths }: Word, from: Invocation['cwds']): Invocation['cwds'] => {
  if (paths === undefined || from?.some(cwd => cwd.length > LONGEST_PATH) === true) return undefined
  if (from === undefined && paths.some(path => !path.startsWith('/'))) return undefined
  return [...new Set(paths.flatMap(path => (path.startsWith('/') ? ['/'] : from!).flatMap(cwd => placesOf(context, cwd, path))))]
}

/** Directories that options name to be obeyed (`--git-dir`); undefined: not known. */
const namedDirectories = (context: Context, match: Match, cwds: Invocation['cwds']): Invocation['cwds'] => {
  const named = match.options.filter(({ option, negated }) => option['x-path'] === 'obeyed' && !negated).flatMap(({ values }) => values)
  const directories = named.map(word => directoriesOf(context, word, cwds))
  return directories.every(each => each !== undefined) ? directories.flat() : undefined
}

const assessOptions = (it: Assessment, subject: Subject, setting: Setting, modes: readonly Mode[], drops: ReadonlySet<Dropped>): void => {
  if (subject.match.options.length === 0) return
  const spared = new Set(modes.flatMap(mode => mode.neutralizes))
  for (const given of subject.match.options) {
    const { option, negated } = given
    if (negated) continue
    const neutral = spared.has('*') || (option.name !== undefined && spared.has(option.name))
    const inner = option['x-executes']?.startsWith('argv-') === true
    const role = neutral ? keptRole(option, drops, true) : option
    // the words of a command are no value that could be looked up
    const bare = !inner && given.values.length === 0 && role['x-values'] !== undefined && option.type !== 'boolean'
    const words = bare ? [staticWord(typeof option.default === 'string' ? option.default : '', given.flag)] : given.values
    applyRole(it, setting, role, words, `option ${given.flag}`)
  }
}

/** `file://FILE` in the place of any value is the text of that file. */
const assessFileValues = (it: Assessment, { layer, invocation }: Subject, setting: Setting): void => {
  for (const prefix of layer.document['x-file-values'] ?? [])
    for (const word of invocation.words.slice(1)) {
      if (!(word.values ?? [word.text]).some(value => value.includes(prefix))) continue
      applyRole(it, setting, { 'x-reads-behind': prefix, 'x-sends': true }, [word], `a value with ${prefix}`)
    }
}

const assessGaps = (it: Assessment, subject: Subject, name: string): void => {
  const { match, layer } = subject
  const last: Node = match.nodes.at(-1)!
  for (const flag of match.unknownOptions)
    addUnknown(
      it,
      'option',
      `${name} has no option ${flag} ${last['x-complete'] === true ? 'as far as is known; it may be a mistake' : 'that is known here'}`,
    )
  for (const file of match.optionFiles)
    addUnknown(it, 'option', `${name} takes further options from the file that ${file} names, which was not read`)
  if (match.joined !== undefined) addUnknown(it, 'operand', `${name} may find a further command in ${match.joined.text}`)
  for (const flag of match.incomplete) addUnknown(it, 'option', `option ${flag} of ${name} lacks its value`)
  const [surplus] = match.surplus
  if (surplus !== undefined) addUnknown(it, 'operand', `${name} takes no operand ${surplus.text} that is known here`)
  if (match.others.length > 0)
    applyEffects(it, { context: subject.context, name, cwds: undefined }, last['x-other-options'] ?? {}, `option ${match.others[0]!}`)
  const [loose] = match.loose
  if (loose !== undefined && tableOf(layer.document, match.nodes).delicate)
    addUnknown(
      it,
      'computed',
      `${loose.text} is known only when the line runs, and could be an option of ${name} that writes or runs something`,
    )
}

const hasUnclear = (leaves: Leaves): boolean => {
  for (const leaf of leaves.values()) if (leaf === UNCLEAR) return true
  return false
}

/** Effects that the document answers in words that nobody here knows. */
const assessUnclear = (it: Assessment, name: string): void => {
  if (!hasUnclear(it.leaves)) return
  const unclear = [...it.leaves].filter(([, leaf]) => leaf === UNCLEAR).map(([path]) => path)
  it.leaves = new Map([...it.leaves].filter(([, leaf]) => leaf !== UNCLEAR))
  // how wide a network reaches that is not used, or not known, changes nothing
  for (const path of unclear)
    if (path !== 'x-network-scope') addUnknown(it, 'effect', `what the document of ${name} says of ${path} is neither yes nor no`)
}

/** What one reading of one command does, by one document. Redirections and variables are not in it. */
export const assess = (subject: Subject): Assessment => {
  const { context, match, invocation, tool } = subject
  const it = emptyAssessment()
  const name = [tool, ...match.names].join(' ')
  const node = match.nodes.at(-1)!
  const cwds = workingDirectories(context, match, invocation.cwds)
  const setting: Setting = { context, name, cwds, selection: selectionOf(match) }
  const modes = match.unknownCommand === undefined ? modesOf(match) : []
  const drops = droppedBy(modes)
  start(it, subject, name, modes, drops)
  const inherited = it.leaves.get('x-executes')
  if (inherited !== undefined && inherited !== false) applyEffects(it, setting, { 'x-executes': inherited as string }, name)
  else if (!drops.has('executes') && node['x-executes'] !== undefined && match.unknownCommand === undefined)
    applyEffects(it, setting, { 'x-executes': node['x-executes'] }, name)
  const declaredPaths = it.leaves.get('filesystem.paths')
  if (Array.isArray(declaredPaths))
    applyEffects(
      it,
      setting,
      { filesystem: { paths: declaredPaths as readonly string[], write: it.leaves.get('filesystem.write') === true } },
      name,
    )
  assessOptions(it, subject, setting, modes, drops)
  assessFileValues(it, subject, setting)
  assessArguments(it, subject, setting, modes.length > 0 ? drops : undefined)
  assessInner(it, subject, setting, drops.has('executes') && modes.some(mode => mode.from === 'option'))
  if (it.nested.some(each => each.kind === 'text')) assessParameters(it, subject, setting)
  if (!drops.has('stdin')) assessInput(it, subject, setting)
  assessGaps(it, subject, name)
  assessUnclear(it, name)
  const deletes = it.leaves.get('deletes')
  const loses = it.leaves.get('reversible') === false || (Array.isArray(deletes) && deletes.length > 0)
  it.suspected = loses && it.leaves.get('destructive') === undefined
  if (it.leaves.get('filesystem.write') === true && !it.touches.some(touch => touch.access !== 'read'))
    it.touches.push({ access: 'write', path: undefined, scopes: ['unknown'] })
  for (const words of match.further)
    it.nested.push({ kind: 'argv', words: [invocation.words[0]!, ...words], assigned: [], cwds: invocation.cwds, inherits: true })
  assessDirectory(it, subject, {
    name,
    cwds,
    named: namedDirectories(context, match, cwds),
    dropped: drops.has('directory'),
    spared: modes.some(mode => mode.neutralizes.includes('*')),
  })
  return it
}
