// The tests as they are, against sources of which one is changed: the mutant that MUTANT holds as JSON.
import { readFileSync } from 'node:fs'
import { mutated } from './mutants.mjs'

const mutant = JSON.parse(process.env.MUTANT ?? 'null')

// oxlint-disable-next-line import/no-default-export -- what vitest looks for
export default {
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['test/**/*.test.ts'], exclude: ['test/fixtures/**'], reporters: ['dot'], maxWorkers: 2, testTimeout: 60_000 },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: id => (mutant !== null && id === mutant.file ? mutated(readFileSync(id, 'utf8'), mutant) : null),
    },
  ],
}
