// A worker of mutation.mjs: gets numbers of mutants, judges the lines that are not approved under each, and says which one it approves.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { contextOf, packagedLayer } from '../engine.mjs'

const { engine: chunk, lines, documents, builtins } = JSON.parse(process.argv[2])
const source = pathToFileURL(chunk).href
const shims = new Map(JSON.parse(readFileSync(documents, 'utf8')))
const shell = readFileSync(builtins, 'utf8')

/** New for each mutant: what the engine remembers of a document it keeps with the document. */
const newContext = () => {
  const known = new Map()
  const layersOf = tool => {
    if (!known.has(tool) && shims.has(tool)) known.set(tool, packagedLayer(JSON.parse(shims.get(tool))))
    return known.get(tool)
  }
  return contextOf(layersOf, JSON.parse(shell))
}

const decisionOf = (engine, context, run) => {
  try {
    return engine.evaluate({ kind: 'line', text: run }, context, { policies: engine.stackOf({}) }).decision
  } catch {
    // whoever asks gets no answer, and no approval
    return 'crash'
  }
}

const warm = await import(source)
const firstContext = newContext()
/** Only what is not approved can be loosened. */
const isHeld = ({ run }) => decisionOf(warm, firstContext, run) !== 'allow'
const { kept, wide } = JSON.parse(readFileSync(lines, 'utf8'))
const keptLines = kept.filter(isHeld)
const wideLines = wide.filter(isHeld)
console.log(JSON.stringify({ ready: true }))

for await (const line of createInterface({ input: process.stdin })) {
  const { id, atLoad } = JSON.parse(line)
  globalThis.mutant = id
  const engine = atLoad ? await import(`${source}?mutant=${id}`).catch(() => undefined) : warm
  const context = newContext()
  const loosens = ({ run }) => engine !== undefined && decisionOf(engine, context, run) === 'allow'
  const noticedBy = keptLines.find(loosens)?.run ?? null
  const loosened = noticedBy === null ? wideLines.filter(loosens).map(({ run }) => run) : []
  globalThis.mutant = undefined
  console.log(JSON.stringify({ id, noticedBy, loosened: loosened.slice(0, 3) }))
}
