// What one press of the tab key costs compared with an empty program: node bench/completion.mjs
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { compare, environment, scratch } from './measure.mjs'

const atip = join(import.meta.dirname, '..', 'bin', 'atip.cjs')
const directory = scratch()
const env = environment(directory, { PATH: '/usr/local/bin:/usr/bin:/bin' })
// all shims of the package are in the registry then
execFileSync(process.execPath, [atip, 'scan', '--quiet'], { env })

const press = (shell, words, expected, more = {}) => ({
  argv: [process.execPath, atip, 'complete', shell, '--', ...words],
  env: { ...env, ...more.env },
  budget: more.budget ?? 1.3,
  stdout: text => text.split('\n').some(line => line.split('\t')[0] === expected),
})

const lent = JSON.stringify({ delegation: { allowedTools: ['git', 'jq'] } })

compare(
  'completion, with the shims of the package scanned',
  {
    'a command': press('bash', ['sc'], 'scan'),
    'an option': press('zsh', ['scan', '--'], '--dry-run'),
    'a value': press('bash', ['scan', '--probe='], '--probe=all'),
    'a tool, bash': press('bash', ['show', 'g'], 'git'),
    'a tool with its meaning, zsh': press('zsh', ['show', 'g'], 'git'),
    'a command of gh, bash': press('bash', ['show', 'gh', 'pr', 'm'], 'merge'),
    'a command of gh, zsh': press('zsh', ['show', 'gh', 'pr', 'm'], 'merge'),
    'a command of git, all meanings': press('zsh', ['show', 'git', ''], 'push'),
    'a policy': press('fish', ['check', '--policy', ''], 'strict'),
    'a tool, delegated': press('bash', ['show', 'g'], 'git', { env: { ATIP_DELEGATION: lent }, budget: 2 }),
    'a pattern (all documents are looked through)': press('zsh', ['pattern', 'check', ''], 'first-steps', { budget: 2.5 }),
  },
  { directory, runs: 30 },
)
