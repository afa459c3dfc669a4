// Which small changes to the code that decides would loosen it, and nobody would notice? Each mutant of the files below judges the lines that
// must not be approved (test/vectors, the shims' own tests, whatever test/policy asks about): one that approves such a line, or asks about one
// that is denied, is noticed, and so is one that hinders a line that must be approved. One that loosens only a line of --wide (rows as those of test/vectors, of which nothing is promised) is a test
// that is missing; with --tests the tests of test/policy and test/shell may notice it. --recorded: what test/policy asked, made where it is
// not there. --again: only the survivors of an earlier run.
//   node bench/mutation/mutation.mjs --wide LINES.jsonl [--recorded FILE] [--again SURVIVORS.jsonl] [--tests] [--only PART_OF_PATH[,PART]] [--every N [--from N]] [--workers N] > survivors.jsonl
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { deserialize, serialize } from 'node:v8'
import { parseArgs } from 'node:util'
import { loadEngine } from '../engine.mjs'
import { instrumented, mutantsOf } from './mutants.mjs'

const { values } = parseArgs({
  options: {
    wide: { type: 'string' },
    recorded: { type: 'string' },
    again: { type: 'string' },
    tests: { type: 'boolean' },
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
  },
})
const root = new URL('../..', import.meta.url).pathname

/** What decides: from the words of a line to the verdict; of policies, what reads and weighs them. */
const FOLDERS = ['src/judge', 'src/shell', 'src/shell/argv']
const OF_POLICY = 'decide delegate delegation conditions named command-pattern reading-match plain-match word-match rule-words'.split(' ')

const filesOf = () =>
  [
    ...OF_POLICY.map(name => `src/policy/${name}.ts`),
    ...FOLDERS.flatMap(directory =>
      readdirSync(join(root, directory))
        .filter(name => name.endsWith('.ts'))
        .map(name => `${directory}/${name}`),
    ),
  ].filter(file => values.only.split(',').some(part => file.includes(part)))

/** A worker that says nothing for this long runs in a circle: the mutant is noticed. In milliseconds; a round takes a second. */
const PATIENCE = 40_000
/** Before the first round every line is judged once, to see what it reaches. */
const PATIENCE_AT_FIRST = 600_000

const shims = readdirSync(join(root, 'shims'))
  .filter(name => name.endsWith('.json'))
  .map(name => readFileSync(join(root, 'shims', name), 'utf8'))

const readLines = file =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))

/** Lines whose verdicts tests demand: the vectors, and what shims say of themselves. */
const demandedLines = () => [
  ...['policy', 'judged', 'attacks', 'rules'].flatMap(name => readLines(join(root, `test/vectors/${name}.jsonl`))),
  ...shims.flatMap(text => JSON.parse(text)['x-tests'] ?? []),
]

const recordTests = file =>
  spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--config', 'bench/mutation/record.config.mjs', 'test/policy'], {
    cwd: root,
    env: { ...process.env, RECORDED: file },
    stdio: 'ignore',
  })

/** What the tests ask besides. That a line of a packaged tool is denied, and not only asked about, is not what most of them are about. */
const recordedLines = file => {
  if (!existsSync(file)) recordTests(file)
  const distinct = new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))
  return [...distinct].map(text => {
    const row = deserialize(Buffer.from(text, 'base64'))
    const { policies, delegation, tools } = row.recorded
    const plain =
      policies !== null && ['managed', 'user', 'project'].every(level => policies[level] === undefined) && delegation === undefined
    return plain && tools.every(([, found]) => found.packaged === true || found.kind === 'unknown')
      ? { ...row, expect: row.expect === 'allow' ? 'allow' : 'not-allow' }
      : row
  })
}

const scratch = mkdtempSync(join(tmpdir(), 'mutation-'))
const write = (name, text) => {
  writeFileSync(join(scratch, name), text)
  return join(scratch, name)
}

const sources = new Map(filesOf().map(file => [join(root, file), readFileSync(join(root, file), 'utf8')]))
const mutants = [...sources].flatMap(([file, source]) => mutantsOf(source, file)).map((mutant, id) => ({ ...mutant, id }))

const lines = {
  kept: [...demandedLines(), ...recordedLines(values.recorded ?? join(scratch, 'recorded'))],
  wide: values.wide === undefined ? [] : readLines(values.wide).map(row => ({ ...row, expect: undefined })),
}
const setup = {
  lines: write('lines', serialize(lines)),
  documents: write('shims.json', JSON.stringify(shims.map(text => [JSON.parse(text).name, text]))),
  builtins: join(root, 'builtins/shell.json'),
}

