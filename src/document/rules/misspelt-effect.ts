import { nearest } from '../../core/nearest.ts'
import { at } from '../../core/pointer.ts'
import { isObject } from '../../core/json.ts'
import { EFFECT_FIELDS, KNOWN_FIELDS } from '../../generated/known-fields.ts'
import { effectsPlacesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** Two letters apart is another word, where the words have three. */
const LEAST = 4

const misspelt = (object: object, known: readonly string[]): readonly (readonly [key: string, meant: string])[] =>
  Object.keys(object).flatMap(key => {
    const meant = known.includes(key) || key.length < LEAST ? undefined : nearest(key, known)
    return meant === undefined ? [] : [[key, meant] as const]
  })

export const misspeltEffect: Rule = {
  code: 'misspelt-effect',
  severity: 'warning',
  reason: 'An effect with an unknown name is kept like every unknown field, and says nothing: "destuctive": true protects nobody.',
  fix: 'rename it to the effect that is meant',
  check: (document, report) => {
    for (const { effects, pointer } of effectsPlacesOf(document)) {
      for (const [key, meant] of misspelt(effects, KNOWN_FIELDS.effects))
        report(at(pointer, key), `"${key}" is no effect that is known`, `rename it to "${meant}"`)
      for (const [group, parts] of Object.entries(EFFECT_FIELDS)) {
        const [, value] = Object.entries(effects).find(([name]) => name === group) ?? []
        if (!isObject(value)) continue
        for (const [key, meant] of misspelt(value, parts))
          report(at(pointer, group, key), `"${group}.${key}" is no effect that is known`, `rename it to "${meant}"`)
      }
    }
  },
}
