import { forEachChild } from 'unbash'
import type { ArithmeticExpression, Command, CompoundList, SyntaxNode, Word as WordNode } from 'unbash'
import type { Problem } from './invocation.ts'
import type { State } from './state.ts'
import type { Activation } from './walk.ts'

/*
 * What starts itself, or others, without end and without waiting takes the machine down within seconds. Recursion that stays in its
 * shell, and loops that wait, do not.
 */

const runaway = (reason: string): Problem => ({ code: 'runaway', reason })

/** A function that is called from inside itself: whether every call leaves another shell behind. */
export const selfStart = ({ name, nesting: from, frame }: Activation, { nesting: at }: State): Problem | undefined => {
  if (at.apart > from.apart) return runaway(`${name} starts itself in the background, again and again`)
  if (at.pipes > Math.max(from.pipes, at.outside)) return runaway(`${name} starts itself in a pipe, again and again`)
  if (at.pipes > from.pipes) return { code: 'unsupported', reason: `${name} starts itself in a pipe, as often as what it reads makes it` }
  const always = at.maybe === from.maybe && frame.returns?.state === undefined
  return at.held > from.held && always ? runaway(`${name} starts itself, and waits for itself, again and again`) : undefined
}

const literal = (word: WordNode): boolean => word.parts?.every(part => /Literal|Quoted/.test(part.type)) !== false

const TESTS = new Set(['[', 'test', '/usr/bin/test'])
const CONSTANT = new Set(['true', ':', 'false', '/bin/true', '/usr/bin/true', '/bin/false', '/usr/bin/false', 'echo', 'printf', 'let'])

/** Whether a condition comes out the same whenever it is asked. */
const isConstant = (list: CompoundList): boolean => {
  const last = list.commands.at(-1)
  if (last === undefined) return false
  if (last.background === true) return true
  const node = last.command.type === 'Pipeline' ? last.command.commands.at(-1)! : last.command
  if (node.type === 'ArithmeticCommand') return isNumber(node.expression)
  if (node.type === 'TestCommand')
    return !/\$|`|-[a-zA-Z]\b/.test(JSON.stringify(node.expression, ['type', 'operator', 'operand', 'left', 'right', 'text']))
  if (node.type !== 'Command' || node.name === undefined) return false
  const words = node.suffix.filter(it => it.type === 'Word')
  if (words.length !== node.suffix.length || !words.every(literal)) return false
  const name = node.name.value
  if (TESTS.has(name)) return !words.some(word => /^-[a-mo-yA-Z]$|^-[on]t$|^-ef$/.test(word.value))
  return CONSTANT.has(name)
}

const isNumber = (expression: ArithmeticExpression | undefined): boolean =>
  expression === undefined || (expression.type === 'ArithmeticWord' && /^\d+$/.test(expression.value))

/** Commands after which a loop has waited, or is left. */
const WAITERS = new Set(['wait', 'read', 'select', 'inotifywait', 'fswatch', 'usleep', 'exit', 'return', 'break', 'flock'])
const QUICK = new Set(['echo', 'printf', ':', 'true', 'false', 'date', 'cd', 'let', 'export', 'local', '[', 'test', 'bash', 'sh'])

const waits = (node: Command): boolean => {
  const name = node.name?.value ?? ''
  if (name !== 'sleep') return WAITERS.has(name)
  const time = node.args[0]
  return time?.type !== 'Word' || !/^0*(?:\.0+\d*)?[smhd]?$/.test(time.value)
}

type Rounds = 'waits' | 'works' | 'spawns' | 'quick'

/** What one round of a loop does: starts something and goes on, or waits, or works in between. */
const roundOf = (lists: readonly SyntaxNode[]): Rounds => {
  let spawns = false
  let works = false
  const open: SyntaxNode[] = [...lists]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Function' || node.type === 'Script') continue
    if (node.type === 'Coproc' || (node.type === 'Statement' && node.background === true)) {
      spawns = true
      continue
    }
    if (node.type === 'Command') {
      if (waits(node)) return 'waits'
      if (node.name !== undefined && !QUICK.has(node.name.value)) works = true
    }
    forEachChild(node, child => open.push(child))
  }
  return spawns ? (works ? 'works' : 'spawns') : 'quick'
}

/** A loop without end that starts programs and does not wait for them. */
export const endlessStart = (clause: CompoundList | undefined, lists: readonly SyntaxNode[]): Problem | undefined => {
  if (clause !== undefined && !isConstant(clause)) return undefined
  switch (roundOf(lists)) {
    case 'spawns':
      return runaway('a loop without end starts programs and waits for none of them')
    case 'works':
      return { code: 'unsupported', reason: 'a loop without end starts programs in the background' }
    default:
      return undefined
  }
}

const SHELLS = /^(?:.*\/)?(?:ba|da|k|mk|z|a)?sh$/

/** `$0 | $0 &`: the script, or the shell, that reads this. */
export const scriptStart = (node: Command, { nesting }: State): Problem | undefined => {
  if (nesting.apart === 0 && nesting.pipes === 0) return undefined
  const first = node.args[0]
  const named = node.name !== undefined && SHELLS.test(node.name.value) && first?.type === 'Word' ? first.text : (node.name?.text ?? '')
  return /^(?:\.\/)?"?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})"?$/.test(named)
    ? runaway(`${named} starts itself beside itself`)
    : undefined
}
