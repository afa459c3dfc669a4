import type { Context } from '../context.ts'
import type { Script } from '../contribution.ts'

/** Where a script runs: programs of its packages come before those of PATH. */
export const inScript = (context: Context, { bins }: Script): Context => {
  const { look, resolveTool } = context
  if (bins.length === 0) return context
  return {
    ...context,
    bins,
    resolveTool: (name, cwd) => {
      const bin = name.includes('/') ? undefined : bins.find(each => look?.kindOf(`${each}/${name}`) !== 'absent')
      return bin === undefined
        ? resolveTool(name, cwd)
        : { kind: 'unknown', tool: name, reason: `is a program of the project, in ${bin}`, path: `${bin}/${name}` }
    },
  }
}
