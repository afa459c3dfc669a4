import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { Account, World } from '../host/world.ts'
import type { Sandbox } from '../registry/config-bounds.ts'
import { reachable, runnableByAll } from './access.ts'
import { findBubblewrap } from './bubblewrap.ts'

/** What held a program while it ran, the strongest first. `uid`: a user of its own, with nothing to lose; `none`: it ran as we do. */
export const CONFINEMENTS = ['bubblewrap', 'uid', 'none'] as const
export type ConfinementKind = (typeof CONFINEMENTS)[number]

export interface Confinement {
  /** bwrap(1), when it is used. */
  readonly bubblewrap?: string
  /** Whom the program runs as, when that is not us. */
  readonly account?: Account
}

export const kindOf = ({ bubblewrap, account }: Confinement): ConfinementKind =>
  bubblewrap !== undefined ? 'bubblewrap' : account !== undefined ? 'uid' : 'none'

/** How this machine can confine a program: found out once, before the first one runs. */
export interface Means {
  /** bwrap(1), when it starts as we are. */
  readonly bubblewrap: string | undefined
  /** bwrap(1), when it starts as the account. */
  readonly bubblewrapForAccount: string | undefined
  readonly account: Account | undefined
  /** Why there is no bubblewrap, for people. */
  readonly reason: string | undefined
}

/** Starts bwrap(1) once, as the account or as we are, and says why it did not work. */
type Try = (bubblewrap: string, account: Account | undefined) => Promise<string | undefined>

type MeansWorld = Pick<World, 'files' | 'env' | 'uid' | 'spareAccount'>

/** What is wanted of the means, and what they are tried with. */
interface Wanted {
  readonly mode: Sandbox
  /** The directory that programs must be able to reach. */
  readonly scratch: string
  readonly attempt: Try
}

export const findMeans = async ({ mode, scratch, attempt }: Wanted, world: MeansWorld): Promise<Result<Means>> => {
  const account = reachable(world, scratch) ? await world.spareAccount() : undefined
  const file = mode === 'off' ? undefined : findBubblewrap(world)
  if (file === undefined) {
    const reason = mode === 'off' ? 'it was switched off' : 'bwrap (bubblewrap) is not installed'
    return mode === 'require' ? unavailable(reason) : ok({ bubblewrap: undefined, bubblewrapForAccount: undefined, account, reason })
  }
  const [own, others] = await Promise.all([
    attempt(file, undefined),
    account === undefined ? Promise.resolve('there is no other account') : attempt(file, account),
  ])
  if (mode === 'require' && own !== undefined && others !== undefined) return unavailable(own)
  return ok({
    bubblewrap: own === undefined ? file : undefined,
    bubblewrapForAccount: others === undefined ? file : undefined,
    account,
    reason: own !== undefined && others !== undefined ? own : undefined,
  })
}

const unavailable = (reason: string): Result<never> =>
  failed(
    failure('SANDBOX_UNAVAILABLE', `there is no sandbox: ${reason}`, {
      suggestion: {
        action: 'Install bubblewrap where user namespaces are allowed, or scan without it.',
        fix: 'atip scan --sandbox auto',
        applicability: 'likely',
      },
      details: { reason },
    }),
  )

const NEEDS_ROOT =
  'only root can run it, and there is no sandbox to hold it: install bubblewrap, or ask it alone and as root (--tool NAME --as-root)'

/**
 * What this program runs in, or why it does not run. Root does not run strangers: they get a user of their own where such a user can run
 * them, else the sandbox, else nothing. `asRoot` asks for root to be what it runs as.
 */
export const confinementFor = (
  { path, sandbox, asRoot }: { readonly path: string; readonly sandbox: Sandbox; readonly asRoot: boolean },
  means: Means,
  world: Pick<World, 'files' | 'env' | 'uid'>,
): Confinement | { readonly refused: string } => {
  const { bubblewrap, bubblewrapForAccount, account } = means
  const sandboxed: Confinement | undefined = bubblewrap === undefined ? undefined : { bubblewrap }
  if (world.uid !== 0 || asRoot) return sandboxed ?? {}
  if (account !== undefined && runnableByAll(world, path)) {
    if (bubblewrapForAccount !== undefined) return { bubblewrap: bubblewrapForAccount, account }
    return sandbox === 'require' && sandboxed !== undefined ? sandboxed : { account }
  }
  return sandboxed ?? { refused: NEEDS_ROOT }
}
