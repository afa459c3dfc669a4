import type { Command } from 'unbash'
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
