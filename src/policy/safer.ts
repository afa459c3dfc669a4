import { isHazard } from '../core/raise.ts'
import { staticWord, valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'
import type { Case } from './case.ts'
import { compareDecisions } from './policy-file.ts'
import type { Decision } from './policy-file.ts'
import type { InvocationVerdict, SaferVariant } from './verdict.ts'

interface Rejudged {
  readonly decision: Decision
  readonly invocations: readonly InvocationVerdict[]
}

const hazardsOf = (effects: InvocationVerdict['effects']): number =>
  Object.entries(effects).filter(([path, { value }]) => isHazard(path) && value === true).length

/** A rewriting that the document offers, if it was judged again and is strictly milder. */
export const saferVariant = (
  command: Case,
  decision: Decision,
  rejudge: (words: readonly Word[]) => Rejudged,
): SaferVariant | undefined => {
  const { match, invocation } = command.judged
  for (const offer of match?.nodes.at(-1)?.['x-safer'] ?? []) {
    const at = invocation.words.findIndex(word => valueOf(word) === offer.replace)
    if (at === -1) continue
    const words = invocation.words.with(at, staticWord(offer.with))
    const again = rejudge(words)
    const before = [...command.leaves].filter(([path, leaf]) => isHazard(path) && leaf === true).length
    const [own] = again.invocations
    const milder = compareDecisions(again.decision, decision)
    if (milder < 0 || (milder === 0 && own !== undefined && hazardsOf(own.effects) < before))
      return {
        text: words.map(word => word.text).join(' '),
        decision: again.decision,
        ...(offer.description === undefined ? {} : { description: offer.description }),
      }
  }
  return undefined
}
