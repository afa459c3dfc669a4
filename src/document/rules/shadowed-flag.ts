import { at } from '../../core/pointer.ts'
import type { Option } from '../document.ts'
import { optionListsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const takesValue = (option: Option): boolean =>
  option['x-value'] === undefined ? option.type !== undefined && option.type !== 'boolean' : option['x-value'] !== 'none'

export const shadowedFlag: Rule = {
  code: 'shadowed-flag',
  severity: 'note',
  reason: 'After the command its own option counts, before it the global one: the same word is read in two ways.',
  fix: 'leave out the one that the tool does not have, or name the global option in "x-overrides"',
  check: (document, report) => {
    const globals = new Map((document.globalOptions ?? []).flatMap(option => option.flags.map(flag => [flag, option] as const)))
    for (const { options, pointer, place } of optionListsOf(document)) {
      if (place === undefined) continue
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only commands have the field
      const overridden = new Set('x-overrides' in place.node ? (place.node['x-overrides'] as readonly string[]) : [])
      options.forEach((option, index) => {
        const flag = option.flags.find(spelling => globals.has(spelling))
        const global = flag === undefined ? undefined : globals.get(flag)
        if (flag === undefined || global === undefined || overridden.has(global.name ?? '')) return
        // the same option once more, to say more about it, is no trap
        if (takesValue(global) !== takesValue(option))
          report(at(pointer, index), `${flag} is a global option too, and only one of them takes a value`)
      })
    }
  },
}
