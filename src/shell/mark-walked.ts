import { forEachChild } from 'unbash'
import type { SyntaxNode } from 'unbash'
import type { Walk } from './walk.ts'

/** The scripts in it are walked in what its braces made of it. */
export const markWalked = (walk: Walk, word: SyntaxNode): void => {
  const open = [word]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Script') walk.walked.add(node)
    forEachChild(node, child => open.push(child))
  }
}
