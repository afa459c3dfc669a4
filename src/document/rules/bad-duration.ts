import { at } from '../../core/pointer.ts'
import { effectsPlacesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?`
const UNIT = '(?:ms|s|m|min|h|d)'

/** `5s`, `1-10s`, `500ms-2s`, `<1s`, `1m30s`, `none`. */
const DURATION = new RegExp(`^(?:[<>~]\\s?)?${NUMBER}(?:${UNIT}?\\s?-\\s?${NUMBER})?\\s?${UNIT}(?:${NUMBER}${UNIT})*$|^none$`)

export const badDuration: Rule = {
  code: 'bad-duration',
  severity: 'warning',
  reason: 'An agent waits as long as this says; a text that is no time is passed over.',
  fix: 'write a number and a unit: "500ms", "5s", "1-10s", "2m"',
  check: (document, report) => {
    for (const { effects, pointer } of effectsPlacesOf(document))
      for (const field of ['typical', 'timeout'] as const) {
        const text = effects.duration?.[field]
        if (text !== undefined && !DURATION.test(text))
          report(at(pointer, 'duration', field), `${JSON.stringify(text.slice(0, 40))} is no duration`)
      }
  },
}
