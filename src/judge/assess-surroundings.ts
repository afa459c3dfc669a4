import { blur } from '../core/raise.ts'
import type { Invocation, Problem } from '../shell/invocation.ts'
import { anySecret } from '../shell/word.ts'
import { assessRedirections, assessVariables } from './assess-setting.ts'
import type { Assessment } from './assessment.ts'
import type { Context, Layer } from './context.ts'
import { NOTHING, both, raised, raisedByValue, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { join } from './join.ts'
import { DESTROYS, SHOWS_SECRET } from './known-effects.ts'
import { OUT_OF_TIME } from './unknowns.ts'
import type { UnknownCode } from './unknowns.ts'

const CODES = {
  'parse-error': 'parse-error',
  evaluates: 'evaluates',
  unsupported: 'unsupported',
  'dynamic-command': 'computed',
  'too-long': 'limit',
  'too-many': 'limit',
  runaway: 'runaway',
} as const satisfies Record<Problem['code'], UnknownCode>

/** What the shell could not read. */
export const assessProblems = (problems: readonly Problem[]): Contributions =>
  problems.length === 0 ? NOTHING : problems.map(({ code, reason }) => unknown(CODES[code], reason))

/** `set -x`: the shell prints the words of every command. */
const showsTrace = ({ traced, words, assignments }: Invocation): boolean =>
  traced === true && anySecret([...words, ...assignments.map(each => each.value)]) === true

/** What is written to a device is not written to a file: it replaces what is on it. */
const writesDevice = ({ touches }: Assessment): boolean => touches.some(touch => touch.access !== 'read' && touch.scopes.includes('device'))

/** Whether nothing comes of it but what it prints. A text that it runs is read without the variables around it. */
const onlyReads = ({ leaves, unknowns, nested }: Assessment): boolean =>
  unknowns.length === 0 &&
  (leaves.get('x-executes') ?? false) === false &&
  ['filesystem.write', 'filesystem.delete', 'destructive', 'network'].every(path => leaves.get(path) === false) &&
  nested.every(({ kind }) => kind === 'argv')

/** A command as it was called. */
interface Called {
  readonly context: Context
  readonly invocation: Invocation
  /** The command, for sentences. */
  readonly name: string
  /** What describes it. */
  readonly layers: readonly Layer[]
}

/** What is known of a command with what belongs to it whatever its words mean: variables, redirections, what could not be read. */
export const withSurroundings = (own: Assessment, { context, invocation, name, layers }: Called): Assessment => {
  const { cwds, assignments, environment, redirections, problems } = invocation
  const isPlain = assignments.length === 0 && environment.size === 0 && redirections.length === 0
  const setting = { context, name, cwds }
  const surrounded = { setting, layers, onlyReads: onlyReads(own) }
  const set = isPlain ? own : join(own, both(assessVariables(surrounded, invocation), assessRedirections(setting, redirections)))
  let found = writesDevice(set) ? raised(DESTROYS, 'a device is written') : NOTHING
  if (showsTrace(invocation)) found = both(found, raisedByValue(SHOWS_SECRET, 'set -x'))
  found = both(found, assessProblems(problems))
  if (context.late?.() === true) found = both(found, unknown('limit', OUT_OF_TIME))
  const whole = join(set, found)
  return whole.unknowns.length === 0 ? whole : { ...whole, leaves: blur(whole.leaves) }
}