/** The engine with the mutants of one file in it; those of all files at once would make every line many times slower. */
const engineOf = async (file, own) => {
  // as it was when its mutants were made
  const ids = own.map(it => it.id)
  const { code: source, siteOf } = instrumented(sources.get(file), own, ids)
  const transform = (_, id) => (id === file ? { code: source, moduleType: 'ts' } : null)
  const { code } = await loadEngine({ plugins: [{ name: 'mutants', transform }], load: false })
  return { engine: write(`engine-${own[0].id}.mjs`, code), siteOf }
}

/** Tries the mutants of one file; a worker that hangs or dies is replaced, and its mutant was noticed. */
const tryFile = async (file, note) => {
  const own = mutants.filter(mutant => mutant.file === file)
  const queue = own.filter(mutant => mutant.id % Number(values.every) === Number(values.from) && isWanted(mutant))
  if (queue.length === 0) return
  const { engine, siteOf } = await engineOf(file, own)
  while (queue.length > 0) {
    const argument = JSON.stringify({ ...setup, engine })
    const child = spawn(process.execPath, ['--stack-size=900', join(root, 'bench/mutation/run-mutants.mjs'), argument], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    let current
    let ready = false
    let timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_AT_FIRST)
    const next = () => {
      clearTimeout(timer)
      current = queue.shift()
      if (current === undefined) return child.stdin.end()
      child.stdin.write(`${JSON.stringify({ id: current.id, site: siteOf.get(current.id), atLoad: current.atLoad })}\n`)
      timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    }
    child.stdin.on('error', () => {})
    for await (const line of createInterface({ input: child.stdout })) {
      const answer = JSON.parse(line)
      ready = true
      if (answer.ready === true)
        console.error(`${file.slice(root.length)}: ${own.length} mutants, ${answer.kept} lines kept, ${answer.wide} wide`)
      else note(current, answer)
      next()
    }
    clearTimeout(timer)
    if (!ready) throw new Error(`the lines cannot be judged with ${file} prepared`)
    if (current !== undefined) note(current, { noticedBy: 'it does not end', loosened: [] })
  }
}

const describe = ({ file, line, change, start, end }) => ({
  file: file.slice(root.length),
  line,
  change,
  text: sources.get(file).slice(start, end).replace(/\s+/g, ' ').slice(0, 120),
})

const nameOf = ({ file, line, change, text }) => [file, line, change, text].join('\n')
const earlier = values.again === undefined ? undefined : new Set(readLines(values.again).map(nameOf))
const isWanted = mutant => earlier === undefined || earlier.has(nameOf(describe(mutant)))

/** Whether the tests notice. */
const isTested = mutant =>
  spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--bail', '1', '--config', 'bench/mutation/vitest.config.mjs', 'test/policy', 'test/shell'],
    {
      cwd: root,
      env: { ...process.env, MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      timeout: 600_000,
    },
  ).status !== 0

console.error(`${mutants.length} mutants of ${sources.size} files`)
const counts = { tried: 0, noticed: 0, loosening: 0, files: {} }
const summary = () =>
  `${counts.tried} tried: ${counts.noticed} noticed by a kept line, ${counts.loosening} loosen only one of the wide lines, the others loosen none`

/** Said at once: a run takes long, and what it found until it is stopped counts. */
const note = (mutant, { noticedBy, loosened }) => {
  const row = (counts.files[describe(mutant).file] ??= { tried: 0, noticed: 0, loosening: 0 })
  counts.tried++
  row.tried++
  if (noticedBy !== null) {
    counts.noticed++
    row.noticed++
  } else if (loosened.length > 0) {
    counts.loosening++
    row.loosening++
    const tested = values.tests ? { tested: isTested(mutant) } : {}
    console.log(JSON.stringify({ ...describe(mutant), loosened, ...tested }))
  }
  if (counts.tried % 100 === 0) console.error(summary())
}

const files = [...sources.keys()]
const work = async () => {
  for (let file = files.shift(); file !== undefined; file = files.shift()) await tryFile(file, note)
}
await Promise.all(Array.from({ length: Number(values.workers) }, work))
console.error(summary())
for (const [file, { tried, noticed, loosening }] of Object.entries(counts.files))
  console.error(`  ${file}: ${tried} tried, ${noticed} noticed, ${loosening} loosening`)
rmSync(scratch, { recursive: true })
