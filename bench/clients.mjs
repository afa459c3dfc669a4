// Real agent clients, each driven by itself without a network and with a stand-in for its model: which lines run, what the model is told, what
// the hook costs, and what a broken one lets through. Writes bench/clients/results.json, from which docs/reference/harnesses.md is made.
//
//   node bench/clients.mjs --clients DIR [CLIENT...] [--lines] [--faults] [--rounds N]
//     [--install] [--node22 PROGRAM] [--package DIR] [--fault NAME] [--show] [--told] [--keep]
//
// DIR/CLIENT/node_modules is an npm install of the client; --install makes those that are missing. Without --lines, --faults and --rounds only
// the lines are driven. --package is the atip that is put in front, this one without it. --fault drives one fault. --show prints without writing
// the results, --told all that the model was told; --keep leaves the homes, with what the clients printed and what the hook was given.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { KNOWN } from './clients/known.mjs'
import { makeMachine } from './clients/machine.mjs'
import { measureFaults, measureLatency, measureLines } from './clients/measures.mjs'
import { isInside, reenter } from './clients/namespace.mjs'
import { found, install } from './clients/packages.mjs'
import { record } from './clients/record.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clients: { type: 'string' },
    node22: { type: 'string' },
    package: { type: 'string', default: join(import.meta.dirname, '..') },
    rounds: { type: 'string', default: '0' },
    fault: { type: 'string', multiple: true },
    ...Object.fromEntries(['install', 'lines', 'faults', 'show', 'told', 'keep'].map(name => [name, { type: 'boolean', default: false }])),
  },
})

const measured = async ({ client, machine }) => {
  const { keep, told, fault: names } = values
  const rounds = Number(values.rounds)
  const faults = values.faults || names !== undefined
  return {
    version: client.installedVersion,
    ...(values.lines || (!faults && rounds === 0) ? await measureLines({ client, machine, keep, told }) : {}),
    ...(faults ? await measureFaults({ client, machine, keep, told, names }) : {}),
    ...(rounds > 0 ? await measureLatency({ client, machine, rounds }) : {}),
  }
}

const main = async () => {
  if (values.clients === undefined) {
    console.error('node bench/clients.mjs --clients DIR [CLIENT...]: DIR has an npm install of each client, or gets one with --install')
    return 64
  }
  const folder = resolve(values.clients)
  const wanted = KNOWN.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  if (!isInside) {
    if (values.install) for (const client of wanted) install({ client, folder })
    return reenter()
  }
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'clients-'))
  const machine = makeMachine(directory, resolve(values.package))
  let failed = false
  for (const known of wanted) {
    const client = found({ client: known, folder, node22: values.node22 })
    if (client.missing !== undefined) {
      console.log(`${known.id}: ${client.missing}`)
      continue
    }
    try {
      const result = await measured({ client, machine })
      if (!values.show) record({ id: known.id, result, directory })
    } catch (error) {
      // one that cannot be driven says nothing of the others
      failed = true
      console.error(`${known.id}: ${error.stack}`)
    }
  }
  if (!values.keep) rmSync(directory, { recursive: true, force: true })
  return failed ? 1 : 0
}

process.exitCode = await main()
