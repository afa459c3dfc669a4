// A worker of mutation.mjs: gets numbers of mutants, judges the lines that are not approved under each, and says which one it approves.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const { engine: chunk, kept, wide, documents, builtins } = JSON.parse(process.argv[2])
const source = pathToFileURL(chunk).href
const readLines = file => readFileSync(file, 'utf8').trimEnd().split('\n').map(JSON.parse)
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

const decisionOf = (engine, context, run) => {
  try {
    return engine.evaluate({ kind: 'line', text: run }, context, { policies: engine.stackOf({}) }).decision
  } catch {
    // whoever asks gets no answer, and no approval
    return 'crash'
  }
}

const warm = await import(source)
const firstContext = contextOf()
/** Only what is not approved can be loosened. */
const keptLines = readLines(kept).filter(({ run, expect }) => expect !== 'allow' && decisionOf(warm, firstContext, run) !== 'allow')
const wideLines = wide === null ? [] : readLines(wide).filter(({ run }) => decisionOf(warm, firstContext, run) !== 'allow')
console.log(JSON.stringify({ ready: true, kept: keptLines.length, wide: wideLines.length }))

for await (const line of createInterface({ input: process.stdin })) {
  const { id, atLoad } = JSON.parse(line)
  globalThis.mutant = id
  const engine = atLoad ? await import(`${source}?mutant=${id}`).catch(() => undefined) : warm
  const context = contextOf()
  const loosens = ({ run }) => engine !== undefined && decisionOf(engine, context, run) === 'allow'
  const noticedBy = keptLines.find(loosens)?.run ?? null
  const loosened = noticedBy === null ? wideLines.filter(loosens).map(({ run }) => run) : []
  globalThis.mutant = undefined
  console.log(JSON.stringify({ id, noticedBy, loosened: loosened.slice(0, 3) }))
}
