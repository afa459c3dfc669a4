// Builds what neither a checkout nor git brings: npm runs this after `npm ci` and before it packs. What is built needs no package at all,
// so an install without the development dependencies keeps a build that is there, and says why it cannot make one where there is none.
const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const { dirname, join } = require('node:path')

const packageDir = dirname(__dirname)
const isThere = existsSync(join(packageDir, 'dist', 'main.cjs'))
const canBuild = require.resolve.paths('rolldown').some(directory => existsSync(join(directory, 'rolldown', 'package.json')))

if (canBuild) {
  // stdout is that of npm, whose answer may be JSON
  const { status, error } = spawnSync('npm', ['run', 'build'], { cwd: packageDir, stdio: ['ignore', 2, 2] })
  if (error !== undefined) process.stderr.write(`npm could not be started: ${error.message}\n`)
  process.exitCode = status ?? 1
} else if (isThere) {
  process.stderr.write('atip is not built anew: the development dependencies are missing. What was built before stays.\n')
} else {
  process.stderr.write(
    'atip cannot be built: the development dependencies are missing. Run "npm ci" in a checkout of it, without --omit=dev or NODE_ENV=production.\n',
  )
  process.exitCode = 1
}
