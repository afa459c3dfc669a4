// Which small changes to the code that decides would loosen it, and nobody would notice? Each mutant of the files below judges the lines that
// must not be approved (test/vectors, the shims' own tests): one that approves such a line is noticed. One that approves only a line of --wide
// (rows with "run", of which nothing is promised) is a test that is missing; with --tests the tests of test/policy and test/shell may notice it.
//   node bench/mutation/mutation.mjs --wide LINES.jsonl [--tests] [--only PART_OF_PATH] [--every N] [--workers N] > survivors.jsonl
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { loadEngine } from '../engine.mjs'
import { instrumented, mutantsOf } from './mutants.mjs'

const { values } = parseArgs({
  options: {
    wide: { type: 'string' },
    tests: { type: 'boolean' },
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
})
const root = new URL('../..', import.meta.url).pathname

/** What decides: from the words of a line to the verdict. */
const NAMES = {
  'src/policy':
    'assess assess-arguments assess-directory assess-inner assess-input assess-setting assessment judge read-layers join-layers silence roles modes kept decide named delegate conditions scopes',
  'src/shell':
    'expand braces tilde unquoted builtins declare settings statements command runaway leaves state merge variable redirections arithmetic test-command word',
}

const filesOf = () =>
  [
    ...Object.entries(NAMES).flatMap(([directory, names]) => names.split(' ').map(name => `${directory}/${name}.ts`)),
    ...readdirSync(join(root, 'src/shell/argv')).map(name => `src/shell/argv/${name}`),
  ].filter(file => file.includes(values.only) && existsSync(join(root, file)))

/** A worker that says nothing for this long runs in a circle: the mutant is noticed. In milliseconds; a round takes a second, the first one ten. */
const PATIENCE = 120_000

const shims = readdirSync(join(root, 'shims'))
  .filter(name => name.endsWith('.json'))
  .map(name => readFileSync(join(root, 'shims', name), 'utf8'))

const readLines = file =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))

/** Lines whose verdicts tests demand: the vectors, and what shims say of themselves. */
const keptLines = () => [
  ...['policy', 'judged', 'attacks'].flatMap(name => readLines(join(root, `test/vectors/${name}.jsonl`))),
  ...shims.flatMap(text => JSON.parse(text)['x-tests'] ?? []),
]

const scratch = mkdtempSync(join(tmpdir(), 'mutation-'))
const write = (name, text) => {
  writeFileSync(join(scratch, name), text)
  return join(scratch, name)
}

const sources = new Map(filesOf().map(file => [join(root, file), readFileSync(join(root, file), 'utf8')]))
const mutants = [...sources].flatMap(([file, source]) => mutantsOf(source, file)).map((mutant, id) => ({ ...mutant, id }))

const lines = {
  kept: keptLines().filter(({ expect }) => expect !== 'allow'),
  wide: values.wide === undefined ? [] : readLines(values.wide),
}
const setup = {
  lines: write('lines.json', JSON.stringify(lines)),
  documents: write('shims.json', JSON.stringify(shims.map(text => [JSON.parse(text).name, text]))),
  builtins: join(root, 'builtins/shell.json'),
}

/** The engine with the mutants of one file in it; those of all files at once would make every line many times slower. */
const engineOf = async (file, own) => {
  const transform = (_, id) =>
    id === file
      ? {
          // as it was when its mutants were made
          code: instrumented(
            sources.get(file),
            own,
            own.map(it => it.id),
          ),
          moduleType: 'ts',
        }
      : null
  const { code } = await loadEngine({ plugins: [{ name: 'mutants', transform }], load: false })
  return write(`engine-${own[0].id}.mjs`, code)
}

/** Tries the mutants of one file; a worker that hangs or dies is replaced, and its mutant was noticed. */
const tryFile = async (file, note) => {
  const own = mutants.filter(mutant => mutant.file === file)
  const queue = own.filter(({ id }) => id % Number(values.every) === 0)
  if (queue.length === 0) return
  const engine = await engineOf(file, own)
  while (queue.length > 0) {
    const argument = JSON.stringify({ ...setup, engine })
    const child = spawn(process.execPath, ['--stack-size=900', join(root, 'bench/mutation/run-mutants.mjs'), argument], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    let current
    let timer
    const next = () => {
      clearTimeout(timer)
      current = queue.shift()
      if (current === undefined) return child.stdin.end()
      child.stdin.write(`${JSON.stringify({ id: current.id, atLoad: current.atLoad })}\n`)
      timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    }
    child.stdin.on('error', () => {})
    for await (const line of createInterface({ input: child.stdout })) {
      const answer = JSON.parse(line)
      if (answer.ready !== true) note(current, answer)
      next()
    }
    clearTimeout(timer)
    if (current !== undefined) note(current, { noticedBy: 'it does not end', loosened: [] })
  }
}

const describe = ({ file, line, change, start, end }) => ({
  file: file.slice(root.length),
  line,
  change,
  text: sources.get(file).slice(start, end).replace(/\s+/g, ' ').slice(0, 120),
})

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
const counts = { tried: 0, noticed: 0, loosening: 0 }
const summary = () =>
  `${counts.tried} tried: ${counts.noticed} noticed by a kept line, ${counts.loosening} loosen only one of the wide lines, the others loosen none`

/** Said at once: a run takes long, and what it found until it is stopped counts. */
const note = (mutant, { noticedBy, loosened }) => {
  counts.tried++
  if (noticedBy !== null) counts.noticed++
  else if (loosened.length > 0) {
    counts.loosening++
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
rmSync(scratch, { recursive: true })
