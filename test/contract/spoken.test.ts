import { expect, test } from 'vitest'
import { KNOWN_FIELDS } from '../../src/generated/known-fields.ts'
import { DETAILS, FORM, SPOKEN, isSilent } from '../../src/judge/spoken.ts'

test('each field of an option or operand is its form, what it does, or a detail of that', () => {
  const listed = [...FORM, ...DETAILS, ...Object.keys(SPOKEN)]
  expect(listed.toSorted()).toEqual([...new Set([...KNOWN_FIELDS.option, ...KNOWN_FIELDS.argument])].toSorted())
})

test('a document speaks with a field that says what it does, and with no other', () => {
  const part = { name: 'on', flags: ['--on'] }
  for (const field of [...FORM, ...DETAILS]) expect([field, isSilent({ ...part, [field]: '' })]).toEqual([field, true])
  for (const field of Object.keys(SPOKEN)) expect([field, isSilent({ ...part, [field]: '' })]).toEqual([field, false])
  for (const field of Object.keys(SPOKEN)) expect([field, isSilent({ ...part, [field]: undefined })]).toEqual([field, true])
})
