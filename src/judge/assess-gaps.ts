import { tableOf } from '../shell/argv/table.ts'
import { assessEffects } from './assess-effects.ts'
import { NOTHING, both, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import type { Subject } from './subject.ts'

/** Words for which the document has no place. `name` is the command, for sentences. */
export const assessGaps = ({ context, match, layer }: Subject, name: string): Contributions => {
  const last = match.nodes.at(-1)!
  const { unknownOptions, optionFiles, incomplete, joined } = match
  let found = NOTHING
  if (unknownOptions.length > 0) {
    const known = last['x-complete'] === true ? 'as far as is known; it may be a mistake' : 'that is known here'
    found = unknownOptions.map(flag => unknown('option', `${name} has no option ${flag} ${known}`))
  }
  if (optionFiles.length > 0) {
    const taken = (file: string): string => `${name} takes further options from the file that ${file} names, which was not read`
    found = both(
      found,
      optionFiles.map(file => unknown('option', taken(file))),
    )
  }
  if (joined !== undefined) found = both(found, unknown('operand', `${name} may find a further command in ${joined.text}`))
  if (incomplete.length > 0)
    found = both(
      found,
      incomplete.map(flag => unknown('option', `option ${flag} of ${name} lacks its value`)),
    )
  const [surplus] = match.surplus
  if (surplus !== undefined) found = both(found, unknown('operand', `${name} takes no operand ${surplus.text} that is known here`))
  const [other] = match.others
  if (other !== undefined) {
    const cause = { origin: `option ${other}`, byValue: false }
    found = both(found, assessEffects({ context, name, cwds: undefined }, last['x-other-options'] ?? {}, cause))
  }
  const [loose] = match.loose
  if (loose !== undefined && tableOf(layer.document, match.nodes).delicate) {
    const reason = `${loose.text} is known only when the line runs, and could be an option of ${name} that writes or runs something`
    found = both(found, unknown('computed', reason))
  }
  return found
}
