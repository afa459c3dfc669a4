import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf, program, replace } from '../helpers/port.ts'
import { expectQuiet, expectTruth, registryIn, scanned } from '../helpers/truth.ts'
import { minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const NAMES = ['adze', 'bodkin', 'cleat'] as const
const PLACES = ['bench', 'chest', 'drawer'] as const

/** What a program may be like. */
const TEXTS: Readonly<Record<string, (name: string, version: number) => string>> = {
  speaks: (name, version) => `#!/bin/sh\necho '${minimal(name, { version: `${version}.0.0` })}'\n`,
  claims: (_, version) => `#!/bin/sh\necho '${minimal('cleat', { version: `${version}.0.0` })}'\n`,
  'is silent': (_, version) => `#!/bin/sh\n# ${version}\nexit 64\n`,
  'is silent with evidence': (_, version) => `#!/bin/sh\n# atip ${version}\nexit 64\n`,
  'is wrong': (_, version) => `#!/bin/sh\necho '{"atip": ${version}}'\n`,
  'cannot start': (_, version) => `#!/usr/bin/env bodkin-${version % 2}\n# atip\n`,
}

const place = fc.constantFrom(...PLACES)
const name = fc.constantFrom(...NAMES)
const text = fc.record({ kind: fc.constantFrom(...Object.keys(TEXTS)), version: fc.integer({ min: 1, max: 3 }) })

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('write' as const), place, name, text, how: fc.constantFrom('in place', 'renamed', 'linked') }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), place, name }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('turn into' as const),
      place,
      name,
      kind: fc.constantFrom('directory', 'loop', 'nothing', 'plain file'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('swap' as const), place, other: place }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('protect' as const), place, mode: fc.constantFrom(0o755, 0o777) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('path' as const), places: fc.shuffledSubarray([...PLACES], { minLength: 1 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('shim' as const),
      layer: fc.constantFrom('user', 'system'),
      name,
      text: fc.constantFrom('good', 'newer', 'broken', 'none'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('document' as const), name, text: fc.constantFrom('', '{}', undefined) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('scan' as const),
      argv: fc.constantFrom(['bench'], ['drawer', 'chest'], ['--probe', 'none'], ['--skip', 'adze'], ['--allow', 'chest'], ['--dry-run']),
    }),
  },
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** The promise: what stands in the registry, or was rejected, is watched by itself; of other files only coming and going is seen at once. */
const isWatched = (machine: Workspace, file: string): boolean => {
  const registry = registryIn(machine.data)
  return Object.values(registry.tools).some(it => it.path === file && it.source === 'native')
}

const exists = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined

const make = async (machine: Workspace, path: string, step: Change): Promise<string> => {
  const at = 'place' in step && 'name' in step ? join(step.place, step.name) : ''
  const file = join(machine.dir, at)
  switch (step.what) {
    case 'write': {
      const content = TEXTS[step.text.kind]!(step.name, step.text.version)
      if (step.how === 'in place' && isWatched(machine, file) && statSync(file, { throwIfNoEntry: false })?.isFile() === true) {
        writeFileSync(file, content)
      } else if (step.how === 'linked') {
        const target = `pool/${step.name}-${step.text.kind}-${step.text.version}`.replaceAll(' ', '-')
        if (!exists(join(machine.dir, target))) program(machine, target, content)
        rmSync(file, { recursive: true, force: true })
        symlinkSync(join(machine.dir, target), file)
      } else replace(machine, at, content)
      return path
    }
    case 'remove':
      rmSync(file, { recursive: true, force: true })
      return path
    case 'turn into':
      rmSync(file, { recursive: true, force: true })
      if (step.kind === 'directory') mkdirSync(file)
      else if (step.kind === 'plain file') writeFileSync(file, 'atip')
      else symlinkSync(step.kind === 'loop' ? step.name : 'nowhere', file)
      return path
    case 'swap': {
      const [one, other, between] = [step.place, step.other, 'between'].map(it => join(machine.dir, it)) as [string, string, string]
      if (one === other) return path
      renameSync(one, between)
      renameSync(other, one)
      renameSync(between, other)
      return path
    }
    case 'protect':
      chmodSync(join(machine.dir, step.place), step.mode)
      return path
    case 'path':
      return pathOf(machine, ...step.places)
    case 'shim': {
      const shims = step.layer === 'user' ? join(machine.data, 'shims') : join(machine.dir, 'share', 'agent-tools', 'shims')
      const shim = join(shims, `${step.name}.json`)
      if (step.text === 'none') rmSync(shim, { force: true })
      else machine.file(shim, step.text === 'broken' ? '{' : minimal(step.name, { version: `${step.layer} ${step.text}` }))
      return path
    }
    case 'document': {
      const document = join(machine.data, 'tools', `${step.name}.json`)
      if (!exists(document)) return path
      if (step.text === undefined) rmSync(document)
      else writeFileSync(document, step.text)
      return path
    }
    case 'scan': {
      // what is found outside PATH stays, but a scan of PATH alone would not find it
      const named = step.argv.filter(it => PLACES.some(known => known === it) && step.argv[0] !== '--allow')
      if (named.every(it => path.split(':').includes(join(machine.dir, it)))) await scanned(machine, path, step.argv)
      return path
    }
  }
}

/** Each step costs three scans or more. RUNS and SEED in the environment ask for more, and for the same again. */
const RUNS = 3
const STEPS = 5

test('after any changes, a scan says what a scan of somebody who never scanned says, and the next one has nothing to do', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
  const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 4, size: 'max' }), { minLength: 3, maxLength: STEPS, size: 'max' })
  await fc.assert(
    fc.asyncProperty(batches, async steps => {
      const machine = workspace()
      for (const it of PLACES) mkdirSync(join(machine.dir, it))
      for (const it of NAMES) program(machine, join(PLACES[0], it), TEXTS['speaks']!(it, 1))
      let path = pathOf(machine, ...PLACES)
      await scanned(machine, path)
      for (const batch of steps) {
        for (const step of batch) path = await make(machine, path, step)
        await expectTruth(machine, path)
        await expectQuiet(machine, path)
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? RUNS), seed, endOnFailure: true },
  )
  expect(seed).toBeGreaterThanOrEqual(0)
}, 600_000)
