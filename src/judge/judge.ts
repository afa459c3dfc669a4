import { leavesOf } from '../core/effects.ts'
import { childOf } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import type { Invocation, Problem } from '../shell/invocation.ts'
import { readShell } from '../shell/read-shell.ts'
import { staticWord, valueOf } from '../shell/word.ts'
import { assessProblems, withSurroundings } from './assess-surroundings.ts'
import { UNASSESSED } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import type { Context, Layer, Resolution } from './context.ts'
import type { Nested } from './contribution.ts'
import { guessesIn } from './guesses.ts'
import { join } from './join.ts'
import { HARMLESS } from './known-effects.ts'
import { inScript } from './scripts/in-script.ts'
import { readKnown, readUnknown } from './read-layers.ts'
import type { Found } from './read-layers.ts'
import { OUT_OF_TIME } from './unknowns.ts'

/** One command with everything that is known about it, ready to be decided. */
export interface Judged {
  readonly invocation: Invocation
  readonly resolution: Resolution | undefined
  /** The layer that gave the grammar and the claims of safety. */
  readonly layer: Layer | undefined
  readonly match: Match | undefined
  readonly assessment: Assessment
  readonly conflicts: readonly string[]
  /** Commands that this one stands in, outermost first. */
  readonly via: readonly string[]
}

/** All ways to read one command; each with the commands inside it. The strictest counts. */
export interface Judgement {
  readonly readings: readonly { readonly own: Judged; readonly inner: readonly Judgement[] }[]
  /** It may not be what runs: it counts where it is forbidden, and nowhere else. */
  readonly guessed?: true
}

/** Commands in commands: `sudo env timeout 5 bash -c ..`. */
const DEEPEST = 12

/** Steps for one line: one for each command, those inside others included, and one more for so many words of it. */
const MOST_JUDGED = 2000
const WORDS_OF_A_STEP = 32

/** Steps that every command of a line has, whatever those before it took. */
const OWN_STEPS = 16

export interface Judge {
  readonly context: Context
  judged: number
}

/** Where a command stands. */
export interface Standing {
  /** Commands that it stands in, outermost first. */
  readonly via: readonly string[]
  /** A program starts it, so that the shell's own commands do not count. */
  readonly external: boolean
}

const ON_THE_LINE: Standing = { via: [], external: false }

const cwdOf = (invocation: Invocation): string | undefined => (invocation.cwds?.length === 1 ? invocation.cwds[0] : undefined)

/** A name is the shell's own command before it is a program, unless a program starts it. */
const find = ({ context }: Judge, invocation: Invocation, called: Pick<Standing, 'external'> & { readonly name: string }): Found => {
  const { builtins } = context
  const { name, external } = called
  const builtin = external || builtins === undefined ? undefined : childOf(builtins.document.commands, name)
  if (builtins !== undefined && builtin !== undefined) {
    return {
      resolution: { kind: 'known', tool: name, layers: [builtins], installed: true },
      start: [builtins.document, builtin],
    }
  }
  // names of other scripts look like ASCII ones, and control characters do not look like anything
  if (!/^[\u0021-\u007E]+$/.test(name))
    return { resolution: { kind: 'unknown', tool: name, reason: 'has a name with unusual characters' }, start: [] }
  return { resolution: context.resolveTool(name, cwdOf(invocation)), start: [] }
}

/** Node, told to run the program that judges, is that program. */
const findSelf = (judge: Judge, invocation: Invocation, found: Found): { readonly found: Found; readonly invocation: Invocation } => {
  const { tool, kind } = found.resolution
  const file = kind === 'known' && tool === 'node' ? valueOf(invocation.words[1]) : undefined
  const own = file?.endsWith('/atip.cjs') === true ? judge.context.resolveTool(file, cwdOf(invocation)) : undefined
  return own?.kind === 'known' && own.self === true
    ? { found: { resolution: own, start: [] }, invocation: { ...invocation, words: invocation.words.slice(1) } }
    : { found, invocation }
}

