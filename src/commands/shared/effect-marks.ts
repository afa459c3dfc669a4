import { inherit } from '../../core/effects.ts'
import type { Leaf } from '../../core/answers.ts'
import type { Effective, Effects } from '../../core/effects.ts'
import { flow } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'

/** One column a hazard: its letter when it is declared, a dot when it is denied, `?` when nobody says, `~` when it is implied. */
const COLUMNS = [
  { mark: 'w', path: 'filesystem.write', meaning: 'writes files' },
  { mark: 'd', path: 'filesystem.delete', meaning: 'deletes files' },
  { mark: '!', path: 'destructive', meaning: 'destroys data' },
  { mark: 'n', path: 'network', meaning: 'network' },
] as const

const inkOf = (mark: string, leaf: Leaf | undefined, ink: Paint): string => {
  if (leaf === undefined) return ink.yellow('?')
  if (leaf === false) return ink.dim('·')
  return mark === '!' || mark === 'd' ? ink.red(mark) : mark === 'w' ? ink.yellow(mark) : ink.cyan(mark)
}

const executes = (leaves: Effective['leaves']): boolean => {
  const value = leaves.get('x-executes')
  return value !== undefined && value !== false
}

/** Hazards of a command in five or six columns. */
export const marks = (declarations: readonly (Effects | undefined)[], runsCode: boolean, ink: Paint): string => {
  const { leaves, suspected } = inherit(declarations)
  const columns = COLUMNS.map(({ mark, path }) => (path === 'destructive' && suspected ? ink.red('~') : inkOf(mark, leaves.get(path), ink)))
  const code = runsCode || executes(leaves) ? ink.magenta('x') : ink.dim('·')
  const billed = leaves.get('cost.billable') === true ? ink.red('$') : ''
  return [...columns, code, billed].join('')
}

/** What the marks mean, in lines of at most `width`. */
export const legend = (width: number, ink: Paint): readonly string[] => {
  const items = [
    ...COLUMNS.map(({ mark, meaning }) => `${mark} ${meaning}`),
    'x runs other code',
    '$ costs money',
    '~ suspected',
    '? not declared',
    '· no',
  ]
  return flow(items, width, '   ').map(ink.dim)
}
