import { resolvePath } from './paths.ts'
import { UNSETTLED } from './state.ts'
import { toplevelOf } from './toplevel.ts'
import type { Place } from './walk.ts'
import { dynamicWord } from './word.ts'
import type { Word } from './word.ts'

/** `cd`: where the shell is afterwards, if it succeeds. */
export const changeDirectory = ({ walk, state }: Place, operands: readonly Word[]): void => {
  walk.work.moves++
  const target = operands[0]
  const { before } = state
  state.before = state.cwds
  // what PWD was set to is gone
  state.variables.delete('PWD')
  const known =
    target?.pieces === 'one' ? (target.values ?? (target.printedBy === undefined ? undefined : toplevelOf(walk, target))) : undefined
  if (state.variables.has('CDPATH') || state.marks.has(UNSETTLED) || operands.length > 1 || (target !== undefined && known === undefined)) {
    state.guesses = []
    state.cwds = undefined
    return
  }
  const back: readonly (string | undefined)[] = state.variables.has('OLDPWD') || before === undefined ? [undefined] : before
  const directories = known ?? [state.variables.has('HOME') || state.clobbered ? undefined : state.home]
  const from = (cwds: readonly string[] | undefined) =>
    directories.flatMap((path): readonly (string | undefined)[] => {
      if (path === '-') return back
      if (path?.startsWith('/') === true) return [resolvePath('/', path)]
      return path === undefined ? [undefined] : (cwds?.map(cwd => resolvePath(cwd, path)) ?? [undefined])
    })
  const isKnown = (path: string | undefined): path is string => path !== undefined
  const cwds = from(state.cwds)
  state.guesses = [...new Set(from(state.guesses).filter(isKnown))]
  state.cwds = cwds.every(isKnown) ? [...new Set(cwds)] : undefined
}

/** Where that leads is known only when the line runs. */
export const NOWHERE_KNOWN: readonly Word[] = [dynamicWord('')]
