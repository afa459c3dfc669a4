import { nearest } from '../../core/nearest.ts'
import { at } from '../../core/pointer.ts'
import { KNOWN_FIELDS } from '../../generated/known-fields.ts'
import { argumentsOf, optionsOf, placesOf } from '../places.ts'
import type { Report, Rule } from '../rule.ts'

/** Fields that are right in another place, or were meant to be ours. */
const MEANT: Readonly<Record<string, string>> = { tests: 'x-tests', aliases: 'x-aliases', alias: 'x-aliases' }

/** Shorter words are too near to each other. */
const LEAST = 4

const meantBy = (key: string, known: readonly string[]): string | undefined => {
  if (key.length < LEAST) return undefined
  const ours = MEANT[key] ?? `x-${key}`
  if (known.includes(ours)) return ours
  // fields of other vendors are nobody's business
  return nearest(key, key.startsWith('x-') ? known.filter(field => field.startsWith('x-')) : known.filter(field => !field.startsWith('x-')))
}

interface Place {
  readonly known: readonly string[]
  /** The field of it that effects belong into. */
  readonly field: 'effects' | 'x-effects'
}

const ROOT: Place = { known: KNOWN_FIELDS.root, field: 'effects' }
const COMMAND: Place = { known: KNOWN_FIELDS.command, field: 'effects' }
const OPTION: Place = { known: KNOWN_FIELDS.option, field: 'x-effects' }
const ARGUMENT: Place = { known: KNOWN_FIELDS.argument, field: 'x-effects' }
const VARIABLE: Place = { known: KNOWN_FIELDS.variable, field: 'x-effects' }

const EFFECTS: ReadonlySet<string> = new Set(KNOWN_FIELDS.effects)

const look = (object: object, { known, field }: Place, pointer: string, report: Report): void => {
  for (const key of Object.keys(object).filter(name => !known.includes(name))) {
    if (EFFECTS.has(key)) {
      // nothing reads them there
      report(at(pointer, key), `"${key}" stands beside "${field}", where nothing reads it`, `move it into "${field}"`)
      continue
    }
    const meant = meantBy(key, known)
    if (meant !== undefined && !Object.hasOwn(object, meant))
      report(at(pointer, key), `"${key}" is no field that is known`, `rename it to "${meant}"`)
  }
}

export const misspeltField: Rule = {
  code: 'misspelt-field',
  severity: 'warning',
  reason: 'A field with an unknown name, or in a place where it means nothing, is kept and does nothing.',
  fix: 'rename it to the field that is meant',
  check: (document, report) => {
    for (const { node, pointer } of placesOf(document)) look(node, pointer === '' ? ROOT : COMMAND, pointer, report)
    for (const { option, pointer } of optionsOf(document)) look(option, OPTION, pointer, report)
    for (const { argument, pointer } of argumentsOf(document)) look(argument, ARGUMENT, pointer, report)
    for (const [name, variable] of Object.entries(document['x-environment'] ?? {}))
      look(variable, VARIABLE, at('/x-environment', name), report)
  },
}
