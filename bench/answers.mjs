// How many tokens (o200k_base) `atip show` answers with, over all packaged shims: node bench/answers.mjs [--full] [--worst]
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { rolldown } from 'rolldown'

const root = new URL('..', import.meta.url).pathname
const id = '\0answers'
const source = `
  export { commandView } from '${root}src/search/command-view.ts'
  export { toolIndex } from '${root}src/search/tool-index.ts'
  export { estimateTokens } from '${root}src/search/estimate.ts'
  export { withStates } from '${root}src/search/full-document.ts'
  export { narrow } from '${root}src/document/trim.ts'
  export { briefText } from '${root}src/commands/show/brief-text.ts'
  export { wholeText } from '${root}src/commands/show/whole-text.ts'
`
const build = await rolldown({
  input: id,
  cwd: root,
  platform: 'node',
  plugins: [{ name: 'entry', resolveId: name => (name === id ? id : null), load: name => (name === id ? source : null) }],
})
const { output } = await build.generate({ format: 'esm', codeSplitting: false })
await build.close()
const directory = mkdtempSync(join(tmpdir(), 'atip-bench-'))
writeFileSync(join(directory, 'answers.mjs'), output[0].code)
const show = await import(pathToFileURL(join(directory, 'answers.mjs')).href)
rmSync(directory, { recursive: true })

const origin = name => ({
  'x-atip': { path: `/usr/bin/${name}`, source: 'shim', origin: 'packaged', available: true, trusted: true, warnings: [] },
})
const cost = name => answer => show.estimateTokens(`${JSON.stringify({ ...answer, ...origin(name) })}\n`)
const style = { width: Infinity, color: false }

/** Both forms of an answer, counted. */
const counted = (answer, text) => ({ json: countTokens(`${JSON.stringify(answer)}\n`), text: countTokens(`${text}\n`) })

const briefly = (kind, name, view) => {
  const shown = { ...view, ...origin(name) }
  const json = `${JSON.stringify(shown)}\n`
  return { kind, ...counted(shown, show.briefText(shown, style)), estimate: show.estimateTokens(json) }
}

const wholly = (kind, name, document, command) => {
  const more = {
    file: `/usr/lib/node_modules/atip/shims/${name}.json`,
    override: null,
    available: true,
    trust: 'it comes with atip',
    warnings: [],
  }
  const shown = { ...show.withStates(document), 'x-atip': { ...origin(name)['x-atip'], ...more } }
  return { kind, ...counted(shown, show.wholeText(shown, { width: 80, color: false }, { command })) }
}

const answers = []
const whole = process.argv.includes('--full')
for (const file of readdirSync(join(root, 'shims'))) {
  const document = JSON.parse(readFileSync(join(root, 'shims', file), 'utf8'))
  const { name } = document
  const visit = (names, nodes) => {
    const own = nodes.at(-1)
    const group = Object.keys(own.commands ?? {}).length > 0
    const kind = names.length === 0 ? (group ? 'index of a tool' : 'tool without commands') : group ? 'index of a group' : 'command'
    const question = { document, names, nodes, levels: undefined, limit: undefined, cost: cost(name), filtered: 0 }
    const answer = whole
      ? wholly(kind, name, names.length === 0 ? document : show.narrow(document, names, nodes), names)
      : briefly(kind, name, group ? show.toolIndex(question) : show.commandView(question))
    answers.push({ ...answer, call: [name, ...names].join(' ') })
    for (const [word, child] of Object.entries(own.commands ?? {})) visit([...names, word], [...nodes, child])
  }
  visit([], [document])
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
const LIMITS = { 'index of a tool': 2000, 'index of a group': 2000, 'tool without commands': 600, command: 600 }
for (const form of ['json', 'text']) {
  console.log(`\n${form.padEnd(24)}${['n', 'median', '90 %', '95 %', '99 %', 'most', 'within'].map(it => it.padStart(9)).join('')}`)
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const found = answers.filter(answer => answer.kind === kind)
    const sorted = found.map(it => it[form]).toSorted((a, b) => a - b)
    const within = (100 * sorted.filter(it => it <= limit).length) / sorted.length
    const cells = [sorted.length, ...[0.5, 0.9, 0.95, 0.99].map(share => at(sorted, share)), sorted.at(-1), `${within.toFixed(1)} %`]
    console.log(
      `${kind.padEnd(24)}${cells.map(it => String(it).padStart(9)).join('')}  of ${limit}: ${found.find(it => it[form] === sorted.at(-1)).call}`,
    )
  }
}
if (process.argv.includes('--worst'))
  for (const { call, json, text } of answers.filter(answer => answer.kind === 'index of a tool' && answer.json > 1900))
    console.log(call, json, text)
if (!whole) {
  const ratios = answers.map(it => it.estimate / it.json).toSorted((a, b) => a - b)
  console.log(
    `\nestimate / tokens: least ${ratios[0].toFixed(2)}, 1 % ${at(ratios, 0.01).toFixed(2)}, median ${at(ratios, 0.5).toFixed(2)}, most ${ratios.at(-1).toFixed(2)}`,
  )
}
