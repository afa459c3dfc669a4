import type { ArithmeticExpression, Command, CompoundList, SyntaxNode, Word as WordNode, forEachChild } from 'unbash'
import type { Problem } from './invocation.ts'

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
  const words = node.suffix.filter(word => word.type === 'Word')
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
const roundOf = (lists: readonly SyntaxNode[], forEach: typeof forEachChild): Rounds => {
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
    forEach(node, child => open.push(child))
  }
  return spawns ? (works ? 'works' : 'spawns') : 'quick'
}

/** A loop without end that starts programs and does not wait for them. `forEach` is given: the parser is not loaded again with this. */
export const endlessStart = (
  clause: CompoundList | undefined,
  lists: readonly SyntaxNode[],
  forEach: typeof forEachChild,
): Problem | undefined => {
  if (clause !== undefined && !isConstant(clause)) return undefined
  switch (roundOf(lists, forEach)) {
    case 'spawns':
      return { code: 'runaway', reason: 'a loop without end starts programs and waits for none of them' }
    case 'works':
      return { code: 'unsupported', reason: 'a loop without end starts programs in the background' }
    default:
      return undefined
  }
}
