// One scene: a client, started as often as it takes, is asked by the model to run each of the lines.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { baseEnv } from './machine.mjs'
import { makeScene } from './scene.mjs'
import { setUp } from './setup.mjs'
import { settle } from './settle.mjs'
import { startModel } from './stand-in.mjs'

/** A client that has asked the model nothing for so long waits for somebody who is not there. */
const MOST_IDLE_MS = 45_000
const LOOK_MS = 250

const isOf = (pid, scene) => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`HOME=${scene.home}`)
  } catch {
    return false
  }
}

/** Ends what lives on in the scene's home: Cline leaves a process there that would serve the next one too. */
const endAll = scene => {
  for (const pid of readdirSync('/proc').filter(name => /^[0-9]+$/.test(name) && isOf(name, scene))) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // gone by itself
    }
  }
}

/** Starts the client; resolves with how it ended: a status, a signal, or 'no end'. */
const started = ({ client, scene, settled, busy, name }) =>
  new Promise(resolve => {
    const out = openSync(join(scene.directory, `${name}.out`), 'w')
    const child = spawn(client.program, settled.args, { cwd: scene.project, env: settled.env, stdio: ['ignore', out, out], detached: true })
    closeSync(out)
    const end = how => {
      clearInterval(clock)
      try {
        // what it left behind too, and nobody else
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // gone
      }
      resolve(how)
    }
    const clock = setInterval(() => performance.now() - busy() > MOST_IDLE_MS && end('no end'), LOOK_MS)
    child.on('error', error => end(error.message))
    child.on('exit', (status, signal) => end(signal ?? status))
  })

/**
 * What became of each line: `ran`, what the model was `told` (undefined: nothing), `ms` from its call to the result. `hooks`: how often atip
 * was started; `path`: where its hook stands. A client that ends before the plan does is started again with what is left of it.
 */
export const drive = async ({ client, machine, lines, hook = true, fault, count = false, keep = false }) => {
  machine.restore()
  const scene = makeScene(machine)
  const model = await startModel()
  const settled = settle({ client, scene, env: baseEnv(scene.home, ...client.path), port: model.port })
  const path = hook ? setUp({ client, machine, scene, env: settled.env }) : undefined
  if (count) machine.count(keep ? join(scene.directory, 'payloads') : undefined)
  fault?.arm({ machine, scene })
  const where = { ...scene, settings: client.settings }
  // some clients write a file only into a directory that is there
  for (const { edit } of lines) if (edit !== undefined) mkdirSync(dirname(edit(where).path), { recursive: true })
  const rows = []
  const ends = []
  while (rows.length < lines.length) {
    const left = lines.slice(rows.length)
    const ran = left.map(() => undefined)
    let last = performance.now()
    const steps = model.plan(
      left.map(({ line, edit }) => (edit === undefined ? { line } : { edit: edit(where) })),
      (at, told) => {
        last = performance.now()
        ran[at] = left[at].ran(where, told)
      },
    )
    const how = await started({ client, scene, settled, busy: () => last, name: `run-${ends.length}` })
    ends.push(how)
    const asked = steps.findLastIndex(step => step.asked !== undefined)
    if (asked < 0) throw new Error(`${client.id} asked the model for nothing (${how}): see ${scene.directory}`)
    for (const [at, { told, ms }] of steps.slice(0, asked + 1).entries())
      rows.push({ line: left[at].line, wanted: left[at].wanted, ran: ran[at] ?? left[at].ran(where, told ?? ''), told, ms })
  }
  model.stop()
  endAll(scene)
  const hooks = machine.calls()
  machine.restore()
  if (keep) console.log(`  ${scene.directory}`)
  else scene.remove()
  return { rows, hooks, path, ends, strange: model.strange }
}
