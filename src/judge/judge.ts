import { leavesOf } from '../core/effects.ts'
import { blur } from '../core/raise.ts'
import { childOf } from '../document/document.ts'
import type { Match } from '../shell/argv/match.ts'
import type { Invocation, Problem } from '../shell/invocation.ts'
import { readShell } from '../shell/read-shell.ts'
import { anySecret, valueOf } from '../shell/word.ts'
import { assessRedirections, assessVariables } from './assess-setting.ts'
import { HARMLESS, OUT_OF_TIME, addUnknown, emptyAssessment, raiseEffects } from './assessment.ts'
import type { Assessment, Nested, UnknownCode } from './assessment.ts'
import type { Context, Layer, Resolution } from './context.ts'
import { guessesIn } from './guesses.ts'
import { readKnown, readUnknown } from './read-layers.ts'
import type { Found } from './read-layers.ts'

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

const CODES = {
  'parse-error': 'parse-error',
  evaluates: 'evaluates',
  unsupported: 'unsupported',
  'dynamic-command': 'computed',
  'too-long': 'limit',
  'too-many': 'limit',
  runaway: 'runaway',
} as const satisfies Record<Problem['code'], UnknownCode>

const addProblems = (it: Assessment, problems: readonly Problem[]): void => {
  for (const { code, reason } of problems) addUnknown(it, CODES[code], reason)
}

const cwdOf = (invocation: Invocation): string | undefined => (invocation.cwds?.length === 1 ? invocation.cwds[0] : undefined)

