// Verdicts per second over the vectors in one process, the spread, and the score: `node bench/policy.mjs [--list] [VECTORS]`.
import { readFileSync } from 'node:fs'
import { loadEngine, shimContext } from './engine.mjs'

const file = process.argv.slice(2).find(it => !it.startsWith('--')) ?? new URL('../test/vectors/policy.jsonl', import.meta.url)
const vectors = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line))
const { evaluate, stackOf } = await loadEngine()
const context = shimContext()
const rules = { policies: stackOf({}) }
const judge = ({ run }) => evaluate({ kind: 'line', text: run }, context, rules)

const isRight = (expected, decision) => (expected === 'not-allow' ? decision !== 'allow' : decision === expected)
const scores = {}
const kinds = { 'false allow': [], 'false prompt': [], 'false deny': [], 'deny softened': [] }
for (const vector of vectors) {
  const { decision, reason } = judge(vector)
  const { expect, run } = vector
  const score = (scores[vector.class] ??= { right: 0, of: 0 })
  score.of++
  if (isRight(expect, decision)) score.right++
  if (expect !== 'allow' && decision === 'allow') kinds['false allow'].push(run)
  if (expect === 'allow' && decision !== 'allow') kinds['false prompt'].push(`${decision}: ${run}  -- ${reason}`)
  if (expect === 'ask' && decision === 'deny') kinds['false deny'].push(`${run}  -- ${reason}`)
  if (expect === 'deny' && decision === 'ask') kinds['deny softened'].push(`${run}  -- ${reason}`)
}
console.table(scores)
console.log(
  Object.entries(kinds)
    .map(([kind, runs]) => `${kind} ${runs.length}`)
    .join(', '),
)
if (process.argv.includes('--list'))
  for (const [kind, runs] of Object.entries(kinds)) for (const run of runs) console.log(`${kind}: ${JSON.stringify(run)}`)

// three rounds to warm up, then the times of single verdicts
for (let round = 0; round < 3; round++) for (const vector of vectors) judge(vector)
const times = []
const start = performance.now()
for (let round = 0; round < 20; round++) {
  for (const vector of vectors) {
    const before = performance.now()
    judge(vector)
    times.push(performance.now() - before)
  }
}
const seconds = (performance.now() - start) / 1000
times.sort((a, b) => a - b)
const at = share => `${(times[Math.floor(times.length * share)] * 1000).toFixed(0)} us`
console.log(`${Math.round(times.length / seconds)} verdicts per second; median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(0.99999)}`)
