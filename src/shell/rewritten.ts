import { forEachChild } from 'unbash'
import type { ParsedScript, Statement, SyntaxNode } from 'unbash'

/**
 * Whether bash 5.2 may run something else than what is written: what stands in `$(..)` and `<(..)` it writes anew before it reads it. It leaves
 * out the first semicolon behind a here-document (`$(cat <<E`, .., `E`, `one; two)` runs `one two`), and gives a name to a command behind
 * `coproc`, where it becomes the command.
 */
export const isRewritten = (
  source: string,
  { text, script }: { readonly text: string; readonly script: ParsedScript | undefined },
): boolean => {
  if (script === undefined || !/<<|coproc/.test(text) || text.startsWith('`')) return false
  let behind = Infinity
  const lists: (readonly Statement[])[] = []
  const open: SyntaxNode[] = [script]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Coproc') return true
    if (node.type === 'HereDoc') behind = Math.min(behind, node.body.end)
    if (node.type === 'Script' || node.type === 'CompoundList') lists.push(node.commands)
    forEachChild(node, child => open.push(child))
  }
  return lists.some(list =>
    list.some((statement, at) => {
      const before = list[at - 1]
      if (before === undefined || before.pos < behind || before.background === true) return false
      return !source.slice(before.end, statement.pos).includes('\n')
    }),
  )
}
