import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathWithRuntimes } from '../helpers/programs.ts'
import type { ScanResult } from '../helpers/programs.ts'
import { minimal, PLAIN, workspace } from '../helpers/workspace.ts'

const AT_REST_S = 0.6

for (const { argv, most } of [
  { argv: ['--concurrency', '1'], most: 1 },
  { argv: ['--concurrency', '3'], most: 3 },
  { argv: [], most: 4 },
]) {
  test(`of ${most + 5} slow programs, ${most} and never more are alive at once: scan ${argv.join(' ')}`, async () => {
    const machine = workspace()
    // where each barge ties up while it is alive, and the counts that each saw when it had tied up
    const quay = join(machine.dir, 'quay')
    const counts = join(machine.dir, 'counts')
    for (const directory of [quay, counts]) mkdirSync(directory)
    const names = Array.from({ length: most + 5 }, (_, at) => `barge${String(at).padStart(2, '0')}`)
    for (const name of names) {
      machine.program(
        name,
        `#!/bin/sh
mkdir '${quay}/${name}'
set -- '${quay}'/*
mkdir "${counts}/$#.${name}"
sleep ${AT_REST_S}
rmdir '${quay}/${name}'
echo '${minimal(name)}'
`,
      )
    }
    const run = await machine.atip(['scan', machine.bin, '--json', '--timeout', '20s', ...PLAIN, ...argv], {
      env: { PATH: pathWithRuntimes(machine) },
    })
    expect(run.json<ScanResult>().added).toEqual(['atip', ...names])
    const seen = readdirSync(counts).map(it => Number.parseInt(it, 10))
    expect(seen).toHaveLength(names.length)
    expect(Math.max(...seen)).toBe(most)
  })
}