/** No command of so few characters takes time that another one misses. */
const SHORT = 1024

/** The short ones first, so that no long one takes the time for what is quickly seen. The answers keep their order. */
const shortestFirst = (invocations: readonly Invocation[], judged: (each: Invocation) => Judgement): readonly Judgement[] => {
  if (invocations.length < 32 && invocations.every(({ text }) => text.length <= SHORT)) return invocations.map(judged)
  const order = invocations.toSorted((a, b) => a.text.length - b.text.length)
  const found = new Map(order.map(each => [each, judged(each)]))
  return invocations.map(each => found.get(each)!)
}

/** What a command inside another one is judged with. */
interface Around {
  readonly judge: Judge
  readonly outer: Invocation
  readonly standing: Standing
}

const judgeWords = ({ judge, outer, standing }: Around, inner: Nested & { readonly kind: 'argv' }): Judgement => {
  const { words, assigned, cwds, inherits, module } = inner
  const first = words[0]!
  const judged = judgeCommand(
    judge,
    {
      ...outer,
      text: words.map(word => word.text).join(' '),
      words,
      assignments: assigned,
      redirections: [],
      cwds,
      environment:
        assigned.length === 0
          ? outer.environment
          : new Map([...outer.environment, ...assigned.map(({ name, value }) => [name, value] as const)]),
      problems:
        valueOf(first) === undefined
          ? [{ code: 'dynamic-command', reason: `which command ${first.text} is, is known only when the line runs` }]
          : [],
      stdin: inherits ? outer.stdin : { kind: 'text', text: '' },
    },
    standing,
  )
  const undescribed =
    module === true && judged.readings.every(({ own }) => own.resolution?.kind === 'unknown' && own.resolution.undescribed === true)
  return undescribed ? { ...judged, guessed: true } : judged
}

const judgeText = ({ judge, outer, standing }: Around, inner: Nested & { readonly kind: 'text' }): readonly Judgement[] => {
  const { home, repository } = judge.context
  const { via, external } = standing
  const { text, cwds } = inner
  // a builtin's text is read by the shell itself
  const shell = external ? inner.shell : outer.shell
  const reading = readShell(text, { shell, cwds, home, stdin: outer.stdin, repository })
  const problems = reading.problems.length === 0 ? [] : [judgeProblems({ ...outer, text }, reading.problems, via)]
  const commands = reading.invocations.map(each => ({ ...each, span: outer.span }))
  const within = inner.script === undefined ? judge : { ...judge, context: inScript(judge.context, inner.script) }
  const found = shortestFirst(commands, each => judgeCommand(within, each, { via, external: false }))
  judge.judged = within.judged
  return [...problems, ...found]
}

const judgeNested = (around: Around, inner: Nested): readonly Judgement[] =>
  inner.kind === 'argv' ? [judgeWords(around, inner)] : judgeText(around, inner)

/** What may stand inside, where no document says what does. */
const judgeGuessed = (around: Around, name: string): readonly Judgement[] =>
  guessesIn(name, around.outer)
    .map((guess): Nested =>
      guess.kind === 'words'
        ? { kind: 'argv', words: guess.words, assigned: [], cwds: around.outer.cwds, inherits: true }
        : { kind: 'text', text: guess.text, shell: 'sh', cwds: around.outer.cwds },
    )
    .flatMap(guess => judgeNested(around, guess))
    .map(each => ({ ...each, guessed: true }))

/** A link of the project may lead elsewhere when the line runs; what it leads to now counts where that is forbidden. */
const judgeLed = (around: Around, resolution: Resolution): readonly Judgement[] => {
  if (resolution.kind === 'known' || resolution.leadsTo === undefined) return []
  const { words, cwds } = around.outer
  const led = [staticWord(resolution.leadsTo), ...words.slice(1)]
  return [{ ...judgeWords(around, { kind: 'argv', words: led, assigned: [], cwds, inherits: true }), guessed: true }]
}

