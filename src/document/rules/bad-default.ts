import { at } from '../../core/pointer.ts'
import type { Option } from '../document.ts'
import { optionsOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: value => typeof value === 'boolean',
  integer: value => Number.isInteger(value) || (typeof value === 'string' && /^[+-]?\d+$/.test(value)),
  number: value => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))),
}

const wrongWith = ({ type, enum: values, default: initial }: Option): string | undefined => {
  // null is how some generators write that there is none
  if (initial === undefined || initial === null) return undefined
  const shown = JSON.stringify(initial)
  if (Array.isArray(initial)) return undefined
  if (values !== undefined && values.length > 0 && !values.some(value => JSON.stringify(value) === shown))
    return `${shown} is none of the possible values`
  return type === undefined || FITS[type]?.(initial) !== false ? undefined : `${shown} is no value of type ${type}`
}

export const badDefault: Rule = {
  code: 'bad-default',
  severity: 'warning',
  reason: 'The default is what the option is taken to be where it stands without a value; one that cannot occur is looked up in vain.',
  fix: 'write a default that the tool accepts, or leave it out',
  check: (document, report) => {
    for (const { option, pointer } of optionsOf(document)) {
      const wrong = wrongWith(option)
      if (wrong !== undefined) report(at(pointer, 'default'), wrong)
    }
  },
}
