// What one cold verdict costs compared with an empty program: node bench/check.mjs
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, environment, scratch } from './measure.mjs'

const atip = join(import.meta.dirname, '..', 'bin', 'atip.cjs')
const directory = scratch()
const project = join(directory, 'project')
mkdirSync(project)
execFileSync('git', ['init', '-q', project])
const env = environment(directory, { PATH: '/usr/local/bin:/usr/bin:/bin' })
const logged = join(directory, 'logged')
mkdirSync(join(logged, 'agent-tools'), { recursive: true })
writeFileSync(join(logged, 'agent-tools', 'config.json'), '{"log": true}')
const node = process.execPath

const says = decision => text => JSON.parse(text).decision === decision
const called = (name, words, more) => ({ argv: [node, atip, ...name, '--cwd', project, ...words], env, ...more })
const check = (words, more) => called(['check'], words, more)
const payload = JSON.stringify({ cwd: project, hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'ls -la | head' } })

compare(
  'one verdict',
  {
    'check, argv: ls -la': check(['--', 'ls', '-la'], { budget: 1.15, stdout: says('allow') }),
    'check, line: ls -la | head': check(['ls -la | head'], { budget: 1.2, stdout: says('allow') }),
    'check, line: git status': check(['git status'], { budget: 1.2, stdout: says('allow') }),
    'check, line: cd a && git push --force': check(['cd a && git push --force'], { budget: 1.2, status: 10, stdout: says('ask') }),
    'policy check, line: ls -la | head': called(['policy', 'check'], ['ls -la | head'], { budget: 1.2, stdout: says('allow') }),
    '-q check --text .., line: ls -la | head': called(['-q', 'check', '--text'], ['ls -la | head'], {
      budget: 1.2,
      stdout: text => text.startsWith('allow'),
    }),
    'hook claude: ls -la | head': {
      argv: [node, atip, 'hook', 'claude'],
      env,
      input: payload,
      budget: 1.3,
      stdout: text => JSON.parse(text).hookSpecificOutput.permissionDecision === 'allow',
    },
    // what is written after the answer counts too: some clients wait for the end of the process
    'hook claude, with a decision log': {
      argv: [node, atip, 'hook', 'claude'],
      env: { ...env, XDG_CONFIG_HOME: logged, XDG_STATE_HOME: directory },
      input: payload,
      stdout: text => JSON.parse(text).hookSpecificOutput.permissionDecision === 'allow',
    },
  },
  { directory, runs: 30 },
)
