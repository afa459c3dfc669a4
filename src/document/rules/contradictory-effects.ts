import type { Effects } from '../../core/effects.ts'
import { effectsPlacesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const some = (list: readonly string[] | undefined): list is readonly string[] => list !== undefined && list.length > 0

const isFile = (type: string): boolean => /^(?:files?|director(?:y|ies)|folders?)$/i.test(type)

/** Pairs of claims of one object that cannot both hold. */
const contradictionsIn = (effects: Effects): readonly string[] => [
  ...(effects.destructive === true && effects.reversible === true
    ? ['"destructive" says that data is lost for good, and "reversible" that it can be brought back']
    : []),
  ...(effects.filesystem?.delete === true && effects.filesystem.write === false
    ? ['"filesystem.delete" is true, and deleting is writing, but "filesystem.write" is false']
    : []),
  ...(some(effects.deletes) && effects.deletes.some(isFile) && effects.filesystem?.delete === false
    ? ['"deletes" names files, but "filesystem.delete" is false']
    : []),
  ...(some(effects.creates) && effects.creates.some(isFile) && effects.filesystem?.write === false
    ? ['"creates" names files, but "filesystem.write" is false']
    : []),
  ...(effects.network === false && effects['x-network-scope'] !== undefined
    ? ['"x-network-scope" says which network, but "network" is false']
    : []),
  ...(effects.cost?.billable === false && /[1-9]/.test(effects.cost.estimate ?? '')
    ? ['"cost.estimate" names a price, but "cost.billable" is false']
    : []),
]

export const contradictoryEffects: Rule = {
  code: 'contradictory-effects',
  severity: 'error',
  reason:
    'Two claims that cannot both hold are read as the worse of them, so that the command is asked about more often than its author thinks.',
  fix: 'decide which of the two is true, and correct the other',
  check: (document, report) => {
    for (const { effects, pointer } of effectsPlacesOf(document))
      for (const contradiction of contradictionsIn(effects)) report(pointer, contradiction)
  },
}
