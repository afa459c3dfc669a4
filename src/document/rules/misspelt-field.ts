import { nearest } from '../../core/nearest.ts'
import { at } from '../../core/pointer.ts'
import { argumentsOf, optionsOf, placesOf } from '../places.ts'
import type { Report, Rule } from '../rule.ts'

const words = (text: string): readonly string[] => text.split(' ')

const ROLE = words(
  'x-effects x-values x-executes x-language x-placeholder x-placeholder-from x-path x-path-after x-path-before x-reads-behind x-sends x-ignore-case x-selects x-opens x-stdin x-prints x-appends',
)
/** Of commands and options: in which of the tool's forms they are there. */
const PRESENCE = words('x-since x-until x-plugin x-hidden')
const NODE = words(
  'description arguments options commands effects examples x-complete x-executes x-stdin x-prints x-safer x-self x-other-options x-syntax x-todo ' +
    'x-configured-by x-same-as',
)
const COMMAND = [...NODE, ...PRESENCE, ...words('x-aliases x-overrides')]
const ROOT = [
  ...NODE,
  ...words('atip name version homepage globalOptions authentication patterns trust partial omitted'),
  ...words('x-checked x-environment x-obeys-directory x-file-values x-tests'),
]
const OPTION = [
  ...ROLE,
  ...PRESENCE,
  ...words('name flags type enum default description required variadic'),
  ...words('x-elsewhere x-access x-value x-arity x-negatable x-mode x-neutralizes x-drops x-undoes x-joins x-configured-by'),
]
const ARGUMENT = [...ROLE, ...words('name type required description variadic enum default x-assignments x-unless x-loses')]

const EFFECTS = words(
  'filesystem network idempotent reversible destructive creates modifies deletes cost duration interactive x-network-scope x-reveals',
)

/** Fields that are right in another place, or were meant to be ours. */
const MEANT: Readonly<Record<string, string>> = { tests: 'x-tests', aliases: 'x-aliases', alias: 'x-aliases' }

/** Shorter words are too near to each other. */
const LEAST = 4

const meantBy = (key: string, known: readonly string[]): string | undefined => {
  if (known.includes(key) || key.length < LEAST) return undefined
  const ours = MEANT[key] ?? `x-${key}`
  if (known.includes(ours)) return ours
  // fields of other vendors are nobody's business
  return nearest(key, key.startsWith('x-') ? known.filter(it => it.startsWith('x-')) : known.filter(it => !it.startsWith('x-')))
}

/** Effects beside the field that they belong into: nothing reads them there. */
const strayEffects = (object: object, field: 'effects' | 'x-effects', pointer: string, report: Report): void => {
  for (const key of Object.keys(object).filter(it => EFFECTS.includes(it)))
    report(at(pointer, key), `"${key}" stands beside "${field}", where nothing reads it`, `move it into "${field}"`)
}

const look = (object: object, known: readonly string[], pointer: string, report: Report): void => {
  for (const key of Object.keys(object).filter(it => !EFFECTS.includes(it))) {
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
    for (const { node, pointer } of placesOf(document)) {
      look(node, pointer === '' ? ROOT : COMMAND, pointer, report)
      strayEffects(node, 'effects', pointer, report)
    }
    const roles = [
      ...optionsOf(document).map(({ option, pointer }) => [option, OPTION, pointer] as const),
      ...argumentsOf(document).map(({ argument, pointer }) => [argument, ARGUMENT, pointer] as const),
      ...Object.entries(document['x-environment'] ?? {}).map(([name, variable]) => [variable, ROLE, at('/x-environment', name)] as const),
    ]
    for (const [role, known, pointer] of roles) {
      look(role, known, pointer, report)
      strayEffects(role, 'x-effects', pointer, report)
    }
  },
}
