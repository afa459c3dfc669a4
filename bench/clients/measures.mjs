// What is measured of a client: the twelve lines, each fault, and what the hook costs. Each prints what it saw and returns what is kept of it.
import { availableParallelism, loadavg } from 'node:os'
import { drive } from './drive.mjs'
import { FAULTS } from './faults.mjs'
import { EDITS, FEW, LINES, QUICK } from './lines.mjs'

/** Of what the model was told, in characters: a reason is shorter. */
const MOST_TOLD = 600

/** Claude Code adds to a result what has nothing to do with it. */
const ADDED = /<system-reminder>[^]*?<\/system-reminder>/g

const said = told => told?.replaceAll(ADDED, '').trim()

/** What a line printed that ran is of no interest, and another text each time. */
const kept = ({ ran, told }) => (ran || told === undefined ? null : said(told).slice(0, MOST_TOLD))

const word = ({ ran }) => (ran ? 'ran' : 'held')

const shown = (told, whole) => {
  const text = said(told)?.replaceAll('\n', ' / ') ?? '(nothing)'
  return whole ? text : text.slice(0, 160)
}

const print = (title, { rows, hooks, ends }, whole) => {
  console.log(`${title}: ${hooks} hook calls, ended with ${ends.join(', ')}`)
  for (const row of rows) {
    const ms = row.ms === undefined ? '' : `${Math.round(row.ms)} ms`
    console.log(`  ${row.wanted.padEnd(6)}${word(row).padEnd(6)}${ms.padStart(8)}  ${shown(row.told, whole)}`)
  }
}

/** With the hook and, to show that the client itself would not stop them, without. */
const compared = async ({ client, machine, keep, told, lines, what }) => {
  const bare = await drive({ client, machine, lines, hook: false, keep })
  print(`${client.id}, ${what}, no hook`, bare, told)
  const guarded = await drive({ client, machine, lines, count: true, keep })
  print(`${client.id}, ${what}, hook`, guarded, told)
  const rows = guarded.rows.map((row, at) => {
    const { line, wanted, ran } = row
    return { line, wanted, ran, withoutHook: bare.rows[at].ran, told: kept(row) }
  })
  return { guarded, rows }
}

/** All twelve, and the edits. */
export const measureLines = async ({ client, machine, keep, told }) => {
  const lines = await compared({ client, machine, keep, told, lines: LINES, what: 'lines' })
  const edits = client.settings === undefined ? [] : (await compared({ client, machine, keep, told, lines: EDITS, what: 'edits' })).rows
  const { path, hooks, ends } = lines.guarded
  return { hook: path, hooks, starts: ends.length, lines: lines.rows, edits }
}

/** `names`: which faults; undefined: all of them. */
export const measureFaults = async ({ client, machine, keep, told, names }) => {
  const faults = []
  for (const fault of FAULTS.filter(({ name }) => names === undefined || names.includes(name))) {
    const { rows } = await drive({ client, machine, lines: FEW, fault, keep })
    const what = rows.map(row => `${row.wanted} ${word(row)}`).join(', ')
    console.log(`${client.id}, ${fault.name}: ${what}; ${shown(rows[1].told, told)}`)
    const lines = rows.map(row => ({ wanted: row.wanted, ran: row.ran, told: kept(row) }))
    faults.push({ name: fault.name, lines })
  }
  return { faults }
}

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const summary = taken => ({ median: Math.round(median(taken)), calls: taken.length })

/** With and without take turns, so that both see the same machine. */
export const measureLatency = async ({ client, machine, rounds }) => {
  const taken = { without: [], with: [] }
  for (let round = 0; round < rounds; round++)
    for (const kind of ['without', 'with']) {
      const { rows } = await drive({ client, machine, lines: QUICK, hook: kind === 'with' })
      taken[kind].push(...rows.filter(row => row.ran && row.ms !== undefined).map(row => row.ms))
    }
  if (Object.values(taken).some(ms => ms.length === 0)) {
    console.log(`${client.id}: no line ran whose time could be taken`)
    return {}
  }
  // how busy the machine was besides: on a machine with more to do than processors both figures are larger
  const load = Math.round(loadavg()[0])
  const latency = { without: summary(taken.without), with: summary(taken.with), load, processors: availableParallelism() }
  console.log(`${client.id}, from the call to its result, in ms: ${JSON.stringify(latency)}`)
  return { latency }
}
