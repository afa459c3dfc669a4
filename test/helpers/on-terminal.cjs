// Preloaded into atip by tests that show what a person sees: standard output and standard error are terminals of 80 columns.
const fs = require('node:fs')

const { fstatSync } = fs
const columns = Number(process.env.COLUMNS ?? 80)

fs.fstatSync = (descriptor, ...rest) => {
  const stat = fstatSync(descriptor, ...rest)
  return descriptor === 1 || descriptor === 2 ? Object.assign(stat, { isCharacterDevice: () => true, rdev: -1 }) : stat
}
for (const name of ['stdout', 'stderr']) Object.defineProperty(process, name, { value: { isTTY: true, columns } })
