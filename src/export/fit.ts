import { statesOf } from '../document/effect-states.ts'
import type { StatedEffect } from '../document/effect-states.ts'
import type { Decision } from '../policy/policy-file.ts'
import { effectWords } from '../search/effect-words.ts'
import type { Command } from '../policy/evaluate.ts'
import { isWhole, worstLines } from './variants.ts'
import type { Described } from './variants.ts'

/** A rule about every line that begins with these words, or about these words alone. */
export interface PrefixRule {
  readonly words: readonly string[]
  /** Where the rest of a line can make it worse, the command without any is still what it is. */
  readonly form: 'prefix' | 'exact'
  readonly decision: 'allow' | 'ask'
  readonly reason: string
}

/** What a policy says of one command. */
export type Judged = (command: Command) => { readonly decision: Decision; readonly reason: string }

/** With one of these that an option or an operand decides, the worst is not known by trying. */
const UNFIT: ReadonlySet<StatedEffect> = new Set([
  'destructive',
  'filesystem.write',
  'filesystem.delete',
  'cost.billable',
  'x-executes',
  'x-reveals',
])

/** What a program and a client read as one plain word, and no pattern means more by. */
const PLAIN = /^[A-Za-z0-9][\w.+-]*$/

const isOpen = ({ layers }: Described): boolean =>
  layers.some(({ nodes, globalOptions }) => {
    const states = statesOf(nodes, globalOptions)
    // options of the whole tool can stand behind the words too
    const wide = statesOf([{ options: globalOptions }])
    return [...UNFIT].some(effect => states.get(effect) === 'depends' || ['depends', 'yes'].includes(wide.get(effect) ?? 'no'))
  })

const does = ({ layers }: Described): string => {
  const [strongest] = layers
  const words = strongest === undefined ? [] : effectWords(statesOf(strongest.nodes, strongest.globalOptions))
  return words.length === 0 ? 'none of its options and operands changes that it may run' : words.join(', ')
}

const worse = (described: Described, home: string, judged: Judged): boolean => {
  for (const line of worstLines(described, home)) if (judged(line).decision !== 'allow') return true
  return false
}

const alone = (reason: string): string => `without any option or operand, ${reason}`

/**
 * The rule for a command, by the worst that its line can come to: allowed where each line with each option, value and operand is, in every
 * layer; else by itself, without any; `ask` where the command by itself is not allowed; undefined where it needs an operand, of which a prefix
 * sees nothing.
 */
export const prefixRule = (described: Described, home: string, judged: Judged): PrefixRule | undefined => {
  const { words } = described
  if (!words.every(word => PLAIN.test(word))) return undefined
  const bare = judged({ kind: 'argv', argv: words })
  if (bare.decision !== 'allow') return { words, form: 'prefix', decision: 'ask', reason: bare.reason }
  // a client takes a pipeline apart, and what comes out of the pipe can be code
  if (judged({ kind: 'line', text: `echo "$ANYTHING" | ${words.join(' ')}` }).decision !== 'allow') return undefined
  const form = isOpen(described) || worse(described, home, judged) ? 'exact' : 'prefix'
  if (form === 'exact' && !isWhole(described)) return undefined
  return { words, form, decision: 'allow', reason: `${words.join(' ')}: ${form === 'exact' ? alone(bare.reason) : does(described)}` }
}
