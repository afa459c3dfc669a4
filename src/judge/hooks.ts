import type { Assessment } from './assessment.ts'
import { runsNoHook } from './configured/git-hooks.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'

/** What a command does by itself, without the code that it would run as hooks of a repository in which there are none. */
export const withoutHooks = (declared: Assessment, { match, context, layer }: Subject, { cwds }: Setting): Assessment => {
  const hooks = match.nodes.at(-1)?.['x-hooks']
  if (hooks === undefined || !layer.trusted || declared.leaves.get('x-executes') !== 'file') return declared
  const { names, given } = hooks
  const isGiven = given === undefined || match.options.some(({ option: { name = '' }, negated }) => !negated && given.includes(name))
  if (!isGiven || cwds === undefined || !cwds.every(cwd => runsNoHook(context, cwd, names))) return declared
  const leaves = new Map(declared.leaves)
  leaves.delete('x-executes')
  const own = new Map(declared.own)
  own.delete('x-executes')
  return { ...declared, leaves, own }
}
