import { join } from 'node:path'
import { parsed } from '../../../../../core/json.ts'
import type { Json } from '../../../../../core/json.ts'
import { standIn } from '../../../../../harness/stand-in/model.ts'
import type { Around, Start } from '../../../../../harness/stand-in/recipes.ts'
import { writtenAs } from '../../../../../harness/stand-in/written.ts'
import type { RunOutcome, Serve } from '../../../../../host/world.ts'
import type { Context } from '../../../../shared/define.ts'
import { CANARY, environment, layOut } from './home.ts'
import type { Carried } from './home.ts'
import { ALLOWED, DENIED, lastWords, outcomeOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** Clients take some seconds to start, and more on a machine that is busy. */
const MOST_MS = 60_000

const MOST_OUTPUT = 1024 * 1024

interface Wanted extends Carried {
  readonly program: string
  readonly recipe: (around: Around) => Start
}

const bodyOf = (text: string): Json => {
  try {
    return parsed(text)
  } catch {
    return null
  }
}

const MARKER = 'ATIP_DOCTOR_LIVE'

const served = async (serve: Serve, answer: ReturnType<typeof standIn>['answer']) =>
  serve(({ method, url, body }) => {
    const reply = answer({ method, url, body: bodyOf(body) })
    return { status: reply.status, ...writtenAs(reply.answer) }
  })

/** Has the client itself run a line that is allowed and one that is denied, with the hooks that it has. */
export const drive = async (wanted: Wanted, { world, locations }: Context): Promise<Outcome> => {
  const { program, recipe } = wanted
  const store = await world.store()
  const scratch = store.makeScratch()
  const home = join(scratch, 'home')
  const mark = `canary-${crypto.randomUUID()}`
  const model = standIn(() => performance.now())
  const server = await served(await world.serve(), model.answer)
  try {
    const place = { home, project: join(home, 'project'), port: server.port }
    const start = recipe(place)
    await layOut(wanted, start, { place, mark, world, locations })
    const trace = `${MARKER}=${mark}`
    const call = async (argv: readonly string[]): Promise<RunOutcome> =>
      world.run({
        file: program,
        argv,
        cwd: place.project,
        env: { ...environment(world, place), ...start.env, [MARKER]: mark },
        timeoutMs: MOST_MS,
        stdoutLimit: MOST_OUTPUT,
        stderrLimit: MOST_OUTPUT,
        traces: { marker: trace },
      })
    const before = start.before === undefined ? undefined : await call(start.before)
    if (before !== undefined && (before.kind !== 'exited' || before.status !== 0))
      return { kind: 'silent', reason: lastWords(before, MOST_MS) }
    const [allowed, denied] = model.plan([{ line: ALLOWED }, { line: DENIED }])
    const outcome = await call(start.argv)
    // what it left behind would go on in a home that is gone
    await world.sweep({ marker: trace })
    const gone = world.files.stat(join(home, CANARY)) === undefined
    return outcomeOf({ allowed, denied, mark, gone }, lastWords(outcome, MOST_MS))
  } finally {
    server.stop()
    await store.removeTree(scratch)
  }
}