/** A command that no document reads. */
const unread = (invocation: Invocation, assessment: Assessment, via: readonly string[]): Judgement => ({
  readings: [{ own: { invocation, resolution: undefined, layer: undefined, match: undefined, assessment, conflicts: [], via }, inner: [] }],
})

/** What belongs to no command, or may not be looked at. `via`: the commands that it stands in, outermost first. */
export const judgeProblems = (
  place: Pick<Invocation, 'text' | 'span' | 'shell' | 'cwds' | 'stdin'>,
  problems: readonly Problem[],
  via: readonly string[] = ON_THE_LINE.via,
): Judgement => {
  const invocation: Invocation = { ...place, words: [], assignments: [], redirections: [], environment: new Map(), problems }
  return unread(invocation, join(UNASSESSED, assessProblems(problems)), via)
}

/** An assignment, a redirection, or a word that is known only when the line runs. */
const judgeNameless = ({ context }: Judge, invocation: Invocation, via: readonly string[]): Judgement => {
  const { builtins } = context
  const own = invocation.words.length === 0 ? { ...UNASSESSED, leaves: leavesOf(HARMLESS), declared: true } : UNASSESSED
  const called = { context, invocation, name: 'the shell', layers: builtins === undefined ? [] : [builtins] }
  return unread(invocation, withSurroundings(own, called), via)
}

/** The commands inside one that was read. */
const judgeInside = (around: Around, { nested, unknowns }: Assessment, name: string): readonly Judgement[] => {
  const certain = nested.flatMap(inner => judgeNested(around, inner))
  if (!around.standing.external) return certain
  const dashed = nested.some(inner => inner.kind === 'argv' && inner.words[0]!.prefix.startsWith('-'))
  const doubtful = certain.length === 0 || dashed || unknowns.length > 0
  return doubtful ? [...certain, ...judgeGuessed(around, name)] : certain
}

/** Judges one command, and the commands inside it. */
export const judgeCommand = (judge: Judge, written: Invocation, standing: Standing = ON_THE_LINE): Judgement => {
  const { context } = judge
  const { via, external } = standing
  judge.judged += 1 + Math.floor(written.words.length / WORDS_OF_A_STEP)
  if (via.length > DEEPEST || judge.judged > MOST_JUDGED)
    return judgeProblems(written, [{ code: 'too-many', reason: 'commands stand inside commands too deeply' }], via)
  if (context.expired?.() === true) return judgeProblems(written, [{ code: 'too-many', reason: OUT_OF_TIME }], via)
  const name = valueOf(written.words[0])
  if (name === undefined) return judgeNameless(judge, written, via)
  const { found, invocation } = findSelf(judge, written, find(judge, written, { name, external }))
  const { resolution, start } = found
  const { tool } = resolution
  const known = resolution.kind === 'known' && resolution.layers.length > 0
  const readings = known ? readKnown({ context, invocation, start }, resolution) : readUnknown(resolution, invocation.words)
  const called = { context, invocation, name: tool, layers: known ? resolution.layers : [] }
  // what a program starts is no command of the shell
  const inside = { via: [...via, tool], external: start.length === 0 }
  return {
    readings: readings.map(({ match, layer, assessment: own, conflicts }) => {
      const assessment = withSurroundings(own, called)
      const around = { judge, outer: invocation, standing: inside }
      const inner = [...judgeInside(around, assessment, tool), ...judgeLed(around, resolution)]
      return { own: { invocation, resolution, layer, match, assessment, conflicts, via }, inner }
    }),
  }
}

/** Judges the commands of one line. */
export const judgeCommands = (judge: Judge, invocations: readonly Invocation[]): readonly Judgement[] =>
  shortestFirst(invocations, each => {
    judge.judged = Math.min(judge.judged, MOST_JUDGED - OWN_STEPS)
    return judgeCommand(judge, each)
  })
