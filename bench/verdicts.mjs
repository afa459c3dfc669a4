// What the built program says to many lines, kept and compared, so that no verdict changes without being seen:
//   node bench/verdicts.mjs record [--atip bin/atip.cjs] [--policy NAME] [--home DIR] [--project DIR] LINES.jsonl... > before.jsonl
//   node bench/verdicts.mjs compare before.jsonl after.jsonl [--most N]
// A row of LINES is an object with "run". Home and project are scratch directories unless they are named; only packaged shims describe tools.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    atip: { type: 'string', default: new URL('../bin/atip.cjs', import.meta.url).pathname },
    policy: { type: 'string' },
    home: { type: 'string' },
    project: { type: 'string' },
    most: { type: 'string', default: '40' },
  },
})
const [verb, ...files] = positionals

const rowsOf = file =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))

const record = () => {
  const scratch = mkdtempSync(join(tmpdir(), 'verdicts-'))
  const home = resolve(values.home ?? join(scratch, 'home'))
  const project = resolve(values.project ?? join(home, 'project'))
  if (values.project === undefined) {
    mkdirSync(project, { recursive: true })
    execFileSync('git', ['init', '-q', project])
  }
  const runs = [...new Set(files.flatMap(rowsOf).map(row => row.run))]
  const environment = { ...process.env, HOME: home, NODE_EXTRA_CA_CERTS: '' }
  for (const name of ['DATA', 'CACHE', 'CONFIG', 'STATE']) environment[`XDG_${name}_HOME`] = join(scratch, name.toLowerCase())
  const policy = values.policy === undefined ? [] : ['--policy', values.policy]
  const { stdout, stderr } = spawnSync(process.execPath, [values.atip, 'check', '--stdin', ...policy], {
    input: runs.map(run => JSON.stringify({ run, cwd: project })).join('\n'),
    env: environment,
    cwd: project,
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  })
  rmSync(scratch, { recursive: true })
  const verdicts = stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
  if (verdicts.length !== runs.length) throw new Error(`${verdicts.length} verdicts for ${runs.length} lines: ${stderr.slice(0, 300)}`)
  runs.forEach((run, at) =>
    process.stdout.write(`${JSON.stringify({ run, decision: verdicts[at].decision, reason: verdicts[at].reason })}\n`),
  )
  const digest = createHash('sha256').update(verdicts.map((it, at) => `${it.decision} ${runs[at]}`).join('\n'))
  const count = decision => verdicts.filter(it => it.decision === decision).length
  process.stderr.write(
    `${runs.length} lines: allow ${count('allow')}, ask ${count('ask')}, deny ${count('deny')}; sha256 ${digest.digest('hex').slice(0, 16)}\n`,
  )
}

const compare = () => {
  const [before, after] = files.map(file => new Map(rowsOf(file).map(row => [row.run, row])))
  const changes = new Map()
  let same = 0
  for (const [run, was] of before) {
    const is = after.get(run)
    if (is === undefined) continue
    if (is.decision === was.decision) same++
    else {
      const kind = `${was.decision} -> ${is.decision}`
      changes.set(kind, [
        ...(changes.get(kind) ?? []),
        `${JSON.stringify(run.slice(0, 300))}\n    was: ${was.reason}\n    is:  ${is.reason}`,
      ])
    }
  }
  console.log(`${same} as before`)
  for (const [kind, list] of changes) {
    console.log(`\n${kind}: ${list.length}`)
    for (const line of list.slice(0, Number(values.most))) console.log(`  ${line}`)
  }
}

if (verb === 'record' && files.length > 0) record()
else if (verb === 'compare' && files.length === 2) compare()
else {
  console.error('verdicts.mjs record LINES.jsonl... | compare BEFORE.jsonl AFTER.jsonl')
  process.exitCode = 64
}
