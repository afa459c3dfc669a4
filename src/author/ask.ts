import { join } from 'node:path'
import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { openAsker as openProgramAsker } from '../discover/asker.ts'
import type { AskerOptions } from '../discover/asker.ts'
import type { RunOutcome, World } from '../host/world.ts'

/** The help of `aws ec2` has 60 KB; what is longer is no help. */
const MOST_STDOUT = 2 * 1024 * 1024

/** Wide, so that little is wrapped. Some programs refuse to believe in more. */
const COLUMNS = '200'

/** One answer of a program: what it printed, on either stream. */
export type Answer =
  | { readonly kind: 'answered'; readonly text: string; readonly stderr: string; readonly status: number }
  | { readonly kind: 'nothing'; readonly reason: string }
  | { readonly kind: 'aborted' }

export interface Asker {
  /** Runs the program with these words. Only help is ever asked for; who calls has made sure of that. */
  readonly ask: (path: string, argv: readonly string[]) => Promise<Answer>
  /** Ends whatever is left of the programs and removes their directory. */
  readonly close: () => Promise<void>
}

/**
 * Where language managers keep what their launchers start. With a HOME of its own a launcher would find nothing, and some would go
 * and download it; the variables point to what is there, which help texts only read.
 */
const TOOLCHAINS: readonly (readonly [variable: string, below: string])[] = [
  ['RUSTUP_HOME', '.rustup'],
  ['PYENV_ROOT', '.pyenv'],
  ['RBENV_ROOT', '.rbenv'],
  ['NVM_DIR', '.nvm'],
  ['VOLTA_HOME', '.volta'],
  ['ASDF_DATA_DIR', '.asdf'],
  ['SDKMAN_DIR', '.sdkman'],
]

const toolchains = (world: Pick<World, 'env' | 'home' | 'files'>): Record<string, string> =>
  Object.fromEntries(
    TOOLCHAINS.flatMap(([variable, below]) => {
      const place = world.env[variable] ?? join(world.home, below)
      return world.files.stat(place)?.kind === 'directory' ? [[variable, place]] : []
    }),
  )

const environment = (world: Pick<World, 'env' | 'home' | 'files'>): Record<string, string> => ({
  COLUMNS,
  MANWIDTH: COLUMNS,
  PAGER: 'cat',
  MANPAGER: 'cat',
  GIT_PAGER: 'cat',
  // help is help: nobody looks for updates, reports usage or fetches a toolchain because of it
  CI: '1',
  RUSTUP_AUTO_INSTALL: '0',
  CHECKPOINT_DISABLE: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  GH_NO_UPDATE_NOTIFIER: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  ...toolchains(world),
})

/** Places of the scratch directory, which are others at every run, as the same program should always answer the same. */
const SCRATCH = /\/[^\s"'`:;,()]*\/atip-\d+-\d+-[^-/\s]+\/\d+\/(home|tmp|work)\b/g

const PLACES: Readonly<Record<string, string>> = { home: '~', tmp: '/tmp', work: '.' }

const textOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replaceAll(SCRATCH, (_all, place: string) => PLACES[place] ?? '')

const answerOf = (outcome: RunOutcome): Answer => {
  switch (outcome.kind) {
    case 'exited':
      return { kind: 'answered', text: textOf(outcome.stdout), stderr: textOf(outcome.stderr), status: outcome.status }
    case 'aborted':
      return { kind: 'aborted' }
    case 'timed-out':
      return { kind: 'nothing', reason: 'it did not end in time' }
    case 'too-loud':
      return { kind: 'nothing', reason: 'it printed too much' }
    case 'killed':
      return { kind: 'nothing', reason: `it was killed by ${outcome.signal}` }
    case 'not-started':
      return { kind: 'nothing', reason: `it could not be started: ${outcome.reason}` }
  }
}

/** Runs programs for their help the way a scan runs them for their document, in what holds programs here. */
export const openAsker = async (
  options: AskerOptions & { readonly timeoutMs: number },
  world: Pick<World, 'run' | 'sweep' | 'spareAccount' | 'files' | 'env' | 'home' | 'uid' | 'store'>,
): Promise<Result<Asker>> => {
  const opened = await openProgramAsker(options, world)
  if (!opened.ok) return opened
  const { ask, close } = opened.value
  const env = environment(world)
  return ok({
    ask: async (path, argv) => {
      const asked = await ask({ path, argv, timeoutMs: options.timeoutMs, stdoutLimit: MOST_STDOUT, env })
      return asked.kind === 'ran' ? answerOf(asked.outcome) : { kind: 'nothing', reason: asked.reason }
    },
    close,
  })
}
