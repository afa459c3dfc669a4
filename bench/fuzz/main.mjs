// Lines made by chance, run by a real shell in a sandbox, and compared with what our reader says of them:
// npm run fuzz -- [--lines N] [--seed N] [--shell bash|sh|zsh] [--line TEXT] [--no-scripts] [--workers N] [--list]
import { parseArgs } from 'node:util'
import { compare } from './compare.mjs'
import { corpusOf } from './lines/corpus.mjs'
import { makeLine } from './lines/make.mjs'
import { loadReader } from './reading.mjs'
import { emptyFigures, noteReading, noteRun, printFigures, printFinding } from './report.mjs'
import { lacking, withSandboxes } from './sandbox/sandbox.mjs'
import { shrink } from './shrink.mjs'

const { values: given } = parseArgs({
  options: {
    lines: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    shell: { type: 'string', default: 'bash' },
    line: { type: 'string', multiple: true },
    scripts: { type: 'boolean', default: true },
    workers: { type: 'string', default: '2' },
    refused: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** Lines that one sandbox works on at a time. */
const BATCH = 64

/** Findings of the same kind are shown once; past so many different ones nobody reads on. */
const MOST_SHOWN = 200

const why = lacking(given.shell)
if (why !== undefined) {
  console.log(`skipped: ${why}`)
  process.exit(0)
}

const read = await loadReader(given.shell)
const [count, seed] = [Number(given.lines), Number(given.seed)]
const lines = given.line ?? undefined
const corpus = lines === undefined ? corpusOf(given.scripts) : []
const lineAt = at => (lines === undefined ? makeLine({ seed, at, corpus, shell: given.shell }) : lines[at])
let total = lines?.length ?? count

const figures = emptyFigures()
const found = new Map()

const examine = (line, run) => {
  const reading = read(line, given.refused)
  return { reading, ...compare(reading, run) }
}

/** What remains the same of a finding while it is made shorter. */
const kindsOf = ({ reading, misses }) => (reading.refused.length > 0 && !given.refused ? [] : misses.map(it => it.kind))

const investigate = async (sandbox, line, kind) => {
  const short = !given.shrink
    ? line
    : await shrink(line, async candidates => {
        const runs = await sandbox.run(candidates)
        return candidates.map((candidate, at) => kindsOf(examine(candidate, runs[at])).includes(kind))
      })
  const [run] = await sandbox.run([short])
  return { line: short, from: line, run, ...examine(short, run) }
}

/** What is refused needs no comparing; one in so many is run all the same, to see what was refused. */
const REFUSED_RUN = 10

const work = async (sandbox, take) => {
  for (let batch = take(); batch.length > 0; batch = take()) {
    const made = batch.map(at => ({ at, text: lineAt(at) })).map(it => ({ ...it, reading: read(it.text) }))
    for (const { reading } of made) noteReading(figures, reading)
    const chosen = made.filter(
      ({ at, reading }) => lines !== undefined || given.refused || reading.refused.length === 0 || at % REFUSED_RUN === 0,
    )
    const texts = chosen.map(it => it.text)
    const runs = await sandbox.run(texts)
    for (const [index, run] of runs.entries()) {
      const text = texts[index]
      const reading = chosen[index].reading.refused.length === 0 ? chosen[index].reading : read(text, true)
      const result = { reading, ...compare(reading, run) }
      noteRun(figures, run, result)
      if (lines !== undefined)
        console.log(`${JSON.stringify(texts[index])}: ${result.reading.refused.join('; ') || result.covered.join(', ') || 'ran nothing'}`)
      const [kind] = kindsOf(result)
      if (kind === undefined || found.size >= MOST_SHOWN) continue
      const finding = await investigate(sandbox, texts[index], kind)
      if (found.has(finding.line)) continue
      found.set(finding.line, finding)
      printFinding(finding, chosen[index].at)
    }
  }
}

let next = 0
const take = () => {
  const start = next
  next = Math.min(total, next + BATCH)
  return Array.from({ length: next - start }, (_, index) => start + index)
}

// what was found until then is told
process.once('SIGINT', () => (total = next))

const started = performance.now()
await withSandboxes(given.shell, Number(given.workers), sandboxes => Promise.all(sandboxes.map(sandbox => work(sandbox, take))))
printFigures(figures, { shell: given.shell, seed, lines: total, seconds: (performance.now() - started) / 1000, different: found.size })
process.exitCode = figures.findings === 0 ? 0 : 1
