// A worker of mutation.mjs: gets numbers of mutants, judges the lines that are not approved under each, and says which one it loosens.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { contextOf, packagedLayer } from '../engine.mjs'
import { decider } from './decider.mjs'

const { engine: chunk, lines, documents, builtins } = JSON.parse(process.argv[2])
const source = pathToFileURL(chunk).href
const shims = new Map(JSON.parse(readFileSync(documents, 'utf8')))
const shell = readFileSync(builtins, 'utf8')

/** What the engine remembers of a document it keeps beside the document; it is forgotten between rows and mutants. */
const memories = []
const NativeWeakMap = globalThis.WeakMap
class Memory {
  constructor() {
    this.forget()
    memories.push(new WeakRef(this))
  }
  forget() {
    this.known = new NativeWeakMap()
  }
  get(key) {
    return this.known.get(key)
  }
  has(key) {
    return this.known.has(key)
  }
  set(key, value) {
    this.known.set(key, value)
    return this
  }
}
globalThis.WeakMap = Memory
const forget = () => memories.forEach(it => it.deref()?.forget())

const known = new Map()
const layersOf = tool => {
  if (!known.has(tool) && shims.has(tool)) known.set(tool, packagedLayer(JSON.parse(shims.get(tool))))
  return known.get(tool)
}
const context = contextOf(layersOf, JSON.parse(shell))

const RANKS = ['allow', 'ask', 'deny']
/** Whoever asks and gets no answer has no approval. */
const rankOf = decision => (decision === 'crash' ? RANKS.length : RANKS.indexOf(decision))

/** Where the engine asked which mutant holds, while `judge` ran. */
const sitesOf = judge => {
  const sites = new Set()
  globalThis.mutantAt = site => void sites.add(site)
  const answer = judge()
  globalThis.mutantAt = () => globalThis.mutant
  return { sites, answer }
}

globalThis.mutantAt = () => globalThis.mutant
const warm = await import(source)
// what is read once, whoever judges first, is read now
const judgeWarm = decider(warm, context)
judgeWarm({ run: 'ls' })

/** Only what is not approved can be loosened. `least`: what its test demands; without one, what it is. */
const held = rows =>
  rows.flatMap(row => {
    forget()
    const { sites, answer } = sitesOf(() => judgeWarm(row))
    const least = row.expect === undefined ? rankOf(answer) : Math.max(1, rankOf(row.expect))
    return answer === 'allow' || answer === 'crash' || rankOf(answer) < least ? [] : [{ row, sites, least }]
  })

const reachOf = rows => ({
  kept: held(rows.kept.filter(({ expect }) => expect !== 'allow')),
  wide: held(rows.wide),
  /** One of these that is not approved any more is noticed too. */
  harmless: rows.kept.filter(({ expect }) => expect === 'allow').filter(row => judgeWarm(row) === 'allow'),
})

/** Found once for all workers of a file: one that hangs is replaced. */
const found = `${chunk}.reach`
if (!existsSync(found)) writeFileSync(found, serialize(reachOf(deserialize(readFileSync(lines)))))
const { kept, wide, harmless } = deserialize(readFileSync(found))
console.log(JSON.stringify({ ready: true, kept: kept.length, wide: wide.length }))

for await (const line of createInterface({ input: process.stdin })) {
  const { id, site, atLoad } = JSON.parse(line)
  globalThis.mutant = id
  forget()
  const engine = atLoad ? await import(`${source}?mutant=${id}`).catch(() => undefined) : warm
  const judge = engine === undefined ? () => 'crash' : decider(engine, context)
  const seen = list => (atLoad ? list : list.filter(it => it.sites.has(site)))
  const loosens = ({ row, least }) => rankOf(judge(row)) < least
  const noticedBy = seen(kept).find(loosens)?.row.run ?? null
  const loosened =
    noticedBy === null
      ? seen(wide)
          .filter(loosens)
          .map(({ row: { run, ...rest } }) => ({ run, ...rest, now: judge({ run, ...rest }) }))
      : []
  const hindered = loosened.length > 0 ? harmless.find(row => judge(row) !== 'allow')?.run : undefined
  globalThis.mutant = undefined
  // an approval is worse than a question instead of a denial
  const worst = loosened.toSorted((a, b) => rankOf(a.now) - rankOf(b.now))
  console.log(JSON.stringify({ id, noticedBy: noticedBy ?? hindered ?? null, loosened: worst.slice(0, 6) }))
}
