import type { Assessment } from './assessment.ts'
import { saysExecuted } from './assess-effects.ts'
import { hooksIn } from './configured/git-hooks.ts'
import { NOTHING, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

/** What a command does by itself, without the code that it would run as hooks of a repository in which there are none. */
export const withoutHooks = (declared: Assessment, { match, context, layer }: Subject, { cwds }: Setting): Assessment => {
  const { names, given } = match.nodes.at(-1)?.['x-hooks'] ?? {}
  if (names === undefined || !layer.trusted || declared.leaves.get('x-executes') !== 'file') return declared
  const isGiven = given === undefined || match.options.some(({ option: { name = '' }, negated }) => !negated && given.includes(name))
  if (!isGiven || cwds === undefined || !cwds.every(cwd => hooksIn(context, cwd, names) === 'none')) return declared
  const leaves = new Map(declared.leaves)
  leaves.delete('x-executes')
  const own = new Map(declared.own)
  own.delete('x-executes')
  return { ...declared, leaves, own }
}

/** The hooks that a command runs which otherwise runs no code. */
export const hooksBesides = ({ leaves }: Assessment, { match, context }: Subject, { name, cwds }: Setting): Contributions => {
  const { names } = match.nodes.at(-1)?.['x-hooks'] ?? {}
  if (names === undefined || leaves.get('filesystem.write') !== true || match.nodes.at(-1)?.effects?.['x-executes'] !== undefined)
    return NOTHING
  const some = cwds?.some(cwd => hooksIn(context, cwd, names) === 'some') === true
  return some ? unknown('executes', `${name} ${saysExecuted('file')}`, name) : NOTHING
}
