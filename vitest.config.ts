import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**', 'node_modules/**'],
    reporters: process.env['CI'] === undefined ? ['default', './test/helpers/closing-line.ts'] : ['dot', './test/helpers/closing-line.ts'],
    // real processes, which wait for each other and for clocks half of the time: three keep a machine of two cores busy
    maxWorkers: 3,
    // for what hangs: beside the thirty scans at once of a neighbour, a test of ten processes takes a minute
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['./test/helpers/built.ts'],
  },
})
