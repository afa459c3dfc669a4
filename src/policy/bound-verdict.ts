import type { InvocationVerdict, Verdict } from './verdict.ts'

/*
 * An answer has a bound of its own: the text of a command holds those of the commands inside it, so that a line of 30 KB can have an answer of
 * 30 MB. What is left out has been judged: decisions are made before.
 */

/** Of all commands; nobody reads further. */
const MOST_SHOWN = 100

/** Of one text, in letters: most lines are shorter as a whole. */
const LONGEST_SHOWN = 2000

/** Of one list: words, paths, what is not known. */
const MOST_ITEMS = 64

interface Cutting {
  left: number
}

const cutText = (text: string, cutting: Cutting): string => {
  if (text.length <= LONGEST_SHOWN) return text
  cutting.left++
  // a letter of two halves stays whole
  const end = /[\uD800-\uDBFF]/.test(text[LONGEST_SHOWN - 1]!) ? LONGEST_SHOWN - 1 : LONGEST_SHOWN
  return `${text.slice(0, end)}...`
}

/** As many items as the list, and their texts together, may have; `map` cuts each. */
const cutList = <T>(items: readonly T[], cutting: Cutting, sizeOf: (item: T) => number, map: (item: T) => T): readonly T[] => {
  let room = LONGEST_SHOWN
  const shown: T[] = []
  for (const item of items) {
    if (shown.length === MOST_ITEMS || (room < 0 && shown.length > 0)) break
    room -= sizeOf(item)
    shown.push(map(item))
  }
  cutting.left += items.length - shown.length
  return shown
}

const cutTexts = (texts: readonly string[], cutting: Cutting): readonly string[] =>
  cutList(
    texts,
    cutting,
    text => text.length,
    text => cutText(text, cutting),
  )

const cutArgv = (words: readonly (string | null)[], cutting: Cutting): readonly (string | null)[] =>
  cutList(
    words,
    cutting,
    word => word?.length ?? 0,
    word => (word === null ? null : cutText(word, cutting)),
  )

const cutInvocation = (invocation: InvocationVerdict, cutting: Cutting): InvocationVerdict => ({
  ...invocation,
  text: cutText(invocation.text, cutting),
  argv: cutArgv(invocation.argv, cutting),
  tool: invocation.tool === null ? null : cutText(invocation.tool, cutting),
  command: cutText(invocation.command, cutting),
  via: cutTexts(invocation.via, cutting),
  paths: cutList(
    invocation.paths,
    cutting,
    each => each.path?.length ?? 0,
    each => (each.path === null ? each : { ...each, path: cutText(each.path, cutting) }),
  ),
  unknowns: cutList(
    invocation.unknowns,
    cutting,
    each => each.reason.length,
    each => ({
      ...each,
      reason: cutText(each.reason, cutting),
      ...(each.origin === undefined ? {} : { origin: cutText(each.origin, cutting) }),
    }),
  ),
  weakened: cutTexts(invocation.weakened, cutting),
  conflicts: cutTexts(invocation.conflicts, cutting),
  warnings: cutTexts(invocation.warnings, cutting),
  reason: cutText(invocation.reason, cutting),
  ...(invocation.safer === undefined ? {} : { safer: { ...invocation.safer, text: cutText(invocation.safer.text, cutting) } }),
})

/** The verdict as it is told: the first commands, and the one that decided. `omitted` says how much is not in it. */
export const boundVerdict = (verdict: Verdict): Verdict => {
  const { invocations } = verdict
  const deciding = invocations.find(invocation => invocation.decision === verdict.decision)
  const cutting: Cutting = { left: 0 }
  const first = invocations.slice(0, MOST_SHOWN)
  const shown =
    deciding === undefined || invocations.length <= MOST_SHOWN || first.includes(deciding) ? first : [...first.slice(0, -1), deciding]
  const cut = {
    ...verdict,
    reason: cutText(verdict.reason, cutting),
    invocations: shown.map(invocation => cutInvocation(invocation, cutting)),
    assumed: cutTexts(verdict.assumed, cutting),
  }
  const left = invocations.length - shown.length
  return left === 0 && cutting.left === 0 ? verdict : { ...cut, omitted: { invocations: left, parts: cutting.left } }
}
