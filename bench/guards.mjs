// What the built program says to the lines that the tests of other guards call dangerous or safe. Nothing of theirs is kept here: give it
// checkouts of them (destructive_command_guard, claude-code-safety-net): node bench/guards.mjs [--policy NAME] [--list] [--lines] CHECKOUT...
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { labelledLines } from './labelled-lines.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { policy: { type: 'string' }, list: { type: 'boolean' }, lines: { type: 'boolean' } },
})
const atip = new URL('../bin/atip.cjs', import.meta.url).pathname

/** Judged in an empty repository below an empty home, by the packaged shims alone. */
const verdictsOf = lines => {
  const scratch = mkdtempSync(join(tmpdir(), 'guards-'))
  const project = join(scratch, 'home', 'project')
  mkdirSync(project, { recursive: true })
  spawnSync('git', ['init', '-q', project])
  const environment = { ...process.env, HOME: join(scratch, 'home') }
  for (const name of ['DATA', 'CACHE', 'CONFIG', 'STATE']) environment[`XDG_${name}_HOME`] = join(scratch, name)
  const { stdout } = spawnSync(process.execPath, [atip, 'check', '--stdin', ...(values.policy ? ['--policy', values.policy] : [])], {
    input: lines.map(({ run }) => JSON.stringify({ run, cwd: project })).join('\n'),
    env: environment,
    cwd: project,
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  })
  rmSync(scratch, { recursive: true })
  return stdout.trimEnd().split('\n').map(JSON.parse)
}

/** The ten commonest causes: the same for another command, file or option is the same cause. */
const commonest = rows => {
  const counts = new Map()
  for (const { reason, decision, invocations } of rows) {
    const deciding = invocations.find(it => it.decision === decision)
    const named = [deciding?.command, deciding?.tool].find(name => typeof name === 'string' && reason.startsWith(name))
    const cause = reason
      .slice(named?.length ?? 0)
      .trim()
      .replace(/ \(.*|: .*/, '')
    counts.set(cause, (counts.get(cause) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 10)
}

for (const checkout of positionals) {
  const lines = labelledLines(checkout)
  if (values.lines) {
    for (const line of lines) console.log(JSON.stringify(line))
    continue
  }
  const verdicts = verdictsOf(lines)
  const rows = lines.map((line, at) => ({ ...line, ...verdicts[at] }))
  const dangerous = rows.filter(row => row.label === 'dangerous')
  const safe = rows.filter(row => row.label === 'safe')
  const passed = dangerous.filter(row => row.decision === 'allow')
  const asked = safe.filter(row => row.decision !== 'allow')
  console.log(
    `${basename(checkout)}: ${passed.length} of ${dangerous.length} dangerous lines allowed, ${asked.length} of ${safe.length} safe lines asked or denied`,
  )
  for (const row of passed) console.log(`  allowed: ${JSON.stringify(row.run)}`)
  for (const [cause, count] of commonest(asked)) console.log(`  ${String(count).padStart(5)} ${cause}`)
  if (values.list) for (const row of asked) console.log(`  ${row.decision}: ${JSON.stringify(row.run)} -- ${row.reason}`)
}
