// A worker of mutation.mjs: gets numbers of mutants, judges the kept lines under each, and says what it saw, a JSON line for each.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const { engine: chunk, kept, wide, documents, builtins } = JSON.parse(process.argv[2])
const source = pathToFileURL(chunk).href
const readLines = file => readFileSync(file, 'utf8').trimEnd().split('\n').map(JSON.parse)
const wideLines = wide === null ? [] : readLines(wide)
const shims = readFileSync(documents, 'utf8')
const shell = readFileSync(builtins, 'utf8')

/** New for each mutant: what the engine remembers of a document it keeps with the document. */
const contextOf = () => {
  const raw = new Map(shimTexts)
  const known = new Map()
  const layersOf = tool => {
    if (!known.has(tool) && raw.has(tool)) known.set(tool, [{ document: JSON.parse(raw.get(tool)), source: 'packaged', trusted: true }])
    return known.get(tool)
  }
  return {
    shell: 'bash',
    cwd: '/home/user/project',
    project: '/home/user/project',
    home: '/home/user',
    temp: ['/tmp', '/var/tmp'],
    builtins: { document: JSON.parse(shell), source: 'builtin', trusted: true },
    resolveTool: name => {
      const tool = /^(?:\/usr)?\/s?bin\/([^/]+)$/.exec(name)?.[1] ?? name
      const layers = tool.includes('/') ? undefined : layersOf(tool)
      if (layers !== undefined) return { kind: 'known', tool, layers, installed: true, path: `/usr/bin/${tool}` }
      return { kind: 'unknown', tool, reason: tool.includes('/') ? 'is not a registered tool' : 'is not in the registry' }
    },
  }
}
const shimTexts = new Map(JSON.parse(shims))

const isRight = (expected, decision) => (expected === 'not-allow' ? decision !== 'allow' : decision === expected)

const decisionOf = (engine, context, run) => {
  try {
    return engine.evaluate({ kind: 'line', text: run }, context, { policies: engine.stackOf({}) }).decision
  } catch {
    return 'crash'
  }
}

const warm = await import(source)
// what does not hold without a mutant (another machine, another home) says nothing
const firstContext = contextOf()
const keptLines = readLines(kept).filter(({ run, expect }) => isRight(expect, decisionOf(warm, firstContext, run)))
const before = wideLines.map(({ run }) => decisionOf(warm, firstContext, run))
console.log(JSON.stringify({ ready: true }))

for await (const line of createInterface({ input: process.stdin })) {
  const { id, atLoad } = JSON.parse(line)
  globalThis.mutant = id
  const engine = atLoad ? await import(`${source}?mutant=${id}`).catch(() => undefined) : warm
  const answer = { id, killedBy: null, loosened: [] }
  if (engine === undefined) answer.killedBy = 'it does not load'
  const context = contextOf()
  for (const { run, expect } of keptLines) {
    if (answer.killedBy !== null) break
    if (!isRight(expect, decisionOf(engine, context, run))) answer.killedBy = run
  }
  if (answer.killedBy === null)
    for (const [at, { run }] of wideLines.entries()) {
      if (before[at] === 'allow' || answer.loosened.length >= 3) continue
      if (decisionOf(engine, context, run) === 'allow') answer.loosened.push(run)
    }
  globalThis.mutant = undefined
  console.log(JSON.stringify(answer))
}