/** A name is the shell's own command before it is a program, unless a program starts it. */
const find = (judge: Judge, invocation: Invocation, name: string, external: boolean): Found => {
  const { builtins } = judge.context
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
  return { resolution: judge.context.resolveTool(name, cwdOf(invocation)), start: [] }
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

const nested = (judge: Judge, outer: Invocation, it: Nested, external: boolean, via: readonly string[]): readonly Judgement[] => {
  if (it.kind === 'argv') {
    const text = it.words.map(word => word.text).join(' ')
    const environment =
      it.assigned.length === 0
        ? outer.environment
        : new Map([...outer.environment, ...it.assigned.map(each => [each.name, each.value] as const)])
    const problems: Problem[] =
      valueOf(it.words[0]) === undefined
        ? [{ code: 'dynamic-command', reason: `which command ${it.words[0]!.text} is, is known only when the line runs` }]
        : []
    const stdin = it.inherits ? outer.stdin : ({ kind: 'text', text: '' } as const)
    const inner: Invocation = {
      ...outer,
      text,
      words: it.words,
      assignments: it.assigned,
      redirections: [],
      cwds: it.cwds,
      environment,
      problems,
      stdin,
    }
    return [judgeCommand(judge, inner, via, external)]
  }
  const { context } = judge
  // a builtin's text is read by the shell itself
  const shell = external ? it.shell : outer.shell
  const reading = readShell(it.text, {
    shell,
    cwds: it.cwds,
    home: context.home,
    stdin: outer.stdin,
    repository: context.repository,
  })
  const problems = reading.problems.length === 0 ? [] : [judgeProblems(outer, it.text, reading.problems, via)]
  const inner = reading.invocations.map(each => ({ ...each, span: outer.span }))
  return [...problems, ...shortestFirst(inner, each => judgeCommand(judge, each, via, false))]
}

/** What may stand inside, where no document says what does. */
const guessed = (judge: Judge, invocation: Invocation, name: string, via: readonly string[]): readonly Judgement[] =>
  guessesIn(name, invocation)
    .map((guess): Nested =>
      guess.kind === 'words'
        ? { kind: 'argv', words: guess.words, assigned: [], cwds: invocation.cwds, inherits: true }
        : { kind: 'text', text: guess.text, shell: 'sh', cwds: invocation.cwds },
    )
    .flatMap(guess => nested(judge, invocation, guess, true, via))
    .map(each => ({ ...each, guessed: true }))

/** What belongs to no command, or may not be looked at. */
export const judgeProblems = (
  outer: Pick<Invocation, 'span' | 'shell' | 'cwds' | 'stdin'>,
  text: string,
  problems: readonly Problem[],
  via: readonly string[],
): Judgement => {
  const assessment = emptyAssessment()
  addProblems(assessment, problems)
  const invocation: Invocation = { ...outer, text, words: [], assignments: [], redirections: [], environment: new Map(), problems }
  return {
    readings: [
      { own: { invocation, resolution: undefined, layer: undefined, match: undefined, assessment, conflicts: [], via }, inner: [] },
    ],
  }
}

/** What belongs to the command whatever its words mean. */
const addSurroundings = (judge: Judge, it: Assessment, invocation: Invocation, layers: readonly Layer[], name: string): void => {
  const setting = { context: judge.context, name, cwds: invocation.cwds }
  assessVariables(it, setting, layers, invocation)
  assessRedirections(it, setting, invocation.redirections)
  // what is written to a device is not written to a file: it replaces what is on it
  if (it.touches.some(touch => touch.access !== 'read' && touch.scopes.includes('device')))
    raiseEffects(it, { destructive: true }, 'a device is written')
  const { words, assignments } = invocation
  if (invocation.traced === true && anySecret([...words, ...assignments.map(each => each.value)]))
    raiseEffects(it, { 'x-reveals': ['secret'] }, 'set -x', true)
  addProblems(it, invocation.problems)
  if (judge.context.late?.() === true) addUnknown(it, 'limit', OUT_OF_TIME)
  if (it.unknowns.length > 0) it.leaves = blur(it.leaves)
}

/** Judges one command, and the commands inside it. `external`: a program starts it, so that the shell's own commands do not count. */
export const judgeCommand = (judge: Judge, invocation: Invocation, via: readonly string[], external: boolean): Judgement => {
  const { context } = judge
  judge.judged += 1 + Math.floor(invocation.words.length / WORDS_OF_A_STEP)
  if (via.length > DEEPEST || judge.judged > MOST_JUDGED)
    return judgeProblems(invocation, invocation.text, [{ code: 'too-many', reason: 'commands stand inside commands too deeply' }], via)
  if (context.expired?.() === true) return judgeProblems(invocation, invocation.text, [{ code: 'too-many', reason: OUT_OF_TIME }], via)
  const name = valueOf(invocation.words[0])
  if (name === undefined) {
    const assessment = emptyAssessment()
    if (invocation.words.length === 0) {
      assessment.leaves = leavesOf(HARMLESS)
      assessment.declared = true
    }
    addSurroundings(judge, assessment, invocation, context.builtins === undefined ? [] : [context.builtins], 'the shell')
    return {
      readings: [
        { own: { invocation, resolution: undefined, layer: undefined, match: undefined, assessment, conflicts: [], via }, inner: [] },
      ],
    }
  }
  const found = find(judge, invocation, name, external)
  const { resolution } = found
  const known = resolution.kind === 'known' && resolution.layers.length > 0
  const readings = known ? readKnown({ context, invocation, start: found.start }, resolution) : readUnknown(resolution, invocation.words)
  const builtin = found.start.length > 0
  return {
    readings: readings.map(({ match, layer, assessment, conflicts }) => {
      addSurroundings(judge, assessment, invocation, known ? resolution.layers : [], resolution.tool)
      const within = [...via, resolution.tool]
      const certain = assessment.nested.flatMap(it => nested(judge, invocation, it, !builtin, within))
      const dashed = assessment.nested.some(it => it.kind === 'argv' && it.words[0]!.prefix.startsWith('-'))
      const doubtful = !builtin && (certain.length === 0 || dashed || assessment.unknowns.length > 0)
      const inner = doubtful ? [...certain, ...guessed(judge, invocation, resolution.tool, within)] : certain
      return { own: { invocation, resolution, layer, match, assessment, conflicts, via }, inner }
    }),
  }
}

/** Judges the commands of one line. */
export const judgeCommands = (judge: Judge, invocations: readonly Invocation[]): readonly Judgement[] =>
  shortestFirst(invocations, each => {
    judge.judged = Math.min(judge.judged, MOST_JUDGED - OWN_STEPS)
    return judgeCommand(judge, each, [], false)
  })
