import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocumentBytes } from '../../src/document/read.ts'
import { toolStates } from '../../src/document/effect-states.ts'
import { shortEffects } from '../../src/search/effect-words.ts'
import { shownStates } from '../../src/search/shown-states.ts'
import { root } from '../helpers/workspace.ts'

test('of every packaged document, effects in short stand for the states that they were made of', () => {
  const directory = join(root, 'shims')
  for (const name of readdirSync(directory)) {
    const reading = readDocumentBytes(readFileSync(join(directory, name)))
    if (reading.kind !== 'document') throw new Error(`${name} is no document`)
    const states = toolStates(reading.document, reading.document.globalOptions)
    expect([name, shownStates(shortEffects(states))]).toEqual([name, states])
  }
})

test.each([
  [{}, []],
  [{ effects: { network: true, filesystem: { write: false } } }, ['filesystem.write no', 'network yes']],
  [
    { effects: { 'x-reveals': ['secret'], reversible: false }, 'x-depends': ['network'] },
    ['network depends', 'x-reveals yes', 'reversible no'],
  ],
  [{ effects: { 'x-executes': 'argv', 'x-reveals': [] } }, ['x-executes yes', 'x-reveals no']],
])('%j are %j', (shown, states) => {
  expect([...shownStates(shown)].map(([path, state]) => `${path} ${state}`)).toEqual(states)
})
